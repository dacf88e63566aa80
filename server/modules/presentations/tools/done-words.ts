/** What an edit did, in a few words for people. */
import type { ListingReference } from '#contract/listing-reference.ts';
import { defaultNavTitles, type SectionType } from '#contract/presentation-sections.ts';
import type { Shown } from './with-flags.ts';

const keyOf = ({ mlsId, mlsSource }: ListingReference): string => `${mlsSource}:${mlsId}`;
type Compared = ListingReference & { street: string | null };
const missingIn = (all: readonly Compared[], others: readonly Compared[]): Compared[] =>
  all.filter((one) => !others.some((other) => keyOf(other) === keyOf(one)));

/** One by its street, several by their number. */
function homes(changed: readonly Compared[]): string {
  const [one] = changed;
  if (changed.length === 1 && one?.street) return one.street;
  return `${changed.length} ${changed.length === 1 ? 'comparable' : 'comparables'}`;
}

export function changeInWords(
  before: readonly Compared[],
  after: readonly Compared[],
  { withinMiles, addNext }: { withinMiles: number | null | undefined; addNext: number },
): string {
  const [added, removed] = [missingIn(after, before), missingIn(before, after)];
  const parts = [added.length > 0 && `${homes(added)} added`, removed.length > 0 && `${homes(removed)} removed`]
    .filter(Boolean)
    .join(', ');
  if (withinMiles == null && addNext > 0 && added.length === 0)
    return [parts, 'no other sale says enough'].filter(Boolean).join(', ');
  const isOrdered = parts === '' && before.some((one, at) => after[at] !== undefined && keyOf(one) !== keyOf(after[at]));
  if (withinMiles == null) return parts || (isOrdered ? 'The comparables stand in another order' : 'Nothing changed');
  const miles = `${withinMiles} ${withinMiles === 1 ? 'mile' : 'miles'}`;
  return parts ? `Looked within ${miles}: ${parts}` : `Looked within ${miles}: no other sale says more`;
}

/** `showHOAFees`: HOA fees. */
function nameOfFact(flag: string): string {
  return flag
    .replace(/^show/, '')
    .replaceAll(/([a-z])(?=[A-Z])|([A-Z])(?=[A-Z][a-z])/g, '$1$2 ')
    .replaceAll(/\b[A-Z](?=[a-z])/g, (letter) => letter.toLowerCase())
    .replace(/sqft/i, 'sq ft');
}

/** @param edit its sections by their names */
export function wordsOfEdit({
  title,
  clientName,
  hide,
  show,
  add,
  facts,
}: Shown & {
  title?: string | null | undefined;
  clientName?: string | null | undefined;
  add: readonly SectionType[];
}): string {
  const flags = Object.entries(facts ?? {});
  const named = (isShown: boolean): string => flags.flatMap(([flag, is]) => (is === isShown ? nameOfFact(flag) : [])).join(', ');
  const hidden = [named(false), ...hide].filter(Boolean).join(' and ');
  const shown = [named(true), ...show].filter(Boolean).join(' and ');
  const parts = [
    hidden && `hid ${hidden}`,
    shown && `showed ${shown}`,
    add.length > 0 && `added ${add.map((type) => defaultNavTitles[type]).join(' and ')}`,
    title != null && `named it “${title}”`,
    clientName != null && (clientName ? `prepared it for ${clientName}` : 'took the client’s name out'),
  ].filter(Boolean);
  return parts.length > 0 ? capital(parts.join(', ')) : 'Edited';
}

const capital = (text: string): string => `${text[0]?.toUpperCase() ?? ''}${text.slice(1)}`;
