/** Reads the tables of labelled sentences: tabs between the columns, `#` begins a comment. */
import { readFileSync } from 'node:fs';

export const tableRows = (path: string): string[][] =>
  readFileSync(new URL(`../${path}`, import.meta.url), 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => line.split('\t'));
