/** A home that is told in words and has no listing: "listing copy 2bd 1ba 1,080 sf Daly City, new roof, 2-car garage, 899k". */
import type { ToldHome } from '#server/modules/writing/index.ts';
import { digitsForNumberWords } from '../question-parser/number-words.ts';
import { inFull, withoutChatter } from './as-told.ts';
import { NOUN } from '../question-parser/writing-kinds.ts';
import { FEET, takeFacts, type Facts } from './told-facts.ts';
import { addRest, states, takeAddress, trimmed, type Parts } from './told-places.ts';
import { inLines } from '#server/platform/text/in-lines.ts';

/** Fewer facts are no description of a home. */
const LEAST_FACTS = 2;
export const MOST_TOLD = 12;
const MAX_TOLD_CHARACTERS = 200;

const stateCode = new RegExp(`(?:^|[\\s,])(${states})(?=\\s*(?:\\d{5}|[,.]|$))`);
const zip = /\b\d{5}\b/;

/** "Write a warm listing description for my new listing:" and what else only asks. */
const asking = inLines('gi')`
  ^[^:\d\n]{0,80}\b(?:describe|listed|listing|market|mls)\b[^:\d\n]{0,30}:
  |^[^:\n]{0,80}?\b(?:${NOUN})\b(?:\s*(?:please|for|of|about|on|:|-|–|,))*
  |\b(?:write|draft|make|create|do|need|want|prepare)\s+
    (?:(?:me|us|up|an?|the|my|our|new|some|great|nice|good|short|rental|lease|for[\s-]rent|craigslist|zillow)\s+)*listing\b
    (?:\s+(?:for|of|about|on)\b)?
  |\bdescribe\s+(?:(?:my|an?|the|our|this|new|upcoming|next)\s+)*(?:listing|home|house|place|property|one)\b
  |\b(?:please|can you|could you|write|draft)\b
`;
/** "I'm listing a place next month", "write the MLS remarks" behind the facts. */
const aroundAsking = inLines('gi')`
  \b(?:i|we)(?:['’]?(?:m|re|ve)|\s+(?:am|are|have))?\s+(?:about to\s+|going to\s+|just\s+)?
    (?:list(?:ing)?|got|getting|took|taking)\b(?=\s+(?:an?|my|this|the|one)\b)
  |\b(?:next|this)\s+(?:week|month|spring|summer|fall|winter)\b
  |\b(?:write|draft|need|give me|make|do)\s+(?:(?:me|up|the|an?|some|its?|my)\s+)*(?:\w+\s+)?(?:${NOUN})\b
    (?:\s+(?:for|of)\s+(?:it|this|that|me))?\s*[.!?]*\s*$
`;
const ofAgent = inLines('gi')`
  \b(?:(?:my|our|a|an|the|this|new|nuev[oa]|upcoming|next|coming soon|just listed)\s+)*
  (?<!\b(?:guest|carriage|tree|open|club)\s)(?:listing|listado|home|house|property|propiedad|place)\b(?:\s+(?:is|has|with|of|it(?:'|’)?s))*
`;
/** What a change of its copy tells of a home: "put the price in, 1.1m". */
export const readMoreFacts = (text: string): Facts => readMore(text).facts;

/** The same with the words that tell no fact of a field: "oh and there's a finished basement w/ a wet bar, 1.1m". */
export function readMore(text: string): { facts: Facts; told: string[] } {
  const facts: Facts = {};
  const plain = digitsForNumberWords(inFull(withoutChatter(text))).replaceAll(/(\d),(\d{3})(?!\d)/g, '$1$2');
  const told = plain
    .split(/[,;\n]+|\.(?=\s|$)|\s[-–]\s|\s+\band\b(?=\s+(?:\w+\s+){0,2}\w+)/)
    .map((part) =>
      trimmed(
        takeFacts(part, facts).rest.replaceAll(
          /\b(?:it|they|we|the (?:sellers?|owners?))\s+(?:also\s+)?(?:has|have|had|put(?: in)?|added|did)\b/gi,
          ' ',
        ),
      ),
    )
    .filter((part) => /[a-z]{2}/i.test(part));
  return { facts, told };
}

/** "A rental ad", "for rent": and no home for sale with "a rental unit in back". */
const isToLet = inLines('i')`
  \b(?:rental|lease)\s+(?:listing|ad|advert\w*|description|copy|post|remarks|write-?up|flyer)s?\b
  |\bfor\s+(?:my|our|a|an|the|this)\s+(?:new\s+)?rental\b(?!\s+(?:unit|income|property\s+sale))
  |\b(?:for|to)\s+(?:rent|lease|let)\b
`;

/** Null where the words describe no home. @param text in English words @param leastFacts fewer describe none */
export function readToldHome(text: string, leastFacts = LEAST_FACTS): ToldHome | null {
  const plain = digitsForNumberWords(inFull(withoutChatter(text)).replaceAll(/[“”"]/g, ' ')).replaceAll(
    /(\d),(\d{3})(?!\d)/g,
    '$1$2',
  );
  const {
    address,
    city: behindIt,
    rest: withoutAddress,
  } = takeAddress(plain.replaceAll(aroundAsking, ' ').replaceAll(asking, ' '));
  const zipCode = zip.exec(withoutAddress.replaceAll(new RegExp(`\\$\\s?\\d{5}\\b|\\d{5}\\s*${FEET}`, 'gi'), ' '))?.[0] ?? null;
  const state = stateCode.exec(withoutAddress)?.[1] ?? null;
  const facts: Facts = {};
  const parts: Parts = { places: behindIt === null ? [] : [behindIt], told: [], addresses: [] };
  const segments = withoutAddress
    .replace(stateCode, ' ')
    .replace(zipCode ?? '\u0000', ' ')
    .replaceAll(ofAgent, ' ')
    .split(/[,;\n]+|\.(?=\s|$)|\s[-–]\s|\s+\band\b(?=\s+(?:\w+\s+){0,2}\w+)/);
  let read = 0;
  for (const segment of segments) {
    const { rest, count } = takeFacts(segment, facts);
    read += count;
    addRest(rest, count > 0, parts);
  }
  const isHome = facts.bedrooms !== undefined || facts.livingAreaSqFt !== undefined || facts.lotSizeSqFt !== undefined;
  const placed = address !== null || parts.places.length > 0 ? 1 : 0;
  if (!isHome || read + placed < leastFacts) return null;
  const where = address ?? parts.addresses[0];
  const [first, second] = parts.places;
  const isLease = facts.isLease === true || (facts.priceDollars === undefined && isToLet.test(text));
  return {
    ...facts,
    ...(isLease ? { isLease } : {}),
    ...(isLease && facts.propertyType === 'apartment-for-sale' ? { propertyType: 'apartment-for-rent' as const } : {}),
    ...(where ? { address: where } : {}),
    ...(second ? { neighborhood: first, city: second } : first ? { city: first } : {}),
    ...(state ? { state } : {}),
    ...(zipCode ? { zipCode } : {}),
    told: parts.told.map((one) => one.slice(0, MAX_TOLD_CHARACTERS)).slice(0, MOST_TOLD),
  };
}
