import { describe, expect, it } from 'vitest';
import { cpuMsOf } from '#tests/support/cpu-time.ts';
import { fc } from '#tests/support/properties.ts';
import { checkCopy, checkQuestion, checkReply } from './index.ts';

const CHARACTERS = 20_000;
/** Hostile text takes up to three times what ordinary sentences take; time that grows faster than the text would take hundreds of times. */
const MAX_TIMES_ORDINARY = 10;

/** The text over and over, 20,000 characters of it. */
const endless = (text: string) => text.repeat(Math.ceil(CHARACTERS / Math.max(1, text.length))).slice(0, CHARACTERS);

const TIMES = 2;

/** Of one of several runs: processor time is told in steps of some milliseconds. The better of two, for the collector of garbage is no work of ours. */
function msOf(check: () => void): number {
  const batch = () => {
    for (let times = 0; times < TIMES; times += 1) check();
  };
  return Math.min(...Array.from({ length: 2 }, () => cpuMsOf(batch))) / TIMES;
}

const checks = [checkQuestion, checkReply, checkCopy];
const ordinary = endless('Three bedrooms with a yard near the park in Noe Valley under 2 million, and no carpets please. ');
const ordinaryMs = Math.max(1, ...checks.map((check) => msOf(() => check(ordinary))));

function expectQuick(text: string): void {
  for (const check of checks) expect(msOf(() => check(text))).toBeLessThan(MAX_TIMES_ORDINARY * ordinaryMs);
}

describe('20,000 characters of anything take no more than some times what ordinary sentences take', () => {
  it.each([
    'a',
    'a1',
    '1',
    'ks',
    'A B C D ',
    'a.',
    'é',
    'а',
    '𝕒',
    '漢',
    '\u200b',
    'no kids ',
    'no ',
    'no only where perfect for mostly avoid ',
    'No kids. ',
    'w/o',
    "'",
    '@$',
    '\ud800',
    '\ud800a',
    '🏠 ',
  ])('%j without end', (text) => {
    expectQuick(endless(text));
  });

  it('whatever stands in it', () => {
    const words = fc.constantFrom(
      'no',
      'kids',
      'safe',
      'area',
      'white',
      'only',
      '. ',
      ' ',
      '1',
      'é',
      '\ud800',
      '漢字',
      'xxxxxxxxxxxxxxxx',
    );
    const text = fc.oneof(
      fc.string({ unit: 'binary', minLength: 1, maxLength: 200 }),
      fc.array(words, { minLength: 1, maxLength: 60 }).map((all) => all.join('')),
    );
    fc.assert(
      fc.property(text, (one) => {
        expectQuick(endless(one));
      }),
      { numRuns: 15 },
    );
  });
});

it('finds nothing in halves of surrogate pairs', () => {
  for (const text of ['\ud83c', '\udfe0\ud83c\ud83c', 'homes \ud83c in Tampa']) {
    expect(checkQuestion(text).hits).toEqual([]);
    expect(checkReply(text)).toEqual([]);
    expect(checkCopy(text)).toEqual([]);
  }
});
