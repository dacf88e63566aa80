/** "Add the first three prices", "how much cheaper is the cheapest than the priciest", "6.5% of 369000": what is to be worked out, and of which figures. */
import type { CalculateInput, SearchResultFacts } from '#server/modules/listings/index.ts';
import { isFiller } from '../../question-parser/ordinary-words.ts';
import type { EarlierTurn } from '../../question-parser/earlier-turn.ts';
import { fold } from '../../question-parser/sentence.ts';
import { namedHomes } from './shown-homes.ts';
import { inLines } from '#server/platform/text/in-lines.ts';

export interface AskedSum {
  input: CalculateInput;
  /** The user's own money beside what is needed: "is 210k enough?" */
  isEnough?: boolean;
  /** How long a cost of each month or year is added up: told as it was said. */
  over?: { months: number };
}

type Fact = NonNullable<CalculateInput['fact']>;
type Operation = CalculateInput['operation'];

/** The special before the general. */
const facts: readonly [RegExp, Fact][] = [
  [
    /\b(?:(?:price|cost|dollars?)\s+)?(?:\$\s?)?(?:per|a|\/)\s*(?:sq\.?\s?ft|sqft|square\s+f(?:oo|ee)t|sf|foot|ft)\b|\bppsf\b|\$\s?\/\s?(?:sq\.?\s?ft|sf)\b/,
    'pricePerSqFt',
  ],
  [/\bhoas?(?:\s+(?:fees?|dues))?\b|\bdues\b|\bcuotas?\b/, 'hoaMonthlyFee'],
  [/\b(?:(?:property|yearly|annual)\s+)?tax(?:es)?\b/, 'taxAnnualAmount'],
  [/\blots?(?:\s+sizes?)?\b|\bacreage\b/, 'lotSizeSqFt'],
  [/\b(?:sq\.?\s?ft|sqft|square\s+f(?:ee|oo)t(?:age)?|living\s+(?:space|area)|sizes?)\b/, 'livingAreaSqFt'],
  [/\b(?:(?:asking|list|sale|sold)\s+)?(?:price|precio)s?\b|\basking\b/, 'price'],
];

const PERCENT = '(?:%|percent\\b|pct\\b|(?:por|for)\\s*ciento\\b)';
const percents = new RegExp(`(\\d+(?:\\.\\d+)?)\\s?${PERCENT}`);
const OFF = '(?:off|under|below|less|lower|minus|discount|reduction|cheaper|menos|por\\s+debajo)';
const ON_TOP = '(?:over|above|more|plus|higher|on\\s+top|increase|mas|por\\s+encima)';
const percentOff = inLines()`
  \d\s?${PERCENT}\s*${OFF}\b
  |\b(?:minus|less|menos|-|take|knock|drop|cut|reduced?|lower)\s+(?:\w+\s+){0,3}?(?:by\s+)?\d+(?:\.\d+)?\s?
    ${PERCENT}
  |\d\s*-\s*\d+(?:\.\d+)?\s?${PERCENT}
`;
const percentOn = inLines()`
  \d\s?${PERCENT}\s*${ON_TOP}\b
  |\b(?:plus|add|raised?|increased?|mas)\s+(?:\w+\s+){0,3}?(?:by\s+)?\d+(?:\.\d+)?\s?${PERCENT}
  |\+\s*\d+(?:\.\d+)?\s?${PERCENT}
`;
/** "6% of 850k plus 4500": what comes to it once the share is worked out. */
const secondStep =
  /\s*(?:(?<on>\bplus\b|\+|\bm(?:as|ore)\b|\badd\b)|(?<off>\bminus\b|\bless\b|\bmenos\b|\s-\s))\s*(?<amount>\$?\s?\d[\d,]*(?:\.\d+)?\s?(?:k|m|mil)?)$/;
const shareOf = new RegExp(`\\d\\s?${PERCENT}\\s*(?:of|de|del|on)\\b`);
const times =
  /(?:\btimes\b|\bmultiplied\s+by\b|\bpor\b(?=\s*\d)|(?<=[\dkm)\s])[x×*](?=\s?\d))\s*(\d+(?:\.\d+)?)(?![\d.,]*\s?(?:k\b|m\b|%))/;
