import { art, FLOOR, pendant, plant, roomWindow, rug, shadowUnder, shell } from './room.ts';
import type { Scenery } from './setting.ts';
import { darker, lighter, mirrored, mix, oval, rect, repeat, shape } from './svg.ts';

function tableLamp(x: number, y: number): string {
  return (
    rect(x - 4, y - 60, 8, 56, '#a98f63') +
    oval(x, y - 4, 26, 7, '#a98f63') +
    shape(
      [
        [x - 38, y - 56],
        [x - 24, y - 112],
        [x + 24, y - 112],
        [x + 38, y - 56],
      ],
      '#f8ecd0',
    ) +
    oval(x, y - 70, 110, 90, '#ffe7b0', { opacity: 0.16 })
  );
}

function nightstand({ palette }: Scenery, x: number): string {
  const top = FLOOR - 66;
  return (
    shadowUnder(x + 66, FLOOR + 56, 150) +
    rect(x, top, 132, 112, palette.wood, { rx: 6 }) +
    rect(x + 10, top + 14, 112, 38, lighter(palette.wood, 0.12)) +
    rect(x + 10, top + 60, 112, 38, lighter(palette.wood, 0.12)) +
    rect(x + 12, FLOOR + 44, 10, 14, darker(palette.wood, 0.4)) +
    rect(x + 110, FLOOR + 44, 10, 14, darker(palette.wood, 0.4)) +
    tableLamp(x + 66, top)
  );
}

function bed({ palette, random }: Scenery, x: number, width: number): string {
  const head = random.pick([darker(palette.wood, 0.12), mix(palette.second, '#c9c0b2', 0.4), '#b9b1a4']);
  const cover = mix(palette.accent, '#efe7da', 0.55);
  const y = FLOOR - 30;
  return (
    shadowUnder(x + width / 2, FLOOR + 188, width * 1.06) +
    rect(x - 12, y - 230, width + 24, 300, head, { rx: 22 }) +
    repeat(4, (i) => rect(x + 6 + i * (width / 4), y - 214, width / 4 - 12, 170, lighter(head, 0.08), { rx: 12 })) +
    repeat(
      2,
      (i) =>
        rect(x + 26 + i * (width / 2), y - 108, width / 2 - 52, 96, '#fdfaf3', { rx: 26 }) +
        rect(x + 60 + i * (width / 2), y - 76, width / 2 - 120, 74, lighter(palette.second, 0.42), { rx: 22 }),
    ) +
    rect(x + width / 2 - 80, y - 54, 160, 60, palette.accent, { rx: 18 }) +
    rect(x - 18, y - 6, width + 36, 210, '#f8f3e9', { rx: 22 }) +
    rect(x - 20, y + 56, width + 40, 150, cover, { rx: 18 }) +
    rect(x - 20, y + 56, width + 40, 26, lighter(cover, 0.4)) +
    repeat(5, (i) => rect(x + 20 + i * (width / 5), y + 92, 3, 108, darker(cover, 0.1), { opacity: 0.6 }))
  );
}

export function bedroom(scenery: Scenery): string {
  const { palette, random } = scenery;
  const wall = random.chance(0.4) ? mix(palette.room, palette.second, 0.22) : palette.room;
  const content =
    shell(scenery, 'planks', wall) +
    roomWindow(scenery, 150, 110, 300, 390) +
    art(scenery, 800, 112, 150, 190) +
    art(scenery, 1020, 112, 150, 190) +
    rug(scenery, 960, 830, 1120, 150) +
    nightstand(scenery, 556) +
    nightstand(scenery, 1282) +
    bed(scenery, 716, 540) +
    plant(scenery, 1506, FLOOR + 50, 280);
  return random.chance(0.5) ? mirrored(content) : content;
}

/** A second bedroom with a desk. */
export function secondBedroom(scenery: Scenery): string {
  const { palette, random } = scenery;
  const wood = palette.wood;
  const desk =
    shadowUnder(400, FLOOR + 70, 460) +
    rect(180, FLOOR - 118, 440, 20, wood, { rx: 5 }) +
    rect(198, FLOOR - 98, 14, 166, darker(wood, 0.3)) +
    rect(588, FLOOR - 98, 14, 166, darker(wood, 0.3)) +
    rect(470, FLOOR - 98, 112, 100, lighter(wood, 0.1)) +
    rect(480, FLOOR - 62, 92, 4, darker(wood, 0.25));
  const screen =
    rect(310, FLOOR - 246, 190, 112, '#33393e', { rx: 8 }) +
    rect(318, FLOOR - 238, 174, 96, mix(palette.sky[0], '#5f7886', 0.4)) +
    rect(396, FLOOR - 134, 18, 16, '#33393e');
  const chair =
    rect(350, FLOOR - 96, 120, 110, mix(palette.accent, '#54585a', 0.3), { rx: 24 }) +
    rect(338, FLOOR + 6, 144, 26, mix(palette.accent, '#54585a', 0.4), { rx: 12 }) +
    rect(404, FLOOR + 32, 12, 46, '#3d3a38') +
    rect(356, FLOOR + 76, 108, 10, '#3d3a38', { rx: 5 });
  const shelves = repeat(
    2,
    (row) =>
      rect(200, 190 + row * 104, 380, 14, wood) +
      repeat(9, (i) =>
        rect(
          216 + i * 30 + (i > 5 ? 40 : 0),
          190 + row * 104 - 50 - ((i * 7 + row * 5) % 4) * 7,
          22,
          50 + ((i * 7 + row * 5) % 4) * 7,
          [palette.accent, '#e9e0cf', palette.second, '#a7a093'][(i + row) % 4] ?? wood,
        ),
      ),
  );
  const content =
    shell(scenery, 'planks', random.chance(0.5) ? mix(palette.room, palette.accent, 0.14) : palette.room) +
    shelves +
    roomWindow(scenery, 740, 110, 260, 340, { curtains: false }) +
    art(scenery, 1180, 130, 200, 160) +
    rug(scenery, 800, 828, 900, 140) +
    desk +
    screen +
    chair +
    bed(scenery, 1070, 420) +
    plant(scenery, 690, FLOOR + 44, 230);
  return random.chance(0.5) ? mirrored(content) : content;
}

