/** Which of the kept months a request asks for, if any. */
import { homeTypes, type PropertyType } from '#contract/listing-vocabulary.ts';
import type { MarketHistoryRequest } from '#contract/market-history.ts';
import { areaKey } from '#server/modules/listings/index.ts';
import type { MonthsQuery } from './months.queries.ts';

/** Null for a part of the listings that is not kept, such as two conditions at once. */
function segmentOf(
  { bedrooms, priceBand }: MarketHistoryRequest,
  types: readonly PropertyType[],
  isLease: boolean,
): string | null {
  const homes = homeTypes(isLease ? 'lease' : 'sale');
  const isAll = types.length === homes.length && homes.every((type) => types.includes(type));
  if (bedrooms == null && priceBand == null) {
    if (isAll) return 'all';
    return types.length === 1 ? `type:${types[0]}` : null;
  }
  if (!isAll) return null;
  if (bedrooms != null && priceBand == null) return `beds:${bedrooms}`;
  return bedrooms == null && !isLease ? `band:${priceBand}` : null;
}

/** Null for what is read from listings itself. */
export function keptMonthsFor(
  request: MarketHistoryRequest,
  types: readonly PropertyType[],
  isLease: boolean,
): MonthsQuery | null {
  const segment = segmentOf(request, types, isLease);
  const { areaFilter: area } = request;
  if (segment === null || area.type !== 'named-area') return null;
  const { nameType, name } = area;
  const state = nameType === 'state-abbreviated' ? areaKey(nameType, name) : area.context?.stateAbbreviated?.toUpperCase();
  if (!state) return null;
  const key = areaKey(nameType, name);
  const city = area.context?.city ? areaKey('city', area.context.city) : null;
  switch (nameType) {
    case 'city':
    case 'county':
      if (nameType === 'county' && city) return null;
      return { unit: { geography: nameType, key, state }, geography: nameType, areaKey: key, isLease, segment };
    case 'state-abbreviated':
      if (city) return null;
      return { unit: { geography: 'state', key, state }, geography: 'state', areaKey: key, isLease, segment };
    case 'neighborhood':
    case 'zip-code':
      // Of a part of a city only the whole and its types are kept.
      if (!city || segment.startsWith('beds:') || segment.startsWith('band:')) return null;
      return { unit: { geography: 'city', key: city, state }, geography: nameType, areaKey: key, isLease, segment };
    default:
      return null;
  }
}
