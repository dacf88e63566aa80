import { box, front, wallShadow } from '#demo/photos/draw/solids.ts';
import { type Parts, hull } from '#demo/photos/draw/stage.ts';
import { darker, lighter } from '#demo/photos/draw/svg.ts';
import type { DrawnHome } from '#demo/photos/home-code.ts';
import { behindBlock, trees } from './block.ts';
import { doorOn, windowOn } from './openings.ts';
import { foundation, streetStage } from './street.ts';

/** A shop with rooms above. */
export function storefront(parts: Parts, home: DrawnHome): string {
  const { random, palette } = parts;
  const storeys = Math.min(3, Math.max(1, home.storeys));
  const high = 4.2 + (storeys - 1) * 3.2 + 0.5;
  const stage = streetStage(parts, {
    eyeX: random.between(-5, 5),
    distance: 13.5 + storeys * 2,
    horizon: 680,
    width: 15,
    height: high + 0.6,
  });
  const width = random.between(11, 13);
  const x = -width / 2;
  const isBrick = random.chance(0.4);
  const color = isBrick ? palette.brick : palette.wall;
  const plane = front(stage, 0);
  const body = { x, z: 0, width, height: high, depth: 14 };
  const stripes = 12;
  const cloth = random.pick([palette.accent, palette.door, '#2f4b52']);
  const z = -1.3;
  return (
    behindBlock(stage, body) +
    box(stage, body, color) +
    (isBrick ? plane.courses(x, 0, width, high, 0.18, lighter(color, 0.4), 0.25) : '') +
    plane.panel(x + 0.3, 0, width - 0.6, 3.9, darker(palette.door, 0.15), 0.05) +
    [x + 0.7, x + width * 0.62]
      .map((u) =>
        windowOn(stage, front(stage, -0.06), u, 0.7, width * 0.31, 2.2, {
          panes: [2, 1],
          casing: 0.08,
          hasSill: true,
          frame: palette.trim,
        }),
      )
      .join('') +
    doorOn(stage, front(stage, -0.06), -0.65 + random.between(-0.2, 0.2), 0.1, { width: 1.2, height: 2.3, glass: 'full' }) +
    plane.panel(x + 0.3, 3.3, width - 0.6, 0.65, lighter(palette.door, 0.1), 0.15) +
    wallShadow(
      stage,
      [
        [x + 0.4, 3.2, z],
        [x + width - 0.4, 3.2, z],
        [x + 0.4, 2.6, z],
        [x + width - 0.4, 2.6, z],
      ],
      0,
      hull,
    ) +
    Array.from({ length: stripes }, (_, i) => {
      const wide = (width - 0.8) / stripes;
      const u = x + 0.4 + i * wide;
      return (
        stage.face(
          [
            [u, 3.4, -0.1],
            [u + wide, 3.4, -0.1],
            [u + wide, 2.7, z],
            [u, 2.7, z],
          ],
          plane.tone(i % 2 ? palette.trim : cloth),
        ) + front(stage, z).panel(u, 2.5, wide, 0.22, i % 2 ? palette.trim : cloth)
      );
    }).join('') +
    Array.from({ length: (storeys - 1) * 4 }, (_, i) =>
      windowOn(stage, plane, x + width * (0.08 + (i % 4) * 0.235), 4.9 + Math.floor(i / 4) * 3.2, width * 0.13, 1.8, {
        hasHead: true,
      }),
    ).join('') +
    box(stage, { x: x - 0.15, y: high - 0.3, z: -0.5, width: width + 0.3, height: 0.5, depth: 2 }, palette.trim) +
    plane.quad(x, high - 0.9, width, 0.6, 'url(#fall)') +
    foundation(stage, x + 0.8, x + 3, { height: 0.5, z: -0.9 }) +
    trees(stage, width, -1.8, 5)
  );
}
