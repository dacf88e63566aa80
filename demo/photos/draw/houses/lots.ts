import { hedge, leafMass, tree, tufts } from '#demo/photos/draw/foliage.ts';
import { type Box, cornersOf } from '#demo/photos/draw/solids.ts';
import type { Stage } from '#demo/photos/draw/stage.ts';
import { type Ground, backdrop, groundOf, neighbor, plantingBehind, plantsOf } from './street.ts';

const neighborColors = ['#e6dccb', '#c9d2cf', '#d8c0a8', '#b9c4ca', '#efe9dc', '#c7ccb6', '#dcb9a4', '#d5cfc4'];

/** Everything behind a detached house: sky, land, neighbors, trees, yard, its shadow. */
export function lotBehind(stage: Stage, bodies: readonly Box[], ground: Ground): string {
  const { random } = stage;
  const left = Math.min(...bodies.map(({ x }) => x));
  const right = Math.max(...bodies.map(({ x, width }) => x + width));
  const high = Math.max(...bodies.map(({ y = 0, height }) => y + height));
  const near = random.chance(0.75);
  return (
    backdrop(stage) +
    (near
      ? neighbor(stage, left - random.between(16, 19), 12, random.between(3.2, 6), 4, random.pick(neighborColors)) +
        neighbor(stage, right + random.between(5, 8), 12, random.between(3.2, 6), 4, random.pick(neighborColors))
      : '') +
    plantingBehind(stage, Math.max(-left, right), high + 2) +
    groundOf(stage, ground) +
    bodies.map((body) => stage.groundShadow(cornersOf(body))).join('')
  );
}

/** What grows in the front yard, before the house: a tree or two beside it, and low planting along the walk. */
export function lotInFront(stage: Stage, left: number, right: number, yard: number): string {
  const { random, look, palette } = stage;
  const kind = random.pick(plantsOf[look]);
  const isTall = kind === 'palm' || kind === 'cypress' || kind === 'pine';
  const onLeft = random.chance(0.5);
  const edge = onLeft ? left - random.between(0.6, 2.4) : right + random.between(0.6, 2.4);
  const size =
    kind === 'palm'
      ? random.between(7, 10)
      : isTall
        ? random.between(6, 9)
        : kind === 'oak'
          ? random.between(7.5, 9.5)
          : random.between(5, 7.5);
  const other = onLeft ? right + random.between(1, 3) : left - random.between(1, 3);
  return (
    tree(stage, [edge, 0, -random.between(1.5, yard * 0.6)], size, kind) +
    (random.chance(0.6)
      ? tree(stage, [other, 0, -random.between(0.5, yard * 0.5)], size * random.between(0.5, 0.8), random.pick(plantsOf[look]))
      : '') +
    (random.chance(0.35)
      ? hedge(
          stage,
          [onLeft ? right - 1 : left - 7, 0, -yard + 0.4],
          [onLeft ? right + 7 : left + 1, 0, -yard + 0.4],
          random.between(0.6, 1),
        )
      : '') +
    (look === 'losangeles' || look === 'miami'
      ? [0, 1, 2]
          .map((i) =>
            tufts(
              stage,
              [edge + (onLeft ? 1 : -1) * (i * 0.9 - 0.8), 0, -yard * 0.7 + i * 0.3],
              random.between(0.6, 1.1),
              random.pick(['#8fa27a', '#6f9460', '#a8a878', palette.leaf]),
            ),
          )
          .join('')
      : '')
  );
}

/** A climbing, flowering plant on a wall corner. */
export function climber(stage: Stage, x: number, y: number, z: number, size: number): string {
  const [px, py] = stage.point([x, y, z]);
  const m = stage.scaleAt([x, y, z]) * size;
  return (
    leafMass(stage, px, py, m * 0.7, m, stage.palette.leaf, 0.7) +
    leafMass(stage, px, py - m * 0.2, m * 0.55, m * 0.7, stage.random.pick(['#c24a86', '#b8437a', '#d0608f', '#c9563f']), 0.6)
  );
}
