import type { ListingRecord } from '../listing-record.ts';
import { readAddress, readAreas, readCoordinates } from './address.ts';
import { readAgents } from './agents.ts';
import { readBaths } from './baths.ts';
import { readBasement, readCondition, readFireplaces, readYearRenovated } from './condition.ts';
import { readDate, readInstant } from './dates.ts';
import { present, readDetails } from './details.ts';
import { readDoorman } from './doorman.ts';
import { readFeatures } from './features.ts';
import { readLongText, readText, readWholeNumber, readYesNo, type FieldReader } from './fields.ts';
import { readPhotos } from './media.ts';
import { readAssociation, readPrices } from './money.ts';
import { readOpenHouses } from './open-houses.ts';
import { readParking } from './parking.ts';
import { readPropertyType } from './property-type.ts';
import { unknownFields } from './raw.ts';
import type { ResoListing } from './reso-listing.ts';
import { readBedrooms, readLivingArea, readLotSize, readYearBuilt } from './sizes.ts';
import { readStatus } from './status.ts';

/** What a record comes to: a listing to keep, a key to forget, or the reasons why neither. */
export type ReadListing =
  | { outcome: 'keep'; listing: ListingRecord }
  | { outcome: 'forget'; listingKey: string }
  | { outcome: 'refuse'; listingKey: string | null; reasons: string[] };

const MAX_DESCRIPTION_LENGTH = 10_000;
const days = { min: 0, max: 100_000 };

/** Reads one RESO record by the rules of docs/product/listings.md. Pure; `today` is the calendar date `YYYY-MM-DD` of reading. */
export function readListing(record: ResoListing, today: string): ReadListing {
  const reader: FieldReader = { record, today, problems: [] };
  const listingKey = readText(reader, 'ListingKey', 'ListingKeyNumeric');
  if (listingKey === null) return { outcome: 'refuse', listingKey, reasons: ['ListingKey is missing', ...reader.problems] };
  const status = readStatus(reader);
  if (status === 'delete') return { outcome: 'forget', listingKey };
  const columns = readColumns(reader, listingKey, status);
  const listing: ListingRecord = { ...columns, ...readSummed(reader, columns) };
  if (reader.problems.length > 0) return { outcome: 'refuse', listingKey, reasons: reader.problems };

  const raw = unknownFields(record, wholeFields);
  if (raw) listing.details.raw = raw;
  return { outcome: 'keep', listing };
}

/** What is read from lists of words that say more than is kept of them: these fields stay in `details.raw` too. */
type Summed = Pick<
  ListingRecord,
  | 'features'
  | 'last_open_house_on'
  | 'has_basement'
  | 'basement_sqft'
  | 'basement_finished_sqft'
  | 'fireplaces'
  | 'property_conditions'
  | 'condition_rating'
  | 'year_renovated'
>;
type Columns = Omit<ListingRecord, keyof Summed>;

function readSummed(reader: FieldReader, columns: Columns): Summed {
  const basement = readBasement(reader);
  const fireplaces = readFireplaces(reader);
  const condition = readCondition(reader);
  const hasVirtualTour = columns.details.virtualTourUrl !== undefined;
  return {
    features: readFeatures(reader, { ...columns, ...basement, ...condition, fireplaces, hasVirtualTour }),
    last_open_house_on: columns.details.openHouses?.at(-1)?.date ?? null,
    ...basement,
    fireplaces,
    ...condition,
    year_renovated: readYearRenovated(reader, columns.year_built),
  };
}

