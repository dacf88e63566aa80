import { art, FLOOR, floorLamp, pendant, plant, roomWindow, rug, shadowUnder, shell } from './room.ts';
import type { Scenery } from './setting.ts';
import { darker, lighter, mirrored, mix, oval, rect, repeat, shape } from './svg.ts';

function maybeMirrored({ random }: Scenery, content: string): string {
  return random.chance(0.5) ? mirrored(content) : content;
}

function sofa({ palette, random }: Scenery, x: number, y: number, width: number): string {
  const cloth = random.pick([mix(palette.accent, '#cdbfae', 0.35), '#d8d0c3', '#8b939a', mix(palette.second, '#b9b5aa', 0.3)]);
  const dark = darker(cloth, 0.16);
  const seat = (width - 100) / 3;
  return (
    shadowUnder(x + width / 2, y + 10, width * 1.02) +
    repeat(2, (i) => rect(x + 36 + i * (width - 86), y - 18, 14, 26, darker(palette.wood, 0.35))) +
    rect(x + 26, y - 214, width - 52, 150, dark, { rx: 26 }) +
    repeat(3, (i) => rect(x + 50 + i * seat, y - 200, seat - 6, 116, lighter(cloth, 0.06), { rx: 18 })) +
    rect(x + 20, y - 108, width - 40, 92, dark, { rx: 16 }) +
    repeat(3, (i) => rect(x + 50 + i * seat, y - 112, seat - 4, 48, lighter(cloth, 0.14), { rx: 14 })) +
    rect(x, y - 150, 58, 136, cloth, { rx: 24 }) +
    rect(x + width - 58, y - 150, 58, 136, cloth, { rx: 24 }) +
    `<g transform="rotate(-9 ${x + 112} ${y - 150})">${rect(x + 72, y - 186, 84, 80, palette.accent, { rx: 12 })}</g>` +
    `<g transform="rotate(8 ${x + width - 120} ${y - 150})">${rect(x + width - 160, y - 182, 82, 78, lighter(palette.second, 0.3), { rx: 12 })}</g>`
  );
}

function fireplace({ palette }: Scenery, x: number): string {
  const stone = lighter(palette.room, 0.5);
  return (
    rect(x, 22, 360, FLOOR - 22, mix(palette.room, '#ffffff', 0.35)) +
    rect(x - 26, FLOOR - 316, 412, 26, darker(palette.wood, 0.12)) +
    rect(x + 14, FLOOR - 290, 332, 290, stone) +
    rect(x + 78, FLOOR - 214, 204, 214, '#3c3836') +
    shape(
      [
        [x + 130, FLOOR - 4],
        [x + 160, FLOOR - 100],
        [x + 184, FLOOR - 46],
        [x + 206, FLOOR - 84],
        [x + 232, FLOOR - 4],
      ],
      '#e59a4b',
    ) +
    shape(
      [
        [x + 152, FLOOR - 4],
        [x + 174, FLOOR - 54],
        [x + 206, FLOOR - 4],
      ],
      '#f6d27c',
    ) +
    rect(x + 116, FLOOR - 16, 130, 14, '#6a4b38', { rx: 6 })
  );
}

export function living(scenery: Scenery, { isLoft, hasFireplace }: { isLoft: boolean; hasFireplace: boolean }): string {
  const { palette, random } = scenery;
  const wall = isLoft ? mix('#b08a78', palette.room, 0.45) : palette.room;
  const bricks = isLoft ? repeat(30, (i) => rect(0, 22 + i * 21.5, 1600, 2, darker(wall, 0.1), { opacity: 0.5 })) : '';
  const hearth = !isLoft && hasFireplace;
  const back = hearth
    ? fireplace(scenery, 1130) +
      art(scenery, 1222, 96, 176, 170) +
      roomWindow(scenery, 190, 110, 330, 360) +
      art(scenery, 760, 130, 190, 240)
    : roomWindow(scenery, 180, isLoft ? 70 : 110, isLoft ? 520 : 420, isLoft ? 440 : 370, { curtains: !isLoft }) +
      art(scenery, 960, 120, 180, 230) +
      art(scenery, 1200, 150, 140, 180) +
      (random.chance(0.5) ? floorLamp(scenery, 1480, FLOOR + 60) : plant(scenery, 1478, FLOOR + 60, 330));
  const table =
    shadowUnder(830, 842, 380) +
    rect(690, 800, 12, 44, darker(palette.wood, 0.3)) +
    rect(958, 800, 12, 44, darker(palette.wood, 0.3)) +
    rect(660, 782, 340, 22, darker(palette.wood, 0.12), { rx: 10 }) +
    rect(720, 762, 96, 14, palette.second, { rx: 3 }) +
    rect(728, 750, 80, 12, lighter(palette.accent, 0.2), { rx: 3 }) +
    oval(902, 772, 34, 12, '#f7f1e5');
  return maybeMirrored(
    scenery,
    shell(scenery, isLoft ? 'concrete' : 'planks', wall) +
      bricks +
      back +
      rug(scenery, 830, 808, 1040, 170) +
      sofa(scenery, hearth ? 470 : 600, FLOOR + 92, 620) +
      plant(scenery, 110, FLOOR + 56, 270) +
      table,
  );
}

