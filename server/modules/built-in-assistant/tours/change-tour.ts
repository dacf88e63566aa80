/** A tour with one more change: who is seen when, in which order. Times that the agent gave stay with their place in the day. */
import type { ListingReference } from '#contract/listing-reference.ts';
import type { StopNamed, TourChange } from './read-tour-change.ts';
import type { TourPlan } from './standing-tour.ts';

type Stop = TourPlan['stops'][number];

/** What is not there to be changed. */
export type NotChanged = 'no-such-stop' | 'none-left' | 'no-times' | 'no-such-home';

export interface HomesMeant {
  /** The listing of a home that is named by its address, or by its place in the list. */
  listingOf: (stop: StopNamed) => ListingReference | null;
  /** The place in the plan of a stop that is named. */
  placeOf: (stop: StopNamed, plan: TourPlan) => number | null;
}

const USUAL_MINUTES = 30;
const MINUTES_OF_DAY = 24 * 60;

export function changedTour(plan: TourPlan, change: TourChange, { listingOf, placeOf }: HomesMeant): TourPlan | NotChanged {
  const { stops } = plan;
  const place = (stop: StopNamed): number => placeOf(stop, plan) ?? -1;
  switch (change.kind) {
    case 'add': {
      const listing = listingOf(change.stop);
      return listing ? withStop(plan, listing, change.minute) : 'no-such-home';
    }
    case 'drop': {
      const at = place(change.stop);
      if (!stops[at]) return 'no-such-stop';
      if (stops.length === 1) return 'none-left';
      return { ...plan, stops: stops.toSpliced(at, 1) };
    }
    case 'swap': {
      const [one, other] = change.stops.map(place);
      const from = stops[one ?? -1];
      const to = stops[other ?? -1];
      if (!from) return 'no-such-stop';
      if (to)
        return inPlaces(
          plan,
          stops.map((stop) => (stop === from ? to : stop === to ? from : stop)),
        );
      const listing = listingOf(change.stops[1]);
      return listing ? { ...plan, stops: stops.map((stop) => (stop === from ? { ...stop, listing } : stop)) } : 'no-such-stop';
    }
    case 'put': {
      const stop = stops[place(change.stop)];
      if (!stop) return 'no-such-stop';
      const others = stops.filter((one) => one !== stop);
      return inPlaces(plan, change.where === 'first' ? [stop, ...others] : [...others, stop]);
    }
    case 'move': {
      const stop = stops[place(change.stop)];
      if (!stop) return 'no-such-stop';
      if (stops.some(({ minute }) => minute === null)) return 'no-times';
      return byTime({ ...plan, stops: stops.map((one) => (one === stop ? { ...one, minute: change.minute } : one)) });
    }
    case 'start':
      return plan.hasOwnTimes
        ? shifted(plan, change.minute - (stops[0]?.minute ?? 0))
        : { ...plan, startsAtMinute: change.minute };
    case 'shift':
      if (plan.startsAtMinute === null) return 'no-times';
      return shifted(plan, change.minutes);
    case 'length': {
      const { kind: _, ...minutes } = change;
      return { ...plan, ...minutes };
    }
    case 'day':
      return { ...plan, date: change.date };
    case 'reverse':
      return inPlaces(plan, stops.toReversed());
    case 'best-order':
      return { ...plan, isInOrder: false };
    case 'undo':
      return plan;
  }
}

/** Homes in a new order, the times where they stood. */
const inPlaces = (plan: TourPlan, order: readonly Stop[]): TourPlan => ({
  ...plan,
  isInOrder: true,
  stops: order.map(({ listing }, at) => ({ listing, minute: plan.stops[at]?.minute ?? null })),
});

const byTime = (plan: TourPlan): TourPlan => {
  const stops = plan.stops.toSorted((a, b) => (a.minute ?? 0) - (b.minute ?? 0));
  return { ...plan, stops, hasOwnTimes: true, startsAtMinute: stops[0]?.minute ?? null };
};

function withStop(plan: TourPlan, listing: ListingReference, minute: number | null): TourPlan {
  const stops = plan.stops.filter((one) => one.listing.mlsId !== listing.mlsId || one.listing.mlsSource !== listing.mlsSource);
  const last = stops.at(-1)?.minute ?? null;
  if (minute !== null && last !== null) return byTime({ ...plan, stops: [...stops, { listing, minute }] });
  const next = last === null ? null : last + (plan.minutesPerHome ?? USUAL_MINUTES) + (plan.minutesBetween ?? 0);
  return { ...plan, stops: [...stops, { listing, minute: next }] };
}

function shifted(plan: TourPlan, minutes: number): TourPlan {
  const moved = (minute: number | null) => (minute === null ? null : (minute + minutes + MINUTES_OF_DAY) % MINUTES_OF_DAY);
  return {
    ...plan,
    stops: plan.stops.map((stop) => ({ ...stop, minute: moved(stop.minute) })),
    startsAtMinute: moved(plan.startsAtMinute),
  };
}
