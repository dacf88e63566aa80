import type { ModelMessage } from 'ai';
import { describe, expect, it } from 'vitest';
import { aListing, stubListings } from '#tests/support/listings-stub.ts';
import { collect, eventsOf, everythingMayLeave, loopInput, replyText } from '#tests/support/loop-run.ts';
import { stubMarket } from '#tests/support/market-stub.ts';
import { createBuiltInModel } from '#server/modules/built-in-assistant/model.ts';
import { createAgentLoop } from '../loop/index.ts';
import { createTestTools } from '#tests/support/test-tools.ts';
import { figuresOfReply } from './index.ts';

const TODAY = '2026-11-20';
/** Homes that give the answers something to say: cuts, old and new ones, HOA and none. */
const homes = Array.from({ length: 8 }, (_, at) =>
  aListing({
    mlsId: `SF${1001 + at}`,
    uPropertyId: `key-${at}`,
    addressLine1: `${12 + at * 7} ${['Alder', 'Birch', 'Cedar', 'Dogwood', 'Elm', 'Fir', 'Ginkgo', 'Hazel'][at]} Street`,
    currentPrice: 900_000 + at * 57_000,
    listPrice: 900_000 + at * 57_000,
    originalListPrice: at % 2 === 0 ? 950_000 + at * 57_000 : 900_000 + at * 57_000,
    internalSize: 910 + at * 131,
    costPerInternalSqFt: Math.round((900_000 + at * 57_000) / (910 + at * 131)),
    yearBuilt: 1912 + at * 13,
    listDate: `2026-0${2 + at}-1${at}`,
    hoaMonthlyFee: at % 3 === 0 ? 410 + at : null,
    description: 'Top floor with 2 fireplaces, a garden and a 40-foot deck.',
  }),
);

async function lastOf(conversation: readonly string[]): Promise<{ text: string; untraced: string[] }> {
  const history: ModelMessage[] = [];
  let lastText = '';
  let untraced: string[] = [];
  for (const prompt of conversation) {
    const loop = createAgentLoop({
      readOutgoingRules: everythingMayLeave,
      tools: createTestTools({ listings: stubListings(homes), market: stubMarket() }),
      openModel: async ({ openedListing }) => ({
        isBuiltIn: true,
        model: createBuiltInModel({ findPlacesNamed: async () => [], today: () => TODAY, openedListing }),
      }),
    });
    const { events } = await collect(loop, loopInput(prompt, { history: [...history] }));
    const steps = eventsOf(events, 'step-finished').flatMap((event) => event.messages);
    const text = replyText(events);
    expect(text).not.toBe('');
    lastText = text;
    untraced = figuresOfReply({ text, steps, history, prompt, today: TODAY }).untraced.map((figure) => figure.text);
    history.push({ role: 'user', content: prompt }, ...steps);
  }
  return { text: lastText, untraced };
}

describe('replies of the built-in assistant', () => {
  it.each([
    ['homes under $2M'],
    ['3 bed 2 bath condos, top 5, cheapest first'],
    ['condos built since 1950 with an HOA under $500'],
    ['homes under $2M', 'the second one'],
    ['homes under $2M', 'the second one', 'how long has it been listed?'],
    ['homes under $2M', 'the second one', 'price per square foot?'],
    ['homes under $2M', 'the second one', 'HOA?'],
    ['homes under $2M', 'compare the first two'],
    ['homes under $2M', 'more like the second one'],
    ['homes under $2M', 'write a listing description for the first one'],
    ['homes under $2M', 'write an email about the third one', 'shorter and warmer'],
    ['sold homes in the last 90 days'],
    ['what can you do?'],
    ['casas por menos de 2 millones'],
    ['casas por menos de 2 millones', 'la segunda'],
    ['casas por menos de 2 millones', 'compara las dos primeras'],
    ['¿cómo está el mercado en Oakland?'],
  ])('hold no figure without a source: %s', async (...conversation) => {
    expect((await lastOf(conversation)).untraced).toEqual([]);
  });

  it('name school districts, how many homes are in each, what they cost and how far they are, where schools are asked for', async () => {
    const { text, untraced } = await lastOf(['homes under $2M near good schools']);
    expect(text).toContain('- **Hillside Unified**: 12 homes, median $1,100,000, 0.4 miles from the middle of the search');
    expect(text).toContain('[Show homes for sale in Bayview Elementary](#ask)');
    expect(text).toContain('I rate no schools');
    expect(untraced).toEqual([]);
    const spanish = await lastOf(['casas de menos de 2 millones cerca de buenas escuelas']);
    expect(spanish.text).toContain(
      '- **Hillside Unified**: 12 casas, precio mediano $1,100,000, a 0.4 millas del centro de la búsqueda',
    );
    expect(spanish.untraced).toEqual([]);
  });

  it.each(['tell me about 12 Alder Street', 'pull up 12 Alder Street', 'details on 12 Alder Street please'])(
    'tell all of a home that is named by its address: %s',
    async (prompt) => {
      const { text, untraced } = await lastOf([prompt]);
      expect(text).toMatch(/12 Alder Street[\s\S]*3 bd/);
      expect(untraced).toEqual([]);
    },
  );
});
