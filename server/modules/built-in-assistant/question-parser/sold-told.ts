/** That a home sold, as the user tells it: "sold in 6 days 8% over asking". */
import { dollarsOf } from '../cma/cma-words.ts';
import type { WritingRequest } from './writing-request.ts';
import { inLines } from '#server/platform/text/in-lines.ts';

const days =
  /\b(?:sold|sale|pending|contract|offers?|vendid[oa]|vendio)\b.{0,20}?\b(?:in|after|en)\s+(?:just\s+|only\s+|solo\s+)?(\d{1,4})\s+(?:days?|dias?)\b|\b(\d{1,4})\s+days?\s+on\s+(?:the\s+)?market\b/;
const over = inLines()`
  \b(\d{1,3}(?:\.\d)?)\s?%\s+(?:over|above|more\s+than|(?:por\s+)?(?:encima|arriba)\s+del?)\s*(?:(?:the\s+)?(?:ask(?:ing)?|list)|el\s+precio|precio|lo\s+pedido)?
  |\b(?:over|above)\s+(?:ask(?:ing)?|list)\s+(?:price\s+)?by\s+(\d{1,3}(?:\.\d)?)\s?%
`;
const price =
  /\b(?:sold|closed|went|vendid[oa]|vendio|cerro)\s+(?:for|at|en|por)\s+\$?\s?(\d{1,3}(?:,\d{3})+|\d{5,}|\d{2,3}(?:\.\d+)?\s?k|\d{1,2}(?:\.\d+)?\s?m)\b/;

const first = (found: RegExpExecArray | null): string | undefined => found?.slice(1).find((one) => one !== undefined);

/** Null where the words tell nothing of a sale. @param folded lower case */
export function readSoldTold(folded: string): NonNullable<WritingRequest['soldAsTold']> | null {
  const [inDays, percent, sum] = [first(days.exec(folded)), first(over.exec(folded)), first(price.exec(folded))];
  const dollars = sum === undefined ? null : dollarsOf(sum.replace(/\s+/g, ''));
  if (inDays === undefined && percent === undefined && dollars === null) return null;
  return {
    ...(inDays === undefined ? {} : { days: Number(inDays) }),
    ...(percent === undefined ? {} : { overAskingPercent: Number(percent) }),
    ...(dollars === null ? {} : { priceDollars: dollars }),
  };
}
