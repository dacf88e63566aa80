/** Words that every request about a CMA may hold: politeness, places in a list, sums. */

export const polite = String.raw`^\s*(?:please\s+|can you\s+|could you\s+|can\s+(?=the\s)|could\s+(?=the\s)|now\s+|and\s+)*`;

/** 20k, $1.2M, 950,000. */
export function dollarsOf(text: string): number | null {
  const [, digits = '', unit = ''] = /^\$?\s*([\d.,]+)\s*(k|m|thousand|million)?$/i.exec(text.trim()) ?? [];
  const value = Number(digits.replaceAll(',', ''));
  if (digits === '' || !Number.isFinite(value)) return null;
  return Math.round(value * (/^k|^t/i.test(unit) ? 1_000 : /^m/i.test(unit) ? 1_000_000 : 1));
}

const places = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth', 'ninth', 'tenth'];

/** "The second one", "number 2": which of the results, from 0. */
export function placeIn(text: string): number | null {
  const [, nth = '', number, counted] =
    /^\s*(?:the\s+)?(?:(?:([a-z]+)|(\d{1,2})(?:st|nd|rd|th))(?:\s+(?:one|home|house|condo|listing|result|comp(?:arable)?|sale))?|(?:(?:comp(?:arable)?|number|no\.?)\s*#?|#)\s*(\d{1,2}))[.?!]*\s*$/i.exec(
      text,
    ) ?? [];
  const named = number ?? counted;
  if (named !== undefined) return Number(named) - 1;
  const place = places.indexOf(nth.toLowerCase());
  return place === -1 ? null : place;
}

/** "The first three", "the second and the fifth": which of the results, from 0. */
export function placesIn(what: string): number[] | null {
  const named = /^(?:the\s+)?first\s+(two|three|four|five|six|\d{1,2})\b/i.exec(what)?.[1]?.toLowerCase();
  const count = named === undefined ? 0 : Number(named) || ['two', 'three', 'four', 'five', 'six'].indexOf(named) + 2;
  if (count > 0) return Array.from({ length: count }, (_, at) => at);
  const parts = what
    .replace(/\s+(?:ones|homes|results|listings)$/i, '')
    .split(/\s*(?:,|\band\b)\s*/i)
    .filter(Boolean);
  const found = parts.map(placeIn);
  return found.length > 0 && found.every((place) => place !== null) ? found : null;
}
