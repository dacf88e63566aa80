/** Turns that ask what single sales tell and no market figure: price cuts against none. */
import type { AreaFilter } from '#contract/listing-search.ts';
import { monthsAnswerSchema } from '#server/modules/market/index.ts';
import { MONTHS_TOOL } from '../activity/respond-to-activity.ts';
import { placeInWords } from '../analysis/areas.ts';
import { plain } from '../answers/format.ts';
import { inEnglish } from '../language.ts';
import type { ParsedQuestion } from '../question-parser/parsed-question.ts';
import { answerTo, callTools, say, type Reply, type Step } from '../reply.ts';
import { asksAboutCuts, mentionsCuts } from './cut-question.ts';
import { cutFigures, priceCuts } from './sales-recipes.ts';
import {
  analysisOf,
  figuresTold,
  hasAnalysis,
  periodOfMonths,
  periodStanding,
  placesNamed,
  placesStanding,
  salesOf,
} from './sales-rows.ts';
import { tellCuts } from './tell-cuts.ts';

interface Needs {
  parse: (text: string) => Promise<ParsedQuestion>;
  /** Calendar date, YYYY-MM-DD. */
  today: string;
}

const MAX_FOLLOW_UP_WORDS = 5;
const continues = /^\s*(?:and|what\s+about|how\s+about|same|in|for|now|y|en)\b/i;

/** Null where the turn asks for none of it. */
export async function respondToSales(step: Step, { parse, today }: Needs): Promise<Reply | null> {
  const { turn, texts } = step;
  const { last, question } = turn;
  const isShort = continues.test(question) && question.trim().split(/\s+/).length <= MAX_FOLLOW_UP_WORDS;
  const goesOn = isShort && last?.usedTools === true && asksAboutCuts(inEnglish(last.question));
  if (!asksAboutCuts(turn.english) && !goesOn) return null;
  const named = placesNamed(await parse(turn.english));
  if (goesOn && named.length === 0) return null;
  const [place] = named.length > 0 ? named : placesStanding(turn.previous);
  if (!place) return say(texts.market.which);
  const period = periodStanding(turn.previous, today);
  const propertyTypes = turn.previous?.market?.propertyTypes;
  if (!hasAnalysis(turn))
    return callTools(step, [analysisOf(salesOf(place, { period, propertyTypes }), priceCuts())], texts.sales.reading);
  if (!figuresTold(turn, cutFigures.share)) return say(texts.sales.failed);
  const span = texts.common.shortSpan(period.startAt, period.endAt);
  return say(tellCuts({ turn, place: `**${plain(placeInWords(place, texts))}**`, span, texts }));
}

/** Price cuts by month are known from the first import on: of months before it, what sold tells how many had one. */
export function cutsOfSales(step: Step, place: AreaFilter, today: string): Reply | null {
  const { turn, texts } = step;
  const { data } = monthsAnswerSchema.safeParse(answerTo(turn, MONTHS_TOOL)?.value);
  if (!data || data.totals.priceCuts !== null || !mentionsCuts(turn.english)) return null;
  const [first, last] = [data.months[0], data.months.at(-1)];
  if (!first || !last) return null;
  const period = periodOfMonths(first.month, last.month, today);
  if (!hasAnalysis(turn))
    return callTools(
      step,
      [analysisOf(salesOf(place, { period, propertyTypes: data.propertyTypes }), priceCuts())],
      texts.sales.reading,
    );
  const span = texts.common.shortSpan(period.startAt, period.endAt);
  return say([texts.sales.cutsUnknown, tellCuts({ turn, place: `**${plain(data.area)}**`, span, texts })].join('\n\n'));
}
