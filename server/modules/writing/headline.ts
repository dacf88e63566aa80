/** The line above the copy. */
import { capital, number, type Home } from './home.ts';
import { say, type Frames } from './frames/frame.ts';
import { hookOf } from './frames/hook.ts';
import { streetOf, type Voice } from './sentences.ts';

const small = new Set(['a', 'an', 'and', 'in', 'of', 'on', 'the', 'with', 'to', 'at', 'for']);

/** "Three-Bedroom House in the Mission" */
function asTitle(text: string): string {
  return text
    .split(' ')
    .map((word, at) => (at > 0 && small.has(word) ? word : word.split('-').map(capital).join('-')))
    .join(' ');
}

export function headlineOf(home: Home, { tone, choose, wishes }: Voice): string {
  const hook = hookOf(home, tone, choose, wishes.mustNot);
  const { place, noun, listing } = home;
  const street = wishes.mustNot.has('address') ? null : streetOf(home);
  const area = listing.internalSize;
  const lead = hook?.noun ?? null;
  const led = lead && /^with /.test(lead) ? `${noun} ${lead}` : lead ? `${lead} ${noun}` : null;
  const beds = listing.bedroomCount;
  const rooms = wishes.mustNot.has('rooms') || beds === null || home.isLand ? null : beds === 0 ? 'studio' : `${beds}-bedroom`;
  const plainNoun = rooms === 'studio' ? `studio ${noun}` : rooms ? `${rooms} ${noun}` : noun;
  const frames: Frames = {
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
      () => (area && !home.isLand ? `${number(area)} square feet in ${place}` : null),
      () => (street ? `${street}: take a look` : null),
      () => `${place} is calling`,
    ],
  };
  return asTitle(say(frames, { tone, choose, topic: 'headline' }) ?? `${noun} in ${place}`);
}
