import { describe, expect, it } from 'vitest';
import { readConversation } from './examples/read-conversation.ts';

describe('pets of a renter', () => {
  it.each(['allows a cat', 'cats ok', 'they have a big dog', 'with two small dogs', 'pets allowed', 'takes dogs'])(
    'are the filter for pets: %s',
    async (text) => {
      expect(await readConversation(['2 bed apartments for rent in San Francisco under 3500', text])).toMatchObject({
        kind: 'search',
        search: { listingTransactionType: 'lease', features: ['pets-allowed'] },
      });
    },
  );

  it('are said to be asked about where a kind is named', async () => {
    expect(await readConversation(['2 bed apartments for rent in San Francisco that allow a cat'])).toMatchObject({
      notes: expect.arrayContaining([{ kind: 'pets-not-told' }]) as unknown,
    });
  });
});

it('keeps a rental search where its place was not known and another is named', async () => {
  expect(await readConversation(['houses for rent in Zzyzxville 3 bed', 'what about Oakland'])).toMatchObject({
    kind: 'search',
    search: { listingTransactionType: 'lease', bedroomsCount: { startAt: 3 }, areaFilter: { name: 'Oakland' } },
  });
});
