import { tufts } from '#demo/photos/draw/foliage.ts';
import { box, front, wallShadow } from '#demo/photos/draw/solids.ts';
import { type Parts, hull } from '#demo/photos/draw/stage.ts';
import { darker, lighter } from '#demo/photos/draw/svg.ts';
import type { DrawnHome } from '#demo/photos/home-code.ts';
import { lotBehind, lotInFront } from './lots.ts';
import { doorOn, garageOn, lantern, windowOn } from './openings.ts';
import { chimney, slab } from './roofs.ts';
import { foundation, streetStage } from './street.ts';

/** Post and beam: a low slope, a wall of glass, planks and a patterned screen. */
export function midcentury(parts: Parts, home: DrawnHome): string {
  const { random, palette } = parts;
  const stage = streetStage(parts, {
    eyeX: random.between(-5, 5),
    distance: random.between(15.5, 17.5),
    horizon: 570,
    width: 16.5,
    height: 5,
  });
  const width = random.between(14, 16);
  const [x, yard] = [-width / 2, 6];
  const isButterfly = random.chance(0.3);
  const low = 2.7;
  const color = palette.wall;
  const plane = front(stage, 0);
  const body = { x, z: 0, width, height: low, depth: 9 };
  const garage = home.garages > 0;
  const parking = 5.6;
  const stone = random.pick([palette.brick, '#a79c8c', '#8f857a', '#c3b59f']);
  const glassFrom = x + parking + 3.4;
  const glassWide = -x - 0.4 - glassFrom;
  const bays = Math.max(2, Math.round(glassWide / 1.5));
  const peak = isButterfly ? -0.9 : random.between(0.8, 1.5);
  const middle = glassFrom + glassWide / 2;
  const roofColor = random.pick(['#4a4744', '#6a5a4b', '#efe9dc', palette.roof]);
  const over = 1.3;
  const ridge = (at: number): number =>
    low +
    0.15 +
    (peak > 0
      ? peak * (1 - Math.abs(at - middle) / (glassWide / 2 + over))
      : ((peak * -Math.abs(at - middle)) / (glassWide / 2 + over)) * 1);
  const gable = (z: number): (readonly [number, number, number])[] => [
    [glassFrom - over, ridge(glassFrom - over), z],
    [middle, ridge(middle), z],
    [glassFrom + glassWide + over, ridge(glassFrom + glassWide + over), z],
  ];
  const lift = (points: readonly (readonly [number, number, number])[], by: number): [number, number, number][] =>
    points.map(([px, py, pz]) => [px, py + by, pz]);
  const pane = stage.light.isLit ? 'url(#glow)' : 'url(#glass)';
  const top = [glassFrom, middle, glassFrom + glassWide].map((at) => [at, ridge(at)] as const);
  return (
    lotBehind(stage, [body], {
      yard,
      driveway: garage ? [x + 0.3, x + parking - 0.2] : undefined,
      walk: [x + parking + 0.8, x + parking + 2.4],
      surface: stage.look === 'losangeles' && random.chance(0.4) ? 'gravel' : 'lawn',
    }) +
    chimney(stage, glassFrom - 0.4, low, 3, 1.8, stone) +
    box(stage, body, color) +
    plane.poly([[glassFrom, 0.1], [glassFrom + glassWide, 0.1], ...[...top].reverse()], pane) +
    (stage.light.isLit
      ? ''
      : plane.quad(glassFrom, 0.1, glassWide, 0.9, palette.leaf, { opacity: 0.25 }) +
        plane.poly(
          [
            [glassFrom + 1, 0.1],
            [glassFrom + 2, 0.1],
            [glassFrom + 3.4, low],
            [glassFrom + 2.4, low],
          ],
          '#ffffff',
          { opacity: 0.12 },
        )) +
    Array.from({ length: bays + 1 }, (_, i) => {
      const at = glassFrom + (i * glassWide) / bays;
      return plane.panel(at - 0.05, 0.1, 0.1, ridge(at) - 0.1, darker(palette.wood, 0.25));
    }).join('') +
    plane.panel(glassFrom, low - 0.1, glassWide, 0.12, darker(palette.wood, 0.25)) +
    plane.panel(x + parking, 0, 3.2, low, palette.wood) +
    plane.stripes(x + parking, 0, 3.2, low, 0.18, darker(palette.wood, 0.35), 0.5) +
    doorOn(stage, plane, x + parking + 1.1, 0.1, { width: 1.1, glass: 'none', frame: palette.wood }) +
    lantern(stage, plane, x + parking + 0.55, 1.7) +
    (garage
      ? garageOn(
          stage,
          plane,
          x + 0.5,
          0,
          home.garages > 1 ? 4.6 : 3,
          random.pick(['planks', 'panels', 'glass']),
          random.pick([palette.wood, palette.accent, lighter(color, 0.3)]),
        )
      : plane.panel(x + 0.4, 0, 4.6, low, stone) +
        plane.courses(x + 0.4, 0, 4.6, low, 0.2, darker(stone, 0.3)) +
        windowOn(stage, plane, x + 0.9, 1.7, 3.6, 0.6, { panes: [3, 1], casing: 0.05, hasSill: false })) +
    slab(stage, { x, width: parking + 3.2, y: low, z: 0, depth: 9, overhang: 0.9, color: roofColor }, 0.26) +
    stage.face([...gable(-over), ...[...gable(0)].reverse()], plane.tone(darker(palette.wood, 0.1))) +
    stage.face([...gable(-over), ...[...lift(gable(-over), 0.3)].reverse()], plane.tone(roofColor)) +
    wallShadow(stage, [...gable(-over), ...lift(gable(-over), 0.2)], 0, hull) +
    foundation(stage, glassFrom + 0.3, glassFrom + glassWide * 0.45, { height: 0.5 }) +
    [0, 1, 2]
      .map((i) => tufts(stage, [glassFrom + glassWide * 0.55 + i * 0.8, 0, -0.9], random.between(0.6, 1), '#7d9a6a'))
      .join('') +
    lotInFront(stage, x, -x, yard)
  );
}
