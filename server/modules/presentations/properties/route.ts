import { milesBetween } from '#server/modules/market/index.ts';

interface Spot {
  latitude: number | null;
  longitude: number | null;
}

/** Length of a walk over the homes in this order. */
function milesOf(order: readonly Spot[]): number {
  return order.slice(1).reduce((sum, spot, at) => sum + (milesBetween(order[at] ?? spot, spot) ?? 0), 0);
}

/** From one home always to the nearest that is left. */
function nearestFirst<Home extends Spot>(start: Home, homes: readonly Home[]): Home[] {
  const order = [start];
  const left = new Set(homes);
  left.delete(start);
  while (left.size > 0) {
    const last = order.at(-1) ?? start;
    const next = [...left].reduce((best, one) => ((milesBetween(last, one) ?? 0) < (milesBetween(last, best) ?? 0) ? one : best));
    order.push(next);
    left.delete(next);
  }
  return order;
}

/** Turns stretches round as long as that makes the way shorter. */
function untangled<Home extends Spot>(order: readonly Home[]): Home[] {
  let best = [...order];
  for (let isShorter = true; isShorter;) {
    isShorter = false;
    for (let from = 0; from < best.length - 1; from++)
      for (let to = from + 1; to < best.length; to++) {
        const turned = [...best.slice(0, from), ...best.slice(from, to + 1).toReversed(), ...best.slice(to + 1)];
        if (milesOf(turned) < milesOf(best) - 1e-9) {
          best = turned;
          isShorter = true;
        }
      }
  }
  return best;
}

/** The homes in the order in which they lie nearest to each other, in straight lines; those whose place is unknown come last. */
export function nearestRoute<Home extends Spot>(homes: readonly Home[]): Home[] {
  const placed = homes.filter(({ latitude, longitude }) => latitude !== null && longitude !== null);
  const others = homes.filter((home) => !placed.includes(home));
  const [first, ...rest] = placed.map((start) => untangled(nearestFirst(start, placed)));
  if (!first) return others;
  return [...rest.reduce((best, one) => (milesOf(one) < milesOf(best) - 1e-9 ? one : best), first), ...others];
}
