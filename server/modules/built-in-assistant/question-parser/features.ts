/**
 * What people wish for in a home beyond its figures: what records name is searched by, what remarks tell is looked for in their words, and
 * anything else is said to be left out.
 */
import { listingFeatures, type ListingFeature } from '#contract/listing-features.ts';
import { isAboutPeople } from '#contract/listing-keywords.ts';
import type { ListingSearch } from '#contract/listing-search.ts';
import { isFiller } from './ordinary-words.ts';
import type { Sentence } from './sentence.ts';
import { inLines } from '#server/platform/text/in-lines.ts';

const featureWords: Readonly<Record<ListingFeature, string>> = {
  pool: '(?:swimming\\s+|private\\s+|community\\s+)?pools?',
  spa: 'hot\\s+tubs?|jacuzzis?|spas?',
  waterfront:
    '(?:water|ocean|lake|beach|bay|river|canal)[\\s-]?front(?:age)?|on\\s+the\\s+(?:water|lake|river)|(?:near(?:er)?|close(?:r)?|next|by)\\s+(?:to\\s+)?the\\s+water|boat\\s+docks?|docks?',
  view: '(?:(?:water|ocean|bay|city|park|bridge|mountain|lake|nice|great|good|golden\\s+gate)\\s+(?:(?:or|and|&)\\s+)?)*views?|waterviews?',
  yard: '(?:(?:big|large|huge|nice|fenced(?:[\\s-]in)?|private|flat)\\s+)*(?:back\\s?yards?|front\\s+yards?|yards?|gardens?)',
  patio: 'balcon(?:y|ies)|decks?|roof\\s?decks?|patios?|porch(?:es)?|terraces?',
  fireplace: 'fire\\s?places?',
  'laundry-in-unit':
    '(?:in[\\s-]?unit\\s+)?(?:laundry|washers?(?:\\s*(?:and|/|&|\\+)?\\s*dryers?)?|w\\s?[/&]\\s?d)(?:\\s+(?:hook\\s?ups?\\s+)?(?:in|inside)[\\s-](?:the\\s+)?(?:unit|home|apartment|apt))?',
  'air-conditioning': 'air\\s+condition(?:ing|ed|er)|central\\s+(?:air|a/c)|a/c',
  basement: 'basements?',
  elevator: 'elevators?',
  'ev-charging': 'ev[\\s-]charg(?:er|ing)s?(?:\\s+stations?)?|electric\\s+(?:car|vehicle)\\s+charg(?:er|ing)s?',
  furnished: '(?<!un)furnished|furniture',
  'pets-allowed':
    'pets?(?:[\\s-]+(?:friendly|allowed|ok(?:ay)?))?|(?:dog|cat)s?[\\s-]+(?:friendly|allowed|ok(?:ay)?)|(?:that\\s+)?(?:(?:allow(?:s|ed|ing)?|accept(?:s|ing)?|take(?:s|ing)?|ok(?:ay)?\\s+with|has|have|own(?:s|ing)?|with|for|w\\/)\\s+)?(?:(?:an?|the|one|two|three|\\d|her|his|their|my|large|big|small|little|medium|\\d+\\s?lbs?)\\s+)+(?:pets?|dogs?|cats?|pupp(?:y|ies)|kittens?)(?![\\s-]*(?:park|run|wash|house|door|bath))|(?:that\\s+)?(?:allow(?:s|ed|ing)?|accept(?:s|ing)?|take(?:s|ing)?|ok(?:ay)?\\s+with)\\s+(?:pets?|dogs?|cats?)',
  accessible: 'wheelchair[\\s-]+access(?:ible)?|accessible|ada[\\s-]compliant',
  'in-law-unit':
    'adus?|in[\\s-]law(?:\\s+(?:unit|suite|apartment)s?)?|guest\\s?houses?|mother[\\s-]in[\\s-]law(?:\\s+(?:unit|suite)s?)?|granny\\s+flats?',
  'new-construction': 'new\\s+construction|new[\\s-]builds?|brand[\\s-]new',
  'senior-community':
    '55\\s?\\+(?:\\s+communit(?:y|ies))?|senior\\s+(?:community|living)|active\\s+adult(?:\\s+communit(?:y|ies))?',
  'price-cut':
    'price[\\s-]+(?:cuts?|reductions?|drops?|reduced|improvements?)|reduced(?:\\s+(?:prices?|listings?))?|cut\\s+(?:its|their|the)\\s+prices?',
  'open-house': 'open\\s+houses?',
  'virtual-tour': '(?:vir?tual|3d)\\s+tours?',
};

