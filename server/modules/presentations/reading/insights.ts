import type { InsightsData } from '#contract/presentation-section-data.ts';
import type { SectionConfigOf } from '#contract/presentation-sections.ts';
import { propertyTypeLabels, propertyTypes, type PropertyType } from '#contract/listing-vocabulary.ts';
import { marketLimits, type MarketRequest } from '#contract/market.ts';
import type { AreaFilter } from '#contract/listing-search.ts';
import { isAppError } from '#server/platform/errors/index.ts';
import type { ListingViewer } from '#server/modules/listings/index.ts';
import type { MarketService } from '#server/modules/market/index.ts';
import type { PropertyFacts } from '../properties/property-facts.ts';

type InsightsConfig = Omit<SectionConfigOf<'insights'>, 'id' | 'type' | 'navTitle' | 'visibility'>;
type Place = Pick<InsightsConfig, 'neighborhood' | 'city' | 'state' | 'isLease' | 'propertyType'>;

function typeOf(label: string | null): PropertyType | null {
  return propertyTypes.find((type) => type === label || propertyTypeLabels[type] === label) ?? null;
}

/** Where the figures are from: what the section names, and for what it leaves out the subject's place. */
export function placeOf(config: Place | null, subject: PropertyFacts | null): Place {
  const names = config?.neighborhood != null || config?.city != null;
  return {
    neighborhood: names ? (config.neighborhood ?? null) : (subject?.neighborhood ?? null),
    city: config?.city ?? subject?.city ?? null,
    state: config?.state ?? subject?.state ?? null,
    isLease: config?.isLease || (subject?.isLease ?? false),
    propertyType: config?.propertyType ?? typeOf(subject?.propertyType ?? null),
  };
}

function areaOf({ neighborhood, city, state }: Place): AreaFilter | null {
  const name = neighborhood ?? city;
  if (name === null) return null;
  return {
    type: 'named-area',
    nameType: neighborhood === null ? 'city' : 'neighborhood',
    name,
    context: { ...(neighborhood === null ? {} : { city }), ...(state?.length === 2 ? { stateAbbreviated: state } : {}) },
  };
}

/** Between these a change is as good as none; which side of nothing it is on decides the words. */
function trendOf(change: number | null): InsightsData['medianSalesPriceChange']['trend'] {
  if (change === null) return null;
  if (change >= marketLimits.changePercent) return 'increased';
  if (change <= -marketLimits.changePercent) return 'decreased';
  return change >= 0 ? 'stayed-the-same-up' : 'stayed-the-same-down';
}

const modeOf = (value: number | null): 'ok' | 'not-enough-data' => (value === null ? 'not-enough-data' : 'ok');

/** Figures of the market around a subject; null where nothing says where that is. */
export async function readInsights(
  market: Pick<MarketService, 'snapshot' | 'history'>,
  place: Place,
  viewer: ListingViewer,
): Promise<InsightsData | null> {
  const areaFilter = areaOf(place);
  if (!areaFilter) return null;
  const request: MarketRequest = {
    areaFilter,
    propertyTypes: place.propertyType === null ? null : [place.propertyType],
    listingTransactionType: place.isLease ? 'lease' : 'sale',
    windowDays: marketLimits.windowDays,
  };
  const snapshot = await market.snapshot(request, viewer);
  const { neighborhood, city } = place;
  // Too few sales next door: the city tells more than nothing.
  if (neighborhood !== null && city !== null && snapshot.medianPrice.value === null && snapshot.medianPricePerSqFt.value === null)
    return readInsights(market, { ...place, neighborhood: null }, viewer);
  const { medianPrice, medianPricePerSqFt, medianDaysOnMarket, monthsOfSupply, saleToList, area, period } = snapshot;
  const livingSpace = medianPricePerSqFt.value === null ? null : Math.round(medianPricePerSqFt.value);
  return {
    medianSalesPriceChange: {
      mode: modeOf(medianPrice.changePercent),
      area,
      change: medianPrice.changePercent,
      trend: trendOf(medianPrice.changePercent),
      median: medianPrice.value,
      medianYearEarlier: medianPrice.yearEarlier.value,
      n: medianPrice.n,
    },
    averageSalesPricePerSquareFoot: { mode: modeOf(livingSpace), area, livingSpace, lot: null, n: medianPricePerSqFt.n },
    averageDaysOnMarket: {
      mode: modeOf(medianDaysOnMarket.value),
      area,
      days: medianDaysOnMarket.value,
      cityDays: medianDaysOnMarket.city?.value ?? null,
      city: medianDaysOnMarket.city?.area ?? null,
      differencePercent: medianDaysOnMarket.city?.differencePercent ?? null,
      speed: medianDaysOnMarket.city?.speed ?? null,
      n: medianDaysOnMarket.n,
    },
    monthsOfSupply: {
      mode: modeOf(monthsOfSupply.value),
      months: monthsOfSupply.value,
      rule: monthsOfSupply.rule,
      n: monthsOfSupply.n,
    },
    pricePerSqFtByMonth: await readMonths(market, place, viewer),
    saleToList: { mode: modeOf(saleToList.value), percent: saleToList.value, n: saleToList.n },
    propertyType: place.propertyType === null ? null : propertyTypeLabels[place.propertyType],
    city: place.city,
    isLease: place.isLease,
    window: { days: snapshot.windowDays, ...period },
  };
}

const CHART_MONTHS = 24;
/** Fewer points make no line. */
const MIN_MONTHS = 6;

/** Price per square foot by month where the area, or else its city, has sales enough in most months. */
async function readMonths(
  market: Pick<MarketService, 'history'>,
  place: Place,
  viewer: ListingViewer,
): Promise<InsightsData['pricePerSqFtByMonth']> {
  const areaFilter = areaOf(place);
  if (!areaFilter) return null;
  try {
    const { area, months } = await market.history(
      {
        areaFilter,
        propertyTypes: place.propertyType === null ? null : [place.propertyType],
        listingTransactionType: place.isLease ? 'lease' : 'sale',
        months: CHART_MONTHS,
      },
      viewer,
    );
    const known = months.flatMap(({ month, isPartial, medianPricePerSqFt: { value, n } }) =>
      value === null || isPartial ? [] : { month, value, n },
    );
    if (known.length >= MIN_MONTHS) return { area, months: known };
  } catch (error) {
    if (!isAppError(error) || error.code !== 'search_too_slow') throw error;
    return null;
  }
  return place.neighborhood === null || place.city === null ? null : readMonths(market, { ...place, neighborhood: null }, viewer);
}
