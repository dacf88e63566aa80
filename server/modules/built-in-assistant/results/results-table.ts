/** "A table of those with price and HOA", "days on market for each": facts of the homes that were shown, a row a home. */
import { searchLimits } from '#contract/listing-vocabulary.ts';
import type { SearchResultFacts } from '#server/modules/listings/index.ts';
import { count, dollars } from '../answers/format.ts';
import { linkTo, price } from '../answers/homes.ts';
import { textsIn, type Texts } from '../answers/texts/index.ts';
import { fold } from '../question-parser/sentence.ts';
import type { EarlierTurn } from '../question-parser/earlier-turn.ts';
import type { Turn } from '../turn.ts';
import { inLines } from '#server/platform/text/in-lines.ts';

type Label = Exclude<keyof Texts['home']['comparison'], 'isLess' | 'differs' | 'lessPerSqFt'>;

interface Column {
  label: Label;
  /** What asks for it. */
  words: RegExp;
  cell: (home: SearchResultFacts, texts: Texts) => string | null;
  /** What they are put in an order by, where no search sorts by it. */
  value?: (home: SearchResultFacts) => number | null;
}

/** The special before the general: "price per sq ft" is no price. */
const columns: readonly Column[] = [
  {
    label: 'perSqFt',
    words: inLines()`
        \$\s?(?:/|per|a)\s?(?:sq\.?\s?ft|sf|foot|ft|square\s+foot)
        |(?:price|cost|dollars?)\s*(?:per|/|a)\s*(?:sq\.?\s?ft|sqft|square\s+foot|sf|foot|ft)
        |\bppsf\b
        |\bper\s+(?:sq\.?\s?ft|square\s+foot|foot)
      `,
    cell: (home) => (home.pricePerSqFt === null || home.isLease ? null : dollars(home.pricePerSqFt)),
    value: (home) => (home.isLease ? null : home.pricePerSqFt),
  },
  {
    label: 'lot',
    words: /\blots?(?:\s+sizes?)?\b|\bacreage\b|\byard\s+size\b/,
    cell: (home, { common }) => (home.lotSizeSqFt === null ? null : common.sqFt(home.lotSizeSqFt)),
  },
  {
    label: 'space',
    words: /\b(?:sq\.?\s?ft|sqft|sf|square\s+f(?:ee|oo)t(?:age)?|sizes?|living\s+(?:space|area))\b/,
    cell: (home, { common }) => (home.livingAreaSqFt === null ? null : common.sqFt(home.livingAreaSqFt)),
  },
  {
    label: 'hoa',
    words: /\bhoas?(?:\s+(?:fees?|dues))?\b|\b(?:monthly\s+)?dues\b/,
    cell: (home) => (home.hoaMonthlyFee === null ? null : dollars(home.hoaMonthlyFee)),
    value: (home) => home.hoaMonthlyFee,
  },
  {
    label: 'days',
    words: /\bdays?\s+(?:on\s+(?:the\s+)?(?:market|mkt)|listed)\b|\bdom\b|\bcdom\b|\btime\s+on\s+(?:the\s+)?market\b/,
    cell: (home) => home.daysListed?.toString() ?? null,
  },
  {
    label: 'firstPrice',
    words:
      /\b(?:original(?:ly)?|first|initial|starting)(?:\s+(?:list(?:ed|ing)?|asking|ask))?(?:\s+prices?)?(?!\s*(?:two|three|four|one|\d))\b|\bolp\b/,
    cell: ({ originalListPrice }) => (originalListPrice === null ? null : dollars(originalListPrice)),
    value: (home) => home.originalListPrice,
  },
  {
    label: 'asked',
    words:
      /\b(?:last\s+)?(?:list(?:ing)?|asking|asked|ask)(?:\s+prices?)?(?=\s*(?:vs?\.?|versus|and|to|&|against|\/|compared)\s+(?:the\s+)?(?:sold|sale|sales|closed|closing))/,
    cell: ({ askedPrice }) => (askedPrice == null ? null : dollars(askedPrice)),
  },
  {
    label: 'price',
    words: /\b(?:list\s+|asking\s+|sold\s+|sale\s+|closed\s+)?prices?\b|\b(?:vs\.?|versus)\s+sold\b/,
    cell: (home, texts) => price(home, texts),
  },
  {
    label: 'beds',
    words: /\bbeds?(?:rooms?)?\b|\bbd\b|\bbr\b/,
    cell: (home) => home.beds?.toString() ?? null,
    value: (home) => home.beds,
  },
  {
    label: 'baths',
    words: /\bbath(?:room)?s?\b|\bba\b/,
    cell: (home) => home.baths?.toString() ?? null,
    value: (home) => home.baths,
  },
  {
    label: 'built',
    words: /\byears?(?:\s+built)?\b|\bbuilt\b|\bages?\b/,
    cell: (home) => home.yearBuilt?.toString() ?? null,
    value: (home) => home.yearBuilt,
  },
  { label: 'garage', words: /\bgarages?\b|\bparking\b/, cell: (home) => home.garageSpaces?.toString() ?? null },
  { label: 'status', words: /\bstatus(?:es)?\b/, cell: (home, { common }) => common.statuses[home.status] },
];
const usual: readonly Label[] = ['price', 'beds', 'baths', 'space', 'perSqFt', 'days'];

