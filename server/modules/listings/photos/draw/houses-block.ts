import type { DrawnHome } from '#server/modules/listings/photos/home-code.ts';
import { tree, type Plant } from './foliage.ts';
import type { Parts } from './houses-classic.ts';
import { doorOn, lantern, windowOn } from './openings.ts';
import { skyline } from './sky.ts';
import { box, cornersOf, front, side, wallShadow, type Box } from './solids.ts';
import { hull, type Stage } from './stage.ts';
import { backdrop, foundation, groundOf, neighbor, plantsOf, streetStage } from './street.ts';
import { darker, lighter, mix } from './svg.ts';

function behindBlock(stage: Stage, body: Box, yard = 0, far = true): string {
  const { random } = stage;
  return (
    backdrop(stage) +
    (far && random.chance(0.5) ? skyline(stage, -50, 1650, 230, 0.55) : '') +
    groundOf(stage, { yard, surface: yard > 0 ? 'lawn' : 'paving' }) +
    stage.groundShadow(cornersOf(body)) +
    neighbor(
      stage,
      body.x - random.between(15, 17),
      14,
      body.height * random.between(0.5, 0.9),
      2,
      random.pick(['#d9cdbb', '#c3cac9', '#d8b9a0', '#b9a79a']),
    ) +
    neighbor(
      stage,
      body.x + body.width + random.between(1, 3),
      14,
      body.height * random.between(0.5, 0.9),
      2,
      random.pick(['#e3dac8', '#b9c4ca', '#cbb39f', '#d3d0c8']),
    )
  );
}

function trees(stage: Stage, width: number, z: number, height = 6): string {
  const { random, look } = stage;
  const kind = random.pick(plantsOf[look].filter((plant): plant is Plant => plant !== 'oak'));
  const count = random.int(2, 3);
  return Array.from({ length: count }, (_, i) =>
    tree(
      stage,
      [(-0.5 + (i + 0.5) / count) * (width + 8) + random.between(-1, 1), 0, z],
      height * random.between(0.8, 1.15),
      kind,
    ),
  ).join('');
}

