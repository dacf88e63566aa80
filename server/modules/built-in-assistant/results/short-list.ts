/** The list that an agent makes of what was shown: "drop the second", "keep the 1st and 3rd", "add it back", "put that one on my list". */
import type { ListingSearch } from '#contract/listing-search.ts';
import type { SearchResultFacts } from '#server/modules/listings/index.ts';
import { inLines } from '#server/platform/text/in-lines.ts';
import { plain } from '../answers/format.ts';
import type { EarlierTurn } from '../question-parser/earlier-turn.ts';
import type { Note, ParsedQuestion } from '../question-parser/parsed-question.ts';
import { byName, byOrdinal, isSame, ORDINAL } from '../question-parser/result-references/among-results.ts';
import { fold } from '../question-parser/sentence.ts';
import type { Turn } from '../turn.ts';

type Search = Extract<ParsedQuestion, { kind: 'search' }>;

const THINGS = '(?:\\s+(?:one|home|house|condo|listing|place|property|townhouse|unit)s?)?';
const ITEM = `(?:the\\s+)?(?:${ORDINAL.replace('(', '(?:')}|#?\\s?[1-9]|#?\\s?10|(?:number|no\\.?)\\s+\\d{1,2})${THINGS}`;
const GROUP = `(?:the\\s+)?(?:first|last|top)\\s+(?:two|three|four|five|[2-9])${THINGS}`;
const SPAN = `(?:the\\s+)?#?[1-9]\\s*(?:-|to|through|thru)\\s*#?(?:[1-9]|10)`;
const AND = '\\s*(?:,\\s*and|,|and|&|\\+|plus|n)\\s*';
const SEVERAL = `(?:${GROUP}|${SPAN}|${ITEM}(?:${AND}${ITEM})+)`;
const WHICH = `(?:${SEVERAL}|${ITEM})`;
const LEAD =
  "^\\W*(?:(?:ok(?:ay)?|and|so|now|well|please|pls|actually|can\\s+(?:you|u|we)|could\\s+you|let'?s|go\\s+ahead\\s+and)[\\s,]+)*";
const MY_LIST = '(?:my|the|our|a|their|this|his|her)\\s+(?:new\\s+|client\\s+)?(?:short\\s?-?list|list|favorites|picks)';
const END = '(?:[\\s,]+(?:please|pls|then|for\\s+now|only|thanks|too|again))*[\\s.!?]*$';

const keeps = [
  new RegExp(
    `${LEAD}(?:just\\s+|only\\s+)?(?:keep|save)(?:\\s+(?:just|only))?\\s+(?<which>${WHICH})(?:\\s+(?:as|in|into|on|to|for)\\s+${MY_LIST})?${END}`,
  ),
  new RegExp(
    `${LEAD}(?:(?:drop|remove|lose|hide|leave\\s+out|get\\s+rid\\s+of|toss)\\s+(?:everything|all|the\\s+(?:rest|others))(?:\\s+of\\s+them)?\\s+(?:but|except(?:\\s+for)?)|everything\\s+(?:but|except))\\s+(?<which>${WHICH})${END}`,
  ),
  new RegExp(
    `${LEAD}(?:short\\s?-?list|narrow\\s+(?:it|them|this|that|the\\s+list)(?:\\s+down)?\\s+to|(?:make|build|create|start|give)\\s+(?:me\\s+)?a\\s+(?:short\\s?-?)?list\\s+(?:of|with|from|out\\s+of))\\s+(?<which>${WHICH})${END}`,
  ),
  // Of one alone its details are wanted.
  new RegExp(`${LEAD}(?:just|only)\\s+(?:(?:show|send|give)\\s+(?:me\\s+)?)?(?<which>${SEVERAL})${END}`),
];
const DROP =
  '(?:drop|remove|delete|lose|scratch|eliminate|exclude|skip|hide|toss|ditch|nix|leave\\s+out|take\\s+(?:out|off)|cross\\s+(?:out|off)|get\\s+rid\\s+of|without|minus)';
