/** Talking points for what a seller says against a price or a fee, built from the figures of the place; what to ask or charge is for people. */
import type { AreaFilter } from '#contract/listing-search.ts';
import { marketAnswerSchema, type MarketAnswer } from '#server/modules/market/index.ts';
import { placeInWords } from '../analysis/areas.ts';
import { typesInWords } from '../answers/describe-search.ts';
import { plain } from '../answers/format.ts';
import { lacking, lineOf, supplyLine } from '../answers/market-lines.ts';
import { textsIn, type Texts } from '../answers/texts/index.ts';
import { quoted } from '../answers/writing-answer.ts';
import { MARKET_TOOL } from '../market-turn.ts';
import type { ParsedQuestion } from '../question-parser/parsed-question.ts';
import { answerTo, callTools, say, type Reply, type Step } from '../reply.ts';
import { cutsNow, priceCuts } from '../sales/sales-recipes.ts';
import { activeOf, analysisOf, lastYear, placesNamed, placesStanding, salesOf } from '../sales/sales-rows.ts';
import { tellCuts, tellCutsNow } from '../sales/tell-cuts.ts';
import { composeText } from './objection-text.ts';
import { readObjection, type Objection } from './read-objection.ts';

const A_YEAR_DAYS = 365;

interface Needs {
  parse: (text: string) => Promise<ParsedQuestion>;
  /** Calendar date, YYYY-MM-DD. */
  today: string;
}

/** Null where nobody tells what a seller says. */
export async function respondToObjection(step: Step, { parse, today }: Needs): Promise<Reply | null> {
  const { turn, texts } = step;
  const read = readObjection(turn);
  if (!read) return null;
  const { objection, isGoingOn, text } = read;
  if (text) {
    const own = textsIn(text.language ?? turn.language);
    return say(composeText(own.sellers.kinds[objection].say, text, own));
  }
  const named = placesNamed(await parse(turn.english));
  const [place] = named.length > 0 ? named : placesStanding(turn.previous);
  // "Thanks" names no place.
  if (isGoingOn && !place) return null;
  if (!place) return say([pointsOf(objection, texts), texts.sellers.whichPlace].join('\n\n'));
  const { propertyTypes } = turn.previous?.market ?? {};
  const period = lastYear(today);
  const answered = answerTo(turn, MARKET_TOOL);
  if (!answered)
    return callTools(
      step,
      [
        {
          toolName: MARKET_TOOL,
          input: {
            ...{ areaFilter: place, windowDays: A_YEAR_DAYS },
            ...(propertyTypes ? { propertyTypes } : {}),
            figures: [
              'sale-to-list',
              'days-on-market',
              'supply',
              'active',
              ...(objection === 'old-market' ? ['median-price' as const] : []),
            ],
          },
        },
        analysisOf(salesOf(place, { period, propertyTypes }), priceCuts()),
        analysisOf(activeOf(place, { propertyTypes }), cutsNow()),
      ],
      texts.sellers.reading,
    );
  const { data: market } = marketAnswerSchema.safeParse(answered.value);
  return say(market ? withFigures(objection, { market, place, step }) : texts.market.failed);
}

const pointsOf = (objection: Objection, { sellers }: Texts): string => {
  const { opening, say: sentences, points, yours } = sellers.kinds[objection];
  return [opening, quoted(sentences.join(' ')), sellers.behind, points.map((point) => `- ${point}`).join('\n'), yours]
    .filter(Boolean)
    .join('\n\n');
};

interface Figures {
  market: MarketAnswer;
  place: AreaFilter;
  step: Step;
}

function withFigures(objection: Objection, { market, place, step: { turn, texts } }: Figures): string {
  const { sellers, common } = texts;
  const names = texts.market.names(false);
  const span = common.shortSpan(market.period.startAt, market.period.endAt);
  const types = typesInWords(turn.previous?.market?.propertyTypes ?? null, texts);
  const area = `**${plain(market.area || placeInWords(place, texts))}**`;
  const lines = (['medianPrice', 'saleToList', 'medianDaysOnMarket', 'supply'] as const).flatMap((key) => {
    if (lacking(market, key) !== null) return [];
    const line = key === 'supply' ? supplyLine(market, false, texts) : lineOf[key](market, texts);
    return line ? [`- ${names[key]}: ${line}`] : [];
  });
  const now = tellCutsNow({ turn, texts });
  return [
    pointsOf(objection, texts),
    sellers.figuresOf(area, span),
    [...lines, ...(now ? [`- ${now}`] : [])].join('\n'),
    tellCuts({ turn, place: area, span, types, texts }),
  ]
    .filter(Boolean)
    .join('\n\n');
}
