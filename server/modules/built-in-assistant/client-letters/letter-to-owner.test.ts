import { describe, expect, it } from 'vitest';
import { inEnglish, languageOf } from '../language.ts';
import type { Turn } from '../turn.ts';
import { respondToClientLetter } from './respond-to-client-letter.ts';

function said(...messages: string[]): string {
  const question = messages.at(-1) ?? '';
  const turn: Turn = {
    ...{ question, english: inEnglish(question), language: languageOf(messages), earlier: messages.slice(0, -1) },
    ...{ previous: null, last: null, open: messages.slice(0, -1), answers: [] },
  };
  return respondToClientLetter(turn)?.say ?? '';
}

describe('a letter that asks owners whether they think of selling', () => {
  it.each([
    'write a letter to homeowners in Rockridge asking if they want to sell',
    'writ a letter to owners in rockridge asking if they thinking of selling',
    'prospecting letter for homeowners in rockridge',
    'write a farming letter for Rockridge',
    'write letter to my farm in rockridge, ask if they are thinking about selling this spring',
    'postcard to my farm in rockridge',
  ])('names the area that was told: %s', (question) => {
    expect(said(question)).toMatch(/sellers around Rockridge\. Have you thought about selling/);
  });

  it('is changed as other letters are', () => {
    const asked = 'write a letter to owners on Melmead Street asking if they are thinking of selling';
    expect(said(asked, 'make it shorter and mention i just sold one around the corner')).toMatch(
      /around Melmead Street[^]*I just sold one around the corner/,
    );
    expect(said(asked, 'in spanish')).toMatch(/¿Ha pensado en vender su casa/);
    expect(said(asked, 'sign it Maria Lopez')).toContain('Maria Lopez');
    expect(said('escribe una carta a los dueños en Rockridge preguntando si quieren vender')).toContain(
      'vendedores cerca de Rockridge',
    );
  });
});

const first = 'write a letter to an expired listing owner at 44 Oak St, just that i think i can sell it';

describe('a letter to the owner of a home that is not on the market', () => {
  it('needs no record: it has the address and what the user says', () => {
    expect(said(first)).toMatch(/listing at 44 Oak St ended without a sale[^]*I think I can sell it\./i);
    expect(said('letter to a fsbo at 12 Elm Ave')).toMatch(/selling 12 Elm Ave yourself/i);
    expect(said('write an expired listing letter', 'the address is 12 Elm Ave')).toMatch(/listing at 12 Elm Ave/i);
  });

  it('takes in what is said in its writer’s voice, and a postscript', () => {
    const sold = said(first, 'mention i sold 14 homes there last yr');
    expect(sold).toMatch(/I think I can sell it\. I sold 14 homes there last year\./);
    expect(said(first, 'mention i sold 14 homes there last yr', 'add ps about free cma')).toMatch(
      /14 homes[^]*> P\.S\. Ask me about a free CMA\./,
    );
    expect(said(first, 'add a PS saying my first consult is free')).toContain('> P.S. My first consult is free.');
    expect(said('escribe una carta al dueño de un listado vencido', 'menciona que vendí 14 casas ahí')).toContain(
      'Vendí 14 casas ahí.',
    );
  });

  it('asks more gently, however often it is told to', () => {
    expect(said(first, 'make it less pushy')).toContain('no is a fine answer');
    expect(said(first, 'mention i sold 14 homes there', 'softer')).toMatch(/14 homes[^]*no is a fine answer/);
  });

  it('keeps to a number of words on a card, with what was added', () => {
    const card = said(first, 'mention i sold 14 homes there last yr', 'now same as a handwritten postcard, under 48 words');
    const text = card.split('\n').filter((line) => line.startsWith('>'));
    expect(text.join(' ').match(/[\p{L}\p{N}’'-]+/gu)?.length).toBeLessThanOrEqual(48);
    expect(card).toContain('14 homes');
    expect(card).not.toContain('Subject');
    expect(said(first, 'under 12 words')).toContain('still over 12 words');
  });

  it('leaves out what fair housing keeps out, and says so', () => {
    const letter = said(first, 'mention i have buyers with no kids who want it');
    expect(letter).not.toMatch(/no kids/);
    expect(letter).toMatch(/fair housing/i);
  });

  it('says that own words are not translated', () => {
    expect(said(first, 'in spanish')).toMatch(/I do not translate your own words[^]*I think I can sell it/);
  });
});
