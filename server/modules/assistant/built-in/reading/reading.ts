/** What goes into reading a question and what comes out. Everything here is plain data: reading touches no clock and no database. */
import type { ListingSearch, NamedArea } from '#contract/listing-search.ts';
import type { AreaNameType } from '#contract/listing-vocabulary.ts';
import type { ListingReference } from '#contract/listings.ts';
import type { SearchResultFacts } from '#server/modules/assistant/tools/facts.ts';

/** An area that the database knows and whose name stands, or nearly stands, in the question. */
export interface PlaceCandidate {
  nameType: AreaNameType;
  name: string;
  context: { city: string | null; stateAbbreviated: string | null };
  /** Listings inside it; decides between places of one name. */
  listingCount: number;
  /** The words of the question that it was found by: one of `placePhrases(text)`. */
  phrase: string;
  /** Whether the database found the phrase to be the name (abbreviations and endings apart), and not only like it. */
  exact?: boolean;
  /** Its middle, where known; without it "near" and "within 2 miles of" fall back to the area itself. */
  center?: { latitude: number; longitude: number } | null;
}

/** What the thread's earlier turns established. */
export interface EarlierTurn {
  search: ListingSearch;
  /** The listings that the last search showed, in their order. */
  results: SearchResultFacts[];
  /** Pages that the last search has, where known. */
  totalPages?: number;
  /** The listing that was talked about last. */
  opened?: ListingReference | null;
}

export interface Question {
  text: string;
  /** Calendar date, YYYY-MM-DD. */
  today: string;
  places: PlaceCandidate[];
  previous: EarlierTurn | null;
}

/** Something the answer must say about how the words were taken. */
export type Note =
  | { kind: 'one-area-only'; left: string[] }
  | { kind: 'cannot-exclude-area'; place: string }
  | { kind: 'no-point-for-near'; place: string }
  | { kind: 'measured-from'; place: string; isAddress: boolean }
  | { kind: 'not-searchable'; features: string[] }
  | { kind: 'spelling-forgiven'; written: string; name: string }
  | { kind: 'most-listings-chosen'; name: string; other: string };

/** What can be asked about one listing. */
export type ListingTopic =
  | 'days-listed'
  | 'price-per-sqft'
  | 'hoa'
  | 'price'
  | 'price-change'
  | 'beds'
  | 'baths'
  | 'size'
  | 'lot'
  | 'year-built'
  | 'parking'
  | 'status'
  | 'agent'
  | 'type';

export type CannotReason =
  | 'not-listings'
  | 'market-figures'
  | 'writing'
  | 'valuation'
  | 'fair-housing'
  | 'nothing-shown-yet'
  | 'no-such-result'
  | 'before-the-first-page'
  | 'after-the-last-page'
  | 'which-listing'
  | 'not-recorded';

export type Reading =
  | { kind: 'search'; search: ListingSearch; unusedWords: string[]; notes: Note[]; change: 'new' | 'refined' | 'page' }
  | { kind: 'pick'; listing: ListingReference; question: ListingTopic | null }
  | { kind: 'compare'; listings: ListingReference[] }
  | { kind: 'ask'; question: 'which-place'; phrase: string; choices: NamedArea[] }
  | { kind: 'ask'; question: 'unknown-place'; phrase: string }
  | { kind: 'greeting' }
  | { kind: 'thanks' }
  | { kind: 'help' }
  | { kind: 'cannot'; reason: CannotReason };
