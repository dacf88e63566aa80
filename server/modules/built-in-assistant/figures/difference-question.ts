/** "Is Raleigh cheaper than Durham?", "by how much?" after two markets: one figure of two places, and how far apart it is. */
import type { AreaFilter } from '#contract/listing-search.ts';
import type { MarketFigure, MarketQuestion } from '../question-parser/market-question.ts';
import type { ParsedQuestion } from '../question-parser/parsed-question.ts';
import { fold } from '../question-parser/sentence.ts';
import { placesNamed } from '../sales/sales-rows.ts';
import type { Turn } from '../turn.ts';
import { inLines } from '#server/platform/text/in-lines.ts';

export type DifferenceFigure = Extract<MarketFigure, 'median-price' | 'price-per-sqft' | 'days-on-market'>;

export interface DifferenceQuestion {
  /** Of two places. */
  question: MarketQuestion;
  figure: DifferenceFigure;
  /** What was asked of the first place: that it has less, or more; null where only the difference is asked for. */
  firstHas: 'less' | 'more' | null;
}

const LESS =
  '(?:cheaper|less\\s+(?:expensive|pricey|costly)|more\\s+affordable|(?:more|mas)\\s+(?:barat[oa]s?|cheap|economic[oa]s?)|lower(?:\\s+priced)?)';
const MORE =
  '(?:dearer|pricier|more\\s+(?:expensive|pricey|costly)|less\\s+affordable|(?:more|mas)\\s+(?:car[oa]s?|expensive)|higher(?:\\s+priced)?)';
const QUICK = '(?:faster|quicker)';
const SLOW = '(?:slower|longer)';
const THAN = '(?:than|compared\\s+(?:to|with)|que)';
const isYesOrNo = inLines()`
  ^[\s¿¡]*(?:(?:so|and|ok(?:ay)?|hey|y|entonces)[\s,]+)*
  (?:is|are|do|does|es|son|esta|estan)\b.*\b(?:${LESS}|${MORE}|${QUICK}|${SLOW})\b.*\b${THAN}\b
`;
const byHowMuch = inLines()`
  ^[\s¿¡]*(?:(?:so|and|ok(?:ay)?|but|y|pero|entonces)[\s,]+)*(?:
    (?:by|para|por)\s+(?:how\s+much|cuanto)
    |how\s+(?:much|big)(?:\s+of\s+a)?\s+(?:cheaper|less|more|higher|lower|pricier|more\s+expensive|(?:is\s+)?(?:the\s+)?(?:difference|gap))
      (?:\s+(?:expensive|is\s+(?:it|that)))?
    |(?:what(?:'?s|\s+is)\s+)?the\s+(?:price\s+)?(?:difference|gap)(?:\s+between\s+(?:them|the\s+two))?
    |cuanto\s+(?:mas|menos)|cual\s+es\s+la\s+diferencia
  )[\s?.!]*$
`;
const perSqFt = /\bper\s+(?:sq|square|foot)|\bppsf\b|\bpor\s+pie\b/;
const isDifferenceFigure = (figure: MarketFigure): figure is DifferenceFigure =>
  figure === 'median-price' || figure === 'price-per-sqft' || figure === 'days-on-market';

/** Null where not two places are compared by such words. */
export async function readDifference(
  { question, english, previous }: Turn,
  parse: (text: string) => Promise<ParsedQuestion>,
): Promise<DifferenceQuestion | null> {
  const [asked, written] = [fold(english), fold(question)];
  if (byHowMuch.test(asked) || byHowMuch.test(written)) return ofStanding(previous?.market ?? null, previous?.markets ?? []);
  if (!isYesOrNo.test(asked) && !isYesOrNo.test(written)) return null;
  const parsed = await parse(english);
  const named = placesNamed(parsed);
  const places = named.length === 2 ? named : await placesBeside(written, parse);
  if (places.length !== 2) return null;
  const { propertyTypes = null, isLease = false } = parsed.kind === 'market' ? parsed.question : {};
  const isOfDays = new RegExp(`\\b(?:${QUICK}|${SLOW})\\b`).test(asked);
  const figure = isOfDays ? 'days-on-market' : perSqFt.test(asked) ? 'price-per-sqft' : 'median-price';
  return {
    question: { places, propertyTypes, isLease, windowDays: null, figures: [figure] },
    figure,
    firstHas: new RegExp(`\\b(?:${LESS}|${QUICK})\\b`).test(`${asked} ${written}`) ? 'less' : 'more',
  };
}

const sides = new RegExp(
  `^\\W*(?:is|are|es|son|esta)\\s+(?<one>.+?)\\s+(?:${LESS}|${MORE})\\s+${THAN}\\s+(?:in\\s+|en\\s+)?(?<other>.+?)\\W*$`,
);

/** Places on both sides of words that another language has. */
async function placesBeside(written: string, parse: (text: string) => Promise<ParsedQuestion>): Promise<AreaFilter[]> {
  const { one, other } = sides.exec(written)?.groups ?? {};
  return one && other ? placesNamed(await parse(`compare the markets of ${one} and ${other}`)) : [];
}

/** What was told of two places right before. */
function ofStanding(market: MarketQuestion | null, markets: readonly AreaFilter[]): DifferenceQuestion | null {
  if (!market || market.kinds || market.periods || market.narrowing) return null;
  const places = market.places.length > 1 ? market.places : markets;
  if (places.length !== 2) return null;
  const figure = market.figures.length === 0 ? 'median-price' : market.figures.find(isDifferenceFigure);
  return figure ? { question: { ...market, places: [...places], figures: [figure] }, figure, firstHas: null } : null;
}