const divided = inLines()`
  (?:
    \bdivided\s+(?:by|into)\b|\bsplit\s+(?:(?:between|among|by|into)\s+)?|(?<=[\dkm]\s?)/(?=\s?\d)
    |\bdividido\s+(?:entre|por)\b
  )\s*(\d+|two|three|four)(?:\s+(?:ways|people|buyers|partners))?
`;
const DURATION = inLines()`
  \b(?:over|for|in|during|after|across|en|durante)\s+(?:the\s+next\s+)?
  (an?|one|two|three|four|five|six|seven|eight|nine|ten|\d{1,3})\s*-?\s*(years?|yrs?|anos?|months?|mos?|meses)\b
`;
const AMOUNT = /(?<![\w.,])\$?\s?(\d[\d,]*(?:\.\d+)?)\s?(k|mm|m|mil|million|thousand|grand)?(?![\w%]|\.\d)/g;
const scale: Readonly<Record<string, number>> = { k: 1e3, thousand: 1e3, grand: 1e3, m: 1e6, mm: 1e6, mil: 1e6, million: 1e6 };
const written = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];

const ofDifference = inLines()`
  \bdifference\b
  |\bhow\s+much\s+(?:more|less|cheaper|pricier|higher|lower|bigger|smaller|dearer)\b
  |\b(?:more|less|cheaper|pricier|higher|lower)\b.*\bthan\b
  |\bgap\b|\bapart\b|\bdiferencia\b
  |\bcuanto\s+(?:mas|menos|most\s+expensive|cheapest|more|less)\b
`;
/** "Cuánto más cara es la segunda que la tercera": the first words name no home. */
const asksHowMuch = /\bcuanto\s+(?:most\s+expensive|cheapest)\b/;
const ofAverage = /\b(?:avg|average|averages|averaged|mean|promedio)\b/;
const ofMedian = /\b(?:median|mediana|typical|usual|tipic[oa])\b/;
const ofSum = /\b(?:add|added|adding|adds|sum|total|together|combined|altogether|in\s+all|plus|suma\w*|juntas?|en\s+total)\b|\+/;
const ofEnough = /\b(?:enough|cover(?:s|ed)?|short|alcanza\w*|suficiente|sufficient|left\s+over|make\s+it\s+work)\b/;

/** What other rooms answer, and no calculator: loans, commissions, markets, searches, copy. */
const ofElse = inLines()`
  \b(?:
    down(?!\s+(?:by|to))|downpayment|mortgage|loan|payments?|monthly\s+(?:cost|payment)|rate|interest|commission
    |closing|net|proceeds|piti|income|earn|salary|afford|cap\s+rate|rent|noi|roi|market|sold\s+(?:last|this|in)
    |sales|zip|find|search|listed\s+in|homes\s+in|houses\s+in|condos\s+in|write|draft|e-?mail|text|chart|graph|cma
    |comps?|value|worth|appraisal|enganche|hipoteca|tasa|mensualidad|estimate
  )\b
`;

/** Words of a sum that are no condition and no place. */
const ofSums = inLines('g')`
  \b(?:
    what|whats|what's|how|much|is|would|will|be|do|does|did|it|if|and|or|the|a|an|of|for|on|in|to|at|than|by|with
    |from|between|as|that|this|which|who|please|can|could|you|me|my|their|our|his|her|they|we|i|he|she|u|buyer
    |buyers|client|clients|offers?|offering|offered|comes?|out|up|get|give|tell|show|calculate|compute|figure|work
    |math|ok|okay|so|then|also|now|just|cost|costs|come|make|makes|run|runs|higher|lower|more|less|cheaper|pricier
    |expensive|dearer|bigger|smaller|difference|gap|apart|percent|percentage|pct|terms|dollars|each|other|one|ones
    |homes?|houses?|condos?|listings?|number|numbers|figure|amount|priced?|asking|list|off|under|below|over|above
    |plus|minus|times|added|add|sum|total|together|combined|avg|average|mean|median|typical|take|knock|drop|cut|reduced?
    |raised?|increased?|per|was|were|are|about|only|both|all|cual|cuanto|cuanta|es|son|seria|el|la|los|las|de|del
    |que|y|si|en|un|una|porcentaje|diferencia|promedio|suma\w*|entre|juntas?
  )\b
`;
/** "Homes 5% under 500k"; "5% under 1.2m" alone is a sum. */
const ofSearch = new RegExp(`\\b(?:homes|houses|condos|up\\s+to)\\b|(?<!${PERCENT}\\s*)\\bunder\\b`);
const MAX_WORDS = 26;
const MAX_FOLLOW_UP_WORDS = 9;
const MAX_UNKNOWN_WORDS = 2;

interface Read {
  folded: string;
  homes: SearchResultFacts[];
  areAll: boolean;
  amounts: number[];
  percent: number | null;
  fact: Fact | null;
  /** Words that no part of a sum accounts for. */
  unknown: string[];
}

