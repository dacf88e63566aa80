import { expect, it } from 'vitest';
import type { EstimateValueAnswer, EstimateValueInput } from '#server/modules/market/index.ts';
import type { EarlierTurn } from '../question-parser/earlier-turn.ts';
import { changedRequest } from './change-request.ts';
import { afterValue } from './standing-value.ts';

const home: EstimateValueInput = { subject: { mlsId: 'S1', mlsSource: 'Test MLS' } };
const second = { mlsId: 'C2', mlsSource: 'Test MLS' };
const found: EstimateValueAnswer = {
  subject: {
    ...{
      propertyType: 'condominium',
      livingAreaSqFt: 900,
      bedrooms: 2,
      fullBaths: 1,
      halfBaths: 0,
      lotSizeSqFt: null,
      yearBuilt: 1990,
    },
    ...{
      garageSpaces: 1,
      basementSqFt: null,
      fireplaces: null,
      condition: null,
      yearRenovated: null,
      reference: home.subject as never,
    },
    ...{
      address: '7 Elm Street',
      neighborhood: null,
      city: 'Ames',
      state: 'IA',
      latitude: null,
      longitude: null,
      isLease: false,
    },
    ...{ listPrice: null, sold: null, changed: [], missing: [] },
  },
  ...{
    confidence: 'high',
    cautions: [],
    reason: null,
    notices: [],
    valueDollars: { value: 100, low: 90, high: 110 },
    subjectValue: null,
  },
  ...{
    coveragePercent: 80,
    rates: [],
    changesAddDollars: null,
    withinMiles: null,
    excludedCount: 0,
    comparables: [],
    leftOut: [],
  },
  ...{
    competition: [],
    market: null,
    meanAdjustments: [],
    lowestAdjustedPrice: null,
    highestAdjustedPrice: null,
    fromListPercent: null,
  },
};

const asked = (state: EarlierTurn | null, request: EstimateValueInput): EarlierTurn | null => afterValue(state, request, found);

function undone(state: EarlierTurn | null): EstimateValueInput | null {
  const standing = state?.value;
  return standing ? changedRequest(standing, { act: 'undo' }, null) : null;
}

it('goes back over every step, one at a time, and then there is none', () => {
  const withoutSecond: EstimateValueInput = { ...home, comparables: { excluded: [second] } };
  const withRate: EstimateValueInput = { ...withoutSecond, overrides: [{ kind: 'living-area', rate: 40 }] };
  let state = [home, withoutSecond, withRate].reduce<EarlierTurn | null>(asked, null);
  // What is only asked, and who is asked about, is no step.
  state = asked(asked(state, withRate), { ...withRate, comparables: { ...withRate.comparables, askedAbout: 'elm' } });
  for (const before of [withoutSecond, home]) {
    const request = undone(state);
    expect(request).toEqual(before);
    state = asked(state, request ?? home);
  }
  expect(undone(state)).toBeNull();
});

it('goes back also over steps whose answers were shortened since, and past an address that was looked up', () => {
  const withoutSecond: EstimateValueInput = { ...home, comparables: { excluded: [second] } };
  const shortened = { valueDollars: { value: 100, low: 90, high: 110 } };
  const state = afterValue(afterValue(null, home, shortened), withoutSecond, found);
  expect(undone(state)).toEqual(home);
});

it('takes one choice after the other back where the first values are out of sight', () => {
  const excluded = [second, { mlsId: 'C3', mlsSource: 'Test MLS' }];
  let state = asked(null, { ...home, comparables: { excluded }, overrides: [{ kind: 'living-area', rate: 40 }] });
  const left: unknown[] = [];
  for (let request = undone(state); request; request = undone(state)) {
    left.push([request.overrides?.length, request.comparables?.excluded?.length]);
    state = asked(null, request);
  }
  expect(left).toEqual([
    [0, 2],
    [0, 1],
    [0, 0],
  ]);
});

it('begins anew with another home', () => {
  const other: EstimateValueInput = { subject: { mlsId: 'S2', mlsSource: 'Test MLS' } };
  expect(undone(asked(asked(null, home), other))).toBeNull();
  const rent: EstimateValueInput = { subject: { ...home.subject, isLease: true } };
  expect(undone(asked(asked(null, home), rent))).toEqual(home);
});
