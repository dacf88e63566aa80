import { box, floor, front, side, wallShadow } from '#demo/photos/draw/solids.ts';
import { type Parts, hull } from '#demo/photos/draw/stage.ts';
import { darker } from '#demo/photos/draw/svg.ts';
import type { DrawnHome } from '#demo/photos/home-code.ts';
import { lotBehind, lotInFront } from './lots.ts';
import { doorOn, windowOn } from './openings.ts';
import { frontGable, hip } from './roofs.ts';
import { foundation, streetStage } from './street.ts';

/** One room wide with its gable to the street and the piazza along one side. */
export function charleston(parts: Parts, home: DrawnHome): string {
  const { random, palette } = parts;
  const storeys = Math.min(3, Math.max(2, home.storeys));
  const sideways = 1;
  const stage = streetStage(parts, {
    eyeX: random.between(7.5, 11),
    distance: random.between(16, 18),
    horizon: 700,
    middle: 1,
    width: 12,
    height: 3.4 + storeys * 3.3,
  });
  const width = random.between(5.4, 6.4);
  const [x, base, floorHigh] = [-width / 2 - 0.6, 0.7, 3.3];
  const high = base + storeys * floorHigh;
  const [depth, piazza] = [13, 2.6];
  const edge = x + width;
  const plane = front(stage, 0);
  const isStucco = random.chance(0.45);
  const color = palette.wall;
  const shutter = random.pick(['#2f4a46', '#25303a', '#3a4a3a', '#47566b', '#5b2f2c']);
  const body = { x, z: 0, width, height: high, depth };
  const ends = { x: edge, z: 0, width: piazza, height: high - 0.6, depth };
  const look = { panes: [2, 4], hasShutters: shutter, casing: 0.09, hasHead: isStucco } as const;
  const right = side(stage, edge, 'right');
  const levels = Array.from({ length: storeys }, (_, i) => base + i * floorHigh);
  const posts = 6;
  return (
    lotBehind(stage, [body, ends], { yard: 0, surface: 'paving' }) +
    box(stage, body, color) +
    (isStucco
      ? ''
      : plane.courses(x, base, width, high - base, 0.17, darker(color, 0.3), 0.4) +
        right.courses(0, base, depth, high - base, 0.17, darker(color, 0.3), 0.3)) +
    plane.panel(x, 0, width, base, '#b7a797') +
    levels
      .map((y) => [0, 1].map((i) => windowOn(stage, plane, x + width * (0.16 + i * 0.46), y + 0.8, 1.05, 1.85, look)).join(''))
      .join('') +
    levels
      .map((y) =>
        [1.6, 5, 8.4]
          .map((z) => windowOn(stage, right, z, y + 0.5, 1.1, 2.1, { panes: [2, 3], hasSill: false, hasShutters: shutter }))
          .join(''),
      )
      .join('') +
    (home.storeys > 2 && random.chance(0.5)
      ? hip(
          stage,
          { x, width: width + piazza, y: high, z: 0, depth, rise: 2, color: palette.roof, covering: 'seams' },
          palette.trim,
        )
      : '') +
    // The piazzas: floor, ceiling in haint blue, posts and rails along the garden, a screen door to the street.
    levels
      .map((y, i) => {
        const ceiling = y + floorHigh - 0.35;
        return (
          stage.face(
            [
              [edge, ceiling, 0],
              [edge + piazza, ceiling, 0],
              [edge + piazza, ceiling, depth],
              [edge, ceiling, depth],
            ],
            right.tone('#bcd3d2'),
          ) +
          (stage.eye[1] > y ? floor(stage, y).panel(edge, 0, piazza, depth, '#9a8c7c') : '') +
          stage.face(
            [
              [edge, y - 0.25, 0],
              [edge + piazza, y - 0.25, 0],
              [edge + piazza, y, 0],
              [edge, y, 0],
            ],
            plane.tone(palette.trim),
          ) +
          (i === 0
            ? plane.panel(edge, y, piazza, floorHigh - 0.35, color) +
              doorOn(stage, plane, edge + piazza / 2 - 0.5, y, {
                height: 2.2,
                glass: 'none',
                arch: random.chance(0.4) ? 0.3 : 0,
              }) +
              plane.panel(edge + 0.2, y + 2.6, piazza - 0.4, 0.14, palette.trim, 0.14)
            : plane.stripes(edge, y, piazza, 0.95, 0.15, palette.trim, 1) +
              plane.panel(edge, y + 0.9, piazza, 0.1, palette.trim)) +
          plane.panel(edge, ceiling, piazza, 0.35, palette.trim)
        );
      })
      .join('') +
    Array.from({ length: posts }, (_, i) => posts - 1 - i)
      .map((i) =>
        box(
          stage,
          {
            x: edge + piazza - 0.24,
            y: i === 0 ? base + floorHigh : base,
            z: (i * (depth - 0.3)) / (posts - 1),
            width: 0.24,
            height: (i === 0 ? storeys - 1 : storeys) * floorHigh - 0.35,
            depth: 0.24,
          },
          palette.trim,
        ),
      )
      .join('') +
    levels
      .map((y, i) => {
        const rail = side(stage, edge + piazza, 'right');
        return (
          rail.stripes(0, y, depth, 0.9, 0.3, palette.trim, 0.8) +
          rail.panel(0, y + 0.86, depth, 0.1, palette.trim) +
          rail.panel(0, y + floorHigh - 0.35, depth, 0.35, palette.trim) +
          (i === 0 ? rail.panel(0, 0, depth, base, '#b7a797') : '')
        );
      })
      .join('') +
    frontGable(
      stage,
      {
        x,
        width: width + piazza,
        y: high - 0.1,
        z: 0,
        depth,
        rise: random.between(1.7, 2.5),
        overhang: 0.3,
        color: palette.roof,
        covering: 'seams',
      },
      color,
      palette.trim,
    ) +
    windowOn(stage, plane, x + (width + piazza) / 2 - 0.5, high + 0.35, 1, 0.9, {
      panes: [2, 2],
      arch: random.chance(0.5) ? 0.5 : 0,
    }) +
    box(stage, { x: edge + 0.4, z: -1, width: 1.9, height: base * 0.66, depth: 1 }, '#c6b8a8') +
    wallShadow(
      stage,
      [
        [x - 0.3, high, -0.3],
        [x + width + piazza, high, -0.3],
        [x - 0.3, high - 0.3, -0.3],
        [x + width + piazza, high - 0.3, -0.3],
      ],
      0,
      hull,
    ) +
    front(stage, 0.2).panel(edge + piazza, 0, 7, 1.7, random.pick([palette.brick, '#d9cdbb'])) +
    lotInFront(stage, x - 3, edge + piazza + 3 * sideways, 2.4) +
    foundation(stage, x + 0.1, edge, { z: -0.35, height: 0.55 })
  );
}
