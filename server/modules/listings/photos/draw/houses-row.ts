import type { DrawnHome } from '#server/modules/listings/photos/home-code.ts';
import { tree } from './foliage.ts';
import type { Parts } from './houses-classic.ts';
import { doorOn, garageOn, lantern, windowOn, type WindowLook } from './openings.ts';
import { frontGable } from './roofs.ts';
import { box, cornersOf, facet, front, wallShadow } from './solids.ts';
import { hull, type Stage, type Vec } from './stage.ts';
import { backdrop, foundation, groundOf, neighbor, plantsOf, streetStage } from './street.ts';
import { darker, lighter, mix } from './svg.ts';

const rowColors = [
  '#e9dfc9',
  '#b9cbd0',
  '#c9d3bd',
  '#e3b9a0',
  '#e8cf94',
  '#9fb0bb',
  '#d6a9a2',
  '#efe9dd',
  '#bfb3cb',
  '#cfc4b2',
  '#a9b9a2',
];

/** A row of city houses: what stands left and right, and the street before them. */
function row(stage: Stage, width: number, height: number, depth = 12): string {
  const { random } = stage;
  const next = (sideways: -1 | 1): string => {
    const wide = random.between(6.8, 8.2);
    const at = sideways < 0 ? -width / 2 - wide : width / 2;
    return (
      neighbor(stage, at + sideways * wide * 1.02, wide, height * random.between(0.7, 1.05), 0.2, random.pick(rowColors)) +
      cityHouse(stage, at, wide, Math.max(6, height * random.between(0.72, 1.06)), random.pick(rowColors))
    );
  };
  const body = { x: -width / 2, z: 0, width, height, depth };
  return (
    backdrop(stage) +
    groundOf(stage, { yard: 0, surface: 'paving' }) +
    stage.groundShadow(cornersOf(body), 0.1) +
    next(-1) +
    next(1)
  );
}

function cityHouse(stage: Stage, x: number, width: number, height: number, color: string): string {
  const plane = front(stage, 0.2);
  const tone = mix(color, stage.light.sky[2], 0.14);
  const { random } = stage;
  const rows = Math.max(1, Math.floor((height - 3.4) / 3));
  return (
    box(stage, { x, z: 0.2, width, height, depth: 10 }, tone) +
    Array.from(
      { length: rows },
      (_, i) =>
        (random.chance(0.5)
          ? bay(stage, x + width * 0.1, width * 0.5, 3 + i * 3, 2.8, 0.2, tone, { panes: [1, 2], casing: 0.08 })
          : windowOn(stage, plane, x + width * 0.14, 3.7 + i * 3, width * 0.34, 1.6, { panes: [3, 2] })) +
        windowOn(stage, plane, x + width * 0.7, 3.7 + i * 3, width * 0.16, 1.6),
    ).join('') +
    garageOn(stage, plane, x + width * 0.1, 0, width * 0.4, 'panels', lighter(tone, 0.3)) +
    doorOn(stage, plane, x + width * 0.68, 0.3, {}) +
    cornice(stage, x, width, height, 0.2)
  );
}

/** A cornice with brackets, and its shadow. */
function cornice(stage: Stage, x: number, width: number, y: number, z: number, out = 0.5): string {
  const trim = stage.palette.trim;
  const count = Math.round(width / 0.55);
  return (
    wallShadow(
      stage,
      [
        [x, y, z - out],
        [x + width, y, z - out],
        [x, y - 0.5, z - 0.1],
        [x + width, y - 0.5, z - 0.1],
      ],
      z,
      hull,
    ) +
    box(stage, { x, y: y - 0.5, z: z - 0.14, width, height: 0.5, depth: 0.2 }, trim) +
    Array.from({ length: count }, (_, i) =>
      box(
        stage,
        { x: x + (i + 0.35) * (width / count), y: y - 0.45, z: z - out + 0.06, width: 0.14, height: 0.42, depth: out },
        trim,
      ),
    ).join('') +
    box(stage, { x: x - 0.1, y: y - 0.05, z: z - out, width: width + 0.2, height: 0.24, depth: out + 0.2 }, lighter(trim, 0.2))
  );
}