const EACH =
  '(?:each(?:\\s+(?:of\\s+(?:them|these|those)|one|home))?|every\\s+one|all\\s+(?:of\\s+)?(?:them|these|those)|(?:these|those|them)(?:\\s+(?:homes|listings|ones))?|the\\s+(?:list|results|homes|listings|others|rest))';
const asTable = inLines()`
  \b(?:table|spread\s?sheet|grid|chart)\s+(?:of|for|with)\s+${EACH}\b
  |\b(?:put|show|list|give|lay)\s+(?:me\s+)?(?:${EACH}|it)\s+(?:out\s+)?(?:in|as|into)\s+an?\s+
    (?:table|grid|spread\s?sheet)\b
  |^(?:(?:in|as|into)\s+)?an?\s+(?:table|grid|spread\s?sheet)\b
  |^(?:table|grid)(?:\s+(?:view|form|format))?\b(?!\s+top)
  |^(?:make|give|build|show)\s+(?:me\s+)?an?\s+table$
  |\blist\s+${EACH}\s+with\b
`;
const ofEach = new RegExp(`\\b(?:for|of|on|per|with)\\s+${EACH}\\s*$`);
/** "What are the HOA dues?", "and the days on market?" */
const many =
  /^(?:(?:what\s+are|what're|whats|what's|what\s+is|show(?:\s+me)?|give\s+me|and|list|how\s+about|what\s+about)\s+)*(?:the\s+|their\s+)?/;

const sorts = inLines()`
  ^(?:
    (?:sort|order|rank|arrange)(?:ed)?\s+(?:(?:them|these|those|it|all|the\s+(?:list|results|homes))\s+)?by
    |(?:(?:show|give)\s+(?:me\s+)?)?(?:the\s+)?(?:top|best)\s+(?:two|three|four|five|[2-9])\s+(?:(?:homes|ones|of\s+(?:these|those|them))\s+)?by
    |(?:cheapest|lowest|least|best|highest|most)(?=\s+(?:\$|price\s+)?\s?(?:/|per|hoa|ppsf))
  )\s+(?:the\s+)?
`;
/** "Which of those have been sitting longest" */
const waited = inLines()`
  ^(?:(?:which|what)\s+)?(?:ones?\s+)?(?:(?:of\s+)?(?:these|those|them)\s+)?(?:has|have|is|are)\s+(?:been\s+)?
  (?:sitting|listed|up|on(?:\s+(?:the\s+)?market)?|for\s+sale)(?:\s+(?:there|around))?\s+(?:the\s+)?longest$
`;
/** "Top 3 by price per sq ft" */
const topOf = /^(?:(?:show|give)\s+(?:me\s+)?)?(?:the\s+)?(?:top|best)\s+(two|three|four|five|[2-9])\b/;
const COUNTS = ['two', 'three', 'four', 'five'];
const isHighest = /\b(?:highest|most|desc\w*|high\s+to\s+low|largest|newest)\b/;

interface InOrder {
  column: Column;
  homes: SearchResultFacts[];
  /** Whether a search can be sorted by it, too. */
  isOfSearches: boolean;
}

const byValue = (
  shown: readonly SearchResultFacts[],
  value: (home: SearchResultFacts) => number | null,
  sign: 1 | -1,
): SearchResultFacts[] =>
  shown.filter((home) => value(home) !== null).toSorted((one, other) => sign * ((value(one) ?? 0) - (value(other) ?? 0)));

