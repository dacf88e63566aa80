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

/** What functions may be handed: a name, a number, a list. */
const handed: readonly (readonly unknown[])[] = [
  Array(8).fill('Oakland'),
  Array(8).fill('the first home'),
  Array(8).fill(3),
  Array(8).fill(['Oakland', 'Berkeley']),
  [3, 'Oakland', 3],
  ['Oakland', ['a pool', 'a garage']],
  ['Oakland', true, 'in the last year'],
  ['Oakland', false, 'in the last year'],
];

/** The sentences that can be made of texts: each as it stands, or as its function makes it of plain words where that can take them. */
function sentencesOf(value: unknown, path: string): Said[] {
  if (typeof value === 'string') return [{ path, words: value.replace(/\{\w+\}/g, 'the home') }];
  if (isMaker(value)) return handed.flatMap((all) => sentencesOf(madeOf(value, all), path));
  if (value === null || typeof value !== 'object') return [];
  return Object.entries(value).flatMap(([name, one]) => sentencesOf(one, `${path}.${name}`));
}

const isMaker = (value: unknown): value is (...all: readonly unknown[]) => unknown => typeof value === 'function';

function madeOf(make: (...all: readonly unknown[]) => unknown, all: readonly unknown[]): unknown {
  try {
    const made = make(...all);
    return typeof made === 'string' ? made : null;
  } catch {
    return null;
  }
}

/** A whole sentence begins large and ends: what a phrase sounds like alone says nothing of where it stands. */
const isSentence = (words: string) => /^\W*\p{Lu}[\s\S]*[.:!?)]\W*$/u.test(words) && words.split(/\s+/).length > 3;

it('keeps fair housing law in both languages, in whatever can be said', () => {
  for (const language of ['english', 'spanish'] as const) {
    const all = sentencesOf(textsIn(language), language).filter(
      ({ path, words }) =>
        isSentence(words) && !/\.names\.\d+$/.test(path) && !/undefined|NaN|\[object|\b(?:true|false)\b/.test(words),
    );
    expect(all.length).toBeGreaterThan(600);
    expect(all.filter(({ words }) => checkReply(words).length > 0)).toEqual([]);
  }
});
