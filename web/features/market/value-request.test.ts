import { expect, it } from 'vitest';
import { leaveOut, putIn, withFact, withRate } from './value-request.ts';

const sale = { mlsId: 'S2', mlsSource: 'Test MLS' };
const request = { subject: { mlsId: 'S1', mlsSource: 'Test MLS' } };

it('leaves a sale out and takes it back in', () => {
  const without = leaveOut(request, sale);
  expect(without.comparables).toEqual({ excluded: [sale], pinned: [] });
  expect(putIn(without, sale, false).comparables).toEqual({ excluded: [], pinned: [] });
  expect(leaveOut(putIn(request, sale, true), sale).comparables).toEqual({ excluded: [sale], pinned: [] });
});

it('sets a rate once, and takes the market’s again', () => {
  const changed = withRate(withRate(request, 'living-area', 40), 'living-area', 50);
  expect(changed.overrides).toEqual([{ kind: 'living-area', rate: 50 }]);
  expect(withRate(changed, 'living-area', null).overrides).toEqual([]);
});

it('changes a fact of a listing, and takes the record’s again', () => {
  const changed = withFact(request, 'fullBaths', 2);
  expect(changed.subject).toEqual({ ...request.subject, changes: { fullBaths: 2 } });
  expect(withFact(changed, 'fullBaths', null).subject).toEqual({ ...request.subject, changes: {} });
  const outside = { subject: { propertyType: 'condominium' as const, fullBaths: 1 } };
  expect(withFact(outside, 'fullBaths', 2).subject).toMatchObject({ fullBaths: 2 });
});
