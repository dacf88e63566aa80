/** Copy that is asked for. */
import type { NamedArea } from '#contract/listing-search.ts';
import type { ListingReference } from '#contract/listing-reference.ts';
import type { CopyRequest, ToldHome } from '#server/modules/writing/index.ts';

export type WritingKind = CopyRequest['kind'];
export type WritingTone = NonNullable<CopyRequest['tone']>;
export type WritingLength = NonNullable<CopyRequest['length']>;
export type WritingOccasion = NonNullable<CopyRequest['occasion']>;

/** What is said before copy of how the words were taken. */
export type WritingRemark =
  /** "Luxurious", of which there is no tone: the nearest was taken. */
  | { kind: 'nearest-tone'; asked: string; tone: WritingTone }
  /** In that tone already: another wording in it. */
  | { kind: 'same-tone'; tone: WritingTone }
  /** For Facebook, where a post stands already. */
  | { kind: 'same-post' }
  /** A form for visitors: the note for the open house instead. */
  | { kind: 'no-sign-in-sheet' }
  | { kind: 'describes-home' }
  /** Prices of a cut, as the user tells them. */
  | { kind: 'told-cut'; before: number; now: number | null }
  /** A price in place of the record's. */
  | { kind: 'told-price'; now: number }
  | { kind: 'strengths' }
  /** "The best three": the first of the list as it stands, as nothing tells which are best. */
  | { kind: 'as-listed'; count: number }
  /** That it sold is the user's word. */
  | { kind: 'told-sold' }
  /** A headline that cannot be shorter. */
  | { kind: 'shortest-headline' };

/** Copy to write, or the standing one with what a message changes about it. */
export interface WritingRequest {
  kind: WritingKind;
  /** Null: not asked for. */
  tone: WritingTone | null;
  length: WritingLength | null;
  /** The listing it is for; null when the words name none that was shown. */
  listing: ListingReference | null;
  /** In its place the facts of a home without a listing, as the user told them. */
  home?: ToldHome | null;
  /** Further ones, for one e-mail or post over several. */
  more?: readonly ListingReference[];
  /** An address that no shown listing has: it is to be looked up. */
  address: NamedArea | null;
  /** What it shall mention, in the user's words: "the garden". All that the conversation asked for so far. */
  mention: string[];
  /** What it shall not mention. */
  leaveOut: string[];
  withoutEmojis: boolean;
  maxCharacters: number | null;
  /** "80 words" */
  maxWords?: number | null;
  /** A change of the copy that stands, not new copy. */
  isRevision: boolean;
  /** What a post, message or e-mail announces. */
  occasion?: WritingOccasion | null;
  /** Day and time of an open house, in the user's words. */
  openHouse?: string | null;
  /** Of a broker open: to other agents. */
  forBrokers?: boolean;
  /** That it sold, where the user tells it. */
  soldAsTold?: CopyRequest['soldAsTold'];
  /** The same of a showing, and what its agent is asked. */
  showing?: string | null;
  asking?: string | null;
  /** Of the cover note of an offer. */
  offerTerms?: CopyRequest['offerTerms'];
  /** Names, where the user told them. */
  recipient?: string | null;
  /** To all buyers, a list: no name stands in it. */
  isToMany?: boolean;
  sender?: string | null;
  /** Its subject or headline, where the user worded it. */
  headline?: string | null;
  /** Of a price cut, as the user tells it. */
  priceBefore?: number | null;
  /** The price that the user tells in place of the record's. */
  priceNow?: number | null;
  /** Put in as the user's own word. */
  ownWords?: readonly string[];
  inFirstPerson?: boolean;
  /** A line beside each home, in their order: what it costs a month. */
  besides?: readonly string[];
  /** How many headlines. */
  count?: number | null;
  /** How many versions, one beside the other. */
  versions?: number | null;
  /** Which wording: the next one says the same in other words. */
  variant?: number;
  /** Null where the words name none: then the thread's. */
  language?: CopyRequest['language'];
  /** Of the copy that stands: what "even shorter" is shorter than. */
  lastCharacters?: number;
  lastBody?: string;
  lastHeadline?: string;
  /** What was asked for and the record does not show: "put it in anyway". */
  lastNotShown?: readonly string[];
  aimCharacters?: number | null;
  remarks?: readonly WritingRemark[];
}
