import { describe, expect, it } from 'vitest';
import { checkReply } from '#server/modules/fair-housing/index.ts';
import { textsIn } from './index.ts';

interface Said {
  path: string;
  words: string;
}

/** Every text and every phrase of a function that makes one, which its source holds. */
function saidIn(value: unknown, path: string): Said[] {
  if (typeof value === 'string') return [{ path, words: value.replace(/\{\w+\}/g, ' ') }];
  if (typeof value === 'function') return literalsOf(String(value)).map((words) => ({ path, words }));
  if (value === null || typeof value !== 'object') return [];
  return Object.entries(value).flatMap(([name, one]) => saidIn(one, `${path}.${name}`));
}

/** What stands between quotes and in templates of a source, without the expressions in them. */
function literalsOf(source: string): string[] {
  const found: string[] = [];
  /** What is being read, the innermost last: code, or the sign that ends a text. */
  const within: string[] = ['code'];
  let words = '';
  for (let at = 0; at < source.length; at += 1) {
    const [sign = '', next] = [source[at], source[at + 1]];
    const current = within.at(-1);
    if (current === 'code') {
      if (sign === '}' && within.length > 1) within.pop();
      else if (/["'`]/.test(sign)) within.push(sign);
      continue;
    }
    if (sign === '\\') at += 1;
    else if (current === '`' && sign === '$' && next === '{') {
      within.push('code');
      at += 1;
      words += ' ';
    } else if (sign === current) {
      within.pop();
      found.push(words);
      words = '';
    } else words += sign;
  }
  return found;
}

/** Words that English sentences are made of and Spanish ones are not. */
const english =
  /\b(?:the|of|and|with|in|for|is|are|was|were|from|over|under|at|on|by|to|it|its|this|that|not|listed|listing|sold|homes?|prices?|beds?|baths?|built|market|sales|days?|first|newest|lowest|more|less|than|year|months?|you|tell|show|what|how|record)\b/i;
/** Codes in the source of a function, and names that stay. */
const codes =
  /^(?:sin |condado|el |\s*|all|sale|lease|roughly-the-same|before 1940|at the center of|too few sales|multi-unit|low|listed|sold|months)$|^\W*TIC/;

describe('what is said in Spanish', () => {
  // Terms of the trade go by their English names, too.
  const told = saidIn(textsIn('spanish'), 'spanish').filter(({ path }) => !/\.names\.\d+$/.test(path));

  it('is Spanish in all kinds of answers, functions too', () => {
    expect(told.length).toBeGreaterThan(400);
    expect(told.filter(({ words }) => !codes.test(words.trim()) && english.test(words))).toEqual([]);
  });

  it('is no text that was left as it is in English', () => {
    const same = new Map(saidIn(textsIn('english'), 'spanish').map(({ path, words }) => [path, words]));
    const sentences = told.filter(({ words }) => (words.match(/\p{L}{2,}/gu) ?? []).length > 2);
    expect(sentences.filter(({ path, words }) => same.get(path) === words)).toEqual([]);
  });
});

it('words what a state wants said beside a value in Spanish, save where its rules give the words', () => {
  const { notices } = textsIn('spanish').value;
  expect(notices(['no appraisal', 'not an appraisal of the market value'], 'IL')[1]).toMatch(/^Esta es una opinión de precio/);
  expect(notices(['no appraisal', 'This represents an estimated sale price.'], 'TX')[1]).toBe(
    'La regla del estado pide esta frase en inglés, tal cual: “This represents an estimated sale price.”',
  );
  expect(notices(['no appraisal'], 'CA')).toHaveLength(1);
});

it('keeps fair housing law in both languages', () => {
  for (const language of ['english', 'spanish'] as const) {
    const { affordability, asking, letters, payment, results, talk, terms } = textsIn(language);
    const plain = saidIn({ affordability, asking, letters, payment, results, talk, terms }, language).filter(
      ({ words }) => words.split(/\s+/).length > 3,
    );
    expect(plain.filter(({ words }) => checkReply(words, 'CA').length > 0).map(({ path }) => path)).toEqual([]);
  }
});
