import { describe, expect, it } from 'vitest';
import { exampleResults } from '../question-parser/examples/example-results.ts';
import { languageOf } from '../language.ts';
import type { Turn } from '../turn.ts';
import { respondToJudgment } from './judgment.ts';

const asked = (question: string, hasHomes = false): Turn => ({
  ...{ question, english: question, language: languageOf([question]), earlier: [], last: null, open: [], answers: [] },
  previous: hasHomes ? { search: {}, results: exampleResults } : null,
});

describe('a judgment of homes', () => {
  it.each([
    'nicest one?',
    'which is the prettiest',
    'which one would you pick',
    "what's your favorite",
    '¿cuál es la más bonita?',
  ])('is none of the assistant’s: %s', (text) => {
    expect(respondToJudgment(asked(text))?.say).toMatch(/^(?:I do not judge homes|No juzgo casas)/);
  });

  it('is answered with the orders that homes can be put into', () => {
    expect(respondToJudgment(asked('nicest one?', true))?.say).toMatch(/\[Cheapest first\].*\[Biggest first\].*\[Newest first\]/);
  });

  it.each(['cheapest one', 'nicest neighborhoods in Oakland', 'homes with the nicest view', 'which would sell faster'])(
    'is not asked in: %s',
    (text) => {
      expect(respondToJudgment(asked(text))).toBeNull();
    },
  );
});
