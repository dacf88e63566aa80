/** "How much house can I afford on 140k with 60k down at 6.5 %?": by the rule of thumb that the tool names, never by a guess of the rate. */
import { z } from 'zod';
import {
  estimateAffordabilityAnswerSchema,
  priceCarriedSchema,
  type AffordabilityEstimate,
  type EstimateAffordabilityInput,
} from '#server/modules/listings/index.ts';
import { dollars } from '../answers/format.ts';
import { proposalsAfterAffordability } from '../answers/proposals.ts';
import { textsIn, type Texts } from '../answers/texts/index.ts';
import type { EarlierTurn } from '../question-parser/earlier-turn.ts';
import type { ParsedQuestion } from '../question-parser/parsed-question.ts';
import type { Turn } from '../turn.ts';
import { affordableParts, putDownInWords, rateThatHolds, remarksOnRule, type RateHeld } from './affordable-parts.ts';
import { askedIncome } from './asked-income.ts';
import { EXAMPLE_RATES_PERCENT } from './example-rates.ts';
import { known, savedIn, type Named } from './read-income.ts';

export const AFFORDABILITY_TOOL = 'estimate_affordability';

/** Several calls are the same income at several rates. */
type AffordabilityStep = { say: string } | { calls: EstimateAffordabilityInput[]; reasoning: string };

/** "Homes at that price" means what was told. */
export function afterAffordability(state: EarlierTurn | null, value: unknown, goesOn: boolean): EarlierTurn {
  const { data } = priceCarriedSchema.safeParse(value);
  const affordableDollars = data?.priceDollars ?? null;
  // Of several rates the last is the highest, and its price the lowest.
  const affordableAtPercent = goesOn ? (data?.ratePercent ?? null) : null;
  const heldRatePercent = goesOn ? null : (data?.ratePercent ?? null);
  const affordableDownDollars = data?.downDollars ?? null;
  const told = {
    affordableDollars,
    affordableDownDollars,
    lastAffordableDollars: affordableDollars,
    affordableAtPercent,
    heldRatePercent,
  };
  return { search: {}, results: [], ...state, ...told };
}

/** Null where nobody asks what a buyer can afford. */
export function respondToAffordability(turn: Turn, parsed: ParsedQuestion): AffordabilityStep | null {
  const input = askedIncome(turn, parsed);
  if (!input) return null;
  const texts = textsIn(turn.language);
  const { yearlyIncomeDollars, ratePercent: rateNamed, ...others } = input;
  const held = rateNamed === null ? rateThatHolds(turn.previous) : null;
  const ratePercent = rateNamed ?? held?.ratePercent ?? null;
  if (yearlyIncomeDollars === null) return { say: texts.affordability.whichIncome };
  const answers = turn.answers.filter(({ toolName }) => toolName === AFFORDABILITY_TOOL);
  if (answers.length === 0) {
    const rates = ratePercent === null ? EXAMPLE_RATES_PERCENT : [ratePercent];
    const calls = rates.map((rate) => ({ ...known(others), yearlyIncomeDollars, ratePercent: rate }));
    return { calls, reasoning: texts.affordability.reasoning };
  }
  const { data } = z.array(estimateAffordabilityAnswerSchema).safeParse(answers.map(({ value }) => value));
  const isSaved =
    others.downDollars !== null && [...turn.earlier, turn.question].some((text) => savedIn(text) === others.downDollars);
  return { say: data ? compose(data, { isSaved, held, named: input }, texts) : texts.payment.failed };
}

interface Held {
  /** What is put down was told as what they have. */
  isSaved: boolean;
  held: RateHeld | null;
  named: Named;
}

function compose(answers: readonly AffordabilityEstimate[], told: Held, texts: Texts): string {
  const { affordability: words } = texts;
  const answer = answers.at(-1);
  if (!answer) return texts.payment.failed;
  const { priceDollars, debtSharePercent } = answer;
  if (priceDollars === null) return words.nothingLeft(debtSharePercent);
  const isAtRates = answers.length > 1;
  const ofOne = affordableParts(answer, { isHoaOfRecord: false }, texts);
  const byRate = answers.map((one) =>
    words.priceAtRate(one.ratePercent, dollars(one.priceDollars ?? 0), dollars(one.monthlyHousingDollars)),
  );
  return [
    isAtRates
      ? words.pricesAtRates(putDownInWords(answer, told.named))
      : words.price(dollars(priceDollars), dollars(answer.downDollars), dollars(answer.monthlyHousingDollars)),
    (isAtRates ? byRate : ofOne).map((line) => `- ${line}`).join('\n'),
    remarksOnRule(answer, { ...told, isAtRates }, texts)
      .filter(Boolean)
      .join(' '),
    proposalsAfterAffordability(texts),
  ].join('\n\n');
}
