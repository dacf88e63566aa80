import { expect, it } from 'vitest';
import { readConversation } from '../question-parser/examples/read-conversation.ts';

const search = 'condos in Noe Valley under 1.2M';

it.each(['what do you know about condos in Rockridge 2br 2ba', 'what do you know about condos in rockridge 2br 2ba'])(
  'searches homes by their rooms, where the words may ask for something else too: %s',
  async (question) => {
    expect(await readConversation([question])).toMatchObject({ kind: 'search' });
  },
);

it.each([
  'which homes in Noe Valley had a price drop this month',
  'what condos in Noe Valley are under 900k',
  'what sold in Noe Valley last month',
  'new listings Noe Valley this week',
  'what does 1.2m get in Noe Valley',
  "whats my client's 1.2m budget get in Noe Valley vs Rockridge",
])('searches what asks for homes in so many words: %s', async (text) => {
  expect(await readConversation([text])).toMatchObject({ kind: 'search' });
});

it('searches what money gets in each of two places', async () => {
  const parsed = await readConversation(["whats my client's 1.2m budget get in Noe Valley vs Rockridge"]);
  expect(parsed).toMatchObject({
    kind: 'search',
    search: { areaFilter: { areas: [{ name: 'Noe Valley' }, { name: 'Rockridge' }] }, price: { endAt: 1_200_000 } },
  });
});

it.each([
  "that's not what I asked, show me condos in Oakland under 900k",
  'wrong, I asked for condos in Oakland under 900k',
  'no te pedí eso, quiero condominios en Oakland de menos de 900 mil',
])('searches homes at a price, also upon a market: %s', async (text) => {
  expect(await readConversation(['how is the Berkeley market?', text])).toMatchObject({
    ...{ kind: 'search', search: { areaFilter: { name: 'Oakland' }, price: { endAt: 900_000 }, propertyTypes: ['condominium'] } },
  });
});

it.each(['bueno, busca condominios en Noe Valley de menos de 900 mil', 'a ver, búscame condominios en Noe Valley'])(
  'takes the words that a Spanish request begins with for no condition: %s',
  async (text) => {
    expect(await readConversation([text])).toMatchObject({
      ...{ kind: 'search', unusedWords: [], search: { areaFilter: { name: 'Noe Valley' }, propertyTypes: ['condominium'] } },
    });
  },
);

it('searches homes in an order that no search has, and no market', async () => {
  expect(await readConversation(['condos in Noe Valley by price per square foot'])).toMatchObject({ kind: 'search' });
});

it('counts what sold in a place and time as its market, and searches homes by their days on the market', async () => {
  expect(await readConversation(['How many single-family homes sold in Rockridge in the past year?'])).toMatchObject({
    kind: 'market',
    question: { places: [{ name: 'Rockridge' }], propertyTypes: ['single-family-home'], figures: ['sold'] },
  });
  expect(
    await readConversation(['median price in Noe Valley', 'are there any that have been sitting over 45 days']),
  ).toMatchObject({
    kind: 'search',
    search: { daysOnMarket: { startAt: expect.any(Number) as number } },
  });
});

it.each(['tell me about 12 Alder Street #206 in Oakland', 'show 12 alder st oakland', "what's the story on 12 Alder Street"])(
  'opens the home of an address, whatever leads to it: %s',
  async (text) => {
    expect(await readConversation([text])).toMatchObject({ kind: 'look-up', address: { nameType: 'street-and-number' } });
  },
);

it('narrows a market by what single homes have', async () => {
  expect(await readConversation(['how many days on market for condos with 2 baths in Noe Valley'])).toMatchObject({
    kind: 'market',
    question: { narrowing: { bathroomsCount: { startAt: 2 } } },
  });
});

it('searches what can be shown where nothing was shown yet', async () => {
  expect(await readConversation(['take me through the sales on Alder Street this year, one by one'])).toMatchObject({
    kind: 'search',
    search: { propertyStatus: ['sold'], areaFilter: { name: 'Alder Street' } },
  });
});

it('takes nothing of a story for a condition', async () => {
  const story =
    'My clients saw seven places today in Noe Valley and I start a new job on September 4. They need 2 bedrooms under 1.4M';
  const parsed = await readConversation([story]);
  expect(parsed).toMatchObject({ kind: 'search', search: { bedroomsCount: { startAt: 2 }, price: { endAt: 1_400_000 } } });
  expect(parsed).not.toHaveProperty('search.listDate');
});

it('searches for something similar to a home that was seen elsewhere by what is said of it', async () => {
  const letter =
    'Could you find something similar in Rockridge, 3 bedrooms, under 1.3 million? We sold our flat in March for 700k.';
  const parsed = await readConversation([letter]);
  expect(parsed).toMatchObject({
    kind: 'search',
    search: { bedroomsCount: { startAt: 3 }, price: { endAt: 1_300_000 }, areaFilter: { name: 'Rockridge' } },
  });
});

it('narrows homes down after figures of their market by what no market has', async () => {
  const asked = [search, 'what is the average sale to list there?'];
  expect(await readConversation([...asked, 'over 2 million'])).toMatchObject({
    kind: 'search',
    search: { price: { startAt: 2_000_000 } },
  });
});

it('searches where families are welcome', async () => {
  expect(await readConversation(['rentals where families are welcome in Oakland'])).toMatchObject({
    kind: 'search',
    search: { listingTransactionType: 'lease' },
  });
});

it('searches by the days of open houses, whatever a question for them sounds like', async () => {
  for (const question of ['is there an open house this weekend', 'is there a open house this weeknd'])
    expect(await readConversation([search, question])).toMatchObject({ kind: 'search', search: { features: ['open-house'] } });
});
