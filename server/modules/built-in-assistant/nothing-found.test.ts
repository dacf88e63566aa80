import { describe, expect, it } from 'vitest';
import { found, startSearchThread } from '#tests/support/search-thread.ts';

describe('where nothing is found', () => {
  const nothing = { totalItems: 0, currentPage: 1, totalPages: 0, priceRange: null, items: [] };
  const upTo = (dollars: number, change: string) =>
    startSearchThread(({ price, paginationPage }) =>
      (price?.endAt ?? Number.POSITIVE_INFINITY) < dollars
        ? { ...nothing, loosened: [{ change, totalItems: 130 }] }
        : { ...found, currentPage: paginationPage ?? 1 },
    );

  it('says what to try when nothing is found, with no figure that no tool gave', async () => {
    const thread = startSearchThread(() => nothing);
    const reply = await thread.ask('4 bedroom lofts under 500k in Noe Valley');
    expect(reply.text).toBe(
      'I found no lofts with 4+ bedrooms up to $500,000 in Noe Valley, San Francisco. You could try a limit of $575,000, all of San Francisco or 3+ bedrooms.',
    );
  });

  it('picks the cheapest of what a loosened condition would give, where nothing was found', async () => {
    const loosened = [{ change: 'any price', totalItems: 33 }];
    const thread = startSearchThread(({ price }) => (price ? { ...nothing, loosened } : found));
    await thread.ask('homes in Noe Valley under 100k');
    const reply = await thread.ask('show the cheapest');
    expect(reply.searches).toEqual([
      { areaFilter: expect.objectContaining({ name: 'Noe Valley' }), orderResultsBy: { term: 'price', order: 'asc' } },
    ]);
  });

  it('shows what is nearest to the wish, says so, and picks from it', async () => {
    const thread = upTo(115_000, 'a limit of $125,000');
    const reply = await thread.ask('homes in Noe Valley under 100k');
    expect(reply.searches.map(({ price }) => price?.endAt)).toEqual([100_000, 125_000]);
    expect(reply.text).toMatch(
      /^I found no homes up to \$100,000 in Noe Valley, San Francisco\. The nearest are \*\*124 matches\*\* with a limit of \$125,000\. Prices run/,
    );
    expect((await thread.ask('tell me about the second one')).text).toContain('48 Jersey Ave');
  });

  it('looks for others like a home in all of the city, and not for dearer ones', async () => {
    const [one] = found.items;
    const thread = startSearchThread(({ areaFilter, bedroomsCount }) => {
      const isCity = areaFilter?.type === 'named-area' && areaFilter.nameType === 'city';
      return bedroomsCount && !isCity ? { ...nothing, loosened: [{ change: 'a limit of $125,000', totalItems: 9 }] } : found;
    });
    await thread.ask('homes in Noe Valley');
    await thread.ask('tell me about the first one');
    const reply = await thread.ask('ok whats similar but cheaper');
    const price = (one?.price ?? 0) - 1;
    expect(reply.searches).toMatchObject([
      { areaFilter: { nameType: 'neighborhood' }, price: { endAt: price } },
      { areaFilter: { nameType: 'city', name: 'San Francisco' }, price: { endAt: price } },
    ]);
  });

  it('goes on from the wish when it is changed, and from what is shown when a page is turned', async () => {
    const thread = upTo(115_000, 'a limit of $125,000');
    await thread.ask('homes in Noe Valley under 100k');
    expect((await thread.ask('show more')).searches).toMatchObject([{ price: { endAt: 125_000 }, paginationPage: 2 }]);
    const other = upTo(115_000, 'a limit of $125,000');
    await other.ask('homes in Noe Valley under 100k');
    expect((await other.ask('what about Oakland?')).searches[0]).toMatchObject({ price: { endAt: 100_000 } });
  });

  it.each(['the closest one you do have', 'closest thing to that', "what's the nearest match?", 'lo más parecido que tengas'])(
    'picks the nearest of what was shown as nearest: %s',
    async (question) => {
      const thread = upTo(115_000, 'a limit of $125,000');
      await thread.ask('homes in Noe Valley under 100k');
      const reply = await thread.ask(question);
      expect(reply.searches).toEqual([]);
      const cheapest = [...found.items].sort((one, other) => (one.price ?? 0) - (other.price ?? 0))[0];
      expect(reply.text).toContain(cheapest?.addressLine1);
    },
  );

  it('searches for what there is in its place where nothing near was shown, and for what was offered', async () => {
    const none = startSearchThread(({ price }) => (price ? nothing : found));
    await none.ask('9 bedroom homes in Noe Valley under 100k');
    expect((await none.ask('the closest one you do have')).searches).toEqual([
      { areaFilter: expect.objectContaining({ name: 'Noe Valley' }), orderResultsBy: { term: 'price', order: 'asc' } },
    ]);
    const loosened = [{ change: '“Pool” as a wish and not a must', totalItems: 41 }];
    const offered = startSearchThread(({ features }) => (features?.length ? { ...nothing, loosened } : found));
    await offered.ask('condos with a pool in Oakland');
    expect((await offered.ask('closest thing to that')).searches).toMatchObject([{ propertyTypes: ['condominium'] }]);
  });

  it('offers homes without what was asked for, and shows them only after a yes', async () => {
    const loosened = [{ change: '“Pool” as a wish and not a must', totalItems: 41 }];
    const thread = startSearchThread(({ features }) => (features?.length ? { ...nothing, loosened } : found));
    expect((await thread.ask('condos with a pool in Oakland')).text).toContain('[Yes, show me those](#ask)');
    const picked = await thread.ask('compare the first two');
    expect(picked.text).toMatch(/^Nothing matched that search.*\n\n\[Yes, show me those\]\(#ask\)$/s);
    expect((await thread.ask('Yes, show me those')).text).toMatch(/^\*\*124\*\* condos in Oakland/);
  });
});
