import { expect, it } from 'vitest';
import { readIntents, type IntentClassifier } from './intents.ts';
import { intents, type Intent } from './vocabulary.ts';

/** Log-odds by which each message of a made-up conversation is heard, of what its tags say was asked before. */
const scripted = (
  heard: (words: readonly string[], tags: readonly string[]) => Partial<Record<Intent, number>>,
): IntentClassifier => ({
  score: (words, tags) => {
    const probabilities = heard(words, tags);
    return intents.map((intent) => Math.log(probabilities[intent] ?? 1e-9));
  },
});

const classifier = scripted((words, tags) => {
  if (words.includes('numbers')) return { search: 0.52, market: 0.48 };
  return tags.includes('last market') ? { market: 0.99, refine: 0.01 } : { refine: 0.55, market: 0.45 };
});

it('reads a message after each way in which the one before may have been meant', () => {
  const [first, second] = readIntents(['Numbers for Ames', 'and by month'], null, classifier);
  expect(first?.intent).toBe('search');
  expect(second?.intent).toBe('market');
  expect(second?.likely[0]?.probability).toBeCloseTo(0.48 * 0.99 + 0.52 * 0.45, 6);
});

it('gives each intent its probability, the likeliest first', () => {
  const [first] = readIntents(['Numbers for Ames'], null, classifier);
  expect(first?.likely.map(({ intent }) => intent).slice(0, 2)).toEqual(['search', 'market']);
  expect(first?.likely.reduce((sum, { probability }) => sum + probability, 0)).toBeCloseTo(1, 6);
});
