import type { ListingRecord } from '../listing-record.ts';
import { readAddress, readAreas, readCoordinates } from './address.ts';
import { readAgents } from './agents.ts';
import { readBaths } from './baths.ts';
import { readDate, readInstant } from './dates.ts';
import { present, readDetails } from './details.ts';
import { readDoorman } from './doorman.ts';
import { readLongText, readText, readWholeNumber, readYesNo, type FieldReader } from './fields.ts';
import { readPhotos } from './media.ts';
import { readAssociation, readPrices } from './money.ts';
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

/** Reads one RESO record by the rules of `domain.md`. Pure; `today` is the calendar date `YYYY-MM-DD` of reading. */
export function readListing(record: ResoListing, today: string): ReadListing {
  const reader: FieldReader = { record, today, problems: [] };
  const listingKey = readText(reader, 'ListingKey', 'ListingKeyNumeric');
  if (listingKey === null) return { outcome: 'refuse', listingKey, reasons: ['ListingKey is missing', ...reader.problems] };
  const status = readStatus(reader);
  if (status === 'delete') return { outcome: 'forget', listingKey };
  const listing = readColumns(reader, listingKey, status);
  if (reader.problems.length > 0) return { outcome: 'refuse', listingKey, reasons: reader.problems };

  const raw = unknownFields(record, knownFields);
  if (raw) listing.details.raw = raw;
  return { outcome: 'keep', listing };
}

function readColumns(reader: FieldReader, listingKey: string, status: ListingRecord['status']): ListingRecord {
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
  return {
    listing_key: listingKey,
    listing_id: readText(reader, 'ListingId'),
    status,
    property_type: propertyType,
    is_lease: isLease,
    ...readAddress(reader),
    ...readAreas(reader),
    ...readCoordinates(reader),
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
    year_built: readYearBuilt(reader),
    garage_spaces: parking.garageSpaces,
    has_doorman: readDoorman(reader),
    description: readLongText(reader, 'PublicRemarks', MAX_DESCRIPTION_LENGTH),
    ...readAgents(reader),
    photos: readPhotos(reader),
    details: {
      ...readDetails(reader),
      ...present({
        parkingOtherSpaces: parking.otherSpaces,
        parkingTandem: parking.tandem,
        parkingAttached: parking.attached,
        parkingType: parking.type,
      }),
    },
    allows_internet_display: readYesNo(reader, 'InternetEntireListingDisplayYN') ?? true,
    allows_address_display: readYesNo(reader, 'InternetAddressDisplayYN') ?? true,
    allows_automated_valuation: readYesNo(reader, 'InternetAutomatedValuationDisplayYN') ?? true,
    allows_consumer_comments: readYesNo(reader, 'InternetConsumerCommentYN') ?? true,
    source_modified_at: readInstant(reader, 'ModificationTimestamp'),
  };
}

/** The fields that reading asks for, found by reading a record that has none. */
function fieldsThatAreRead(): Set<string> {
  const asked = new Set<string>(['OriginatingSystemName', 'SourceSystemName']);
  const record = new Proxy<ResoListing>({}, { get: (_, name) => void asked.add(String(name)) });
  const reader: FieldReader = { record, today: '2000-01-01', problems: [] };
  readText(reader, 'ListingKey', 'ListingKeyNumeric');
  readStatus(reader);
  readColumns(reader, '', 'none');
  return asked;
}

/** RESO fields that reading knows: all that has to be asked for. None of them is private. */
export const knownFields: ReadonlySet<string> = fieldsThatAreRead();
