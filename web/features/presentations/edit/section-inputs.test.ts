import { expect, test } from 'vitest';
import { defaultSection } from '#contract/presentation-sections.ts';
import { dataAfter } from './section-inputs.ts';

const insights = defaultSection('insights', 'market');
const team = defaultSection('team-branding', 'team');
const oakland = { neighborhood: null, city: 'Oakland' };

test('insights of another place are fetched, and cannot be where nothing says of which', () => {
  expect(dataAfter(insights, { ...insights, city: 'Alameda' }, null)).toBe('fetch');
  expect(dataAfter(insights, { ...insights, isLease: true }, oakland)).toBe('fetch');
  expect(dataAfter(insights, { ...insights, isLease: true }, null)).toBe('cannot');
});

test('what only shows or names a section fetches nothing', () => {
  expect(dataAfter(insights, { ...insights, navTitle: 'Market', visibility: 'hidden' }, oakland)).toBe('same');
  expect(dataAfter(team, { ...team, showName: false }, oakland)).toBe('same');
});

test('branding is fetched when it comes from the profile again, not when it becomes its own', () => {
  const own = { ...team, shouldFetchFromUserProfile: false };
  expect(dataAfter(own, team, null)).toBe('fetch');
  expect(dataAfter(team, own, null)).toBe('same');
});
