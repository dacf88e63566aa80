/** What copy is made of: a home's facts in the words of a language, and that language's ways to say them. */
import type { Listing } from '#contract/listings.ts';
import type { Feature } from './features.ts';
import type { Frames } from './frames.ts';
import type { CopyLanguage, CopyOccasion, CopyTone } from './request.ts';

export type HomeCondition = 'new' | 'renovated' | 'updated' | 'original' | 'fixer';

/** A listing as copy is written from it: its facts in words, and what it has. */
export interface Home {
  /** The same for the same listing: what decides between sentences. */
  seed: string;
  listing: Listing;
  words: CopyWords;
  noun: string;
  isLand: boolean;
  isBuilding: boolean;
  /** Neighborhood, else city: "the Mission". */
  place: string;
  /** "three bedrooms", "2.5 baths"; as far as the record tells. */
  rooms: string[];
  /** "3-bedroom, 2.5-bath" */
  roomsShort: string | null;
  isUnit: boolean;
  /** The floor that the remarks name. */
  floor: number | null;
  /** "1,840 square feet" */
  area: string | null;
  lot: string | null;
  features: Feature[];
  view: string | null;
  condition: HomeCondition | null;
}

/** What a home leads with: the verb phrase of its first sentence. */
export interface Hook {
  /** "opens to views of the bay" */
  verb: string;
  /** For a headline: "with Bay Views"; null where none reads well. */
  noun: string | null;
  /** Names of features that it tells of, or `view`, `year`, `condition`. */
  tells: string;
}

/** What a hook says in each tone, and in a headline. */
export type HookWords = Record<CopyTone, string> & { noun: string | null };
/** A feature by its name, or a fact of the home; `condition-new` and its like for the condition. */
export type HookTopic =
  | ('view' | 'condition-renovated' | 'condition-new' | 'condition-fixer' | 'year' | 'size' | 'floor')
  | ('roof deck' | 'pool' | 'garden' | 'high ceilings' | 'natural light' | 'front porch' | 'fireplace' | 'deck');

export interface ParkingOf {
  /** Spaces in a garage that is not theirs alone. */
  isUnit: boolean;
  /** The remarks say that the garage stands apart. */
  isDetached: boolean;
}

export interface StatusWords {
  words: string;
  tag: string;
}

type Placeholder = 'openHouse' | 'client' | 'agent' | 'showing' | 'question' | OfferTerm;
export type OfferTerm = 'offerPrice' | 'deposit' | 'financing' | 'contingencies' | 'closing';

export interface Letter {
  subject: string;
  /** Paragraphs between the greeting and the signature. */
  paragraphs: string[];
}

/** What a post, message or e-mail announces. */
export interface OccasionWords extends StatusWords {
  news: Record<CopyTone, readonly string[]>;
}

/** The lines around the sentences in e-mails, posts and notes. */
export interface NoteWords {
  placeholders: Record<Placeholder, string>;
  /** @param of price and the one before it, where the record tells them */
  occasions: (of: { address: string; price: string | null; before: string | null }) => Record<CopyOccasion, OccasionWords>;
  /** Facts as bullets, for a flyer. */
  bullets: {
    view: (view: string) => string;
    garage: (spaces: number) => string;
    lot: (lot: string) => string;
    year: (year: number) => string;
    hoa: (fee: string) => string;
    condition: Record<HomeCondition, string>;
  };
  /** What ends a message that is typed into a telephone. */
  textCloses: Record<CopyTone, readonly string[]>;
  /** What the camera shows: the front, inside, outside and around, the end. */
  shots: readonly [string, string, string, string];
  /** To the listing agent. @param showing day and time @param asking the agent's words */
  agentNote: (of: { address: string; mlsId: string | null; showing: string | null; asking: string | null }) => Letter;
  /** On the terms alone, with blanks: a letter about the buyers invites bias. */
  /** @param of price that the home is listed at; each term as told, or its blank */
  offerNote: (of: { address: string; price: string | null; terms: Record<OfferTerm, string> }) => Letter;
  /** Over several listings. @param where null where they have no place in common */
  several: (of: { count: number; where: string | null }) => { subject: string; openings: Record<CopyTone, readonly string[]> };
  subject: (headline: string) => string;
  greeting: (client: string) => string;
  greetingOfMany: string;
  /** Day and time, told in either language. */
  when: (told: string) => string;
  openHouseOn: (when: string) => string;
  /** @param here an address, or the place */
  emailOpenings: (here: string) => Record<CopyTone, readonly string[]>;
  emailCloses: Record<CopyTone, readonly string[]>;
  /** Of a message over several homes. */
  severalTextClose: string;
  /** Of several homes. */
  severalCloses: Record<CopyTone, readonly string[]>;
  signature: Record<CopyTone, string>;
  status: Record<'sold' | 'underContract' | 'soon' | 'rent' | 'sale', StatusWords>;
  /** "For sale in Noe Valley" */
  statusIn: (status: string, place: string) => string;
  invitations: (address: string, when: string) => Record<CopyTone, readonly string[]>;
  openHouse: (address: string) => string;
  /** The same, of a broker open. */
  forBrokers: (words: string) => string;
  /** @param price null where it is not said @param days on the market; null where they are unknown */
  soldNews: (of: {
    address: string;
    place: string;
    price: string | null;
    days: number | null;
    /** "8%" over the asking price. */
    over: string | null;
  }) => Record<CopyTone, readonly string[]>;
  sellerOffers: (place: string) => Record<CopyTone, readonly string[]>;
  justSold: (address: string) => string;
  listedBy: (who: string) => string;
  aMonth: (price: string) => string;
}

