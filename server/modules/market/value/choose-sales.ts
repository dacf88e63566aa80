/** Which sales a home may be compared with, for a viewer and an agent's choices. */
import type { LeftOutReason } from '#contract/valuation-answer.ts';
import type { ComparableChoice } from '#contract/valuation-request.ts';
import type { ListingReference } from '#contract/listing-reference.ts';
import type { Homes, ListingViewer, PlacedHome } from '#server/modules/listings/index.ts';
import { isArmsLength, saleOf } from '../models/home-of.ts';
import type { LoadedModel } from '../models/model-cache.ts';
import { isInLine, milesBetween, monthOf, nearest, spotOf, toKnownSale, type Home, type KnownSale } from '../valuation/index.ts';
import type { Subject } from './resolve-subject.ts';

/** More than are weighed, since some may not be seen. */
/** Between the contract of a sale and its close. */
const MOST_MONTHS_TO_CLOSE = 4;
const ASKED_FOR = 60;

/** A sale that may be compared, with where it is shown from. */
export interface Candidate extends KnownSale {
  source: string;
  record: PlacedHome;
}

export interface ChosenSales {
  candidates: Candidate[];
  /** Keys of candidates. */
  pinned: ReadonlySet<string>;
  leftOut: { source: string; record: PlacedHome; reason: LeftOutReason }[];
}

/** Keys of other sources' sales must not meet those of the model's. */
const keyOf = (source: string, own: string, key: string): string => (source === own ? key : `${source}:${key}`);

export function isOwnSale(subject: Subject, record: PlacedHome): boolean {
  const { record: own } = subject;
  if (!own) return false;
  return (own.mls_source === record.mls_source && own.listing_key === record.listing_key) || isSameHome(own, record);
}

const isSameHome = (one: PlacedHome, other: PlacedHome): boolean =>
  one.address_key !== null &&
  one.address_key === other.address_key &&
  one.address_line2 === other.address_line2 &&
  one.zip_code === other.zip_code;

/** Why a sale is no comparable by rule; null for one that may be. */
export function ruledOut(subject: Subject, record: PlacedHome): LeftOutReason | null {
  if (isOwnSale(subject, record)) return 'own-sale';
  if (record.property_type !== subject.home.type) return 'other-type';
  if (record.sold_price === null) return 'price-undisclosed';
  if (!isArmsLength(record)) return 'not-arms-length';
  return record.living_area_sqft === null && record.property_type !== 'lots-and-land' ? 'no-living-area' : null;
}

const isNamed = (references: readonly ListingReference[] | null | undefined, record: PlacedHome): boolean =>
  (references ?? []).some(
    ({ mlsId, mlsSource }) => mlsSource === record.mls_source && (mlsId === record.listing_id || mlsId === record.listing_key),
  );

async function readRecords(
  homes: Homes,
  keys: readonly string[],
  source: string,
  references: readonly ListingReference[],
  viewer: ListingViewer,
): Promise<PlacedHome[]> {
  const bySource = new Map<string, Set<string>>([[source, new Set(keys)]]);
  for (const { mlsId, mlsSource } of references) bySource.set(mlsSource, (bySource.get(mlsSource) ?? new Set()).add(mlsId));
  const found = await Promise.all([...bySource].map(([name, wanted]) => homes.findSold(name, [...wanted], viewer)));
  return found.flat();
}

