import { expect, test } from 'vitest';
import { copiedText } from './plain-text.ts';

test.each([
  ['**Bold** and *so on* \\*starred\\*', 'Bold and so on *starred*'],
  ['# Head\n\nOne  \ntwo', 'Head\n\nOne\ntwo'],
  ['- a\n- b\n  - c', '• a\n• b\n  • c'],
  ['2. a\n3. b', '2. a\n3. b'],
  ['| a | b |\n|---|---|\n| 1 | 2 |', 'a\tb\n1\t2'],
  ['- [12 Alder St](#home/demo/1), $1', '• 12 Alder St, $1'],
  [
    'Here it is:\n\n> **Sunny home**\n>\n> Call \\[name\\].\n\n*812 of 1,000 characters*\n\nFill in the name.',
    'Sunny home\n\nCall [name].',
  ],
  ['It says:\n\n> One.\n\nAnd:\n\n> Two.', 'It says:\n\nOne.\n\nAnd:\n\nTwo.'],
  ['Found 3.\n\n[Same in Oakland](#ask) [Newest first](#ask)', 'Found 3.'],
])('%j reads %j', (markdown, text) => {
  expect(copiedText(markdown)).toBe(text);
});
