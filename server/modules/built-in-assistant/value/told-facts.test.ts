import { describe, expect, it } from 'vitest';
import { inEnglish } from '../language.ts';
import { isOfStandingValue, readValueQuestion, tellsHomeToValue } from './value-question.ts';

const told = { hasValue: true, hasOpened: true, resultCount: 0 };
const read = (text: string) => readValueQuestion(inEnglish(text), told);

describe('a fact that is told of a home once its value stands', () => {
  it.each([
    ['its got a remodeled kitchen and a 2 car garage', { garageSpaces: 2, condition: 6 }],
    ["it's got a remodeled kitchen", { condition: 6 }],
    ['it has a 2 car garage', { garageSpaces: 2 }],
    ['oh and they redid the kitchen', { condition: 6 }],
    ['the house has 4 bedrooms and sits on a 6,000 sqft lot', { bedrooms: 4, lotSizeSqFt: 6_000 }],
    ['it was built in 1931 and has a 2 car garage', { yearBuilt: 1_931, garageSpaces: 2 }],
    ['kitchen was redone last year, does that change it', { condition: 6 }],
    ['seller says it has a new roof and they spent 60k on bath remodel. how much does that add?', { condition: 6 }],
    ['lets say 2300 sqft', { livingAreaSqFt: 2_300 }],
    ['what if it was 1250 sf', { livingAreaSqFt: 1_250 }],
    ['tiene la cocina remodelada y garaje para 2 autos', { garageSpaces: 2, condition: 6 }],
    ['tiene cochera para dos autos y la cocina remodelada', { garageSpaces: 2, condition: 6 }],
  ])('changes it: %s', (text, changes) => {
    expect(read(text)).toMatchObject({ kind: 'change', change: { act: 'what-if', changes } });
    expect(isOfStandingValue(inEnglish(text))).toBe(true);
  });

  it.each([
    ['listing at 475k, too high?', 475_000],
    ['seller wants 1.9m, what do I tell them', 1_900_000],
  ])('is a price that somebody has in mind: %s', (text, priceDollars) => {
    expect(read(text)).toEqual({ kind: 'beside-price', priceDollars });
  });

  it.each(['what are similar ones listed at now', 'how many like it are on the market'])('asks for what competes: %s', (text) => {
    expect(read(text)).toEqual({ kind: 'competition' });
  });

  it('is named as not counted where no sale is adjusted for it', () => {
    expect(read('it has a new roof and a 3 car garage')).toMatchObject({ change: { notCounted: ['roof'] } });
    expect(read('it has granite counters and hardwood floors')).toEqual({
      kind: 'cannot-suppose',
      features: ['floors', 'countertops'],
    });
  });

  it.each([
    'does it have a 2 car garage?',
    'does it have a 2 car garage',
    "it's listed at 900k",
    'with 2 baths under 900k',
    'the sellers have 2 dogs',
    'it has been on the market 40 days',
  ])('is none: %s', (text) => {
    expect(read(text)).not.toMatchObject({ kind: 'change' });
  });
});

it.each(['what range should i tell the seller', 'so what price range do i give them', 'que rango le digo al vendedor'])(
  'the range that stands is asked for: %s',
  (text) => {
    expect(read(text)).toEqual({ kind: 'how-sure' });
    expect(isOfStandingValue(inEnglish(text))).toBe(true);
  },
);

it.each(['why did you leave out the pricier ones', 'why were the cheaper sales left out'])(
  'what was left out is asked for: %s',
  (text) => {
    expect(read(text)).toEqual({ kind: 'left-out' });
  },
);

it.each([
  'sellers at 3 bed 2 bath 1650 sqft in oakland rockridge want to know what to list at',
  'my seller has a 3/2 1650 sqft in rockridge, what should she list it at',
  'mis vendedores tienen una casa de 3 recamaras 2 banos 1650 pies en rockridge, en cuanto la listamos',
])('a home that is told is to be priced: %s', (text) => {
  expect(tellsHomeToValue(inEnglish(text))).toBe(true);
});

it.each([
  '3 bed 2 bath 1650 sqft in rockridge',
  'list 3 bed 2 bath homes over 1650 sqft',
  'what 3 bed 1650 sqft homes are listed',
])('no home is told to be priced: %s', (text) => {
  expect(tellsHomeToValue(inEnglish(text))).toBe(false);
});