export interface CopyWords {
  language: CopyLanguage;
  list: (items: readonly string[]) => string;
  nounOf: (listing: Listing) => string;
  /** "the Mission"; what to say where the record names no place */
  placeIn: (name: string | null) => string;
  /** What a home without an address is called at the beginning of a sentence. */
  homeIn: (place: string) => string;
  roomsOf: (listing: Listing) => string[];
  roomsInShort: (listing: Listing) => string | null;
  squareFeet: (size: number) => string;
  /** @param view in the words of English remarks; null where this language has no words for it */
  viewOf: (view: string) => string | null;
  /** In running text: "a gas range". */
  phraseOf: (feature: Feature) => string;
  /** Whether a text says that the home has it. */
  namesFeature: (text: string, feature: Feature) => boolean;
  /** What a thing is called that was asked for and is not there. */
  calledOf: (asked: string, feature: string | undefined) => string;
  /** What an agent told in English of a home; null where this language has no words for it. */
  toldIn: (phrase: string) => string | null;
  /** Such a phrase as a sentence of its own, or as a thing among others that the home has. */
  told: {
    sentence: (phrase: string) => string | null;
    thing: (phrase: string) => string;
    frames: (things: readonly string[]) => Frames;
  };
  /** Whether sentences of English remarks may stand in the copy as they are. */
  quotesRemarks: boolean;
  hooks: (home: Home) => Record<HookTopic, HookWords>;
  openings: (home: Home, hook: Hook | null, street: string | null) => Frames;
  /** The agent's own sentence before it. */
  presents: string;
  /** All that it is in one sentence. @param showsFacts beds, baths and size, where no line of their own tells them */
  compact: (home: Home, of: { showsFacts: boolean; year: number | null }) => string;
  /** An opening whose street is a whole address. */
  atAddress: (opening: string, address: string) => string;
  rooms: (parts: readonly string[], area: string | null) => Frames;
  kitchen: (things: readonly string[]) => Frames;
  living: (things: readonly string[]) => Frames;
  comfort: (things: readonly string[]) => Frames;
  condition: (condition: HomeCondition) => Frames;
  outside: (things: readonly string[]) => Frames;
  view: (view: string) => Frames;
  /** @param spaces whole garage spaces, one or more */
  parking: (spaces: number, of: ParkingOf) => Frames;
  building: (things: readonly string[]) => Frames;
  lot: (lot: string, isCorner: boolean) => Frames;
  era: (year: number, home: Home) => Frames;
  closings: () => Frames;
  callsToAction: (isLease: boolean) => Frames;
  /** What it is and costs, said the same way in every tone: figures are not decorated. */
  terms: (home: Home, leaveOut: ReadonlySet<string>) => string[];
  price: (home: Home, price: number) => string;
  plain: {
    opening: (home: Home, of: { size: string | null; street: string | null }) => string;
    /** Sentences about a home, said of land or a building. */
    asProperty: (text: string) => string;
    roomsInAll: (rooms: readonly string[]) => string;
    land: (of: { isLevel: boolean; isWooded: boolean; isCorner: boolean; view: string | null }) => string | null;
  };
  headlines: (home: Home, of: { hook: Hook | null; street: string | null; showsRooms: boolean }) => Frames;
  /** A headline as this language writes one. */
  asTitle: (text: string) => string;
  notes: NoteWords;
}
