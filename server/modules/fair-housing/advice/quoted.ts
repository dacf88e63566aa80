/** What stands in quotation marks: single ones may hold an apostrophe. */
export const QUOTES = /"([^"]{2,2000})"|(?<![\w])'([^']{2,200}(?:'[a-z]+[^']*)*)'(?![\w])/gi;

/** @param straight with straight quotation marks */
export const quotedIn = (straight: string): string[] =>
  [...straight.matchAll(QUOTES)].map(({ 1: one, 2: other }) => (one ?? other ?? '').trim()).filter(Boolean);
