/** The picture that a message asks for: a new one, or the one that stands with a change. */
import { withoutFileLinks } from '#contract/files.ts';
import { inEnglish } from '../language.ts';
import type { MarketFigure } from '../question-parser/market-question.ts';
import type { EarlierTurn } from '../question-parser/earlier-turn.ts';
import { readChartChange, type ChartChange } from './chart-change.ts';
import { courseIn, readChartRequest, type ChartRequest, type MonthMeasure, type Picture } from './chart-request.ts';

const measureOf: Partial<Record<MarketFigure, MonthMeasure>> = {
  'price-per-sqft': 'medianPricePerSqFt',
  'days-on-market': 'medianDaysOnMarket',
  'sale-to-list': 'saleToListPercent',
  sold: 'sold',
};
const YEARS_DRAWN_MONTHS = 24;
/** Words for the homes that are shown, or for how they are spread. */
const ofHomes = /\b(?:these|those|them|they|homes?|houses?|condos?|results?|list|distribution|histogram)\b/i;

/** "A chart I can text" says what becomes of it, and nothing of which homes. */
const toShow =
  /\s+(?:that |which )?(?:i|we) can (?:text|send|share|post|show|use|print|e-?mail|forward)\b[^.,;]*|\s+(?:to|for) (?:show|send|text|share|post|put in|email)\b[^.,;]*$/i;

/** "Chart it", upon a market that was told, draws that market and not the homes for sale there. */
function ofWhatWasTold(request: ChartRequest, question: string, previous: EarlierTurn | null): ChartRequest {
  const { market, monthsAsked } = previous ?? {};
  if (!market || request.homes !== '' || request.picture.kind !== 'distribution' || ofHomes.test(question)) return request;
  const [figure] = market.figures;
  const measure = (figure && measureOf[figure]) ?? 'medianPrice';
  const course = courseIn(question) ?? { months: YEARS_DRAWN_MONTHS };
  return { ...request, picture: monthsAsked ? { kind: 'inventory', ...course } : { kind: 'by-month', measure, ...course } };
}

/** A change has `places`; null where no picture is asked for. */
export function readPicture(question: string, previous: EarlierTurn | null): ChartRequest | ChartChange | null {
  const text = inEnglish(withoutFileLinks(question)).replace(toShow, ' ').trim();
  const { chart } = previous ?? {};
  const change = chart ? readChartChange(text, chart.picture) : null;
  const request = readChartRequest(text);
  // "Put Oakland on the same chart" names a chart and no figure; "chart the inventory" is of the same homes.
  const isOfTheSame = change?.homes === '' && request?.homes === '' && !ofHomes.test(text);
  if (change && (!request || isOfTheSame || change.places !== 'replaced')) return change;
  return request && ofWhatWasTold(request, text, previous);
}

export const pictureAsked = (question: string, previous: EarlierTurn | null): Picture | null =>
  readPicture(question, previous)?.picture ?? null;
