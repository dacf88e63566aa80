import type { DrawnHome } from '#server/modules/listings/photos/home-code.ts';
import { bay, cornice, door, pane } from './parts.ts';
import { shrubs, tree } from './planting.ts';
import { GROUND, sky, skyline, street, type Scenery } from './setting.ts';
import { darker, lighter, mix, path, rect, repeat, shape } from './svg.ts';

function streetTrees({ palette, random }: Scenery, count: number): string {
  const offset = random.between(60, 200);
  return repeat(count, (i) => tree(offset + (i * 1500) / count, GROUND + 36, random.between(230, 290), 'round', palette, random));
}

export function walkup(scenery: Scenery, home: DrawnHome): string {
  const { palette, random } = scenery;
  const storeys = Math.min(8, Math.max(3, home.storeys));
  const floor = Math.min(132, 620 / storeys);
  const [left, right] = [400, 1200];
  const foot = GROUND;
  const top = foot - storeys * floor - 16;
  const columns = 5;
  const wide = (right - left) / columns;
  const bays = random.chance(0.5);
  const body = repeat(storeys - 1, (row) =>
    repeat(columns, (column) => {
      const x = left + column * wide;
      const y = top + 22 + row * floor;
      if (bays && column % 2 === 0) return bay(x + 14, y, wide - 28, floor, palette, 'sash');
      const balcony =
        !bays && column % 2 === 1
          ? rect(x + 16, y + floor * 0.62, wide - 32, 6, palette.door) +
            repeat(8, (i) => rect(x + 18 + i * ((wide - 40) / 7), y + floor * 0.62, 3.5, floor * 0.3, palette.door)) +
            rect(x + 12, y + floor * 0.9, wide - 24, 8, palette.trim)
          : '';
      return (
        pane(x + wide * 0.2, y + floor * 0.2, wide * 0.27, floor * 0.54, palette) +
        pane(x + wide * 0.55, y + floor * 0.2, wide * 0.27, floor * 0.54, palette) +
        balcony
      );
    }),
  );
  const groundTop = foot - floor;
  return (
    sky(scenery) +
    skyline(scenery, GROUND, 330) +
    rect(120, foot - 300, 290, 300, mix(palette.wall, '#a9b0b0', 0.6)) +
    rect(1190, foot - 350, 300, 350, mix(palette.wall, '#b6a898', 0.6)) +
    repeat(
      6,
      (i) =>
        rect(150 + (i % 3) * 86, foot - 260 + Math.floor(i / 3) * 110, 46, 66, 'url(#glass)', { opacity: 0.8 }) +
        rect(1230 + (i % 3) * 86, foot - 306 + Math.floor(i / 3) * 118, 46, 70, 'url(#glass)', { opacity: 0.8 }),
    ) +
    rect(left, top, right - left, foot - top, palette.wall) +
    body +
    cornice(left, top - 14, right - left, palette, 36) +
    rect(left, groundTop + 8, right - left, floor - 8, darker(palette.wall, 0.26)) +
    rect(left, groundTop + 2, right - left, 12, palette.trim) +
    repeat(4, (i) =>
      i < 2
        ? pane(left + 50 + i * 140, groundTop + 34, 104, floor - 66, palette, 'fixed')
        : pane(right - 294 + (i - 2) * 140, groundTop + 34, 104, floor - 66, palette, 'fixed'),
    ) +
    door(762, foot - floor + 36, 76, floor - 36, palette) +
    path(`M716 ${groundTop + 30}H884L904 ${groundTop + 52}H696Z`, palette.accent) +
    shrubs(left + 30, foot + 4, 280, 34, palette, random) +
    shrubs(right - 310, foot + 4, 280, 34, palette, random) +
    street(scenery) +
    streetTrees(scenery, 4)
  );
}

