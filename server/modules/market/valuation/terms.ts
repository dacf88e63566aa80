/** What a price is made of: each term is one or more columns of the design matrix with the sign that sense demands. */
import type { Home, NumericField } from './home.ts';

/** Adjustments are told by these, in this order. */
export const adjustmentKinds = [
  'time',
  'location',
  'type',
  'living-area',
  'baths',
  'beds',
  'garage',
  'lot',
  'age',
  'basement',
  'fireplaces',
  'condition',
  'remodel',
  'rooms',
  'outdoor',
  'cooling',
  'style',
  'unknown',
] as const;
export type AdjustmentKind = (typeof adjustmentKinds)[number];

/** Where the clips and bends of the terms lie in a market. */
export interface Shape {
  areaHinges: readonly [number, number, number];
  areaClip: readonly [number, number];
  lotClip: readonly [number, number];
  maxBasement: number;
  maxFullBaths: number;
}

/** A home with every field of the model known: medians stand where it lacks one. */
export type KnownHome = Home & Record<NumericField, number> & { livingAreaSqft: number; age: number; yearsSinceRemodel: number };

export interface Term {
  kind: AdjustmentKind;
  /** Absent fields leave the term out of a model. */
  needs: NumericField | null;
  /** 1: more never lowers a price; -1: more never raises it; 0: free. */
  sign: -1 | 0 | 1;
  ridge: number;
  of: (home: KnownHome) => number;
}

const above = (value: number, from: number): number => Math.max(0, value - from);
const clip = (value: number, [low, high]: readonly [number, number]): number => Math.min(Math.max(value, low), high);

/** Where baths are as collinear with area as they are, fixed shares cost no accuracy and read as they should. */
export const FULL_BATH_SHARE = 0.03;
export const HALF_BATH_SHARE = 0.015;

export function termsFor(shape: Shape): Term[] {
  const lnArea = (home: KnownHome): number => Math.log(clip(home.livingAreaSqft, shape.areaClip));
  const term = (kind: AdjustmentKind, needs: NumericField | null, sign: Term['sign'], ridge: number, of: Term['of']): Term => ({
    ...{ kind, needs, sign, ridge, of },
  });
  return [
    term('living-area', null, 1, 0.6, lnArea),
    ...shape.areaHinges.map((hinge) => term('living-area', null, 0, 50, (home) => above(lnArea(home), Math.log(hinge)))),
    term('beds', 'beds', 0, 6, (home) => clip(home.beds, [1, 5])),
    term('lot', 'lotSqft', 1, 6, (home) => Math.log(clip(home.lotSqft, shape.lotClip))),
    term('age', 'yearBuilt', -1, 0.6, (home) => home.age),
    ...[5, 15, 30, 50, 80].map((hinge) => term('age', 'yearBuilt', 0, 15, (home) => above(home.age, hinge))),
    term('garage', 'garageSpaces', 1, 6, (home) => Math.min(home.garageSpaces, 3)),
    term('garage', 'garageSpaces', -1, 6, (home) => (home.garageSpaces > 0 ? 0 : 1)),
    term('basement', 'basementSqft', 1, 6, (home) => Math.min(home.basementSqft, shape.maxBasement) / 1_000),
    term('basement', 'basementSqft', -1, 6, (home) => (home.basementSqft > 0 ? 0 : 1)),
    term('fireplaces', 'fireplaces', 1, 6, (home) => Math.min(home.fireplaces, 2)),
    term('condition', 'condition', 1, 6, (home) => Math.min(home.condition, 5) - 5),
    term('condition', 'condition', 1, 6, (home) => above(home.condition, 5)),
    term('condition', 'condition', 1, 50, (home) => (above(home.condition, 5) * Math.min(home.age, 60)) / 60),
    term('remodel', 'remodelYear', -1, 6, (home) => Math.min(home.yearsSinceRemodel, 60)),
    ...[10, 25].map((hinge) =>
      term('remodel', 'remodelYear', 0, 50, (home) => above(Math.min(home.yearsSinceRemodel, 60), hinge)),
    ),
    term('basement', 'finishedBasementSqft', 1, 6, (home) => home.finishedBasementSqft),
    term('basement', 'basementBaths', 1, 6, (home) => home.basementBaths),
    term('rooms', 'rooms', 0, 6, (home) => home.rooms),
    term('outdoor', 'deckSqft', 1, 6, (home) => home.deckSqft),
    term('outdoor', 'porchSqft', 1, 6, (home) => home.porchSqft),
    term('cooling', 'cooling', 1, 6, (home) => home.cooling),
  ];
}

/** ln price that baths are worth. */
export function bathShare(home: KnownHome, maxFullBaths: number): number {
  return FULL_BATH_SHARE * Math.min(home.fullBaths, maxFullBaths) + HALF_BATH_SHARE * Math.min(home.halfBaths, 2);
}

export const TYPE_RIDGE = 1;
export const PLACE_RIDGE = 2;
export const CATEGORY_RIDGE = 5;
export const UNKNOWN_RIDGE = 6;
export const TREND_RIDGE = 20;
export const QUARTER_RIDGE = 20;