/** Flats on three to eight storeys. */
export function walkup(parts: Parts, home: DrawnHome): string {
  const { random, palette } = parts;
  const storeys = Math.min(8, Math.max(3, home.storeys));
  const level = 3.1;
  const high = storeys * level + 0.6;
  const stage = streetStage(parts, {
    eyeX: random.pick([-1, 1]) * random.between(5, 11),
    distance: 17 + storeys * 3,
    horizon: 730,
    eyeY: 2,
    width: 20,
    height: high + 0.5,
  });
  const width = random.between(15, 19);
  const x = -width / 2;
  const isBrick = random.chance(0.3);
  const isModern = random.chance(0.45);
  const color = isBrick ? palette.brick : palette.wall;
  const plane = front(stage, 0);
  const columns = random.pick([4, 5, 6]);
  const step = width / columns;
  const body = { x, z: 0, width, height: high, depth: 14 };
  const frame = isModern ? '#2e3134' : palette.trim;
  const balconies = random.int(0, 2);
  const onSide = stage.eye[0] < x ? side(stage, x, 'left') : side(stage, x + width, 'right');
  const seesSide = Math.abs(stage.eye[0]) > width / 2;
  const second = isModern ? random.pick([palette.wood, '#54595d', lighter(color, 0.5), palette.brick]) : darker(color, 0.12);
  return (
    behindBlock(stage, body) +
    box(stage, body, color) +
    (isBrick ? plane.courses(x, 0, width, high, 0.2, lighter(color, 0.4), 0.25) : '') +
    (isModern
      ? Array.from({ length: columns }, (_, i) =>
          i % 2 === balconies % 2 ? plane.panel(x + i * step, level, step, high - level, second) : '',
        ).join('')
      : plane.panel(x, 0, width, level, second) + plane.panel(x, level - 0.1, width, 0.25, palette.trim, 0.1)) +
    Array.from({ length: seesSide ? storeys - 1 : 0 }, (_, row) =>
      [3, 7, 10]
        .map((z) => windowOn(stage, onSide, z, (row + 1) * level + 0.8, 1.2, 1.5, { casing: 0.06, frame, hasSill: false }))
        .join(''),
    ).join('') +
    Array.from({ length: (storeys - 1) * columns }, (_, i) => {
      const [column, floorAt] = [i % columns, Math.floor(i / columns) + 1];
      const [u, y] = [x + column * step, floorAt * level];
      const hasBalcony = balconies > 0 && column % 2 === balconies % 2;
      return hasBalcony
        ? windowOn(stage, plane, u + step * 0.16, y + 0.1, step * 0.66, 2.3, {
            panes: [2, 1],
            frame,
            casing: 0.05,
            hasSill: false,
          }) +
            wallShadow(
              stage,
              [
                [u + step * 0.06, y, -1.2],
                [u + step * 0.94, y, -1.2],
                [u + step * 0.06, y + 0.2, -1.2],
                [u + step * 0.94, y + 0.2, 0],
              ],
              0,
              hull,
            ) +
            box(
              stage,
              { x: u + step * 0.06, y: y - 0.16, z: -1.2, width: step * 0.88, height: 0.18, depth: 1.2 },
              isModern ? '#d8d5cd' : palette.trim,
            ) +
            (isModern
              ? front(stage, -1.2).quad(u + step * 0.06, y, step * 0.88, 1, '#cfe0e4', { opacity: 0.5 }) +
                front(stage, -1.2).panel(u + step * 0.06, y + 1, step * 0.88, 0.06, frame)
              : front(stage, -1.2).stripes(u + step * 0.06, y, step * 0.88, 1, 0.17, '#33373b', 0.9) +
                front(stage, -1.2).panel(u + step * 0.06, y + 0.96, step * 0.88, 0.07, '#33373b'))
        : windowOn(stage, plane, u + step * 0.24, y + 0.7, step * 0.5, 1.65, {
            panes: isModern ? [2, 1] : [2, 2],
            frame,
            casing: isModern ? 0.04 : 0.09,
            hasSill: !isModern,
          });
    }).join('') +
    Array.from({ length: columns }, (_, i) =>
      Math.abs(x + (i + 0.5) * step) < step * 0.6
        ? ''
        : windowOn(stage, plane, x + i * step + step * 0.16, 0.7, step * 0.68, 1.9, {
            panes: [2, 1],
            frame,
            casing: 0.06,
            hasSill: false,
          }),
    ).join('') +
    doorOn(stage, plane, -0.8, 0.1, { width: 1.6, height: 2.4, glass: 'full', frame }) +
    box(stage, { x: -1.9, y: 2.7, z: -1.4, width: 3.8, height: 0.24, depth: 1.4 }, isModern ? frame : palette.door) +
    lantern(stage, plane, -1.4, 1.7) +
    lantern(stage, plane, 1.25, 1.7) +
    (isModern
      ? box(stage, { x: x - 0.2, y: high, z: -0.5, width: width + 0.4, height: 0.3, depth: 14 }, frame)
      : wallShadow(
          stage,
          [
            [x, high, -0.6],
            [x + width, high, -0.6],
            [x, high - 0.3, 0],
            [x + width, high - 0.3, 0],
          ],
          0,
          hull,
        ) + box(stage, { x: x - 0.2, y: high - 0.1, z: -0.6, width: width + 0.4, height: 0.5, depth: 14 }, palette.trim)) +
    foundation(stage, x + 0.4, -2, { height: 0.7 }) +
    foundation(stage, 2, x + width - 0.4, { height: 0.7 }) +
    trees(stage, width, -1.8)
  );
}

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

/** The towers beside it, paler. */
function others(stage: Stage, width: number): string {
  const { random, light } = stage;
  return [-1, 1]
    .map((sideways) => {
      const [wide, high, z] = [random.between(18, 26), random.between(22, 52), random.between(24, 50)];
      const x = sideways < 0 ? -width / 2 - wide - random.between(4, 22) : width / 2 + random.between(4, 22);
      const tone = mix(random.pick(['#c3ccd0', '#d9cfc0', '#a9b4bb', '#e4ded2', '#b8a797']), light.sky[1], 0.3);
      const plane = front(stage, z);
      return (
        box(stage, { x, z, width: wide, height: high, depth: 16 }, tone) +
        Array.from({ length: Math.floor(high / 4) }, (_, i) =>
          plane.quad(x + 1, 2 + i * 4, wide - 2, 2.2, light.isLit && random.chance(0.4) ? '#f0c98c' : 'url(#glass)', {
            opacity: 0.7,
          }),
        ).join('') +
        plane.stripes(x, 0, wide, high, 3, tone, 1) +
        plane.stripes(x + 0.1, 0, wide, high, 3, tone, 1)
      );
    })
    .join('');
}

