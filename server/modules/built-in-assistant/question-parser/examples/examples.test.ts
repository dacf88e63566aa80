import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { listingSearchSchema } from '#contract/listing-search.ts';
import type { ParsedQuestion } from '../parsed-question.ts';
import { findExamplePlaces } from './example-places.ts';
import { startExampleThread } from './example-thread.ts';
import { formatQuestion } from './format-question.ts';

const today = '2026-11-20';
const rows = readFileSync(new URL('examples.tsv', import.meta.url), 'utf8')
  .split('\n')
  .filter((line) => line.trim() && !line.startsWith('#'))
  .map((line) =>
    line
      .split('\t')
      .filter(Boolean)
      .map((cell) => cell.trim()),
  );

async function converse(turns: string[]): Promise<ParsedQuestion> {
  const thread = startExampleThread({ findPlaces: findExamplePlaces, today });
  let parsed: ParsedQuestion = { kind: 'help' };
  for (const text of turns) parsed = await thread.ask(text);
  return parsed;
}

describe('the table of examples', () => {
  it('has at least 150 rows of two cells', () => {
    expect(rows.length).toBeGreaterThanOrEqual(150);
    expect(rows.filter((row) => row.length !== 2)).toEqual([]);
  });

  it.each(rows)('reads "%s"', async (conversation, expected) => {
    const parsed = await converse((conversation ?? '').split(' > '));
    expect(formatQuestion(parsed)).toBe(expected);
    if (parsed.kind === 'search') expect(listingSearchSchema.safeParse(parsed.search).error).toBeUndefined();
  });
});
