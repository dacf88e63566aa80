import { describe, expect, it } from 'vitest';
import { textsIn } from '../answers/texts/index.ts';
import { fold } from '../question-parser/sentence.ts';
import type { Turn } from '../turn.ts';
import { termsAsked } from './read-term.ts';
import { respondToTerm } from './respond-to-term.ts';

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
    ['explain what an appraisal gap is to a first time buyer', ['appraisal gap']],
    ['Loan question: explain what an appraisal gap is to a first time buyer', ['appraisal gap']],
    ['explain pmi in one sentence', ['pmi']],
    ['explain escrow like im 5', ['escrow']],
    ['difference between prequalified and preapproved', ['prequalification', 'preapproval']],
    ['is a prequalification the same as a preapproval', ['prequalification', 'preapproval']],
    ['buyer asks what points are', ['points']],
    ['my clients want to know what earnest money is', ['earnest money']],
    ['they dont understand what a contingency is', ['contingent']],
    ['what does a title company do', ['title company']],
    ["what's escrow again", ['escrow']],
    ['can you explain how a bridge loan works', ['bridge loan']],
    ['what is a HELOC and how does it work', ['heloc']],
    ['wat is escro', ['escrow']],
    ['whats a contigency', ['contingent']],
    ['what are points and apr', ['points', 'apr']],
    ['what is a flood zone', ['flood zone']],
    ['rent back whats that', ['rent-back']],
    ['what are liens', ['lien']],
    ['how do i explain probate sale to a buyer', ['probate sale']],
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
    'what is the flood zone of 12 main st',
    'what does the listing agent do about parking',
    'explain the price of this home to my client',
    'what are homes with septic going for',
    'what are prices in Oakland and escrow',
    'buyer asks what the hoa is',
    'write a text that explains escrow to my buyer',
    'escrow?',
  ])('are not asked about by %s', (text) => {
    expect(named(text)).toEqual([]);
  });

  it('are told in Spanish', () => {
    expect(named('¿qué es el escrow?', 'spanish')).toEqual(['escrow']);
    expect(named('qué significa contingente', 'spanish')).toEqual(['contingent']);
    expect(named('cuál es la diferencia entre pendiente y bajo contrato', 'spanish')).toEqual(['pending', 'under contract']);
    expect(named('explícame qué es el escrow en una frase', 'spanish')).toEqual(['escrow']);
    expect(named('mi cliente pregunta qué es una contraoferta', 'spanish')).toEqual(['counteroffer']);
    expect(named('qué hace una compañía de título', 'spanish')).toEqual(['title company']);
    expect(named('qué es un préstamo puente para un comprador primerizo', 'spanish')).toEqual(['bridge loan']);
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
    expect(after('explain what an appraisal gap is to a first time buyer', 'and escrow?')).toMatch(/^\*\*Escrow\*\*/);
    expect(after('what is contingent', 'escrow?')).toMatch(/^\*\*Escrow\*\*/);
    expect(after('homes in Oakland', 'what about pending?')).toBeUndefined();
    expect(after('homes in Oakland', 'escrow?')).toBeUndefined();
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

  it.each(['english', 'spanish'] as const)(
    'have a name each that no other has, in small letters without accents: %s',
    (language) => {
      const names = textsIn(language).terms.list.flatMap((term) => term.names);
      expect(names.filter((name, at) => names.indexOf(name) !== at || name !== fold(name))).toEqual([]);
    },
  );
});
