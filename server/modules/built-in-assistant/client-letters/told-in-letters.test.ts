import { describe, expect, it } from 'vitest';
import { createTestTools } from '#tests/support/test-tools.ts';
import { startTracedThread } from '#tests/support/traced-thread.ts';
import { stubListings } from '#tests/support/listings-stub.ts';
import { stubMarket } from '#tests/support/market-stub.ts';
import { fold } from '../question-parser/sentence.ts';
import { inEnglish, languageOf } from '../language.ts';
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

describe('what a note to a seller tells', () => {
  it.each([
    ['email to seller: no showings in 2 weeks on our berkeley listing, suggest a 3% cut from 1,295,000', 'price-cut'],
    ['text my seller that I recommend a 5% reduction from 900k', 'price-cut'],
    ['email to my seller, list 1.1m want to go to 1.05m', 'price-cut'],
    ['email seller: we got an offer at 1.12m, list 1.15m, close in 30 days', 'offer-received'],
    ['tell my seller we received a cash offer of 900k', 'offer-received'],
    ['correo a mi vendedora: llego una oferta de 480 mil', 'offer-received'],
    ['weekly update to my seller: 6 showings, feedback price a bit high', 'seller-update'],
    ['text to Priya: the house on 3655 Kelbank just listed, she should see it tmrw', 'home-to-see'],
    ['draft email to client explaining contingencies in a ca offer', 'explain'],
    ['explain in an email to my buyer how the appraisal contingency works', 'explain'],
    ['escribe un correo a mi cliente explicando las contingencias', 'explain'],
  ])('is known by its words: %s', (text, occasion) => {
    expect(occasionOf(fold(inEnglish(text))) ?? occasionOf(fold(text))).toBe(occasion);
  });

  it.each([
    'email the agent that our offer got accepted',
    'just listed postcard to the neighbors',
    'write a post, new listing, come see it sunday',
    'explain contingencies',
    'what is escrow',
    'homes with a 3% price cut',
  ])('is no such note: %s', (text) => {
    expect(['offer-received', 'home-to-see', 'explain', 'price-cut']).not.toContain(occasionOf(fold(text)));
  });

  it('has the showings, the price that it stands at and the new one', () => {
    const first =
      'write a price reduction email to seller, been on market 45 days, 8 showings no offers, list 1.1m want to go to 1.05m';
    expect(said(first)).toMatch(
      /In 45 days on the market it has had 8 showings and no offers[^]*price of \$1,100,000 to \$1,050,000/,
    );
    const softer = said(first, 'make it softer and mention spring');
    expect(softer).toMatch(/talk with you about spring\.[^]*no is a fine answer/);
    expect(said(first, 'change to 9 showings')).toContain('it has had 9 showings and no offers');
    expect(said(first, 'in spanish')).toContain('En 45 días en el mercado ha tenido 8 visitas y ninguna oferta');
  });

  it('puts an offer into sentences, and asks to talk at the hour that was said', () => {
    const first = 'email seller: we got an offer at 1.12m, list 1.15m, close in 30 days, want to talk tonight at 7';
    expect(said(first)).toMatch(
      /Subject: An offer on your home[^]*an offer of \$1,120,000 on your home\. The list price is \$1,150,000\. It would close in 30 days\.[^]*Can we talk tonight at 7\?/,
    );
    expect(said(first, 'shorter')).not.toContain('You can accept it');
    expect(said(first, 'in spanish')).toMatch(/oferta de \$1,120,000[^]*hoy en la noche a las 7/);
  });

  it('keeps feedback in one line, and reminds of what was asked for', () => {
    const update =
      'weekly update to my seller: 6 showings, 2 second looks, open house had 14 groups, feedback price a bit high, kitchen dated';
    expect(said(update)).toMatch(
      /> - 6 showings\n> - 2 second looks\n> - Open house had 14 groups\n> - Feedback: price a bit high, kitchen dated/,
    );
    const thanks = 'thank you note to seller after listing appt with the Garcias yesterday';
    expect(said(thanks)).toContain('having me over yesterday');
    expect(said(thanks, 'also remind them to send me the HOA docs by friday')).toContain(
      'Please remember to send me the HOA docs by Friday.',
    );
  });

  it('has a subject of what it tells where nothing else is known of it', () => {
    const plain = said('email my buyer that the inspection is moved to friday, i want to talk tomorrow at 9');
    expect(plain).toMatch(/Subject: The inspection[^]*The inspection is moved to Friday\.[^]*Can we talk tomorrow at 9\?/i);
    expect(plain).not.toContain('[subject]');
  });
});

