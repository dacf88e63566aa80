import type { PropertyType } from '#contract/listing-vocabulary.ts';
import { readText, type FieldReader } from './fields.ts';
import { lookupKey } from './lookup.ts';

const bySubType: Record<string, PropertyType> = {
  singlefamilyresidence: 'single-family-home',
  singlefamilydetached: 'single-family-home',
  detached: 'single-family-home',
  condominium: 'condominium',
  condo: 'condominium',
  townhouse: 'townhouse',
  attached: 'townhouse',
  loft: 'loft',
  stockcooperative: 'coop',
  cooperative: 'coop',
  owneryourown: 'coop',
  tenancyincommon: 'tic',
  duplex: 'multi-unit',
  triplex: 'multi-unit',
  quadruplex: 'multi-unit',
  multifamily: 'multi-unit',
  manufacturedhome: 'manufactured',
  manufacturedonland: 'manufactured',
  manufacturedinpark: 'manufactured-in-park',
  mobilehome: 'mobile-home',
  unimprovedland: 'lots-and-land',
  industrial: 'commercial-industrial',
  warehouse: 'commercial-industrial',
};

const byType: Record<string, PropertyType> = {
  land: 'lots-and-land',
  residentialincome: 'income',
  manufacturedinpark: 'manufactured-in-park',
  commercialsale: 'commercial',
  commerciallease: 'commercial',
  businessopportunity: 'commercial',
};

const leases = new Set(['residentiallease', 'commerciallease']);

/** Our property type from PropertyType and PropertySubType, and whether the listing is a lease. */
export function readPropertyType(reader: FieldReader): { propertyType: PropertyType; isLease: boolean } {
  const type = lookupKey(readText(reader, 'PropertyType') ?? '');
  const subType = lookupKey(readText(reader, 'PropertySubType') ?? '');
  const isLease = leases.has(type);
  return { propertyType: propertyTypeOf(type, subType, isLease), isLease };
}

function propertyTypeOf(type: string, subType: string, isLease: boolean): PropertyType {
  if (subType === 'apartment') return isLease ? 'apartment-for-rent' : 'apartment-for-sale';
  const known = bySubType[subType];
  if (known) return known;
  if (byType[type]) return byType[type];
  if (isLease) return 'rental';
  return 'other';
}
