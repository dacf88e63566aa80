import { describe, expect, it } from 'vitest';
import { exampleResults } from '../question-parser/examples/example-results.ts';
import type { EarlierTurn } from '../question-parser/earlier-turn.ts';
import { fold } from '../question-parser/sentence.ts';
import { inEnglish, languageOf } from '../language.ts';
import { occasionOf } from './occasions.ts';
import { respondToClientLetter } from './respond-to-client-letter.ts';

function saidUpon(previous: EarlierTurn | null, ...messages: string[]): string {
  const question = messages.at(-1) ?? '';
  return (
    respondToClientLetter({
      ...{ question, english: inEnglish(question), language: languageOf(messages), earlier: messages.slice(0, -1) },
      ...{ previous, last: null, open: messages.slice(0, -1), answers: [] },
    })?.say ?? ''
  );
}
const said = (...messages: string[]): string => saidUpon(null, ...messages);

describe('occasions of letters that no record tells', () => {
  it.each([
    ['draft the counter email to the buyer agent at 1.6, close in 21 days', 'counter-offer'],
    ['counter offer email to the listing agent at 950k', 'counter-offer'],
    ['seller wont fix roof buyer wants 25k credit. draft reply to the buyers agent offering 10k', 'repairs'],
    ['write a response to the buyers repair request, we offer a 5k credit', 'repairs'],
    ['email my sellers the weekly update: 14 showings, no offers', 'seller-update'],
    ['weekly update email to my seller', 'seller-update'],
    ['write a birthday text for a past client', 'birthday'],
    ['email to lead who saw 1725 Talwick st at open house yesterday', 'open-house-visit'],
    ['follow up text to people who came to my open house', 'open-house-visit'],
    ['write a follow up to a fsbo who did not answer', 'by-owner-again'],
    ['write a voicemail script for an expired listing', 'expired'],
    ['letter to an expired listing owner', 'expired'],
    ['fsbo call script', 'for-sale-by-owner'],
    ['first text to a lead named Marcus who asked about Noe Valley condos', 'new-lead'],
    ['reply to a zillow lead', 'new-lead'],
  ])('are known by their words: %s', (text, occasion) => {
    expect(occasionOf(fold(text))).toBe(occasion);
  });

  it.each([
    'write a description of the kitchen, mention the quartz counters',
    'write an open house invite for sunday 1-4',
    'market update for my sellers',
    'expired listings in Oakland',
    'what credit score does my buyer need',
    'condos a lead asked about',
    'write an instagram post for my open house, thank everyone',
  ])('are none: %s', (text) => {
    expect(occasionOf(fold(text))).toBeNull();
  });
});

describe('what a letter tells, as the user told it', () => {
  it('is an update with each of its facts, and no pitch of their own home to its sellers', () => {
    const first =
      'email my sellers the weekly update: 3161 Dellwynd Place, 220 zillow views, 14 showings, 2 second showings, feedback is kitchen small';
    const update = said(first);
    expect(update).toMatch(
      /Subject: This week at 3161 Dellwynd Place[^]*> - 220 Zillow views\n> - 14 showings\n> - 2 second showings\n> - Feedback: kitchen small/,
    );
    const text = said(first, 'make it a text');
    expect(text).toMatch(/220 Zillow views; 14 showings/);
    expect(text).not.toContain('Subject');
  });

  it('is a counter with its price and terms', () => {
    const [home] = exampleResults;
    if (!home) throw new Error('There is no example');
    const previous = { search: {}, results: [], opened: home, openedFacts: home };
    const counter = saidUpon(previous, 'draft the counter email to the buyer agent at 1.6, close in 21 days, no rent back');
    expect(counter).toMatch(/countering at \$1,600,000 on these terms:\n>\n> - Close in 21 days\n> - No rent back/);
    expect(counter).toContain(home.addressLine1);
    expect(said('write a counter offer email')).toMatch(/countering at \\\[price\\\]/);
  });

  it('is a reply on repairs with both sums, and firmer when told to be', () => {
    const first = 'seller wont fix roof buyer wants 25k credit. draft reply to the buyers agent offering 10k';
    const reply = said(first);
    expect(reply).toMatch(/request for a credit of \$25,000[^]*not be repairing the roof[^]*credit of \$10,000 at closing/);
    expect(said(first, 'make it firmer')).toContain('We need your answer by then');
    expect(said(first, 'make it firmer')).toContain('$10,000');
  });

  it('thanks who came to an open house, and in a message asks to show nothing again', () => {
    const first = 'email to lead who saw 1725 Talwick st at open house yesterday';
    expect(said(first)).toMatch(/Thank you for coming to the open house at 1725 Talwick St/i);
    expect(said(first, 'sms version')).not.toMatch(/Subject|invited|showing/);
    expect(said(first, 'sms version', 'from Dana at Compass')).toContain('> Dana at Compass');
  });

  it('greets a lead by name, names what was asked and asks two questions', () => {
    const text = said('first text to a lead named Marcus who asked about Noe Valley condos');
    expect(text).toMatch(/Hi Marcus,[^]*asking about Noe Valley condos[^]*\?[^]*\?/);
    expect(text).not.toContain('Subject');
  });
});

describe('a letter that stands', () => {
  const first = 'write an email to my seller there about dropping the price to 1.599';

  it('takes in a fact in whichever words it is added, and greets nobody as “There”', () => {
    expect(said(first)).toContain('Hi \\[name\\],');
    for (const change of [
      'add that there were 14 showings and no offers',
      'add there were 14 showings and no offers',
      'mention that we had 14 showings and no offers',
      'say 14 showings and no offers',
    ]) {
      const changed = said(first, change);
      expect(changed).toContain('14 showings and no offers.');
      expect(changed).toContain('$1,599,000');
      expect(said(first, change, 'make it a text')).toContain('14 showings and no offers.');
    }
  });

  it.each(['make it a text', 'sms version', 'as a text', 'shorter, and for text', 'text version'])(
    'becomes a message: %s',
    (change) => {
      expect(said(first, change)).not.toContain('Subject');
      expect(said(first, change)).toContain('$1,599,000');
    },
  );

  it('is left alone by what is none of its business', () => {
    expect(said(first, 'add a third bedroom')).toBe('');
    expect(said(first, 'homes with 3 offers')).toBe('');
    expect(said(first, 'condos in Oakland under 900k')).toBe('');
  });
});

describe('a script', () => {
  it('has lines to say aloud, and for a call what to say to the usual answers', () => {
    const voicemail = said('write a voicemail script for an expired listing');
    expect(voicemail).toMatch(/Hi \\\[name\\\], this is \\\[your name\\\]\.[^]*call or text me at/);
    expect(voicemail).not.toMatch(/Subject|Warmly/);
    const call = said('letter to an expired listing owner', 'call script for same');
    expect(call).toMatch(/this is \\\[your name\\\][^]*If they say no: “/);
    expect(said('fsbo call script')).toMatch(/selling \\\[address\\\] yourself/);
    expect(said('fsbo call script', 'in spanish')).toMatch(/le habla/);
  });
});
