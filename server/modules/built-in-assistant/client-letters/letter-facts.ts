/** What a letter tells beside its own words: of the home that is open, and as the user told it. */

/** "Seller won't fix the roof, buyer wants a 25k credit, offer 10k" */
export interface RepairTerms {
  /** "Roof" */
  item: string | null;
  /** The credit that the buyers ask for, and the one that is offered. */
  asked: string | null;
  offered: string | null;
}

export interface LetterFacts {
  address: string | null;
  price: string | null;
  daysListed: string | null;
  cut: string | null;
  newPrice: string | null;
  /** One by one: "14 showings", "close in 21 days". */
  told: readonly string[];
  /** What a lead asked about: "Noe Valley condos". */
  topic: string | null;
  repairs: RepairTerms;
}
