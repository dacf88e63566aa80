import { box, front } from '#demo/photos/draw/solids.ts';
import type { Parts } from '#demo/photos/draw/stage.ts';
import { darker, lighter, mix, oval } from '#demo/photos/draw/svg.ts';
import type { DrawnHome } from '#demo/photos/home-code.ts';
import { type Cabinet, cabinet, tiles } from './cabinets.ts';
import { pendant } from './decor.ts';
import { interiorOf, maybeMirrored } from './interior.ts';
import { plant } from './lamp-and-plant.ts';
import { type Part, put } from './put.ts';
import { roomWindow } from './room-window.ts';
import { createRoom, shell, vignette } from './room.ts';

export function kitchen(parts: Parts, home: DrawnHome): string {
  const { random, palette } = parts;
  const inside = interiorOf(home, parts);
  const { finish } = home;
  const room = createRoom(parts, {
    width: random.between(5, 5.8),
    depth: random.between(4, 4.5),
    height: Math.min(3, inside.height),
    wall: palette.room,
    stand: 3,
  });
  const { stage, width, depth, height, back } = room;
  const half = width / 2;
  const z = depth - 0.62;
  const face = front(stage, z);
  const oldWood = random.pick(['#a8764a', '#8d5f3c', '#c09467', '#e8e0cf']);
  const color = finish === 'original' ? oldWood : palette.cabinet;
  const kind: Cabinet =
    finish === 'original' ? 'raised' : inside.isModern ? random.pick<Cabinet>(['flat', 'flat', 'shaker']) : 'shaker';
  const metal = finish === 'original' ? '#b99a5f' : palette.metal;
  const stone =
    finish === 'original'
      ? random.pick(['#e6dcc6', '#cdbfa6', '#d8cfc0', '#7a8a86'])
      : finish === 'updated'
        ? random.pick(['#5b544e', '#8a8178', '#d3c7b4', '#3d4043'])
        : random.pick(['#f4f2ed', '#ece9e3', '#f6f4f0', '#d9d5cd']);
  const splash =
    finish === 'original'
      ? random.pick(['#e9dfc8', '#dfe6e0', '#e6cfc0'])
      : random.pick(['#f3f1eb', '#dfe6e4', '#cfdad6', '#e9e0d3', mix(palette.second, '#e9e6df', 0.6)]);
  const steel = finish === 'original' && random.chance(0.6) ? '#f2f0ea' : '#c3c7c9';
  const count = 9;
  const wide = (width - 0.1) / count;
  const [x, top] = [-half + 0.05, 0.92];
  const range = random.pick([5, 6]);
  const fridge = random.chance(0.5) ? 0 : count - 2;
  const isShelf = finish !== 'original' && random.chance(0.4);
  const sink = fridge === 0 ? 3 : 2;
  const upperColor = finish === 'new' && random.chance(0.3) ? '#f3f1eb' : color;
  const isFridge = (i: number): boolean => i === fridge || i === fridge + 1;
  const hood = random.int(0, 2);
  const hoodColor = hood === 0 ? steel : hood === 1 ? lighter(color, 0.2) : mix(palette.room, '#ffffff', 0.4);
  const rangeU = x + range * wide;
  const windowU = x + sink * wide - 0.05;
  const islandWide = random.between(2, 2.7);
  const islandColor = random.chance(0.5) ? color : random.pick([palette.second, darker(palette.wood, 0.1), '#3d4a55', '#e8e4da']);
  const islandZ = 1;
  const hasIsland = finish !== 'original' || random.chance(0.35);
  const island = front(stage, islandZ);
  const shape = random.int(0, 3);
  const stool = (at: number): string =>
    put(
      stage,
      [
        { x: -0.17, y: 0.62, z: 0, width: 0.34, height: 0.05, depth: 0.32, color: palette.wood, soft: 0.04 },
        ...[-0.16, 0.12].flatMap((u) =>
          [0, 0.28].map((d): Part => ({ x: u, z: d, width: 0.035, height: 0.62, depth: 0.035, color: '#37352f' })),
        ),
      ],
      at,
      islandZ - 0.42,
    );
  return maybeMirrored(
    parts,
    shell(room, inside.floor === 'carpet' || finish === 'original' ? 'tiles' : inside.floor, { beams: inside.beams }) +
      tiles(
        room,
        back,
        x,
        top,
        width - 0.1,
        isShelf || finish === 'new' ? 1.1 : 0.55,
        splash,
        finish === 'original' ? 2 : random.pick([0, 1, 1, 3]),
      ) +
      roomWindow(room, back, windowU, top + 0.22, wide * 2 + 0.1, height - top - 0.75, { ...inside.window, hasSunlight: false }) +
      (isShelf
        ? Array.from(
            { length: 2 },
            (_, r) =>
              back.panel(x + (fridge === 0 ? 7 : 0) * wide, 1.45 + r * 0.42, wide * 2, 0.04, palette.wood, 0.2) +
              Array.from({ length: 5 }, (_, i) =>
                back.panel(
                  x + (fridge === 0 ? 7 : 0) * wide + 0.1 + i * 0.2,
                  1.49 + r * 0.42,
                  0.12,
                  random.between(0.1, 0.2),
                  random.pick(['#f4efe6', lighter(palette.second, 0.3), palette.accent, '#cfc6b6']),
                  0.12,
                ),
              ).join(''),
          ).join('')
        : Array.from({ length: count }, (_, i) =>
            isFridge(i) || i === sink || i === sink + 1 || i === range || (i === range + 1 && hood === 2)
              ? ''
              : box(
                  stage,
                  { x: x + i * wide, y: 1.48, z: depth - 0.36, width: wide, height: height - 1.72, depth: 0.35 },
                  upperColor,
                ) + cabinet(front(stage, depth - 0.36), x + i * wide, 1.48, wide, height - 1.72, upperColor, kind, metal, false),
          ).join('')) +
      box(stage, { x: rangeU - 0.06, y: 1.75, z: depth - 0.5, width: wide + 0.12, height: 0.2, depth: 0.48 }, hoodColor) +
      (hood === 2
        ? box(stage, { x: rangeU, y: 1.95, z: depth - 0.42, width: wide, height: height - 1.95, depth: 0.4 }, hoodColor)
        : front(stage, depth - 0.4).poly(
            [
              [rangeU - 0.04, 1.95],
              [rangeU + wide + 0.04, 1.95],
              [rangeU + wide * 0.72, 2.3],
              [rangeU + wide * 0.72, height],
              [rangeU + wide * 0.28, height],
              [rangeU + wide * 0.28, 2.3],
            ],
            front(stage, 0).tone(hoodColor),
          )) +
      back.quad(x, top, width - 0.1, 0.16, stage.light.shade, { opacity: 0.12 }) +
      Array.from({ length: count }, (_, i) =>
        isFridge(i) || i === range
          ? ''
          : cabinet(face, x + i * wide, 0.1, wide, 0.62, color, kind, metal) +
            cabinet(face, x + i * wide, 0.72, wide, 0.17, color, kind === 'raised' ? 'raised' : 'flat', metal),
      ).join('') +
      face.quad(x, 0, width - 0.1, 0.1, '#2c2a28') +
      // The range.
      box(stage, { x: rangeU, z: z - 0.02, width: wide, height: 0.92, depth: 0.6 }, steel) +
      front(stage, z - 0.03).quad(rangeU + wide * 0.1, 0.26, wide * 0.8, 0.36, '#2d3235') +
      front(stage, z - 0.03).panel(rangeU + wide * 0.1, 0.66, wide * 0.8, 0.03, '#8b8e90', 0.03) +
      front(stage, z - 0.03).quad(rangeU, 0.78, wide, 0.1, darker(steel, 0.3)) +
      box(
        stage,
        { x: x + (fridge === 0 ? 2 : 0) * wide, y: 0.89, z: z - 0.03, width: wide * (count - 2), height: 0.05, depth: 0.65 },
        stone,
      ) +
      box(stage, { x: rangeU, y: 0.91, z, width: wide, height: 0.05, depth: 0.6 }, '#33373a') +
      front(stage, depth - 0.14).panel(windowU + wide - 0.02, 0.95, 0.035, 0.32, metal) +
      front(stage, depth - 0.3).panel(windowU + wide - 0.02, 1.24, 0.16, 0.03, metal) +
      plant(stage, [windowU + 0.1, 0.95, depth - 0.2], 0.3) +
      box(stage, { x: rangeU + wide + 0.2, y: 0.95, z: depth - 0.4, width: 0.16, height: 0.22, depth: 0.14 }, palette.accent) +
      box(stage, { x: x + fridge * wide + 0.02, z: z - 0.06, width: wide * 2 - 0.04, height: 1.85, depth: 0.66 }, steel) +
      front(stage, z - 0.07).quad(x + fridge * wide + 0.02, 0.62, wide * 2 - 0.04, 0.014, darker(steel, 0.4)) +
      front(stage, z - 0.07).quad(x + fridge * wide + wide - 0.006, 0.63, 0.012, 1.22, darker(steel, 0.35)) +
      [-0.08, 0.05]
        .map((d) => front(stage, z - 0.08).panel(x + (fridge + 1) * wide + d, 0.85, 0.03, 0.7, darker(steel, 0.2), 0.02))
        .join('') +
      box(
        stage,
        { x: x + fridge * wide, y: 1.87, z: depth - 0.5, width: wide * 2, height: height - 2.1, depth: 0.5 },
        upperColor,
      ) +
      cabinet(front(stage, depth - 0.5), x + fridge * wide, 1.87, wide * 2, height - 2.1, upperColor, kind, metal, false) +
      (hasIsland
        ? put(
            stage,
            [{ x: -islandWide / 2, z: 0, width: islandWide, height: 0.88, depth: 0.85, color: islandColor }],
            0,
            islandZ,
          ) +
          Array.from({ length: 3 }, (_, i) =>
            kind === 'flat'
              ? ''
              : island.quad(
                  -islandWide / 2 + 0.08 + (i * islandWide) / 3,
                  0.14,
                  islandWide / 3 - 0.16,
                  0.64,
                  island.tone(darker(islandColor, 0.1)),
                ),
          ).join('') +
          (finish === 'new' && random.chance(0.4)
            ? [-1, 1]
                .map((i) =>
                  box(
                    stage,
                    { x: i < 0 ? -islandWide / 2 - 0.06 : islandWide / 2, z: islandZ - 0.1, width: 0.06, height: 0.9, depth: 1 },
                    stone,
                  ),
                )
                .join('')
            : '') +
          box(
            stage,
            { x: -islandWide / 2 - 0.06, y: 0.88, z: islandZ - 0.25, width: islandWide + 0.12, height: 0.055, depth: 1.15 },
            stone,
          ) +
          [0.05, 0.2]
            .map((d) => {
              const [px, py] = stage.point([-islandWide * 0.2 + d, 0.96, islandZ + 0.3]);
              const m = stage.scaleAt([0, 0.96, islandZ + 0.3]);
              return oval(px, py, m * 0.06, m * 0.055, d > 0.1 ? '#d98f3e' : '#c7b14a');
            })
            .join('') +
          plant(stage, [islandWide * 0.22, 0.935, islandZ + 0.3], 0.5) +
          Array.from({ length: islandWide > 2.3 ? 3 : 2 }, (_, i) =>
            stool(((i + 0.5) / (islandWide > 2.3 ? 3 : 2) - 0.5) * islandWide * 0.86),
          ).join('') +
          [-0.28, 0.28]
            .map((part) => pendant(stage, [islandWide * part, 1.85, islandZ + 0.4], height, shape === 3 ? 1 : shape, 0.18))
            .join('')
        : put(
            stage,
            [
              { x: -0.5, y: 0.7, z: 0, width: 1, height: 0.05, depth: 0.8, color: palette.wood, soft: 0.04 },
              { x: -0.06, z: 0.34, width: 0.12, height: 0.7, depth: 0.12, color: darker(palette.wood, 0.3) },
            ],
            half * 0.3,
            0.6,
          ) + plant(stage, [half * 0.3, 0.75, 1], 0.4)) +
      vignette,
  );
}
