import type { Frames } from '../frames.ts';
import { capital } from '../text.ts';
import type { Home, Hook } from '../words.ts';
import { a, list } from './grammar.ts';

/** The first sentence: where, what, and what it leads with. */
export function openings(home: Home, hook: Hook | null, street: string | null): Frames {
  const { place, noun } = home;
  const year = hook?.tells === 'year' ? null : home.listing.yearBuilt;
  const does = hook?.verb ?? null;
  const on = (write: (street: string, does: string) => string) => () => (street && does ? write(street, does) : null);
  const simply = (write: (does: string) => string) => () => (does ? write(does) : null);
  const plain = () => (does ? null : `${capital(a(noun))} in ${place}${street ? `, on ${street}` : ''}.`);
  return {
    professional: [
      on((at, what) => `This ${noun} on ${at} in ${place} ${what}.`),
      on((at, what) => `Set on ${at}, this ${noun} in ${place} ${what}.`),
      on((at, what) => `On ${at} in ${place} is ${a(noun)} that ${what}.`),
      simply((what) => `In ${place}, this ${noun} ${what}.`),
      () => (year && does ? `Built in ${year}, this ${noun} in ${place} ${does}.` : null),
      () => (year && does && street ? `${capital(a(`${year} ${noun}`))} on ${street} in ${place} that ${does}.` : null),
      plain,
    ],
    warm: [
      on((at, what) => `There is a welcome to this ${noun} on ${at}: it ${what}.`),
      on((at, what) => `Turn onto ${at} in ${place} and there is ${a(noun)} that ${what}.`),
      simply((what) => `Come home to ${place}, where this ${noun} ${what}.`),
      simply((what) => `Some places feel right from the door. This ${noun} in ${place} ${what}.`),
      simply((what) => `Settle into ${place} in ${a(noun)} that ${what}.`),
      () => (year && does ? `Since ${year} this ${noun} has been part of ${place}, and it ${does}.` : null),
      plain,
    ],
    bold: [
      on((at, what) => `Look twice at ${at}: this ${noun} ${what}.`),
      on((at, what) => `Your next move is on ${at}. This ${noun} in ${place} ${what}.`),
      simply((what) => `${capital(place)}. ${capital(a(noun))} that ${what}.`),
      simply((what) => `Meet the ${noun} in ${place} that ${what}.`),
      simply((what) => `This is ${place}, and this ${noun} ${what}.`),
      plain,
    ],
  };
}

/** One lives on a street, at an address. */
export const atAddress = (opening: string, address: string) =>
  opening.replaceAll(`on ${address}`, `at ${address}`).replaceAll(`On ${address}`, `At ${address}`);

/** Bedrooms, baths and size, as far as the record tells and as far as they were not said. */
export function roomFrames(parts: readonly string[], area: string | null): Frames {
  const rooms = list(parts);
  const both = (write: (size: string) => string) => () => (parts.length > 0 && area ? write(area) : null);
  const one = (write: (what: string) => string) => () => (rooms && !area ? write(rooms) : !rooms && area ? write(area) : null);
  const all = (size: string) => list([...parts, size]);
  return {
    professional: [
      both((size) => `It offers ${rooms} across ${size}.`),
      both((size) => `The floor plan holds ${rooms} in ${size}.`),
      both((size) => `Inside are ${rooms}, with ${size} of living space.`),
      both((size) => `${capital(rooms)} are arranged over ${size}.`),
      both((size) => `Living space comes to ${size}, with ${rooms}.`),
      both((size) => `With ${rooms}, it measures ${size}.`),
      one((what) => `It offers ${what}.`),
      one((what) => `The plan provides ${what}.`),
    ],
    warm: [
      both((size) => `Inside, ${rooms} unfold over ${size}.`),
      both((size) => `You will find ${rooms} here, ${size} in all.`),
      both((size) => `${capital(rooms)} share ${size}, so there is a place for everything you do at home.`),
      both((size) => `There are ${rooms} to make your own, and ${size} around them.`),
      both((size) => `Spread out over ${size}, with ${rooms} to settle into.`),
      one((what) => `Inside, you will find ${what}.`),
    ],
    bold: [
      both((size) => `The numbers: ${[...parts, size].join(', ')}.`),
      both((size) => [...parts, size].map((part) => `${capital(part)}.`).join(' ')),
      both((size) => `Count on ${all(size)}.`),
      both((size) => `${capital(size)}, divided into ${rooms}.`),
      both((size) => `What you get: ${all(size)}.`),
      one((what) => `The numbers: ${what}.`),
    ],
  };
}

/** "3-bedroom, 2-bath bungalow in Rockridge, 1,640 square feet, built in 1924." */
export function compact(
  { noun, place, roomsShort, area }: Home,
  { showsFacts, year }: { showsFacts: boolean; year: number | null },
) {
  const what = [showsFacts ? roomsShort : null, noun].filter((part) => part !== null).join(' ');
  const rest = [showsFacts ? area : null, year === null ? null : `built in ${year}`].filter((part) => part !== null);
  return `${[`${capital(what)} in ${place}`, ...rest].join(', ')}.`;
}
