import { expect, it } from 'vitest';
import { hoaLimitIn } from './hoa-limit.ts';

it.each([
  ['HOA under $700 a month', 'HOA up to $700 a month'],
  ['he does not want more than 450 a month hoa', 'HOA up to $450 a month'],
  ['hoa max 500', 'HOA up to $500 a month'],
])('an HOA fee at most is no price: %s', (clause, condition) => {
  expect(hoaLimitIn(clause.toLowerCase())?.condition).toBe(condition);
});

it.each(['under 700k', 'low hoa', 'a condo under 900,000'])('no HOA fee is limited by: %s', (clause) => {
  expect(hoaLimitIn(clause)).toBeNull();
});
