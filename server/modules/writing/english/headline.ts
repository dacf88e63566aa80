import type { Frames } from '../frames.ts';
import { capital, number } from '../text.ts';
import type { CopyWords, Home } from '../words.ts';

const small = new Set(['a', 'an', 'and', 'in', 'of', 'on', 'the', 'with', 'to', 'at', 'for']);

/** "Three-Bedroom House in the Mission" */
export function asTitle(text: string): string {
  return text
    .split(' ')
    .map((word, at) => (at > 0 && small.has(word) ? word : word.split('-').map(capital).join('-')))
    .join(' ');
}

export function headlines(
  { place, noun, listing, isLand }: Home,
  { hook, street, showsRooms }: Parameters<CopyWords['headlines']>[1],
): Frames {
  const area = listing.internalSize;
  const lead = hook?.noun ?? null;
  const led = lead && /^with /.test(lead) ? `${noun} ${lead}` : lead ? `${lead} ${noun}` : null;
  const beds = listing.bedroomCount;
  const rooms = !showsRooms || beds === null || isLand ? null : beds === 0 ? 'studio' : `${beds}-bedroom`;
  const plainNoun = rooms === 'studio' ? `studio ${noun}` : rooms ? `${rooms} ${noun}` : noun;
  return {
    professional: [
      () => (led ? `${led} in ${place}` : null),
      () => `${plainNoun} in ${place}`,
      () => (street ? `${plainNoun} on ${street}` : null),
      () => (listing.yearBuilt && listing.yearBuilt < 1940 ? `${listing.yearBuilt} ${noun} in ${place}` : null),
    ],
    warm: [
      () => (led ? `a ${led} in ${place}` : null),
      () => `come home to ${place}`,
      () => (street ? `at home on ${street}` : null),
      () => `your place in ${place}`,
    ],
    bold: [
      () => (lead && /^with /.test(lead) ? `${place}, ${lead}` : null),
      () => (area && !isLand ? `${number(area)} square feet in ${place}` : null),
      () => (street ? `${street}: take a look` : null),
      () => `${place} is calling`,
    ],
  };
}
