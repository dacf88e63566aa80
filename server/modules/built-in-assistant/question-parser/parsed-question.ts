/** What goes into reading a question and what comes out. Everything here is plain data: reading touches no clock and no database. */
import type { ListingSearch, NamedArea } from '#contract/listing-search.ts';
import type { AreaNameType } from '#contract/listing-vocabulary.ts';
import type { ListingReference } from '#contract/listing-reference.ts';
import type { TalkReason } from '../answers/talk-answer.ts';
import type { Intent } from '../intents/vocabulary.ts';
import type { EarlierTurn } from './earlier-turn.ts';
import type { MarketQuestion } from './market-question.ts';
import type { UnsupportedRequest } from './unsupported-requests.ts';
import type { WritingRequest } from './writing-request.ts';

/** An area that the database knows and whose name stands, or nearly stands, in the question. */
export interface PlaceCandidate {
  nameType: AreaNameType;
  name: string;
  context: { city: string | null; stateAbbreviated: string | null };
  /** Listings inside it; decides between places of one name. */
  listingCount: number;
  /** The words of the question that it was found by: one of `placePhrases(text)`. */
  phrase: string;
  /** It lies in the state that the agent works in, and is meant before others of its name. */
  isInOwnMarket?: boolean;
  /** Whether the database found the phrase to be the name (abbreviations and endings apart), and not only like it. */
  exact?: boolean;
  /** An address of no listing, with the place of the nearest house number on its street. */
  isBeside?: boolean;
  /** Its middle, where known; without it "near" and "within 2 miles of" fall back to the area itself. */
  center?: { latitude: number; longitude: number } | null;
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
  /** "At that price", where prices were told at several rates. */
  | { kind: 'lowest-affordable'; dollars: number; ratePercent: number }
  | { kind: 'one-area-only'; left: string[] }
  | { kind: 'cannot-sort-by'; what: string }
  /** "Downtown Durham", where the only downtowns lie in other cities. */
  | { kind: 'not-known-there'; place: string; city: string }
  /** "In Coral Gables or Coconut Grove": the other place of the two, which no listing lies in. */
  | { kind: 'place-not-known'; place: string }
  /** Null: the user's own listings. */
  | { kind: 'agents-by-licence'; name: string | null }
  /** A brokerage, by which nothing is searched. */
  | { kind: 'office-not-searched'; name: string }
  | { kind: 'no-point-for-near'; place: string }
  | { kind: 'measured-from'; place: string; isAddress: boolean; isBeside?: boolean }
  | { kind: 'not-searchable'; features: string[] }
  /** Homes that were just taken off the list, by their addresses. */
  | { kind: 'left-out'; homes: string[] }
  /** Places of the list that were named and that it does not have. */
  | { kind: 'not-in-list'; places: number[] }
  /** Wishes that are only nice to have. */
  | { kind: 'no-must'; features: string[] }
  /** "A pool or a view": a home must have both. */
  | { kind: 'all-wishes' }
  /** Open houses are searched by their days. */
  | { kind: 'open-house-hours' }
  /** On which day a home went pending or under contract is not searched by. */
  | { kind: 'pending-not-dated' }
  /** Nor by the day on which a price was cut. */
  | { kind: 'cut-not-dated' }
  /** Days to a contract alone are not known, only days on market. */
  | { kind: 'days-to-contract' }
  /** What was for sale at another time is not known. */
  | { kind: 'supply-only-now' }
  /** How far the water is no listing tells: those on it are searched. */
  | { kind: 'water-not-measured' }
  /** Pets are allowed; which, has to be asked. */
  | { kind: 'pets-not-told' }
  /** Something near by whose place is not known, as it is written. */
  | { kind: 'landmark-not-known'; name: string }
  /** "A 10 min walk", as it is written: distances are straight lines. */
  | { kind: 'travel-time-not-known'; time: string }
  /** Listings name a school district, and no school's own zone. */
  | { kind: 'attendance-zone-not-known' }
  /** "Near good schools": no place is rated; null where none is named. */
  | { kind: 'schools-not-rated'; place: string | null }
  /** "In a safe area": no place is rated so. */
  | { kind: 'safety-not-rated' }
  | { kind: 'spelling-forgiven'; written: string; name: string }
  | { kind: 'most-listings-chosen'; name: string; other: string };

/** What can be asked about one listing. */
export type ListingTopic =
  | 'days-listed'
  | 'price-per-sqft'
  | 'hoa'
  | 'price'
  | 'price-change'
  /** For what it sold the last time. */
  | 'last-sale'
  | 'beds'
  | 'baths'
  | 'size'
  | 'lot'
  | 'year-built'
  | 'parking'
  | 'status'
  | 'agent'
  | 'type'
  | 'taxes'
  | 'school-district'
  | 'location'
  | 'rooms'
  | 'doorman'
  | 'description'
  /** Something that no field holds; `about` has its words. */
  | 'feature';

export type CannotReason =
  | 'not-listings'
  /** Something about the homes that stand which no field tells. */
  | 'no-such-condition'
  | 'valuation'
  | 'fair-housing'
  | 'nothing-shown-yet'
  | 'no-such-result'
  | 'before-the-first-page'
  | 'after-the-last-page'
  | 'which-listing'
  /** A search whose words name neither a place nor a condition. */
  | 'which-homes'
  /** A change of a search, where none stands. */
  | 'no-search-yet'
  | 'not-recorded'
  /** What several homes were to be told apart by, which none of them records. */
  | 'none-records'
  /** "Undo", where no step of a search stands before this one. */
  | 'nothing-to-undo'
  /** The user's own listings, where the profile has no license number. */
  | 'own-listings'
  /** Listings that expired, were withdrawn or came back on the market: no status that is kept. */
  | 'status-not-kept'
  /** Listings of an agent or a brokerage by name, and no other condition. */
  | 'by-agent-name'
  /** What it costs to buy or sell: answered where a home or a price is known. */
  | 'closing-costs'
  | TalkReason;

export type ParsedQuestion =
  | {
      kind: 'search';
      search: ListingSearch;
      unusedWords: string[];
      notes: Note[];
      change: 'new' | 'refined' | 'page';
      /** The listing that others are wanted like. */
      like?: ListingReference;
      /** Homes that were chosen one by one: each is told. */
      isShortList?: boolean;
    }
  /** `more`: what was asked of it beside the question. */
  | { kind: 'pick'; listing: ListingReference; question: ListingTopic | null; about?: string; more?: ListingTopic[] }
  /** The same of a home that was not shown: it is looked up by its address. */
  | { kind: 'look-up'; address: NamedArea; question: ListingTopic | null; about?: string }
  /** What a home is worth, and a presentation of it: read by their own parsers. */
  | { kind: 'value' }
  | { kind: 'cma' }
  | { kind: 'compare'; listings: ListingReference[] }
  /** Homes that were not shown, looked up by their addresses. */
  | { kind: 'compare-addresses'; addresses: NamedArea[] }
  /** Read again with the listing's facts in `openedFacts`: the question starts from them. */
  | { kind: 'needs-listing'; listing: ListingReference }
  /** `isForecast`: what comes was asked for, and what has been is told. */
  | {
      kind: 'market';
      question: MarketQuestion;
      unusedWords: string[];
      notes: Note[];
      isForecast?: boolean;
      /** What to do was asked, and what there is to go by is told. */
      isToGoBy?: boolean;
      /** Its words change the market that stands, and say nothing else, whatever they sound like. */
      isChange?: boolean;
    }
  /** `isToSend`: it was to be sent, which the user has to do. */
  | {
      kind: 'write';
      request: WritingRequest;
      isToSend?: boolean;
      /** Its words leave no doubt, whatever it sounds like. */ isPlain?: boolean;
    }
  /** `again`: the city that the answer named, and that all of them lie in. */
  | { kind: 'ask'; question: 'which-place'; phrase: string; choices: NamedArea[]; again?: string }
  /** `near`: places whose names are a little like it. */
  | { kind: 'ask'; question: 'unknown-place'; phrase: string; near?: NamedArea[] }
  /** Two ways to take it, where neither the words nor what came before tell: asked back. */
  | { kind: 'either'; text: string; ways: [Intent, Intent] }
  /** Words that contradict each other, or that were read by less than two thirds: asked about before anything is searched. */
  | { kind: 'unclear'; about: 'contradiction'; least: number; most: number; /** Without the price. */ search: ListingSearch }
  | {
      kind: 'unclear';
      about: 'rent-or-price';
      text: string;
      /** Dollars a month. */ rent: number;
      /** Dollars of a sale. */ price: number;
      search: ListingSearch;
    }
  | { kind: 'unclear'; about: 'half-read'; text: string; search: ListingSearch; unusedWords: string[] }
  | { kind: 'greeting' }
  | { kind: 'thanks' }
  | { kind: 'help' }
  | { kind: 'cannot'; reason: CannotReason; unsupportedRequest?: UnsupportedRequest };
