/** A term of the trade, told in a sentence or two. */
export interface Term {
  /** What it is called, in small letters without accents. */
  names: readonly string[];
  /** Begins with the term itself. */
  means: string;
  /** What a home or a market has a figure of: "what is the HOA?" asks for that one. */
  isFigure?: boolean;
  /** What homes are searched by: "what's pending?" beside results asks for those. */
  isStatus?: boolean;
}
