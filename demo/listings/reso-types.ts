import type { Home } from './home.ts';
import type { HomeType } from './markets/market.ts';

const saleTypes: Record<HomeType, readonly [PropertyType: string, PropertySubType: string | null]> = {
  house: ['Residential', 'Single Family Residence'],
  condo: ['Residential', 'Condominium'],
  townhouse: ['Residential', 'Townhouse'],
  loft: ['Residential', 'Loft'],
  tic: ['Residential', 'Tenancy in Common'],
  coop: ['Residential', 'Stock Cooperative'],
  apartment: ['Residential', 'Apartment'],
  duplex: ['Residential Income', 'Duplex'],
  triplex: ['Residential Income', 'Triplex'],
  fourplex: ['Residential Income', 'Quadruplex'],
  // Five homes and more have no sub type of their own in RESO.
  apartments: ['Residential Income', null],
  manufactured: ['Residential', 'Manufactured On Land'],
  manufacturedInPark: ['Manufactured In Park', null],
  mobile: ['Residential', 'Mobile Home'],
  land: ['Land', 'Unimproved Land'],
  commercial: ['Commercial Sale', 'Retail'],
  industrial: ['Commercial Sale', 'Industrial'],
  parking: ['Residential', 'Deeded Parking'],
};

/** RESO PropertyType and PropertySubType of a home that is sold or let. */
export function resoTypesOf({ type, building }: Home, isLease: boolean): readonly [string, string | null] {
  const [propertyType, subType] = saleTypes[type];
  if (!isLease) return [propertyType, subType];
  if (type === 'commercial' || type === 'industrial') return ['Commercial Lease', subType];
  // A flat in a small house has no sub type in most feeds; one that was a condominium is let as an apartment.
  if (type === 'apartment') return ['Residential Lease', null];
  return ['Residential Lease', type === 'condo' && building === null ? 'Apartment' : subType];
}
