import { describe, expect, it } from 'vitest';
import { isProtected, statuteOf } from './protected-classes.ts';

describe('the law of a state', () => {
  it.each([
    ['NY', 'source-of-income', true],
    ['PA', 'age', true],
    ['PA', 'source-of-income', false],
    ['OH', 'veteran-status', true],
    ['OH', 'marital-status', false],
    ['va', 'source-of-income', true],
    ['TX', 'steering', true],
    ['TX', 'age', false],
  ] as const)('of %s on %s is kept: %s', (state, classId, expected) => {
    expect(isProtected(classId, state)).toBe(expected);
  });

  it('counts as the strictest where the state is not known', () => {
    expect(isProtected('age', null)).toBe(true);
    expect(isProtected('age', 'ZZ')).toBe(true);
    expect(statuteOf('ZZ')).toBeNull();
  });

  it('is named for each of the fifty states and DC', () => {
    const states =
      'AL AK AZ AR CA CO CT DC DE FL GA HI IA ID IL IN KS KY LA MA MD ME MI MN MO MS MT NC ND NE NH NJ NM NV NY OH OK OR PA RI SC SD TN TX UT VA VT WA WI WV WY';
    expect(states.split(' ').filter((state) => statuteOf(state) === null)).toEqual([]);
  });
});