export async function chooseSales(
  homes: Homes,
  { row, model }: LoadedModel,
  subject: Subject,
  choice: ComparableChoice,
  viewer: ListingViewer,
): Promise<ChosenSales> {
  const source = row.mls_source;
  const { encoding, space } = model.fitted;
  const sameType = model.sales.filter(({ sale }) => sale.type === subject.home.type);
  const spot = spotOf(encoding, space, subject.likeness, encoding.month);
  const keysOfNearest = (sales: typeof sameType): string[] =>
    nearest(spot, sales, ASKED_FOR).map((index) => sales[index]?.key ?? '');
  const near = choice.only?.length ? [] : keysOfNearest(sameType);
  const soldSince = firstDayOf(choice, row.as_of);
  const isLimited = choice.withinMiles != null || soldSince !== null;
  // Those that a limit leaves out are told; those that it does not must be as many as without it.
  if (!choice.only?.length && isLimited) {
    // A price was agreed on some weeks before the sale.
    const earliest = soldSince === null ? -Infinity : monthOf(soldSince) - MOST_MONTHS_TO_CLOSE;
    const within = sameType.filter(({ sale }) => sale.month >= earliest && !isTooFar(subject, sale, choice));
    near.push(...keysOfNearest(within));
  }
  const references = [...(choice.only ?? []), ...(choice.pinned ?? [])];
  const records = await readRecords(homes, near, source, references, viewer);
  const known = new Map(model.sales.map((sale) => [sale.key, sale]));
  const candidates: Candidate[] = [];
  const leftOut: ChosenSales['leftOut'] = [];
  for (const record of records) {
    const reason = reasonAgainst(subject, record, { ...choice, soldSince });
    if (reason) {
      leftOut.push({ source: record.mls_source, record, reason });
      continue;
    }
    const key = keyOf(record.mls_source, source, record.listing_key);
    const sale = saleOf(record);
    const own = known.get(key) ?? (sale && toKnownSale(model, { ...sale, key, month: Math.min(sale.month, encoding.month) }));
    if (!own) continue;
    const isWanted = isNamed(choice.pinned, record) || isNamed(choice.only, record);
    if (isWanted || isInLine(model, own)) candidates.push({ ...own, source: record.mls_source, record });
    else leftOut.push({ source: record.mls_source, record, reason: 'price-out-of-line' });
  }
  const isAsked = ({ record }: Candidate): boolean => isNamed(references, record);
  const latest = candidates.filter((one) => isAsked(one) || !candidates.some((other) => isSoldAfter(other.record, one.record)));
  for (const { source: from, record } of candidates.filter((one) => !latest.includes(one)))
    leftOut.push({ source: from, record, reason: 'sold-again' });
  const pinned = new Set(latest.filter(({ record }) => isNamed(choice.pinned, record)).map(({ key }) => key));
  return { candidates: latest, pinned, leftOut };
}

/** Two sales of one home would count what is special about it twice. */
const isSoldAfter = (later: PlacedHome, earlier: PlacedHome): boolean =>
  later !== earlier && isSameHome(later, earlier) && (later.sold_date ?? '') > (earlier.sold_date ?? '');

/** Where either place is unknown nothing is too far. */
function isTooFar({ home }: Subject, other: Pick<Home, 'latitude' | 'longitude'>, { withinMiles }: ComparableChoice): boolean {
  const miles = milesBetween(home, other);
  return withinMiles != null && miles !== null && miles > withinMiles;
}

/** The first day of the sales that are wanted; null where all are. */
function firstDayOf({ soldWithinMonths }: ComparableChoice, asOf: string): string | null {
  if (soldWithinMonths == null) return null;
  const day = new Date(`${asOf}T00:00:00Z`);
  const ofMonth = day.getUTCDate();
  day.setUTCDate(1);
  day.setUTCMonth(day.getUTCMonth() - soldWithinMonths);
  const lastOfMonth = new Date(Date.UTC(day.getUTCFullYear(), day.getUTCMonth() + 1, 0)).getUTCDate();
  day.setUTCDate(Math.min(ofMonth, lastOfMonth));
  return day.toISOString().slice(0, 10);
}

function reasonAgainst(
  subject: Subject,
  record: PlacedHome,
  choice: ComparableChoice & { soldSince: string | null },
): LeftOutReason | null {
  if (isNamed(choice.excluded, record)) return 'excluded';
  const isWanted = isNamed(choice.pinned, record) || isNamed(choice.only, record);
  const rule = ruledOut(subject, record);
  // Another type may be compared where the agent asks for it, at what the market says that the type is worth.
  if (rule && !(isWanted && rule === 'other-type')) return rule;
  if (!isWanted && isTooFar(subject, record, choice)) return 'too-far';
  if (!isWanted && choice.soldSince !== null && (record.sold_date ?? '') < choice.soldSince) return 'sold-too-early';
  if (isWanted || choice.priceBand == null || subject.listPrice === null) return null;
  return Math.abs((record.sold_price ?? 0) / subject.listPrice - 1) > choice.priceBand ? 'outside-price-band' : null;
}