export function kitchen(scenery: Scenery): string {
  const { palette, random } = scenery;
  const { cabinet } = palette;
  const edge = darker(cabinet, 0.14);
  const stone = random.pick(['#ece9e2', '#d9d6d0', '#4a4d50', '#c9bfb1']);
  const splash = mix(random.pick(['#e7e3da', '#cfd8d4', '#e3d3c2', '#c8d2d9']), palette.room, 0.3);
  const handle = random.pick(['#c9a45c', '#4a4744', '#a7a9aa']);
  const [left, right, counter] = [150, 1450, FLOOR - 190];
  const door = (x: number, y: number, width: number, height: number): string =>
    rect(x + 3, y + 3, width - 6, height - 6, cabinet, { stroke: edge, strokeWidth: 3 }) +
    rect(x + 14, y + 14, width - 28, height - 28, 'none', { stroke: edge, strokeWidth: 2 }) +
    rect(x + width / 2 - 18, y + 20, 36, 6, handle, { rx: 3 });
  const tiles = repeat(6, (row) =>
    repeat(26, (column) =>
      rect(left + column * 50 + (row % 2 ? 25 : 0), counter - 152 + row * 25, 47, 22, lighter(splash, column % 3 ? 0.1 : 0.28)),
    ),
  );
  const range =
    rect(900, counter - 6, 190, 196, '#c9cbcc') +
    rect(918, counter + 54, 154, 90, '#33383c', { rx: 6 }) +
    rect(924, counter + 34, 142, 8, '#8b8e90') +
    repeat(4, (i) => oval(926 + i * 45, counter + 16, 9, 9, '#44484b')) +
    rect(896, counter - 14, 198, 10, '#44484b');
  const hood =
    shape(
      [
        [936, 22],
        [1054, 22],
        [1054, 200],
        [1110, 292],
        [880, 292],
        [936, 200],
      ],
      random.chance(0.5) ? '#cfd1d1' : lighter(cabinet, 0.1),
    ) + rect(876, 288, 238, 16, darker(cabinet, 0.2));
  const fridge =
    rect(1290, 150, 210, FLOOR - 150, '#d3d5d5', { rx: 6 }) +
    rect(1290, 410, 210, 4, '#9b9e9f') +
    rect(1306, 240, 8, 150, '#8b8e90') +
    rect(1306, 434, 8, 130, '#8b8e90');
  const uppers = random.chance(0.6)
    ? repeat(2, (i) => door(160 + i * 130, 90, 130, 240)) + door(1150, 90, 130, 240)
    : repeat(
        2,
        (i) =>
          rect(160, 190 + i * 110, 250, 12, palette.wood) +
          repeat(5, (cup) =>
            rect(178 + cup * 46, 158 + i * 110, 30, 32, cup % 2 ? '#f4efe4' : lighter(palette.second, 0.35), { rx: 5 }),
          ),
      ) +
      rect(1140, 240, 140, 12, palette.wood) +
      repeat(3, (cup) => oval(1164 + cup * 44, 226, 18, 13, '#f2ece0'));
  const island =
    shadowUnder(800, 890, 900) +
    rect(420, 752, 760, 148, random.chance(0.5) ? mix(palette.accent, '#50575a', 0.55) : darker(cabinet, 0.1)) +
    rect(392, 728, 816, 28, stone, { rx: 5 }) +
    rect(392, 750, 816, 8, darker(stone, 0.18)) +
    oval(690, 722, 84, 14, lighter(palette.wood, 0.15)) +
    repeat(4, (i) => oval(650 + i * 27, 708, 17, 17, i % 2 ? '#d98f3e' : '#c7b14a')) +
    rect(930, 640, 34, 92, lighter(palette.second, 0.4), { rx: 12 }) +
    repeat(4, (i) => oval(918 + i * 19, 630 - (i % 2) * 26, 22, 26, i % 2 ? palette.leaf : darker(palette.leaf, 0.15))) +
    repeat(
      3,
      (i) =>
        rect(520 + i * 250, 800, 96, 20, palette.wood, { rx: 8 }) +
        rect(534 + i * 250, 820, 8, 80, '#3d3a38') +
        rect(594 + i * 250, 820, 8, 80, '#3d3a38'),
    );
  return maybeMirrored(
    scenery,
    shell(scenery, random.chance(0.6) ? 'planks' : 'tiles') +
      rect(left, counter - 152, right - left, 152, splash) +
      tiles +
      roomWindow(scenery, 500, 110, 290, 250, { curtains: false, sunlight: false }) +
      uppers +
      repeat(8, (i) => door(left + i * 94, counter + 16, 94, 174)) +
      repeat(2, (i) => door(1094 + i * 98, counter + 16, 98, 174)) +
      rect(left - 8, counter - 6, 758, 24, stone) +
      rect(1090, counter - 6, 200, 24, stone) +
      rect(630, counter - 76, 8, 72, '#9a9d9e') +
      rect(630, counter - 80, 46, 8, '#9a9d9e', { rx: 4 }) +
      range +
      hood +
      fridge +
      island +
      pendant(scenery, 600, 250, 52) +
      pendant(scenery, 1000, 250, 52),
  );
}

