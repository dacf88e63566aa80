/** Terms of the trade by subject: general, so that no state’s law or contract is told. Without figures, as nothing traces them. */
import { contractTerms } from './contract.ts';
import { lendingTerms } from './lending.ts';
import { marketTerms } from './market-and-investing.ts';
import { propertyTerms } from './title-and-property.ts';

export const terms = {
  notAdvice: 'Contracts and states differ: for a case of your own, ask your broker or an attorney.',
  list: [...contractTerms, ...lendingTerms, ...propertyTerms, ...marketTerms],
};
export type TermTexts = typeof terms;
export type { Term } from './term.ts';