const LIST = '(?:(?:the|my|this|our)\\s+(?:list|short\\s?-?list|results?|search)|there|it)';
const FROM = `(?:\\s+(?:from|off|off\\s+of|out\\s+of|on)\\s+${LIST})?`;
const drops = [
  new RegExp(`${LEAD}${DROP}\\s+(?<which>${WHICH})${FROM}${END}`),
  new RegExp(`${LEAD}(?:take|cross|leave|throw|kick)\\s+(?<which>${WHICH})\\s+(?:out|off)(?:\\s+(?:of\\s+)?${LIST})?${END}`),
];
/** "Drop the Corrwick one", "lose 1559 Corrwick" */
const dropsNamed = new RegExp(`${LEAD}${DROP}\\s+(?<name>[\\w#'. -]{3,60}?)${FROM}${END}`);
const dropsOpened = new RegExp(
  `${LEAD}(?:${DROP}\\s+(?:this|that)(?:\\s+(?:one|home|house|condo|listing|place))|take\\s+(?:this|that)\\s+one\\s+(?:out|off))${FROM}${END}`,
);
const bringsBack = inLines()`
  ${LEAD}(?:
    (?:add|put|bring|get|take)\s+(?:it|that(?:\s+one)?|them|the\s+(?:last|dropped)\s+one)\s+back(?:\s+(?:in|on|to\s+the\s+list))?
    |(?:add|put|bring)\s+back\s+(?:it|that(?:\s+one)?|the\s+one\s+(?:we|i|you)\s+(?:just\s+)?(?:dropped|removed|took\s+out))
    |un-?(?:drop|remove|hide)\s+(?:it|that(?:\s+one)?)
  )${END}
`;
const bringsAllBack = new RegExp(
  `${LEAD}(?:add|put|bring|get)\\s+(?:(?:them\\s+)?all|everything|all\\s+of\\s+them)\\s+back(?:\\s+(?:in|on))?${END}`,
);
const adds = inLines()`
  ${LEAD}(?:add|put|include|save|stick|throw)\s+
  (?<which>${WHICH}|it|(?:this|that)(?:\s+(?:one|home|house|condo|listing|place))?)
  \s+(?:also\s+)?(?:to|on|in|into|onto)\s+${MY_LIST}${END}
`;
const shows = inLines()`
  ${LEAD}(?:
    (?:show|open|see|pull\s+up|what(?:'?s|\s+is)|who(?:'?s|\s+is)|give)\s+(?:me\s+)?(?:on\s+|in\s+)?(?:my|the|our)\s+short\s?-?list
    |(?:show|open|see|pull\s+up)\s+(?:me\s+)?my\s+(?:list|picks|favorites)
    |what(?:'?s|\s+is)\s+on\s+my\s+list
    |(?:my\s+)?short\s?-?list
  )${END}
`;

const COUNTS = ['two', 'three', 'four', 'five'];
const listedWith = (search: ListingSearch, mlsIds: string[]): ListingSearch => ({
  ...(search.orderResultsBy ? { orderResultsBy: search.orderResultsBy } : {}),
  mlsIds,
});

/** The homes that "the 1st and 3rd", "2-4" or "the first three" mean; null where one of them was not shown. */
function homesOf(which: string, shown: SearchResultFacts[]): SearchResultFacts[] | null {
  const group = /^(?:the\s+)?(first|last|top)\s+(two|three|four|five|[2-9])\b/.exec(which);
  if (group) {
    const count = COUNTS.includes(group[2] ?? '') ? COUNTS.indexOf(group[2] ?? '') + 2 : Number(group[2]);
    return count > shown.length ? null : group[1] === 'last' ? shown.slice(-count) : shown.slice(0, count);
  }
  const [, from, to] = /^(?:the\s+)?#?([1-9])\s*(?:-|to|through|thru)\s*#?(\d+)$/.exec(which) ?? [];
  if (from && to) return Number(to) > shown.length ? null : shown.slice(Number(from) - 1, Number(to));
  const named = [...which.matchAll(new RegExp(`\\b(?:${ORDINAL}|(\\d{1,2}))\\b`, 'g'))];
  const homes = named.map(([, ordinal, digits]) => (ordinal ? byOrdinal(ordinal, shown) : (shown[Number(digits) - 1] ?? null)));
  return homes.every((home) => home !== null) && homes.length > 0 ? [...new Set(homes)] : null;
}

const FILLERS =
  /^(?:the|one|on|at|home|house|condo|listing|place|st|street|ave|avenue|rd|road|dr|drive|ln|lane|ct|way|pl|blvd|unit)$/;