/** No field of a record holds these; the words of remarks do. */
const IN_REMARKS = [
  'saunas?',
  'attics?',
  'solar(?:\\s+panels?)?',
  'hardwood(?:\\s+floors?)?',
  'gyms?|fitness\\s+(?:center|room)s?',
  'gated(?:\\s+community)?',
  '(?:single|one|two|1|2)[\\s-]stor(?:y|ies)|(?:one|single|1|all\\s+on\\s+(?:one|1))[\\s-]level|no\\s+(?:interior\\s+)?stairs',
  'open\\s+(?:floor\\s?plan|kitchen)s?',
  '(?:(?:newly|recently|fully)\\s+)?(?:remodel(?:l)?ed|renovated|updated|upgraded)(?!\\s+(?:criteria|requirements|search|list|budget|price|wish|numbers?|info\\w*))(?:\\s+(?:kitchens?|baths?|bathrooms?))?',
  'fixers?(?:[\\s-]uppers?)?|move[\\s-]in[\\s-]ready|turn[\\s-]?key',
  'craftsm[ae]n|victorians?|edwardians?|mid[\\s-]century(?:\\s+modern)?|art\\s+deco|mediterranean|tudors?',
  'penthouses?|ground\\s+floor|top\\s+floor|villas?|dens?|home\\s+offices?|single\\s+level|primary\\s+suites?|wine\\s+cellars?|carports?|tandem|deeded|rent\\s+control(?:led)?|assumable(?:\\s+mortgage)?',
  'corner\\s+(?:lot|unit)s?|cul[\\s-]?de[\\s-]?sacs?|end\\s+units?',
  'walk[\\s-]in\\s+(?:closets?|showers?)|high\\s+ceilings?|natural\\s+light|storage',
  '(?:family|great|bonus|rec(?:reation)?|media|game|dining|sun|mud|utility)\\s?rooms?',
  '(?:secured?|controlled|keyless)\\s+(?:entry|entrance|building|lobby)|(?:no|zero)[\\s-]steps?|step[\\s-]free',
];

/** Neither tells these. */
const NOT_TOLD = [
  '(?:big|large|huge|nice|flat|private|oversized|generous)\\s+(?:lots?|parcels?)(?!\\s+(?:of|over|at|size))',
  'outdoor\\s+(?:spaces?|areas?|living)|(?:(?:busy|quiet)\\s+(?:road|street|area)s?|(?:major|loud|noisy)\\s+(?:roads?|streets?))',
  'unfurnished|low\\s+hoas?|(?:came\\s+|come\\s+|went\\s+)?back(?:ed)?\\s+on(?:to)?\\s+(?:the\\s+)?market',
  'off[\\s-]+(?:the\\s+)?market|withdrawns?|expireds?|cancell?eds?|for\\s+sale\\s+by\\s+owner|fsbo|foreclosures?|short\\s+sales?|reo|bank[\\s-]owned',
];

const NOT_A_STREET = "(?![a-z'])(?!\\s+(?:st|street|ave|avenue|rd|road|park|heights|hill|district)\\b)";
const anyFeature = Object.values(featureWords).join('|');
const anyRemark = IN_REMARKS.join('|');
const NICE_TO_HAVE = inLines()`
  \s+(?:
    if\s+possible|preferred|preferably|ideally|optional
    |(?:is\s+|are\s+|would\s+be\s+)?(?:just\s+|only\s+|more\s+of\s+)?(?:an?\s+)?(?:nice(?:\s+to\s+have)?|plus|bonus)
  )
  (?:
    [\s,]+(?:but\s+|and\s+)?(?:(?:it'?s|is|it\s+is|they'?re)\s+)?(?:not|no)\s+(?:an?\s+)?
    (?:must(?:[\s-]have)?|required|needed|necessary|deal\s?breaker)
  )?
`.source;
const everyWish = inLines()`
  (?:\b(?:(?<not>without|not|none|avoid(?:ing)?|no)(?:\s+on)?|with|has|have|having|and|plus|or|on\s+the)\s+)?
  (?:(?:an?|the|some|any)\s+)?(?<![a-z])
  (?:(?<feature>${anyFeature})|(?<remark>${anyRemark})|(?<other>${NOT_TOLD.join('|')}))${NOT_A_STREET}
  (?<soft>${NICE_TO_HAVE})?
`;
const WISH = `(?:(?<feature>${anyFeature})|(?<remark>${anyRemark}))${NOT_A_STREET}`;
const ANY = '(?:the\\s+|an?\\s+|any\\s+|that\\s+)?';
const droppedWishes = [
  inLines()`
    \b(?:
      drop|remove|delete|ditch|scrap|kill|nix|cut|no\s+(?:on|to)|pass\s+on|forget(?:\s+about)?|ignore|lose|skip
      |scratch|never\s*mind|nvm|take\s+(?:off|out|away)|get\s+rid\s+of
      |(?:do\s*n'?t|does\s*n'?t|no\s+longer)\s+(?:really\s+)?(?:needs?|wants?|require)
    )\s+${ANY}${WISH}
  `,
  // "Take the pool out"
  new RegExp(`\\b(?:take|leave)\\s+${ANY}(?<![a-z])${WISH}\\s+(?:back\\s+)?(?:out|off|away)\\b`),
  // "I never asked for a pool"
  inLines()`
    \b(?:(?:i|we|they|he|she)\s+)?(?:never|did\s*n'?t|did\s+not)\s+(?:even\s+)?
    (?:ask(?:ed)?|say|said|want(?:ed)?|mention(?:ed)?|need(?:ed)?)\s+(?:for\s+|about\s+)?${ANY}${WISH}
  `,
  // "The pool isn't a must"
  inLines()`
    ${ANY}(?<![a-z])${WISH}\s+(?:is\s*n'?t|is\s+not|are\s*n'?t|are\s+not|not|does\s*n'?t\s+have\s+to\s+be)\s+
    (?:really\s+)?(?:an?\s+)?(?:must(?:[\s-]haves?)?|needed|necessary|required|important|deal\s?breaker)
  `,
];
const noWater = /\b(?:no|without|drop|forget|skip|nvm|lose)\s+(?:the\s+)?water\b/;
const eitherWish = new RegExp(`(?<![a-z])(?:${anyFeature})\\s+or\\s+(?:an?\\s+|the\\s+)?(?:${anyFeature})${NOT_A_STREET}`);
const wishedAway = new RegExp(`\\b(?:no|without|not|minus)\\s+${ANY}${WISH}(?:\\s+then)?`, 'g');
/** "Take it off", once the wish has been taken. */
const takenOff = /\b(?:take|leave)\s+(?:it|that|them)\s+(?:off|out|away)\b/;