/** A condominium tower over the city. */
export function tower(parts: Parts, home: DrawnHome): string {
  const { random, palette, look } = parts;
  const rows = Math.round(Math.min(18, 8 + home.storeys * 0.3));
  const level = 3.2;
  const high = rows * level + 9;
  const stage = streetStage(parts, {
    eyeX: random.pick([-1, 1]) * random.between(18, 34),
    distance: 62 + rows * 2.1,
    horizon: 780,
    eyeY: random.between(3, 8),
    width: 60,
    height: high + 9,
  });
  const width = random.between(20, 27);
  const x = -width / 2;
  const depth = 19;
  const isWhite = look === 'miami' || random.chance(0.35);
  const face = isWhite ? '#f2efe8' : mix(palette.wall, random.pick(['#c9d4d9', '#b8c3c9', '#d5cabb', '#9fb0ba']), 0.7);
  const frame = isWhite ? '#ffffff' : random.pick([lighter(face, 0.5), darker(face, 0.45), palette.wood]);
  const body = { x, z: 0, width, height: high, depth };
  const podium = { x: x - 6, z: -5, width: width + 14, height: 9, depth: 24 };
  const onLeft = stage.eye[0] < 0;
  const flank = onLeft ? side(stage, x, 'left') : side(stage, x + width, 'right');
  const plane = front(stage, 0);
  const balconied = random.chance(look === 'miami' ? 0.9 : 0.5);
  const { light } = stage;
  const lamp = (): string =>
    light.isLit && random.chance(0.4)
      ? random.pick(['#ffdc98', '#ffe9bf', '#ffd083'])
      : random.chance(0.12)
        ? lighter(light.sky[1], 0.4)
        : 'url(#glass)';
  const columns = random.pick([4, 5, 6]);
  const step = width / columns;
  const storey = (i: number): string => {
    const y = 9 + i * level;
    const cells = Array.from({ length: columns }, (_, c) =>
      plane.quad(x + c * step + 0.3, y + 0.45, step - 0.6, level - 0.75, lamp()),
    ).join('');
    const sideCells = [0, 1, 2]
      .map((c) => flank.quad((c * depth) / 3 + 0.5, y + 0.45, depth / 3 - 1, level - 0.75, lamp(), { opacity: 0.85 }))
      .join('');
    const ledge = balconied
      ? front(stage, -1.3).panel(x - 0.4, y, width + 0.8, 0.35, frame) +
        front(stage, -1.3).quad(x - 0.4, y + 0.35, width + 0.8, 0.85, '#dbe8ea', { opacity: 0.42 }) +
        flank.panel(-1.3, y, depth * 0.6, 0.35, frame, 0.8)
      : i % 4 === 0
        ? plane.panel(x, y, width, 0.4, frame, 0.3)
        : '';
    return cells + sideCells + ledge;
  };
  return (
    backdrop(stage) +
    skyline(stage, -80, 1680, random.between(260, 420), 0.45) +
    groundOf(stage, { yard: 6, surface: 'paving' }) +
    stage.groundShadow(cornersOf(podium)) +
    Array.from({ length: 5 }, (_, i) =>
      tree(stage, [-46 + i * 22 + random.between(-4, 4), 0, 26], random.between(9, 13), random.pick(plantsOf[look])),
    ).join('') +
    Array.from({ length: 9 }, (_, i) =>
      neighbor(
        stage,
        -82 + i * 18 + random.between(-3, 3),
        random.between(12, 17),
        random.between(8, 24),
        40,
        random.pick(['#d9cdbb', '#c3cac9', '#d8c0a8', '#e6e0d4', '#b9c0c4']),
        false,
      ),
    ).join('') +
    others(stage, width) +
    box(stage, { x: x + width * 0.3, y: high + 0.4, z: 5, width: width * 0.4, height: 4, depth: 8 }, darker(face, 0.3)) +
    box(stage, body, face) +
    Array.from({ length: rows }, (_, i) => storey(i)).join('') +
    (balconied
      ? [0.25, 0.5, 0.75].map((part) => plane.panel(x + width * part - 0.15, 9, 0.3, high - 9, frame, 1.2)).join('')
      : [0, 0.333, 0.667, 0.97].map((part) => plane.panel(x + width * part, 9, 0.5, high - 9, frame, 0.4)).join('')) +
    box(stage, { x: x - 0.6, y: high - 0.6, z: -0.8, width: width + 1.2, height: 1, depth: depth + 1 }, frame) +
    wallShadow(
      stage,
      [
        [x, 11, -5],
        [x + width, 9, -5],
      ],
      0,
      hull,
    ) +
    box(stage, podium, mix(face, '#b8aa98', 0.5)) +
    Array.from(
      { length: 9 },
      (_, i) =>
        front(stage, -5).quad(
          podium.x + 1 + (i * (podium.width - 1)) / 9,
          0.6,
          (podium.width - 1) / 9 - 1,
          4.6,
          light.isLit ? 'url(#glow)' : 'url(#glass)',
        ) + front(stage, -5).quad(podium.x + 1 + (i * (podium.width - 1)) / 9, 6, (podium.width - 1) / 9 - 1, 2.2, 'url(#glass)'),
    ).join('') +
    front(stage, -5).panel(podium.x - 0.5, 8.6, podium.width + 1, 0.7, frame, 0.6) +
    box(stage, { x: -5, y: 4.4, z: -8, width: 10, height: 0.5, depth: 3 }, palette.accent) +
    Array.from({ length: 6 }, (_, i) =>
      tree(
        stage,
        [-30 + i * 12 + random.between(-2, 2), 0, -8.4],
        look === 'miami' || look === 'losangeles' ? random.between(9, 13) : random.between(7, 9),
        look === 'miami' || look === 'losangeles' ? 'palm' : 'street',
      ),
    ).join('')
  );
}

