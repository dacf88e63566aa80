import { expect, it } from 'vitest';
import { checkReply } from '#server/modules/fair-housing/index.ts';
import { emptyHome } from '../valuation/index.ts';
import { cautionsFor, coverageOf } from './cautions.ts';
import type { Subject } from './resolve-subject.ts';

/** Names that sound like places to a classifier of sentences about people. */
const places = [
  'North Hills',
  'Beverly Hills South',
  'Eastside',
  'Inner Sunset',
  'Gourmet Ghetto',
  'Southern Village',
  'Russian Hill',
];

const subject: Subject = {
  ...{ home: { ...emptyHome('multi-unit'), yearBuilt: 1900 }, likeness: emptyHome('multi-unit'), isLease: false, record: null },
  ...{ reference: null, address: null, neighborhood: null, city: null, state: 'NC', listPrice: null, sold: null, changed: [] },
  ...{ cityKey: null, countyKey: null, source: null, isLost: false, middleOf: null, isCorner: false },
};

it.each(places)('cautions say nothing of %s that fair housing would strike', (name) => {
  const parts = {
    missing: ['lot size', 'condition'],
    missingElsewhere: ['condition'],
    geography: 'county',
    name,
    confidence: 'low',
    withinMiles: 1,
  } as const;
  for (const isCorner of [true, false]) {
    const cautions = cautionsFor({ subject: { ...subject, middleOf: name, isCorner }, ...parts });
    expect(cautions).toHaveLength(8);
    expect(checkReply(cautions.join(' '))).toEqual([]);
  }
});

it('tells the share of sales that ranges of such homes have held, and no other beside it', () => {
  const of = (type: string, yearBuilt: number | null) => coverageOf({ home: { ...emptyHome(type), yearBuilt } });
  expect([of('condominium', 1917), of('condominium', 1940), of('condominium', null), of('multi-unit', 1990)]).toEqual([
    ...[0.74, 0.8, 0.8, 0.68],
  ]);
  const parts = { missing: [], missingElsewhere: [], geography: 'city', name: 'Oakland, CA', confidence: 'low' } as const;
  expect(cautionsFor({ subject, ...parts, withinMiles: null }).join(' ')).not.toContain('%');
});
