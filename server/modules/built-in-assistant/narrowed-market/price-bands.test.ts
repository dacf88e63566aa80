import { describe, expect, it } from 'vitest';
import { inventTown } from '#tests/support/invented-town.ts';
import { talkInTown } from '#tests/support/town-chat.ts';

describe('a market by price band', () => {
  const forSale = inventTown(150).map((record, at) => ({
    ...record,
    ...{ ListingKey: `sale-${at}`, ListingId: `SA${at}`, StandardStatus: 'Active', CloseDate: null, ClosePrice: null },
  }));
  const ask = talkInTown([...inventTown(700), ...forSale]);

  it.each([
    'absorption rate by price band in Ames',
    'break down Ames sales by price range',
    'what are the price brackets doing in Ames',
  ])('has a row for each band, with its sales, what is for sale and how long that lasts: %s', async (question) => {
    const told = await ask(question);
    expect(told).toMatch(/\| Price \| Sold \| For sale now \| Months of supply \|/);
    expect(told).toMatch(
      /\| Up to \$\d+,000 \| \d+ sales \| \d+ homes \| [\d.]+ months? \| \d+ days \| [\d.]+% \|[^]*\| Over \$\d+,000 \|/,
    );
  });

  it('is of the market that stands, and of one kind of home', async () => {
    await ask('how is the market in Ames');
    expect(await ask('by price band?')).toContain('| Price | Sold |');
    expect(await ask('desglosa el mercado de Ames por rangos de precio')).toContain('| Precio | Vendidas |');
  });

  it('is no search within a price range', async () => {
    expect(await ask('show me homes in a price range of 120 to 150k in Ames')).not.toContain('| Price |');
  });
});
