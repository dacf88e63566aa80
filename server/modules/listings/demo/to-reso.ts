import { photoAddresses, type DrawnHome, type Finish, type Outlook } from '#server/modules/listings/photos/home-code.ts';
import type { Random } from '#server/modules/listings/photos/random.ts';
import { dateOf, instantOf } from './calendar.ts';
import type { Condition } from './features.ts';
import type { Home } from './home.ts';
import type { HomeType } from './markets/market.ts';
import type { Agent } from './people.ts';
import { writeRemarks } from './remarks.ts';
import type { ResoListing } from './reso-listing.ts';
import { isUnit } from './sizes.ts';
import { lookOf, styleNameOf } from './style.ts';
import type { Timeline } from './timeline.ts';

export const DEMO_SYSTEM_NAME = 'Sidekick Demo MLS';

const saleTypes: Record<HomeType, readonly [PropertyType: string, PropertySubType: string | null]> = {
  house: ['Residential', 'Single Family Residence'],
  condo: ['Residential', 'Condominium'],
  townhouse: ['Residential', 'Townhouse'],
  loft: ['Residential', 'Loft'],
  tic: ['Residential', 'Tenancy in Common'],
  coop: ['Residential', 'Stock Cooperative'],
  duplex: ['Residential Income', 'Duplex'],
  triplex: ['Residential Income', 'Triplex'],
  fourplex: ['Residential Income', 'Quadruplex'],
  // Five homes and more have no sub type of their own in RESO.
  apartments: ['Residential Income', null],
  land: ['Land', 'Unimproved Land'],
  commercial: ['Commercial Sale', 'Retail'],
};

const conditions: Record<Condition, string[]> = {
  new: ['New Construction'],
  renovated: ['Updated/Remodeled'],
  updated: ['Updated/Remodeled'],
  original: [],
  fixer: ['Fixer'],
};

export interface Parts {
  key: string;
  id: string;
  home: Home;
  timeline: Timeline;
  agent: Agent;
}

