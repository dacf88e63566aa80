import type { DrawnHome } from '#server/modules/listings/photos/home-code.ts';
import { doorOn, garageOn, lantern, windowOn } from './openings.ts';
import { lotBehind, lotInFront } from './lots.ts';
import { chimney, frontGable, hip, sideGable } from './roofs.ts';
import { box, floor, front, side, wallShadow } from './solids.ts';
import { hull, type Stage } from './stage.ts';
import { foundation, streetStage } from './street.ts';
import { darker, lighter } from './svg.ts';

export type Parts = Pick<Stage, 'look' | 'palette' | 'light' | 'random'>;

function siding(stage: Stage, x: number, width: number, y: number, height: number, z: number, color: string): string {
  return front(stage, z).courses(x, y, width, height, 0.17, darker(color, 0.3), 0.4);
}

/** A round or square porch post. */
function post(stage: Stage, x: number, z: number, height: number, color: string, thick = 0.22, base = 0): string {
  return (
    box(stage, { x: x - thick / 2, z, width: thick, height: height - base, depth: thick, y: base }, color) +
    front(stage, z).panel(x - thick * 0.8, base, thick * 1.6, 0.16, color, 0.02) +
    front(stage, z).panel(x - thick * 0.8, height - 0.18, thick * 1.6, 0.18, color, 0.02)
  );
}

function railing(stage: Stage, from: number, to: number, y: number, z: number, color: string): string {
  const plane = front(stage, z);
  return (
    plane.stripes(from, y + 0.08, to - from, 0.75, 0.16, color, 1) +
    plane.panel(from, y + 0.8, to - from, 0.09, color) +
    plane.panel(from, y + 0.08, to - from, 0.06, color)
  );
}