/** A bay of three faces, one storey high, with a window in each. */
function bay(
  stage: Stage,
  x: number,
  width: number,
  y: number,
  height: number,
  z: number,
  color: string,
  look: WindowLook,
  out = 0.9,
): string {
  const cut = Math.min(0.8, width * 0.24);
  const plan: readonly (readonly [number, number])[] = [
    [x, z],
    [x + cut, z - out],
    [x + width - cut, z - out],
    [x + width, z],
  ];
  const [a, b, c, d] = plan;
  if (!a || !b || !c || !d) return '';
  const faces = [facet(stage, a, b), facet(stage, c, d), facet(stage, b, c)];
  const [eyeX] = stage.eye;
  const ring = (at: number): Vec[] => plan.map(([px, pz]): Vec => [px, at, pz]);
  return (
    wallShadow(stage, [...ring(y), ...ring(y + height)], z, hull) +
    (stage.eye[1] < y ? stage.face(ring(y), mix(darker(color, 0.3), stage.light.shade, 0.4)) : '') +
    faces
      .map((plane, i) => {
        if (i === 0 && eyeX > x + width) return '';
        const { length } = plane;
        const wide = i === 2 ? length * 0.7 : length * 0.6;
        return (
          plane.panel(0, y, length, height, color) +
          plane.panel(0, y, length, 0.14, stage.palette.trim, 0.04) +
          plane.quad(0, y + 0.2, length, 0.42, plane.tone(darker(color, 0.1))) +
          windowOn(
            stage,
            plane,
            (length - wide) / 2,
            y + height * 0.27,
            wide,
            height * 0.56,
            i === 2 ? look : { ...look, panes: [1, look.panes?.[1] ?? 2] },
          ) +
          plane.panel(0, y + height - 0.22, length, 0.22, stage.palette.trim, 0.06)
        );
      })
      .join('')
  );
}

/** Steps up to a stoop. */
function steps(stage: Stage, x: number, width: number, rise: number, z = 0): string {
  const count = Math.max(2, Math.round(rise / 0.19));
  const tread = 0.27;
  return Array.from({ length: count }, (_, i) =>
    box(
      stage,
      { x, y: 0, z: z - (count - i) * tread, width, height: ((i + 1) * rise) / count, depth: tread },
      i % 2 ? '#cfc6b8' : '#bdb4a6',
      { top: '#ddd5c8' },
    ),
  ).join('');
}

function streetTrees(stage: Stage, width: number): string {
  const { random, look } = stage;
  const kind = random.pick(plantsOf[look]);
  const at = random.pick([-width / 2 - random.between(0.5, 3), width / 2 + random.between(0.5, 3)]);
  return random.chance(0.8) ? tree(stage, [at, 0, -1.7], random.between(4.6, 7), kind === 'oak' ? 'street' : kind) : '';
}

