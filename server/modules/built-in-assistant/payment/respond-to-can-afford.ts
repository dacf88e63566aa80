/** "Can they buy the cheapest one on 320k with 450k down?": the most that the income carries, beside what that home asks. */
import { z } from 'zod';
import type { ListingReference } from '#contract/listing-reference.ts';
import {
  estimateAffordabilityAnswerSchema,
  type AffordabilityEstimate,
  type EstimateAffordabilityInput,
} from '#server/modules/listings/index.ts';
import { dollars, plain } from '../answers/format.ts';
import { linkTo } from '../answers/homes.ts';
import { proposalsAfterAffordability } from '../answers/proposals.ts';
import { textsIn, type Texts } from '../answers/texts/index.ts';
import type { EarlierTurn } from '../question-parser/earlier-turn.ts';
import type { ParsedQuestion } from '../question-parser/parsed-question.ts';
import { dollarsInShort } from '../question-parser/money.ts';
import { isSame } from '../question-parser/result-references/among-results.ts';
import { fold } from '../question-parser/sentence.ts';
import { namedHomes } from '../results/sums/shown-homes.ts';
import type { Turn } from '../turn.ts';
import { affordableParts, putDownInWords, rateThatHolds, remarksOnRule, type RateHeld } from './affordable-parts.ts';
import { EXAMPLE_RATES_PERCENT } from './example-rates.ts';
import { homeOf } from './payment-home.ts';
import { asksPrice } from './asked-income.ts';
import { known, loanAndIncome, savedIn, withDownToldBefore, type Named } from './read-income.ts';
import { AFFORDABILITY_TOOL } from './respond-to-affordability.ts';
import { inLines } from '#server/platform/text/in-lines.ts';

type CanAffordStep = { say: string } | { calls: EstimateAffordabilityInput[]; reasoning: string };

/** What it is that they may afford. */
interface Wanted {
  priceDollars: number;
  hoaMonthlyDollars: number | null;
  /** Null: a home of that price. */
  home: { reference: ListingReference; addressLine1: string | null } | null;
}

const WHO =
  "(?:i|we|they|he|she|you|u|someone|(?:my|the|our|these|those)\\s+(?:\\w+(?:'s)?\\s+){0,2}\\w+|\\w+\\s+(?:and|&)\\s+\\w+|\\w+)";
const asksWhether = inLines()`
  \b(?:can|could|would|will|do|does|should)\s+${WHO}\s+(?:[\w$%.,]+\s+){0,24}?
    (?:afford|buy|purchase|swing|carry|qualify\s+for)\b
  |\b(?:puede[ns]?|puedo|podemos|podria[ns]?|podriamos)\s+(?:[\w$%.,]+\s+){0,16}?(?:comprar|pagar|permitirse)\b
  |\b(?:le|les|me|nos)\s+alcanza(?:ria)?\s+para\b
`;
const pointsAtHome = inLines()`
  \b(?:
    it|its|this|that|one|home|house|condo|place|townhouse|first|second|third|fourth|fifth|last|listing|#\s?\d
    |number\s+\d|cheapest|priciest|biggest|smallest|esta|este|esa|ese|primera|segunda|tercera|casa|barata
  )\b
  |#\s?\d|\d{2,5}\s+[a-z]+
`;
const ofPrice = inLines()`
  \b(?:afford|buy|purchase|swing|carry|qualify\s+for|comprar|pagar|para)\s+
  (?:
    (?:an?|the|something|one|una?|at|for|around|about|of|de|priced|that\s+is|house|home|condo|place|casa|condominio)
    \s+
  )*\$?\s?(\d[\d,]*(?:\.\d+)?)(?![\d,.]*\d)\s?(k|m|mil|million|thousand)?\b
  (?!\s*(?:%|percent|bed|br\b|bd\b|bath|down|year|yr|mo\b|a\s+month|income))
`;

const scaled = (digits: string, unit: string | undefined): number =>
  unit === undefined
    ? dollarsInShort(Number(digits.replaceAll(',', '')))
    : Number(digits.replaceAll(',', '')) * (/^m(?:illion)?$/.test(unit) ? 1e6 : 1e3);
const MIN_PRICE_DOLLARS = 50_000;

function priceNamed(folded: string): number | null {
  const [, digits, unit] = ofPrice.exec(folded) ?? [];
  const value = digits === undefined ? 0 : scaled(digits, unit);
  return value >= MIN_PRICE_DOLLARS ? value : null;
}

function wanted(turn: Turn, parsed: ParsedQuestion): Wanted | null {
  const folded = fold(turn.english);
  const { previous } = turn;
  const named = priceNamed(folded);
  if (named !== null) return { priceDollars: named, hoaMonthlyDollars: null, home: null };
  if (!previous || !pointsAtHome.test(folded)) return null;
  const { homes } = namedHomes(folded, previous);
  const [only, second] = homes;
  const reference = only && !second ? only : homeOf(turn, parsed);
  const facts = reference && factsOf(reference, previous);
  return facts?.price == null || facts.isLease
    ? null
    : {
        priceDollars: facts.price,
        hoaMonthlyDollars: facts.hoaMonthlyFee || null,
        home: { reference: { mlsId: facts.mlsId, mlsSource: facts.mlsSource }, addressLine1: facts.addressLine1 },
      };
}

