import { describe, expect, it } from 'vitest';
import { inEnglish, languageOf } from '../language.ts';
import { fold } from '../question-parser/sentence.ts';
import type { Turn } from '../turn.ts';
import { occasionOf } from './occasions.ts';
import { respondToClientLetter } from './respond-to-client-letter.ts';

function said(...messages: string[]): string {
  const question = messages.at(-1) ?? '';
  const turn: Turn = {
    ...{ question, english: inEnglish(question), language: languageOf(messages), earlier: messages.slice(0, -1) },
    ...{ previous: null, last: null, open: messages.slice(0, -1), answers: [] },
  };
  return respondToClientLetter(turn)?.say ?? '';
}

const rockridge = 'write a letter to owners in rockridge, i have buyers looking for a 3 bedroom there under 1.5m';

describe('a letter to owners that tells of buyers', () => {
  it.each([
    [rockridge, /buyers who are looking for a 3-bedroom home in Rockridge, up to \$1,500,000\. Have you thought about selling/],
    [
      'letter to homeowners in piedmont ave area asking if they thinking of selling, i have a buyer who wants a 3 bed',
      /a buyer who is looking for a 3-bedroom home around Piedmont Ave\. Have you thought/,
    ],
    [
      'letter to homeowners in piedmont avenue oakland, i have a buyer who wants a 3 bed',
      /a 3-bedroom home in Piedmont Avenue Oakland\. Have you thought/,
    ],
    ['postcard to residents of temescal, my buyers want a 2/1, cash', /2-bedroom, 1-bath home in Temescal\.[^]*They pay cash\./],
    [
      'carta a los dueños en Rockridge, tengo un comprador que busca 3 recámaras hasta 1.5m',
      /un comprador que busca una casa de 3 recámaras en Rockridge, hasta \$1,500,000\. ¿Ha pensado en vender/,
    ],
  ])('says whom they look for what, and asks about selling: %s', (question, words) => {
    expect(said(question)).toMatch(words);
  });

  it('keeps what is told of them, shorter and in Spanish', () => {
    const told = [rockridge, 'add that they can close fast and rent back is fine', 'mention i have a buyer preapproved to 1.6m'];
    expect(said(...told)).toMatch(/preapproved for up to \$1,600,000[^]*close quickly[^]*rent-back/);
    expect(said(...told, 'shorter')).toMatch(/3-bedroom home in Rockridge[^]*\$1,600,000[^]*close quickly[^]*rent-back/);
    const spanish = said(...told, 'shorter', 'now in spanish');
    expect(spanish).toMatch(/3 recámaras en Rockridge, hasta \$1,500,000[^]*hasta \$1,600,000[^]*cerrar pronto[^]*renta/);
    expect(spanish).not.toMatch(/do not translate|\[su mensaje/);
    expect(said(...told, 'sign it Maria Gomez, Compass')).toContain('Maria Gomez, Compass');
  });

  it('has the user’s own words where they tell more than that', () => {
    expect(said('letter to owners in rockridge, i have a buyer who loves big gardens')).toMatch(
      /sellers around Rockridge[^]*I have a buyer who loves big gardens\./,
    );
  });

  it('tells that a home nearby sold', () => {
    const first = 'prospecting letter to owners on Galeworth Street, a neighbor just sold';
    expect(said(first)).toMatch(/A home near yours just sold\. I work with sellers around Galeworth Street/);
    expect(said(first, 'make it a postcard')).toMatch(/A home near yours just sold/);
  });

  it.each([
    'email to owners in the building about the parking',
    'write a letter to owners in rockridge that the street is closed on monday',
    'just sold postcard to the neighbors',
    'homes in rockridge for my buyers',
  ])('is none in: %s', (text) => {
    expect(occasionOf(fold(text))).not.toBe('prospecting');
  });
});

describe('a letter about a listing that ended', () => {
  it('has all that one message tells of the home', () => {
    const told = ['expired listing letter', 'home is at 4410 Harbor View Oakland 3/2, was listed at 1.25 for 90 days'];
    expect(said(...told)).toMatch(
      /your 3-bedroom, 2-bath home at 4410 Harbor View Oakland, listed at \$1,250,000, ended without a sale after 90 days/,
    );
    expect(said(...told, 'less pushy')).toMatch(/4410 Harbor View[^]*no is a fine answer/);
    expect(said(...told, 'in spanish')).toMatch(/3 recámaras y 2 baños, anunciada en \$1,250,000/);
  });
});

describe('a letter about a price', () => {
  it('has the days and the price that were told before it was asked for', () => {
    expect(
      said(
        'we’ve been on the market 34 days at 924k at 2835 galeworth. should we reduce',
        'draft the email to the seller about a price reduction to 899k',
      ),
    ).toMatch(/on the market for 34 days[^]*list price of \$924,000 to \$899,000/);
  });

  it('goes to the seller who will not move, as a text where one is asked for', () => {
    const text = said('seller wont budge on price, been 55 days, whats a nice way to say it in a text for 1688 Birchmill Street');
    expect(text).toMatch(/the price of 1688 Birchmill Street\. It has been on the market for 55 days[^]*no is a fine answer/);
    expect(text).not.toContain('Subject');
  });
});

describe('a counter to one of the offers that were told', () => {
  const offers = 'got 3 offers on 2835 Galeworth. 930k 20 day close conventional 20% down, 945k fha 30 days, 905k cash 10 days';

  it.each([
    ['draft a counter to the 945 one at 950', /clients’ FHA offer of \$945,000[^]*countering at \$950,000/],
    ['draft a counter email to the cash offer at 920k', /clients’ cash offer of \$905,000[^]*countering at \$920,000/],
    [
      'write a counter to the first one at 940 with 21 day close',
      /conventional offer of \$930,000[^]*at \$940,000[^]*21 day close/i,
    ],
  ])('names it and the price: %s', (question, words) => {
    expect(said(offers, question)).toMatch(words);
  });

  it('takes what the sellers add as a term', () => {
    const first =
      'my listing on 845 Thistlehurst got an offer at 455k, 14 days on market. draft a counter at 470k with 21 day close';
    expect(said(first, 'seller will leave the fridge, add that')).toMatch(
      /offer of \$455,000[^]*- 21 day close\n> - Seller will leave the fridge/,
    );
  });
});

describe('a thank-you note after a listing appointment', () => {
  const first = 'thank you note to the sellers after our listing appointment, Tom and Linda, they want to think about it';

  it('goes to those who were named, and leaves them time', () => {
    expect(said(first)).toMatch(/Hi Tom and Linda,[^]*think it over/);
    expect(said(first)).not.toContain('[day');
    expect(said(first.replace('Tom and Linda', 'tom and linda'))).toContain('Hi Tom and Linda,');
  });

  it('writes what the agent adds as it is written', () => {
    expect(said(first, 'add that ill bring updated comps monday')).toContain('I’ll bring updated comps Monday.');
  });
});
