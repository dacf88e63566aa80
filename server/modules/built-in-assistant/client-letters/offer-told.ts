/** An offer that came in, as its seller is to be told of it: "we got an offer at 1.12m, list 1.15m, close in 30 days". */
import { sumIn } from './deal-terms.ts';
import type { Financing } from '../offer/several-offers.ts';
import { inLines } from '#server/platform/text/in-lines.ts';

export interface OfferTold {
  price: string | null;
  listPrice: string | null;
  closesIn: string | null;
  isCash: boolean;
  /** Of which kind its money is, where it is known of an offer that was told before. */
  financing: Financing | null;
}

const SUM =
  '\\$?\\s?(\\d{1,3}(?:,\\d{3})+|\\d{5,}|\\d{2,3}(?:\\.\\d+)?\\s?k|\\d{1,2}(?:\\.\\d+)?\\s?m(?:illion)?|\\d\\.\\d{1,3})(?![\\d%])';
const offered = new RegExp(
  `\\boffers?\\s+(?:\\w+\\s+){0,2}?(?:at|of|for|is|came\\s+in\\s+at|por|de)\\s+${SUM}|${SUM}\\s+(?:\\w+\\s+)?offer\\b|\\boffered\\s+(?:\\w+\\s+)?${SUM}`,
);
const listed = new RegExp(
  `\\b(?:list(?:ed|ing)?(?:\\s+price)?|asking|precio\\s+de\\s+lista)\\s*(?:is|at|for|of|was|=|:)?\\s*${SUM}`,
);
const closes = inLines()`
  \b(?:clos(?:e|es|ing)|escrow|cierre)\s+(?:is\s+|in\s+|en\s+|of\s+)*(\d{1,3})\s*[- ]?(?:days?|dias?)\b
  |\b(\d{1,3})[\s-]*days?\s+(?:clos(?:e|ing)|escrow)\b
`;

const first = (found: RegExpExecArray | null): string | undefined => found?.slice(1).find((one) => one !== undefined);

/** @param folded lower case */
export const offerIn = (folded: string): OfferTold => ({
  price: sumIn(first(offered.exec(folded))),
  listPrice: sumIn(first(listed.exec(folded))),
  closesIn: first(closes.exec(folded)) ?? null,
  financing: null,
  isCash: /\b(?:all[\s-])?cash\b|\befectivo\b|\bal\s+contado\b/.test(folded),
});
