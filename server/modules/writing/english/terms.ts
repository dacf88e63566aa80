import { always, type Frames } from '../frames.ts';
import { capital, money } from '../text.ts';
import type { CopyWords, Home } from '../words.ts';
import { list } from './grammar.ts';

export function termsOf({ listing }: Home, leaveOut: ReadonlySet<string>): string[] {
  const type = listing.propertyType.id;
  const fee = listing.hoaMonthlyFee;
  return [
    type === 'tic' ? 'Offered as a tenancy in common.' : '',
    type === 'coop' ? 'Offered as shares in a cooperative.' : '',
    fee && !leaveOut.has('hoa') ? `HOA dues are ${money(fee)} a month.` : '',
  ].filter(Boolean);
}

export function priceOf({ listing }: Home, price: number): string {
  if (listing.listingStatus.id === 'sold') return `It sold for ${money(price)}.`;
  return listing.isLease ? `Rent is ${money(price)} a month.` : `It is offered at ${money(price)}.`;
}

/** "The house dates from 1912", the building of a unit. */
export function eraFrames(year: number, { isUnit, isBuilding, noun }: Home): Frames {
  const what = isUnit || isBuilding ? 'building' : (noun.split(' ').at(-1) ?? 'home');
  return always({
    professional: [`The ${what} dates from ${year}.`, `Year built: ${year}.`],
    warm: [`The ${what} dates from ${year}.`, `The ${what} has been here since ${year}.`],
    bold: [`Built in ${year}.`, `Year built: ${year}.`],
  });
}

export const closings = (): Frames => ({
  professional: [() => null],
  warm: [
    () => 'Come and see how it feels.',
    () => 'It is best met in person.',
    () => 'Come by and take a look around.',
    () => 'The door is yours to open.',
    () => 'Take your time with this one.',
  ],
  bold: [() => 'See it for yourself.', () => 'Come see it.', () => 'Your move.', () => 'Go and look.', () => 'Come take a look.'],
});

export const callsToAction = (isLease: boolean): Frames => ({
  professional: [() => 'Contact the listing agent to arrange a showing.', () => 'Please call to schedule a private showing.'],
  warm: [() => 'Call or write, and we will find a time to show you around.', () => 'Get in touch and come take a look.'],
  bold: [() => `Call today and see it${isLease ? '' : ' first-hand'}.`, () => 'Pick up the phone and book your showing.'],
});

/** Land, buildings and business space have few facts, and plain ones. */
export const plain: CopyWords['plain'] = {
  opening: ({ noun, place, isLand }, { size, street }) =>
    `${capital(noun)}${size ? `${isLand ? ' of' : ' with'} ${size}` : ''}${street ? ` on ${street}` : ''} in ${place}.`,
  asProperty: (text) => text.replace(/\bThe home\b/g, 'The property').replace(/\bthe home\b/g, 'the property'),
  roomsInAll: (rooms) => `${capital(list(rooms))} in all.`,
  // "The lot is level, stands on a corner and looks out to the hills."
  land({ isLevel, isWooded, isCorner, view }) {
    const parts = [
      isLevel ? 'is level' : null,
      isWooded ? 'is wooded' : null,
      isCorner ? 'stands on a corner' : null,
      view === null ? null : `looks out to ${view}`,
    ].filter((part) => part !== null);
    return parts.length === 0 ? null : `The lot ${list(parts)}.`;
  },
};
