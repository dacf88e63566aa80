/** A listing as the method reads it. */
import type { HomeRecord } from '#server/modules/listings/index.ts';
import { emptyHome, monthOf, type Home, type Sale } from '../valuation/index.ts';

/** Steps of condition where a record rates none, by the words of RESO PropertyCondition. */
const conditionOf: Record<string, number> = {
  fixer: 3,
  needswork: 3,
  updatedremodeled: 7,
  newconstruction: 7,
  underconstruction: 7,
};

function condition({ condition_rating, property_conditions }: HomeRecord): number | null {
  if (condition_rating !== null) return condition_rating;
  const known = property_conditions.flatMap((word) => conditionOf[word] ?? []);
  return known.length > 0 ? Math.min(...known) : null;
}

/** Where a record says only how many baths there are, what is beyond the whole ones is one half bath. */
function bathsOf({ full_bathrooms, half_bathrooms, bathrooms }: HomeRecord): {
  fullBaths: number | null;
  halfBaths: number | null;
} {
  if (full_bathrooms !== null) return { fullBaths: full_bathrooms, halfBaths: half_bathrooms ?? 0 };
  if (bathrooms === null) return { fullBaths: null, halfBaths: null };
  return { fullBaths: Math.floor(bathrooms), halfBaths: bathrooms % 1 > 0 ? 1 : 0 };
}

export function homeOf(record: HomeRecord): Home {
  return {
    ...emptyHome(record.property_type),
    ...bathsOf(record),
    place: record.neighborhood_key ?? record.zip_code,
    building: record.address_key,
    latitude: record.latitude,
    longitude: record.longitude,
    livingAreaSqft: record.living_area_sqft,
    beds: record.bedrooms,
    lotSqft: record.lot_size_sqft,
    yearBuilt: record.year_built,
    garageSpaces: record.garage_spaces,
    basementSqft: record.has_basement === false ? 0 : record.basement_sqft,
    fireplaces: record.fireplaces,
    condition: condition(record),
    remodelYear: record.year_renovated,
  };
}

const notArmsLength =
  /auction|bankrupt|hud\b|hudowned|foreclos|notice of default|noticeofdefault|real ?estate ?owned|\breo\b|bank ?owned|short ?sale|third ?party ?approval/i;

/** Whether a sale was made under pressure of a lender or court: its price tells nothing of others. */
export function isArmsLength({ special_conditions }: HomeRecord): boolean {
  return !(special_conditions ?? []).some((condition) => notArmsLength.test(condition));
}

/** Null for what is no comparable: without a price or date, not at arm's length, a home without a living area. */
export function saleOf(record: HomeRecord): Sale | null {
  const { sold_price, sold_date, concessions } = record;
  if (sold_price === null || sold_price <= 0 || sold_date === null || !isArmsLength(record)) return null;
  if (record.living_area_sqft === null && record.property_type !== 'lots-and-land') return null;
  // A price is agreed on when the contract is signed; a contract after its closing is a mistake of the record.
  const contract = record.purchase_contract_date;
  const agreedOn = contract !== null && contract <= sold_date ? contract : sold_date;
  const credited = concessions !== null && concessions > 0 && concessions < sold_price / 4 ? concessions : 0;
  return {
    ...homeOf(record),
    key: record.listing_key,
    price: sold_price - credited,
    concessions: credited,
    month: monthOf(agreedOn),
    closedMonth: monthOf(sold_date),
  };
}
