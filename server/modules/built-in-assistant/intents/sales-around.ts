/** "Comps for 12 Alder Street, sold in the last 6 months, within half a mile": sales around an address by what is told of them. */
import type { ParsedQuestion } from '../question-parser/parsed-question.ts';
import { fold } from '../question-parser/sentence.ts';
import type { Asked } from './asked.ts';
import type { Intent } from './vocabulary.ts';

const namesSales =
  /\b(?:comps?|comparables?|(?:comparable|similar|recent)\s+(?:homes|houses|condos|sales)|solds|sales|comparables|ventas|parecidas)\b/;
const saysSold = /\b(?:sold|selling|sells?|closed|going|vendid[oa]s?|venden|vendieron)\b/;
/** Which of the two a message with an address and these words sounds like nobody can tell. */
const soundsSo: readonly Intent[] = ['search', 'refine', 'value', 'cma', 'market', 'compare', 'home', 'pick', 'other'];

/** A value takes no time, no rooms and no kind of comparable: with them the sales themselves are meant. */
export function asksSalesAround(parsed: ParsedQuestion, text: string, intent: Intent): boolean {
  if (parsed.kind !== 'search' || !soundsSo.includes(intent)) return false;
  const { areaFilter, propertyStatus, soldDate, bedroomsCount, bathroomsCount, livingSpaceSqFt, propertyTypes } = parsed.search;
  const isAround =
    areaFilter?.type === 'radius' && parsed.notes.some((note) => note.kind === 'measured-from' && note.isAddress === true);
  if (!isAround || !propertyStatus?.every((status) => status === 'sold')) return false;
  const folded = fold(text);
  const isNarrowed = [soldDate, bedroomsCount, bathroomsCount, livingSpaceSqFt, propertyTypes].some((one) => one != null);
  return namesSales.test(folded) && (isNarrowed || saysSold.test(folded));
}

const only =
  /^\W*(?:(?:ok(?:ay)?|and|now|but|so|y|pero|ahora|show\s+me|keep|use)\s+)*(?:only|just|nothing\s+but|solo|solamente)\b/;
const ofList: readonly Intent[] = ['search', 'refine', 'value', 'cma', 'home', 'pick', 'market', 'compare', 'other'];

/** "Only 4 bedrooms" upon sales that are shown, also where a value may have comparables. */
export function narrowsSales(parsed: ParsedQuestion, { text, previous }: Asked, intent: Intent): boolean {
  const isOfSales = previous?.search.propertyStatus?.every((status) => status === 'sold') === true;
  if (!isOfSales || previous?.value || previous?.market || previous?.cma || !ofList.includes(intent)) return false;
  return parsed.kind === 'search' && parsed.change === 'refined' && parsed.unusedWords.length === 0 && only.test(fold(text));
}
