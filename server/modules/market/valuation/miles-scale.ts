import type { Sale } from './home.ts';
import { medianOf } from './statistics.ts';

/** Median miles to the 20th nearest sale where the distances of the kernel were found: Ames, 2,400 sales of five years. */
const MILES_WHERE_FOUND = 0.137;
const NEIGHBOR = 20;
const SAMPLE = 200;
const MILES_PER_DEGREE = 69.0934;
/** What a market may be denser or wider than that one. */
const BOUNDS = [0.25, 10] as const;

interface Point {
  x: number;
  y: number;
}

/** To the 20th nearest, itself not counted: the nearest are kept in order, which most others never enter. */
function milesToNeighbor(one: Point, points: readonly Point[]): number {
  const nearest = new Float64Array(NEIGHBOR + 1).fill(Infinity);
  for (const other of points) {
    const square = (one.x - other.x) ** 2 + (one.y - other.y) ** 2;
    let at = NEIGHBOR;
    if (square >= (nearest[at] ?? 0)) continue;
    for (; at > 0 && (nearest[at - 1] ?? 0) > square; at -= 1) nearest[at] = nearest[at - 1] ?? 0;
    nearest[at] = square;
  }
  return Math.sqrt(nearest[NEIGHBOR] ?? 0);
}

/** How far apart the sales of a market lie, over those where the method was found: near means something else in a county of farms. */
export function milesScaleOf(sales: readonly Sale[], latitude: number): number {
  const east = MILES_PER_DEGREE * Math.cos((latitude * Math.PI) / 180);
  const points = sales.flatMap((sale) =>
    sale.latitude === null || sale.longitude === null ? [] : [{ x: sale.longitude * east, y: sale.latitude * MILES_PER_DEGREE }],
  );
  if (points.length <= NEIGHBOR) return 1;
  const every = Math.max(1, Math.floor(points.length / SAMPLE));
  const distances = points.filter((_, at) => at % every === 0).map((one) => milesToNeighbor(one, points));
  return Math.min(Math.max(medianOf(distances) / MILES_WHERE_FOUND, BOUNDS[0]), BOUNDS[1]);
}
