/** "What does each net at 5%?", right after offers were told: of the seller, at the price of each of them. */
import { offersToldIn, readSeveralOffers } from '../offer/several-offers.ts';
import { fold } from '../question-parser/sentence.ts';
import type { Turn } from '../turn.ts';
import { inLines } from '#server/platform/text/in-lines.ts';

const asksNet = inLines()`
  \b(?:nets?|netting|clears?|pockets?|proceeds|walks?\s+away|net\s*sheets?|leaves?\s+(?:the\s+|my\s+|them\s+)?(?:sellers?|more|most|them)|puts?\s+more)\b
  |\b(?:deja|dejan|queda|quedan|neto|recibe|gana)\b
`;
export const asksWhatIsLeft = (question: string): boolean => asksNet.test(fold(question));

/**
 * The prices of the offers that were told; null where none were, or nobody asks what they leave.
 * @param isPriceNamed what the message names is the price, unless it tells offers itself
 */
export function offersToNet({ question, earlier }: Turn, isPriceNamed: boolean): number[] | null {
  if (!asksWhatIsLeft(question)) return null;
  const own = readSeveralOffers(question);
  if (own) return own.map(({ priceDollars }) => priceDollars);
  if (isPriceNamed) return null;
  return offersToldIn(earlier)?.map(({ priceDollars }) => priceDollars) ?? null;
}