export function victorian(parts: Parts, home: DrawnHome): string {
  const { random, palette } = parts;
  const storeys = Math.min(3, Math.max(2, home.storeys));
  const gabled = random.chance(0.6);
  const stage = streetStage(parts, {
    eyeX: random.between(-5.5, 5.5),
    distance: storeys > 2 ? 17.5 : 14.5,
    horizon: storeys > 2 ? 720 : 700,
    eyeY: 2,
    width: 10,
    height: (storeys > 2 && !gabled ? 12.9 : 9.3) + (gabled ? 2.9 : 0),
  });
  const width = random.between(7, 7.8);
  const x = -width / 2;
  const base = 1.9;
  const floorHigh = 3.3;
  const levelCount = storeys > 2 && !gabled ? 3 : 2;
  const high = base + levelCount * floorHigh + 0.15;
  const color = palette.wall;
  const detail = random.pick([palette.accent, palette.door, darker(color, 0.35)]);
  const plane = front(stage, 0);
  const bayLeft = random.chance(0.5);
  const bayX = bayLeft ? x + 0.35 : x + width - 4.15;
  const doorU = bayLeft ? x + width - 2 : x + 0.9;
  const look = { panes: [1, 2], casing: 0.12, hasHead: true } as const;
  const levels = Array.from({ length: levelCount }, (_, i) => base + i * floorHigh);
  const lower = palette.wall === '#e9dfc9' ? darker(color, 0.18) : darker(color, 0.12);
  return (
    row(stage, width, high) +
    box(stage, { x, z: 0, width, height: high, depth: 12 }, color) +
    plane.courses(x, base, width, high - base, 0.16, darker(color, 0.3), 0.35) +
    plane.panel(x, 0, width, base, lower) +
    (home.garages > 0
      ? garageOn(stage, plane, bayX + 0.4, 0, 2.8, 'carriage', random.pick([detail, lighter(color, 0.3), palette.wood]), 1.75)
      : windowOn(stage, plane, bayX + 0.7, 0.55, 1, 0.9) + windowOn(stage, plane, bayX + 2.2, 0.55, 1, 0.9)) +
    levels
      .map(
        (y, i) =>
          bay(stage, bayX, 3.8, y, floorHigh - 0.15, 0, color, look) +
          (i > 0 ? windowOn(stage, plane, doorU + 0.1, y + 0.9, 1, 1.9, look) : ''),
      )
      .join('') +
    // The porch: a pair of columns with a small pediment.
    doorOn(stage, plane, doorU, base, { width: 1.1, height: 2.3, glass: 'half', arch: random.chance(0.3) ? 0.4 : 0 }) +
    [-0.35, 1.3]
      .map((u) => box(stage, { x: doorU + u, y: base, z: -1.1, width: 0.18, height: 2.6, depth: 0.18 }, palette.trim))
      .join('') +
    box(stage, { x: doorU - 0.5, y: 0, z: -1.2, width: 2.1, height: base, depth: 1.2 }, lower) +
    frontGable(
      stage,
      { x: doorU - 0.5, width: 2.1, y: base + 2.6, z: -1.2, depth: 1.2, rise: 0.7, overhang: 0.12, color: palette.roof },
      detail,
      palette.trim,
    ) +
    steps(stage, doorU - 0.2, 1.5, base, -1.2) +
    lantern(stage, plane, doorU - 0.3, base + 1.6) +
    (gabled
      ? frontGable(
          stage,
          { x, width, y: high, z: -0.2, depth: 10, rise: 3, overhang: 0.3, color: palette.roof },
          mix(color, palette.trim, 0.25),
          palette.trim,
        ) +
        front(stage, -0.2).courses(x + 1, high + 0.2, width - 2, 1.4, 0.22, detail, 0.45) +
        windowOn(stage, front(stage, -0.2), -0.6, high + 0.5, 1.2, 1.3, { panes: [1, 2], arch: 0.5, casing: 0.14 }) +
        front(stage, -0.25).poly(
          [
            [-0.9, high + 2.3],
            [0.9, high + 2.3],
            [0, high + 2.9],
          ],
          front(stage, 0).tone(detail),
        )
      : cornice(stage, x, width, high + 0.1, 0, 0.65) +
        front(stage, -0.3).poly(
          [
            [bayX + 0.6, high + 0.2],
            [bayX + 3.2, high + 0.2],
            [bayX + 1.9, high + 1.1],
          ],
          plane.tone(palette.trim),
        )) +
    plane.panel(x, base, width, 0.16, palette.trim, 0.05) +
    (home.garages > 0
      ? ''
      : foundation(stage, bayLeft ? x : doorU + 2, bayLeft ? doorU - 0.9 : x + width, { z: -1.15, height: 0.6 })) +
    streetTrees(stage, width)
  );
}

