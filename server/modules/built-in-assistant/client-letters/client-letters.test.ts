import { describe, expect, it } from 'vitest';
import { exampleResults } from '../question-parser/examples/example-results.ts';
import type { EarlierTurn } from '../question-parser/earlier-turn.ts';
import { fold } from '../question-parser/sentence.ts';
import { inEnglish, languageOf } from '../language.ts';
import type { Turn } from '../turn.ts';
import { occasionOf } from './occasions.ts';
import { respondToClientLetter } from './respond-to-client-letter.ts';

function said(messages: string[], previous: EarlierTurn | null = null): string | null {
  const question = messages.at(-1) ?? '';
  const turn: Turn = {
    ...{ question, english: inEnglish(question), language: languageOf(messages), earlier: messages.slice(0, -1) },
    ...{ previous, last: null, open: [], answers: [] },
  };
  return respondToClientLetter(turn)?.say ?? null;
}

describe('a letter about no home in particular', () => {
  it.each([
    ['Write a letter to my seller explaining why we should drop the price 3%', 'price-cut'],
    ['email to a buyer who lost two bidding wars, keep them in it', 'lost-offer'],
    ['draft a text to my buyer that their offer was accepted', 'offer-accepted'],
    ['thank-you note to my seller after closing', 'thanks'],
    ['text to a client who ghosted me', 'follow-up'],
    ['ask the other agent for feedback after the showing', 'feedback'],
    ['message to the neighbors about an open house on Sunday', 'neighbors'],
    ['note to a past client on their home anniversary', 'anniversary'],
    ['letter to a FSBO', 'for-sale-by-owner'],
    ['write an expired listing letter', 'expired'],
    ['reply to a lender asking for the appraisal date', 'appraisal'],
    ['write an email asking my buyers for a google review', 'review'],
    ['email my past clients for referrals', 'referral'],
    ['text my client to confirm the showing tomorrow', 'appointment'],
    ['write a congratulations card for buyers who just closed', 'congratulations'],
    ['draft an email to introduce myself to a new client', 'introduction'],
    ["my buyers lost again, they're crushed. need to say something to them", 'lost-offer'],
    ['follow up for if he ghosts me', 'follow-up'],
    ['price reduction letter to seller in sf', 'price-cut'],
  ])('is known by what is said of it: %s', (text, occasion) => {
    expect(occasionOf(fold(text))).toBe(occasion);
  });

  it.each([
    'thanks, that helps',
    'homes with a price drop in Oakland',
    'write a description of the second one',
    'email the market figures to a client who went quiet',
    'write a price reduced post for instagram',
    'my clients lost the last one, find 3 beds in Oakland',
    'remind me to call my seller',
    'what should I say to a seller about a price cut?',
    'show me expired listings',
    'write a love letter to the seller',
    'how long has my client been following up',
  ])('is none: %s', (text) => {
    expect(occasionOf(fold(text))).toBeNull();
  });

  it('is an e-mail with a subject, a greeting and blanks for what only the user knows', () => {
    expect(said(['email to my buyer Ana who lost two bidding wars'])).toMatch(
      /^> \*\*Subject: Our next home\*\*\n>\n> Hi Ana,\n>\n> I am sorry this one went .*> Warmly, {2}\n> \\\[your name\\\]\n\nFill in what stands in brackets\./s,
    );
  });

  it('is a text message without subject and signature', () => {
    const text = said(['text to a client who ghosted me']) ?? '';
    expect(text).not.toMatch(/Subject|Warmly/);
    expect(text.split('\n\n')[0]).toMatch(/^> Hi \\\[name\\\],\n>\n> I wanted to check in/);
  });

  it('is changed by what is said after it', () => {
    const first = 'email to a buyer who lost two bidding wars';
    const whole = said([first]) ?? '';
    const short = said([first, 'shorter']) ?? '';
    expect(short.length).toBeLessThan(whole.length);
    expect(said([first, 'shorter', 'more formal'])).toContain('> Dear');
    expect(said([first, 'shorter', 'more formal', 'sign it as Dana Reyes'])).toContain('> Dana Reyes');
    expect(said([first, 'in Spanish'])).toContain('> Hola');
    expect(said([first, 'as a text message'])).not.toContain('Subject');
    expect(said([first, 'condos in Oakland under 900k'])).toBeNull();
    expect(said([first, 'condos in Oakland under 900k', 'shorter'])).toBeNull();
  });

  it('names the price and the days of the home that is open, where it is about its price', () => {
    const [home] = exampleResults;
    if (!home) throw new Error('There is no example');
    const text = said(['write a letter to my seller about lowering the price by 3%'], {
      ...{ search: {}, results: [], opened: home, openedFacts: home },
    });
    expect(text).toContain(home.addressLine1);
    expect(text).toContain(`${home.daysListed} days`);
    expect(text).toMatch(/the list price of \$[\d,]+ by 3%/);
  });

  it('leaves copy about a home to its record', () => {
    const [home] = exampleResults;
    const previous = { search: {}, results: exampleResults, opened: home };
    expect(said(['email my buyer to follow up on this home'], previous)).toBeNull();
    expect(said(['email the second one to my client and follow up'], previous)).toBeNull();
  });

  it('is written in Spanish where it is asked for in Spanish', () => {
    expect(said(['escribe un correo de agradecimiento para mi cliente después del cierre'])).toMatch(/Asunto: Gracias/);
  });
});

describe('the blanks of a letter about a price', () => {
  it('are filled with what was told: days, a share, the new price', () => {
    const first = "write a price reduction email to my seller, it's been 45 days and no offers";
    expect(said([first])).toContain('on the market for 45 days');
    expect(said([first, 'make it 849k'])).toContain('lowering the list price to $849,000.');
    expect(said([first, 'by 5%, to $849,000'])).toContain('by 5%, to $849,000.');
    expect(said([first, 'make it 849k', 'in spanish'])).toMatch(/Lleva 45 días[^]*a \$849,000/);
    expect(said([first])).toContain('[new price');
  });

  it('takes both prices of a price letter as agents write them', () => {
    const letter = said(["price reduction letter to seller in sf, 47 days no offers, we're at 1.795 need 1.695"]);
    expect(letter).toContain('lowering the list price of $1,795,000 to $1,695,000');
    expect(letter).toContain('on the market for 47 days');
  });

  it('is addressed to those who are named beside a wish for less form, and made gentler', () => {
    const first = 'my buyers lost again, need to say something to them';
    expect(said([first, "not so formal its Mike and Tara, we're friends by now"])).toContain('Hi Mike and Tara,');
    expect(said([first, "he's gonna be mad, soften it"])).not.toBe(said([first]));
  });
});
