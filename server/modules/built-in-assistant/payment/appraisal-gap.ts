/** "What gap would they cover if it appraises at 610": what an appraisal leaves to the price that stands, and no advice who bears it. */
import { calculateAnswerSchema, type CalculateInput } from '#server/modules/listings/index.ts';
import { inLines } from '#server/platform/text/in-lines.ts';
import { dollars } from '../answers/format.ts';
import type { EarlierTurn } from '../question-parser/earlier-turn.ts';
import { fold } from '../question-parser/sentence.ts';
import { answerTo, callTools, say, type Reply, type Step } from '../reply.ts';
import { CALCULATE_TOOL } from '../results/sums/standing-sum.ts';
import { readLoanTerms } from './loan-terms.ts';
import { priceOfSale } from './price-move.ts';
import { sumInThousands } from './sum-in-thousands.ts';

const SUM = '\\$?\\s?(\\d[\\d,]*(?:\\.\\d+)?)\\s?(k|mil|thousand|m|million|millones|millon)?(?![\\d%])';
const appraised = inLines()`
  \b(?:
    apprais(?:es?|ed|ing|al)|avaluo|tasacion|valuacion|avaluan|avalua|tasan|tasa(?=\s+en\b)
  )\s+
  (?:(?:it|the|is|was|comes?|came|coming|only|just|back|in|out|low|short|at|of|for|to|sale|salio|saliera|sea|es|fuera|da|de|en|por|solo|a)\s+)*
  ${SUM}
`;
/** "The appraisal came in 30k low" tells the gap itself. */
const tellsGap = /^\s*(?:low|short|under|below|less|higher?|over|above|menos|abajo|por\s+debajo)\b/;

interface Asked {
  priceDollars: number | null;
  appraisedDollars: number;
}

/** Null where no appraisal is named with its sum. @returns a price of null where nothing tells it */
export function readAppraisalGap(question: string, previous: EarlierTurn | null): Asked | null {
  const folded = fold(question);
  const found = appraised.exec(folded);
  const [written = '', digits, unit] = found ?? [];
  if (!found || digits === undefined || tellsGap.test(folded.slice(found.index + written.length))) return null;
  const standing = previous?.closing ?? previous?.payment ?? previous?.lastClosing ?? null;
  const opened = previous?.opened ? { listing: previous.opened } : null;
  const rest = folded.replace(written, ' , ');
  const stood = priceOfSale(standing ?? opened, previous);
  const priceDollars = readLoanTerms(rest).priceDollars ?? stood;
  const appraisedDollars = sumInThousands(digits, unit, priceDollars);
  return appraisedDollars === null ? null : { priceDollars, appraisedDollars };
}

/** Null where nobody asks for a gap. */
export function respondToAppraisalGap(step: Step): Reply | null {
  const { turn, texts } = step;
  const asked = readAppraisalGap(turn.question, turn.previous);
  if (!asked) return null;
  const words = texts.closing.appraisalGap;
  const { priceDollars, appraisedDollars } = asked;
  if (priceDollars === null) return say(words.whichPrice);
  const answer = answerTo(turn, CALCULATE_TOOL);
  if (!answer) {
    const input: CalculateInput = { operation: 'difference', amounts: [priceDollars, appraisedDollars], unit: 'dollars' };
    return callTools(step, [{ toolName: CALCULATE_TOOL, input }], texts.sums.reasoning);
  }
  const gap = calculateAnswerSchema.safeParse(answer.value).data?.difference?.value;
  if (gap === undefined) return say(texts.sums.failed);
  const [price, value] = [dollars(priceDollars), dollars(appraisedDollars)];
  return say(appraisedDollars >= priceDollars ? words.none(value, price) : words.told(value, price, dollars(gap)));
}
