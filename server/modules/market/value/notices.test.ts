import { expect, it } from 'vitest';
import { noticesFor } from './notices.ts';

it.each([
  ['TX', /^This represents an estimated sale price for this property\./],
  ['pa', /may not be used as such for any purpose\.$/],
  ['MD', /^This analysis is not an appraisal\. It is intended only/],
  ['NC', /may not be used in lieu of an appraisal\./],
  ['SC', /may not be used for the purposes of obtaining financing/],
  ['IL', /not an appraisal of the market value of the real estate/],
])('beside a value in %s stands what its rules want said', (state, statement) => {
  const notices = noticesFor(state);
  expect(notices).toHaveLength(2);
  expect(notices[1]).toMatch(statement);
});

it.each(['CA', null])('beside a value in %s stands that it is no appraisal', (state) => {
  expect(noticesFor(state)).toEqual([expect.stringContaining('not an appraisal')]);
});
