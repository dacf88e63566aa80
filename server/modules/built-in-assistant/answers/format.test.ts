import { expect, it } from 'vitest';
import { plain } from './format.ts';

it.each([
  ['3123 Chalbourne Street #A', '3123 Chalbourne Street #A'],
  ['14 Elm St # 3', '14 Elm St 3'],
  ['# Not a heading', 'Not a heading'],
  ['one\n## two', 'one two'],
  ['[here](https://evil.example) | **bold** <b>', 'here bold b'],
])('a record’s words keep the number of a unit, and none of them is markup: %j', (text, words) => {
  expect(plain(text)).toBe(words);
});
