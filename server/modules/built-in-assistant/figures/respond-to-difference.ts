/** Whether one place is cheaper or quicker than another, in a sentence with both figures and what lies between them. */
import type { MarketAnswer } from '#server/modules/market/index.ts';
import { isThin } from '../answers/market-answer.ts';
import { plain } from '../answers/format.ts';
import { A_YEAR_DAYS, figure as inUnit, percent, span } from '../answers/market-words.ts';
import { proposalsAfterMarket } from '../answers/proposals.ts';
import { MARKET_TOOL, marketCalls } from '../market-turn.ts';
import type { ParsedQuestion } from '../question-parser/parsed-question.ts';
import { readMarkets } from '../read-markets.ts';
import { callTools, say, type Reply, type Step } from '../reply.ts';
import { homesInWords } from '../sales/sales-rows.ts';
import { readDifference, type DifferenceQuestion } from './difference-question.ts';

const medianOf = (found: MarketAnswer, figure: DifferenceQuestion['figure']) =>
  found[figure === 'median-price' ? 'medianPrice' : figure === 'price-per-sqft' ? 'medianPricePerSqFt' : 'medianDaysOnMarket'];

/** Null where nothing of it is asked. */
export async function respondToDifference(step: Step, parse: (text: string) => Promise<ParsedQuestion>): Promise<Reply | null> {
  const { texts } = step;
  const asked = await readDifference(step.turn, parse);
  if (!asked) return null;
  const read = readMarkets(step, asked.question);
  if ('reply' in read) return read.reply;
  const calls = marketCalls(asked.question);
  const usual = read.found.slice(0, calls.length);
  // Both over the same time: a year where one of them has too few sales.
  const isLacking = usual.some((one) => isThin(asked.question, [one]));
  if (isLacking && read.found.length === calls.length)
    return callTools(
      step,
      calls.map((input) => ({ toolName: MARKET_TOOL, input: { ...input, windowDays: A_YEAR_DAYS } })),
      texts.market.widening,
    );
  const found = isLacking ? read.found.slice(-calls.length) : usual;
  const question = isLacking ? { ...asked.question, windowDays: A_YEAR_DAYS } : asked.question;
  return say(tell({ ...asked, question }, found, step), proposalsAfterMarket(question, texts));
}

function tell({ question, figure, firstHas }: DifferenceQuestion, found: readonly MarketAnswer[], { texts }: Step): string {
  const { figures: words, market } = texts;
  const known = found.flatMap((one) => {
    const median = medianOf(one, figure);
    return median?.value == null ? [] : [{ one, median, value: median.value }];
  });
  const lacking = found.filter((one) => medianOf(one, figure)?.value == null);
  const [first, second] = known;
  if (!first || !second) return words.tooFewIn(lacking.map(({ area }) => plain(area)));
  const [less, more] = first.value <= second.value ? [first, second] : [second, first];
  const told = ({ one, median, value }: typeof first): string =>
    `${inUnit(value, median.unit, texts)} (${market.sales(median.n, one.isLease)})`;
  const counted = market.counted(homesInWords(question, texts), first.one.isLease, span(first.one.period, texts));
  if (less.value === more.value)
    return words.sameIn(
      firstHas !== null,
      `**${plain(less.one.area)}** ${told(less)}`,
      `**${plain(more.one.area)}** ${told(more)}`,
      counted,
    );
  const isSo = firstHas === null ? null : (less === first) === (firstHas === 'less');
  const gap = more.value - less.value;
  return words.isLess[figure]({
    isSo,
    less: `**${plain(less.one.area)}**`,
    more: `**${plain(more.one.area)}**`,
    by: `**${inUnit(gap, less.median.unit, texts)}**`,
    percent: percent((100 * gap) / more.value),
    lessTold: told(less),
    moreTold: told(more),
    counted,
  });
}
