import type { DrawnHome } from '#server/modules/listings/photos/home-code.ts';
import { tree, tufts } from './foliage.ts';
import type { Parts } from './houses-classic.ts';
import { climber, lotBehind, lotInFront } from './lots.ts';
import { doorOn, garageOn, lantern, windowOn } from './openings.ts';
import { chimney, frontGable, hip, sideGable, slab } from './roofs.ts';
import { box, front, side, wallShadow } from './solids.ts';
import { hull } from './stage.ts';
import { foundation, streetStage } from './street.ts';
import { darker, lighter } from './svg.ts';

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

/** White or warm stucco, barrel tiles, arches, an iron balcony. */
export function spanish(parts: Parts, home: DrawnHome): string {
  const { random, palette } = parts;
  const isTwo = home.storeys > 1;
  const stage = streetStage(parts, {
    eyeX: random.between(-5, 5),
    distance: isTwo ? 17.5 : 15.5,
    horizon: isTwo ? 630 : 580,
    width: 14.5,
    height: isTwo ? 8.2 : 5.8,
  });
  const width = random.between(12, 14);
  const [x, yard, low] = [-width / 2, 5, 3.3];
  const high = isTwo ? 6.2 : 3.5;
  const color = random.pick(['#f8f3e8', '#f3e9d6', '#f6ecdc', '#f2dfc4', '#efe0cb', '#f7e8d8', '#eed2b4']);
  const trim = random.pick(['#5b4030', '#6d4a35', color]);
  const onLeft = random.chance(0.5);
  const towerWide = 5.2;
  const towerX = onLeft ? x : -x - towerWide;
  const body = { x, z: 0, width, height: low, depth: 9 };
  const wing = { x: towerX, z: -1.1, width: towerWide, height: high, depth: 7 };
  const plane = front(stage, 0);
  const wingPlane = front(stage, wing.z);
  const free = onLeft ? x + towerWide : x;
  const long = width - towerWide;
  const arch = { arch: 0.5, frame: trim, casing: 0.06, hasSill: true } as const;
  const pitch = random.chance(0.5);
  const wingRoof = {
    x: wing.x,
    width: wing.width,
    y: high,
    z: wing.z,
    depth: 7,
    rise: 1.5,
    color: palette.roof,
    covering: 'tiles',
    overhang: 0.3,
  } as const;
  return (
    lotBehind(stage, [body, wing], {
      yard,
      walk: [free + long * 0.4, free + long * 0.4 + 1.3],
      driveway: home.garages > 0 ? (onLeft ? [-x + 0.4, -x + 3.4] : [x - 3.4, x - 0.4]) : undefined,
      surface: random.chance(0.2) ? 'gravel' : 'lawn',
    }) +
    box(stage, body, color) +
    doorOn(stage, plane, free + long * 0.42, 0.2, {
      width: 1.15,
      height: 2.4,
      arch: 0.5,
      color: random.chance(0.6) ? palette.wood : palette.door,
      glass: 'none',
      frame: trim,
    }) +
    lantern(stage, plane, free + long * 0.42 - 0.5, 1.7) +
    [0.08, 0.72].map((u) => windowOn(stage, plane, free + long * u, 0.9, 1.3, 1.7, { ...arch, panes: [2, 3] })).join('') +
    sideGable(
      stage,
      { x, width, y: low, z: 0, depth: 9, rise: 1.9, color: palette.roof, covering: 'tiles', overhang: 0.35 },
      color,
      trim,
    ) +
    foundation(stage, free + 0.3, free + long * 0.36) +
    foundation(stage, free + long * 0.66, free + long - 0.2) +
    box(stage, wing, color) +
    (isTwo
      ? doorOn(stage, wingPlane, wing.x + 2, 3.4, {
          width: 1.2,
          height: 2.1,
          arch: 0.5,
          glass: 'full',
          color: trim,
          frame: trim,
        }) +
        box(stage, { x: wing.x + 1.3, y: 3.2, z: wing.z - 0.8, width: 2.6, height: 0.16, depth: 0.8 }, trim) +
        front(stage, wing.z - 0.8).stripes(wing.x + 1.3, 3.36, 2.6, 0.85, 0.14, '#23262b', 1) +
        front(stage, wing.z - 0.8).panel(wing.x + 1.3, 4.15, 2.6, 0.06, '#23262b')
      : '') +
    (random.chance(0.5)
      ? windowOn(stage, wingPlane, wing.x + 1.2, 0.7, 2.8, 2, { ...arch, panes: [4, 3], arch: 0.4 })
      : [0, 1, 2]
          .map((i) => windowOn(stage, wingPlane, wing.x + 0.7 + i * 1.35, 0.8, 1, 1.8, { ...arch, panes: [2, 3] }))
          .join('')) +
    (pitch ? frontGable(stage, wingRoof, color, trim) : hip(stage, { ...wingRoof, overhang: 0.4 }, trim)) +
    (pitch
      ? [-1, 0, 1]
          .map((i) =>
            wingPlane.poly(
              [
                [wing.x + 2.6 + i * 0.4 - 0.12, high + 0.4],
                [wing.x + 2.6 + i * 0.4 + 0.12, high + 0.4],
                [wing.x + 2.6 + i * 0.4, high + 0.65],
              ],
              '#4a3a30',
              { opacity: 0.7 },
            ),
          )
          .join('')
      : '') +
    foundation(stage, wing.x + 0.2, wing.x + towerWide - 0.2, { z: wing.z - 0.6 }) +
    (random.chance(0.6)
      ? climber(stage, onLeft ? wing.x + towerWide : wing.x, random.between(1.4, 2.4), wing.z, random.between(0.9, 1.5))
      : '') +
    lotInFront(stage, x, -x, yard)
  );
}

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
  const porchX = random.chance(0.5) ? -2.4 : x + width * 0.55;
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

