import { tree } from '#demo/photos/draw/foliage.ts';
import { box, front, wallShadow } from '#demo/photos/draw/solids.ts';
import { type Parts, hull } from '#demo/photos/draw/stage.ts';
import { lighter } from '#demo/photos/draw/svg.ts';
import type { DrawnHome } from '#demo/photos/home-code.ts';
import { behindBlock } from './block.ts';
import { doorOn, lantern, windowOn } from './openings.ts';
import { foundation, streetStage } from './street.ts';

/** Miami Beach: pastel, rounded corners, eyebrows over the windows, a stepped centre with a fin. */
export function deco(parts: Parts, home: DrawnHome): string {
  const { random, palette } = parts;
  const storeys = Math.min(4, Math.max(2, home.storeys));
  const level = 3.1;
  const high = storeys * level + 0.5;
  const stage = streetStage(parts, {
    eyeX: random.between(-7, 7),
    distance: 16 + storeys * 2.6,
    horizon: 690,
    eyeY: 1.9,
    width: 18,
    height: high + 2.4,
  });
  const width = random.between(14, 17);
  const x = -width / 2;
  const body = { x, z: 0, width, height: high, depth: 12 };
  const color = palette.wall;
  const band = random.pick([palette.accent, '#e98f7b', '#6fb3ae', '#f0b75e', '#7fa7c9', '#d98aa0']);
  const plane = front(stage, 0);
  const middle = random.between(3.4, 4.6);
  const levels = Array.from({ length: storeys }, (_, i) => i * level);
  const wing = (from: number, wide: number): string =>
    levels
      .map(
        (y) =>
          [0.12, 0.58]
            .map((part) =>
              windowOn(stage, plane, from + wide * part, y + 0.9, wide * 0.3, 1.5, {
                panes: [2, 4],
                casing: 0.05,
                hasSill: true,
              }),
            )
            .join('') +
          wallShadow(
            stage,
            [
              [from, y + 2.6, -0.6],
              [from + wide, y + 2.6, -0.6],
              [from, y + 2.75, -0.6],
              [from + wide, y + 2.75, -0.6],
            ],
            0,
            hull,
          ) +
          box(stage, { x: from, y: y + 2.58, z: -0.6, width: wide, height: 0.16, depth: 0.6 }, lighter(band, 0.2)) +
          plane.panel(from, y + 0.5, wide, 0.1, band, 0.02),
      )
      .join('');
  const tops = [1.2, 0.78, 0.4];
  return (
    behindBlock(stage, body, 3, false) +
    box(stage, body, color) +
    wing(x, (width - middle) / 2) +
    wing(x + (width + middle) / 2, (width - middle) / 2) +
    plane.panel(x, high - 0.3, width, 0.3, band, 0.05) +
    box(stage, { x: -middle / 2, z: -0.7, width: middle, height: high + 0.7, depth: 5 }, lighter(color, 0.4)) +
    tops
      .map((part, i) =>
        box(
          stage,
          { x: (-middle / 2) * part * 0.8, z: -0.8, y: high + 0.7 + i * 0.5, width: middle * part * 0.8, height: 0.5, depth: 3 },
          i === 1 ? band : lighter(color, 0.4),
        ),
      )
      .join('') +
    [-0.9, 0, 0.9].map((u) => front(stage, -0.75).panel(u - 0.12, 3.3, 0.24, high - 2.6, band, 0.1)).join('') +
    [-0.45, 0.45]
      .map((u) =>
        levels
          .slice(1)
          .map((y) =>
            windowOn(stage, front(stage, -0.72), u - 0.25, y + 0.6, 0.5, 1.6, { panes: [1, 3], casing: 0, hasSill: false }),
          )
          .join(''),
      )
      .join('') +
    box(stage, { x: -middle / 2 - 0.6, y: 2.7, z: -2.4, width: middle + 1.2, height: 0.3, depth: 2.4 }, band) +
    doorOn(stage, front(stage, -0.72), -0.8, 0.15, { width: 1.6, height: 2.3, glass: 'full', color: '#5a6a70' }) +
    [-1.5, 1.3].map((u) => lantern(stage, front(stage, -0.72), u, 1.6)).join('') +
    foundation(stage, x + 0.3, -middle / 2 - 0.4) +
    foundation(stage, middle / 2 + 0.4, -x - 0.3) +
    tree(stage, [x - random.between(-1, 1.5), 0, -2], random.between(7, 11), 'palm') +
    tree(stage, [-x + random.between(-1.5, 1.5), 0, -2.4], random.between(7, 10), 'palm') +
    (random.chance(0.5) ? tree(stage, [random.between(2.4, 4), 0, -2.2], random.between(5, 7), 'fan') : '')
  );
}