const factsOf = (reference: ListingReference, { results, openedFacts, search }: EarlierTurn) => {
  const found =
    results.find((one) => isSame(one, reference)) ?? (openedFacts && isSame(openedFacts, reference) ? openedFacts : null);
  return found && { ...found, isLease: search.listingTransactionType === 'lease' };
};

/** What the message names, over what was named of the buyers before. */
function namedSoFar({ question, earlier }: Turn): Named {
  const own = loanAndIncome(question);
  const before = earlier.map(loanAndIncome).findLast(({ yearlyIncomeDollars }) => yearlyIncomeDollars !== null);
  if (!before || own.yearlyIncomeDollars !== null) return withDownToldBefore(own, earlier);
  const isDownNamed = own.downDollars !== null || own.downPercent !== null;
  return { ...before, ...(isDownNamed ? { downDollars: null, downPercent: null } : {}), ...known(own) } satisfies Named;
}

interface Asked {
  wanted: Wanted;
  named: Named;
  held: RateHeld | null;
}

function asked(turn: Turn, parsed: ParsedQuestion): Asked | null {
  const folded = fold(turn.question);
  const isAsked = asksWhether.test(folded) || asksWhether.test(fold(turn.english));
  if (
    !isAsked ||
    asksPrice.test(folded) ||
    (parsed.kind === 'search' && parsed.search.areaFilter != null && parsed.change === 'new')
  )
    return null;
  const named = namedSoFar(turn);
  if (named.yearlyIncomeDollars === null) return null;
  const home = wanted(turn, parsed);
  return home && { wanted: home, named, held: named.ratePercent === null ? rateThatHolds(turn.previous) : null };
}

/** Null where nobody asks whether they can, or no home, price or income is named. */
export function respondToCanAfford(turn: Turn, parsed: ParsedQuestion): CanAffordStep | null {
  const request = asked(turn, parsed);
  if (!request) return null;
  const { wanted: home, named, held } = request;
  const texts = textsIn(turn.language);
  const { yearlyIncomeDollars, ratePercent: rateNamed, ...others } = named;
  if (yearlyIncomeDollars === null) return null;
  const answers = turn.answers.filter(({ toolName }) => toolName === AFFORDABILITY_TOOL);
  if (answers.length === 0) {
    const rate = rateNamed ?? held?.ratePercent ?? null;
    const hoa = others.monthlyHoaDollars ?? home.hoaMonthlyDollars;
    const input = { ...known(others), ...(hoa ? { monthlyHoaDollars: hoa } : {}), yearlyIncomeDollars };
    const calls = (rate === null ? EXAMPLE_RATES_PERCENT : [rate]).map((ratePercent) => ({ ...input, ratePercent }));
    return { calls, reasoning: texts.affordability.reasoning };
  }
  const { data } = z.array(estimateAffordabilityAnswerSchema).safeParse(answers.map(({ value }) => value));
  const isSaved =
    others.downDollars !== null && [...turn.earlier, turn.question].some((text) => savedIn(text) === others.downDollars);
  return { say: data ? compose(data, request, isSaved, texts) : texts.payment.failed };
}

function compose(
  answers: readonly AffordabilityEstimate[],
  { wanted: home, held, named }: Asked,
  isSaved: boolean,
  texts: Texts,
): string {
  const { affordability: words } = texts;
  const answer = answers.at(-1);
  if (!answer) return texts.payment.failed;
  if (answer.priceDollars === null) return words.nothingLeft(answer.debtSharePercent);
  const price = dollars(home.priceDollars);
  const name = home.home
    ? home.home.addressLine1 === null
      ? texts.payment.nameless
      : linkTo({ ...home.home.reference, addressLine1: plain(home.home.addressLine1) })
    : null;
  const isEnough = ({ priceDollars }: AffordabilityEstimate) => (priceDollars ?? 0) >= home.priceDollars;
  const most = (one: AffordabilityEstimate) => dollars(one.priceDollars ?? 0);
  const isAtRates = answers.length > 1;
  const lines = isAtRates
    ? answers.map((one) => words.canAtRate(one.ratePercent, isEnough(one), most(one)))
    : affordableParts(answer, { isHoaOfRecord: home.hoaMonthlyDollars !== null }, texts);
  const beside = [
    answer.downDollars >= home.priceDollars ? words.paidInFull : '',
    isAtRates && answer.monthlyHoaDollars > 0 && home.hoaMonthlyDollars !== null
      ? words.hoaCounted(dollars(answer.monthlyHoaDollars))
      : '',
  ];
  return [
    [isAtRates ? '' : words.can(isEnough(answer)), words.asks(name, price)].filter(Boolean).join(' '),
    isAtRates ? words.carriesAtRates(putDownInWords(answer, named)) : words.carries(most(answer), dollars(answer.downDollars)),
    lines.map((line) => `- ${line}`).join('\n'),
    [...beside, ...remarksOnRule(answer, { isSaved, held, isAtRates }, texts)].filter(Boolean).join(' '),
    proposalsAfterAffordability(texts),
  ].join('\n\n');
}
