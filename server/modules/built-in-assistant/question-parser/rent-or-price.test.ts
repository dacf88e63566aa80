import { describe, expect, it } from 'vitest';
import { readConversation } from './examples/read-conversation.ts';

describe('a bare sum of a month', () => {
  it.each([
    'client moving jan 5 needs 1 bed in noe valley or Rockridge 2200 max',
    'moving in feb 1, studio in San Francisco, budget 2,150',
    'my tenant needs a 2 bed in San Francisco up to 3850',
    'renter wants a 1br in Noe Valley under 3000',
    'move-in by dec 1, 1 bed San Francisco max 2400',
    'cliente se muda en enero, 1 recámara en San Francisco, máximo 2200, en renta',
  ])('is a rent where the words tell of moving in: %s', async (text) => {
    const read = await readConversation([text]);
    expect(read).toMatchObject({ kind: 'search', search: { listingTransactionType: 'lease' } });
    expect(read.kind === 'search' && read.search.price?.endAt).toBeLessThan(5000);
  });

  it('stays a rent at another limit', async () => {
    expect(
      await readConversation(['client moving jan 5 needs 1 bed in Noe Valley 2200 max', 'what if we go up to 2500']),
    ).toMatchObject({ kind: 'search', search: { listingTransactionType: 'lease', price: { endAt: 2500 } } });
  });

  it.each(['2 bed San Francisco 2200 max', 'needs a place in San Francisco, budget 2500', '1 bed in Noe Valley under 3000'])(
    'is asked about where nothing tells whether it is a rent: %s',
    async (text) => {
      expect(await readConversation([text])).toMatchObject({ kind: 'unclear', about: 'rent-or-price', text });
    },
  );

  it.each([
    ['rent', { listingTransactionType: 'lease', price: { endAt: 2200 } }],
    ["it's a monthly rent", { listingTransactionType: 'lease', price: { endAt: 2200 } }],
    ['for sale', { price: { endAt: 2_200_000 } }],
  ])('is searched as what the answer says: %s', async (answer, search) => {
    expect(await readConversation(['2 bed San Francisco 2200 max', answer])).toMatchObject({ kind: 'search', search });
  });

  it.each([
    'condos in Noe Valley under 1500',
    '2 bed in Noe Valley for sale, 2200 max',
    '2 bed in Noe Valley 2.2m max',
    '2 bed in Noe Valley max 2200k',
    '4 bed in San Francisco under 2500',
    'buyers moving from new york, budget 1.5m, 2 bed in San Francisco',
    'duplex in San Francisco with tenants in place, under 1500',
  ])('is none where a sale is meant: %s', async (text) => {
    const read = await readConversation([text]);
    expect(read.kind).toBe('search');
    expect(read.kind === 'search' && read.search.listingTransactionType).not.toBe('lease');
  });
});
