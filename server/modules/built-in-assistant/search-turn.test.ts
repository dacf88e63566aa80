import { describe, expect, it } from 'vitest';
import { findExamplePlaces } from './question-parser/examples/example-places.ts';
import { exampleResults } from './question-parser/examples/example-results.ts';
import { stepOf } from './reply.ts';
import { search } from './search-turn.ts';
import { SEARCH_TOOL, type Turn } from './turn.ts';
import { understand } from './understand.ts';

const none = { totalItems: 0, currentPage: 1, totalPages: 0, priceRange: null, items: [], loosened: [] };

function replyTo(english: string, previous: Turn['previous']) {
  const turn: Turn = {
    ...{ question: english, english, language: 'english', earlier: [], last: null, open: [], previous },
    answers: [{ toolName: SEARCH_TOOL, value: none }],
  };
  const asked = { areaFilter: null, features: ['view' as const] };
  return search(stepOf({ prompt: [] }, turn), { kind: 'search', search: asked, unusedWords: [], notes: [], change: 'refined' });
}

describe('what is asked of the homes that are shown', () => {
  const shown: Turn['previous'] = { search: {}, results: exampleResults, totalPages: 1 };

  it('is told of them alone, where none has it', () => {
    expect(replyTo('do any of them have views', shown).text).toMatch(/^No: none of those shown/);
  });

  it('is searched where there are more than those', () => {
    expect(replyTo('do any of them have views', { ...shown, totalPages: 3 }).text ?? '').not.toMatch(/none of those shown/);
    expect(replyTo('with a view', shown).text ?? '').not.toMatch(/none of those shown/);
  });
});

describe('the answer to a place without listings', () => {
  it('may change what is looked for beside it', async () => {
    const needs = {
      findPlacesNamed: (phrases: string[]) => Promise.resolve(findExamplePlaces(phrases)),
      today: () => '2026-11-20',
    };
    const question = 'find me 4br houses in san jose max 2 million';
    const answer = 'ok Oakland then, same thing but 700k';
    const parsed = await understand(
      {
        ...{ question: answer, english: answer, language: 'english', earlier: [question], open: [question], answers: [] },
        ...{ previous: null, last: { question, previous: null, usedTools: false } },
      },
      needs,
    );
    expect(parsed).toMatchObject({ kind: 'search', search: { areaFilter: { name: 'Oakland' }, price: { endAt: 700_000 } } });
  });
});
