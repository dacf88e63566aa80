/** Words that every kind of answer uses. */
import type { ListingFeature } from '#contract/listing-features.ts';
import { listingStatusLabels, propertyTypeLabels, type ListingStatus, type PropertyType } from '#contract/listing-vocabulary.ts';
import { count, list, plural } from '../../format.ts';

export const months = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];

/** "November 5, 2026" */
function day(date: string): string {
  const [year, month, dayOfMonth] = date.split('-').map(Number);
  return `${months[(month ?? 1) - 1]} ${dayOfMonth}, ${year}`;
}

/** "Nov 5, 2026": in a table */
function shortDay(date: string): string {
  const [year, month, dayOfMonth] = date.split('-').map(Number);
  return `${months[(month ?? 1) - 1]?.slice(0, 3)} ${dayOfMonth}, ${year}`;
}

/** "Oct 2026", of `YYYY-MM` */
export function shortMonth(name: string): string {
  const [year, number] = name.split('-').map(Number);
  return `${months[(number ?? 1) - 1]?.slice(0, 3)} ${year}`;
}

/** "November 2026", of `YYYY-MM` */
export function month(name: string): string {
  const [year, number] = name.split('-').map(Number);
  return `${months[(number ?? 1) - 1]} ${year}`;
}

const types: Partial<Record<PropertyType, string>> = {
  'single-family-home': 'single-family homes',
  'apartment-for-rent': 'apartments',
  'apartment-for-sale': 'apartments',
  condominium: 'condos',
  townhouse: 'townhouses',
  'multi-unit': 'multi-unit buildings',
  loft: 'lofts',
  coop: 'co-ops',
  commercial: 'commercial properties',
  'commercial-industrial': 'industrial properties',
  'lots-and-land': 'lots',
  income: 'income properties',
  manufactured: 'manufactured homes',
  'manufactured-in-park': 'manufactured homes',
  'mobile-home': 'manufactured homes',
  tic: 'TICs',
};
const features: Readonly<Record<ListingFeature, string>> = {
  pool: 'a pool',
  spa: 'a hot tub',
  waterfront: 'a waterfront',
  view: 'a view',
  yard: 'a yard',
  patio: 'a patio or deck',
  fireplace: 'a fireplace',
  'laundry-in-unit': 'laundry in the unit',
  'air-conditioning': 'air conditioning',
  basement: 'a basement',
  elevator: 'an elevator',
  'ev-charging': 'EV charging',
  furnished: 'furniture',
  'pets-allowed': 'pets allowed',
  accessible: 'wheelchair access',
  'in-law-unit': 'an in-law unit',
  'new-construction': 'new construction',
  'senior-community': 'a 55+ community',
  'price-cut': 'a price cut',
  'open-house': 'an open house to come',
  'virtual-tour': 'a virtual tour',
};
const statuses: Readonly<Record<ListingStatus, string>> = listingStatusLabels;
const typeLabels: Readonly<Record<PropertyType, string>> = propertyTypeLabels;

export const common = {
  day,
  shortDay,
  /** "August 23 to November 21, 2026" */
  span: (startAt: string, endAt: string) => {
    const from = day(startAt);
    return `${startAt.slice(0, 4) === endAt.slice(0, 4) ? from.slice(0, from.lastIndexOf(',')) : from} to ${day(endAt)}`;
  },
  /** "Aug 23 to Nov 21, 2026": beside tiles that write it so */
  shortSpan: (startAt: string, endAt: string) => {
    const from = shortDay(startAt);
    return `${startAt.slice(0, 4) === endAt.slice(0, 4) ? from.slice(0, from.lastIndexOf(',')) : from} to ${shortDay(endAt)}`;
  },
  and: (words: readonly string[]) => list(words, 'and'),
  or: (words: readonly string[]) => list(words, 'or'),
  aMonth: (amount: string) => `${amount} a month`,
  noPrice: 'price not given',
  studio: 'studio',
  beds: (beds: number) => `${beds} bd`,
  baths: (baths: number) => `${baths} ba`,
  acres: (acres: number) => (acres === 1 ? '1 acre' : `${acres} acres`),
  sqFt: (area: number) => `${count(area)} sq ft`,
  perSqFt: (amount: string) => `${amount} per sq ft`,
  days: (days: number) => plural(days, 'day'),
  garageSpaces: (spaces: number) => `${spaces} garage ${spaces === 1 ? 'space' : 'spaces'}`,
  county: (name: string) => (/county/i.test(name) ? name : `${name} County`),
  types: (type: PropertyType) => types[type] ?? propertyTypeLabels[type].toLowerCase(),
  typeLabels,
  statuses,
  features,
};
export type CommonTexts = typeof common;
