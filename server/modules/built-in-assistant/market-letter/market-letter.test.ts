import { describe, expect, it } from 'vitest';
import type { MarketQuestion } from '../question-parser/market-question.ts';
import { readMarketLetter } from './read-market-letter.ts';

const berkeley = { type: 'named-area', nameType: 'city', name: 'Berkeley', context: { stateAbbreviated: 'CA' } } as const;
const market: MarketQuestion = { places: [berkeley], propertyTypes: null, isLease: false, windowDays: null, figures: [] };
const read = (...messages: string[]) => readMarketLetter(["how's the market in Berkeley", ...messages], market)?.letter ?? null;

describe('a letter about the market that was told', () => {
  it.each([
    ['give me that as an email to my client Sarah', { form: 'email', recipient: 'Sarah', isToSend: false }],
    ['write a market update post for instagram', { form: 'post', recipient: null }],
    ['turn that into a newsletter paragraph', { form: 'newsletter' }],
    ['short email to my seller with that', { form: 'email', isShort: true, isToSend: false }],
    ['escribe una carta al vendedor con esos datos', { form: 'email' }],
    ['hazme un post para instagram en español con eso', { form: 'post', language: 'spanish' }],
    ['mándame eso en un mensaje', { form: 'message' }],
    ['text me that', { form: 'message' }],
    ['put that in a text to the seller', { form: 'message' }],
    ['pásame esas cifras en un correo', { form: 'email' }],
    ['write an instagram post of the three', { form: 'post' }],
    ['send it to my seller', { form: 'email', isToSend: true }],
    ['text those numbers to my client Ana', { form: 'message', recipient: 'Ana', isToSend: true }],
  ])('is asked for: %s', (text, letter) => {
    expect(read(text)).toMatchObject(letter);
  });

  it('is changed by what is said after it, and keeps the rest', () => {
    expect(read('give me that as an email to my client Sarah', 'make it friendlier and half as long')).toMatchObject({
      ...{ form: 'email', recipient: 'Sarah', tone: 'warm', isShort: true },
    });
    expect(
      read('give me that as an email to my client Sarah', 'make it friendlier and half as long', 'in Spanish'),
    ).toMatchObject({
      ...{ recipient: 'Sarah', tone: 'warm', isShort: true, language: 'spanish' },
    });
    expect(read('give me that as an email to my client Sarah', 'and a quick text version')).toMatchObject({
      ...{ form: 'message', recipient: 'Sarah', isShort: true },
    });
    expect(read('write a market update post for instagram', 'sign it as Dana')).toMatchObject({ form: 'post', sender: 'Dana' });
  });

  it.each([
    'what about condos?',
    'write a description of the first one',
    'is it a good time to sell?',
    'shorter',
    'email me weekly',
  ])('is not meant by %s', (text) => {
    expect(read(text)).toBeNull();
  });

  it('stands through a word or two that change nothing, and is gentler where it was blunt', () => {
    expect(read('give me that as an email to my client Sarah', 'hmm ok', 'less blunt')).toMatchObject({
      ...{ recipient: 'Sarah', tone: 'warm' },
    });
  });

  it('is over once a market was asked about again', () => {
    expect(read('give me that as an email to my client Sarah', 'what about condos?', 'shorter')).toBeNull();
  });
});