export function tower(scenery: Scenery, home: DrawnHome): string {
  const { palette, random } = scenery;
  const high = Math.min(630, 430 + home.storeys * 6);
  const wide = random.between(260, 330);
  const x = 800 - wide / 2 + random.between(-110, 110);
  const podium = GROUND - 128;
  const top = GROUND - high;
  const rows = Math.round((podium - top) / 25);
  const face = mix(palette.wall, '#c9d6db', 0.5);
  const frame = random.pick([lighter(face, 0.5), darker(face, 0.35), palette.wood]);
  const stepped = random.chance(0.5);
  const panel = (left: number, width: number, from: number, dark: boolean): string =>
    rect(left, from, width, podium - from, dark ? darker(face, 0.2) : face) +
    repeat(Math.floor((podium - from) / 25), (row) =>
      repeat(Math.max(2, Math.round(width / 42)), (column) => {
        const cell = width / Math.max(2, Math.round(width / 42));
        const lit = palette.isDusk ? random.chance(0.45) : random.chance(0.12);
        return rect(
          left + column * cell + 3,
          from + row * 25 + 4,
          cell - 6,
          19,
          lit ? (palette.isDusk ? '#ffdc98' : '#eef4f3') : 'url(#glass)',
          { opacity: dark ? 0.75 : 0.95 },
        );
      }),
    );
  return (
    sky(scenery) +
    skyline(scenery, GROUND, 470) +
    panel(x + wide, wide * 0.34, top + 26, true) +
    panel(x, wide, top, false) +
    (stepped ? panel(x - wide * 0.42, wide * 0.42, top + high * 0.32, true) : '') +
    rect(x - 4, top - 16, wide + 8, 20, frame) +
    rect(x + wide * 0.3, top - 46, wide * 0.34, 32, darker(face, 0.3)) +
    repeat(Math.floor(rows / 4), (i) => rect(x - 8, top + 96 + i * 100, wide + 16, 5, frame)) +
    rect(x + wide * 0.33, top, 5, podium - top, frame) +
    rect(x + wide * 0.66, top, 5, podium - top, frame) +
    rect(x - 190, podium, wide + 400, GROUND - podium, mix(face, '#8d857b', 0.35)) +
    rect(x - 200, podium - 8, wide + 420, 14, frame) +
    repeat(7, (i) =>
      pane(x - 164 + i * ((wide + 330) / 7), podium + 34, (wide + 330) / 7 - 26, 70, palette, 'fixed', darker(frame, 0.1)),
    ) +
    rect(x + wide / 2 - 84, podium + 20, 168, 12, palette.accent) +
    street(scenery) +
    streetTrees(scenery, 5)
  );
}