/** The RESO record of a listing. */
export function toReso({ key, id, home, timeline, agent }: Parts, random: Random): ResoListing {
  const { site, features, building } = home;
  const { market, neighborhood } = site;
  const [propertyType, subType] = saleTypes[home.type];
  const isLeasedFlat = timeline.isLease && home.type === 'condo' && building === null;
  const street = `${site.streetNumber} ${site.streetName} ${site.streetSuffix}`;
  const hasRooms = home.type !== 'land' && home.type !== 'commercial';
  const date = (day: number | null): string | null => (day === null ? null : dateOf(day));
  const instant = (day: number): string => instantOf(day, random.int(0, 21_599));
  const styleName = styleNameOf(home.style, market.rowHouses);
  const photos = photoAddresses(drawnHome(home, random));
  const conditionOfSale = timeline.isLease ? 'Standard' : specialCondition(random);
  const gaveConcession = timeline.status === 'Closed' && !timeline.isLease && isUnit(home.type) && random.chance(0.1);
  return {
    ListingKey: key,
    ListingId: id,
    OriginatingSystemName: DEMO_SYSTEM_NAME,
    StandardStatus: timeline.status,
    PropertyType: timeline.isLease ? 'Residential Lease' : propertyType,
    PropertySubType: isLeasedFlat ? 'Apartment' : subType,
    ListPrice: timeline.listPrice,
    OriginalListPrice: timeline.originalListPrice,
    PreviousListPrice: timeline.priceChangeDay === null ? null : timeline.originalListPrice,
    ClosePrice: timeline.closePrice,
    Concessions: timeline.status === 'Closed' ? (gaveConcession ? 'Yes' : 'No') : null,
    ConcessionsAmount: gaveConcession ? random.int(1, 6) * 2500 : null,
    SpecialListingConditions: [conditionOfSale],
    ListingContractDate: dateOf(timeline.contractSignedDay),
    OnMarketDate: date(timeline.onMarketDay),
    ExpectedOnMarketDate: date(timeline.expectedOnMarketDay),
    PurchaseContractDate: date(timeline.purchaseContractDay),
    ContingentDate: timeline.status === 'Active Under Contract' ? date(timeline.purchaseContractDay) : null,
    PendingTimestamp:
      timeline.status === 'Pending' && timeline.purchaseContractDay !== null ? instant(timeline.purchaseContractDay) : null,
    CloseDate: date(timeline.closeDay),
    PriceChangeTimestamp: timeline.priceChangeDay === null ? null : instant(timeline.priceChangeDay),
    DaysOnMarket: timeline.daysOnMarket,
    CumulativeDaysOnMarket: timeline.cumulativeDaysOnMarket,
    UnparsedAddress: home.unit === null ? street : `${street} #${home.unit}`,
    StreetNumber: String(site.streetNumber),
    StreetName: site.streetName,
    StreetSuffix: site.streetSuffix,
    UnitNumber: home.unit,
    City: market.city,
    CountyOrParish: market.county,
    StateOrProvince: market.state,
    PostalCode: site.zip,
    Country: 'US',
    SubdivisionName: neighborhood.name,
    MLSAreaMajor: neighborhood.district,
    ElementarySchoolDistrict: market.schoolDistrict,
    MiddleOrJuniorSchoolDistrict: market.schoolDistrict,
    HighSchoolDistrict: market.schoolDistrict,
    Latitude: site.latitude,
    Longitude: site.longitude,
    BuildingName: building?.name ?? null,
    YearBuilt: home.yearBuilt,
    ArchitecturalStyle: styleName ? [styleName.reso] : [],
    PropertyCondition: home.type === 'land' ? [] : conditions[features.condition],
    StoriesTotal: home.type === 'land' ? null : home.storeys,
    EntryLevel: home.floor,
    NumberOfUnitsTotal: home.units > 1 ? home.units : null,
    BedroomsTotal: hasRooms ? home.bedrooms : null,
    BathroomsFull: home.type === 'land' ? null : home.fullBaths,
    BathroomsHalf: home.type === 'land' ? null : home.halfBaths,
    BathroomsTotalInteger: home.type === 'land' ? null : home.fullBaths + home.halfBaths,
    RoomsTotal: hasRooms && home.units === 1 ? roomsTotal(home) : null,
    LivingArea: home.livingAreaSqFt,
    LivingAreaUnits: home.livingAreaSqFt === null ? null : 'Square Feet',
    LotSizeSquareFeet: home.lotSqFt,
    GarageSpaces: home.type === 'land' ? null : home.garageSpaces,
    GarageYN: home.type === 'land' ? null : home.garageSpaces > 0,
    AttachedGarageYN: home.garageSpaces > 0 ? home.hasAttachedGarage : null,
    OpenParkingSpaces: home.openSpaces > 0 ? home.openSpaces : null,
    ParkingFeatures:
      home.garageSpaces > 0
        ? [home.hasAttachedGarage ? 'Attached' : 'Detached', 'Garage']
        : home.openSpaces > 0
          ? ['Driveway']
          : [],
    AssociationYN: home.hoaMonthlyDollars !== null,
    ...associationFee(home, random),
    AssociationAmenities: building?.amenities ?? [],
    BuildingFeatures: building
      ? [...(building.hasDoorman ? ['Doorman'] : []), ...(building.hasElevator ? ['Elevator(s)'] : [])]
      : [],
    FireplacesTotal: hasRooms ? features.fireplaces : null,
    FireplaceYN: hasRooms ? features.fireplaces > 0 : null,
    Flooring: features.flooring,
    InteriorFeatures: features.interior,
    Appliances: features.appliances,
    LaundryFeatures: features.laundry,
    Heating: features.heating,
    Cooling: features.cooling,
    PatioAndPorchFeatures: features.patio,
    LotFeatures: features.lot,
    View: features.view,
    ViewYN: features.view.length > 0,
    GreenEnergyGeneration: features.hasSolar ? ['Solar'] : [],
    TaxAnnualAmount: timeline.isLease ? null : Math.round(timeline.listPrice * random.between(0.35, 1) * market.taxRate),
    TaxYear: timeline.isLease ? null : Number(dateOf(timeline.contractSignedDay).slice(0, 4)) - 1,
    AvailabilityDate: timeline.isLease
      ? dateOf((timeline.closeDay ?? timeline.onMarketDay ?? timeline.contractSignedDay) + random.int(1, 30))
      : null,
    PublicRemarks: writeRemarks(home, timeline.isLease, random),
    ListAgentKey: agent.key,
    ListAgentFullName: agent.name,
    ListAgentStateLicense: agent.license,
    ListAgentEmail: agent.email,
    ListAgentDirectPhone: agent.phone,
    ListOfficeKey: agent.office.key,
    ListOfficeName: agent.office.name,
    ListOfficePhone: agent.office.phone,
    AttributionContact: agent.office.phone,
    InternetEntireListingDisplayYN: !random.chance(0.005),
    InternetAddressDisplayYN: !random.chance(0.01),
    InternetAutomatedValuationDisplayYN: !random.chance(0.02),
    InternetConsumerCommentYN: !random.chance(0.02),
    Media: photos.map((url, index) => ({ MediaURL: url, MediaCategory: 'Photo', Order: index + 1 })),
    PhotosCount: photos.length,
    OriginalEntryTimestamp: instant(timeline.contractSignedDay),
    ModificationTimestamp: instant(Math.max(timeline.lastChangeDay, timeline.priceChangeDay ?? 0)),
  };
}

