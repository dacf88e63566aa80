import { describe, expect, it } from 'vitest';
import { inventTown } from '#tests/support/invented-town.ts';
import { talkInTown } from '#tests/support/town-chat.ts';

describe('which of several markets is at an end', () => {
  const dearer = inventTown(700, { city: 'Nevada' }).map((record) => ({
    ...record,
    ...(record['ClosePrice'] ? { ClosePrice: Number(record['ClosePrice']) * 2 } : {}),
  }));
  const forSale = [...inventTown(300), ...inventTown(200, { city: 'Nevada' })].map((record, at) => ({
    ...{ ...record, ListingKey: `for-sale-${at}`, ListingId: `for-sale-${at}` },
    ...{ StandardStatus: 'Active', ClosePrice: null, CloseDate: null },
  }));
  const records = [...inventTown(900), ...dearer, ...forSale];
  const ask = talkInTown(records);

  it('is told in the order of that figure, over the time that stands', async () => {
    await ask('compare the markets of Ames and Nevada over the last 12 months');
    expect(await ask('which gained the most?')).toMatch(
      /^\*\*\w+, IA\*\* (?:gained the most|lost the least), by the median price of homes sold .*\n\n1\. \w+, IA: \*\*[+−]/,
    );
    expect(await ask('the cheapest of the two?')).toMatch(
      /^\*\*Ames, IA\*\* has the lowest median price, homes sold .*\n\n1\. Ames, IA: .*\n2\. Nevada, IA: /,
    );
    expect(await ask('and the highest?')).toMatch(/^\*\*Nevada, IA\*\* has the highest median price/);
    expect(await ask('which city sells fastest?')).toMatch(/the fewest days on market|They are level/);
    expect(await ask('which has the most sales')).toMatch(/^\*\*Ames, IA\*\* has the most sales, homes sold /);
    expect(await ask('¿cuál es la más barata?')).toMatch(/^\*\*Ames, IA\*\* tiene el precio mediano más bajo/);
  });

  it('is told with yes or no and the difference, where two are compared by price', async () => {
    const told = await ask('is Ames cheaper than Nevada?');
    expect(told).toMatch(
      /^Yes: \*\*Ames, IA\*\* is \*\*\$[\d,]+\*\* \([\d.]+%\) cheaper than \*\*Nevada, IA\*\* by the median. \*\*Ames, IA\*\* has \$[\d,]+ \(\d+ sales\), \*\*Nevada, IA\*\* \$/,
    );
    expect(await ask('by how much')).toMatch(/^\*\*Ames, IA\*\* is \*\*\$[\d,]+\*\*/);
    expect(await ask('¿es Nevada más barato que Ames?')).toMatch(/^No: \*\*Ames, IA\*\* cuesta/);
    expect(await ask('which one has more for sale right now')).toMatch(/^\*\*Ames, IA\*\* (?:has the most|tiene)/);
    const balance = await ask('which is the better market for sellers');
    for (const part of ['a seller’s market|a balanced market|a buyer', 'Sale-to-list|Venta frente', 'days|días'])
      expect(balance).toMatch(new RegExp(part.replace('’', "'")));
  });

  it('is counted of homes for sale where conditions are named', async () => {
    await ask('compare the markets of Ames and Nevada');
    const told = await ask('which has the most 3 beds under 400k?');
    expect(told).toMatch(
      /^How many homes with 3\+ bedrooms up to \$400,000 are for sale now:\n\n- \*\*(?:Ames|Nevada), IA\*\*: \d+\n- /,
    );
    const [first = 0, second = 0] = [...told.matchAll(/IA\*\*: (\d+)/g)].map(([, homes]) => Number(homes));
    expect(first).toBeGreaterThanOrEqual(second);
    expect(await ask('which has fewer condos with a garage, Ames or Nevada')).toMatch(/^How many condos with 1\+ garage space/);
  });

  it('is told of what was drawn from its first to its last point, and the picture stands', async () => {
    await ask('chart the median price by quarter in Ames and Nevada over the last 2 years');
    expect(await ask('which gained the most?')).toMatch(
      /median sold price, Q\d \d{4} to Q\d \d{4}:\n\n1\. \w+, IA: \*\*[+−]?[\d.]+%\*\*, from \$/,
    );
    expect(await ask('and the least?')).toMatch(/(?:lost the most|gained the least)/);
    expect(await ask('which is the cheapest?')).toMatch(/^\*\*Ames, IA\*\* has the lowest median price, Q\d/);
    expect(await ask('only Nevada')).toMatch(/^\*\*Median sold price by quarter in Nevada, IA/);
  });

  it('is told of homes with so many bedrooms where a market was narrowed to them', async () => {
    await ask('how is the market for 3 bedroom homes in Ames over the last 12 months');
    await ask('add Nevada');
    expect(await ask('which one is the cheapest?')).toMatch(
      /^\*\*Ames, IA\*\* has the lowest median price, homes with exactly 3 bedrooms/,
    );
  });
});
