import type { SubjectEdit } from '#contract/cmas.ts';
import { propertyLimits, type PresentationProperty } from '#contract/presentation-property.ts';
import type { ComparisonFlag } from '#contract/presentation-sections.ts';
import { count } from '../view/formats.ts';
import { numberInField, wholeNumberOf } from './whole-number.ts';

/** How a fact of a home that is in no MLS is typed and stored. */
export interface SubjectFact {
  label: string;
  isNumber: boolean;
  /** As it stands in its field. */
  shown: (home: PresentationProperty) => string;
  /** What cannot even be typed. */
  refuses: (typed: string) => boolean;
  /** What is wrong with it, empty where there are no words for it; null where it may be stored. */
  check: (typed: string) => string | null;
  edit: (typed: string) => SubjectEdit;
}

const CENTS_PER_DOLLAR = 100;

type NumberField = 'beds' | 'baths' | 'livingSpace' | 'lotSize' | 'yearBuilt' | 'garageParkingSpaces' | 'roomsTotal';
type MoneyField = 'currentPrice' | 'soldPrice' | 'hoaFees';

function number(
  label: string,
  of: NumberField | MoneyField,
  max: number,
  edit: (value: number | null) => SubjectEdit,
): SubjectFact {
  return {
    label,
    isNumber: true,
    shown: (home) => (home[of] === null ? '' : of === 'yearBuilt' ? String(home[of]) : numberInField(home[of])),
    refuses: (typed) => wholeNumberOf(typed, max) === undefined,
    check: (typed) => {
      if (wholeNumberOf(typed, max) !== undefined) return null;
      return wholeNumberOf(typed, Infinity) === undefined ? '' : `${label} must be less than or equal to ${count(max)}`;
    },
    edit: (typed) => edit(wholeNumberOf(typed, max) ?? null),
  };
}

function text(
  label: string,
  of: 'propertyType' | 'neighborhood' | 'flipTaxRemarks' | 'city',
  edit: (value: string | null) => SubjectEdit,
): SubjectFact {
  return {
    label,
    isNumber: false,
    shown: (home) => home[of] ?? '',
    refuses: () => false,
    check: () => null,
    edit: (typed) => edit(typed.trim() || null),
  };
}

const yesOrNo = /^(?:yes|no)$/i;

const doorman: SubjectFact = {
  label: 'Doorman',
  isNumber: false,
  shown: ({ hasDoormanAttendance: has }) => (has === null ? '' : has ? 'Yes' : 'No'),
  refuses: () => false,
  check: (typed) => (typed.trim() === '' || yesOrNo.test(typed.trim()) ? null : 'Please select Yes or No'),
  edit: (typed) => ({ hasDoormanAttendance: typed.trim() === '' ? null : /^yes$/i.test(typed.trim()) }),
};

/** The facts that can be typed, by the flag that shows them; what is computed or has parts of its own is none of them. */
export const subjectFacts: Readonly<Partial<Record<ComparisonFlag, SubjectFact>>> = {
  showPropertyType: text('Property Type', 'propertyType', (type) => ({ type })),
  showNeighborhood: text('Neighborhood', 'neighborhood', (neighborhood) => ({ neighborhood })),
  showBeds: number('Bedrooms', 'beds', propertyLimits.beds, (bedCount) => ({ bedCount })),
  showBaths: number('Bathrooms', 'baths', propertyLimits.baths, (bathCount) => ({ bathCount })),
  showLivingSpace: number('Living Space', 'livingSpace', propertyLimits.livingSpace, (livingAreaSqFt) => ({ livingAreaSqFt })),
  showLotSize: number('Lot Size', 'lotSize', propertyLimits.lotSize, (lotSizeSqFt) => ({ lotSizeSqFt })),
  showYearBuilt: number('Year Built', 'yearBuilt', propertyLimits.yearBuilt, (yearBuilt) => ({ yearBuilt })),
  showGarageParkingSpaces: number(
    'Parking Spaces',
    'garageParkingSpaces',
    propertyLimits.garageParkingSpaces,
    (garageSpaces) => ({
      garageSpaces,
    }),
  ),
  showRoomsTotal: number('Total Rooms', 'roomsTotal', propertyLimits.roomsTotal, (roomsTotal) => ({ roomsTotal })),
  showListPrice: number('List Price', 'currentPrice', propertyLimits.listPrice, (currentPrice) => ({ currentPrice })),
  showSoldPrice: number('Sold Price', 'soldPrice', propertyLimits.soldPrice, (soldPrice) => ({ soldPrice })),
  showHOAFees: number('Monthly Fees', 'hoaFees', propertyLimits.hoaFees, (fee) => ({
    hoaFeeCents: fee === null ? null : fee * CENTS_PER_DOLLAR,
  })),
  showFlipTaxRemarks: text('Flip Tax', 'flipTaxRemarks', (flipTaxRemarks) => ({ flipTaxRemarks })),
  showDoormanAttendance: doorman,
};

/** Where the home is, which no tile shows. */
export const cityFact = text('City', 'city', (city) => ({ city }));
