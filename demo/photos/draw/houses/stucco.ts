import { box, front } from '#demo/photos/draw/solids.ts';
import type { Parts } from '#demo/photos/draw/stage.ts';
import { darker, lighter } from '#demo/photos/draw/svg.ts';
import type { DrawnHome } from '#demo/photos/home-code.ts';
import { doorOn, garageOn, lantern, windowOn } from './openings.ts';
import { bay, steps } from './row-parts.ts';
import { row, streetTrees } from './row.ts';
import { foundation, streetStage } from './street.ts';

/** The stucco row house over a garage: tile parapet, picture window, arched entry. */
export function stucco(parts: Parts, home: DrawnHome): string {
  const { random, palette } = parts;
  const storeys = Math.min(3, Math.max(2, home.storeys));
  const stage = streetStage(parts, {
    eyeX: random.between(-5, 5),
    distance: 13 + (storeys - 2) * 3,
    horizon: 690,
    eyeY: 1.8,
    width: 10.4,
    height: 1.4 + storeys * 3.3,
  });
  const width = random.between(7.6, 8.4);
  const x = -width / 2;
  const high = storeys * 3.3;
  const color = palette.wall;
  const plane = front(stage, 0);
  const garageLeft = random.chance(0.5);
  const doorU = garageLeft ? x + width - 2.3 : x + 1.1;
  const garageU = garageLeft ? x + 0.7 : x + width - 3.9;
  const tiles = random.chance(0.6);
  const top = random.int(0, 2);
  const look = {
    panes: random.pick([
      [4, 4],
      [2, 1],
      [3, 2],
    ] as const),
    casing: 0.08,
  } as const;
  const level = (y: number): string => {
    const kind = random.int(0, 2);
    const [wideU, wide] = [garageLeft ? x + 0.8 : x + width - 4.8, 4];
    const other = garageLeft ? x + width - 1.9 : x + 0.8;
    return (
      (kind === 0
        ? bay(stage, wideU, wide, y + 0.1, 2.7, 0, color, look, 0.7)
        : kind === 1
          ? [0, 1, 2]
              .map((i) => windowOn(stage, plane, wideU + i * 1.4, y + 0.7, 1.15, 1.8, { ...look, panes: [1, 2], arch: 0.5 }))
              .join('')
          : windowOn(stage, plane, wideU, y + 0.7, wide, 1.7, { ...look, panes: [4, 2] }) +
            plane.panel(wideU - 0.3, y + 0.35, wide + 0.6, 0.16, palette.trim, 0.3)) +
      windowOn(stage, plane, other, y + 0.8, 1, 1.6, { panes: [2, 2], arch: kind === 1 ? 0.5 : 0 }) +
      (kind === 2
        ? front(stage, -0.5).stripes(other - 0.3, y + 0.4, 1.6, 0.7, 0.14, '#2a2d31', 1) +
          box(stage, { x: other - 0.35, y: y + 0.3, z: -0.5, width: 1.7, height: 0.12, depth: 0.5 }, palette.trim)
        : '')
    );
  };
  const parapet: readonly (readonly [number, number])[] =
    top === 0
      ? [
          [x, high],
          [x, high + 0.5],
          [x + width, high + 0.5],
          [x + width, high],
        ]
      : top === 1
        ? [
            [x, high],
            [x, high + 0.4],
            [-1.8, high + 0.4],
            [-1.3, high + 0.9],
            [1.3, high + 0.9],
            [1.8, high + 0.4],
            [x + width, high + 0.4],
            [x + width, high],
          ]
        : [
            [x, high],
            [x, high + 0.35],
            ...Array.from({ length: 9 }, (_, i): readonly [number, number] => [
              x + (width * (i + 1)) / 10,
              high + 0.35 + Math.sin((Math.PI * (i + 1)) / 10) * 0.75,
            ]),
            [x + width, high + 0.35],
            [x + width, high],
          ];
  return (
    row(stage, width, high) +
    box(stage, { x, z: 0, width, height: high, depth: 12 }, color) +
    plane.poly(parapet, plane.tone(color)) +
    (tiles && top === 0
      ? box(stage, { x: x - 0.1, y: high + 0.1, z: -0.6, width: width + 0.2, height: 0.12, depth: 0.6 }, palette.trim) +
        plane.poly(
          [
            [x - 0.1, high + 0.2],
            [x + width + 0.1, high + 0.2],
            [x + width, high + 0.75],
            [x, high + 0.75],
          ],
          plane.tone('#b4623f'),
          { out: 0.35 },
        ) +
        front(stage, -0.36).stripes(x, high + 0.2, width, 0.55, 0.24, '#8d4a30', 0.5)
      : plane.poly(
          parapet.map(([u, v]) => [u, v > high ? v : v + 0.3] as const),
          plane.tone(lighter(palette.trim, 0.2)),
          { opacity: 0.25 },
        )) +
    plane.quad(x, high - 0.5, width, 0.5, 'url(#fall)') +
    Array.from({ length: storeys - 1 }, (_, i) => level(3.3 * (i + 1))).join('') +
    (home.garages > 0
      ? garageOn(
          stage,
          plane,
          garageU,
          0,
          3.1,
          random.pick(['panels', 'planks', 'carriage', 'glass']),
          random.pick([lighter(color, 0.4), palette.wood, palette.door, '#5b6064']),
        )
      : windowOn(stage, plane, garageU, 0.9, 2.8, 1.5, { panes: [4, 2] })) +
    plane.poly(
      [
        [doorU - 0.6, 0],
        [doorU + 1.7, 0],
        [doorU + 1.7, 2],
        ...Array.from({ length: 9 }, (_, i): readonly [number, number] => [
          doorU + 0.55 + 1.15 * Math.cos((Math.PI * i) / 8),
          2 + 0.9 * Math.sin((Math.PI * i) / 8),
        ]),
        [doorU - 0.6, 2],
      ],
      plane.tone(darker(color, 0.4)),
    ) +
    doorOn(stage, plane, doorU + 0.1, 0.5, { width: 1, height: 2 }) +
    steps(stage, doorU - 0.3, 1.7, 0.5) +
    lantern(stage, plane, doorU - 0.85, 1.7) +
    (home.garages > 0 ? '' : foundation(stage, garageU - 0.3, garageU + 3.2, { height: 0.6 })) +
    streetTrees(stage, width)
  );
}
