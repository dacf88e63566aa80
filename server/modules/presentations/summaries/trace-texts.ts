import type { InsightsData } from '#contract/presentation-section-data.ts';
import type { PresentationProperty } from '#contract/presentation-property.ts';
import type { Presentation } from '#contract/presentations.ts';
import { textOfHtml } from '../sections/text-of-html.ts';

export type FindUntraced = (text: string, facts: unknown, today: string) => string[];

/** Names tell their units, which figures of a text have to fit. */
function factsOfHome({ livingSpace, currentPrice, daysOnMarket, photos: _, ...home }: PresentationProperty, row: unknown) {
  return {
    ...home,
    livingSpaceSqFt: livingSpace,
    listPrice: currentPrice,
    daysOnMarketDays: daysOnMarket,
    ...(row ? { row } : {}),
  };
}

/** What its market section tells, by names that carry the units. */
export function factsOfMarket({
  medianSalesPriceChange,
  averageSalesPricePerSquareFoot,
  averageDaysOnMarket,
  ...rest
}: InsightsData) {
  const { area, median, medianYearEarlier, change, n } = medianSalesPriceChange;
  const { days, cityDays, differencePercent } = averageDaysOnMarket;
  return {
    area,
    medianPrice: median,
    medianPriceYearEarlier: medianYearEarlier,
    changePercent: change === null ? null : Math.abs(change),
    medianPricePerSqFt: averageSalesPricePerSquareFoot.livingSpace,
    medianDays: days,
    cityMedianDays: cityDays,
    differencePercent: differencePercent === null ? null : Math.abs(differencePercent),
    supplyMonths: rest.monthsOfSupply.months,
    saleToListPercent: rest.saleToList.percent,
    salesCount: n,
  };
}

/** Everything of a presentation that its texts may tell: what a client can look up in it. */
function factsOf({ sourceData, sections }: Presentation): unknown {
  const { featuredProperty, comparableProperties, priceRange } = sourceData;
  const grid = sections.map(({ data }) => data.adjustments).find((data) => data !== undefined);
  const rowOf = (id: string) => {
    const row = grid?.rows.find(({ propertyId }) => propertyId === id);
    return (
      row && {
        adjustedPrice: row.adjusted,
        netDollars: Math.abs(row.net),
        grossDollars: row.gross,
        weightPercent: row.weight * 100,
      }
    );
  };
  const insights = sections.map(({ data }) => data.insights).find((data) => data != null);
  const prices = (key: 'soldPrice' | 'currentPrice') => comparableProperties.flatMap((home) => home[key] ?? []);
  const ends = (all: readonly number[]) =>
    all.length === 0 ? null : { lowestPrice: Math.min(...all), highestPrice: Math.max(...all) };
  return {
    subject: featuredProperty && factsOfHome(featuredProperty, rowOf(featuredProperty.id)),
    comparables: comparableProperties.map((home) => factsOfHome(home, rowOf(home.id))),
    counts: {
      totalCount: comparableProperties.length,
      soldCount: comparableProperties.filter(({ type }) => type === 'comparable-sold').length,
      activeCount: comparableProperties.filter(({ type }) => type === 'comparable-active').length,
      pendingCount: comparableProperties.filter(({ type }) => type === 'comparable-pending').length,
    },
    soldPrices: ends(prices('soldPrice')),
    listPrices: ends(prices('currentPrice')),
    rangePrice: priceRange,
    coveragePercent: grid ? Math.round(grid.coverage * 100) : null,
    market: insights && factsOfMarket(insights),
  };
}

/** The presentation with what of its texts does not rest on it, beside each text. */
export function withUntraced(presentation: Presentation, findUntraced: FindUntraced, today: string): Presentation {
  const facts = factsOf(presentation);
  return {
    ...presentation,
    sections: presentation.sections.map(({ config, data }) => {
      if (config.type !== 'ai-assisted-text' || config.htmlContent === '') return { config, data };
      const untraced = findUntraced(textOfHtml(config.htmlContent), facts, today);
      return { config, data: untraced.length > 0 ? { ...data, untraced } : data };
    }),
  };
}
