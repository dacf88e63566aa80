import { describe, expect, it } from 'vitest';
import { findExamplePlaces } from '../question-parser/examples/example-places.ts';
import { exampleResults } from '../question-parser/examples/example-results.ts';
import type { Turn } from '../turn.ts';
import { respondToNearest } from './respond-to-nearest.ts';

async function said(english: string): Promise<string | null> {
  const turn: Turn = {
    ...{ question: english, english, language: 'english', earlier: [], last: null, open: [], answers: [] },
    previous: { search: {}, results: exampleResults },
  };
  const places = (phrases: string[]) => Promise.resolve(findExamplePlaces(phrases));
  return (await respondToNearest(turn, places))?.say ?? null;
}

describe('which of the homes is nearest', () => {
  it('is told in order by the straight line to a place that has a point, numbered as they were shown', async () => {
    const text = await said('which of these is closest to Noe Valley?');
    expect(text).toMatch(/^By the straight line from the middle of Noe Valley, the closest first:/);
    const order = [...(text ?? '').matchAll(/^(\d)\\\./gm)].map(([, number]) => number);
    expect(order).toHaveLength(exampleResults.filter(({ latitude }) => latitude != null).length);
    expect(new Set(order).size).toBe(order.length);
  });

  it.each(['which of these is closest to BART', 'which is closest to a park', 'closest to the train station?'])(
    'is said to be unknown where nothing has a point: %s',
    async (text) => {
      expect(await said(text)).toMatch(/^No listing records how far it is to/);
    },
  );

  it.each(['condos closest to Noe Valley', 'which is closest to 500 Market St', 'which one has the biggest lot'])(
    'is not asked by %s',
    async (text) => {
      expect(await said(text)).toBeNull();
    },
  );
});
