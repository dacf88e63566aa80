import { describe, expect, it } from 'vitest';
import { fold } from '../question-parser/sentence.ts';
import { inEnglish, languageOf } from '../language.ts';
import { withCorrectedWords } from './corrected-words.ts';
import { occasionIn } from './letter-asked.ts';
import { respondToClientLetter } from './respond-to-client-letter.ts';
import { occasionOf } from './occasions.ts';

function said(...messages: string[]): string {
  const question = messages.at(-1) ?? '';
  return (
    respondToClientLetter({
      ...{ question, english: inEnglish(question), language: languageOf(messages), earlier: messages.slice(0, -1) },
      ...{ previous: null, last: null, open: messages.slice(0, -1), answers: [] },
    })?.say ?? ''
  );
}

describe('letters to tenants', () => {
  it.each([
    ["write an email to a tenant whose lease ends jan 31 asking if they'll renew at 3,150", 'lease-renewal'],
    ['lease renewal letter for my tenant, new rent 3,150', 'lease-renewal'],
    ['text my tenant asking if she wants to stay another year at 2,900', 'lease-renewal'],
    ['escribe un correo a la inquilina preguntando si quiere renovar a 3,150', 'lease-renewal'],
    ['i need a move in reminder email for tenant, keys at 10am dec 1, bring id and cashiers check for 5,900', 'move-in'],
    ['rental application declined letter, credit score too low', 'application-declined'],
    ['write a denial letter to an applicant, income too low for the apartment', 'application-declined'],
    ['carta de rechazo de solicitud de alquiler, crédito bajo', 'application-declined'],
    ['reply to a tenant: heater broken since monday, hvac guy comes thursday 9-11', 'plain'],
    ["tenant emailed: 'can i get a month to month after my lease ends?' write back that the owner would do it at 3,300", 'plain'],
  ])('are known by their words: %s', (text, occasion) => {
    expect(occasionIn(text)).toBe(occasion);
  });

  it.each([
    'the lender declined the loan application, write my client an email',
    'write a rental listing for a 2 bed apartment, move in ready',
    'tenant occupied duplexes in Oakland',
  ])('are none of these: %s', (text) => {
    expect(['lease-renewal', 'move-in', 'application-declined']).not.toContain(occasionOf(fold(text)));
  });

  const renewal = "write an email to a tenant whose lease ends jan 31 asking if they'll renew at 3,150";

  it('ask whether they renew, at the rent and by the end that were told', () => {
    expect(said(renewal)).toMatch(/ends on January 31[^]*\$3,150 a month[^]*Would you like to renew\?/);
    expect(said(renewal, 'theyre currently paying 3,000 mention that')).toContain('$3,150 a month; it is $3,000 now');
    const friendlier = said(renewal, 'theyre currently paying 3,000 mention that', 'make it friendlier');
    expect(friendlier).toContain('it is $3,000 now');
    expect(friendlier).toContain('Whatever you decide');
    expect(said(renewal, 'make it friendlier', 'sign Kim')).toMatch(/Warmly, {2}\n> Kim/);
    expect(said(renewal, 'shorter')).toContain('$3,150');
    expect(said(renewal, 'in Spanish')).toMatch(/31 de enero[^]*\$3,150 al mes/);
  });

  it('remind of the keys and of what to bring', () => {
    const letter = said('i need a move in reminder email for tenant, keys at 10am dec 1, bring id and cashiers check for 5,900');
    expect(letter).toMatch(/keys on December 1 at 10 am[^]*Please bring: ID, cashier’s check for \$5,900\./);
    expect(letter).not.toContain('\\[date');
  });

  it('decline an application with its reason, and add the notice that was asked for with blanks', () => {
    const first = 'rental application declined letter, credit score too low';
    expect(said(first)).toMatch(/the credit score, which does not meet[^]*adverse action notice[^]*lawyer/);
    expect(said(first)).not.toContain('Notice of adverse action');
    const notice = said(first, 'add the adverse action bit');
    expect(notice).toMatch(/Notice of adverse action[^]*screening company[^]*free copy[^]*lawyer or the screening company/);
    expect(said(first, 'add the adverse action bit', 'shorter')).toContain('Notice of adverse action');
  });

  it('say what was told, with the slip that was corrected left out', () => {
    const first = 'reply to a tenant: heater broken since monday, plumber... i mean hvac guy comes thursday 9-11';
    expect(said(first)).toContain('Heater broken since Monday, HVAC guy comes Thursday 9-11.');
    expect(said(first)).not.toMatch(/plumber|I mean/);
    expect(said(first, 'add sorry for the trouble')).toMatch(/9-11\.[^]*We are sorry for the inconvenience\./);
  });

  it('answer what a tenant wrote with what the owner would do', () => {
    const first =
      "tenant emailed: 'can i get a month to month after my lease ends?' write back that the owner would do it at 3,300";
    expect(said(first)).toContain('The owner would do it at 3,300.');
    expect(said(first, 'add that notice is 30 days')).toContain('Notice is 30 days.');
    expect(said(first, 'add that notice is 30 days', 'sign Kim')).toMatch(/Notice is 30 days\.[^]*\n> Kim/);
  });

  it('leave out what fair housing law keeps out, and keep courtesies', () => {
    const first = 'reply to a tenant: the heater is fixed on thursday';
    expect(said(first, 'add that the owner wants no kids')).toMatch(/Fair housing law/);
    expect(said(first, 'add thanks for your patience')).toContain('Thanks for your patience.');
  });

  it('are written in Spanish', () => {
    expect(said('escribe un correo a la inquilina preguntando si quiere renovar a 3,150')).toMatch(
      /renovación[^]*\$3,150 al mes[^]*¿Le gustaría renovar\?/,
    );
  });
});

it.each([
  ['plumber... i mean hvac guy comes thursday', 'hvac guy comes thursday'],
  ['meet at 10, sorry i mean 11am', 'meet at 11am'],
  ['the open house is saturday - no wait, i mean sunday', 'the open house is sunday'],
  ['it is great, if you know what i mean by that', 'it is great, if you know what i mean by that'],
  ['what i mean is the price', 'what i mean is the price'],
])('takes a slip out of %j', (text, corrected) => {
  expect(withCorrectedWords(text)).toBe(corrected);
});