function specialCondition(random: Random): string {
  return random.weighted([
    ['Standard', 96],
    ['Probate Listing', 1.8],
    ['Trust', 1.4],
    ['Real Estate Owned', 0.5],
    ['Short Sale', 0.3],
  ]);
}

function associationFee(home: Home, random: Random): Pick<ResoListing, 'AssociationFee' | 'AssociationFeeFrequency'> {
  if (home.hoaMonthlyDollars === null) return { AssociationFee: null, AssociationFeeFrequency: null };
  const [frequency, months] = random.weighted<readonly [string, number]>(
    home.type === 'house'
      ? [[['Annually', 12], 1]]
      : [
          [['Monthly', 1], 94],
          [['Quarterly', 3], 6],
        ],
  );
  return { AssociationFee: home.hoaMonthlyDollars * months, AssociationFeeFrequency: frequency };
}

function roomsTotal(home: Home): number {
  return (
    home.bedrooms +
    2 +
    (home.features.interior.includes('Formal Dining Room') ? 1 : 0) +
    ((home.livingAreaSqFt ?? 0) > 2000 ? 1 : 0)
  );
}

function drawnHome(home: Home, random: Random): DrawnHome {
  const seed = Array.from({ length: 6 }, () => random.int(0, 35).toString(36)).join('');
  const doors = home.hasAttachedGarage || home.style === 'townhouse' ? Math.min(home.garageSpaces, 3) : 0;
  return {
    style: home.style,
    look: lookOf(home.site.market),
    finish: finishOf[home.features.condition],
    storeys: home.storeys,
    garages: home.building ? 0 : doors,
    bedrooms: home.units > 1 ? 2 : Math.min(home.bedrooms, 9),
    fireplaces: Math.min(home.features.fireplaces, 1),
    outlook: outlookOf(home),
    seed,
  };
}

const finishOf: Record<Condition, Finish> = {
  new: 'new',
  renovated: 'new',
  updated: 'updated',
  original: 'original',
  fixer: 'original',
};

const outlookOfView: Record<string, Outlook> = {
  Bay: 'water',
  Ocean: 'ocean',
  Lake: 'water',
  Water: 'water',
  River: 'water',
  'Bridge(s)': 'bridge',
  Hills: 'hills',
  'Twin Peaks': 'hills',
  'Trees/Woods': 'woods',
  Canyon: 'hills',
  Marsh: 'marsh',
  Pool: 'pool',
};

function outlookOf({ features }: Home): Outlook {
  const [view] = features.view;
  if (view !== undefined) return outlookOfView[view] ?? 'city';
  if (features.patio.includes('Deck')) return 'deck';
  if (features.lot.includes('Garden') || features.patio.includes('Patio')) return 'garden';
  return 'street';
}