const worded = (word: string): number => (/^\d/.test(word) ? Number(word) : /^an?$/.test(word) ? 1 : written.indexOf(word));

function amountsIn(text: string): { amounts: number[]; rest: string } {
  const amounts: number[] = [];
  const rest = text.replace(AMOUNT, (whole, digits: string, unit: string | undefined) => {
    amounts.push(Number(digits.replaceAll(',', '')) * (unit ? (scale[unit] ?? 1) : 1));
    return ' '.repeat(whole.length);
  });
  return { amounts, rest };
}

function read(folded: string, previous: EarlierTurn | null): Read {
  const named = previous
    ? namedHomes(folded.replace(asksHowMuch, 'how much more'), previous)
    : { homes: [], areAll: false, rest: folded };
  const percent = percents.exec(named.rest)?.[1];
  const withoutFactors = [percents, times, divided, DURATION].reduce((text, pattern) => text.replace(pattern, ' '), named.rest);
  const fact = facts.find(([words]) => words.test(withoutFactors)) ?? null;
  const { amounts, rest } = amountsIn(fact ? withoutFactors.replace(fact[0], ' ') : withoutFactors);
  const unknown = (rest.replace(ofSums, ' ').match(/[a-z]{2,}/g) ?? []).filter((word) => !isFiller(word));
  return {
    ...{ folded, homes: named.homes, areAll: named.areAll, amounts, unknown },
    percent: percent === undefined ? null : Number(percent),
    fact: fact?.[1] ?? null,
  };
}

/** The operation that the words name, with its share or factor. */
function operationOf({
  folded,
  percent,
  homes,
  amounts,
  fact,
}: Read): (Omit<AskedSum['input'], 'homes' | 'amounts' | 'fact'> & { months?: number }) | null {
  const duration = DURATION.exec(folded);
  const perMonth = fact === 'hoaMonthlyFee';
  if (duration && (perMonth || fact === 'taxAnnualAmount')) {
    const months = worded(duration[1] ?? '') * (/^(?:y|a)/.test(duration[2] ?? '') ? 12 : 1);
    return { operation: homes.length > 1 ? 'sum' : 'multiply', factor: perMonth ? months : months / 12, months };
  }
  const [factor, parts] = [times.exec(folded)?.[1], divided.exec(folded)?.[1]];
  if (factor !== undefined) return { operation: 'multiply', factor: Number(factor) };
  if (parts !== undefined) return { operation: 'divide', factor: worded(parts) };
  if (percent !== null && homes.length + amounts.length <= 1) {
    if (percentOff.test(folded)) return { operation: 'change-by-percent', percent: -percent };
    if (shareOf.test(folded)) return { operation: 'percent-of', percent };
    if (percentOn.test(folded)) return { operation: 'change-by-percent', percent };
  }
  if (percent !== null) return null;
  if (ofAverage.test(folded)) return { operation: 'average' };
  if (ofMedian.test(folded)) return { operation: 'median' };
  if (ofDifference.test(folded)) return { operation: 'difference' };
  return ofSum.test(folded) ? { operation: 'sum' } : null;
}

const many: readonly Operation[] = ['sum', 'average', 'median', 'difference', 'lowest', 'highest'];
/** "Which has the lowest taxes": no result of a search tells them, so each record is read. */
const extremeTaxes = inLines()`
  ^(?:and\s+|so\s+)?(?:which|what|who)(?:\s+(?:one|home|house|condo|listing))?(?:\s+of\s+(?:them|these|those))?\s+
  (?:has|have|pays|comes\s+with)\s+(?:the\s+)?(lowest|least|smallest|cheapest|highest|most|biggest)\s+
  (?:(?:property|yearly|annual)\s+)?tax(?:es|\s+bill)?(?:\s+of\s+(?:them|these|those|all))?$
`;

function mostTaxed(folded: string, { results }: EarlierTurn): AskedSum | null {
  const end = extremeTaxes.exec(folded)?.[1];
  if (!end || results.length < 2) return null;
  const operation = /^(?:highest|most|biggest)$/.test(end) ? 'highest' : 'lowest';
  return { input: { operation, homes: results.map(referenceOf), fact: 'taxAnnualAmount' } };
}

const referenceOf = ({ mlsId, mlsSource }: SearchResultFacts) => ({ mlsId, mlsSource });