export function bath(scenery: Scenery): string {
  const { palette, random } = scenery;
  const tile = mix(random.pick(['#e4e8e6', '#d3dedd', '#e9e1d6', '#cfd9d2', '#dfe3e8']), palette.room, 0.2);
  const metal = random.pick(['#c6a35d', '#8d9294', '#3f4346']);
  const tiles = repeat(11, (row) =>
    repeat(15, (column) =>
      rect(column * 56 + 2, row * 56 + 46, 52, 52, (column * 3 + row * 5) % 7 ? tile : lighter(tile, 0.4), { rx: 2 }),
    ),
  );
  const vanity =
    shadowUnder(1210, FLOOR + 40, 520) +
    rect(980, FLOOR - 190, 460, 200, palette.cabinet, { rx: 6 }) +
    repeat(
      3,
      (i) =>
        rect(996 + i * 146, FLOOR - 172, 136, 166, lighter(palette.cabinet, 0.08), { stroke: darker(palette.cabinet, 0.15) }) +
        rect(1040 + i * 146, FLOOR - 152, 48, 6, metal),
    ) +
    rect(964, FLOOR - 216, 492, 28, '#f7f4ee', { rx: 4 }) +
    repeat(
      2,
      (i) =>
        oval(1090 + i * 240, FLOOR - 218, 78, 18, '#ffffff') +
        rect(1086 + i * 240, FLOOR - 276, 8, 56, metal) +
        rect(1086 + i * 240, FLOOR - 278, 36, 8, metal, { rx: 4 }),
    );
  const round = random.chance(0.45);
  const mirror = (x: number): string =>
    round
      ? oval(x, 270, 94, 112, metal) + oval(x, 270, 86, 104, 'url(#glass)', { opacity: 0.65 })
      : rect(x - 92, 150, 184, 240, metal, { rx: 10 }) + rect(x - 84, 158, 168, 224, 'url(#glass)', { rx: 6, opacity: 0.65 });
  const tub =
    shadowUnder(400, FLOOR + 112, 640) +
    rect(110, FLOOR - 92, 580, 190, '#fdfcf8', { rx: 78 }) +
    rect(88, FLOOR - 104, 624, 30, '#ffffff', { rx: 15 }) +
    rect(120, FLOOR - 4, 560, 90, '#1f2a33', { rx: 45, opacity: 0.05 }) +
    rect(610, FLOOR - 220, 10, 120, metal) +
    rect(560, FLOOR - 224, 60, 10, metal, { rx: 5 });
  const shower =
    rect(90, 60, 10, FLOOR - 20, metal) +
    rect(690, 60, 10, FLOOR - 20, metal) +
    rect(90, 60, 610, 8, metal) +
    rect(96, 68, 598, FLOOR - 10, '#dfeef0', { opacity: 0.3 }) +
    shape(
      [
        [180, 68],
        [330, 68],
        [200, FLOOR + 40],
        [96, FLOOR + 40],
        [96, 300],
      ],
      '#ffffff',
      { opacity: 0.22 },
    ) +
    rect(370, 110, 8, 70, metal) +
    oval(374, 190, 62, 14, metal);
  const isTub = random.chance(0.6);
  const content =
    shell(scenery, 'tiles', tile) +
    tiles +
    rect(840, 22, 760, FLOOR - 44, palette.room) +
    (isTub ? roomWindow(scenery, 250, 120, 300, 260, { curtains: false, sunlight: false }) + tub : shower) +
    vanity +
    mirror(1090) +
    mirror(1330) +
    pendant(scenery, 1210, 150, 34) +
    rect(1480, 330, 90, 8, metal) +
    rect(1490, 336, 70, 180, mix(palette.accent, '#f1e8da', 0.45), { rx: 6 }) +
    plant(scenery, 820, FLOOR + 50, 230);
  return random.chance(0.5) ? mirrored(content) : content;
}
