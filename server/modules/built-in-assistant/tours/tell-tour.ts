/** A tour in words: its stops in their order, with times where a start was named, and what is asked of it. */
import { askLink } from '#contract/reply-links.ts';
import { linkTo } from '../answers/homes.ts';
import { plain } from '../answers/format.ts';
import type { Texts } from '../answers/texts/index.ts';
import type { TourQuestion } from './read-tour-question.ts';
import type { Tour } from './standing-tour.ts';

const homeOf = ({ mlsId, mlsSource, address }: Tour['comparables'][number]): string =>
  mlsId && mlsSource ? linkTo({ mlsId, mlsSource, addressLine1: address }) : plain(address ?? '');

const linesOf = ({ comparables, stops }: Tour): string =>
  comparables
    .map((home, at) => `${at + 1}. ${stops?.[at] === undefined ? homeOf(home) : `${stops[at]}, ${homeOf(home)}`}`)
    .join('\n');

interface Told {
  isNew: boolean;
  isBooking: boolean;
  /** Addresses that no listing has. */
  missing: readonly string[];
  /** The agent put them into another order than that of the route. */
  isReordered: boolean;
}

export function tellTour(plan: Tour, { isNew, isBooking, missing, isReordered }: Told, { tours: words, common }: Texts): string {
  const { comparables, stops, tour } = plan;
  const day = tour.date === null ? null : words.day(tour.date);
  const lead = isNew
    ? words.isReady(comparables.length, day, !tour.isInOrder)
    : words.changed(comparables.length, day, !tour.isInOrder);
  const remarks = [
    ...(missing.length > 0 ? [words.notFound(common.and([...missing]))] : []),
    ...(isBooking ? [words.notBooked] : []),
    ...(stops ? (tour.minutesBetween === null && comparables.length > 1 ? [words.withoutDriving] : []) : [words.withoutTimes]),
  ];
  const ways = [
    ...(stops ? [words.textIt] : []),
    ...(isReordered && !tour.hasOwnTimes && comparables.length > 2 ? [words.bestOrder] : []),
  ];
  return [lead, linesOf(plan), remarks.join(' '), ways.map(askLink).join(' ')].filter(Boolean).join('\n\n');
}

/** @param stop the place of the stop that is asked about, from 0 */
export function tellOfTour(plan: Tour, { kind }: TourQuestion, stop: number | null, { tours: words }: Texts): string {
  const { comparables, stops, tour } = plan;
  switch (kind) {
    case 'schedule':
      return [words.stands(tour.date === null ? null : words.day(tour.date)), linesOf(plan)].join('\n\n');
    case 'distances': {
      const legs = tour.legs.flatMap(({ milesFromBefore: miles }, at) => {
        const [from, to] = [comparables[at], comparables[at + 1]];
        return from && to && miles !== null ? [`- ${words.leg(homeOf(from), homeOf(to), miles)}`] : [];
      });
      if (legs.length === 0) return words.noDistances;
      return [legs.join('\n'), words.straight(legs.length > 1 ? tour.milesInAll : null)].join('\n\n');
    }
    case 'starts':
      return stops?.[0] === undefined ? words.withoutTimes : words.startsAt(stops[0]);
    case 'ends':
      return tour.endsAt === null ? words.withoutTimes : words.endsAt(tour.endsAt);
    case 'when': {
      const home = comparables[stop ?? -1];
      if (!home) return words.hasStops(comparables.length);
      const time = stops?.[stop ?? -1];
      return time === undefined ? words.withoutTimes : words.seenAt(homeOf(home), time);
    }
  }
}
