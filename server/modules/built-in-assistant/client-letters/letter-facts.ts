/** What a letter tells beside its own words: of the home that is open, and as the user told it. */
import type { BuyersTold } from './buyers-told.ts';
import type { DealTerms } from './deal-terms.ts';
import type { Interest } from './interest-told.ts';
import type { TenancyTerms } from './tenancy-terms.ts';
import type { OfferTold } from './offer-told.ts';

/** "Seller won't fix the roof, buyer wants a 25k credit, offer 10k" */
export interface RepairTerms {
  /** "Roof" */
  item: string | null;
  /** The credit that the buyers ask for, and the one that is offered. */
  asked: string | null;
  offered: string | null;
}

/** "3 weeks", as it was said. */
export interface TimeSaid {
  count: string;
  unit: 'days' | 'weeks' | 'months';
}

export interface LetterFacts {
  address: string | null;
  /** Where it is, as it was said: "Temescal, Oakland". */
  area: string | null;
  bedrooms: string | null;
  bathrooms: string | null;
  /** Whom a letter to owners looks for a home for. */
  buyers: BuyersTold | null;
  /** A home near those whom it goes to was told to have sold. */
  isSoldNearby: boolean;
  /** They asked for time to decide. */
  isThinkingOver: boolean;
  price: string | null;
  timeListed: TimeSaid | null;
  hasNoOffers: boolean;
  interest: readonly Interest[];
  /** How long a price is to be left as it is. */
  waitFor: TimeSaid | null;
  cut: string | null;
  newPrice: string | null;
  /** One by one: "14 showings", "close in 21 days". */
  told: readonly string[];
  /** What a lead asked about: "Noe Valley condos". */
  topic: string | null;
  repairs: RepairTerms;
  deal: DealTerms;
  tenancy: TenancyTerms;
  /** With the words of the letter's language for its financing. */
  offer: Omit<OfferTold, 'financing'> & { financing: string | null };
  /** When to talk, to see a home, or when they met, in the words of the letter's language. */
  talkOn: string | null;
  seeOn: string | null;
  day: string | null;
  /** What is explained: terms of the trade, as they are told. */
  explained: { subject: string; sentences: readonly string[] } | null;
  /** Of the CMA that stands, as it was told. */
  range: { low: string; high: string } | null;
}
