import { box, front } from '#demo/photos/draw/solids.ts';
import type { Parts } from '#demo/photos/draw/stage.ts';
import { darker, mix } from '#demo/photos/draw/svg.ts';
import type { DrawnHome } from '#demo/photos/home-code.ts';
import { doorOn, garageOn, lantern, windowOn } from './openings.ts';
import { bay, cornice } from './row-parts.ts';
import { row, streetTrees } from './row.ts';
import { streetStage } from './street.ts';

export function edwardian(parts: Parts, home: DrawnHome): string {
  const { random, palette } = parts;
  const storeys = Math.min(4, Math.max(2, home.storeys));
  const stage = streetStage(parts, {
    eyeX: random.between(-6, 6),
    distance: 13 + storeys * 1.9,
    horizon: 700,
    eyeY: 1.9,
    width: 10,
    height: 1.2 + storeys * 3.25,
  });
  const width = random.between(7.4, 8.2);
  const x = -width / 2;
  const high = 0.3 + storeys * 3.25;
  const color = palette.wall;
  const plane = front(stage, 0);
  const bayLeft = random.chance(0.5);
  const both = random.chance(0.3);
  const doorU = bayLeft ? x + width - 2.2 : x + 1;
  const otherU = bayLeft ? x + 0.7 : x + width - 3.7;
  const look = { panes: [1, 2], casing: 0.1 } as const;
  const isShingle = random.chance(0.3);
  return (
    row(stage, width, high) +
    box(stage, { x, z: 0, width, height: high, depth: 12 }, color) +
    plane.courses(x, 3.2, width, high - 3.4, isShingle ? 0.22 : 0.16, darker(color, 0.3), 0.35) +
    plane.panel(x, 0, width, 3.1, mix(color, palette.trim, 0.3)) +
    plane.courses(x, 0, width, 3.1, 0.42, darker(color, 0.25), 0.3) +
    (home.garages > 0
      ? garageOn(
          stage,
          plane,
          otherU,
          0,
          3,
          random.pick(['panels', 'carriage', 'planks']),
          random.pick([palette.trim, palette.wood, palette.door]),
        )
      : windowOn(stage, plane, otherU + 0.5, 1, 2.2, 1.4, { panes: [2, 2] })) +
    box(stage, { x: doorU - 0.5, z: -0.9, width: 2.2, height: 0.5, depth: 0.9 }, '#cfc6b8') +
    doorOn(stage, plane, doorU, 0.4, {
      width: 1.2,
      height: 2.2,
      arch: random.chance(0.5) ? 0.5 : 0,
      glass: random.pick(['half', 'full']),
    }) +
    lantern(stage, plane, doorU - 0.45, 1.7) +
    Array.from({ length: storeys - 1 }, (_, i) => {
      const y = 3.3 + i * 3.2;
      const first = bay(stage, bayLeft ? x + 0.3 : x + width - 4, 3.7, y, 3.05, 0, color, look);
      const second = both
        ? bay(stage, bayLeft ? x + width - 3.3 : x + 0.3, 3, y, 3.05, 0, color, look)
        : windowOn(stage, plane, bayLeft ? x + width - 2.6 : x + 0.6, y + 0.8, 0.85, 1.7, look) +
          windowOn(stage, plane, bayLeft ? x + width - 1.5 : x + 1.7, y + 0.8, 0.85, 1.7, look);
      return first + second;
    }).join('') +
    plane.panel(x, 3.05, width, 0.2, palette.trim, 0.08) +
    cornice(stage, x, width, high + 0.2, 0, 0.75) +
    streetTrees(stage, width)
  );
}
