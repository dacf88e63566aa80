import { describe, expect, it } from 'vitest';
import { stubListings } from '#tests/support/listings-stub.ts';
import { stubMarket } from '#tests/support/market-stub.ts';
import { collect, eventsOf, loopInput, replyText, everythingMayLeave } from '#tests/support/loop-run.ts';
import { createBuiltInModel } from '#server/modules/built-in-assistant/model.ts';
import type { PlaceCandidate } from '#server/modules/built-in-assistant/question-parser/parsed-question.ts';
import { createTestTools } from '#tests/support/test-tools.ts';
import { createAgentLoop } from './create-agent-loop.ts';

const noeValley: Omit<PlaceCandidate, 'phrase'> = {
  nameType: 'neighborhood',
  name: 'Noe Valley',
  context: { city: 'San Francisco', stateAbbreviated: 'CA' },
  listingCount: 40,
  exact: true,
};

function builtInLoop() {
  const listings = stubListings();
  const loop = createAgentLoop({
    readOutgoingRules: everythingMayLeave,
    tools: createTestTools({ listings, market: stubMarket() }),
    openModel: async ({ openedListing }) => ({
      isBuiltIn: true,
      model: createBuiltInModel({
        findPlacesNamed: async (phrases) =>
          phrases.filter((phrase) => phrase.toLowerCase() === 'noe valley').map((phrase) => ({ ...noeValley, phrase })),
        today: () => '2026-11-20',
        openedListing,
      }),
    }),
  });
  return { loop, listings };
}

describe('the agent loop over the built-in model', () => {
  it('searches what was asked and answers from what was found', async () => {
    const { loop, listings } = builtInLoop();
    const { events, error } = await collect(loop, loopInput('3 bedroom condos under $1.5M in Noe Valley'));
    expect(error).toBeUndefined();
    expect(listings.searches).toMatchObject([
      {
        areaFilter: { name: 'Noe Valley' },
        bedroomsCount: { startAt: 3 },
        price: { endAt: 1_500_000 },
        propertyTypes: ['condominium'],
      },
    ]);
    expect(replyText(events)).toContain('12 Alder Street');
  });

  it('refines the search of an earlier prompt', async () => {
    const first = builtInLoop();
    const asked = await collect(first.loop, loopInput('condos in Noe Valley'));
    const steps = eventsOf(asked.events, 'step-finished').flatMap((event) => event.messages);
    const { loop, listings } = builtInLoop();
    await collect(
      loop,
      loopInput('only with 2 baths', { history: [{ role: 'user', content: 'condos in Noe Valley' }, ...steps] }),
    );
    expect(listings.searches).toMatchObject([
      { areaFilter: { name: 'Noe Valley' }, bathroomsCount: { startAt: 2 }, propertyTypes: ['condominium'] },
    ]);
  });

  it('knows the listing that the drawer shows', async () => {
    const listing = { mlsId: 'SF1001', mlsSource: 'demo' };
    const { loop } = builtInLoop();
    const asked = await collect(loop, loopInput('condos in Noe Valley'));
    const steps = eventsOf(asked.events, 'step-finished').flatMap((event) => event.messages);
    const { events } = await collect(
      loop,
      loopInput('how long has it been listed?', {
        history: [{ role: 'user', content: 'condos in Noe Valley' }, ...steps],
        widgetContext: { widgetId: 'widget-listing-details', listing },
      }),
    );
    expect(eventsOf(events, 'tool-started')).toMatchObject([{ name: 'get_listing_details', arguments: listing }]);
  });
});
