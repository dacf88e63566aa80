/** "What's the $/sqft at 1.75" of a home that was valued or that a CMA is of: that price by its living area. */
import { calculateAnswerSchema } from '#server/modules/listings/index.ts';
import { dollars } from '../answers/format.ts';
import { dollarsSaid } from '../question-parser/money.ts';
import { resultOf } from '../results/sums/standing-sum.ts';
import { CALCULATE_TOOL } from '../results/sums/standing-sum.ts';
import { answerTo, callTools, say, type Reply, type Step } from '../reply.ts';
import { inLines } from '#server/platform/text/in-lines.ts';

const perFoot =
  '(?:\\$\\s*(?:\\/|per|a)\\s*(?:sq\\.?\\s*ft|sqft|sf|ft|foot|square\\s+foot)|price\\s+(?:per|a)\\s+(?:sq\\.?\\s*ft|sqft|sf|foot|square\\s+foot)|(?:per|a)\\s+(?:sq\\.?\\s*ft|sqft|sf|foot|square\\s+foot)|ppsf|psf)';
const sum = '\\$?\\s?(?<sum>\\d[\\d,]*(?:\\.\\d+)?)\\s?(?<unit>k|m|mil|million)?';
const asked = inLines()`
  ^(?:(?:and|so|ok|ok,)\s+)*(?:(?:what|how\s+much)(?:['’]?s|\s+is|\s+would|\s+are)?\s+)?(?:(?:that|it|be)\s+)*(?:the\s+)?${perFoot}
    (?:\s+(?:be|is|would))*\s+(?:at|if\s+(?:it|they|we)\s+(?:list|sell|go|sells|goes|lists|gets?)\s+(?:it\s+)?(?:at|for))\s+${sum}[\s?.!]*$
`;
const turned = new RegExp(
  `^(?:(?:and|so|ok)\\s+)*(?:what(?:['’]?s|\\s+is)\\s+)?(?:at\\s+)?${sum}\\s+(?:in\\s+|as\\s+|is\\s+what\\s+|=\\s*)?${perFoot}[\\s?.!]*$`,
);

/** The price that is asked about; null where none is. */
export function priceByFoot(question: string): number | null {
  const text = question.toLowerCase().trim();
  const { sum: digits, unit = '' } = (asked.exec(text) ?? turned.exec(text))?.groups ?? {};
  if (digits === undefined) return null;
  return dollarsSaid(digits, unit);
}

/** @param cmaSqFt the living area of the home that a CMA is of */
export function respondToPriceByFoot(step: Step, cmaSqFt: number | null): Reply | null {
  const { turn, texts } = step;
  const price = priceByFoot(turn.english);
  const { value, lastValue, cma, openedFacts } = turn.previous ?? {};
  const sqFt =
    (cma ? cmaSqFt : null) ?? (value ?? lastValue)?.found.subject.livingAreaSqFt ?? openedFacts?.livingAreaSqFt ?? null;
  if (price === null || sqFt === null || sqFt <= 0) return null;
  const answered = answerTo(turn, CALCULATE_TOOL);
  const input = { operation: 'divide' as const, amounts: [price], factor: sqFt, unit: 'dollarsPerSqFt' as const };
  if (!answered) return callTools(step, [{ toolName: CALCULATE_TOOL, input }], texts.value.reckoning);
  const { data } = calculateAnswerSchema.safeParse(answered.value);
  const result = data && resultOf(data);
  if (!result) return say(texts.value.failed);
  return say(texts.value.byFoot(dollars(price), texts.common.sqFt(sqFt), dollars(Math.round(result.value))));
}