describe('a message to a buyer about a home that was just listed', () => {
  const first = 'text to Priya: the house on 3655 Kelbank just listed, she should see it tmrw';

  it('has its address and the day, and stays that text', () => {
    expect(said(first)).toMatch(/Hi Priya,\n>\n> 3655 Kelbank was just listed, and I think you should see it tomorrow\./);
    expect(said(first, 'shorter')).toContain('as short as I can make it');
    expect(said(first, 'shorter', 'in spanish too')).toMatch(/3655 Kelbank acaba de salir al mercado[^]*mañana/);
  });
});

describe('a letter that explains', () => {
  it('has the words of the trade question, without what is said to the agent', () => {
    const letter = said('draft email to client explaining contingencies in a ca offer');
    expect(letter).toMatch(/Subject: The usual contingencies[^]*inspection, appraisal and loan[^]*what holds for you/);
    const least = said('email my buyer explaining the minimum down payment');
    expect(least).toMatch(/nothing for VA and USDA loans/);
    expect(least).not.toMatch(/Tell me|I work out/);
  });

  it('explains up to three terms that it names, in either language and as a text', () => {
    const first = 'email my buyer explaining earnest money and escrow';
    expect(said(first)).toMatch(/Earnest money is a deposit[^]*Escrow is a neutral third party/);
    expect(said(first, 'make it a text')).not.toContain('Subject');
    expect(said(first, 'in spanish')).toMatch(/Asunto: [^]*depósito/i);
  });
});

describe('a letter to an owner', () => {
  it('names the area and the days that were told, whatever form it takes', () => {
    expect(said('expired listing letter for a home in temescal oakland that sat 120 days')).toContain(
      'your listing in Temescal Oakland ended without a sale after 120 days on the market',
    );
    expect(said('write a letter to homeowners in noe valley asking if they’re thinking of selling')).toContain(
      'sellers around Noe Valley',
    );
    const farm = 'write a prospecting letter to noe valley homeowners';
    expect(said(farm)).toMatch(/Dear homeowner,[^]*sellers around Noe Valley/);
    const hanger = said(farm, 'sign it Dana Ruiz, Ridgeline Realty', 'make it a door hanger');
    expect(hanger).toMatch(/sellers around Noe Valley[^]*Dana Ruiz, Ridgeline Realty/);
    expect(hanger.length).toBeLessThan(said(farm, 'sign it Dana Ruiz, Ridgeline Realty').length);
  });

  it('is warmer where it was warm, and asked in Spanish is put into English', () => {
    const first = 'expired listing letter for a home in temescal oakland that sat 120 days';
    expect(said(first, 'make it warmer')).toContain('Whatever you decide, I am glad to help');
    const spanish = 'escribe una carta a un vendedor con anuncio vencido en oakland';
    expect(said(spanish, 'mas corta', 'ahora en ingles')).toContain('your listing in Oakland ended without a sale');
  });

  it('is followed up as what it was: a text to who sells by themselves', () => {
    const text = said('fsbo letter, owner in durham selling a 4 bed', 'follow up text a week later');
    expect(text).toMatch(/your home in Durham[^]*selling it yourself/);
    expect(text).not.toContain('Subject');
  });
});

describe('a letter of somebody whose profile says a name', () => {
  const signedBy = (name: string | null) => {
    const question = 'thank you note to my seller after closing';
    const signer = name === null ? null : { name, brokerage: null };
    const turn: Turn = {
      ...{ question, english: question, language: 'english', earlier: [] },
      ...{ previous: null, last: null, open: [], answers: [], signer },
    };
    return respondToClientLetter(turn)?.say ?? '';
  };

  it('is signed with it, and with a blank where it says none', () => {
    expect(signedBy('Dana Ruiz')).toMatch(/Warmly, {2}\n> Dana Ruiz/);
    expect(signedBy(null)).toContain('\\[your name\\]');
  });
});

describe('a price that only a share was told of', () => {
  it('is worked out by a tool, and answered when it is asked for', async () => {
    const ask = startTracedThread({ tools: createTestTools({ listings: stubListings([]), market: stubMarket() }) });
    const first = 'email to seller: no showings in 2 weeks on our berkeley listing, suggest a 3% cut from 1,295,000';
    expect(await ask(first)).toMatch(/your home in Berkeley[^]*no showings in 2 weeks[^]*\$1,295,000 by 3%, to \$1,256,150/);
    expect(await ask('whats the new price')).toBe('3% off $1,295,000 is **$1,256,150**.');
    expect(await ask('make it a text')).toContain('$1,256,150');
  });
});