export function edwardian(parts: Parts, home: DrawnHome): string {
  const { random, palette } = parts;
  const storeys = Math.min(4, Math.max(2, home.storeys));
  const stage = streetStage(parts, {
    eyeX: random.between(-6, 6),
    distance: 13 + storeys * 1.9,
    horizon: 700,
    eyeY: 1.9,
    width: 10,
    height: 1.2 + storeys * 3.25,
  });
  const width = random.between(7.4, 8.2);
  const x = -width / 2;
  const high = 0.3 + storeys * 3.25;
  const color = palette.wall;
  const plane = front(stage, 0);
  const bayLeft = random.chance(0.5);
  const both = random.chance(0.3);
  const doorU = bayLeft ? x + width - 2.2 : x + 1;
  const otherU = bayLeft ? x + 0.7 : x + width - 3.7;
  const look = { panes: [1, 2], casing: 0.1 } as const;
  const isShingle = random.chance(0.3);
  return (
    row(stage, width, high) +
    box(stage, { x, z: 0, width, height: high, depth: 12 }, color) +
    plane.courses(x, 3.2, width, high - 3.4, isShingle ? 0.22 : 0.16, darker(color, 0.3), 0.35) +
    plane.panel(x, 0, width, 3.1, mix(color, palette.trim, 0.3)) +
    plane.courses(x, 0, width, 3.1, 0.42, darker(color, 0.25), 0.3) +
    (home.garages > 0
      ? garageOn(
          stage,
          plane,
          otherU,
          0,
          3,
          random.pick(['panels', 'carriage', 'planks']),
          random.pick([palette.trim, palette.wood, palette.door]),
        )
      : windowOn(stage, plane, otherU + 0.5, 1, 2.2, 1.4, { panes: [2, 2] })) +
    box(stage, { x: doorU - 0.5, z: -0.9, width: 2.2, height: 0.5, depth: 0.9 }, '#cfc6b8') +
    doorOn(stage, plane, doorU, 0.4, {
      width: 1.2,
      height: 2.2,
      arch: random.chance(0.5) ? 0.5 : 0,
      glass: random.pick(['half', 'full']),
    }) +
    lantern(stage, plane, doorU - 0.45, 1.7) +
    Array.from({ length: storeys - 1 }, (_, i) => {
      const y = 3.3 + i * 3.2;
      const first = bay(stage, bayLeft ? x + 0.3 : x + width - 4, 3.7, y, 3.05, 0, color, look);
      const second = both
        ? bay(stage, bayLeft ? x + width - 3.3 : x + 0.3, 3, y, 3.05, 0, color, look)
        : windowOn(stage, plane, bayLeft ? x + width - 2.6 : x + 0.6, y + 0.8, 0.85, 1.7, look) +
          windowOn(stage, plane, bayLeft ? x + width - 1.5 : x + 1.7, y + 0.8, 0.85, 1.7, look);
      return first + second;
    }).join('') +
    plane.panel(x, 3.05, width, 0.2, palette.trim, 0.08) +
    cornice(stage, x, width, high + 0.2, 0, 0.75) +
    streetTrees(stage, width)
  );
}

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

