import { describe, expect, it, test } from 'vitest';
import type { ListingFeature } from '#contract/listing-features.ts';
import type { ListingRecord } from '../listing-record.ts';
import { readListing, type ResoListing } from './index.ts';

function kept(record: ResoListing): ListingRecord {
  const plain = { ListingKey: 'k1', StandardStatus: 'Active', PropertyType: 'Residential', ListPrice: 500_000 };
  const read = readListing({ ...plain, ...record }, '2026-11-20');
  if (read.outcome !== 'keep') throw new Error(`not kept: ${JSON.stringify(read)}`);
  return read.listing;
}

const condo = { PropertySubType: 'Condominium' };

const says: [ResoListing, ListingFeature[]][] = [
  [{ PoolPrivateYN: true }, ['pool']],
  [{ PoolFeatures: 'InGround,Heated' }, ['pool']],
  [{ PoolFeatures: ['In Ground', 'Heated'] }, ['pool']],
  [{ ...condo, PoolFeatures: ['Community'] }, ['pool']],
  [{ ...condo, AssociationAmenities: ['Pool', 'Spa/Hot Tub'] }, ['pool', 'spa']],
  [{ SpaYN: 'Y', ViewYN: 'true', WaterfrontYN: 1 }, ['spa', 'waterfront', 'view']],
  [{ View: ['BayView'], WaterfrontFeatures: ['Ocean Front'] }, ['waterfront', 'view']],
  [{ LotFeatures: ['BackYard'], PatioAndPorchFeatures: ['Deck'] }, ['yard', 'patio']],
  [{ FireplacesTotal: 2, LaundryFeatures: ['In Unit'] }, ['fireplace', 'laundry-in-unit']],
  [{ Cooling: ['CeilingFans', 'CentralAir'], Basement: ['Full', 'Finished'] }, ['air-conditioning', 'basement']],
  [{ BelowGradeFinishedArea: 600 }, ['basement']],
  [{ BuildingFeatures: ['Elevators'], ParkingFeatures: ['Electric Vehicle Charging Station(s)'] }, ['elevator', 'ev-charging']],
  [{ Furnished: 'Furnished', PetsAllowed: ['CatsOK'] }, ['furnished', 'pets-allowed']],
  [{ AccessibilityFeatures: ['AccessibleEntrance'], OtherStructures: ['Guest House'] }, ['accessible', 'in-law-unit']],
  [{ PropertyCondition: ['NewConstruction'], SeniorCommunityYN: true }, ['new-construction', 'senior-community']],
  [{ ListPrice: 480_000, OriginalListPrice: 500_000 }, ['price-cut']],
  [{ VirtualTourURLUnbranded: 'https://tours.example/1' }, ['virtual-tour']],
];

const saysNothing: ResoListing[] = [
  {},
  { PoolPrivateYN: false, PoolFeatures: ['Community'], AssociationAmenities: ['Pool'] },
  { PoolFeatures: ['None'], SpaFeatures: 'None', View: ['None'], WaterfrontFeatures: [] },
  { Cooling: ['Ceiling Fan(s)', 'WholeHouseFan'] },
  { Basement: ['Crawl Space'] },
  { LaundryFeatures: ['Common Area'] },
  { Furnished: 'Unfurnished', PetsAllowed: ['No'] },
  { FireplacesTotal: 0, FireplaceFeatures: ['None'] },
  { OriginalListPrice: 500_000 },
  { PropertyCondition: ['Updated/Remodeled'] },
];

describe('what a home has', () => {
  test.each(says)('%j says %j', (record, features) => {
    expect(kept(record).features.toSorted()).toEqual(features.toSorted());
  });

  test.each(saysNothing)('%j says nothing', (record) => {
    expect(kept(record).features).toEqual([]);
  });

  it('has its last open house from OpenHouse records, cancelled ones left out', () => {
    const OpenHouse = [
      { OpenHouseDate: '2026-11-22' },
      { OpenHouseDate: '2026-11-29', OpenHouseStatus: 'Canceled' },
      { OpenHouseStartTime: '2026-11-23T21:00:00Z' },
      'not a record',
    ];
    expect(kept({ OpenHouse }).last_open_house_on).toBe('2026-11-23');
    expect(kept({}).last_open_house_on).toBeNull();
  });
});

describe('what a value is made from', () => {
  it('adds up what lies below grade', () => {
    const parts = { BelowGradeFinishedArea: 400, BelowGradeUnfinishedArea: 200 };
    expect(kept(parts)).toMatchObject({ has_basement: true, basement_sqft: 600, basement_finished_sqft: 400 });
    expect(kept({ ...parts, BasementArea: 650 })).toMatchObject({ basement_sqft: 650 });
  });

  it('knows no basement only where the record says so', () => {
    expect(kept({ Basement: ['None'] })).toMatchObject({ has_basement: false, basement_sqft: 0 });
    expect(kept({ BasementYN: false })).toMatchObject({ has_basement: false, basement_sqft: 0 });
    expect(kept({})).toMatchObject({ has_basement: null, basement_sqft: null });
    expect(kept({ BasementYN: true })).toMatchObject({ has_basement: true, basement_sqft: null });
  });

  it('counts fireplaces, and none where the record denies them', () => {
    expect(kept({ FireplacesTotal: '2' }).fireplaces).toBe(2);
    expect(kept({ FireplaceYN: false }).fireplaces).toBe(0);
    expect(kept({ FireplaceYN: true })).toMatchObject({ fireplaces: null, features: ['fireplace'] });
  });

  it('keeps the words of its condition, and a rating of one to ten', () => {
    expect(kept({ PropertyCondition: ['Updated/Remodeled', 'UpdatedRemodeled'] }).property_conditions).toEqual([
      'updatedremodeled',
    ]);
    expect(kept({ ConditionRating: '7' }).condition_rating).toBe(7);
    expect(kept({ ConditionRating: 'Above Average' }).condition_rating).toBe(6);
    expect(kept({ ConditionRating: 'B+' }).condition_rating).toBeNull();
  });

  it('takes the effective year for a renovation only where it is later than the building', () => {
    expect(kept({ YearBuilt: 1950, YearBuiltEffective: 1995 }).year_renovated).toBe(1995);
    expect(kept({ YearBuilt: 1950, YearBuiltEffective: 1950 }).year_renovated).toBeNull();
    expect(kept({ YearBuilt: 1950, YearRenovated: 2001, YearBuiltEffective: 1995 }).year_renovated).toBe(2001);
  });
});
