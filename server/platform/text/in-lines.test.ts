import { expect, it } from 'vitest';
import { inLines } from './in-lines.ts';

it('a pattern in lines is the one without its line breaks and indentation', () => {
  const WHO = '(?:buyer|seller)s?';
  const written = inLines('gi')`
    ^the\s+(?:
      ${WHO}
      |agent of the ${WHO}
    )\b
  `;
  expect(written).toEqual(/^the\s+(?:(?:buyer|seller)s?|agent of the (?:buyer|seller)s?)\b/gi);
});
