/** "So what should we list at" upon the sales around an address: the home in their middle is meant. */
import type { NamedArea } from '#contract/listing-search.ts';
import { asksOffer } from '../offer/asks-offer.ts';
import { listPriceAsked } from '../offer/respond-to-list-price.ts';
import { namedArea } from '../question-parser/place-choice.ts';
import { fold } from '../question-parser/sentence.ts';
import type { Turn } from '../turn.ts';
import type { BuiltInModelNeeds } from '../understand.ts';
import { asksForValue } from '../value/value-question.ts';

const isAddress = /^\d+\s+\S/;
const pointsAtIt =
  /\b(?:it|its|this|my\s+listing|(?:the|this|that|our|my)\s+(?:home|house|property|place|subject|condo|seller'?s?))\b/;
const namesCma = /\b(?:cma|listing\s+presentation)\b/;

/** Null where no home is meant, another is open, or the list is around none. */
export async function homeInTheMiddle(
  { question, english, previous }: Turn,
  { findPlacesNamed }: Pick<BuiltInModelNeeds, 'findPlacesNamed'>,
): Promise<NamedArea | null> {
  const area = previous?.search.areaFilter;
  if (area?.type !== 'radius' || !isAddress.test(area.name ?? '') || previous?.opened || previous?.value) return null;
  const text = fold(english);
  const isMeant =
    listPriceAsked(question) !== null ||
    namesCma.test(text) ||
    asksOffer.test(text) ||
    (asksForValue(english) && pointsAtIt.test(text));
  if (!isMeant) return null;
  const phrase = fold(area.name ?? '');
  const places = await findPlacesNamed([phrase]);
  const home = places.find(
    ({ nameType, exact, center }) =>
      nameType === 'street-and-number' && exact && center?.latitude === area.latitude && center.longitude === area.longitude,
  );
  return home ? namedArea(home) : null;
}
