import { expect, test } from 'vitest';
import { withDictated } from './dictated-text.ts';

const written = (before: string, after: string, dictated: string, maxLength = 100) => {
  const { text, caret } = withDictated({ before, after }, dictated, maxLength);
  return `${text.slice(0, caret)}|${text.slice(caret)}`;
};

test('what is said stands at the caret, apart from the words around it', () => {
  expect(written('', '', ' condos in Oakland ')).toBe('condos in Oakland|');
  expect(written('Show me', 'under $900,000', 'condos  in Oakland')).toBe('Show me condos in Oakland| under $900,000');
  expect(written('Show me ', ', please', 'condos')).toBe('Show me condos|, please');
});

test('nothing said changes nothing', () => {
  expect(written('Show me', 'condos', '  ')).toBe('Show me|condos');
});

test('what is said is cut where a message would be too long', () => {
  expect(written('12345', '9', 'abcdefgh', 10)).toBe('12345 ab| 9');
});
