import { expect, it } from 'vitest';
import { stubListings } from '#tests/support/listings-stub.ts';
import { stubMarket } from '#tests/support/market-stub.ts';
import { createTestTools } from '#tests/support/test-tools.ts';
import { startTracedThread } from '#tests/support/traced-thread.ts';

function startThread() {
  const listings = stubListings();
  return { listings, ask: startTracedThread({ tools: createTestTools({ listings, market: stubMarket() }) }) };
}

it.each([
  'buyer note: young fam, 2 kids, good elementary, noe valley or oakland, 3+ bd, 1.6 max',
  'buyer note: noe valley or oakland, 3+ bd, 1.6 max',
])('a note is searched where its places are: %s', async (note) => {
  const { listings, ask } = startThread();
  const reply = await ask(note);
  expect(listings.searches[0]).toMatchObject({ bedroomsCount: { startAt: 3 }, price: { endAt: 1_600_000 } });
  expect(JSON.stringify(listings.searches[0]?.areaFilter)).toMatch(/Noe Valley[^]*Oakland|Oakland[^]*Noe Valley/);
  expect(reply).toContain('From the note I took');
});

it('an e-mail keeps both ends of its budget', async () => {
  const { listings, ask } = startThread();
  await ask('Client email: "Budget is 650-800k. We need 4 bedrooms in Oakland. — Tom"');
  expect(listings.searches[0]).toMatchObject({ price: { startAt: 650_000, endAt: 800_000 } });
});
