import type { PresentationProperty } from '#contract/presentation-property.ts';
import { comparisonFlagNames, type ComparisonFlag } from '#contract/presentation-sections.ts';
import { count, dollars, usDate } from './formats.ts';

interface Fact {
  label: string;
  /** Null where it is missing. */
  value: (home: PresentationProperty) => string | null;
}

const text = (value: string | null): string | null => value || null;
const money = (value: number | null): string | null => (value === null ? null : dollars(value));
/** Of a lease it is the rent of a month. */
const price = ({ isLease }: PresentationProperty, value: number | null): string | null =>
  value === null ? null : `${dollars(value)}${isLease ? '/mo' : ''}`;
const number = (value: number | null): string | null => (value === null ? null : count(value));
const exact = (value: number | null): string | null => (value === null ? null : String(value));
const area = (value: number | null): string | null => (value === null ? null : `${count(value)} sq ft`);
const date = (value: string | null): string | null => (value === null ? null : usDate(value));

/** What each flag shows of a home, in the words of the documents. */
export const facts: Readonly<Record<ComparisonFlag, Fact>> = {
  showListPrice: { label: 'List Price', value: (home) => price(home, home.currentPrice) },
  showSoldPrice: { label: 'Sold Price', value: (home) => price(home, home.soldPrice) },
  showYearBuilt: { label: 'Year Built', value: (home) => exact(home.yearBuilt) },
  showPropertyType: { label: 'Property Type', value: (home) => text(home.propertyType) },
  showNeighborhood: { label: 'Neighborhood', value: (home) => text(home.neighborhood) },
  showLivingSpace: { label: 'Living Area', value: (home) => area(home.livingSpace) },
  showBeds: { label: 'Beds', value: (home) => exact(home.beds) },
  showBaths: { label: 'Baths', value: (home) => exact(home.baths) },
  showGarageParkingSpaces: {
    label: 'Parking',
    value: (home) => (home.garageParkingSpaces === 0 ? 'None' : exact(home.garageParkingSpaces)),
  },
  showLotSize: { label: 'Lot Size', value: (home) => area(home.lotSize) },
  showPricePerLivingSpaceSqft: { label: 'Price per Sq Ft', value: (home) => money(home.costPerInternalSqFt) },
  showHOAFees: {
    label: 'HOA Fees',
    value: (home) => (home.hoaFees === null ? null : home.hoaFees === 0 ? 'None' : `${dollars(home.hoaFees)}/mo`),
  },
  showDoormanAttendance: {
    label: 'Doorman',
    value: (home) => (home.hasDoormanAttendance === null ? null : home.hasDoormanAttendance ? 'Yes' : 'No'),
  },
  showRoomsTotal: { label: 'Total Rooms', value: (home) => exact(home.roomsTotal) },
  showFlipTaxRemarks: { label: 'Flip Tax', value: (home) => text(home.flipTaxRemarks) },
  showRecurringCosts: {
    label: 'Monthly Costs',
    value: (home) => (home.totalMonthlies === null ? null : `${dollars(home.totalMonthlies)}/mo`),
  },
  showSoldDate: { label: 'Sold Date', value: (home) => date(home.soldDate) },
  showListDate: { label: 'List Date', value: (home) => date(home.listDate) },
  showListingStatus: { label: 'Status', value: (home) => text(home.listingStatus) },
  showDaysOnMarket: { label: 'Days since listed', value: (home) => number(home.daysOnMarket) },
};

type Flags = { [Flag in ComparisonFlag]?: boolean };

/** The facts that a section shows, in their order. */
export function shownFacts(config: Flags): { flag: ComparisonFlag; fact: Fact }[] {
  return comparisonFlagNames.filter((flag) => config[flag]).map((flag) => ({ flag, fact: facts[flag] }));
}
