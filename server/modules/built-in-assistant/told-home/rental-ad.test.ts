import { describe, expect, it } from 'vitest';
import { createTestTools } from '#tests/support/test-tools.ts';
import { aListing, stubListings } from '#tests/support/listings-stub.ts';
import { stubMarket } from '#tests/support/market-stub.ts';
import { startTracedThread } from '#tests/support/traced-thread.ts';
import { readToldHome } from './read-told-home.ts';

const start = () => startTracedThread({ tools: createTestTools({ listings: stubListings([aListing()]), market: stubMarket() }) });
const facts = '2 bed 1 bath apartment in Adams Point Oakland, 900 sq ft, $2,950/mo, new paint, laundry onsite, available dec 15';

describe('an ad for a rental that is told', () => {
  it.each([
    `write a rental listing for a ${facts}`,
    `rental ad for a ${facts}`,
    `craigslist ad: ${facts}`,
    `can you write a for rent listing for a ${facts}`,
  ])('tells the rent, the home and when it is free, and searches nothing: %s', async (text) => {
    const copy = await start()(text);
    expect(copy).toMatch(/\$2,950 a month/);
    for (const told of [/two bedrooms/i, /900 square feet/i, /Adams Point/, /laundry onsite/i, /available Dec 15/i])
      expect(copy).toMatch(told);
    expect(copy).not.toMatch(/offered at|I found no|of rental/i);
  });

  it('takes in how it is let, and stays whole when it is shortened', async () => {
    const ask = start();
    await ask(`write a rental listing for a ${facts}`);
    const more = await ask('add no smoking, cats ok');
    expect(more).toMatch(/no smoking/i);
    expect(more).toMatch(/cats are allowed/i);
    expect(more).toMatch(/laundry onsite/i);
    const short = await ask('shorter for craigslist');
    expect(short).toMatch(/\$2,950 a month|two bedrooms|2 bd/i);
  });

  it.each(['deposit is 1 month', '12 month lease', 'and pets negotiable', 'water and trash included'])(
    'takes in %s',
    async (term) => {
      const ask = start();
      await ask(`write a rental listing for a ${facts}`);
      expect((await ask(term)).toLowerCase()).toContain(term.replace('and pets', 'pets').replace(' and ', ' & '));
    },
  );

  it('keeps out what fair housing keeps out', async () => {
    const ask = start();
    await ask(`write a rental listing for a ${facts}`);
    const copy = await ask('add no smoking, no kids');
    expect(
      copy
        .split('\n')
        .filter((line) => line.startsWith('>'))
        .join('\n'),
    ).not.toMatch(/no kids/i);
  });

  it('is written in Spanish from Spanish words', async () => {
    const copy = await start()(
      'escribe un anuncio de renta para un apartamento de 2 recámaras y 1 baño en Oakland, 900 pies cuadrados, $2,950 al mes, pintura nueva',
    );
    expect(copy).toMatch(/\$2,950 al mes/);
  });

  it.each([
    ['3/2 house in San Leandro rent $3,800 a month', 3_800],
    ['1 bed in Berkeley 650 sqft, 2100 per month', 2_100],
    ['2/1 duplex unit Oakland, rent: 2600', 2_600],
  ])('reads the rent of %s', (text, priceDollars) => {
    expect(readToldHome(text)).toMatchObject({ priceDollars, isLease: true });
  });

  it.each(['2/2 condo in Oakland, 1,100 sq ft, $699k, HOA 450 a month', '4/3 house in Reno, 2,400 sq ft, rental unit in back'])(
    'takes no home for sale for a rental: %s',
    (text) => {
      expect(readToldHome(text)?.isLease).toBeUndefined();
    },
  );
});