/** "No pool then" wishes the pool away that was asked for before; where none was, it wishes for homes without one. */
function takeDropped(sentence: Sentence, standing: ListingSearch | null): RegExpExecArray[] {
  const drops = droppedWishes.flatMap((pattern) => sentence.takeAll(pattern));
  const stands = ({ groups }: RegExpExecArray): boolean =>
    standing?.features?.some((feature) => feature === featureNamed(groups?.['feature'] ?? '')) === true ||
    standing?.keywords?.some((words) => asRemarksSay(groups?.['remark'] ?? '').includes(words)) === true;
  for (const match of [...sentence.text.matchAll(wishedAway)].filter(stands))
    drops.push(...sentence.takeAll(new RegExp(`(?<=^[^]{${match.index}})${wishedAway.source}`)));
  return drops;
}

const DROPS = '(?:drop|scrap|ditch|delete|remove|forget(?:\\s+about)?|ignore|lose|skip|scratch|never\\s*mind|nvm|without|no)';

/** "Forget the meters", of words that are looked for in the remarks: whole, or by the last of them. */
function takeDroppedWords(sentence: Sentence, standing: ListingSearch | null): string[] {
  return (standing?.keywords ?? []).filter((words) => {
    const last = words.split(' ').at(-1) ?? words;
    const said = [words, last].map((one) => one.replace(/[^\w ]/g, '.')).join('|');
    return sentence.take(new RegExp(`\\b${DROPS}\\s+${ANY}(?:${said})\\b`)) !== null;
  });
}

/** "That mention a wine cellar", "with 'chef's kitchen' in the remarks": any words. */
const quotedWish = inLines()`
  \b(?:(?:that|which)\s+)?
  (?:mention(?:s|ing)?|with(?=[^,.;]{2,44}\bin\s+(?:the|their|its)\s+(?:remarks|descriptions?)))\s+
  (?:an?\s+|the\s+)?["“]?(?<words>[a-z0-9][a-z0-9' -]{1,40}?)["”]?
  (?:\s+in\s+(?:the|their|its)\s+(?:remarks|descriptions?))?
  (?=\s*(?:$|[.,;!?])|\s+(?:in|under|below|over|near|for|and|with)\b)
`;
/** "Whose remarks say “wine cellar” and “skylights”": each of them. */
const quotedWishes =
  /\bwhose\s+(?:remarks|descriptions?)\s+(?:say|mention)s?\s+(?<list>["“][^"”]{2,60}["”](?:(?:\s*,)?(?:\s+and)?\s*["“][^"”]{2,60}["”])*)/;
const wholeWords = listingFeatures.map((feature) => ({ feature, pattern: new RegExp(`^(?:${featureWords[feature]})$`) }));

export const featureNamed = (words: string): ListingFeature | undefined =>
  wholeWords.find(({ pattern }) => pattern.test(words))?.feature;

export interface Wishes {
  /** Searched by: a home must have each of them. */
  features: ListingFeature[];
  /** No longer asked for. */
  dropped: ListingFeature[];
  /** Looked for in the remarks, as they are written. */
  keywords: string[];
  droppedKeywords: string[];
  /** As they are written: no record tells them, or they are wished away. */
  unsearchable: string[];
  /** Only nice to have. */
  noMust: string[];
  /** One of two would do, which no search can ask for. */
  isEither: boolean;
}