/** A short message that changes the sum that stands: "and per sq ft?", "and the median?", "in percent". */
function changed(words: Read, previous: EarlierTurn): AskedSum | null {
  const standing = previous.calculated;
  if (!standing || words.folded.split(/\s+/).length > MAX_FOLLOW_UP_WORDS || words.unknown.length > 0) return null;
  const operation = operationOf(words);
  const isOfHomes = (standing.input.homes ?? []).length > 0;
  // "Minus 5%", "times 12", "20% of that": of what came out.
  if (operation && !many.includes(operation.operation) && words.homes.length === 0 && words.amounts.length === 0) {
    const { months, ...rest } = operation;
    const unit = standing.result.unit;
    return { input: { ...rest, amounts: [standing.result.value], unit }, ...(months === undefined ? {} : { over: { months } }) };
  }
  const isFactAlone =
    words.fact !== null && /^\W*(?:and|what\s+about|how\s+about|y|now|same)\b|^\W*(?:per|in)\b/.test(words.folded);
  const isOperationAlone =
    operation !== null && many.includes(operation.operation) && words.homes.length === 0 && words.amounts.length === 0;
  const isPercentAlone = /^\W*(?:and\s+)?(?:in|as\s+an?|what\s+is\s+that\s+in)\s+(?:%|percent(?:age)?|pct)\W*$/.test(
    words.folded,
  );
  if (!isOfHomes || !(isFactAlone || isOperationAlone || isPercentAlone)) return null;
  const homes = words.homes.length > 0 ? words.homes.map(referenceOf) : (standing.input.homes ?? []);
  return {
    input: {
      ...standing.input,
      ...(isOperationAlone && operation ? { operation: operation.operation } : {}),
      homes,
      ...(words.fact ? { fact: words.fact } : {}),
    },
  };
}

/** "They have 210k, is it enough?": beside what the last answer said is needed. */
function enoughFor(words: Read, previous: EarlierTurn | null): AskedSum | null {
  const needed =
    previous?.neededDollars ?? (previous?.calculated?.result.unit === 'dollars' ? previous.calculated.result.value : null);
  const [own, second] = words.amounts;
  if (needed == null || needed <= 0 || own === undefined || second !== undefined || !ofEnough.test(words.folded)) return null;
  return { input: { operation: 'difference', amounts: [own, needed], unit: 'dollars' }, isEnough: true };
}

/** What a message asks to be worked out; null where it asks something else. */
export function readSum(english: string, previous: EarlierTurn | null): AskedSum | null {
  const folded = fold(english)
    .trim()
    .replace(/[\s?.!]+$/, '');
  if (folded.split(/\s+/).length > MAX_WORDS) return null;
  const taxed = previous && mostTaxed(folded, previous);
  if (taxed) return taxed;
  const second = shareOf.test(folded) || percentOff.test(folded) || percentOn.test(folded) ? secondStep.exec(folded) : null;
  const [more] = amountsIn(second?.groups?.amount ?? '').amounts;
  const oneStep = second && more !== undefined ? readSum(folded.slice(0, second.index), previous) : null;
  if (oneStep?.input.percent != null && more !== undefined)
    return { ...oneStep, input: { ...oneStep.input, thenAdd: second?.groups?.off === undefined ? more : -more } };
  const words = read(folded, previous);
  const enough = enoughFor(words, previous);
  if (enough) return enough;
  if (ofElse.test(folded) || words.unknown.length > MAX_UNKNOWN_WORDS) return null;
  const change = previous && changed(words, previous);
  if (change) return change;
  const operation = operationOf(words);
  if (!operation) return null;
  const { months, ...named } = operation;
  const isMany = many.includes(named.operation);
  const count = words.homes.length + words.amounts.length;
  if (words.homes.length === 0 && (words.unknown.length > 0 || ofSearch.test(folded))) return null;
  if (isMany ? count < 2 : count !== 1) return null;
  if (named.operation === 'difference' && count !== 2) return null;
  // What was shown is added up by its own figures; a bare small number among homes counts something else.
  if (words.homes.length > 0 && words.amounts.some((amount) => amount < 100)) return null;
  const input: CalculateInput = {
    ...named,
    ...(words.homes.length > 0
      ? { homes: words.homes.map(referenceOf), fact: words.fact ?? 'price' }
      : { unit: unitOfAmounts(english) }),
    ...(words.amounts.length > 0 ? { amounts: words.amounts } : {}),
  };
  return { input, ...(months === undefined ? {} : { over: { months } }) };
}

const MIN_DOLLARS = 1_000;
/** "6.5% of 369000" is of dollars, as agents ask it; "12 times 40" of nothing that is known. */
const unitOfAmounts = (text: string) =>
  /\$/.test(text) || amountsIn(fold(text)).amounts.some((amount) => amount >= MIN_DOLLARS) ? 'dollars' : 'none';
