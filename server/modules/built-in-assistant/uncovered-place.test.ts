import { describe, expect, it } from 'vitest';
import { stubListings } from '#tests/support/listings-stub.ts';
import { stubMarket } from '#tests/support/market-stub.ts';
import { createTestTools } from '#tests/support/test-tools.ts';
import { startTracedThread } from '#tests/support/traced-thread.ts';

function start() {
  const searches: unknown[] = [];
  const tools = createTestTools({ listings: stubListings(), market: stubMarket() });
  const onCall = (toolName: string, input: unknown) => toolName === 'search_listings' && searches.push(input);
  return { searches, ask: startTracedThread({ tools, onCall }) };
}

describe('what is said after a place without listings', () => {
  it.each([
    ['need a 2bd in denver under 600k', 'actually make that 3bd and up to 700', 'denver'],
    ['2 beds in denver', 'any open houses this weekend', 'denver'],
    ['condos in san jose under 1.4m', 'must have a garage too', 'san jose'],
  ])('is a wish for it, and searches no other place: %s / %s', async (first, then, place) => {
    const { ask, searches } = start();
    await ask(first);
    expect(await ask(then)).toContain(`I have no listings in a place called “${place}”`);
    expect(searches).toEqual([]);
  });

  it('is remembered for the place that is named at last', async () => {
    const { ask, searches } = start();
    await ask('need a 2bd condo in denver under 600k');
    await ask('actually make that 3bd and up to 700');
    await ask('nah he wants austin now');
    await ask('forget condo, townhouse');
    await ask('ok oakland then');
    expect(searches.at(-1)).toMatchObject({
      areaFilter: { name: 'Oakland' },
      propertyTypes: ['townhouse'],
      bedroomsCount: { startAt: 3 },
      price: { endAt: 700_000 },
    });
  });

  it('keeps the conditions where a fragment moves a search to places of which one is known', async () => {
    const { ask, searches } = start();
    await ask('3 bd house in Oakland under 900k');
    expect(await ask('in berkeley or coconut grove')).toContain('I have no listings in a place called “coconut grove”');
    expect(searches.at(-1)).toMatchObject({ areaFilter: { name: 'Berkeley' }, price: { endAt: 900_000 } });
  });

  it('knows no downtown of a city without listings', async () => {
    expect(await start().ask('couple from chicago, both work downtown austin, budget 800-950k, 3bd')).toContain('austin');
  });
});