/** "Sort these by price per square foot": what no search sorts by, of the homes that were shown; and which of them waited longest. */
function inOrder(asked: string, shown: readonly SearchResultFacts[]): InOrder | null {
  if (asked.split(/\s+/).length > MAX_WORDS) return null;
  // "Lowest HOA one?" means one of them.
  if (/\s(?:one|home|house|condo|listing)$/.test(asked) && !/^(?:sort|order|rank)/.test(asked)) return null;
  const isOfSearches = waited.test(asked);
  if (!isOfSearches && !sorts.test(asked)) return null;
  const column = columns.find(({ label, words }) => (isOfSearches ? label === 'days' : words.test(asked)));
  const value = isOfSearches ? (home: SearchResultFacts) => home.daysListed : column?.value;
  if (!column || !value) return null;
  const top = topOf.exec(asked)?.[1];
  const most = top === undefined ? shown.length : Number(top) || COUNTS.indexOf(top) + 2;
  const homes = byValue(shown, value, isOfSearches || isHighest.test(asked) ? -1 : 1).slice(0, most);
  return homes.length < 2 ? null : { column, homes, isOfSearches };
}

const isOneColumn = (asked: string, { words }: Column) => asked.replace(many, '').replace(words, '').trim() === '';

function columnsAsked(asked: string): Column[] {
  let rest = asked;
  return columns
    .map((column) => {
      const found = column.words.exec(rest);
      if (!found) return null;
      rest = rest.slice(0, found.index) + '·'.repeat(found[0].length) + rest.slice(found.index + found[0].length);
      return { column, at: found.index };
    })
    .filter((found) => found !== null)
    .sort((one, other) => one.at - other.at)
    .map(({ column }) => column);
}

/** @param placeOf the place of a home in the list, from 0: "the second one" means it */
function tableOf(
  shown: readonly SearchResultFacts[],
  asked: readonly Column[],
  texts: Texts,
  placeOf: (home: SearchResultFacts) => number,
): string {
  const labels = texts.home.comparison;
  const chosen = asked.length > 0 ? asked : usual.flatMap((label) => columns.find((column) => column.label === label) ?? []);
  const rows = shown.map((home) => [
    String(placeOf(home) + 1),
    linkTo(home),
    ...chosen.map(({ cell }) => cell(home, texts) ?? '-'),
  ]);
  const head = ['#', texts.results.home, ...chosen.map(({ label }) => labels[label])];
  return [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}

const askedIn = (english: string): string =>
  fold(english)
    .replace(/^\s*(?:(?:and|so|ok(?:ay)?|hey|now|please|can\s+you|could\s+you)[\s,]+)+|[\s?.!]+$/g, '')
    .replace(/\s+please$/, '')
    .trim();

/** The homes that were shown, in the order that a table of them was asked for; none where a question asks for no order. */
export const inAskedOrder = (english: string, previous: EarlierTurn | null): readonly SearchResultFacts[] =>
  inOrder(askedIn(english), previous?.results ?? [])?.homes ?? [];

/** Null where no table of what was shown is asked for. */
export function respondToTable({ english, language, previous }: Turn): { say: string } | null {
  const shown = previous?.results ?? [];
  if (shown.length === 0) return null;
  const asked = askedIn(english);
  // As the list numbers them: the second page begins with 11.
  const search = previous?.near ?? previous?.search;
  const before = ((search?.paginationPage ?? 1) - 1) * (search?.paginationLimit ?? searchLimits.defaultPageSize);
  const placeOf = (home: SearchResultFacts): number => before + shown.indexOf(home);
  const texts = textsIn(language);
  // Upon figures of a market only "sort" and "these" mean the homes.
  const sorted = previous?.market && !/\b(?:these|those|them)\b|^(?:sort|order)\b/.test(asked) ? null : inOrder(asked, shown);
  if (sorted) {
    const [priced] = columns.filter(({ label }) => label === 'price');
    const table = tableOf(sorted.homes, [sorted.column, ...(priced ? [priced] : [])], texts, placeOf);
    const order = texts.results.orderOfShown(texts.home.comparison[sorted.column.label].toLowerCase());
    return { say: sorted.isOfSearches ? table : [table, order].join('\n\n') };
  }
  const found = columnsAsked(asked);
  if (previous?.market && !(asTable.test(asked) && found.length > 0)) return null;
  const isOfEach = found.length > 0 && ofEach.test(asked) && asked.split(/\s+/).length <= MAX_WORDS;
  const isColumn =
    shown.length > 1 && !previous?.opened && found[0] !== undefined && found.length === 1 && isOneColumn(asked, found[0]);
  if (!asTable.test(asked) && !isOfEach && !isColumn) return null;
  const table = tableOf(shown, found, texts, placeOf);
  return { say: hasMore(previous) ? `${table}\n\n${texts.results.firstOfMore(count(shown.length))}` : table };
}

const MAX_WORDS = 16;
const hasMore = (previous: EarlierTurn | null) => (previous?.totalPages ?? 1) > 1;