export function bungalow(parts: Parts, home: DrawnHome): string {
  const { random, palette } = parts;
  const stage = streetStage(parts, {
    eyeX: random.between(-4.5, 4.5),
    distance: random.between(14.5, 16.5),
    horizon: 610,
    width: 13.5,
    height: home.storeys > 1 ? 8.4 : 7,
  });
  const width = random.between(10.5, 12.5);
  const x = -width / 2;
  const [wall, base] = [3.1, 0.6];
  const isTwo = home.storeys > 1;
  const yard = random.between(4, 5);
  const porchFrom = random.chance(0.5) ? x : 0;
  const full = random.chance(0.35);
  const [from, to] = full ? [x, -x] : [porchFrom, porchFrom + width / 2];
  const shape = random.int(0, 2);
  const color = palette.wall;
  const stone = random.pick(['#9d8f80', '#a8664e', '#8c857c', '#b3a58f']);
  const plane = front(stage, 0);
  const doorU = full ? -0.5 : from + width * 0.3;
  const porchDepth = 2.2;
  const roofAt = { x, width, y: base + wall, z: 0, depth: 10, color: palette.roof };
  const gableHouse = shape === 0;
  const body = { x, z: 0, width, height: base + wall, depth: 10 };
  const dormer = { x: -1.8, width: 3.6, y: base + wall + 1.1, z: 0.6, depth: 5, color: palette.roof };
  const roof = gableHouse
    ? frontGable(stage, { ...roofAt, rise: isTwo ? 4 : 3 }, lighter(color, 0.06), palette.trim) +
      windowOn(stage, plane, isTwo ? -1.5 : -0.8, base + wall + 0.7, isTwo ? 1.2 : 1.6, isTwo ? 1.3 : 0.8, {
        panes: [3, isTwo ? 2 : 1],
      }) +
      (isTwo ? windowOn(stage, plane, 0.3, base + wall + 0.7, 1.2, 1.3, { panes: [3, 2] }) : '')
    : sideGable(stage, { ...roofAt, rise: 2.9, overhang: 0.7 }, color, palette.trim) +
      (isTwo || random.chance(0.5)
        ? box(stage, { x: dormer.x, y: dormer.y - 0.4, z: dormer.z, width: dormer.width, height: 1.3, depth: 3 }, color) +
          windowOn(stage, front(stage, dormer.z), -1.3, dormer.y - 0.1, 2.6, 0.8, { panes: [4, 1], casing: 0.09 }) +
          frontGable(stage, { ...dormer, y: dormer.y + 0.9, rise: 1, overhang: 0.3 }, color, palette.trim)
        : '');
  const deck = { x: from, z: -porchDepth, width: to - from, height: base, depth: porchDepth };
  const pier = (at: number): string =>
    box(stage, { x: at - 0.34, z: -porchDepth, width: 0.68, height: base + 0.95, depth: 0.68 }, stone) +
    front(stage, -porchDepth).courses(at - 0.34, 0, 0.68, base + 0.95, 0.22, darker(stone, 0.3)) +
    front(stage, -porchDepth).poly(
      [
        [at - 0.26, base + 0.95],
        [at + 0.26, base + 0.95],
        [at + 0.17, base + wall - 0.5],
        [at - 0.17, base + wall - 0.5],
      ],
      front(stage, 0).tone(palette.trim),
      { out: -0.1 },
    );
  const porchRoof = full
    ? sideGable(
        stage,
        {
          x: from,
          width: to - from,
          y: base + wall - 0.4,
          z: -porchDepth,
          depth: porchDepth * 2,
          rise: 0.8,
          color: palette.roof,
          overhang: 0.4,
        },
        color,
        palette.trim,
      )
    : frontGable(
        stage,
        {
          x: from,
          width: to - from,
          y: base + wall - 0.3,
          z: -porchDepth,
          depth: porchDepth + 1,
          rise: gableHouse ? 1.5 : 1.4,
          color: palette.roof,
          overhang: 0.4,
        },
        lighter(color, 0.1),
        palette.trim,
      );
  return (
    lotBehind(stage, [body, deck], {
      yard,
      walk: [doorU - 0.2, doorU + 1.3],
      driveway: home.garages > 0 ? (porchFrom < 0 || full ? [-x + 0.6, -x + 3.4] : [x - 3.4, x - 0.6]) : undefined,
    }) +
    (random.chance(0.5) && !gableHouse ? chimney(stage, x + width * 0.2, base + wall + 1.4, 4.4, 2.4, palette.brick) : '') +
    box(stage, body, color) +
    siding(stage, x, width, base, wall, 0, color) +
    plane.panel(x, 0, width, base, stone) +
    plane.courses(x, 0, width, base, 0.2, darker(stone, 0.3)) +
    (full
      ? ''
      : windowOn(stage, plane, porchFrom < 0 ? width * 0.1 : x + width * 0.08, base + 0.8, 2.6, 1.5, { panes: [3, 2] })) +
    windowOn(stage, plane, full ? x + 0.9 : from + width * 0.06, base + 0.8, full ? 2.6 : 1.7, 1.5, {
      panes: [full ? 3 : 2, 2],
    }) +
    (full ? windowOn(stage, plane, 1.7, base + 0.8, 2.6, 1.5, { panes: [3, 2] }) : '') +
    doorOn(stage, plane, doorU, base, { width: 1.05, glass: 'half' }) +
    lantern(stage, plane, doorU - 0.5, base + 1.5) +
    roof +
    plane.quad(from, base, to - from, wall, stage.light.shade, { opacity: 0.3 * stage.light.contrast }) +
    foundation(stage, full ? x - 0.5 : porchFrom < 0 ? 0.4 : x, full ? x : porchFrom < 0 ? -x : -0.4, { height: 0.8 }) +
    box(stage, deck, stone, { top: '#a9927a' }) +
    box(stage, { x: doorU - 0.3, z: -porchDepth - 0.9, width: 1.7, height: base * 0.5, depth: 0.9 }, '#c9c1b4') +
    railing(stage, from + 0.4, doorU - 0.3, base, -porchDepth, palette.trim) +
    railing(stage, doorU + 1.4, to - 0.4, base, -porchDepth, palette.trim) +
    pier(from + 0.5) +
    pier(to - 0.5) +
    (full ? pier(doorU - 0.6) + pier(doorU + 1.7) : '') +
    porchRoof +
    foundation(stage, from, doorU - 0.5, { z: -porchDepth - 0.6, height: 0.6 }) +
    foundation(stage, doorU + 1.6, to, { z: -porchDepth - 0.6, height: 0.6 }) +
    lotInFront(stage, x, -x, yard)
  );
}

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
    garageOn(
      stage,
      front(stage, -2.4),
      garageX + (home.garages > 1 ? 0.5 : 1.4),
      0,
      home.garages > 1 ? 4.8 : 3,
      'carriage',
      random.chance(0.5) ? palette.wood : '#e9e6de',
    ) +
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
