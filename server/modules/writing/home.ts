/** A listing as copy is written from it. */
import type { Listing } from '#contract/listings.ts';
import { featuresOf, isUnit, viewOf } from './features.ts';
import { plainWords } from './text.ts';
import type { HomeCondition, CopyWords, Home } from './words.ts';

const PART =
  '(?:kitchens?|bath(?:room)?s?|floors?|windows?|roof|systems?|electrical|plumbing|appliances|basement|attic|garage|lobby|building|landscaping|yard|powder\\s+room|primary|suites?|laundry|exterior|interior\\s+paint|paint|closets?|cabinets?|counters?|hvac|furnace|deck|patio|pool|entry|bedrooms?|living\\s+room)';
const DONE = '(?:renovated|remodell?ed|updated)';
/** "Remodeled kitchen", "the baths have been updated": of a part, and not of the home. */
const ofPart = new RegExp(
  `\\b${DONE}\\b(?:[\\s,]+(?!(?:throughout|top|home|house|condo|unit|flat|bungalow|loft|townhouse|with|and\\s+\\w+\\s+home)\\b)[\\w'-]+){0,3}?[\\s,]+${PART}\\b|\\b${PART}\\b(?:\\s+and\\s+\\w+)?(?:\\s+(?:was|were|is|are|has|have|been|fully|recently|completely|all|newly|beautifully|tastefully))*\\s+${DONE}\\b`,
  'gi',
);

function conditionIn(told: string): HomeCondition | null {
  const remarks = told.replace(ofPart, ' ');
  if (/\b(?:fixer|needs? (?:work|updating)|in need of work|bring a contractor)\b/i.test(remarks)) return 'fixer';
  if (/\b(?:renovated|remodell?ed|gut[- ]renovat)/i.test(remarks)) return 'renovated';
  if (/\b(?:new(?:ly)? (?:construction|built)|recent construction)\b/i.test(remarks)) return 'new';
  if (/\bupdated\b/i.test(remarks)) return 'updated';
  return /\boriginal condition\b/i.test(remarks) ? 'original' : null;
}

function floorIn(remarks: string): number | null {
  const found = /\bon (?:floor|the) (\d{1,2})(?:(?:st|nd|rd|th) floor)?\b/i.exec(remarks)?.[1];
  return found ? Number(found) : null;
}

export function homeOf(listing: Listing, words: CopyWords): Home {
  const remarks = listing.description ?? '';
  const type = listing.propertyType.id;
  const place = listing.neighborhood ?? listing.city;
  const view = viewOf(plainWords(remarks));
  return {
    seed: `${listing.mlsSource}:${listing.uPropertyId}`,
    listing,
    words,
    noun: words.nounOf(listing),
    isUnit: isUnit(listing),
    floor: floorIn(remarks),
    isLand: type === 'lots-and-land',
    isBuilding: type === 'multi-unit' || type === 'income' || type === 'commercial' || type === 'commercial-industrial',
    place: words.placeIn(place === null ? null : plainWords(place)),
    rooms: words.roomsOf(listing),
    roomsShort: words.roomsInShort(listing),
    area: listing.internalSize ? words.squareFeet(listing.internalSize) : null,
    lot: listing.lotSize ? words.squareFeet(listing.lotSize) : null,
    features: featuresOf(listing),
    view: view && words.viewOf(view),
    condition: conditionIn(remarks),
  };
}
