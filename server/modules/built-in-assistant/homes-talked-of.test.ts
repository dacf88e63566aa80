import { describe, expect, it } from 'vitest';
import { exampleResults } from './question-parser/examples/example-results.ts';
import { withHomesTalkedOf } from './homes-talked-of.ts';
import type { Turn } from './turn.ts';

const previous = { search: { price: { endAt: 900_000 } }, results: exampleResults, totalPages: 3 };
const after = (before: string, english: string, usedTools = false): Turn['previous'] =>
  withHomesTalkedOf({
    ...{ question: english, english, language: 'english', earlier: [before], open: [before], answers: [], previous },
    last: { question: before, previous, usedTools },
  } satisfies Turn).previous;

describe('the homes that were talked of right before, without a tool', () => {
  it('are those that stood side by side, and no others', () => {
    expect(after('compare the first two', 'which of them is the cheapest')).toMatchObject({
      results: exampleResults.slice(0, 2),
      totalPages: 1,
    });
    expect(after('compare the first two', 'which of them is the cheapest', true)).toBe(previous);
    expect(after('compare the first two', 'what about Oakland')).toBe(previous);
  });

  it('are those that a comparison is sent of', () => {
    for (const text of ['send that comparison to my client Lee', 'email both to Lee'])
      expect(after('compare the first two', text)?.results).toEqual(exampleResults.slice(0, 2));
  });

  it('are the one that was told of, which "it" means', () => {
    const { mlsId, mlsSource } = exampleResults[1] ?? {};
    expect(after('when is the second ones open house', 'whats its price history')?.opened).toEqual({ mlsId, mlsSource });
    expect(after('when is the second ones open house', 'homes in Oakland')?.opened).toBeUndefined();
  });

  it('are the one that a payment was told for, with what is known of it', () => {
    const [, home] = exampleResults;
    const turn = { question: '', english: '', language: 'english' as const, earlier: [], last: null, open: [], answers: [] };
    const opened = home ?? null;
    expect(withHomesTalkedOf({ ...turn, previous: { ...previous, opened } }).previous?.openedFacts).toEqual(home);
  });

  it('are the one that was picked from an order and whose figures were told', () => {
    const sorted = { ...previous, search: { orderResultsBy: { term: 'price' as const, order: 'asc' as const } } };
    const asked = 'can they buy the cheapest one with 450k down';
    const turn = {
      ...{ question: 'email Priya about it', english: 'email Priya about it', language: 'english' as const },
      ...{ earlier: [asked], open: [], answers: [], previous: sorted, last: { question: asked, previous, usedTools: true } },
    };
    expect(withHomesTalkedOf(turn).previous?.opened).toEqual(exampleResults[0]);
    expect(withHomesTalkedOf({ ...turn, english: 'condos in Oakland' }).previous).toBe(sorted);
  });
});
