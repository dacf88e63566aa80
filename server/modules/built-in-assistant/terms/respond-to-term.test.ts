import { describe, expect, it } from 'vitest';
import { textsIn } from '../answers/texts/index.ts';
import type { Turn } from '../turn.ts';
import { respondToTerm, termsAsked } from './respond-to-term.ts';

const named = (
  text: string,
  language: 'english' | 'spanish' = 'english',
  where: { hasFigures?: boolean; hasResults?: boolean } = {},
) => termsAsked(text, language, where).map(({ names }) => names[0]);

describe('terms of the trade', () => {
  it.each([
    ['what is escrow', ['escrow']],
    ['What does “contingent” mean?', ['contingent']],
    ['whats a short sale', ['short sale']],
    ['define appraisal gap please', ['appraisal gap']],
    ['what does it mean when a home is under contract', ['under contract']],
    ['what does DTI stand for?', ['dti']],
    ['difference between pending and under contract', ['pending', 'under contract']],
    ["what's the difference between an appraisal and a CMA?", ['appraisal', 'cma']],
    ['pending vs contingent', ['pending', 'contingent']],
    ['how do I explain contingent vs pending to my client', ['contingent', 'pending']],
    ["What's the difference between contingent and pending, my mentor mixes them up", ['contingent', 'pending']],
    ['how long does closing take in california', ['time to close']],
    ['how long to close on a house?', ['time to close']],
    ['how do i explain to a buyer why rates dont drop when fed cuts', ['fed and mortgage rates']],
    ['2-1 buydown what does that do for him first year', ['buydown']],
    ['My seller asked me this. What does escrow mean here?', ['escrow']],
  ])('are told apart from everything else: %s', (text, terms) => {
    expect(named(text)).toEqual(terms);
  });

  it.each([
    'what is escrow in Oakland going for',
    'Noe Valley vs Rockridge',
    'what is the HOA',
    'show me pending homes',
    'what is this one',
    'homes with an HOA under 300',
    'is it a short sale',
    'will rates drop when the fed cuts',
    'comps',
    'what are the comps',
  ])('are not asked about by %s', (text) => {
    expect(named(text)).toEqual([]);
  });

  it('are told in Spanish', () => {
    expect(named('¿qué es el escrow?', 'spanish')).toEqual(['escrow']);
    expect(named('qué significa contingente', 'spanish')).toEqual(['contingent']);
    expect(named('cuál es la diferencia entre pendiente y bajo contrato', 'spanish')).toEqual(['pending', 'under contract']);
  });

  it('that have a figure are that figure where a home or a market stands, unless their meaning is asked for', () => {
    expect(named('what is DOM', 'english', { hasFigures: true })).toEqual([]);
    expect(named('what is DOM')).toEqual(['dom']);
    expect(named('what does DOM mean', 'english', { hasFigures: true })).toEqual(['dom']);
  });

  it.each(['what are closing costs', 'what are comps'])('are worked out for a home that is open: %s', (text) => {
    expect(named(text, 'english', { hasFigures: true })).toEqual([]);
    expect(named(text)).toHaveLength(1);
  });

  it.each(["what's pending", 'what is coming soon?', 'whats active', "what's under contract"])(
    'that homes are searched by are a search among results: %s',
    (text) => {
      expect(named(text, 'english', { hasResults: true })).toEqual([]);
      expect(named(text)).toHaveLength(1);
    },
  );

  it('are told among results where their meaning is asked for', () => {
    expect(named('what does pending mean', 'english', { hasResults: true })).toEqual(['pending']);
    expect(named('what is contingent', 'english', { hasResults: true })).toEqual(['contingent']);
  });

  it('are told one after the other: “and escrow?”', () => {
    const after = (before: string, question: string) =>
      respondToTerm({
        ...{ question, english: question, language: 'english', earlier: [before], previous: null, last: null },
        ...{ open: [before], answers: [] },
      } satisfies Turn)?.say;
    expect(after('what is contingent', 'and escrow')).toMatch(/^\*\*Escrow\*\*/);
    expect(after('what is contingent', 'what about pending?')).toMatch(/^\*\*Pending\*\*/);
    expect(after('homes in Oakland', 'what about pending?')).toBeUndefined();
  });

  it('are told for a client to whom they are explained', () => {
    expect(named('que es una contingencia de tasacion, para explicarle a mi cliente', 'spanish')).toEqual([
      'appraisal contingency',
    ]);
    expect(named('what is an appraisal contingency, so i can explain it to my client')).toEqual(['appraisal contingency']);
    expect(named('explain escrow in simple terms')).toEqual(['escrow']);
  });

  it('are the same in both languages', () => {
    const known = (language: 'english' | 'spanish') => textsIn(language).terms.list.map(({ names }) => names[0]);
    expect(known('spanish')).toEqual(known('english'));
  });
});
