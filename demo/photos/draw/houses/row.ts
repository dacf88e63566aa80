import { tree } from '#demo/photos/draw/foliage.ts';
import { box, cornersOf, front } from '#demo/photos/draw/solids.ts';
import type { Stage } from '#demo/photos/draw/stage.ts';
import { lighter, mix } from '#demo/photos/draw/svg.ts';
import { doorOn, garageOn, windowOn } from './openings.ts';
import { bay, cornice } from './row-parts.ts';
import { backdrop, groundOf, neighbor, plantsOf } from './street.ts';

const rowColors = [
  '#e9dfc9',
  '#b9cbd0',
  '#c9d3bd',
  '#e3b9a0',
  '#e8cf94',
  '#9fb0bb',
  '#d6a9a2',
  '#efe9dd',
  '#bfb3cb',
  '#cfc4b2',
  '#a9b9a2',
];

/** A row of city houses: what stands left and right, and the street before them. */
export function row(stage: Stage, width: number, height: number, depth = 12): string {
  const { random } = stage;
  const next = (sideways: -1 | 1): string => {
    const wide = random.between(6.8, 8.2);
    const at = sideways < 0 ? -width / 2 - wide : width / 2;
    return (
      neighbor(stage, at + sideways * wide * 1.02, wide, height * random.between(0.7, 1.05), 0.2, random.pick(rowColors)) +
      cityHouse(stage, at, wide, Math.max(6, height * random.between(0.72, 1.06)), random.pick(rowColors))
    );
  };
  const body = { x: -width / 2, z: 0, width, height, depth };
  return (
    backdrop(stage) +
    groundOf(stage, { yard: 0, surface: 'paving' }) +
    stage.groundShadow(cornersOf(body), 0.1) +
    next(-1) +
    next(1)
  );
}

function cityHouse(stage: Stage, x: number, width: number, height: number, color: string): string {
  const plane = front(stage, 0.2);
  const tone = mix(color, stage.light.sky[2], 0.14);
  const { random } = stage;
  const rows = Math.max(1, Math.floor((height - 3.4) / 3));
  return (
    box(stage, { x, z: 0.2, width, height, depth: 10 }, tone) +
    Array.from(
      { length: rows },
      (_, i) =>
        (random.chance(0.5)
          ? bay(stage, x + width * 0.1, width * 0.5, 3 + i * 3, 2.8, 0.2, tone, { panes: [1, 2], casing: 0.08 })
          : windowOn(stage, plane, x + width * 0.14, 3.7 + i * 3, width * 0.34, 1.6, { panes: [3, 2] })) +
        windowOn(stage, plane, x + width * 0.7, 3.7 + i * 3, width * 0.16, 1.6),
    ).join('') +
    garageOn(stage, plane, x + width * 0.1, 0, width * 0.4, 'panels', lighter(tone, 0.3)) +
    doorOn(stage, plane, x + width * 0.68, 0.3, {}) +
    cornice(stage, x, width, height, 0.2)
  );
}

export function streetTrees(stage: Stage, width: number): string {
  const { random, look } = stage;
  const kind = random.pick(plantsOf[look]);
  const at = random.pick([-width / 2 - random.between(0.5, 3), width / 2 + random.between(0.5, 3)]);
  return random.chance(0.8) ? tree(stage, [at, 0, -1.7], random.between(4.6, 7), kind === 'oak' ? 'street' : kind) : '';
}
