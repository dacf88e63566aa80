/** "Give me 3 talking points to get them to 1.45": a value that stands as sentences to say, each from its own sales. */
import type { EstimateValueAnswer } from '#server/modules/market/index.ts';
import { dollars } from '../answers/format.ts';
import { linkTo } from '../answers/homes.ts';
import type { Texts } from '../answers/texts/index.ts';
import { inLines } from '#server/platform/text/in-lines.ts';
import { priceWanted } from './said-of-value.ts';

const NUMBERS: Readonly<Record<string, number>> = {
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  un: 1,
  dos: 2,
  tres: 3,
  cuatro: 4,
};
const USUAL = 3;
const MOST = 4;
const asks = inLines()`
  \b(?:(?<count>\d|one|two|three|four|five|dos|tres|cuatro)\s+)?(?:(?:quick|short|good|strong|key|main)\s+)*
    (?:talking\s+points?|points?\s+to\s+make|arguments?|argumentos|puntos\s+(?:clave|para))\b
`;
/** "Ok so what would you tell them": the same facts, and no opinion. */
const asksToTell = inLines()`
  ^(?:(?:ok|okay|so|and|then|well|y|entonces)[\s,]+)*(?:
    what\s+(?:would|should|do|can|could)\s+(?:you|u|i|we)\s+(?:tell|say\s+to)\s+(?:him|her|them)
    |what\s+would\s+(?:you|u)\s+(?:tell|say\s+to)\s+(?:the|my)\s+(?:sellers?|owners?|clients?)
    |how\s+(?:would|should|do|can)\s+(?:you|u|i|we)\s+(?:convince|persuade|get|talk)\s+(?:him|her|them|(?:the|my)\s+(?:sellers?|owners?|clients?))
    |que\s+les?\s+(?:digo|dirias|decimos)
  )\b
`;

/** Null where none are wanted. @param text in lower case */
export function pointsWanted(text: string): { kind: 'points'; count: number; priceDollars: number | null } | null {
  const count = asks.exec(text)?.groups;
  if (!count && !asksToTell.test(text)) return null;
  const named = count?.['count'];
  const many = named === undefined ? USUAL : (NUMBERS[named] ?? Number(named));
  return { kind: 'points', count: Math.min(MOST, Math.max(1, many)), priceDollars: priceWanted(text) };
}

/** @param besidePrice the price that was named beside the range; empty where none was */
export function valuePoints(
  count: number,
  found: EstimateValueAnswer,
  { lead, besidePrice, basis }: { lead: string; besidePrice: string; basis: string },
  { value: words, common }: Texts,
): string {
  const { comparables, subject } = found;
  const [first] = comparables;
  const [highest] = comparables.toSorted((one, other) => other.adjustedPrice - one.adjustedPrice);
  const points = [
    besidePrice || lead,
    basis,
    first
      ? words.heaviest(linkTo(first), dollars(first.price), common.shortDay(first.soldDate), dollars(first.adjustedPrice))
      : '',
    highest && !subject.isLease ? words.highestIs(linkTo(highest), dollars(highest.adjustedPrice)) : '',
  ].filter(Boolean);
  return [
    words.pointsLead,
    points
      .slice(0, count)
      .map((point, at) => `${at + 1}. ${point}`)
      .join('\n'),
    words.pointsYours,
  ].join('\n\n');
}
