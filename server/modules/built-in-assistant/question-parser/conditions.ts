/** All topics in their order. The order matters: what has a unit of its own is taken before bare numbers are read as prices. */
import type { ListingSearch } from '#contract/listing-search.ts';
import { listingStatuses } from '#contract/listing-vocabulary.ts';
import { parseDay } from './calendar.ts';
import { takeDates } from './dates.ts';
import { takeHoa } from './hoa.ts';
import { takePrice } from './money.ts';
import { takeDaysOnMarket } from './on-market.ts';
import type { Transaction } from './money.ts';
import { takeOpenHouseDays } from './open-house-days.ts';
import { takeLimit } from './paging.ts';
import { takePropertyTypes } from './property-types.ts';
import type { Note } from './parsed-question.ts';
import { takeRooms } from './rooms.ts';
import type { Sentence } from './sentence.ts';
import { takeSizes } from './sizes.ts';
import { takeSort, takeUnsortable } from './sorting.ts';
import { rentImplied, takeStatuses, takeTransaction } from './status.ts';
import { takeYearBuilt } from './years.ts';

/** @returns only what the words say; `transaction` also when it stands in the earlier request alone. */
export function takeConditions(
  sentence: Sentence,
  today: string,
  earlier: ListingSearch | null,
): { search: ListingSearch; transaction: Transaction; notes: Note[] } {
  const search: ListingSearch = {};
  const saleOrLease = takeTransaction(sentence) ?? (earlier ? null : rentImplied(sentence));
  if (saleOrLease) search.listingTransactionType = saleOrLease;
  const transaction = saleOrLease ?? earlier?.listingTransactionType ?? 'sale';

  const thisYear = parseDay(today).year;
  const newConstruction = /\bnew(?:ly)?[\s-]+(?:construct|build|built)|\bbrand[\s-]new\b/.test(sentence.text)
    ? takeYearBuilt(sentence, thisYear)
    : null;
  const limit = takeLimit(sentence);
  const unsortable = takeUnsortable(sentence);
  const sort = takeSort(sentence);
  const daysOnMarket = takeDaysOnMarket(sentence, today);
  const openHouseDays = takeOpenHouseDays(sentence, today, earlier);
  const dates = takeDates(sentence, today);
  const named = takeStatuses(sentence);
  // "Pending + sold last 6 months": the window took the word "sold".
  const statuses =
    dates?.verb === 'sold' ? listingStatuses.filter((status) => status === 'sold' || named?.includes(status)) : named;
  const hoa = takeHoa(sentence);
  const sizes = takeSizes(sentence);
  const rooms = takeRooms(sentence);
  const yearBuilt = newConstruction ?? takeYearBuilt(sentence, thisYear);
  const doorman = takeDoorman(sentence);
  const price = takePrice(sentence, transaction);
  const types = takePropertyTypes(sentence, transaction, earlier?.propertyTypes ?? null);

  if (price) search.price = price;
  if (statuses) search.propertyStatus = statuses;
  if (rooms.bedroomsCount) search.bedroomsCount = rooms.bedroomsCount;
  if (rooms.bathroomsCount) search.bathroomsCount = rooms.bathroomsCount;
  if (types) search.propertyTypes = types;
  if (sizes.livingSpaceSqFt) search.livingSpaceSqFt = sizes.livingSpaceSqFt;
  if (sizes.lotSizeSqFt) search.lotSizeSqFt = sizes.lotSizeSqFt;
  if (rooms.parkingGarageSpaces) search.parkingGarageSpaces = rooms.parkingGarageSpaces;
  if (hoa) search.homeownerAssociationFeeUSD = hoa;
  // "Went pending this week": of the day on which they did no listing tells.
  const isOfPending =
    dates?.verb === null && statuses !== null && statuses.every((status) => status === 'pending' || status === 'contingent');
  if (dates && !isOfPending) {
    const sold = dates.verb === 'sold' || (dates.verb === null && (statuses ?? earlier?.propertyStatus)?.includes('sold'));
    search[sold ? 'soldDate' : 'listDate'] = dates.range;
  }
  if (daysOnMarket) search.daysOnMarket = daysOnMarket;
  if (openHouseDays) search.openHouseDate = { startAt: openHouseDays.startAt, endAt: openHouseDays.endAt };
  if (yearBuilt) search.propertyYearBuilt = yearBuilt;
  if (doorman !== null) search.hasDoormanAttendance = doorman;
  if (sort) search.orderResultsBy = sort;
  if (limit) search.paginationLimit = limit;
  const notes: Note[] = unsortable === null ? [] : [{ kind: 'cannot-sort-by', what: unsortable }];
  if (isOfPending) notes.push({ kind: 'pending-not-dated' });
  if (openHouseDays?.isByHour) notes.push({ kind: 'open-house-hours' });
  return { search, transaction, notes };
}

function takeDoorman(sentence: Sentence): boolean | null {
  if (sentence.take(/\b(?:no|without(?:\s+a)?)\s+(?:doorm[ae]n|concierge)\b/)) return false;
  return sentence.take(/\b(?:with\s+(?:a\s+)?)?(?:doo?rm[ae]n|door\s+man|concierge)(?:\s+building)?\b/) ? true : null;
}

/** How many conditions were named, the place apart. */
export function countConditions({ areaFilter: _area, ...search }: ListingSearch): number {
  return Object.values(search).filter((value) => value != null).length;
}