/** Storeys are counted in words there. */
const asRemarksSay = (words: string): string[] =>
  words
    ? [
        words
          .replace(/^1(?=\D)/, 'one')
          .replace(/^2(?=\D)/, 'two')
          .replace(/\bcul[\s-]?de[\s-]?sac/, 'cul-de-sac'),
      ]
    : [];

/**
 * Takes every feature that is named.
 * @param standing the request that the message goes on with
 */
export function takeWishes(sentence: Sentence, standing: ListingSearch | null = null): Wishes {
  const named = (matches: RegExpExecArray[]) => matches.flatMap(({ groups }) => featureNamed(groups?.feature ?? '') ?? []);
  const drops = takeDropped(sentence, standing);
  const droppedWords = takeDroppedWords(sentence, standing);
  const isDryLand = standing?.features?.includes('waterfront') === true && sentence.take(noWater) !== null;
  if (drops.length > 0) sentence.take(takenOff);
  const lists = sentence.takeAll(quotedWishes).flatMap(({ groups }) => groups?.list?.match(/[^"“”]{2,60}(?=["”])/g) ?? []);
  const listed = lists.filter((words) => !/^\s*,?\s*(?:and\s*)?$/.test(words)).map((words) => words.trim());
  const quoted = [...listed, ...sentence.takeAll(quotedWish).map(({ groups }) => groups?.words?.trim() ?? '')];
  const isEither = eitherWish.test(sentence.text);
  const matches = sentence.takeAll(everyWish);
  const isMust = ({ groups }: RegExpExecArray): boolean => groups?.not === undefined && groups?.soft === undefined;
  const isSearched = (match: RegExpExecArray): boolean => match.groups?.other === undefined && isMust(match);
  const asked = matches.filter(isSearched);
  const remarksOf = (some: RegExpExecArray[]) => some.flatMap(({ groups }) => asRemarksSay(groups?.remark ?? ''));
  const wordsOf = ({ groups }: RegExpExecArray): string => groups?.feature ?? groups?.remark ?? groups?.other ?? '';
  const isSoft = ({ groups }: RegExpExecArray): boolean => groups?.soft !== undefined && groups?.not === undefined;
  const unsearchable = matches
    .filter((match) => !isSearched(match) && !isSoft(match))
    .map((match) => `${match.groups?.not ? 'no ' : ''}${wordsOf(match)}`)
    .filter(Boolean);
  return {
    features: listingFeatures.filter((feature) => named(asked).includes(feature)),
    dropped: isDryLand ? [...named(drops), 'waterfront'] : named(drops),
    keywords: [...new Set([...quoted, ...remarksOf(asked)])].filter((words) => words.length > 1 && !isAboutPeople(words)),
    droppedKeywords: [...remarksOf(drops), ...droppedWords],
    unsearchable: [...new Set(unsearchable)],
    noMust: [...new Set(matches.filter(isSoft).map(wordsOf))],
    isEither,
  };
}

const saidOfHome = inLines()`
  ^\W*(?:(?:and|ok(?:ay)?|also|only|just|but|any|anything|something|ones)\s+)*
  (?:with|has|have|having|that\s+ha(?:s|ve)|must\s+have|needs?(?:\s+to\s+have)?)\s+(?:an?\s+|the\s+|some\s+)?
  (?<words>[a-z][a-z'-]+(?:\s+[a-z][a-z'-]+){0,3})\W*$
`;

/** "With separate meters": what nothing else knows, said alone of the homes that stand, is looked for in their remarks. */
export function takeSaidOfRemarks(sentence: Sentence): string | null {
  const words = saidOfHome.exec(sentence.text)?.groups?.['words'];
  if (words === undefined || isAboutPeople(words) || words.split(/\s+/).every(isFiller)) return null;
  sentence.take(saidOfHome);
  return words;
}

/** Features add up from message to message, until one is dropped. */
export function mergeFeatures(standing: ListingSearch, asked: readonly ListingFeature[], dropped: readonly ListingFeature[]) {
  const all = [...(standing.features ?? []), ...asked];
  const left = listingFeatures.filter((feature) => all.includes(feature) && !dropped.includes(feature));
  return left.length > 0 ? left : null;
}

const MAX_KEYWORDS = 10;

/** Keywords do too. */
export function mergeKeywords(standing: ListingSearch, asked: readonly string[], dropped: readonly string[]) {
  const all = new Set([...(standing.keywords ?? []), ...asked]);
  for (const words of dropped) all.delete(words);
  return all.size > 0 ? [...all].slice(0, MAX_KEYWORDS) : null;
}
