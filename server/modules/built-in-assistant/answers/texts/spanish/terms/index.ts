import type { TermTexts } from '../../english/terms/index.ts';
import { contractTerms } from './contract.ts';
import { lendingTerms } from './lending.ts';
import { marketTerms } from './market-and-investing.ts';
import { propertyTerms } from './title-and-property.ts';

export const terms: TermTexts = {
  notAdvice: 'Cada contrato y cada estado es distinto: para un caso tuyo, pregunta a tu bróker o a un abogado.',
  list: [...contractTerms, ...lendingTerms, ...propertyTerms, ...marketTerms],
};
