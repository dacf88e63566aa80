import { expect, it } from 'vitest';
import type { ComparablesAnswer } from '#contract/valuation-answer.ts';
import { reasonsOf } from './reasons.ts';

type Found = ComparablesAnswer['comparables'][number];
type Row = Parameters<typeof reasonsOf>[1][number];

const listing = (mlsId: string) =>
  ({
    mlsId,
    mlsSource: 'North MLS',
    uPropertyId: mlsId,
    addressLine1: `${mlsId} Street`,
    soldPrice: 900_000,
  }) as Found['listing'];
const row = (mlsId: string | null, isSubject = false) =>
  ({ id: `row-${mlsId}`, is_subject: isSubject, mls_id: mlsId, mls_source: mlsId === null ? null : 'North MLS' }) as Row;

const step = (name: string) => ({ name, found: 1, miles: 0.5, days: 90, areaPercent: 15 });
const answer = {
  comparables: [
    { listing: listing('Near'), step: 0, miles: 0.18, similarity: 'high' },
    { listing: listing('Far'), step: null, miles: null, similarity: 'low' },
  ],
  competition: [{ listing: listing('Rival'), miles: 0.2 }],
  leftOut: [
    { listing: listing('Kept'), miles: 0.3, reason: 'less-alike', words: 'Others say what it would' },
    { listing: listing('Gone'), miles: 0.4, reason: 'other-type', words: 'Another type of property' },
  ],
  steps: [step('within 0.5 miles, 90 days')],
} as unknown as ComparablesAnswer;

it('says by which step each comparable was found, what only competes, and what the agent added against the search', () => {
  const { chosen, leftOut } = reasonsOf(answer, [
    row('Subject', true),
    ...['Near', 'Far', 'Rival', 'Kept', 'Unknown'].map((mlsId) => row(mlsId)),
    row(null),
  ]);
  expect(chosen.map(({ words }) => words)).toEqual([
    'Found within 0.5 miles, 90 days, 0.18 mi away, much like this home',
    'Found by its likeness, little like this home',
    'On the market nearby; it never enters the range',
    'You added it; the search did not: Others say what it would',
    'You added it',
    'You added it',
  ]);
  expect(leftOut).toMatchObject([{ mlsId: 'Gone', address: 'Gone Street', words: 'Another type of property' }]);
});
