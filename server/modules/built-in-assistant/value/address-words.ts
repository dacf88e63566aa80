/** Homes as a question names them: by address with or without its unit and suffix, or by the street alone. */
import { inLines } from '#server/platform/text/in-lines.ts';

export const SUFFIX =
  'street|st|avenue|ave|road|rd|drive|dr|lane|ln|boulevard|blvd|court|ct|place|pl|way|terrace|ter|circle|cir|trail|loop|row|path|plaza|alley';
/** What an address may go on with, where only its number and name were written. */
export const SUFFIXES = [
  '',
  ' street',
  ' avenue',
  ' drive',
  ' lane',
  ' road',
  ' court',
  ' place',
  ' way',
  ' terrace',
  ' boulevard',
  ' circle',
];
const ADDRESS = inLines()`
  (?<![/.\d])\b(\d{1,6}\s+(?:(?:n|s|e|w|north|south|east|west)\s+)?[a-z][a-z'-]{2,}(?:\s+(?:${SUFFIX})\b)?)\.?
  (?:,?\s*(?:#\s*|(?:unit|apt|apartment|suite|ste)\.?\s+#?)([a-z0-9-]{1,6})\b)?
`;
/** "At 7 tonight", "built 2008 HOA 890", "200 over": whole words. */
const OF_OTHERS =
  /^\d+\s+(?:tonight|tonite|today|tomorrow|hoas?|dues|over|under|above|below|more|less|asking|offers?|built|pies?|metros?|thousand|million|mil)\b/;
const COUNTED = inLines()`
  ^\d+\s+(?:
    (?:
      bed(?:room)?|bath(?:room)?|bd|br|ba|car|sq|sqft|sf|acre|mile|day|week|month|year|yr|comp|comparable|sale|home|house|percent
      |dollar|garage|space|fireplace|unit|condo|condominium|town\s?(?:house|home)|duplex|loft|coop|studio|offer
    )(?:s|es|'s)?
    |square|half|full|stor(?:y|ies)|worth|would|sell|with|and|or|ft|feet|view|pool|detached|attached|remodel\w*|renovat\w*|updated|redone
    |kitchens?|vs|versus|on|in|at|for|under|cash|conventional|fha|va|down|close
  )(?![a-z'])
`;

/** "2548 ottermouth avenue #306", in small letters; null where the words name no address. */
export function addressIn(text: string): string | null {
  const found = [...text.matchAll(new RegExp(ADDRESS, 'g'))];
  const [, address, unit] = found.find(([, one = '']) => !COUNTED.test(one) && !OF_OTHERS.test(one)) ?? [];
  if (address === undefined) return null;
  return unit === undefined ? address : `${address} #${unit}`;
}

/** An address without its unit, and the unit. */
export function splitUnit(address: string): { line: string; unit: string | null } {
  const [line = address, unit] = address.split(/\s*#/);
  return { line, unit: unit ?? null };
}

const suffix = new RegExp(`^(?:${SUFFIX})$`);
const wordsIn = (address: string): string[] => address.toLowerCase().match(/#?[a-z0-9'-]+/g) ?? [];

/** Whether a listing's address is the one, or on the street, that the words name. */
export function isNamedBy(words: string, address: string | null): boolean {
  if (address === null) return false;
  const own = wordsIn(address);
  const wanted = wordsIn(words).filter((word) => !suffix.test(word));
  return wanted.length > 0 && wanted.every((word) => own.includes(word));
}

const ofNoName = inLines()`
  ^(?:
    the|one|ones|home|homes|house|sale|sales|comp|comps|comparable|use|used|using|include|included|including|did|do
    |you|was|were|it|in|is|there|that|this|count|counted|consider|considered|on|at|from|as|a|an|also|pick|picked
    |down|up|over|just|sold
  )$
`;

/** "The one on Ottermouth" as "ottermouth"; null where nothing is named. */
export function placeNamed(text: string): string | null {
  const address = addressIn(text);
  if (address) return address;
  return (
    wordsIn(text)
      .filter((word) => !ofNoName.test(word) && !suffix.test(word))
      .join(' ') || null
  );
}
