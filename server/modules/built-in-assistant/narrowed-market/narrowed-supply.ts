/** Months of supply of the homes that a market is narrowed to: those for sale beside the sales of twelve months, read together. */
import type { AreaFilter } from '#contract/listing-search.ts';
import { marketLimits } from '#contract/market.ts';
import type { AnalysisAnswer } from '#server/modules/analysis/index.ts';
import { balanceOf } from '#server/modules/market/index.ts';
import { placeInWords } from '../analysis/areas.ts';
import { valueOf } from '../analysis/tell-analysis.ts';
import { count } from '../answers/format.ts';
import type { Texts } from '../answers/texts/index.ts';
import type { MarketFigure, MarketQuestion } from '../question-parser/market-question.ts';
import type { ToolCall } from '../reply.ts';
import { activeOf, analysisOf, lastYear } from '../sales/sales-rows.ts';

const ofActive: readonly MarketFigure[] = ['supply', 'active', 'balance'];
const isOfActive = (figure: MarketFigure): boolean => ofActive.includes(figure);
const wantsActive = ({ figures }: MarketQuestion): boolean => figures.length === 0 || figures.some(isOfActive);
/** With the sales of each and a year of them these are the analyses that one reply may run. */
const MOST_PLACES = 2;

/** "Is it a buyer's market over 2 million?": no figure of the sales is asked for. */
export const asksSupplyAlone = ({ figures }: MarketQuestion): boolean => figures.length > 0 && figures.every(isOfActive);

/** Whether what is for sale is wanted, and cannot be told of these homes alone. */
export const lacksSupply = (question: MarketQuestion): boolean => wantsActive(question) && !tellsSupply(question);

export const tellsSupply = (question: MarketQuestion): boolean =>
  wantsActive(question) && !question.isLease && !question.periods && question.places.length <= MOST_PLACES;

const activeName = (texts: Texts): string => texts.market.ofSome.active;
const supplyName = (texts: Texts): string => texts.market.ofSome.supply;
const MONTHS = 12;

/** As market figures are worked out: twelve months of sales, two decimals where one would move the months onto a bound of the rule. */
function code(texts: Texts, today: string): string {
  const { sellersBelow, buyersAbove } = marketLimits.balanceMonths;
  const { startAt, endAt } = lastYear(today);
  return `const active = rows.filter((row) => row.status === 'active');
const sold = rows.filter((row) => row.status === 'sold' && row.soldDate >= '${startAt}' && row.soldDate <= '${endAt}');
const months = sold.length >= ${marketLimits.sales} ? active.length / (sold.length / ${MONTHS}) : null;
const shown = months === null ? null : [${sellersBelow}, ${buyersAbove}].includes(round(months, 1)) ? round(months, 2) : round(months, 1);
return { figures: [{ figure: ${JSON.stringify(activeName(texts))}, value: active.length, unit: 'count' }, { figure: ${JSON.stringify(supplyName(texts))}, value: shown, unit: 'months', n: sold.length }], chart: null };`;
}

export const supplyCalls = (question: MarketQuestion, today: string, texts: Texts): ToolCall[] =>
  tellsSupply(question)
    ? question.places.map((place) =>
        analysisOf({ ...activeOf(place, question), propertyStatus: ['active', 'sold'] }, code(texts, today)),
      )
    : [];

export interface Supply {
  place: string;
  active: number;
  /** Null: too few sales. */
  months: number | null;
  sold: number;
}

/** Null where it could not be told of all of the homes. */
export function supplyIn(place: AreaFilter, { figures, isCut }: AnalysisAnswer, texts: Texts): Supply | null {
  const [active, months] = [activeName(texts), supplyName(texts)].map((name) => figures.find((one) => one.name === name)?.amount);
  const counted = active && valueOf(active);
  if (isCut || counted == null || !months) return null;
  return { place: placeInWords(place, texts), active: counted, months: valueOf(months), sold: Number(months['n'] ?? 0) };
}

/** What is for sale and how long it lasts, each by its name: "**5.2 months**, a balanced market (32 sales in the past year)". */
export function supplyLines({ active, months, sold }: Supply, texts: Texts): [name: string, told: string][] {
  const { market } = texts;
  const sales = market.salesOfYear(market.sales(sold, false));
  const balance = balanceOf(months);
  return [
    [activeName(texts), `**${count(active)}**`],
    [
      supplyName(texts),
      months === null || balance === null
        ? market.notEnoughOf(sales)
        : `**${market.months(months)}**, ${market.balances[balance]} (${sales})`,
    ],
  ];
}

/** A row for each of them, a cell for each place. */
export function supplyRows(supplies: readonly Supply[], texts: Texts): string[][] {
  const columns = supplies.map((supply) => supplyLines(supply, texts));
  return (columns[0] ?? []).map(([name], at) => [name, ...columns.map((lines) => (lines[at]?.[1] ?? '').replaceAll('**', ''))]);
}
