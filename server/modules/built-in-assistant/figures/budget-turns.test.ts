import { describe, expect, it } from 'vitest';
import { inventTown } from '#tests/support/invented-town.ts';
import { talkInTown } from '#tests/support/town-chat.ts';
import { asksRentOrBuy } from './respond-to-rent-or-buy.ts';

describe('what records tell of a budget, of rents and of owning', () => {
  const forSale = [...inventTown(300), ...inventTown(200, { city: 'Nevada' })].map((record, at) => ({
    ...{ ...record, ListingKey: `for-sale-${at}`, ListingId: `for-sale-${at}` },
    ...{ StandardStatus: 'Active', ClosePrice: null, CloseDate: null },
  }));
  const rented = inventTown(900).map((record, at) => ({
    ...{ ...record, ListingKey: `rented-${at}`, ListingId: `rented-${at}`, PropertyType: 'Residential Lease' },
    ...{ ListPrice: Math.round(Number(record['ListPrice']) / 100), ClosePrice: Math.round(Number(record['ClosePrice']) / 100) },
  }));
  const ask = talkInTown([...inventTown(900), ...inventTown(300, { city: 'Nevada' }), ...forSale, ...rented]);

  it('counts the homes up to a price in each of the places, with their size, and shows them', async () => {
    const reply = await ask('what can my buyer get for 250k in Ames vs Nevada');
    expect(reply).toMatch(
      /^Homes up to \$250,000, for sale now:\n\n\| {2}\| Ames, IA \| Nevada, IA \|\n[^]*\| For sale \| \d+ \| \d+ \|\n\| Median bedrooms in total \| \d[^]*sq ft/,
    );
    expect(await ask('3 beds only')).toMatch(/^Homes with exactly 3 bedrooms up to \$250,000, for sale now:/);
    expect(await ask('and what would 300k get her in each')).toMatch(
      /^Homes up to \$300,000, for sale now:[^]*Ames, IA \| Nevada, IA/,
    );
    expect(await ask('¿qué compro con 200 mil en Ames o Nevada?')).toMatch(/^Casas hasta \$200,000, en venta ahora:/);
  });

  it('tells rents and prices side by side where renting is weighed against buying, and leaves what to do to people', async () => {
    const reply = await ask('is it better to rent or buy in Ames');
    expect(reply).toMatch(
      /\*\*Ames, IA\*\*:\n\n- Median rent: \*\*\$[\d,]+ a month\*\*[^]*- Median price: \*\*\$[\d,]+\*\*[^]*to decide/,
    );
    expect(await ask('¿conviene más rentar o comprar en Ames?')).toMatch(/- Renta mediana: [^]*- Precio mediano: /);
  });

  it('puts neighborhoods in an order by the sales with so many bedrooms', async () => {
    expect(await ask('which neighborhoods in Ames are cheapest for 3br')).toMatch(
      /^\*\*Lowest median price\*\* among the neighborhoods of Ames, IA, homes with exactly 3 bedrooms sold [^]*\n1\. Quarter \d: \*\*\$[\d,]+\*\* \(\d+ sales\)/,
    );
    expect(await ask('most expensive neighborhoods in Ames for 2 bedrooms')).toMatch(
      /^\*\*Highest median price[^]*exactly 2 bedrooms/,
    );
    expect(await ask('cheapest neighborhoods in Ames')).not.toContain('bedrooms');
  });

  it('tells of all homes where too few with so many bedrooms were sold', async () => {
    expect(await ask('how is the market in Ames for 7 bedroom homes')).toMatch(
      /Too few homes with 7\+ bedrooms were sold[^]*So this is of all homes there\.[^]*Median price/,
    );
  });

  it('narrows rents by bedrooms', async () => {
    const reply = await ask('avg rent 2br Ames');
    expect(reply).toMatch(
      /^\*\*Ames, IA\*\*, homes with exactly 2 bedrooms rented [^]*- Median rent of these: \*\*\$[\d,]+ a month\*\* \(\d+ leases\)/,
    );
    expect(reply).not.toContain('I did not use');
    expect(await ask('how are rents in Ames for 3 bedrooms')).toMatch(/exactly 3 bedrooms rented [^]*Median rent of these/);
    expect(await ask('¿cuánto cuesta la renta en Ames?')).toMatch(/[Rr]enta mediana/);
    expect(await ask('renta promedio de una recámara en Ames')).not.toContain('No usé');
  });
});

it.each([
  'rent or buy in Oakland?',
  'should they buy or keep renting or rent vs buy',
  'is renting or buying cheaper there',
  'conviene rentar o comprar',
])('renting is weighed against buying: %s', (text) => {
  expect(asksRentOrBuy(text)).toBe(true);
});

it.each(['homes to rent or buy in Oakland', 'write a post: rent or buy', 'rent in Oakland', 'buy in Oakland'])(
  'it is not: %s',
  (text) => {
    expect(asksRentOrBuy(text)).toBe(false);
  },
);
