/** Whether figures are for a home that no word of the question names. */
import type { ListingReference } from '#contract/listing-reference.ts';
import { inLines } from '#server/platform/text/in-lines.ts';
import { findAddress } from '../question-parser/addresses.ts';
import { isSame } from '../question-parser/result-references/among-results.ts';
import { findNamedResult } from '../question-parser/result-references/result-reference.ts';
import { fold } from '../question-parser/sentence.ts';
import type { Turn } from '../turn.ts';

const pointsAtHome = inLines()`
  \b(?:
    it|its|this|that|here|one|home|house|condo|townhouse|place|property|listing|first|second|third|fourth|fifth|last|top
    |cheapest|priciest|biggest|smallest|newest|esta|este|esa|ese|primer[ao]?|segund[ao]|tercer[ao]?|ultim[ao]|casa|propiedad
    |ella
  )\b
  |\#\s?\d|\b(?:number|no\.?|numero)\s+\d
`;

/** The one that was talked about last, which the screen does not show and the last answer was not about. */
export function isHomeAssumed({ english, question, previous }: Turn, listing: ListingReference | null | undefined): boolean {
  if (!listing || !previous?.opened || !isSame(previous.opened, listing)) return false;
  const { onScreen, payment, closing, value } = previous;
  const told = [onScreen, payment?.listing, closing?.listing, value?.found.subject.reference];
  if (told.some((one) => one != null && isSame(one, listing))) return false;
  const words = fold(english);
  const isNamed = [words, fold(question)].some((text) => pointsAtHome.test(text)) || findAddress(words) !== null;
  return !isNamed && findNamedResult(words, previous) === null;
}
