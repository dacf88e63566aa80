/** A paragraph about a neighborhood: its sales from the records, and blanks for what only the agent knows. */
import type { AreaFilter } from '#contract/listing-search.ts';
import { marketAnswerSchema, type MarketAnswer } from '#server/modules/market/index.ts';
import { placeInWords } from '../analysis/areas.ts';
import { count, dollars, plain } from '../answers/format.ts';
import type { Texts } from '../answers/texts/index.ts';
import { quoted } from '../answers/writing-answer.ts';
import { MARKET_TOOL } from '../market-turn.ts';
import type { ParsedQuestion } from '../question-parser/parsed-question.ts';
import { answerTo, callTools, say, type Reply, type Step } from '../reply.ts';
import { placesNamed, placesStanding } from '../sales/sales-rows.ts';
import { readNeighborhoodBlurb, type BlurbRead } from './read-neighborhood-blurb.ts';

const A_YEAR_DAYS = 365;
const FEW_BLANKS = 1;

/** Null where no such text is asked for. */
export async function respondToNeighborhoodBlurb(
  step: Step,
  { parse }: { parse: (text: string) => Promise<ParsedQuestion> },
): Promise<Reply | null> {
  const { turn, texts } = step;
  const read = readNeighborhoodBlurb(turn);
  if (!read) return null;
  const place = await placeOf(step, read, parse);
  if (!place) return say(texts.neighborhoodBlurb.whichPlace);
  const answered = answerTo(turn, MARKET_TOOL);
  if (!answered)
    return callTools(
      step,
      [
        {
          toolName: MARKET_TOOL,
          input: { areaFilter: place, windowDays: A_YEAR_DAYS, figures: ['median-price', 'days-on-market'] },
        },
      ],
      texts.neighborhoodBlurb.reading,
    );
  const market = marketAnswerSchema.safeParse(answered.value).data ?? null;
  return say(composed(read, { place, market }, texts));
}

async function placeOf(
  { turn }: Step,
  { placeWords }: BlurbRead,
  parse: (text: string) => Promise<ParsedQuestion>,
): Promise<AreaFilter | null> {
  for (const words of placeWords) {
    const [named] = placesNamed(await parse(`homes in ${words}`));
    if (named) return named;
  }
  return placesStanding(turn.previous)[0] ?? null;
}

function composed(
  { blanks, isShort }: BlurbRead,
  { place, market }: { place: AreaFilter; market: MarketAnswer | null },
  texts: Texts,
): string {
  const { neighborhoodBlurb: words } = texts;
  const area = plain(market?.area || placeInWords(place, texts));
  const price = market?.medianPrice?.value ?? null;
  const days = market?.medianDaysOnMarket?.value ?? null;
  const sales = market?.medianPrice?.n ?? 0;
  const sentences = price === null ? [] : [words.sold(texts.market.sales(sales, false), dollars(price))];
  if (price !== null && days !== null) sentences.push(words.days(words.daysOf(count(days))));
  const open = (isShort ? blanks.slice(0, FEW_BLANKS) : blanks).map((blank) => words.blanks[blank]);
  const body = [`**${words.about(area)}**`, [...open, ...sentences].join(' ').replaceAll(/[[\]]/g, '\\$&')].join('\n\n');
  return [quoted(body), price === null ? words.tooFew : '', words.fillIn].filter(Boolean).join('\n\n');
}