export function dining(scenery: Scenery): string {
  const { palette, random } = scenery;
  const top = 640;
  const chair = (x: number, front: boolean): string => {
    const wood = darker(palette.wood, front ? 0.2 : 0.3);
    const seat = front ? 806 : 742;
    return (
      rect(x, seat - 190, 12, 190 + (front ? 84 : 60), wood) +
      rect(x + 98, seat - 190, 12, 190 + (front ? 84 : 60), wood) +
      rect(x, seat - 186, 110, 54, wood, { rx: 10 }) +
      rect(x + 6, seat - 112, 98, 10, wood) +
      rect(x - 8, seat - 16, 126, 24, lighter(mix(palette.accent, '#cfc3b0', 0.4), 0.1), { rx: 10 })
    );
  };
  const board =
    rect(1150, FLOOR - 170, 330, 160, darker(palette.wood, 0.18), { rx: 6 }) +
    repeat(3, (i) => rect(1164 + i * 104, FLOOR - 152, 94, 122, palette.wood)) +
    rect(1170, FLOOR - 10, 12, 34, darker(palette.wood, 0.4)) +
    rect(1448, FLOOR - 10, 12, 34, darker(palette.wood, 0.4));
  return maybeMirrored(
    scenery,
    shell(scenery, 'planks', random.chance(0.4) ? mix(palette.room, palette.second, 0.28) : palette.room) +
      roomWindow(scenery, 190, 110, 360, 380) +
      board +
      art(scenery, 1210, 150, 210, 250) +
      plant(scenery, 1430, FLOOR - 168, 130) +
      rug(scenery, 760, 820, 1060, 170) +
      chair(560, false) +
      chair(860, false) +
      shadowUnder(770, 852, 640) +
      rect(500, top + 92, 18, 130, darker(palette.wood, 0.3)) +
      rect(1022, top + 92, 18, 130, darker(palette.wood, 0.3)) +
      rect(430, top + 62, 680, 32, darker(palette.wood, 0.06), { rx: 12 }) +
      rect(734, top - 24, 44, 88, lighter(palette.accent, 0.35), { rx: 16 }) +
      repeat(5, (i) => oval(710 + i * 23, top - 46 - (i % 2) * 28, 26, 30, i % 2 ? palette.leaf : darker(palette.leaf, 0.14))) +
      repeat(3, (i) => oval(548 + i * 210 + (i > 0 ? 40 : 0), top + 60, 54, 9, '#fbf6ea')) +
      chair(470, true) +
      chair(950, true) +
      pendant(scenery, 770, 260, 96),
  );
}
