import { describe, expect, it } from 'vitest';
import { aListing, stubListings } from '#tests/support/listings-stub.ts';
import { stubMarket } from '#tests/support/market-stub.ts';
import { createTestTools } from '#tests/support/test-tools.ts';
import { startTracedThread } from '#tests/support/traced-thread.ts';
import { hoaLimitIn } from './hoa-limit.ts';
import { readLetter } from './read-letter.ts';

function startThread() {
  const searches: unknown[] = [];
  const tools = createTestTools({ listings: stubListings([aListing({ currentPrice: 800_000 })]), market: stubMarket() });
  const ask = startTracedThread({ tools, onCall: (name, input) => name === 'search_listings' && searches.push(input) });
  return { searches, ask };
}

const namesOf = (search: unknown) =>
  [...JSON.stringify(search).matchAll(/"name":"([^"]+)"/g)]
    .map(([, name]) => name)
    .toSorted((one, other) => (one ?? '').localeCompare(other ?? ''));

describe('what an agent noted of a buyer', () => {
  it.each([
    'buyer note: young fam, 2 kids, berkeley or oakland, 3+ bd, 1.6 max, walk to bart',
    'client notes: oakland/berkeley, 3+ bd, 1.6 max',
    'Buyer notes for the Ramirez family: 3+ bd, oakland, berkeley is fine too, up to 1.6',
  ])('is searched in each place that it names: %s', async (note) => {
    const { ask, searches } = startThread();
    const told = await ask(note);
    expect(searches[0]).toMatchObject({ bedroomsCount: { startAt: 3 }, price: { endAt: 1_600_000 } });
    expect(namesOf(searches[0])).toEqual(['Berkeley', 'Oakland']);
    expect(told).toContain('From the note I took: homes');
  });

  it('is searched however short it is, and goes on as any search', async () => {
    const { ask, searches } = startThread();
    await ask('buyer note: berkeley, 3+ bd, 1.6 max');
    expect(namesOf(searches[0])).toEqual(['Berkeley']);
    await ask('ok and oakland too?');
    expect(namesOf(searches[1])).toEqual(['Berkeley', 'Oakland']);
  });

  it('is read as it was dictated, with what only thinks aloud left out', async () => {
    const { ask, searches } = startThread();
    await ask(
      "Dictated: okay so new client Marcus he's a nurse single guy wants a one bedroom or a big studio somewhere near downtown oakland something like that uh five hundred max and he really does not want more than four fifty a month hoa oh and he has a cat",
    );
    expect(searches[0]).toMatchObject({
      ...{ bedroomsCount: { startAt: 0, endAt: 1 }, price: { endAt: 500_000 } },
      ...{ homeownerAssociationFeeUSD: { endAt: 450 }, features: ['pets-allowed'] },
    });
    expect(namesOf(searches[0])).toEqual(['Oakland']);
  });

  it.each([
    'Dictated: write a thank-you note to the Garcias',
    'note: call Bob at noon',
    'listing notes: 3 bed 2 bath, new roof, oakland',
  ])('is none: %s', (text) => {
    expect(readLetter(text)?.isNote ?? false).toBe(false);
  });
});

describe('the places of a letter', () => {
  it('are searched also where a sentence does nothing but weigh them', async () => {
    const { ask, searches } = startThread();
    const told = await ask(
      "Fwd: Hi Dana, Mark and I talked it over and we could go up to $950k. We'd really like 2 bedrooms, 2 baths, parking is a must, and HOA under $700 a month. Bernal Heights or Noe Valley would be ideal but open to Oakland. No top-floor walk ups please, my knees! Thanks, Susan",
    );
    expect(namesOf(searches[0])).toEqual(['Bernal Heights', 'Noe Valley', 'Oakland']);
    expect(searches[0]).toMatchObject({ homeownerAssociationFeeUSD: { endAt: 700 }, price: { endAt: 950_000 } });
    expect(told).not.toContain('Wished for');
  });

  it('are searched with both ends of the budget, and one that is not known is named', async () => {
    const { ask, searches } = startThread();
    const told = await ask(
      'Client email: "Hi! We are relocating from Boston to San Francisco in March. Budget is 650-800k. We need 4 bedrooms, at least 2.5 baths and a fenced yard for the dogs. Oakland is our first choice but Larkmoor Island works too. Not interested in anything needing work. — Tom & Becky"',
    );
    expect(namesOf(searches[0])).toEqual(['Oakland']);
    expect(searches[0]).toMatchObject({ price: { startAt: 650_000, endAt: 800_000 }, bathroomsCount: { startAt: 2.5 } });
    expect(JSON.stringify(searches[0])).not.toContain('pets-allowed');
    expect(told).toContain('I have no listings in a place called “larkmoor island”');
  });

  it('are where they move to, where none is weighed', async () => {
    const { ask, searches } = startThread();
    await ask(
      'Client email: "Hi! We are relocating from Boston to Oakland in March. Our budget is 650 - 800k and we need 4 bedrooms. Looking forward to it. — Tom & Becky"',
    );
    expect(namesOf(searches[0])).toEqual(['Oakland']);
    expect(searches[0]).toMatchObject({ price: { startAt: 650_000, endAt: 800_000 } });
  });
});

describe('the HOA fee of a letter', () => {
  it.each([
    ['hoa under $700 a month', 700],
    ['does not want more than 450 a month hoa', 450],
    ['max 450/mo in hoa dues', 450],
    ['hoa 600 max', 600],
  ])('is a limit: %s', (clause, dollars) => {
    expect(hoaLimitIn(clause)?.condition).toBe(`HOA up to $${dollars} a month`);
  });

  it.each(['under 900k no hoa', 'the hoa is nice and we want up to 500', 'up to 850k condo'])('is none: %s', (clause) => {
    expect(hoaLimitIn(clause)).toBeNull();
  });
});
