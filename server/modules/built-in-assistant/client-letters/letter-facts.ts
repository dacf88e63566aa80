/** What a letter tells beside its own words: of the home that is open, and as the user told it. */
import type { DealTerms } from './deal-terms.ts';

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
  price: string | null;
  timeListed: TimeSaid | null;
  hasNoOffers: boolean;
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
  /** Of the CMA that stands, as it was told. */
  range: { low: string; high: string } | null;
}