/** Brick, steel sashes, a tank on the roof. */
export function loft(parts: Parts, home: DrawnHome): string {
  const { random, palette } = parts;
  const storeys = Math.min(6, Math.max(3, home.storeys));
  const level = 3.7;
  const high = storeys * level + 0.9;
  const stage = streetStage(parts, {
    eyeX: random.pick([-1, 1]) * random.between(6, 11),
    distance: 18 + storeys * 3,
    horizon: 720,
    width: 24,
    height: high + 3,
  });
  const width = random.between(18, 22);
  const x = -width / 2;
  const body = { x, z: 0, width, height: high, depth: 15 };
  const brick = random.chance(0.7) ? palette.brick : random.pick(['#b9b2a6', '#8d8a86', '#c4b7a0']);
  const steel = random.pick(['#2f363b', '#3d4a46', '#41352f', '#e5e2da']);
  const plane = front(stage, 0);
  const columns = random.pick([4, 5, 5, 6]);
  const step = width / columns;
  const head = random.chance(0.4) ? 0.16 : 0;
  const flank = stage.eye[0] < x ? side(stage, x, 'left') : side(stage, x + width, 'right');
  const seesSide = Math.abs(stage.eye[0]) > width / 2;
  return (
    behindBlock(stage, body) +
    (random.chance(0.5)
      ? box(stage, { x: x + width * 0.62, y: high, z: 5, width: 0.3, height: 1.6, depth: 2.2 }, '#33383c') +
        box(stage, { x: x + width * 0.62 + 2.6, y: high, z: 5, width: 0.3, height: 1.6, depth: 2.2 }, '#33383c') +
        box(stage, { x: x + width * 0.62 - 0.1, y: high + 1.6, z: 5, width: 3.1, height: 2.4, depth: 2.6 }, palette.wood)
      : box(stage, { x: x + width * 0.2, y: high, z: 3, width: width * 0.5, height: 2.6, depth: 8 }, '#5b6166')) +
    box(stage, body, brick) +
    plane.courses(x, 0, width, high, 0.24, darker(brick, 0.35), 0.28) +
    (seesSide ? flank.courses(0, 0, 15, high, 0.24, darker(brick, 0.35), 0.2) : '') +
    Array.from({ length: seesSide ? storeys : 0 }, (_, row) =>
      [1.5, 6, 10.5]
        .map((z) =>
          windowOn(stage, flank, z, row * level + 0.9, 2.6, 2.3, { panes: [4, 3], frame: steel, casing: 0.05, hasSill: false }),
        )
        .join(''),
    ).join('') +
    Array.from({ length: columns + 1 }, (_, i) =>
      plane.panel(x + i * step - (i === 0 ? 0 : i === columns ? 0.5 : 0.25), 0, 0.5, high, lighter(brick, 0.08), 0.12),
    ).join('') +
    Array.from({ length: storeys * columns }, (_, i) => {
      const [column, floorAt] = [i % columns, Math.floor(i / columns)];
      if (floorAt === 0 && column === Math.floor(columns / 2))
        return (
          doorOn(stage, plane, x + column * step + step / 2 - 1, 0.15, {
            width: 2,
            height: 2.7,
            glass: 'full',
            color: steel,
            frame: steel,
          }) + box(stage, { x: x + column * step + 0.2, y: 3.1, z: -1.4, width: step - 0.4, height: 0.2, depth: 1.4 }, steel)
        );
      return windowOn(stage, plane, x + column * step + step * 0.16, floorAt * level + 0.85, step * 0.68, 2.45, {
        panes: [4, 3],
        frame: steel,
        casing: 0.06,
        arch: head,
        hasSill: true,
      });
    }).join('') +
    plane.panel(x, level - 0.05, width, 0.3, lighter(brick, 0.3), 0.15) +
    box(stage, { x: x - 0.15, y: high - 0.5, z: -0.35, width: width + 0.3, height: 0.5, depth: 15 }, lighter(brick, 0.25)) +
    trees(stage, width, -1.8)
  );
}

