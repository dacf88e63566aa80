import type { ListingFeature } from '#contract/listing-features.ts';
import type { PropertyType } from '#contract/listing-vocabulary.ts';
import type { ListingRecord } from '../listing-record.ts';
import { readYesNo, type FieldReader } from './fields.ts';
import { lookupKey } from './lookup.ts';
import { statedValues } from './values.ts';

/** What other fields of the record came to and features follow from. */
type ReadBefore = Pick<
  ListingRecord,
  'property_type' | 'list_price' | 'original_list_price' | 'has_basement' | 'fireplaces' | 'property_conditions'
> & { hasVirtualTour: boolean };

/** Homes of a building or an association, whose shared pool is what "with a pool" means there. */
const sharing: readonly PropertyType[] = [
  'condominium',
  'coop',
  'townhouse',
  'loft',
  'tic',
  'apartment-for-rent',
  'apartment-for-sale',
];

const sharedOnly = /association|community|shared|common/;
const fanOnly = /^(?:.*fan.*|humiditycontrol|energystarqualifiedequipment|separatemeters|variesbyunit)$/;
const inUnitLaundry =
  /inunit|inside|laundryroom|laundrycloset|level|^in(?:hall|kitchen|bathroom|closet|garage|basement|carport)|multiplelocations|unitlaundry/;
const petsDenied = /^(?:no|none|notallowed|nopets.*|notpermitted)$/;

/**
 * What a record says that a home has; each in RESO's own fields and both spellings of their values. What it does not say is left out: a
 * missing feature is unknown, not absent.
 */
export function readFeatures(reader: FieldReader, home: ReadBefore): ListingFeature[] {
  const list = (...fields: string[]): string[] => {
    // Of some twenty fields a record has few.
    const stated: string[] = [];
    for (const field of fields) {
      if (reader.record[field] !== undefined) stated.push(...statedValues(reader, field).map(lookupKey));
    }
    return stated;
  };
  const withoutProblems = { ...reader, problems: [] };
  const some = (pattern: RegExp, ...fields: string[]): boolean => list(...fields).some((value) => pattern.test(value));
  const flag = (field: string): boolean | null => readYesNo(withoutProblems, field);
  /** Its flag says so; without one, its list does. */
  const has = (flagField: string, ...listFields: string[]): boolean => flag(flagField) ?? list(...listFields).length > 0;

  const isShared = sharing.includes(home.property_type);
  const ownOrShared = (flagField: string, listField: string, name: RegExp): boolean => {
    const own = flag(flagField) ?? list(listField).some((value) => !sharedOnly.test(value));
    const shared = isShared && (some(sharedOnly, listField) || some(name, 'AssociationAmenities', 'CommunityFeatures'));
    return own || shared;
  };
  const outside = ['LotFeatures', 'ExteriorFeatures', 'Fencing', 'PatioAndPorchFeatures'];
  const found: Record<ListingFeature, boolean> = {
    pool: ownOrShared('PoolPrivateYN', 'PoolFeatures', /pool/),
    spa: ownOrShared('SpaYN', 'SpaFeatures', /spa|hottub/),
    waterfront: has('WaterfrontYN', 'WaterfrontFeatures'),
    view: has('ViewYN', 'View'),
    yard: flag('YardYN') ?? some(/yard|garden/, ...outside),
    patio:
      (flag('PatioYN') ?? list('PatioAndPorchFeatures').length > 0) ||
      some(/patio|deck|porch|balcony|terrace/, 'ExteriorFeatures'),
    fireplace: home.fireplaces === null ? has('FireplaceYN', 'FireplaceFeatures') : home.fireplaces > 0,
    'laundry-in-unit': flag('LaundryInUnitYN') ?? some(inUnitLaundry, 'LaundryFeatures'),
    'air-conditioning':
      list('Cooling').length > 0 ? list('Cooling').some((value) => !fanOnly.test(value)) : flag('CoolingYN') === true,
    basement: home.has_basement === true,
    elevator:
      flag('ElevatorYN') ??
      some(/elevator/, 'BuildingFeatures', 'AssociationAmenities', 'InteriorFeatures', 'AccessibilityFeatures'),
    'ev-charging': some(
      /evcharg|electricvehicle|carcharg/,
      'ParkingFeatures',
      'GreenEnergyEfficient',
      'Electric',
      'AssociationAmenities',
      'BuildingFeatures',
      'InteriorFeatures',
      'OtherEquipment',
    ),
    furnished: some(/^furnished|^fully|^yes$|^turnkey/, 'Furnished'),
    'pets-allowed': list('PetsAllowed').some((value) => !petsDenied.test(value) && value !== 'call'),
    accessible: list('AccessibilityFeatures').length > 0,
    'in-law-unit': some(
      /inlaw|guesthouse|guestquarters|accessorydwelling|^adu|casita|secondunit|seconddwelling|secondresidence|aupair/,
      'OtherStructures',
      'InteriorFeatures',
      'ExteriorFeatures',
      'RoomType',
    ),
    'new-construction':
      flag('NewConstructionYN') ??
      home.property_conditions.some((value) => /^newconstruction|^underconstruction|^tobebuilt/.test(value)),
    'senior-community': flag('SeniorCommunityYN') === true,
    'price-cut': home.list_price !== null && home.original_list_price !== null && home.list_price < home.original_list_price,
    // A day passes: it is asked of `last_open_house_on`.
    'open-house': false,
    'virtual-tour': home.hasVirtualTour,
  };
  return (Object.keys(found) as ListingFeature[]).filter((feature) => found[feature]);
}
