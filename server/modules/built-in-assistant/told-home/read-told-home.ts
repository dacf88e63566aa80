/** A home that is told in words and has no listing: "listing copy 2bd 1ba 1,080 sf Daly City, new roof, 2-car garage, 899k". */
import type { PropertyType } from '#contract/listing-vocabulary.ts';
import type { ToldHome } from '#server/modules/writing/index.ts';
import { findAddress } from '../question-parser/addresses.ts';
import { dollarsInShort } from '../question-parser/money.ts';
import { digitsForNumberWords } from '../question-parser/number-words.ts';
import { isCity } from './cities-told.ts';
import { fold } from '../question-parser/sentence.ts';
import { stateAbbreviations } from '../question-parser/states.ts';
import { inFull, withoutChatter } from './as-told.ts';
import { NOUN, OCCASION } from '../question-parser/writing-kinds.ts';
import { inLines } from '#server/platform/text/in-lines.ts';

/** Fewer facts are no description of a home. */
const LEAST_FACTS = 2;
export const MOST_TOLD = 12;
const MAX_TOLD_CHARACTERS = 200;
const MAX_PLACE_WORDS = 4;
const MAX_PLACES = 2;
const SQ_FT_OF_ACRE = 43_560;

const FEET = '(?:sq\\.?\\s*(?:ft|feet)\\.?|sqft|s\\.?f\\.?|square\\s+f(?:ee|oo)t)';
const DOLLARS = '\\$?\\s?(\\d[\\d,]*(?:\\.\\d+)?)\\s*(k|m|mm|mil(?:lion)?|thousand)?';

type Facts = Omit<ToldHome, 'told' | 'address' | 'neighborhood' | 'city' | 'state' | 'zipCode'>;
type Take = (found: RegExpExecArray) => Facts;

const numberOf = (written: string | undefined): number => Number((written ?? '').replaceAll(',', ''));
const whole = (written: string | undefined): number => Math.round(numberOf(written));

const MOST_MILLIONS = 20;

/** Without a unit as agents say it for short: "asking 1.395" are millions, "asking 850" thousands. */
function dollarsOf(written: string | undefined, unit: string | undefined): number {
  const value = numberOf(written);
  if (/^m/i.test(unit ?? '')) return Math.round(value * 1_000_000);
  if (/^(?:k|t)/i.test(unit ?? '')) return Math.round(value * 1_000);
  const isShort = value < MOST_MILLIONS || (value >= 100 && value < 1_000);
  return isShort ? Math.round(dollarsInShort(value)) : value;
}

const bathsOf = (written: string | undefined): Facts => {
  const baths = numberOf(written);
  return { fullBaths: Math.floor(baths), halfBaths: baths % 1 > 0 ? 1 : 0 };
};

const types: readonly (readonly [string, PropertyType])[] = [
  ['condo(?:minium)?', 'condominium'],
  ['town\\s?(?:house|home)|row\\s?(?:house|home)', 'townhouse'],
  ['(?:apartment|apt)(?!\\s*[#\\d])', 'apartment-for-sale'],
  ['loft(?=\\s+(?:in|at|for|condo|unit)\\b)', 'loft'],
  ['duplex|triplex|fourplex', 'multi-unit'],
  ['(?:vacant|raw|buildable)\\s+(?:land|lot)', 'lots-and-land'],
  ['single[\\s-]family(?:\\s+home)?|sfr|sfh', 'single-family-home'],
];

