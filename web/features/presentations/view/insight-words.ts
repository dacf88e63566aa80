import type { InsightsData } from '#contract/presentation-section-data.ts';
import { count, dollars } from './formats.ts';

export interface Insight {
  id: string;
  title: string;
  isEnough: boolean;
  /** What is read at a glance. */
  figure: string;
  sentence: string;
  /** The sales and the days that it rests on. */
  basis: string;
  /** Two values to compare, drawn as bars. */
  bars?: { label: string; value: number; text: string }[] | undefined;
  /** One value on a scale with a mark on it that means something. */
  gauge?: { value: number; from: number; to: number; mark: number; markLabel: string } | undefined;
}

const percent = (value: number): string => `${Math.abs(value).toFixed(2)}%`;

const trendWords = {
  increased: 'increased',
  'stayed-the-same-up': 'roughly stayed the same',
  'stayed-the-same-down': 'roughly stayed the same',
  decreased: 'decreased',
} as const;

const speedWords = {
  faster: 'faster than',
  'similar-faster': 'at a similar pace to, slightly faster than,',
  'exactly-the-same': 'at exactly the same pace as',
  'similar-slower': 'at a similar pace to, slightly slower than,',
  slower: 'slower than',
} as const;

const NOT_ENOUGH = 'Not enough sales to tell.';

function bars(entries: [string, number | null, (value: number) => string][]): Insight['bars'] {
  const known = entries.flatMap(([label, value, format]) => (value === null ? [] : [{ label, value, text: format(value) }]));
  return known.length === entries.length ? known : undefined;
}

interface Flags {
  showMedianSalesPriceYearComparision: boolean;
  showAverageLivingSpaceSqftPrice: boolean;
  showInventorySpeedComparison: boolean;
}

/** "condominiums": what the figures are of. */
export const homesOf = ({ propertyType }: Pick<InsightsData, 'propertyType'>): string =>
  propertyType === null ? 'homes' : `${propertyType.toLowerCase()}s`;

/** The cards of a market section, those without enough data included. */
export function insightsOf(data: InsightsData, flags: Flags): Insight[] {
  const { medianSalesPriceChange: price, averageSalesPricePerSquareFoot: area, averageDaysOnMarket: days } = data;
  const homes = homesOf(data);
  const window = `the last ${data.window.days} days`;
  const basis = (n: number): string => `${count(n)} ${n === 1 ? 'sale' : 'sales'} in ${window}`;
  const speed = days.speed === null ? null : speedWords[days.speed];
  return [
    ...(flags.showMedianSalesPriceYearComparision
      ? [
          {
            id: 'price',
            title: data.isLease ? 'Median rent' : 'Median sold price',
            isEnough: price.mode === 'ok',
            figure:
              price.change === null ? '–' : `${price.change > 0 ? '+' : price.change < 0 ? '−' : ''}${Math.abs(price.change)}%`,
            sentence:
              price.trend === null
                ? NOT_ENOUGH
                : `The median price of ${homes} in ${price.area} ${trendWords[price.trend]} against a year earlier.`,
            basis: basis(price.n),
            bars: bars([
              ['A year ago', price.medianYearEarlier, dollars],
              ['Now', price.median, dollars],
            ]),
          },
        ]
      : []),
    ...(flags.showAverageLivingSpaceSqftPrice
      ? [
          {
            id: 'area',
            title: 'Price per square foot',
            isEnough: area.mode === 'ok',
            figure: area.livingSpace === null ? '–' : dollars(area.livingSpace),
            sentence:
              area.livingSpace === null
                ? NOT_ENOUGH
                : `Half of the ${homes} sold in ${area.area} went for more than ${dollars(area.livingSpace)} a square foot of living area.`,
            basis: basis(area.n),
          },
        ]
      : []),
    ...(flags.showInventorySpeedComparison
      ? [
          {
            id: 'speed',
            title: 'Days on market',
            isEnough: days.mode === 'ok',
            figure: days.days === null ? '–' : `${Math.floor(days.days)} days`,
            sentence:
              days.days === null
                ? NOT_ENOUGH
                : speed === null || days.city === null
                  ? `Homes in ${days.area} sold in a median of ${Math.floor(days.days)} days.`
                  : `Homes in ${days.area} sell ${speed} ${days.city}${days.differencePercent ? ` (${percent(days.differencePercent)})` : ''}.`,
            basis: basis(days.n),
            bars: bars([
              [days.area, days.days, (value) => `${Math.floor(value)} days`],
              [days.city ?? '', days.cityDays, (value) => `${Math.floor(value)} days`],
            ]),
          },
        ]
      : []),
    ...paceInsights(data, area.area),
  ];
}

/** How long what is for sale would last, and how near to their list prices homes sell. */
function paceInsights({ monthsOfSupply: supply, saleToList, window: { days } }: InsightsData, area: string): Insight[] {
  return [
    {
      id: 'supply',
      title: 'Months of supply',
      isEnough: supply.months !== null,
      figure: supply.months === null ? '–' : `${supply.months}`,
      sentence:
        supply.months === null
          ? NOT_ENOUGH
          : `At the pace of the last twelve months, what is for sale in ${area} would be gone in ${supply.months === 1 ? '1 month' : `${supply.months} months`}.`,
      basis: `${count(supply.n)} sales in twelve months. ${supply.rule}`,
      gauge: supply.months === null ? undefined : { value: supply.months, from: 0, to: 12, mark: 6, markLabel: '6' },
    },
    {
      id: 'to-list',
      title: 'Sold against list price',
      isEnough: saleToList.percent !== null,
      figure: saleToList.percent === null ? '–' : `${saleToList.percent}%`,
      sentence:
        saleToList.percent === null
          ? NOT_ENOUGH
          : `Half of the homes in ${area} sold for more than ${saleToList.percent}% of their list price at contract.`,
      basis: `${count(saleToList.n)} sales in the last ${days} days`,
      gauge:
        saleToList.percent === null
          ? undefined
          : { value: saleToList.percent, from: 90, to: 110, mark: 100, markLabel: '100% of list' },
    },
  ];
}