function readColumns(reader: FieldReader, listingKey: string, status: ListingRecord['status']): Columns {
  const isSold = status === 'sold';
  const { propertyType, isLease } = readPropertyType(reader);
  const { listPrice, originalListPrice, soldPrice } = readPrices(reader, isSold);
  const { hoaMonthlyDollars, hasAssociation } = readAssociation(reader);
  const parking = readParking(reader);
  const baths = readBaths(reader);
  const livingArea = readLivingArea(reader);
  const onMarketDate = readDate(reader, 'OnMarketDate', 'ListingContractDate');
  const contractDate = readDate(reader, 'PurchaseContractDate');
  const contingentDate = readDate(reader, 'ContingentDate');
  const pendingDate = readDate(reader, 'PendingTimestamp');
  const closeDate = readDate(reader, 'CloseDate');
  const yearBuilt = readYearBuilt(reader);
  const details = readDetails(reader);
  const areas = readAreas(reader);
  const coordinates = readCoordinates(reader);
  const openHouses = readOpenHouses(reader, { ...areas, ...coordinates });
  return {
    listing_key: listingKey,
    listing_id: readText(reader, 'ListingId'),
    status,
    property_type: propertyType,
    is_lease: isLease,
    ...readAddress(reader),
    ...areas,
    ...coordinates,
    list_price: listPrice,
    original_list_price: originalListPrice,
    sold_price: soldPrice,
    hoa_monthly_dollars: hoaMonthlyDollars,
    has_association: hasAssociation,
    list_date: onMarketDate,
    purchase_contract_date: contractDate,
    contingent_date: contingentDate ?? (status === 'contingent' ? contractDate : null),
    pending_date: pendingDate ?? (status === 'pending' || isSold ? contractDate : null),
    sold_date: isSold ? closeDate : null,
    days_on_market: readWholeNumber(reader, 'DaysOnMarket', days),
    cumulative_days_on_market: readWholeNumber(reader, 'CumulativeDaysOnMarket', days),
    bedrooms: readBedrooms(reader, livingArea),
    bathrooms: baths.bathrooms,
    full_bathrooms: baths.full,
    half_bathrooms: baths.half,
    partial_bathrooms: baths.partial,
    living_area_sqft: livingArea,
    lot_size_sqft: readLotSize(reader),
    year_built: yearBuilt,
    garage_spaces: parking.garageSpaces,
    has_doorman: readDoorman(reader),
    description: readLongText(reader, 'PublicRemarks', MAX_DESCRIPTION_LENGTH),
    ...readAgents(reader),
    photos: readPhotos(reader),
    details: {
      ...details,
      ...present({
        parkingOtherSpaces: parking.otherSpaces,
        parkingTandem: parking.tandem,
        parkingAttached: parking.attached,
        parkingType: parking.type,
        openHouses: openHouses.length > 0 ? openHouses : null,
      }),
    },
    allows_internet_display: readYesNo(reader, 'InternetEntireListingDisplayYN') ?? true,
    allows_address_display: readYesNo(reader, 'InternetAddressDisplayYN') ?? true,
    allows_automated_valuation: readYesNo(reader, 'InternetAutomatedValuationDisplayYN') ?? true,
    allows_consumer_comments: readYesNo(reader, 'InternetConsumerCommentYN') ?? true,
    source_modified_at: readInstant(reader, 'ModificationTimestamp'),
  };
}

/** The fields that a part of reading asks for, found by reading a record that has none. */
function fieldsAskedBy(read: (reader: FieldReader) => void): string[] {
  const asked = new Set<string>();
  const record = new Proxy<ResoListing>({}, { get: (_, name) => void asked.add(String(name)) });
  read({ record, today: '2000-01-01', problems: [] });
  return [...asked];
}

/** Fields that are kept whole in columns. */
const wholeFields: ReadonlySet<string> = new Set([
  'OriginatingSystemName',
  'SourceSystemName',
  ...fieldsAskedBy((reader) => {
    readText(reader, 'ListingKey', 'ListingKeyNumeric');
    readStatus(reader);
    readColumns(reader, '', 'none');
  }),
]);

/** RESO fields that reading knows: all that has to be asked for. None of them is private. */
export const knownFields: ReadonlySet<string> = new Set([
  ...wholeFields,
  ...fieldsAskedBy((reader) => void readSummed(reader, readColumns({ ...reader, record: {} }, '', 'none'))),
]);
