import { describe, expect, it } from 'vitest';
import { findExamplePlaces } from '../question-parser/examples/example-places.ts';
import type { EarlierTurn } from '../question-parser/earlier-turn.ts';
import type { Turn } from '../turn.ts';
import { understand } from '../understand.ts';
import { readActivity } from './activity-question.ts';

const today = '2026-11-20';
const needs = { findPlacesNamed: (phrases: string[]) => Promise.resolve(findExamplePlaces(phrases)), today: () => today };
const noeValley = { type: 'named-area', nameType: 'neighborhood', name: 'Noe Valley' } as const;

function asked(english: string, previous: EarlierTurn | null = null, earlier: string[] = []) {
  const turn: Turn = {
    ...{ question: english, english, language: 'english', earlier, previous, last: null, open: [], answers: [] },
  };
  return readActivity(turn, (text) => understand({ ...turn, question: text, previous: null, earlier: [] }, needs), today);
}

describe('a question about what happened on a market', () => {
  it.each([
    ['how many price cuts in Noe Valley last month', ['priceCuts'], { months: 1, through: '2026-10' }],
    ['how many homes dropped their price in Noe Valley in October', ['priceCuts'], { months: 1, through: '2026-10' }],
    ['number of price reductions in Noe Valley this year', ['priceCuts'], { months: 11 }],
    ['new listings by month in Noe Valley', ['listed'], { months: 12 }],
    ['how many homes went pending in Noe Valley last quarter', ['pended'], { months: 3, through: '2026-09' }],
    ['how many listings were cancelled or expired in Noe Valley since June', ['cancelled'], { months: 6 }],
    ['how many new listings vs pendings in Noe Valley last month', ['listed', 'pended'], { months: 1, through: '2026-10' }],
    ['how many listings expired in Noe Valley', ['cancelled'], { months: 3, through: '2026-10' }],
    ['what percentage of homes had price reductions in Noe Valley', ['priceCuts'], { months: 3, through: '2026-10' }],
    ['new listings in Noe Valley last month compared to the same month last year', ['listed'], { months: 1, through: '2026-10' }],
  ])('names what happened, where and when: %s', async (text, activities, call) => {
    const read = await asked(text);
    expect(read).toMatchObject({ activities, call: { areaFilter: { name: 'Noe Valley' }, withYearEarlier: true, ...call } });
    expect(read?.call.through ?? null).toBe('through' in call ? call.through : null);
  });

  it('is none where the homes with a price cut are wanted', async () => {
    expect(await asked('show me price reductions in Noe Valley over 5%')).toBeNull();
    expect(await asked('any price cuts over 5% in Noe Valley?')).toBeNull();
  });

  it('goes on with the place, the months and what happened', async () => {
    const previous: EarlierTurn = {
      search: {},
      results: [],
      monthsAsked: { areaFilter: noeValley, months: 1, through: '2026-10' },
    };
    const earlier = ['how many price cuts in Noe Valley last month'];
    const follow = (text: string) => asked(text, previous, earlier);
    expect(await follow('and new listings')).toMatchObject({
      activities: ['listed'],
      call: { areaFilter: noeValley, months: 1 },
    });
    expect(await follow('pendings?')).toMatchObject({ activities: ['pended'], call: { through: '2026-10' } });
    expect(await follow('and in Oakland?')).toMatchObject({
      activities: ['priceCuts'],
      call: { areaFilter: { name: 'Oakland' } },
    });
    expect(await follow('in September')).toMatchObject({ activities: ['priceCuts'], call: { months: 1, through: '2026-09' } });
    expect(await follow('is that more than last year')).toMatchObject({ call: { months: 1, through: '2026-10' } });
    expect(await follow('by month')).toMatchObject({ activities: ['priceCuts'], call: { months: 12 } });
  });

  it('leaves a search of its own, and takes what sold', async () => {
    const previous: EarlierTurn = {
      search: {},
      results: [],
      monthsAsked: { areaFilter: noeValley, months: 1, through: '2026-10' },
    };
    const follow = (text: string) => asked(text, previous, ['how many price cuts in Noe Valley last month']);
    expect(await follow('3 bed condos in Oakland listed this week')).toBeNull();
    expect(await follow('homes under 900k listed this month')).toBeNull();
    expect(await follow('and sold?')).toMatchObject({ activities: ['sold'], call: { months: 1, through: '2026-10' } });
  });

  it('means the market that was told', async () => {
    const market = { places: [noeValley], propertyTypes: null, isLease: false, windowDays: null, figures: [] };
    expect(await asked('price cuts?', { search: {}, results: [], market })).toMatchObject({ call: { areaFilter: noeValley } });
  });

  it.each([
    'any price cuts in Noe Valley?',
    'show me new listings in Noe Valley',
    'new listings in Noe Valley',
    'how many pending homes in Noe Valley',
    'how many condos sold in Noe Valley last month',
    'has the price been reduced?',
    'condos under contract in Noe Valley under 1.5M',
  ])('is none: %s', async (text) => {
    expect(await asked(text)).toBeNull();
  });
});
