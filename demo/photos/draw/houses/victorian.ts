import { box, front } from '#demo/photos/draw/solids.ts';
import type { Parts } from '#demo/photos/draw/stage.ts';
import { darker, lighter, mix } from '#demo/photos/draw/svg.ts';
import type { DrawnHome } from '#demo/photos/home-code.ts';
import { doorOn, garageOn, lantern, windowOn } from './openings.ts';
import { frontGable } from './roofs.ts';
import { bay, cornice, steps } from './row-parts.ts';
import { row, streetTrees } from './row.ts';
import { foundation, streetStage } from './street.ts';

export function victorian(parts: Parts, home: DrawnHome): string {
  const { random, palette } = parts;
  const storeys = Math.min(3, Math.max(2, home.storeys));
  const gabled = random.chance(0.6);
  const stage = streetStage(parts, {
    eyeX: random.between(-5.5, 5.5),
    distance: storeys > 2 ? 17.5 : 14.5,
    horizon: storeys > 2 ? 720 : 700,
    eyeY: 2,
    width: 10,
    height: (storeys > 2 && !gabled ? 12.9 : 9.3) + (gabled ? 2.9 : 0),
  });
  const width = random.between(7, 7.8);
  const x = -width / 2;
  const base = 1.9;
  const floorHigh = 3.3;
  const levelCount = storeys > 2 && !gabled ? 3 : 2;
  const high = base + levelCount * floorHigh + 0.15;
  const color = palette.wall;
  const detail = random.pick([palette.accent, palette.door, darker(color, 0.35)]);
  const plane = front(stage, 0);
  const bayLeft = random.chance(0.5);
  const bayX = bayLeft ? x + 0.35 : x + width - 4.15;
  const doorU = bayLeft ? x + width - 2 : x + 0.9;
  const look = { panes: [1, 2], casing: 0.12, hasHead: true } as const;
  const levels = Array.from({ length: levelCount }, (_, i) => base + i * floorHigh);
  const lower = palette.wall === '#e9dfc9' ? darker(color, 0.18) : darker(color, 0.12);
  return (
    row(stage, width, high) +
    box(stage, { x, z: 0, width, height: high, depth: 12 }, color) +
    plane.courses(x, base, width, high - base, 0.16, darker(color, 0.3), 0.35) +
    plane.panel(x, 0, width, base, lower) +
    (home.garages > 0
      ? garageOn(stage, plane, bayX + 0.4, 0, 2.8, 'carriage', random.pick([detail, lighter(color, 0.3), palette.wood]), 1.75)
      : windowOn(stage, plane, bayX + 0.7, 0.55, 1, 0.9) + windowOn(stage, plane, bayX + 2.2, 0.55, 1, 0.9)) +
    levels
      .map(
        (y, i) =>
          bay(stage, bayX, 3.8, y, floorHigh - 0.15, 0, color, look) +
          (i > 0 ? windowOn(stage, plane, doorU + 0.1, y + 0.9, 1, 1.9, look) : ''),
      )
      .join('') +
    // The porch: a pair of columns with a small pediment.
    doorOn(stage, plane, doorU, base, { width: 1.1, height: 2.3, glass: 'half', arch: random.chance(0.3) ? 0.4 : 0 }) +
    [-0.35, 1.3]
      .map((u) => box(stage, { x: doorU + u, y: base, z: -1.1, width: 0.18, height: 2.6, depth: 0.18 }, palette.trim))
      .join('') +
    box(stage, { x: doorU - 0.5, y: 0, z: -1.2, width: 2.1, height: base, depth: 1.2 }, lower) +
    frontGable(
      stage,
      { x: doorU - 0.5, width: 2.1, y: base + 2.6, z: -1.2, depth: 1.2, rise: 0.7, overhang: 0.12, color: palette.roof },
      detail,
      palette.trim,
    ) +
    steps(stage, doorU - 0.2, 1.5, base, -1.2) +
    lantern(stage, plane, doorU - 0.3, base + 1.6) +
    (gabled
      ? frontGable(
          stage,
          { x, width, y: high, z: -0.2, depth: 10, rise: 3, overhang: 0.3, color: palette.roof },
          mix(color, palette.trim, 0.25),
          palette.trim,
        ) +
        front(stage, -0.2).courses(x + 1, high + 0.2, width - 2, 1.4, 0.22, detail, 0.45) +
        windowOn(stage, front(stage, -0.2), -0.6, high + 0.5, 1.2, 1.3, { panes: [1, 2], arch: 0.5, casing: 0.14 }) +
        front(stage, -0.25).poly(
          [
            [-0.9, high + 2.3],
            [0.9, high + 2.3],
            [0, high + 2.9],
          ],
          front(stage, 0).tone(detail),
        )
      : cornice(stage, x, width, high + 0.1, 0, 0.65) +
        front(stage, -0.3).poly(
          [
            [bayX + 0.6, high + 0.2],
            [bayX + 3.2, high + 0.2],
            [bayX + 1.9, high + 1.1],
          ],
          plane.tone(palette.trim),
        )) +
    plane.panel(x, base, width, 0.16, palette.trim, 0.05) +
    (home.garages > 0
      ? ''
      : foundation(stage, bayLeft ? x : doorU + 2, bayLeft ? doorU - 0.9 : x + width, { z: -1.15, height: 0.6 })) +
    streetTrees(stage, width)
  );
}
