import { box, front } from '#demo/photos/draw/solids.ts';
import type { Parts } from '#demo/photos/draw/stage.ts';
import { darker, lighter } from '#demo/photos/draw/svg.ts';
import type { DrawnHome } from '#demo/photos/home-code.ts';
import { lotBehind, lotInFront } from './lots.ts';
import { doorOn, garageOn, lantern, windowOn } from './openings.ts';
import { chimney, frontGable, hip, sideGable } from './roofs.ts';
import { foundation, streetStage } from './street.ts';

/** One long storey, a low roof, the garage in the front. */
export function ranch(parts: Parts, home: DrawnHome): string {
  const { random, palette } = parts;
  const stage = streetStage(parts, {
    eyeX: random.between(-5, 5),
    distance: random.between(16.5, 18),
    horizon: 570,
    width: 17.5,
    height: 5.6,
  });
  const width = random.between(15, 17);
  const [x, high, yard] = [-width / 2, 2.9, 6];
  const isBrick = random.chance(0.4);
  const color = isBrick ? palette.brick : palette.wall;
  const onLeft = random.chance(0.5);
  const garages = Math.min(2, home.garages);
  const wingWidth = 6.4;
  const wingX = onLeft ? x : -x - wingWidth;
  const wing = { x: wingX, z: -2.2, width: wingWidth, height: high, depth: 4 };
  const body = { x, z: 0, width, height: high, depth: 9 };
  const plane = front(stage, 0);
  const free = onLeft ? x + wingWidth : x;
  const long = width - wingWidth;
  const isHip = random.chance(0.5);
  const shutter = random.chance(0.6) ? random.pick(['#37444d', '#4a3a33', '#4d5a4a', '#6a4038']) : undefined;
  const battens = (z: number, at: number, wide: number): string =>
    isBrick
      ? front(stage, z).courses(at, 0, wide, high, 0.13, lighter(color, 0.4), 0.3)
      : front(stage, z).courses(at, 0, wide, high, 0.2, darker(color, 0.3), 0.4);
  const wingRoof = { x: wing.x, width: wing.width, y: high, z: wing.z, depth: 6, rise: 1.7, color: palette.roof };
  return (
    lotBehind(stage, [body, wing], {
      yard,
      driveway: garages > 0 ? [wingX + 0.8, wingX + 5.6] : undefined,
      walk: [free + long * (onLeft ? 0.05 : 0.75), free + long * (onLeft ? 0.05 : 0.75) + 1.2],
    }) +
    (home.fireplaces > 0 ? chimney(stage, free + long * 0.55, high + 1.2, 4, 1.5, palette.brick) : '') +
    box(stage, body, color) +
    battens(0, x, width) +
    windowOn(stage, plane, free + long * 0.34, 0.75, 2.8, 1.6, { panes: [3, 1], casing: 0.1 }) +
    windowOn(stage, plane, free + long * (onLeft ? 0.78 : 0.06), 1, 1.5, 1.3, { panes: [2, 2], hasShutters: shutter }) +
    doorOn(stage, plane, free + long * (onLeft ? 0.08 : 0.8), 0.15, { glass: 'half' }) +
    lantern(stage, plane, free + long * (onLeft ? 0.08 : 0.8) - 0.45, 1.7) +
    (isHip
      ? hip(stage, { x, width, y: high, z: 0, depth: 9, rise: 2, color: palette.roof }, palette.trim)
      : sideGable(
          stage,
          { x, width, y: high, z: 0, depth: 9, rise: 2, color: palette.roof, overhang: 0.8 },
          color,
          palette.trim,
        )) +
    foundation(stage, free + 0.5 + (onLeft ? long * 0.25 : 0), free + long * (onLeft ? 0.98 : 0.72)) +
    box(stage, wing, color) +
    battens(wing.z, wing.x, wing.width) +
    (garages > 0
      ? garageOn(
          stage,
          front(stage, wing.z),
          wingX + (garages > 1 ? 0.7 : 1.8),
          0,
          garages > 1 ? 5 : 2.8,
          random.pick(['panels', 'panels', 'carriage']),
          lighter(palette.trim, 0.1),
        )
      : [0.9, 3.7]
          .map((u) => windowOn(stage, front(stage, wing.z), wingX + u, 0.9, 1.7, 1.4, { panes: [2, 2], hasShutters: shutter }))
          .join('')) +
    (isHip ? hip(stage, wingRoof, palette.trim) : frontGable(stage, wingRoof, lighter(palette.wall, 0.1), palette.trim)) +
    lotInFront(stage, x, -x, yard)
  );
}
