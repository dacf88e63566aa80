import { box, front } from '#demo/photos/draw/solids.ts';
import type { Parts } from '#demo/photos/draw/stage.ts';
import { lighter } from '#demo/photos/draw/svg.ts';
import type { DrawnHome } from '#demo/photos/home-code.ts';
import { lotBehind, lotInFront } from './lots.ts';
import { doorOn, garageOn, lantern, windowOn } from './openings.ts';
import { post, siding } from './porch.ts';
import { chimney, frontGable, hip, sideGable } from './roofs.ts';
import { foundation, streetStage } from './street.ts';

/** Two storeys in brick or clapboard, a row of shuttered windows, a centred door; on request a garage wing. */
export function colonial(parts: Parts, home: DrawnHome): string {
  const { random, palette } = parts;
  const isBrick = random.chance(parts.look === 'triangle' ? 0.55 : 0.25);
  const color = isBrick ? palette.brick : palette.wall;
  const stage = streetStage(parts, {
    eyeX: random.between(-6, 6),
    distance: random.between(19, 21),
    horizon: 640,
    middle: home.garages > 0 ? 2.4 : 0,
    width: home.garages > 0 ? 19.5 : 15,
    height: 9.6,
  });
  const width = random.between(12, 14);
  const x = -width / 2;
  const high = 6;
  const yard = 6;
  const plane = front(stage, 0);
  const shutter = random.chance(0.75) ? random.pick(['#2f3b46', '#3d4a3f', '#4a2f2c', '#26303a', '#54626e']) : undefined;
  const columns = random.pick([5, 5, 3]);
  const step = width / columns;
  const wing = home.garages > 0 ? { x: -x, z: 1.2, width: 6.4, height: 3.4, depth: 8 } : null;
  const body = { x, z: 0, width, height: high, depth: 9 };
  const roofKind = random.int(0, 2);
  const porch = random.int(0, 2);
  const look = {
    panes: [2, 4],
    hasShutters: columns === 5 && step < 2.6 ? shutter : shutter,
    casing: 0.09,
    hasHead: random.chance(0.5),
  } as const;
  const windowWide = 1.05;
  return (
    lotBehind(stage, wing ? [body, wing] : [body], {
      yard,
      walk: [-0.8, 0.8],
      driveway: wing ? [-x + 0.8, -x + 5.8] : undefined,
    }) +
    chimney(stage, x + 0.8, high + 1, 4, 2.4, palette.brick) +
    box(stage, body, color) +
    (isBrick ? plane.courses(x, 0, width, high, 0.13, lighter(color, 0.4), 0.3) : siding(stage, x, width, 0, high, 0, color)) +
    plane.panel(x, 0, width, 0.35, '#9b948a') +
    (wing
      ? box(stage, wing, isBrick ? palette.wall : color) +
        siding(stage, wing.x, wing.width, 0, wing.height, wing.z, color) +
        (home.garages > 1
          ? garageOn(
              stage,
              front(stage, wing.z),
              wing.x + 0.7,
              0,
              5,
              random.pick(['panels', 'carriage']),
              lighter(palette.trim, 0.2),
            )
          : garageOn(stage, front(stage, wing.z), wing.x + 1.6, 0, 2.8, 'carriage', lighter(palette.trim, 0.2))) +
        sideGable(
          stage,
          { x: wing.x, width: wing.width, y: wing.height, z: wing.z, depth: wing.depth, rise: 1.9, color: palette.roof },
          color,
          palette.trim,
        )
      : '') +
    Array.from({ length: columns }, (_, i) => {
      const u = x + step * (i + 0.5) - windowWide / 2;
      const isMiddle = i === (columns - 1) / 2;
      return (
        windowOn(stage, plane, u, 3.7, windowWide, 1.55, look) +
        (isMiddle ? '' : windowOn(stage, plane, u, 0.9, windowWide, 1.75, look))
      );
    }).join('') +
    doorOn(stage, plane, -0.55, 0.35, { width: 1.1, height: 2.2, glass: 'none' }) +
    windowOn(stage, plane, -1.02, 0.4, 0.28, 2, { panes: [1, 4], casing: 0.05, hasSill: false }) +
    windowOn(stage, plane, 0.76, 0.4, 0.28, 2, { panes: [1, 4], casing: 0.05, hasSill: false }) +
    lantern(stage, plane, 1.25, 1.9) +
    (roofKind === 2
      ? hip(stage, { x, width, y: high, z: 0, depth: 9, rise: 2.6, color: palette.roof }, palette.trim)
      : sideGable(
          stage,
          { x, width, y: high, z: 0, depth: 9, rise: 2.9, color: palette.roof, overhang: 0.4 },
          color,
          palette.trim,
        )) +
    (roofKind === 1
      ? [-1, 0, 1]
          .map(
            (i) =>
              box(stage, { x: i * width * 0.3 - 0.8, y: high + 0.6, z: 1.1, width: 1.6, height: 1.3, depth: 2 }, palette.wall) +
              windowOn(stage, front(stage, 1.1), i * width * 0.3 - 0.45, high + 0.75, 0.9, 1, { casing: 0.08, hasSill: false }) +
              frontGable(
                stage,
                {
                  x: i * width * 0.3 - 0.8,
                  width: 1.6,
                  y: high + 1.9,
                  z: 1.1,
                  depth: 2,
                  rise: 0.8,
                  overhang: 0.2,
                  color: palette.roof,
                },
                palette.wall,
                palette.trim,
              ),
          )
          .join('')
      : '') +
    foundation(stage, x + 0.3, -1.6) +
    foundation(stage, 1.6, -x - 0.3) +
    (porch === 0
      ? box(stage, { x: -2, z: -1.6, width: 4, height: 0.3, depth: 1.6 }, '#b9b0a4') +
        post(stage, -1.6, -1.5, 2.9, palette.trim, 0.26) +
        post(stage, 1.6, -1.5, 2.9, palette.trim, 0.26) +
        frontGable(
          stage,
          { x: -1.9, width: 3.8, y: 2.9, z: -1.6, depth: 1.6, rise: 1.1, overhang: 0.2, color: palette.roof },
          palette.trim,
          palette.trim,
        )
      : porch === 1
        ? box(stage, { x, z: -2.2, width, height: 0.3, depth: 2.2 }, '#b9b0a4') +
          plane.quad(x, 0.3, width, 2.6, stage.light.shade, { opacity: 0.2 }) +
          Array.from({ length: 6 }, (_, i) =>
            post(stage, x + 0.3 + (i * (width - 0.6)) / 5, -2.1, 2.95, palette.trim, 0.24, 0.3),
          ).join('') +
          sideGable(
            stage,
            { x, width, y: 2.95, z: -2.2, depth: 4.4, rise: 1, overhang: 0.25, color: palette.roof },
            color,
            palette.trim,
          )
        : box(stage, { x: -1.1, z: -1, width: 2.2, height: 0.3, depth: 1 }, '#b9b0a4')) +
    lotInFront(stage, x, wing ? wing.x + wing.width : -x, yard)
  );
}
