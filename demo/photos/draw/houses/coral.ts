import { tree } from '#demo/photos/draw/foliage.ts';
import { box, front } from '#demo/photos/draw/solids.ts';
import type { Parts } from '#demo/photos/draw/stage.ts';
import { darker, lighter } from '#demo/photos/draw/svg.ts';
import type { DrawnHome } from '#demo/photos/home-code.ts';
import { lotBehind, lotInFront } from './lots.ts';
import { doorOn, garageOn, lantern, windowOn } from './openings.ts';
import { frontGable, hip, slab } from './roofs.ts';
import { foundation, streetStage } from './street.ts';

/** South Florida: a low masonry house in pale stucco or coral stone, a flat tile or white roof, jalousies, palms. */
export function coral(parts: Parts, home: DrawnHome): string {
  const { random, palette } = parts;
  const stage = streetStage(parts, {
    eyeX: random.between(-5, 5),
    distance: random.between(15, 17),
    horizon: 575,
    width: 15.5,
    height: 5.6,
  });
  const width = random.between(13, 15);
  const [x, high, yard] = [-width / 2, 3.1, 5.5];
  const color = palette.wall;
  const stone = '#d8c9ae';
  const plane = front(stage, 0);
  const body = { x, z: 0, width, height: high, depth: 9 };
  // Clear of the garage at the right end.
  const porchX = home.garages > 0 ? random.between(x + width * 0.3, -x - 8.4) : random.chance(0.5) ? -2.4 : x + width * 0.55;
  const awning = random.chance(0.4) ? palette.accent : null;
  const isHip = random.chance(0.65);
  const tall = { x: porchX, z: -1.8, width: 4.4, height: 3.3, depth: 2 };
  const pane = { panes: [2, 5], casing: 0.1 } as const;
  const free = porchX < x + width / 3 ? [x + 0.6] : [x + 0.6, x + 3];
  return (
    lotBehind(stage, [body], {
      yard,
      walk: [porchX + 1.4, porchX + 3],
      driveway: home.garages > 0 ? [-x - 3.8, -x - 0.6] : [-x + 0.5, -x + 3.5],
      surface: random.chance(0.15) ? 'gravel' : 'lawn',
    }) +
    box(stage, body, color) +
    plane.panel(x, 0, width, 0.9, stone) +
    plane.courses(x, 0, width, 0.9, 0.3, darker(stone, 0.25)) +
    [...free, porchX + 5]
      .filter((u) => u + 1.8 < -x - (home.garages > 0 ? 3.6 : 0))
      .map(
        (u) =>
          windowOn(stage, plane, u, 0.95, 1.7, 1.45, pane) +
          (awning
            ? stage.face(
                [
                  [u - 0.2, 2.6, 0],
                  [u + 1.9, 2.6, 0],
                  [u + 2, 2, -0.9],
                  [u - 0.3, 2, -0.9],
                ],
                plane.tone(awning),
              )
            : ''),
      )
      .join('') +
    (home.garages > 0 ? garageOn(stage, plane, -x - 3.5, 0, 2.8, 'panels', lighter(color, 0.5)) : '') +
    (isHip
      ? hip(stage, { x, width, y: high, z: 0, depth: 9, rise: 1.7, color: palette.roof, covering: 'tiles' }, palette.trim)
      : slab(stage, { x, width, y: high, z: 0, depth: 9, overhang: 0.8, color: lighter(palette.trim, 0.2) }, 0.3)) +
    plane.quad(tall.x, 0, tall.width, high, stage.light.shade, { opacity: 0.24 }) +
    doorOn(stage, plane, tall.x + 1.7, 0.2, { width: 1.1, arch: random.chance(0.5) ? 0.5 : 0, glass: 'full' }) +
    lantern(stage, plane, tall.x + 1.1, 1.7) +
    foundation(stage, x + 0.3, tall.x - 0.1, { height: 0.7 }) +
    box(stage, { x: tall.x, z: tall.z, width: tall.width, height: 0.2, depth: 1.8 }, '#cdbfa8') +
    [0.2, tall.width - 0.6]
      .map((u) =>
        box(stage, { x: tall.x + u, z: tall.z, width: 0.4, height: 3, depth: 0.4 }, random.chance(0.5) ? stone : palette.trim),
      )
      .join('') +
    (isHip
      ? frontGable(
          stage,
          {
            x: tall.x,
            width: tall.width,
            y: 3,
            z: tall.z,
            depth: 2,
            rise: 1.1,
            overhang: 0.3,
            color: palette.roof,
            covering: 'tiles',
          },
          color,
          palette.trim,
        )
      : slab(stage, { x: tall.x, width: tall.width, y: 3, z: tall.z, depth: 2, overhang: 0.3, color: palette.trim }, 0.26)) +
    foundation(stage, tall.x + tall.width + 0.3, home.garages > 0 ? -x - 3.9 : -x - 0.2, { height: 0.7 }) +
    lotInFront(stage, x, -x, yard) +
    tree(stage, [random.chance(0.5) ? x + 1 : -x - 0.5, 0, -3.4], random.between(6, 9), random.pick(['palm', 'palm', 'fan']))
  );
}
