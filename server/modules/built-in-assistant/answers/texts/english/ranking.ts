/** What is said of areas in an order. */
import type { RankedFigure, RankedPart } from '#server/modules/market/index.ts';
import { count } from '../../format.ts';

type Part = RankedPart;
const parts: Record<Part, string> = { neighborhood: 'neighborhoods', city: 'cities', 'zip-code': 'ZIP codes' };
const end = (isHighest: boolean) => (isHighest ? 'Highest' : 'Lowest');

const figures: Record<RankedFigure, (isHighest: boolean) => string> = {
  'median-price': (isHighest) => `${end(isHighest)} median price`,
  'price-per-sqft': (isHighest) => `${end(isHighest)} median price per sq ft`,
  'days-on-market': (isHighest) => `${isHighest ? 'Most' : 'Fewest'} days on market, by the median`,
  'sale-to-list': (isHighest) => `${end(isHighest)} sale-to-list, by the median`,
  sold: (isHighest) => `${isHighest ? 'Most' : 'Fewest'} sales`,
  'price-change': (isHighest) => `${isHighest ? 'Largest rise' : 'Largest drop'} of the median price over a year`,
  supply: (isHighest) => `${isHighest ? 'Most' : 'Fewest'} months of supply`,
};

export const ranking = {
  reading: 'Comparing the areas.',
  failed: 'The areas could not be compared just now. Ask again in a moment.',
  figures,
  rent: (isHighest: boolean) => `${end(isHighest)} median rent`,
  everywhere: 'your whole MLS access',
  bayArea: 'the Bay Area',
  /** By which figures there is an order, and of what. */
  notBy:
    'I rank areas by median price or rent, its change over a year, price per sq ft, days on market, sale-to-list, months of supply or number of sales: neighborhoods or ZIP codes within a city, and cities beside each other. By yield I cannot.',
  opening: (figure: string, area: string, part: Part, span: string, isLease: boolean) =>
    `**${figure}** among the ${parts[part]} of ${area}, homes ${isLease ? 'rented' : 'sold'} ${span}:`,
  openingOf: (figure: string, area: string, part: Part, counted: string) =>
    `**${figure}** among the ${parts[part]} of ${area}, ${counted}:`,
  onlyThose: 'Those with too few such sales for a figure are left out.',
  noneOfThose: (area: string, part: Part) =>
    `None of the ${parts[part]} of ${area} has enough such sales in a year for a figure.`,
  none: (area: string, part: Part, span: string, needed: number) =>
    `None of the ${parts[part]} of ${area} that the records name has ${count(needed)} sales ${span}, which a figure needs.`,
  leftOut: (left: number, _part: Part, needed: number) =>
    `Left out ${left === 1 ? 'is one' : `are ${count(left)}`} with fewer than ${count(needed)} sales.`,
  /** Which homes sold differs from year to year, too. */
  changeOfMix: 'A change of the median also tells of which homes sold: check the price per sq ft of one before you quote it.',
  onlyFigures: 'This is an order of figures, and no judgment of an area.',
};
export type RankingTexts = typeof ranking;
