import { searchLimits } from '#contract/listing-vocabulary.ts';

type Corner = [latitude: number, longitude: number];

/** Eleven centimetres: as near to a line as a search tells inside from outside (docs/search.md). */
const FIRST_TOLERANCE_DEGREES = 1e-6;

function distance([y, x]: Corner, [y1, x1]: Corner, [y2, x2]: Corner): number {
  const lengthSquared = (x2 - x1) ** 2 + (y2 - y1) ** 2;
  const along = lengthSquared === 0 ? 0 : ((x - x1) * (x2 - x1) + (y - y1) * (y2 - y1)) / lengthSquared;
  const nearest = Math.min(1, Math.max(0, along));
  return Math.hypot(x - x1 - nearest * (x2 - x1), y - y1 - nearest * (y2 - y1));
}

/** Douglas and Peucker's, without recursion: no corner that is left out lies farther than `tolerance` from the line that stays. */
function simplified(line: readonly Corner[], tolerance: number): Corner[] {
  const stays = new Set([0, line.length - 1]);
  const open: [number, number][] = [[0, line.length - 1]];
  for (let part = open.pop(); part; part = open.pop()) {
    const [from, to] = part;
    let [farthest, away] = [-1, tolerance];
    for (let at = from + 1; at < to; at += 1) {
      const off = distance(line[at] ?? [0, 0], line[from] ?? [0, 0], line[to] ?? [0, 0]);
      if (off > away) [farthest, away] = [at, off];
    }
    if (farthest === -1) continue;
    stays.add(farthest);
    open.push([from, farthest], [farthest, to]);
  }
  return line.filter((_, at) => stays.has(at));
}

/** A ring drawn by hand with no more corners than a search takes, as near to the drawn one as that allows. */
export function simplifyRing(ring: readonly Corner[], maxCorners: number = searchLimits.polygonPoints): Corner[] {
  let shorter = [...ring];
  for (let tolerance = FIRST_TOLERANCE_DEGREES; ; tolerance *= 2) {
    shorter = simplified(ring, tolerance);
    if (shorter.length <= maxCorners) return shorter.length < 4 ? ring.slice(0, maxCorners) : shorter;
  }
}
