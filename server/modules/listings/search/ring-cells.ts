import type { PlanePoint } from './geometry.ts';

/**
 * A ring of many corners laid over a grid. Most cells lie wholly inside or outside, which costs one look; homes of the others are held
 * against the corners near their band of the grid alone.
 */
export interface RingCells {
  /** South-west corner of the grid, and the size of a cell. */
  west: number;
  south: number;
  width: number;
  height: number;
  /** Row by row from the south: `OUTSIDE`, `INSIDE`, or `FIRST_BAND` and the number of the band that decides. */
  cells: Uint8Array;
  bands: readonly (readonly PlanePoint[])[];
  /** How many corners a home of the grid is held against in the mean. */
  meanCorners: number;
}

export const CELLS_PER_SIDE = 64;
const ROWS_PER_BAND = 4;
export const OUTSIDE = 0;
export const INSIDE = 1;
export const FIRST_BAND = 2;

/** How far rounding may carry a home over the side of a cell, in the unit of the ring. */
const MARGIN = 1e-3;

type Edge = readonly [from: PlanePoint, to: PlanePoint];

/** Null for a ring without a breadth or a height. */
export function cellsOf(ring: readonly PlanePoint[]): RingCells | null {
  const [xs, ys] = [ring.map(({ x }) => x), ring.map(({ y }) => y)];
  // A row and a column on each side lie outside.
  const sizeOf = (values: number[]) => (Math.max(...values) - Math.min(...values)) / (CELLS_PER_SIDE - 2);
  const [width, height] = [sizeOf(xs), sizeOf(ys)];
  if (Math.min(width, height) < 4 * MARGIN) return null;
  const grid = { width, height, west: Math.min(...xs) - width, south: Math.min(...ys) - height };
  const edges = ring.map((from, at): Edge => [from, ring[(at + 1) % ring.length] ?? from]);

  const cells = new Uint8Array(CELLS_PER_SIDE ** 2);
  const bands = Array.from({ length: CELLS_PER_SIDE / ROWS_PER_BAND }, (_, band) => {
    const low = grid.south + band * ROWS_PER_BAND * height - MARGIN;
    return cornersOfBand(ring, low, low + ROWS_PER_BAND * height + 2 * MARGIN);
  });
  for (let row = 0; row < CELLS_PER_SIDE; row += 1) fillInside(cells, row, edges, grid);
  for (const edge of edges) markCrossed(cells, edge, grid);
  let held = 0;
  for (const cell of cells) if (cell >= FIRST_BAND) held += bands[cell - FIRST_BAND]?.length ?? 0;
  return { ...grid, cells, bands, meanCorners: held / cells.length };
}

type Grid = Pick<RingCells, 'west' | 'south' | 'width' | 'height'>;

/**
 * The ring as homes between two heights see it: of corners in a row above, or below, only the first and the last stay. The line between those
 * passes no home of the band, so that the ring winds around each as often as before.
 */
function cornersOfBand(ring: readonly PlanePoint[], low: number, high: number): PlanePoint[] {
  const sideOf = ({ y }: PlanePoint) => (y < low ? -1 : y > high ? 1 : 0);
  const sides = ring.map(sideOf);
  return ring.filter((_, at) => {
    const side = sides[at];
    return side === 0 || sides.at(at - 1) !== side || sides[(at + 1) % sides.length] !== side;
  });
}

/** Marks the cells of a row whose middle the ring winds around. */
function fillInside(cells: Uint8Array, row: number, edges: readonly Edge[], { west, south, width, height }: Grid): void {
  const y = south + (row + 0.5) * height;
  const crossings = edges
    .filter(([from, to]) => from.y <= y !== to.y <= y)
    .map(([from, to]) => ({
      x: from.x + ((y - from.y) / (to.y - from.y)) * (to.x - from.x),
      turn: to.y > from.y ? 1 : -1,
    }))
    .sort((one, other) => one.x - other.x);
  let [winding, next] = [0, 0];
  for (let column = 0; column < CELLS_PER_SIDE; column += 1) {
    const x = west + (column + 0.5) * width;
    for (let crossing = crossings[next]; crossing && crossing.x < x; crossing = crossings[next]) {
      winding += crossing.turn;
      next += 1;
    }
    if (winding !== 0) cells[row * CELLS_PER_SIDE + column] = INSIDE;
  }
}

/** Leaves the cells that an edge touches to their band. */
function markCrossed(cells: Uint8Array, [from, to]: Edge, { west, south, width, height }: Grid): void {
  const rowAt = (y: number) => Math.floor((y - south) / height);
  const [low, high] = [Math.min(from.y, to.y), Math.max(from.y, to.y)];
  for (let row = rowAt(low - MARGIN); row <= rowAt(high + MARGIN); row += 1) {
    const bottom = south + row * height - MARGIN;
    const xs = [bottom, bottom + height + 2 * MARGIN].map((side) => {
      const y = Math.min(high, Math.max(low, side));
      return high === low ? from.x : from.x + ((y - from.y) / (to.y - from.y)) * (to.x - from.x);
    });
    const ends = high - low <= 2 * MARGIN ? [from.x, to.x] : xs;
    const first = Math.floor((Math.min(...ends) - MARGIN - west) / width);
    const last = Math.floor((Math.max(...ends) + MARGIN - west) / width);
    cells.fill(FIRST_BAND + Math.floor(row / ROWS_PER_BAND), row * CELLS_PER_SIDE + first, row * CELLS_PER_SIDE + last + 1);
  }
}