/** Boxes of stucco, wood and glass. */
export function modern(parts: Parts, home: DrawnHome): string {
  const { random, palette } = parts;
  const storeys = Math.min(3, Math.max(2, home.storeys));
  const stage = streetStage(parts, {
    eyeX: random.between(-6, 6),
    distance: storeys > 2 ? 19 : 17,
    horizon: 640,
    width: 14,
    height: storeys * 3.1 + 0.6,
  });
  const width = stage.look === 'sanfrancisco' ? random.between(8, 9) : random.between(11, 13.5);
  const [x, yard] = [-width / 2, stage.look === 'sanfrancisco' ? 2.4 : 5];
  const skins = random.chance(0.5) ? ['#f4f2ec', '#55595c', palette.wood] : [palette.wall, '#3e4347', palette.wood];
  const [main = '#f4f2ec', dark = '#55595c', wood = palette.wood] = skins;
  const frame = random.chance(0.7) ? '#26292c' : '#e9e7e1';
  const level = 3.1;
  const boxes = Array.from({ length: storeys }, (_, i) => {
    const part = i === 0 ? 1 : random.between(0.68, 0.94);
    const wide = width * part;
    const at = i === 0 ? x : random.chance(0.5) ? x : x + width - wide;
    return { x: at, y: i * level, z: i === 0 ? 0 : random.between(-1.4, 0.8), width: wide, height: level, depth: 9 };
  });
  const colors = random.chance(0.5) ? [dark, main, wood] : random.chance(0.5) ? [main, wood, dark] : [wood, main, dark];
  const look = { frame, casing: 0.05, hasSill: false } as const;
  const garage = home.garages > 0;
  return (
    lotBehind(stage, boxes, {
      yard,
      driveway: garage ? [x + 0.4, x + (home.garages > 1 ? 5.4 : 3.6)] : undefined,
      walk: [x + width * 0.62, x + width * 0.62 + 1.6],
      surface: random.chance(0.3) ? 'gravel' : 'lawn',
    }) +
    boxes
      .map((at, i) => {
        const plane = front(stage, at.z);
        const color = colors[i] ?? main;
        const isWood = color === wood;
        const wideU = at.x + at.width * random.between(0.06, 0.16);
        const wideW = at.width * random.between(0.42, 0.56);
        const content =
          i === 0
            ? (garage
                ? garageOn(
                    stage,
                    plane,
                    x + 0.5,
                    0,
                    home.garages > 1 ? 4.7 : 2.9,
                    random.pick(['glass', 'planks']),
                    random.pick([frame, wood]),
                  )
                : windowOn(stage, plane, x + 0.6, 0.3, 3.6, 2.3, { ...look, panes: [3, 1] })) +
              doorOn(stage, plane, x + width * 0.64, 0.1, {
                width: 1.15,
                height: 2.5,
                glass: 'full',
                color: random.chance(0.5) ? palette.door : wood,
                frame,
              }) +
              (width > 10 ? windowOn(stage, plane, x + width * 0.8, 0.3, width * 0.14, 2.3, { ...look, panes: [1, 1] }) : '') +
              lantern(stage, plane, x + width * 0.6, 1.6)
            : windowOn(stage, plane, wideU, at.y + 0.4, wideW, 2.2, { ...look, panes: [3, 1] }) +
              windowOn(stage, plane, at.x + at.width * 0.76, at.y + random.between(0.6, 1.2), at.width * 0.15, 1.4, {
                ...look,
                panes: [1, 1],
              }) +
              (random.chance(0.5)
                ? front(stage, at.z - 0.1).quad(wideU - 0.1, at.y, wideW + 0.2, 1, '#dfeaec', { opacity: 0.45 }) +
                  front(stage, at.z - 0.1).panel(wideU - 0.1, at.y + 1, wideW + 0.2, 0.06, '#303336')
                : '');
        return (
          (i > 0 && at.z < 0
            ? wallShadow(
                stage,
                [
                  [at.x, at.y, at.z],
                  [at.x + at.width, at.y, at.z],
                  [at.x, at.y - 0.01, at.z],
                  [at.x + at.width, at.y + 0.2, at.z],
                ],
                0,
                hull,
              )
            : '') +
          box(stage, at, color) +
          (isWood
            ? plane.courses(at.x, at.y, at.width, at.height, 0.16, darker(wood, 0.35), 0.5) +
              (stage.eye[0] < at.x ? side(stage, at.x, 'left') : side(stage, at.x + at.width, 'right')).courses(
                at.z,
                at.y,
                at.depth,
                at.height,
                0.16,
                darker(wood, 0.35),
                0.4,
              )
            : '') +
          content +
          slab(
            stage,
            {
              x: at.x,
              width: at.width,
              y: at.y + at.height - 0.02,
              z: at.z,
              depth: at.depth,
              overhang: i === storeys - 1 ? random.between(0.1, 0.9) : 0.08,
              color: i === storeys - 1 ? frame : darker(color, 0.2),
            },
            0.22,
          )
        );
      })
      .join('') +
    foundation(stage, x + width * 0.42, x + width * 0.6, { height: 0.6 }) +
    [0, 1, 2, 3]
      .map((i) =>
        tufts(
          stage,
          [x + width * 0.82 + i * 0.7, 0, -0.7],
          random.between(0.5, 0.9),
          random.pick(['#8fa27a', '#6f9460', '#a8a878']),
        ),
      )
      .join('') +
    lotInFront(stage, x, -x, yard)
  );
}