/** Three attached houses; ours is in the middle. */
export function townhouse(parts: Parts, home: DrawnHome): string {
  const { random, palette } = parts;
  const { look } = parts;
  const storeys = Math.min(3, Math.max(2, home.storeys));
  const stage = streetStage(parts, {
    eyeX: random.pick([-1, 1]) * random.between(4, 9),
    distance: 18 + (storeys - 2) * 2.4,
    horizon: 660,
    eyeY: 1.9,
    width: 18.5,
    height: storeys * 3.1 + 2.4,
  });
  const wide = random.between(5.6, 6.4);
  const high = storeys * 3.1;
  const isTraditional = look === 'triangle' || look === 'lowcountry' || random.chance(0.35);
  const brick = random.chance(look === 'triangle' ? 0.5 : 0.25);
  const tones = isTraditional
    ? [palette.wall, lighter(palette.wall, 0.3), mix(palette.wall, '#c9b8a0', 0.5)]
    : [palette.wall, '#53585c', palette.wood];
  const frame = isTraditional ? palette.trim : '#2a2d30';
  const garage = home.garages > 0;
  const kind = random.int(0, 1);
  const order = stage.eye[0] < 0 ? [1, 0, -1] : [-1, 0, 1];
  const yard = 3.4;
  const bodies = { x: -1.5 * wide, z: 0, width: wide * 3, height: high, depth: 10 };
  const unit = (index: number): string => {
    const x = index * wide - wide / 2;
    const z = index === 0 ? -0.8 : 0;
    const color = brick && index !== 0 ? palette.brick : (tones[index + 1] ?? palette.wall);
    const plane = front(stage, z);
    const pane = {
      panes: isTraditional ? ([2, 2] as const) : ([1, 1] as const),
      frame,
      casing: isTraditional ? 0.09 : 0.05,
      hasSill: isTraditional,
    };
    return (
      box(stage, { x, z, width: wide, height: high, depth: 10 }, color) +
      (color === palette.brick
        ? plane.courses(x, 0, wide, high, 0.14, lighter(color, 0.4), 0.3)
        : color === palette.wood || isTraditional
          ? plane.courses(x, 0, wide, high, 0.17, darker(color, 0.3), 0.4)
          : '') +
      Array.from({ length: storeys - 1 }, (_, i) => {
        const y = 3.1 * (i + 1);
        return kind === 0 || isTraditional
          ? windowOn(stage, plane, x + wide * 0.12, y + 0.7, wide * 0.3, 1.6, pane) +
              windowOn(stage, plane, x + wide * 0.58, y + 0.7, wide * 0.3, 1.6, pane)
          : windowOn(stage, plane, x + wide * 0.1, y + 0.3, wide * 0.52, 2.2, { ...pane, panes: [2, 1] }) +
              windowOn(stage, plane, x + wide * 0.72, y + 0.9, wide * 0.18, 1.4, pane);
      }).join('') +
      (garage
        ? garageOn(
            stage,
            plane,
            x + 0.35,
            0,
            wide * 0.5,
            isTraditional ? 'carriage' : 'glass',
            isTraditional ? '#ece8df' : '#3c4043',
          )
        : windowOn(stage, plane, x + wide * 0.1, 0.8, wide * 0.42, 1.6, { ...pane, panes: [3, 2] })) +
      doorOn(stage, plane, x + wide * 0.72, 0.2, {
        width: 0.95,
        color: index === 0 ? palette.door : darker(palette.door, 0.2),
        frame,
        glass: isTraditional ? 'half' : 'full',
      }) +
      box(stage, { x: x + wide * 0.66, y: 2.6, z: z - 0.8, width: wide * 0.3, height: 0.14, depth: 0.8 }, frame) +
      lantern(stage, plane, x + wide * 0.64, 1.6) +
      (isTraditional
        ? frontGable(
            stage,
            { x, width: wide, y: high, z, depth: 8, rise: 2.2, overhang: 0.3, color: palette.roof },
            lighter(palette.wall, 0.15),
            palette.trim,
          )
        : box(stage, { x, y: high - 0.05, z: z - 0.15, width: wide, height: 0.3, depth: 10 }, frame)) +
      foundation(stage, x + wide * 0.6, x + wide, { z: z - 0.6, height: 0.45 })
    );
  };
  return (
    backdrop(stage) +
    groundOf(stage, { yard, surface: 'lawn' }) +
    stage.groundShadow(cornersOf(bodies)) +
    (garage
      ? [-1, 0, 1]
          .map((i) =>
            stage.face(
              [
                [i * wide - wide / 2 + 0.2, 0.01, 0],
                [i * wide + 0.1, 0.01, 0],
                [i * wide + 0.1, 0.01, -yard],
                [i * wide - wide / 2 + 0.2, 0.01, -yard],
              ],
              front(stage, 0).tone('#d0c9bd'),
            ),
          )
          .join('')
      : '') +
    neighbor(stage, 1.5 * wide + 6, 12, high, 3, '#d9d0c2') +
    neighbor(stage, -1.5 * wide - 18, 12, high, 3, '#cdd2d0') +
    [
      tree(stage, [1.5 * wide + 3, 0, 6], 8, random.pick(plantsOf[look])),
      tree(stage, [-1.5 * wide - 3, 0, 6], 8, random.pick(plantsOf[look])),
    ].join('') +
    order.map(unit).join('') +
    streetTrees(stage, wide)
  );
}