export function loft(scenery: Scenery, home: DrawnHome): string {
  const { palette, random } = scenery;
  const storeys = Math.min(6, Math.max(3, home.storeys));
  const floor = 520 / storeys;
  const [left, right] = [330, 1270];
  const top = GROUND - storeys * floor - 34;
  const brick = palette.isDusk ? '#7a4c48' : random.pick(['#a8644e', '#97604f', '#b07a5f', '#8c6a5c']);
  const steel = '#343b41';
  const columns = 5;
  const wide = (right - left) / columns;
  const courses = repeat((GROUND - top) / 11, (i) => rect(left, top + i * 11, right - left, 1.3, darker(brick, 0.16)));
  const sash = (x: number, y: number, width: number, height: number): string =>
    rect(x - 5, y - 8, width + 10, 10, lighter(brick, 0.3)) +
    rect(x, y, width, height, steel) +
    repeat(4, (column) =>
      repeat(3, (row) =>
        rect(
          x + 4 + column * (width / 4),
          y + 4 + row * (height / 3),
          width / 4 - 5,
          height / 3 - 5,
          palette.isDusk && (column + row) % 3 ? '#f7cf8b' : 'url(#glass)',
        ),
      ),
    ) +
    rect(x - 6, y + height, width + 12, 8, lighter(brick, 0.25));
  return (
    sky(scenery) +
    skyline(scenery, GROUND, 300) +
    tank(1030, top, steel, palette.wood) +
    rect(left, top, right - left, GROUND - top, brick) +
    courses +
    repeat(columns + 1, (i) => rect(left + i * wide - 13, top + 10, 26, GROUND - top - 10, darker(brick, 0.08))) +
    repeat(storeys - 1, (row) =>
      repeat(columns, (column) => sash(left + column * wide + 30, top + 46 + row * floor, wide - 60, floor - 40)),
    ) +
    rect(left - 14, top - 10, right - left + 28, 24, lighter(brick, 0.28)) +
    rect(left, GROUND - floor + 16, right - left, 12, lighter(brick, 0.28)) +
    repeat(columns, (i) => (i === 2 ? '' : sash(left + i * wide + 30, GROUND - floor + 46, wide - 60, floor - 62))) +
    rect(left + 2 * wide + 34, GROUND - floor + 44, wide - 68, floor - 44, palette.door) +
    repeat(2, (i) =>
      rect(left + 2 * wide + 44 + i * ((wide - 68) / 2), GROUND - floor + 54, (wide - 68) / 2 - 20, floor - 90, 'url(#glass)'),
    ) +
    rect(left + 2 * wide + 14, GROUND - floor + 26, wide - 28, 14, steel) +
    street(scenery) +
    streetTrees(scenery, 3)
  );
}

function tank(x: number, roof: number, steel: string, wood: string): string {
  return (
    repeat(3, (i) => rect(x + 10 + i * 40, roof - 50, 7, 44, steel)) +
    rect(x, roof - 112, 104, 70, darker(wood, 0.12)) +
    repeat(3, (i) => rect(x, roof - 102 + i * 22, 104, 3, steel)) +
    shape(
      [
        [x - 8, roof - 110],
        [x + 52, roof - 146],
        [x + 112, roof - 110],
      ],
      steel,
    )
  );
}

export function storefront(scenery: Scenery, home: DrawnHome): string {
  const { palette, random } = scenery;
  const [left, right] = [400, 1200];
  const upper = Math.max(0, Math.min(2, home.storeys - 1));
  const shop = GROUND - 268;
  const top = shop - upper * 168 - 20;
  const stripes = 16;
  const wide = (right - left - 40) / stripes;
  return (
    sky(scenery) +
    skyline(scenery, GROUND, 300) +
    rect(60, GROUND - 330, 350, 330, mix(palette.wall, '#b9b2a5', 0.6)) +
    rect(1190, GROUND - 300, 380, 300, mix(palette.wall, '#a5b0b5', 0.6)) +
    rect(left, top, right - left, GROUND - top, palette.wall) +
    repeat(upper, (row) => repeat(4, (i) => pane(left + 62 + i * 186, top + 50 + row * 168, 100, 104, palette, 'sash'))) +
    cornice(left, top - 12, right - left, palette, 38) +
    rect(left, shop + 6, right - left, GROUND - shop - 6, darker(palette.door, 0.12)) +
    rect(left + 10, shop + 14, right - left - 20, 54, lighter(palette.door, 0.12)) +
    pane(left + 44, shop + 116, 286, 116, palette, 'fixed', palette.trim) +
    pane(right - 330, shop + 116, 286, 116, palette, 'fixed', palette.trim) +
    door(756, shop + 112, 88, GROUND - shop - 112, palette) +
    repeat(stripes, (i) =>
      path(
        `M${left + 20 + i * wide} ${shop + 66}h${wide}l${(i - 7.5) * 2} 44a${wide / 2} 12 0 0 1 -${wide} 0Z`,
        i % 2 ? palette.trim : palette.accent,
      ),
    ) +
    street(scenery) +
    tree(random.pick([260, 1340]), GROUND + 36, 330, 'airy', palette, random)
  );
}
