import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { listingSearchSchema } from '#contract/listing-search.ts';
import type { Reading } from '../reading.ts';
import { findExamplePlaces } from './example-places.ts';
import { startExampleThread } from './example-thread.ts';
import { writeReading } from './write-reading.ts';

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

async function converse(turns: string[]): Promise<Reading> {
  const thread = startExampleThread({ findPlaces: findExamplePlaces, today });
  let reading: Reading = { kind: 'help' };
  for (const text of turns) reading = await thread.ask(text);
  return reading;
}

describe('the table of examples', () => {
  it('has at least 150 rows of two cells', () => {
    expect(rows.length).toBeGreaterThanOrEqual(150);
    expect(rows.filter((row) => row.length !== 2)).toEqual([]);
  });

  it.each(rows)('reads "%s"', async (conversation, expected) => {
    const reading = await converse((conversation ?? '').split(' > '));
    expect(writeReading(reading)).toBe(expected);
    if (reading.kind === 'search') expect(listingSearchSchema.safeParse(reading.search).error).toBeUndefined();
  });
});
