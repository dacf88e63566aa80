/** "How do the two cities compare?" upon a search in several places: their markets, by their names. */
import type { AreaFilter, NamedArea } from '#contract/listing-search.ts';
import { inLines } from '#server/platform/text/in-lines.ts';
import type { EarlierTurn } from './earlier-turn.ts';
import { fold } from './sentence.ts';

const PLACES = '(?:cities|towns|areas|places|neighbou?rhoods|markets|zips|zip\\s+codes)';
const BOTH = '(?:the|those|these|both)(?:\\s+(?:two|three|2|3))?';
const compares = inLines()`
  ^\s*(?:(?:and|so|ok(?:ay)?)[\s,]+)*(?:
    how\s+do\s+${BOTH}\s+${PLACES}\s+(?:compare|stack\s+up|differ)
    |(?:compare|comparing)\s+${BOTH}\s+${PLACES}
    |${BOTH}\s+${PLACES}\s+(?:compared|side\s+by\s+side)
  )\s*[?.!]*\s*$
`;
const inventory = inLines()`
  ^\s*(?:(?:and|so|ok(?:ay)?)[\s,]+)*(?:which|who)(?:\s+(?:one|city|town|area|of\s+(?:the\s+two|them|those|these)))?
  \s+has\s+(?:the\s+)?(?:more|most|less|least)\s+(?:inventory|supply|listings|homes(?:\s+for\s+sale)?)\s*[?.!]*\s*$
`;

const nameOf = ({ name, nameType, context }: NamedArea): string =>
  [name, nameType === 'zip-code' ? null : context?.city, context?.stateAbbreviated].filter(Boolean).join(', ');

function namesOf(area: AreaFilter | null | undefined): string[] {
  const areas = area?.type === 'any-of' ? area.areas : [];
  const named = areas.flatMap((one) => (one.type === 'named-area' ? [nameOf(one)] : []));
  return named.length === areas.length ? named : [];
}

/** The message with the names of the places that the search stands in; as it is where they are not several, or nothing of the kind is asked. */
export function withPlacesCompared(text: string, previous: EarlierTurn | null): string {
  const folded = fold(text);
  const isOfSupply = inventory.test(folded);
  if (!isOfSupply && !compares.test(folded)) return text;
  const names = namesOf(previous?.search.areaFilter);
  if (names.length < 2) return text;
  const places = names.join(' and ');
  return isOfSupply ? `compare months of supply in ${places}` : `compare the market in ${places}`;
}
