import { box, front, side, wallShadow } from '#demo/photos/draw/solids.ts';
import { type Parts, hull } from '#demo/photos/draw/stage.ts';
import { darker, lighter } from '#demo/photos/draw/svg.ts';
import type { DrawnHome } from '#demo/photos/home-code.ts';
import { behindBlock, trees } from './block.ts';
import { doorOn, lantern, windowOn } from './openings.ts';
import { foundation, streetStage } from './street.ts';

/** Flats on three to eight storeys. */
export function walkup(parts: Parts, home: DrawnHome): string {
  const { random, palette } = parts;
  const storeys = Math.min(8, Math.max(3, home.storeys));
  const level = 3.1;
  const high = storeys * level + 0.6;
  const stage = streetStage(parts, {
    eyeX: random.pick([-1, 1]) * random.between(5, 11),
    distance: 17 + storeys * 3,
    horizon: 730,
    eyeY: 2,
    width: 20,
    height: high + 0.5,
  });
  const width = random.between(15, 19);
  const x = -width / 2;
  const isBrick = random.chance(parts.look === 'miami' || parts.look === 'losangeles' ? 0.06 : 0.3);
  const isModern = random.chance(0.45);
  const color = isBrick ? palette.brick : palette.wall;
  const plane = front(stage, 0);
  const columns = random.pick([4, 5, 6]);
  const step = width / columns;
  const body = { x, z: 0, width, height: high, depth: 14 };
  const frame = isModern ? '#2e3134' : palette.trim;
  const balconies = random.int(0, 2);
  const onSide = stage.eye[0] < x ? side(stage, x, 'left') : side(stage, x + width, 'right');
  const seesSide = Math.abs(stage.eye[0]) > width / 2;
  const second = isModern ? random.pick([palette.wood, '#54595d', lighter(color, 0.5), palette.brick]) : darker(color, 0.12);
  return (
    behindBlock(stage, body) +
    box(stage, body, color) +
    (isBrick ? plane.courses(x, 0, width, high, 0.2, lighter(color, 0.4), 0.25) : '') +
    (isModern
      ? Array.from({ length: columns }, (_, i) =>
          i % 2 === balconies % 2 ? plane.panel(x + i * step, level, step, high - level, second) : '',
        ).join('')
      : plane.panel(x, 0, width, level, second) + plane.panel(x, level - 0.1, width, 0.25, palette.trim, 0.1)) +
    Array.from({ length: seesSide ? storeys - 1 : 0 }, (_, row) =>
      [3, 7, 10]
        .map((z) => windowOn(stage, onSide, z, (row + 1) * level + 0.8, 1.2, 1.5, { casing: 0.06, frame, hasSill: false }))
        .join(''),
    ).join('') +
    Array.from({ length: (storeys - 1) * columns }, (_, i) => {
      const [column, floorAt] = [i % columns, Math.floor(i / columns) + 1];
      const [u, y] = [x + column * step, floorAt * level];
      const hasBalcony = balconies > 0 && column % 2 === balconies % 2;
      return hasBalcony
        ? windowOn(stage, plane, u + step * 0.16, y + 0.1, step * 0.66, 2.3, {
            panes: [2, 1],
            frame,
            casing: 0.05,
            hasSill: false,
          }) +
            wallShadow(
              stage,
              [
                [u + step * 0.06, y, -1.2],
                [u + step * 0.94, y, -1.2],
                [u + step * 0.06, y + 0.2, -1.2],
                [u + step * 0.94, y + 0.2, 0],
              ],
              0,
              hull,
            ) +
            box(
              stage,
              { x: u + step * 0.06, y: y - 0.16, z: -1.2, width: step * 0.88, height: 0.18, depth: 1.2 },
              isModern ? '#d8d5cd' : palette.trim,
            ) +
            (isModern
              ? front(stage, -1.2).quad(u + step * 0.06, y, step * 0.88, 1, '#cfe0e4', { opacity: 0.5 }) +
                front(stage, -1.2).panel(u + step * 0.06, y + 1, step * 0.88, 0.06, frame)
              : front(stage, -1.2).stripes(u + step * 0.06, y, step * 0.88, 1, 0.17, '#33373b', 0.9) +
                front(stage, -1.2).panel(u + step * 0.06, y + 0.96, step * 0.88, 0.07, '#33373b'))
        : windowOn(stage, plane, u + step * 0.24, y + 0.7, step * 0.5, 1.65, {
            panes: isModern ? [2, 1] : [2, 2],
            frame,
            casing: isModern ? 0.04 : 0.09,
            hasSill: !isModern,
          });
    }).join('') +
    Array.from({ length: columns }, (_, i) =>
      Math.abs(x + (i + 0.5) * step) < step * 0.6
        ? ''
        : windowOn(stage, plane, x + i * step + step * 0.16, 0.7, step * 0.68, 1.9, {
            panes: [2, 1],
            frame,
            casing: 0.06,
            hasSill: false,
          }),
    ).join('') +
    doorOn(stage, plane, -0.8, 0.1, { width: 1.6, height: 2.4, glass: 'full', frame }) +
    box(stage, { x: -1.9, y: 2.7, z: -1.4, width: 3.8, height: 0.24, depth: 1.4 }, isModern ? frame : palette.door) +
    lantern(stage, plane, -1.4, 1.7) +
    lantern(stage, plane, 1.25, 1.7) +
    (isModern
      ? box(stage, { x: x - 0.2, y: high, z: -0.5, width: width + 0.4, height: 0.3, depth: 14 }, frame)
      : wallShadow(
          stage,
          [
            [x, high, -0.6],
            [x + width, high, -0.6],
            [x, high - 0.3, 0],
            [x + width, high - 0.3, 0],
          ],
          0,
          hull,
        ) + box(stage, { x: x - 0.2, y: high - 0.1, z: -0.6, width: width + 0.4, height: 0.5, depth: 14 }, palette.trim)) +
    foundation(stage, x + 0.4, -2, { height: 0.7 }) +
    foundation(stage, 2, x + width - 0.4, { height: 0.7 }) +
    trees(stage, width, -1.8)
  );
}
