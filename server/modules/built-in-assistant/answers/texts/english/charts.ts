/** What stands in a chart and beside it. `where` is "in Ames, IA"; `homes` says which homes. */
import type { HomeMeasure, MonthMeasure, PointSpan } from '../../../analysis/chart-request.ts';
import { count } from '../../format.ts';
import { shortMonth } from './common.ts';

const months: Readonly<Record<MonthMeasure, string>> = {
  medianPrice: 'Median sold price',
  medianPricePerSqFt: 'Median price per sq ft',
  medianDaysOnMarket: 'Median days on market',
  saleToListPercent: 'Median sale to list',
  sold: 'Sales',
  listed: 'New listings',
};

const homes: Readonly<Record<HomeMeasure, string>> = {
  price: 'Price',
  pricePerSqFt: 'Price per sq ft',
  livingAreaSqFt: 'Living area',
  daysOnMarket: 'Days on market',
  yearBuilt: 'Year built',
  beds: 'Bedrooms',
  lotSizeSqFt: 'Lot size',
  hoaMonthlyDollars: 'HOA fee a month',
};

/** What is drawn, of which homes and where. */
const bySpan: Readonly<Record<PointSpan, (what: string, of: string) => string>> = {
  month: (what, of) => `${what} by month ${of}`,
  quarter: (what, of) => `${what} by quarter ${of}`,
  year: (what, of) => `${what} by year ${of}`,
  'rolling-quarter': (what, of) => `${what}, rolling 3 months, ${of}`,
  'rolling-year': (what, of) => `${what}, rolling 12 months, ${of}`,
};
const spans: Readonly<Record<PointSpan, string>> = {
  month: 'Month',
  quarter: 'Quarter',
  year: 'Year',
  'rolling-quarter': 'Up to',
  'rolling-year': 'Up to',
};

const pointNames: Readonly<Record<PointSpan, (x: string) => string>> = {
  month: shortMonth,
  quarter: (x) => x,
  year: (x) => x,
  'rolling-quarter': (x) => `the 3 months to ${shortMonth(x)}`,
  'rolling-year': (x) => `the 12 months to ${shortMonth(x)}`,
};

export interface PointTold {
  when: string;
  amount: string;
}

export const charts = {
  asTable:
    'Each point stands in a table below the chart, and in a file: open the chart, then **As a table** or **Download CSV**.',
  failed: 'The chart could not be drawn. Try it again, or ask for the figures in words.',
  nothingToDraw:
    'There is not enough data to draw this: where too few homes were sold, a median tells nothing. Try a larger area or a longer time.',
  whichHomes:
    'Of which homes? Name a place: “chart the median price by month in” a city or neighborhood, or search first and say “draw the distribution of these”.',
  drawing: 'Drawing a chart.',
  drawingFrom: (file: string) => `Drawing from ${file}.`,
  everywhere: 'in all areas',
  months,
  homes,
  monthNames: [
    ...['January', 'February', 'March', 'April', 'May', 'June'],
    ...['July', 'August', 'September', 'October', 'November', 'December'],
  ],
  /** Between the name of a month and its year. */
  monthAndYear: ' ',
  month: 'Month',
  /** Before its number and year. */
  quarter: 'Q',
  monthsTo: (count: number) => `${count} months to `,
  home: 'Homes',
  sales: 'Sales',
  neighborhood: 'Neighborhood',
  zipCode: 'ZIP code',
  listPrice: 'List price',
  soldPrice: 'Sold price',
  rows: 'Rows',
  newListings: 'New listings',
  underContract: 'Under contract',
  sold: 'Sold',
  inLastYear: (what: string) => `${what} in the last twelve whole months`,
  changeOverYear: 'Change over that year',
  allOfThem: 'All of them',
  median: 'Median',
  medianOf: (what: string) => `Median ${what}`,
  lowestQuarter: 'Lowest quarter up to',
  highestQuarter: 'Highest quarter from',
  soldOfList: 'Median sold price of the list price',
  soldOver: 'Sold over the list price',
  soldUnder: 'Sold under it',
  bySpan,
  spans,
  /** The last of a list of places that is too long for a title. */
  andMore: (places: number) => `${count(places)} more`,
  inventory: (where: string) => `New listings, contracts and sales by month ${where}`,
  byNeighborhood: (what: string, where: string) => `Median ${what.toLowerCase()} of sold homes by neighborhood ${where}`,
  listAgainstSold: (where: string) => `List price against sold price ${where}`,
  sizeAgainstPrice: (where: string) => `Living area against price ${where}`,
  distribution: (what: string, of: string) => `${what} of ${of}`,
  by: (what: string, group: string) => `${what} by ${group}`,
  /** Right behind the title. @param basis what the tool says its rows are */
  from: (basis: string) => `, from ${basis.charAt(0).toLowerCase()}${basis.slice(1)}`,
  tooFewByMonth: (months: number) =>
    `Single months have too few sales for a median here, so each point takes in the ${months} months up to it.`,
  legend: (names: string) => `The names and their colors stand under the chart: ${names}.`,
  /** How a point is named beside its amount. @param x `YYYY-MM`, "Q3 2026" or a year */
  pointNames,
  ends: (of: string | null, highest: PointTold, lowest: PointTold) =>
    `${of === null ? 'Highest' : `${of}: highest`} in ${highest.when}, ${highest.amount}; lowest in ${lowest.when}, ${lowest.amount}.`,
  notWhy:
    'A chart shows what sold and not why. Where few homes sell, a median moves with which ones those were; a gap is a time with too few sales for one.',
  inventoryOnlyNow:
    'How many homes were for sale at an earlier day is not on record, so this draws what was newly listed, went under contract and sold; months of supply I can tell as of today.',
  isWider:
    'It takes in homes of every price, size and feature: a course over time can be narrowed by place, kind of home and number of bedrooms.',
  notDrawn: (places: string, shown: string) => `${places} is not in the chart, which shows ${shown}.`,
  onlyDrawn: (shown: string) => `The chart shows nothing but ${shown}. Name another place to draw instead.`,
  of: (homes: string) => `of ${homes}`,
  isCut: 'More match than one chart reads; the latest are in it.',
  unknown: 'not enough data',
  /** "from 67 sales" */
  cases: (n: number, of: 'sales' | 'listings' | 'rows') => `from ${count(n)} ${n === 1 ? of.slice(0, -1) : of}`,
};
export type ChartTexts = typeof charts;
