import { photoAddresses } from '#demo/photos/home-code.ts';
import { createRandom, type Random } from '#demo/random.ts';
import { dateOf, instantOf } from './calendar.ts';
import { drawnHomeOf } from './drawn-home.ts';
import type { HomeCondition } from './features.ts';
import type { Home } from './home.ts';
import type { Agent } from './people.ts';
import { writeRemarks } from './remarks/remarks.ts';
import type { ResoListing } from './reso-listing.ts';
import { resoTypesOf } from './reso-types.ts';
import { isFactoryBuilt, isUnit, isWithoutRooms } from './sizes.ts';
import { styleNameOf } from './style.ts';
import { annualTaxOf } from './taxes.ts';
import type { Timeline } from './timeline.ts';

const conditions: Record<HomeCondition, string[]> = {
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
  /** The day that the listings lead up to. */
  today: number;
}

/** The RESO record of a listing. */
export function toReso({ key, id, home, timeline, agent, today }: Parts, random: Random): ResoListing {
  const { site, features, building } = home;
  const { market, neighborhood } = site;
  const [propertyType, subType] = resoTypesOf(home, timeline.isLease);
  const [elementary, middle = elementary, high = middle] = neighborhood.schools;
  const street = `${site.streetNumber} ${site.streetName} ${site.streetSuffix}`;
  const hasRooms = !isWithoutRooms(home.type);
  const isBare = home.type === 'land' || home.type === 'parking';
  const isHouse = home.type === 'house';
  const date = (day: number | null): string | null => (day === null ? null : dateOf(day));
  const instant = (day: number): string => instantOf(day, random.int(0, 21_599));
  const styleName = styleNameOf(home.style, market.rowHouses);
  const photos = photoAddresses(drawnHomeOf(home, random));
  const conditionOfSale = timeline.isLease ? 'Standard' : specialCondition(random);
  const gaveConcession = timeline.status === 'Closed' && !timeline.isLease && random.chance(concessionShare(home, timeline));
  return {
    ListingKey: key,
    ListingId: id,
    OriginatingSystemName: market.systemName,
    StandardStatus: timeline.status,
    PropertyType: propertyType,
    PropertySubType: subType,
    ListPrice: timeline.listPrice,
    OriginalListPrice: timeline.originalListPrice,
    PreviousListPrice: timeline.priceChangeDay === null ? null : timeline.originalListPrice,
    ClosePrice: timeline.closePrice,
    Concessions: timeline.status === 'Closed' ? (gaveConcession ? 'Yes' : 'No') : null,
    ConcessionsAmount: gaveConcession ? concession(timeline.closePrice ?? 0, random) : null,
    SpecialListingConditions: [conditionOfSale],
    ListingContractDate: dateOf(timeline.contractSignedDay),
    OnMarketDate: date(timeline.onMarketDay),
    ExpectedOnMarketDate: date(timeline.expectedOnMarketDay),
    PurchaseContractDate: date(timeline.purchaseContractDay),
    ContingentDate: timeline.status === 'Active Under Contract' ? date(timeline.purchaseContractDay) : null,
    PendingTimestamp:
      timeline.status === 'Pending' && timeline.purchaseContractDay !== null ? instant(timeline.purchaseContractDay) : null,
    CloseDate: date(timeline.closeDay),
    OffMarketDate: date(timeline.offMarketDay),
    PriceChangeTimestamp: timeline.priceChangeDay === null ? null : instant(timeline.priceChangeDay),
    DaysOnMarket: timeline.daysOnMarket,
    CumulativeDaysOnMarket: timeline.cumulativeDaysOnMarket,
    UnparsedAddress: home.unit === null ? street : `${street} #${home.unit}`,
    StreetNumber: String(site.streetNumber),
    StreetName: site.streetName,
    StreetSuffix: site.streetSuffix,
    UnitNumber: home.unit,
    City: neighborhood.city,
    CountyOrParish: neighborhood.county,
    StateOrProvince: market.state,
    PostalCode: site.zip,
    Country: 'US',
    SubdivisionName: neighborhood.name,
    MLSAreaMajor: neighborhood.districtOf(site.zip),
    ElementarySchoolDistrict: elementary ?? '',
    MiddleOrJuniorSchoolDistrict: middle ?? '',
    HighSchoolDistrict: high ?? '',
    Latitude: site.latitude,
    Longitude: site.longitude,
    BuildingName: building?.name ?? null,
    YearBuilt: home.yearBuilt,
    ArchitecturalStyle: styleName ? [styleName.reso] : [],
    PropertyCondition: isBare ? [] : conditions[features.condition],
    StoriesTotal: isBare ? null : home.storeys,
    EntryLevel: home.floor,
    NumberOfUnitsTotal: home.units > 1 ? home.units : null,
    BedroomsTotal: hasRooms ? home.bedrooms : null,
    BathroomsFull: isBare ? null : home.fullBaths,
    BathroomsHalf: isBare ? null : home.halfBaths,
    BathroomsTotalInteger: isBare ? null : home.fullBaths + home.halfBaths,
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
    ...openHousesOf(key, timeline, today),
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
    View: features.view.map(({ name }) => name),
    ViewYN: features.view.length > 0,
    PoolPrivateYN: isHouse ? features.hasPool : null,
    PoolFeatures: features.hasPool ? ['In Ground'] : [],
    BodyType: isFactoryBuilt(home.type)
      ? [home.livingAreaSqFt !== null && home.livingAreaSqFt > 1_050 ? 'Double Wide' : 'Single Wide']
      : [],
    GreenEnergyGeneration: features.hasSolar ? ['Solar'] : [],
    TaxAnnualAmount: timeline.isLease ? null : annualTaxOf(home, timeline.listPrice, random),
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

/** One to three percent, in whole $500. */
function concession(price: number, random: Random): number {
  return Math.max(500, Math.round((price * random.between(0.008, 0.03)) / 500) * 500);
}

/** Sellers help with closing costs where homes wait. */
function concessionShare({ type, site }: Home, { daysOnMarket }: Timeline): number {
  const isSlow = site.market.state !== 'CA' || isUnit(type);
  return (isSlow ? 0.12 : 0.03) + Math.min(0.25, daysOnMarket / 400);
}

function specialCondition(random: Random): string {
  return random.weighted([
    ['Standard', 95.6],
    ['Probate Listing', 1.7],
    ['Trust', 1.4],
    ['Real Estate Owned', 0.6],
    ['Short Sale', 0.4],
    ['Auction', 0.2],
    ['In Foreclosure', 0.1],
  ]);
}

/** Feeds spell frequencies both ways; a fee is stated per payment. */
const unitFees = [
  [['Monthly', 1], 90],
  [['Quarterly', 3], 6],
  [['Bi-Monthly', 2], 2],
  [['BiMonthly', 2], 1],
  [['Semi-Monthly', 0.5], 1],
] as const;
const houseFees = [
  [['Annually', 12], 46],
  [['Quarterly', 3], 22],
  [['Monthly', 1], 18],
  [['Semi-Annually', 6], 8],
  [['SemiAnnually', 6], 6],
] as const;

function associationFee(home: Home, random: Random): Pick<ResoListing, 'AssociationFee' | 'AssociationFeeFrequency'> {
  if (home.hoaMonthlyDollars === null) return { AssociationFee: null, AssociationFeeFrequency: null };
  const [frequency, months] = random.weighted<readonly [string, number]>(
    home.type === 'house' || home.type === 'land' ? houseFees : unitFees,
  );
  return { AssociationFee: Math.round(home.hoaMonthlyDollars * months), AssociationFeeFrequency: frequency };
}

function roomsTotal(home: Home): number {
  return (
    home.bedrooms +
    2 +
    (home.features.interior.includes('Formal Dining Room') ? 1 : 0) +
    ((home.livingAreaSqFt ?? 0) > 2000 ? 1 : 0)
  );
}

const OPEN_HOUSE_SHARE = 0.18;
const SATURDAY = 6;

/** Some homes on the market stand open on the coming weekend, some on both of its days and on the next. Times are those of the home. */
function openHousesOf(key: string, { status, isLease }: Timeline, today: number): { OpenHouse?: Record<string, string>[] } {
  // Numbers of its own, so that nothing else of the home is another for it.
  const random = createRandom(`open house ${key}`);
  if (status !== 'Active' || isLease || !random.chance(OPEN_HOUSE_SHARE)) return {};
  const weekday = new Date(today * 86_400_000).getUTCDay();
  // A Sunday ends its weekend.
  const saturday = weekday === 0 ? today - 1 : today + SATURDAY - weekday;
  const days = random.weighted([
    [[saturday], 3],
    [[saturday + 1], 4],
    [[saturday, saturday + 1], 3],
    [[saturday + 1, saturday + 7], 1],
  ]);
  const [start, hours] = [random.int(11, 14), random.int(2, 3)];
  return {
    OpenHouse: days.map((day) => ({
      OpenHouseDate: dateOf(day),
      OpenHouseStartTime: `${dateOf(day)}T${start}:00:00`,
      OpenHouseEndTime: `${dateOf(day)}T${start + hours}:00:00`,
      OpenHouseStatus: 'Active',
      OpenHouseType: 'Public',
    })),
  };
}