/** A factory-built home: long, low, with a small deck. */
export function manufactured(parts: Parts, home: DrawnHome): string {
  const { random, palette } = parts;
  const stage = streetStage(parts, { eyeX: random.between(-4, 4), distance: 15, horizon: 565, width: 16, height: 5.2 });
  const width = 14.5;
  const [x, base, high, yard] = [-width / 2, 0.6, 2.6, 5];
  const plane = front(stage, 0);
  const body = { x, z: 0, width, height: base + high, depth: 7 };
  const deckX = random.between(-3, 1);
  return (
    lotBehind(stage, [body], { yard, driveway: home.garages > 0 ? [-x + 0.5, -x + 3.6] : undefined }) +
    box(stage, body, palette.wall) +
    plane.courses(x, base, width, high, 0.18, darker(palette.wall, 0.3), 0.4) +
    plane.panel(x, 0, width, base, '#a39b90') +
    plane.stripes(x, 0, width, base, 0.3, '#857d72', 0.5) +
    [x + 0.8, x + 3.6, deckX + 2.8, -x - 2.4]
      .map((u) =>
        windowOn(stage, plane, u, base + 0.9, 1.4, 1.2, {
          panes: [2, 1],
          hasShutters: random.chance(0.5) ? palette.door : undefined,
        }),
      )
      .join('') +
    doorOn(stage, plane, deckX + 0.7, base, { width: 0.95, height: 2 }) +
    sideGable(
      stage,
      { x, width, y: base + high, z: 0, depth: 7, rise: 1.3, color: palette.roof, overhang: 0.35 },
      palette.wall,
      palette.trim,
    ) +
    box(stage, { x: deckX - 0.6, z: -1.8, width: 3, height: base, depth: 1.8 }, palette.wood) +
    front(stage, -1.8).stripes(deckX - 0.6, base, 3, 0.8, 0.15, palette.trim, 1) +
    front(stage, -1.8).panel(deckX - 0.6, base + 0.8, 3, 0.08, palette.trim) +
    foundation(stage, x + 0.4, deckX - 0.8) +
    foundation(stage, deckX + 2.6, -x - 0.4) +
    lotInFront(stage, x, -x, yard)
  );
}
