import { describe, expect, it } from 'vitest';
import { withCorrectedHome } from './corrected-home.ts';
import type { Turn } from './turn.ts';

const asked = (question: string, before: string): string =>
  withCorrectedHome({
    ...{ question, english: question, language: 'english', earlier: [before], previous: null, open: [], answers: [] },
    last: { question: before, previous: null, usedTools: true },
  } satisfies Turn).question;

describe('a home that was meant in the place of another', () => {
  it.each([
    ['no i meant the cheapest one', 'payment on the first one w 10% down', 'payment on the cheapest one w 10% down'],
    ['sorry, I meant the second', 'what is it worth', 'what is the second worth'],
    ['wait, meant number 3', 'write a post for the first one', 'write a post for number 3'],
  ])('is asked what the other was asked: %s', (question, before, meant) => {
    expect(asked(question, before)).toBe(meant);
  });

  it.each([
    ['no i meant Oakland', 'payment on the first one'],
    ['the cheapest one', 'payment on the first one'],
    ['no i meant the cheapest one', 'condos in Oakland'],
  ])('is none: %s', (question, before) => {
    expect(asked(question, before)).toBe(question);
  });
});