/** A shop with rooms above. */
export function storefront(parts: Parts, home: DrawnHome): string {
  const { random, palette } = parts;
  const storeys = Math.min(3, Math.max(1, home.storeys));
  const high = 4.2 + (storeys - 1) * 3.2 + 0.5;
  const stage = streetStage(parts, {
    eyeX: random.between(-5, 5),
    distance: 13.5 + storeys * 2,
    horizon: 680,
    width: 15,
    height: high + 0.6,
  });
  const width = random.between(11, 13);
  const x = -width / 2;
  const isBrick = random.chance(0.4);
  const color = isBrick ? palette.brick : palette.wall;
  const plane = front(stage, 0);
  const body = { x, z: 0, width, height: high, depth: 14 };
  const stripes = 12;
  const cloth = random.pick([palette.accent, palette.door, '#2f4b52']);
  const z = -1.3;
  return (
    behindBlock(stage, body) +
    box(stage, body, color) +
    (isBrick ? plane.courses(x, 0, width, high, 0.18, lighter(color, 0.4), 0.25) : '') +
    plane.panel(x + 0.3, 0, width - 0.6, 3.9, darker(palette.door, 0.15), 0.05) +
    [x + 0.7, x + width * 0.62]
      .map((u) =>
        windowOn(stage, front(stage, -0.06), u, 0.7, width * 0.31, 2.2, {
          panes: [2, 1],
          casing: 0.08,
          hasSill: true,
          frame: palette.trim,
        }),
      )
      .join('') +
    doorOn(stage, front(stage, -0.06), -0.65 + random.between(-0.2, 0.2), 0.1, { width: 1.2, height: 2.3, glass: 'full' }) +
    plane.panel(x + 0.3, 3.3, width - 0.6, 0.65, lighter(palette.door, 0.1), 0.15) +
    wallShadow(
      stage,
      [
        [x + 0.4, 3.2, z],
        [x + width - 0.4, 3.2, z],
        [x + 0.4, 2.6, z],
        [x + width - 0.4, 2.6, z],
      ],
      0,
      hull,
    ) +
    Array.from({ length: stripes }, (_, i) => {
      const wide = (width - 0.8) / stripes;
      const u = x + 0.4 + i * wide;
      return (
        stage.face(
          [
            [u, 3.4, -0.1],
            [u + wide, 3.4, -0.1],
            [u + wide, 2.7, z],
            [u, 2.7, z],
          ],
          plane.tone(i % 2 ? palette.trim : cloth),
        ) + front(stage, z).panel(u, 2.5, wide, 0.22, i % 2 ? palette.trim : cloth)
      );
    }).join('') +
    Array.from({ length: (storeys - 1) * 4 }, (_, i) =>
      windowOn(stage, plane, x + width * (0.08 + (i % 4) * 0.235), 4.9 + Math.floor(i / 4) * 3.2, width * 0.13, 1.8, {
        hasHead: true,
      }),
    ).join('') +
    box(stage, { x: x - 0.15, y: high - 0.3, z: -0.5, width: width + 0.3, height: 0.5, depth: 2 }, palette.trim) +
    plane.quad(x, high - 0.9, width, 0.6, 'url(#fall)') +
    foundation(stage, x + 0.8, x + 3, { height: 0.5, z: -0.9 }) +
    trees(stage, width, -1.8, 5)
  );
}
