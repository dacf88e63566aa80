import type { ResoListing } from './reso-listing.ts';

/** What an agent would check a market's numbers by; null where too few sales are there to tell. */
export interface Figures {
  market: string;
  kind: string;
  /** Closed in the twelve months up to the date. */
  sold: number;
  active: number;
  medianPrice: number | null;
  medianPerSqFt: number | null;
  /** Active listings ÷ the mean monthly sales of twelve months. */
  monthsOfSupply: number | null;
  /** Median of close price ÷ list price at contract. */
  saleToList: number | null;
  medianDays: number | null;
  /** Part of the sold whose price was cut before. */
  cutShare: number | null;
  /** Median price against that of the twelve months before, as a part. */
  yearOnYear: number | null;
}

const MIN_SALES = 10;
const kinds: readonly (readonly [kind: string, subType: string])[] = [
  ['House', 'Single Family Residence'],
  ['Condominium', 'Condominium'],
  ['Townhouse', 'Townhouse'],
  ['Tenancy in common', 'Tenancy in Common'],
  ['Two to four units', 'Duplex Triplex Quadruplex'],
  ['Land', 'Unimproved Land'],
];

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  return sorted.length % 2
    ? (sorted[middle] ?? Number.NaN)
    : ((sorted[middle - 1] ?? Number.NaN) + (sorted[middle] ?? Number.NaN)) / 2;
}

/** Sales of each kind and market, by the definitions of the market figures; leases are left out. */
export function figuresOf(listings: readonly ResoListing[], today: string): Figures[] {
  const sales = listings.filter(({ PropertyType: type }) => !type.endsWith('Lease'));
  return [...Map.groupBy(sales, (listing) => listing.OriginatingSystemName)].flatMap(([market, all]) =>
    kinds.map(([kind, subTypes]) =>
      figuresOfKind(
        market,
        kind,
        all.filter(({ PropertySubType: subType }) => subType !== null && subTypes.includes(subType)),
        today,
      ),
    ),
  );
}

function yearsBefore(today: string, years: number): string {
  return `${Number(today.slice(0, 4)) - years}${today.slice(4)}`;
}

function figuresOfKind(market: string, kind: string, all: readonly ResoListing[], today: string): Figures {
  const closedIn = (from: string, to: string): ResoListing[] =>
    all.filter(
      ({ StandardStatus, CloseDate }) => StandardStatus === 'Closed' && CloseDate !== null && CloseDate > from && CloseDate <= to,
    );
  const sold = closedIn(yearsBefore(today, 1), today);
  const before = closedIn(yearsBefore(today, 2), yearsBefore(today, 1));
  const active = all.filter(({ StandardStatus }) => StandardStatus === 'Active').length;
  const enough = sold.length >= MIN_SALES;
  const of = (value: () => number): number | null => (enough ? value() : null);
  const price = (listing: ResoListing): number => listing.ClosePrice ?? 0;
  const isLand = kind === 'Land';
  return {
    market,
    kind,
    sold: sold.length,
    active,
    medianPrice: of(() => median(sold.map(price))),
    medianPerSqFt: isLand ? null : of(() => median(sold.map((listing) => price(listing) / (listing.LivingArea ?? Number.NaN)))),
    monthsOfSupply: of(() => active / (sold.length / 12)),
    saleToList: of(() => median(sold.map((listing) => price(listing) / listing.ListPrice))),
    medianDays: of(() => median(sold.map((listing) => listing.DaysOnMarket))),
    cutShare: of(() => sold.filter((listing) => listing.ListPrice < listing.OriginalListPrice).length / sold.length),
    yearOnYear: enough && before.length >= MIN_SALES ? median(sold.map(price)) / median(before.map(price)) - 1 : null,
  };
}