/** The only home whose address the words are, and nothing else. */
function homeNamed(words: string, shown: SearchResultFacts[]): SearchResultFacts | null {
  const [home, ...others] = byName(words, shown);
  if (!home || others.length > 0) return null;
  const own = new Set([home.mlsId.toLowerCase(), ...fold(home.addressLine1 ?? '').split(/[\s#]+/)]);
  const isAll = words.split(/[\s#]+/).every((word) => word === '' || own.has(word) || FILLERS.test(word));
  return isAll ? home : null;
}

const found = (search: ListingSearch, notes: Note[] = [], isShortList = false): Search => ({
  ...{ kind: 'search', search, unusedWords: [], notes, change: 'refined' },
  ...(isShortList ? { isShortList } : {}),
});

function without(homes: readonly SearchResultFacts[], { search, results, totalPages }: EarlierTurn): Search | null {
  const notes: Note[] = [{ kind: 'left-out', homes: homes.map(({ addressLine1, mlsId }) => plain(addressLine1 ?? mlsId)) }];
  const dropped = homes.map(({ mlsId }) => mlsId);
  const { paginationPage: _page, ...standing } = search;
  if (search.mlsIds?.length) {
    const left = results.filter((one) => !homes.some((home) => isSame(one, home))).map(({ mlsId }) => mlsId);
    return left.length === 0 ? null : found({ ...standing, mlsIds: left }, notes, true);
  }
  // The last one that is shown of several pages is left out of all of them.
  return (totalPages ?? 1) < 2 && homes.length === results.length
    ? null
    : found({ ...standing, excludedMlsIds: [...new Set([...(search.excludedMlsIds ?? []), ...dropped])] }, notes);
}

/** What was put together by hand last, also before another home was looked up. */
const standingList = ({ search, earlierSearches = [] }: EarlierTurn): ListingSearch | undefined =>
  [...earlierSearches, search].findLast(({ mlsIds }) => mlsIds?.length);

function added(which: string, previous: EarlierTurn): Search | null {
  const { results, opened, search } = previous;
  const isOpened = /^(?:it|this|that)\b/.test(which);
  const homes = isOpened ? (opened ? [opened] : results.length === 1 ? results : null) : homesOf(which, results);
  if (!homes) return null;
  const list = standingList(previous);
  const mlsIds = [...new Set([...(list?.mlsIds ?? []), ...homes.map(({ mlsId }) => mlsId)])];
  return found(listedWith(list ?? search, mlsIds), [], true);
}

/** Whether homes are what was talked of last: of comparables, copy and figures "drop the second" means something else. */
const isOfHomes = ({ market, value, cma, writing, chart, payment, closing }: EarlierTurn): boolean =>
  ![market, value, cma, writing, chart, payment, closing].some(Boolean);

/** Null where the message makes no list of what was shown. */
export function readShortList({ english, previous }: Turn): Search | null {
  if (!previous || previous.results.length === 0) return null;
  const words = fold(english);
  const list = shows.test(words) ? standingList(previous) : undefined;
  if (list) return found(list, [], true);
  const which = adds.exec(words)?.groups?.['which'];
  if (which !== undefined) return added(which, previous);
  if (!isOfHomes(previous)) return null;
  const { search, results, opened } = previous;
  const named = (patterns: readonly RegExp[]) => patterns.map((one) => one.exec(words)?.groups?.['which']).find(Boolean);
  const kept = named(keeps);
  if (kept) {
    const homes = homesOf(kept, results);
    return (
      homes &&
      found(
        listedWith(
          search,
          homes.map(({ mlsId }) => mlsId),
        ),
        [],
        true,
      )
    );
  }
  if (search.excludedMlsIds?.length && (bringsBack.test(words) || bringsAllBack.test(words))) {
    const { excludedMlsIds, ...standing } = search;
    // Those that were left out together come back together.
    const stepBefore = previous.earlierSearches?.at(-1);
    const before = stepBefore?.excludedMlsIds ?? [];
    const isLastStep = stepBefore && before.length < excludedMlsIds.length && before.every((one) => excludedMlsIds.includes(one));
    const left = bringsAllBack.test(words) ? [] : isLastStep ? before : excludedMlsIds.slice(0, -1);
    return found({ ...standing, ...(left.length > 0 ? { excludedMlsIds: left } : {}) });
  }
  const before = previous.earlierSearches?.at(-1);
  if (search.mlsIds?.length && before && (bringsBack.test(words) || bringsAllBack.test(words)))
    return found(before, [], Boolean(before.mlsIds?.length));
  const dropped = named(drops);
  if (dropped) {
    const homes = homesOf(dropped, results);
    return homes && without(homes, previous);
  }
  const shown = results.find((one) => isSame(one, opened));
  if (shown && dropsOpened.test(words)) return without([shown], previous);
  const name = dropsNamed.exec(words)?.groups?.['name'];
  const home = name === undefined ? null : homeNamed(name, results);
  return home && without([home], previous);
}
