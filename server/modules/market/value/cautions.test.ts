import { expect, it } from 'vitest';
import { checkReply } from '#server/modules/fair-housing/index.ts';
import { emptyHome } from '../valuation/index.ts';
import { cautionsFor } from './cautions.ts';
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
  const parts = { missing: ['lot size'], geography: 'county', name, confidence: 'low', withinMiles: 1 } as const;
  for (const isCorner of [true, false]) {
    const cautions = cautionsFor({ subject: { ...subject, middleOf: name, isCorner }, ...parts });
    expect(cautions).toHaveLength(7);
    expect(checkReply(cautions.join(' '))).toEqual([]);
  }
});
