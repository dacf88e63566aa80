import { money, type Home } from '../home.ts';
import type { Frames } from './frame.ts';

/** What it is and costs, said the same way in every tone: figures are not decorated. */
export function termsOf({ listing }: Home, leaveOut: ReadonlySet<string>): string[] {
  const type = listing.propertyType.id;
  const fee = listing.hoaMonthlyFee;
  return [
    type === 'tic' ? 'Offered as a tenancy in common.' : '',
    type === 'coop' ? 'Offered as shares in a cooperative.' : '',
    fee && !leaveOut.has('hoa') ? `HOA dues are ${money(fee)} a month.` : '',
  ].filter(Boolean);
}

/** @param what "house", or "building" for a unit */
export const eraFrames = (year: number, what: string): Frames => ({
  professional: [() => `The ${what} dates from ${year}.`, () => `Year built: ${year}.`],
  warm: [() => `The ${what} dates from ${year}.`, () => `The ${what} has been here since ${year}.`],
  bold: [() => `Built in ${year}.`, () => `Year built: ${year}.`],
});

export const closings = (place: string): Frames => ({
  professional: [() => null],
  warm: [
    () => 'Come and see how it feels.',
    () => 'It is best met in person.',
    () => `Come by, and see ${place} from here.`,
    () => 'The door is yours to open.',
    () => 'Take your time with this one.',
  ],
  bold: [() => 'See it for yourself.', () => 'Come see it.', () => 'Your move.', () => 'Go and look.', () => 'That is the list.'],
});

export const callsToAction = (isLease: boolean): Frames => ({
  professional: [() => 'Contact the listing agent to arrange a showing.', () => 'Please call to schedule a private showing.'],
  warm: [() => 'Call or write, and we will find a time to show you around.', () => 'Get in touch and come take a look.'],
  bold: [() => `Call today and see it${isLease ? '' : ' first-hand'}.`, () => 'Pick up the phone and book your showing.'],
});
