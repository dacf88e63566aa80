import { box, front } from '#demo/photos/draw/solids.ts';
import type { Parts } from '#demo/photos/draw/stage.ts';
import { darker, lighter } from '#demo/photos/draw/svg.ts';
import type { DrawnHome } from '#demo/photos/home-code.ts';
import { lotBehind, lotInFront } from './lots.ts';
import { doorOn, garageOn, lantern, windowOn } from './openings.ts';
import { post } from './porch.ts';
import { frontGable, sideGable } from './roofs.ts';
import { foundation, streetStage } from './street.ts';

/** The new traditional: board and batten, steep gables, dark windows, a deep porch, a garage in front. */
export function farmhouse(parts: Parts, home: DrawnHome): string {
  const { random, palette } = parts;
  const dark = random.chance(0.55) ? '#2b2f33' : palette.trim;
  const color = random.chance(0.55) ? '#f5f3ec' : palette.wall;
  const accent = random.pick([palette.wood, palette.brick, '#b9b2a6', color]);
  const stage = streetStage(parts, {
    eyeX: random.between(-6, 6),
    distance: random.between(18.5, 20.5),
    horizon: 640,
    width: 14.5,
    height: 9.4,
  });
  const width = 12.5;
  const x = -width / 2;
  const yard = 6;
  const high = 5.8;
  const metal = random.chance(0.5) ? 'seams' : 'shingles';
  const plane = front(stage, 0);
  const garageSide = random.chance(0.5) ? -1 : 1;
  const garageX = garageSide < 0 ? x : -x - 5.8;
  const gableX = garageSide < 0 ? 0.6 : x;
  const [body, garage, gable] = [
    { x, z: 0, width, height: high, depth: 9 },
    { x: garageX, z: -2.4, width: 5.8, height: 3, depth: 3 },
    { x: gableX, z: -0.9, width: 5.2, height: high, depth: 3 },
  ];
  const look = { panes: [2, 2], frame: dark, casing: 0.07, hasSill: false } as const;
  const porchX = garageSide < 0 ? 5.8 + x : x;
  const battens = (at: number, wide: number, z: number, y: number, tall: number): string =>
    front(stage, z).stripes(at, y, wide, tall, 0.42, darker(color, 0.3), 0.4);
  return (
    lotBehind(stage, [body, garage], {
      yard,
      driveway: home.garages > 0 ? [garageX + 0.5, garageX + 5.3] : undefined,
      walk: [garageSide * -2.6 - 0.6, garageSide * -2.6 + 0.6],
    }) +
    box(stage, body, color) +
    battens(x, width, 0, 0, high) +
    sideGable(stage, { x, width, y: high, z: 0, depth: 9, rise: 3, color: palette.roof, covering: metal }, color, palette.trim) +
    [0, 1].map((i) => windowOn(stage, plane, garageX + 1 + i * 2.2, 3.9, 1.1, 1.4, look)).join('') +
    box(stage, gable, color) +
    battens(gable.x, gable.width, gable.z, 0, high) +
    frontGable(
      stage,
      { x: gable.x, width: gable.width, y: high, z: gable.z, depth: 5, rise: 3, color: palette.roof, covering: metal },
      color,
      palette.trim,
    ) +
    battens(gable.x + 1.6, 2, gable.z, high, 1.4) +
    [0, 1].map((i) => windowOn(stage, front(stage, gable.z), gable.x + 1.35 + i * 1.35, 3.8, 1.15, 1.5, look)).join('') +
    windowOn(stage, front(stage, gable.z), gable.x + 0.9, 0.9, 1.3, 1.7, look) +
    doorOn(stage, front(stage, gable.z), gable.x + 3.2, 0.3, {
      width: 1.2,
      glass: 'full',
      color: random.chance(0.5) ? palette.door : palette.wood,
      frame: dark,
    }) +
    lantern(stage, front(stage, gable.z), gable.x + 2.75, 1.7) +
    front(stage, gable.z).quad(gable.x, 0.3, gable.width, 2.5, stage.light.shade, { opacity: 0.22 }) +
    box(stage, { x: porchX, z: -3, width: 6.7, height: 0.3, depth: 2.1 }, '#c2bab0') +
    [0, 1, 2]
      .map((i) => post(stage, porchX + 0.3 + i * 3, -2.9, 2.85, random.chance(0.5) ? palette.trim : palette.wood, 0.26, 0.3))
      .join('') +
    sideGable(
      stage,
      {
        x: porchX,
        width: 6.7,
        y: 2.85,
        z: -3,
        depth: 4.2,
        rise: 0.9,
        overhang: 0.3,
        color: metal === 'seams' ? '#4a4f55' : palette.roof,
        covering: 'seams',
      },
      color,
      palette.trim,
    ) +
    box(stage, garage, accent) +
    (accent === palette.brick
      ? front(stage, -2.4).courses(garageX, 0, 5.8, 3, 0.14, lighter(accent, 0.4), 0.3)
      : front(stage, -2.4).stripes(garageX, 0, 5.8, 3, 0.42, darker(accent, 0.3), 0.35)) +
    (home.garages > 0
      ? garageOn(
          stage,
          front(stage, -2.4),
          garageX + (home.garages > 1 ? 0.5 : 1.4),
          0,
          home.garages > 1 ? 4.8 : 3,
          'carriage',
          random.chance(0.5) ? palette.wood : '#e9e6de',
        )
      : [0.8, 3.4].map((u) => windowOn(stage, front(stage, -2.4), garageX + u, 0.8, 1.6, 1.6, look)).join('')) +
    frontGable(
      stage,
      { x: garageX, width: 5.8, y: 3, z: -2.4, depth: 4, rise: 2.5, color: palette.roof, covering: metal },
      color,
      palette.trim,
    ) +
    windowOn(stage, front(stage, -2.4), garageX + 2.4, 3.5, 1, 0.9, { ...look, panes: [2, 2] }) +
    foundation(stage, porchX + 0.2, porchX + 6.5, { z: -3.6, height: 0.6 }) +
    lotInFront(stage, x, -x, yard)
  );
}
