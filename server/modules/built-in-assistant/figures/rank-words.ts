/** The words of an order of areas: by which figure, from which end, how many. */
import type { RankedFigure } from '#server/modules/market/index.ts';

export const MOST =
  '(?:highest|lowest|most|least|cheapest|priciest|dearest|fastest|slowest|hottest|busiest|biggest|smallest|largest|tightest|worst|best\\s+value|quickest)';

const byFigure: readonly [RegExp, RankedFigure][] = [
  // "Prices dropping the most" are a change; "the most price drops" are cuts of listings.
  [
    /\b(?:gain(?:s|ed|ing)?|growth|grew|grow(?:n|ing)?|appreciat\w+|ris(?:e|en|ing)|rose|increas\w+|dropp(?:ed|ing)|declin\w+|fell|fall(?:en|ing)?|lost|losing|chang(?:e|es|ed|ing))\b|\b(?:went|gone|going)\s+(?:up|down)\b|\byear[\s-](?:over|on)[\s-]year\b|\byoy\b/,
    'price-change',
  ],
  [/\bmonths?\s+(?:of\s+)?(?:supply|inventory)\b|\bsupply\b|\binventory\b|\babsorption\b|\btight(?:est)?\b/, 'supply'],
  [/\b(?:per\s+(?:sq|square|foot|ft)|\/\s?sq|ppsf|best\s+value)/, 'price-per-sqft'],
  [/\b(?:fast|slow|quick)\w*\b|\bdays\b|\bdom\b|\blongest\b|\bhot(?:test)?\b|\bcool(?:ing)?\b|\bheating\b/, 'days-on-market'],
  [
    /\b(?:over|above|under|below)\s+(?:the\s+)?(?:asking|list)\b|\bsale[\s-]to[\s-]list\b|\boverbid\w*|\bcompetitive\b|\bleverage\b|\bpower\b|\bnegotiat\w+/,
    'sale-to-list',
  ],
  [
    /\b(?:most|fewest|number\s+of|how\s+many)\s+(?:\w+\s+)?(?:sales|sold|closings|transactions)\b|\bbusiest\b|\bby\s+sales\b/,
    'sold',
  ],
];

/** Null where the words name none. */
export const figureNamed = (asked: string): RankedFigure | null =>
  byFigure.find(([pattern]) => pattern.test(asked))?.[1] ?? (/\b(?:prices?|median|rents?)\b/.test(asked) ? 'median-price' : null);
export const figureRanked = (asked: string): RankedFigure => figureNamed(asked) ?? 'median-price';

const isLow = /\b(?:lowest|least|cheap(?:est|er)|smallest|bottom|fewest|affordable|inexpensive|best\s+value)\b/;
/** Days are few where homes sell fast. */
const isFast = /\b(?:fast|quick|hot)\w*\b|\bheating\b/;
/** Where buyers have room, homes sell for less of their list price. */
const isForBuyers = /\bbuyers?\b.*\b(?:leverage|power|negotiate)\b/;
const isDown = /\b(?:dropp\w+|declin\w+|fell|fall\w*|los(?:t|ing)|down|worst|decreas\w+)\b/;
const isTight = /\btight\w*\b|\bleast\b|\blowest\b|\bfewest\b|\brank\b|\bby\s+(?:months|supply|inventory)\b/;

export function orderRanked(asked: string, figure: RankedFigure): 'highest' | 'lowest' {
  if (figure === 'price-change') return isDown.test(asked) || isLow.test(asked) ? 'lowest' : 'highest';
  if (figure === 'supply') return isTight.test(asked) && !/\b(?:most|highest)\b/.test(asked) ? 'lowest' : 'highest';
  const isFewDays = figure === 'days-on-market' && isFast.test(asked);
  return isLow.test(asked) || isFewDays || isForBuyers.test(asked) ? 'lowest' : 'highest';
}

const counts: Record<string, number> = { three: 3, five: 5, ten: 10 };
const MAX_RANKED = 20;

/** "Top 5"; null where the words name no number. */
export function limitRanked(asked: string): number | null {
  const named = /\b(?:top|bottom)\s+(\d{1,2}|three|five|ten)\b/.exec(asked)?.[1];
  return named === undefined ? null : Math.min(MAX_RANKED, counts[named] ?? Number(named));
}

export const namesRents = /\brents?\b|\brentals?\b|\bleases?\b/;