/** Each is read once and leaves the words; what is more special stands first. */
const readers: readonly (readonly [RegExp, Take])[] = [
  [/\b(\d+(?:\.\d+)?)[\s-]*acres?(?:\s+lot)?\b/i, ([, acres]) => ({ lotSizeSqFt: Math.round(numberOf(acres) * SQ_FT_OF_ACRE) })],
  [
    new RegExp(
      `\\b(?:lot(?:\\s+(?:size|of|is))*[\\s:]*(\\d[\\d,]+)(?:\\s*${FEET})?|(\\d[\\d,]+)\\s*(?:${FEET}\\s*)?lot)\\b`,
      'i',
    ),
    ([, behind, before]) => ({ lotSizeSqFt: whole(behind ?? before) }),
  ],
  [new RegExp(`\\b(\\d[\\d,]{2,6})\\s*\\+?\\s*${FEET}(?![a-z])`, 'i'), ([, feet]) => ({ livingAreaSqFt: whole(feet) })],
  [
    /\b(\d{3,4})\s*(?:ft|feet)\b(?!\s*(?:lot|wide|deep|tall|high|ceilings?|frontage|from|to|away|of\s+(?:frontage|beach|water)))/i,
    ([, feet]) => ({ livingAreaSqFt: whole(feet) }),
  ],
  [/\b(\d{1,2})\s*\/\s*(\d(?:\.\d+)?)(?![\d/])/, ([, beds, baths]) => ({ bedrooms: whole(beds), ...bathsOf(baths) })],
  [/\b(\d{1,2})[\s-]*(?:bd|br|bds|brs|bed(?:room)?s?)\b/i, ([, beds]) => ({ bedrooms: whole(beds) })],
  [/\b(\d{1,2}(?:\.\d+)?)[\s-]*(?:ba|bas|bath(?:room)?s?)\b/i, ([, baths]) => bathsOf(baths)],
  [
    /\b(?:(?:re)?built|from|year built)(?:\s+(?:in|circa|year))?[\s:]+(1[6-9]\d\d|20\d\d)\b/i,
    ([, year]) => ({ yearBuilt: whole(year) }),
  ],
  [
    /\b(1[89]\d\d|20[0-2]\d)(?=\s+(?:built|craftsman|bungalow|victorian|tudor|colonial|ranch|cottage|build|mid-century|eichler|home|house|condo)\b)/i,
    ([, year]) => ({ yearBuilt: whole(year) }),
  ],
  [
    /^\W*(?:(?:actually|no|it(?:['’]?s|\s+is)|sorry|make\s+it|circa|c\.|year|from)[\s,]+)*(1[89]\d\d|20[0-2]\d)\W*$/i,
    ([, year]) => ({ yearBuilt: whole(year) }),
  ],
  [
    /\b(?:(attached|detached)\s+)?(\d)[\s-]*car\s+(?:(attached|detached)\s+)?garage\b/i,
    ([, before, cars, behind]) => ({
      garageSpaces: whole(cars),
      ...(/detached/i.test(before ?? behind ?? '') ? { isGarageDetached: true } : {}),
    }),
  ],
  [
    /\b(?:hoa(?:\s+(?:fees?|dues))?(?:\s+is|\s+of)?[\s:]*\$?\s?(\d[\d,]*)|\$\s?(\d[\d,]*)\s*(?:\/\s*mo\w*\s+)?hoa)(?:\s*(?:a|per|\/)\s*mo\w*)?/i,
    ([, behind, before]) => ({ hoaMonthlyDollars: whole(behind ?? before) }),
  ],
  [
    new RegExp(`\\b(?:list(?:ed|ing)?|asking|offered|priced?)(?:\\s+(?:price|is|for|at|of))*[\\s:]+${DOLLARS}\\b`, 'i'),
    ([, dollars, unit]) => ({ priceDollars: dollarsOf(dollars, unit) }),
  ],
  [new RegExp(`(?<=\\bsold\\s+)for\\s+${DOLLARS}\\b`, 'i'), ([, dollars, unit]) => ({ priceDollars: dollarsOf(dollars, unit) })],
  [
    new RegExp(
      `(?:\\$\\s?(\\d[\\d,]*(?:\\.\\d+)?)\\s*(k|m|mm|mil(?:lion)?|thousand)?|\\b(\\d{3}|\\d(?:\\.\\d+)?)\\s*(k|m|mm|mil(?:lion)?))\\b`,
      'i',
    ),
    ([, dollars, unit, short, shortUnit]) => ({ priceDollars: dollarsOf(dollars ?? short, unit ?? shortUnit) }),
  ],
  ...types.map(([words, propertyType]) => [new RegExp(`\\b(?:${words})s?\\b`, 'i'), () => ({ propertyType })] as const),
];

const states = Object.values(stateAbbreviations).join('|');
const stateCode = new RegExp(`(?:^|[\\s,])(${states})(?=\\s*(?:\\d{5}|[,.]|$))`);
const zip = /\b\d{5}\b/;

/** "Write a warm listing description for my new listing:" and what else only asks. */
const asking = inLines('gi')`
  ^[^:\d\n]{0,80}\b(?:describe|listed|listing|market|mls)\b[^:\d\n]{0,30}:
  |^[^:\n]{0,80}?\b(?:${NOUN})\b(?:\s*(?:please|for|of|about|on|:|-|–|,))*
  |\b(?:write|draft|make|create|do|need|want|prepare)\s+(?:(?:me|us|up|an?|the|my|our|new|some)\s+)*listing\b
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
/** "Coming soon" is no feature. */
const isOccasion = new RegExp(`^(?:${OCCASION})$`, 'i');
const ofAgent = inLines('gi')`
  \b(?:(?:my|our|a|an|the|this|new|nuev[oa]|upcoming|next|coming soon|just listed)\s+)*
  (?<!\b(?:guest|carriage|tree|open|club)\s)(?:listing|listado|home|house|property|propiedad|place)\b(?:\s+(?:is|has|with|of|it(?:'|’)?s))*
`;
/** "Pool in Scottsdale" */
const namedIn = /^(.*?)(?:^|\s)(?:in|en|at)\s+([a-z][a-z'. -]+)$/i;
const isNoPlace = /^(?:adu|hvac|rv|ev|bart|hoa|mls|ac|unit|place|back|front|each|every|all|good|great|the|an?|both|building)\b/i;
const LEADING =
  "and|with|in(?!\\s+unit)|at|on|for|has|have|is|it(?:['’])?s|it has|there(?:['’])?s|there is|there are|oh|btw|by the way|i forgot|forgot|actually|an?|the|plus|also|features?|of|asking|list(?:ed)?|price|priced|approx|about|around";
const atEdges = new RegExp(
  `^(?:[\\s:,./–-]|(?:${LEADING})(?=[\\s:,]|$))+|(?:[\\s:,/–-]|(?<=\\s|^)(?:and|with|in|at|on|for|asking|list(?:ed)?(?: at| for)?|priced at|an?|the|of|approx|about))+$`,
  'gi',
);
const namesPlace =
  /\b(?:city|heights|park|beach|valley|hills?|springs|lake|village|county|district|terrace|estates|ranch|bay|point|falls|grove|creek)$/i;
const describes = inLines('i')`
  \b(?:
    new|newer|updated|remodell?ed|renovated|original|big|large|huge|private|open|bright|sunny|hardwood|floors?
    |kitchen|baths?|yard|backyard|garage|garden|deck|patio|pool|view|views|roof|windows?|solar|fireplace|laundry
    |walk|near|close|minutes?|blocks?|steps|ac|central|corner|detached|attached|finished|quartz|granite|stainless
    |vaulted|master|primary|bonus|craftsman|bungalow|victorian|tudor|colonial|ranch|mid-?century|fixer
  )\b
`;

const words = (text: string): number => text.split(/\s+/).filter(Boolean).length;
const capitalised = (text: string): string => text.replaceAll(/(?<![A-Za-z\d'])[a-z]/g, (letter) => letter.toUpperCase());
const trimmed = (text: string): string => text.replaceAll(atEdges, '').replaceAll(/\s+/g, ' ').trim();

/** "Oakland", behind the address with or without a comma. */
const behindAddress = /^\s*,?\s*(?:in\s+)?([a-z][a-z'.]*(?:[ -][a-z'.]+){0,2})(?=\s*(?:[,;:.\n]|$|\d))/i;
const isUnit = /^(?:unit|apt|apartment|suite|ste|floor)\b/i;

/** Where it stands, with the city behind it, and the words without that. */
function takeAddress(text: string): { address: string | null; city: string | null; rest: string } {
  const found = findAddress(fold(text));
  if (found?.area.nameType !== 'street-and-number') return { address: null, city: null, rest: text };
  const { start, length } = found;
  const [before, behind] = [text.slice(0, start), text.slice(start + length)];
  const [whole = '', name = ''] = behindAddress.exec(behind) ?? [];
  const named = name.replace(new RegExp(`\\s+(?:${states})$`, 'i'), '');
  const isNamed = named !== '' && mayName(named) && !describes.test(named) && !isUnit.test(named) && !tellsOfHome.test(named);
  if (!isNamed) return { address: found.area.name, city: null, rest: `${before}, ${behind}` };
  // The state behind it is read with the rest.
  const state = name.slice(named.length);
  return { address: found.area.name, city: capitalised(named), rest: `${before},${state} ${behind.slice(whole.length)}` };
}
/** "For sale", "pets ok": what stands behind an address and names no city. */
const tellsOfHome =
  /\b(?:for|with|has|is|just|new|sale|listed|pets?|beds?|baths?|house|home|condo|listing|asking|and|or|the|it)\b/i;

interface Parts {
  /** Of a place, in the order of the words. */
  places: string[];
  told: string[];
  /** Without the kind of its street: "77 Larkspur". */
  addresses: string[];
}

/** What is left of one part between commas once its facts are read. */
function addRest(rest: string, hadFacts: boolean, { places, told, addresses }: Parts): void {
  const [, around = '', named = ''] = namedIn.exec(rest.replace(/[\s.:]+$/, '')) ?? [];
  const [inPlace = '', ...having] = named.split(/\s+(?:with|near|close to)\s+/i);
  if (inPlace !== '' && mayName(inPlace) && (hadFacts || isName(inPlace)) && places.length < MAX_PLACES) {
    places.push(capitalised(trimmed(inPlace)));
    addRest(around, false, { places, told, addresses });
    if (having.length > 0) addRest(named.slice(inPlace.length), false, { places, told, addresses });
    return;
  }
  const text = trimmed(rest);
  const whole = rest.trim().replace(/^(?:an?|the|my|our)\s+/i, '');
  if (!/[a-z]{2}/i.test(text) || saysNothing.test(text) || isOccasion.test(text) || isOccasion.test(whole)) return;
  if (bareAddress.test(text)) {
    addresses.push(text);
    return;
  }
  if (isView.test(text) && !isName(text)) {
    told.push(text);
    return;
  }
  const [, what, city] = cityBehind.exec(text) ?? [];
  if (what && city && isCity(fold(city)) && places.length < MAX_PLACES) {
    places.push(capitalised(city));
    told.push(what);
    return;
  }
  const at = isName(text) && words(text) > 1 ? -1 : text.search(describes);
  const [before, behind] = at < 0 ? [text, ''] : [trimmed(text.slice(0, at)), text.slice(at)];
  const isPlace =
    before !== '' && mayName(before) && (hadFacts || isName(before) || namesPlace.test(before) || isCity(fold(before)));
  if (!isPlace || places.length >= MAX_PLACES) {
    told.push(text);
    return;
  }
  places.push(capitalised(before));
  if (behind !== '') told.push(behind);
}

/** "Bungalow oakland", "craftsman in haste san jose". */
const cityBehind =
  /^(?!(?:close|near|walk|minutes|blocks|steps|\d)\b)([a-z][a-z' -]*?(?<!\b(?:to|from|of|near|in|with|for|the)))\s+((?:(?:san|santa|los|las|el|la|palo|daly)\s+)?[a-z]+)$/i;
/** "Lake view" is of no place that is called Lake. */
const isView = /^(?:[a-z]+\s+){1,3}views?$|^views?\s+(?:of|to|over)\b/i;
const bareAddress = /^\d{1,6}\s+[A-Z][\w']+(?:\s+[A-Z][\w']+)?$/;
/** "Nice", "charming home": of every home that was ever for sale. */
const saysNothing =
  /^(?:(?:very|really|so|nice|beautiful|great|charming|lovely|cute|cozy|gorgeous|stunning|amazing|wonderful|fantastic|must[\s-]see|gem|home|house|condo|place|opportunity)[\s!]*)+$/i;
const isName = (text: string): boolean => text.split(' ').every((word) => /^[A-Z]/.test(word));
const mayName = (text: string): boolean => words(text) <= MAX_PLACE_WORDS && !/\d/.test(text) && !isNoPlace.test(text);

/** Reads what the words tell into `facts`, each fact once. */
function takeFacts(words: string, facts: Facts): { rest: string; count: number } {
  let rest = words;
  let count = 0;
  for (const [pattern, take] of readers) {
    const found = pattern.exec(rest);
    const taken = found && take(found);
    if (!found || !taken || Object.keys(taken).some((name) => name in facts)) continue;
    Object.assign(facts, taken);
    rest = `${rest.slice(0, found.index)} ${rest.slice(found.index + found[0].length)}`;
    count += 1;
  }
  return { rest, count };
}

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

/** Null where the words describe no home. @param text in English words */
export function readToldHome(text: string): ToldHome | null {
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
  if (!isHome || read + placed < LEAST_FACTS) return null;
  const where = address ?? parts.addresses[0];
  const [first, second] = parts.places;
  return {
    ...facts,
    ...(where ? { address: where } : {}),
    ...(second ? { neighborhood: first, city: second } : first ? { city: first } : {}),
    ...(state ? { state } : {}),
    ...(zipCode ? { zipCode } : {}),
    told: parts.told.map((one) => one.slice(0, MAX_TOLD_CHARACTERS)).slice(0, MOST_TOLD),
  };
}
