import type { ListingDetails } from '../listing-record.ts';
import { readDate } from './dates.ts';
import { readLink, readList, readLongText, readNumber, readText, readWholeNumber, type FieldReader } from './fields.ts';

const count = { min: 0, max: 100_000 };
const dollars = { min: 0, max: 999_999_999 };
const MAX_NOTICE_LENGTH = 2_000;

/** What is shown or used for comparables but never searched; unknown values are absent. */
export function readDetails(reader: FieldReader): ListingDetails {
  const patio = readList(reader, 'PatioAndPorchFeatures');
  const conditions = readList(reader, 'SpecialListingConditions');
  return present({
    link: readLink(reader, 'ListingURL'),
    virtualTourUrl: readLink(reader, 'VirtualTourURLUnbranded', 'VirtualTourURLBranded'),
    parkingCost: readNumber(reader, 'ParkingCost', dollars),
    unitCount: readWholeNumber(reader, 'NumberOfUnitsTotal', count),
    roomsTotal: readWholeNumber(reader, 'RoomsTotal', { ...count, zeroIsUnknown: true }),
    taxAnnualAmount: readNumber(reader, 'TaxAnnualAmount', dollars),
    priceChangedOn: readDate(reader, 'PriceChangeTimestamp'),
    hoaComments: readLongText(reader, 'AssociationComments', MAX_NOTICE_LENGTH),
    hoaType: readText(reader, 'AssociationType'),
    flipTaxType: readText(reader, 'FlipTaxType'),
    flipTax: readNumber(reader, 'FlipTax', dollars),
    flipTaxRemarks: readLongText(reader, 'FlipTaxRemarks', MAX_NOTICE_LENGTH),
    patioAndPorchFeatures: patio.length > 0 ? patio : null,
    disclaimer: readLongText(reader, 'Disclaimer', MAX_NOTICE_LENGTH),
    concessionsAmount: readNumber(reader, 'ConcessionsAmount', dollars),
    specialListingConditions: conditions.length > 0 ? conditions : null,
    feedStatus: readText(reader, 'MlsStatus', 'StandardStatus'),
    feedPropertyType: readText(reader, 'PropertyType'),
    feedPropertySubType: readText(reader, 'PropertySubType'),
  });
}

type Present<Values> = { [Name in keyof Values]?: NonNullable<Values[Name]> };

/** Without the entries that are null. */
export function present<Values extends Record<string, unknown>>(values: Values): Present<Values> {
  const found: Partial<Values> = {};
  for (const name in values) if (values[name] !== null && values[name] !== undefined) found[name] = values[name];
  return found as Present<Values>;
}
