import { expect, it } from 'vitest';
import { languageOf } from '../language.ts';
import type { Turn } from '../turn.ts';
import { respondToGain } from './respond-to-gain.ts';

const said = (question: string) => {
  const turn: Turn = {
    ...{ question, english: question, language: languageOf([question]), earlier: [], previous: null, last: null },
    ...{ open: [], answers: [] },
  };
  return respondToGain(turn, { kind: 'cannot', reason: 'tax' })?.say ?? null;
};

it.each([
  'how much cap gains will they owe, bought 400k selling 1.1m',
  'do my sellers pay capital gains tax',
  '¿cuánto de ganancia de capital paga mi cliente?',
])('gives the general federal rule of a gain with its source, and no bill: %s', (question) => {
  expect(said(question)).toMatch(/26 U\.S\.C\. § 121.*(?:a tax adviser decides|asesor fiscal)/);
});

it.each(['what are the taxes on it', 'who pays the transfer tax', 'is it a gain'])('is not asked for by: %s', (question) => {
  expect(said(question)).toBeNull();
});
