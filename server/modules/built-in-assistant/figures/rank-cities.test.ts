import { describe, expect, it } from 'vitest';
import type { AreaFilter } from '#contract/listing-search.ts';
import type { EarlierTurn } from '../question-parser/earlier-turn.ts';
import type { ParsedQuestion } from '../question-parser/parsed-question.ts';
import { readCityRanking } from './rank-cities.ts';

const oakland: AreaFilter = { type: 'named-area', nameType: 'city', name: 'Oakland', context: { stateAbbreviated: 'CA' } };
const ohio: AreaFilter = { type: 'named-area', nameType: 'state-abbreviated', name: 'OH' };
const parse = (text: string): Promise<ParsedQuestion> =>
  Promise.resolve({
    ...{ kind: 'search', unusedWords: [], notes: [], change: 'new' },
    search: /oakland/i.test(text) ? { areaFilter: oakland } : {},
  });
const standing = (areaFilter: AreaFilter): EarlierTurn => ({ search: { areaFilter }, results: [] });
const read = async (english: string, earlier: string[] = [], previous: EarlierTurn | null = null) =>
  (await readCityRanking({ english, earlier, previous }, parse))?.request ?? null;

describe('cities in an order', () => {
  it.each([
    ['most expensive cities', { figure: 'median-price', order: 'highest', limit: 10 }],
    ['which cities have the highest median price', { figure: 'median-price', order: 'highest' }],
    ['cheapest cities', { figure: 'median-price', order: 'lowest' }],
    ['which city has the lowest days on market', { figure: 'days-on-market', order: 'lowest' }],
    ['top 5 cities by number of sales', { figure: 'sold', order: 'highest', limit: 5 }],
    ['which cities have prices dropping the most', { figure: 'price-change', order: 'lowest' }],
    ['year over year price change for every city you have', { figure: 'price-change', limit: 20 }],
    ['which cities have the highest rent', { figure: 'median-price', listingTransactionType: 'lease' }],
  ])('are those of everywhere where no place is named: %s', async (text, request) => {
    expect(await read(text)).toMatchObject({ part: 'city', ...request });
    expect((await read(text, [], standing(oakland)))?.areaFilter).toBeUndefined();
  });

  it('are those that were told, by the figure that is named then', async () => {
    const earlier = ['which cities do you cover?'];
    expect(await read('rank them all by median price', earlier)).toMatchObject({ figure: 'median-price', limit: 20 });
    const after = [...earlier, 'rank them all by median price'];
    expect(await read('what about by rent', after)).toMatchObject({ listingTransactionType: 'lease' });
    expect(await read('and by days on market', after)).toMatchObject({ figure: 'days-on-market', order: 'lowest' });
  });

  it('are those of the Bay Area where it is named', async () => {
    const request = await read('which bay area city has the lowest days on market', [], standing(oakland));
    expect(request).toMatchObject({ figure: 'days-on-market', order: 'lowest', areaFilter: { type: 'any-of' } });
    expect(await read('rank bay area cities by months of supply')).toMatchObject({ figure: 'supply', order: 'lowest' });
  });

  it.each(['cheapest neighborhoods in Oakland', 'how is the market in Oakland', 'rank them by price', 'by rent', 'cheapest one'])(
    'are not asked for: %s',
    async (text) => {
      expect(await read(text)).toBeNull();
    },
  );

  it('are left to the state that stands', async () => {
    expect(await read('cheapest cities', [], standing(ohio))).toBeNull();
  });
});
