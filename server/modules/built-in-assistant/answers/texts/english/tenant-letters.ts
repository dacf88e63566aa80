/** Letters to tenants and applicants; what only the user knows stands in brackets. */
import type { LetterFacts } from '../../../client-letters/letter-facts.ts';
import type { DayOfYear, DeclineReason } from '../../../client-letters/tenancy-terms.ts';
import type { LetterWords } from './letters.ts';

const HOME = '\\[address\\]';
const months = [
  ...['January', 'February', 'March', 'April', 'May', 'June', 'July'],
  ...['August', 'September', 'October', 'November', 'December'],
];
const dayInWords = ({ month, day }: DayOfYear): string => `${months[month - 1] ?? ''} ${String(day)}`;

const reasons: Record<DeclineReason, string> = {
  credit: 'the credit score, which does not meet the rental criteria',
  income: 'the income, which does not meet the rental criteria',
  history: 'the rental history, which does not meet the rental criteria',
  references: 'the references',
  incomplete: 'the application, which was not complete',
  'other-applicant': 'that another application was chosen',
};

const adverseAction = [
  'Notice of adverse action: this decision was based in whole or in part on a consumer report from \\[screening company: name, address, toll-free phone number\\].',
  'That company did not make the decision and cannot tell you the reasons for it. You have the right to a free copy of your report from it if you ask within \\[number\\] days of this notice, and to dispute with it what is incomplete or wrong.',
  'Credit score used: \\[score\\], from \\[date\\], on a range of \\[lowest\\] to \\[highest\\], provided by \\[source\\]. Key factors that lowered it: \\[factors\\].',
];

export const tenantLetters = {
  'lease-renewal': ({ address, tenancy: { leaseEnds, newRent, currentRent } }: LetterFacts): LetterWords => ({
    subject: 'Your lease renewal',
    opening: `Your lease at ${address ?? HOME} ends on ${leaseEnds === null ? '\\[date\\]' : dayInWords(leaseEnds)}, and the owner would be glad to have you stay. The rent for the new term would be ${newRent ?? '\\[new rent\\]'} a month${currentRent === null ? '' : `; it is ${currentRent} now`}.`,
    middle: ['If you renew, I will send you the new lease to look over and sign. Everything that changes will be in it.'],
    ask: 'Would you like to renew? Please let me know by \\[date\\].',
  }),
  'move-in': ({ address, tenancy: { moveInOn, keysAt, bring } }: LetterFacts): LetterWords => ({
    subject: 'Your move-in',
    opening: `A reminder about your move-in at ${address ?? HOME}: you get the keys on ${moveInOn === null ? '\\[date\\]' : dayInWords(moveInOn)} at ${keysAt ?? '\\[time\\]'}, at \\[where\\].${bring.length > 0 ? ` Please bring: ${bring.join(', ')}.` : ''}`,
    middle: ['We will walk through the home together and write down its condition, so bring any questions.'],
    ask: 'Could you confirm that the time works for you?',
  }),
  'application-declined': ({ address, tenancy: { reason, hasAdverseAction } }: LetterFacts): LetterWords => ({
    subject: 'Your rental application',
    opening: `Thank you for applying for ${address ?? HOME}. We are not able to approve your application. The reason is ${reason === null ? '\\[reason, from the written rental criteria\\]' : reasons[reason]}.${hasAdverseAction ? `\n\n${adverseAction.join('\n\n')}` : ''}`,
    middle: [],
    ask: 'If you think that something in your application was read wrong, please write to me.',
  }),
};

/** What is said beside such a letter. */
export const tenantNotes = {
  addAdverseAction:
    'Where a credit or screening report played a part, federal law asks for an adverse action notice: say “add the adverse action notice”.',
  lawyerDecides:
    'What the notice has to say, and by when, a lawyer or the screening company’s own form decides; state and city law may ask for more.',
  renewalLaw:
    'How much a rent may rise and how long before it has to be announced is set by state and city law, so check it first.',
};
