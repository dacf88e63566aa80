import { box, front, side } from '#demo/photos/draw/solids.ts';
import type { Parts } from '#demo/photos/draw/stage.ts';
import { darker, lighter } from '#demo/photos/draw/svg.ts';
import type { DrawnHome } from '#demo/photos/home-code.ts';
import { behindBlock, trees } from './block.ts';
import { doorOn, windowOn } from './openings.ts';
import { streetStage } from './street.ts';

/** Brick, steel sashes, a tank on the roof. */
export function loft(parts: Parts, home: DrawnHome): string {
  const { random, palette } = parts;
  const storeys = Math.min(6, Math.max(3, home.storeys));
  const level = 3.7;
  const high = storeys * level + 0.9;
  const stage = streetStage(parts, {
    eyeX: random.pick([-1, 1]) * random.between(6, 11),
    distance: 18 + storeys * 3,
    horizon: 720,
    width: 24,
    height: high + 3,
  });
  const width = random.between(18, 22);
  const x = -width / 2;
  const body = { x, z: 0, width, height: high, depth: 15 };
  const brick = random.chance(0.7) ? palette.brick : random.pick(['#b9b2a6', '#8d8a86', '#c4b7a0']);
  const steel = random.pick(['#2f363b', '#3d4a46', '#41352f', '#e5e2da']);
  const plane = front(stage, 0);
  const columns = random.pick([4, 5, 5, 6]);
  const step = width / columns;
  const head = random.chance(0.4) ? 0.16 : 0;
  const flank = stage.eye[0] < x ? side(stage, x, 'left') : side(stage, x + width, 'right');
  const seesSide = Math.abs(stage.eye[0]) > width / 2;
  return (
    behindBlock(stage, body) +
    (random.chance(0.5)
      ? box(stage, { x: x + width * 0.62, y: high, z: 5, width: 0.3, height: 1.6, depth: 2.2 }, '#33383c') +
        box(stage, { x: x + width * 0.62 + 2.6, y: high, z: 5, width: 0.3, height: 1.6, depth: 2.2 }, '#33383c') +
        box(stage, { x: x + width * 0.62 - 0.1, y: high + 1.6, z: 5, width: 3.1, height: 2.4, depth: 2.6 }, palette.wood)
      : box(stage, { x: x + width * 0.2, y: high, z: 3, width: width * 0.5, height: 2.6, depth: 8 }, '#5b6166')) +
    box(stage, body, brick) +
    plane.courses(x, 0, width, high, 0.24, darker(brick, 0.35), 0.28) +
    (seesSide ? flank.courses(0, 0, 15, high, 0.24, darker(brick, 0.35), 0.2) : '') +
    Array.from({ length: seesSide ? storeys : 0 }, (_, row) =>
      [1.5, 6, 10.5]
        .map((z) =>
          windowOn(stage, flank, z, row * level + 0.9, 2.6, 2.3, { panes: [4, 3], frame: steel, casing: 0.05, hasSill: false }),
        )
        .join(''),
    ).join('') +
    Array.from({ length: columns + 1 }, (_, i) =>
      plane.panel(x + i * step - (i === 0 ? 0 : i === columns ? 0.5 : 0.25), 0, 0.5, high, lighter(brick, 0.08), 0.12),
    ).join('') +
    Array.from({ length: storeys * columns }, (_, i) => {
      const [column, floorAt] = [i % columns, Math.floor(i / columns)];
      if (floorAt === 0 && column === Math.floor(columns / 2))
        return (
          doorOn(stage, plane, x + column * step + step / 2 - 1, 0.15, {
            width: 2,
            height: 2.7,
            glass: 'full',
            color: steel,
            frame: steel,
          }) + box(stage, { x: x + column * step + 0.2, y: 3.1, z: -1.4, width: step - 0.4, height: 0.2, depth: 1.4 }, steel)
        );
      return windowOn(stage, plane, x + column * step + step * 0.16, floorAt * level + 0.85, step * 0.68, 2.45, {
        panes: [4, 3],
        frame: steel,
        casing: 0.06,
        arch: head,
        hasSill: true,
      });
    }).join('') +
    plane.panel(x, level - 0.05, width, 0.3, lighter(brick, 0.3), 0.15) +
    box(stage, { x: x - 0.15, y: high - 0.5, z: -0.35, width: width + 0.3, height: 0.5, depth: 15 }, lighter(brick, 0.25)) +
    trees(stage, width, -1.8)
  );
}
