import type { DrawnHome } from '#server/modules/listings/photos/home-code.ts';
import { door, garageDoor, pane } from './parts.ts';
import { shrubs, tree, treeKinds } from './planting.ts';
import { distantHills, GROUND, lawn, sky, street, type Scenery } from './setting.ts';
import { darker, lighter, mix, path, rect, repeat, shape } from './svg.ts';

function around(scenery: Scenery, house: string, pathX: number): string {
  const { palette, random } = scenery;
  const [left, right] = [random.pick(treeKinds), random.pick(treeKinds)];
  const walk = shape(
    [
      [pathX - 34, GROUND - 34],
      [pathX + 34, GROUND - 34],
      [pathX + 70, GROUND + 4],
      [pathX - 70, GROUND + 4],
    ],
    lighter(palette.pavement, 0.2),
  );
  return (
    sky(scenery) +
    distantHills(scenery, 560) +
    tree(random.between(120, 240), GROUND - 36, random.between(420, 560), left, palette, random) +
    tree(random.between(1380, 1500), GROUND - 36, random.between(420, 540), right, palette, random) +
    lawn(scenery) +
    house +
    walk +
    shrubs(40, GROUND - 8, 220, 46, palette, random) +
    shrubs(1350, GROUND - 8, 220, 46, palette, random, true) +
    street(scenery)
  );
}

export function bungalow(scenery: Scenery, home: DrawnHome): string {
  const { palette, random } = scenery;
  const [left, right] = [420, 1180];
  const foot = GROUND - 32;
  const eave = foot - 236;
  const peak = eave - (home.storeys > 1 ? 220 : 176);
  // How far the gable's edge moves in from one course of siding to the next.
  const slant = (18 * (right - left + 40)) / 2 / (eave - peak);
  const rafters = repeat(12, (i) => rect(left - 60 + i * 76, eave + 2, 14, 26, darker(palette.wood, 0.25)));
  const column = (x: number): string =>
    shape(
      [
        [x - 18, eave + 34],
        [x + 18, eave + 34],
        [x + 27, foot - 84],
        [x - 27, foot - 84],
      ],
      palette.trim,
    ) +
    rect(x - 38, foot - 88, 76, 92, mix('#9b8a7c', palette.wall, 0.25)) +
    rect(x - 44, foot - 96, 88, 12, palette.trim);
  const attic =
    home.storeys > 1
      ? pane(716, peak + 110, 70, 84, palette, 'grid') + pane(814, peak + 110, 70, 84, palette, 'grid')
      : pane(760, peak + 96, 80, 48, palette, 'grid');
  return around(
    scenery,
    rect(left, eave, right - left, foot - eave, palette.wall) +
      repeat(14, (i) => rect(left, eave + i * 17, right - left, 1.6, darker(palette.wall, 0.12))) +
      rect(left, foot - 24, right - left, 26, darker('#9b8a7c', 0.15)) +
      shape(
        [
          [left - 86, eave + 22],
          [800, peak - 22],
          [right + 86, eave + 22],
        ],
        palette.roof,
      ) +
      shape(
        [
          [left - 20, eave + 24],
          [800, peak + 26],
          [right + 20, eave + 24],
        ],
        lighter(palette.wall, 0.08),
      ) +
      repeat(9, (i) =>
        rect(left + 30 + i * slant, eave - 10 - i * 18, right - left - 60 - i * 2 * slant, 1.6, darker(palette.wall, 0.1)),
      ) +
      attic +
      rafters +
      rect(left - 60, eave + 18, right - left + 120, 18, palette.trim) +
      rect(left + 30, eave + 36, 420, foot - eave - 36, darker(palette.wall, 0.28)) +
      pane(left + 70, eave + 62, 150, 104, palette, 'grid') +
      door(left + 296, eave + 58, 86, foot - eave - 58, palette) +
      column(left + 40) +
      column(left + 440) +
      rect(left + 78, foot - 60, 170, 10, palette.trim) +
      repeat(9, (i) => rect(left + 84 + i * 19, foot - 52, 7, 50, palette.trim)) +
      pane(right - 262, eave + 66, 84, 112, palette, 'sash') +
      pane(right - 158, eave + 66, 84, 112, palette, 'sash') +
      (random.chance(0.6)
        ? rect(right - 210, peak + 6, 54, 150, '#9b6a56') + rect(right - 218, peak, 70, 14, darker('#9b6a56', 0.2))
        : '') +
      shrubs(right - 300, foot + 8, 290, 58, palette, random, true),
    left + 340,
  );
}

export function midcentury(scenery: Scenery, home: DrawnHome): string {
  const { palette, random } = scenery;
  const foot = GROUND - 32;
  const two = home.storeys > 1;
  const top = foot - (two ? 380 : 232);
  const [left, right] = [330, 1270];
  const slope = random.pick([-34, 34]);
  const plank = (x: number, y: number, width: number, height: number): string =>
    rect(x, y, width, height, palette.wood) +
    repeat(width / 18, (i) => rect(x + i * 18, y, 2, height, darker(palette.wood, 0.18)));
  const lower = foot - 210;
  const upper = two
    ? rect(left + 200, top + 20, right - left - 200, 170, palette.wall) +
      repeat(4, (i) => pane(left + 250 + i * 168, top + 52, 132, 96, palette, 'fixed')) +
      rect(left + 200, top + 180, right - left - 200, 14, palette.trim)
    : '';
  return around(
    scenery,
    upper +
      rect(left, lower, right - left, foot - lower, palette.wall) +
      plank(left + 310, lower, 150, foot - lower) +
      (home.garages > 0
        ? garageDoor(left + 36, lower + 54, home.garages > 1 ? 250 : 220, foot - lower - 54, lighter(palette.wood, 0.15), palette)
        : pane(left + 44, lower + 50, 220, 110, palette, 'fixed')) +
      door(left + 344, lower + 50, 82, foot - lower - 50, palette) +
      repeat(3, (i) => pane(left + 496 + i * 146, lower + 40, 124, 138, palette, 'fixed', darker(palette.trim, 0.1))) +
      shape(
        [
          [left - 70, (two ? lower : top) + 8 - slope / 2],
          [right + 70, (two ? lower : top) + 8 + slope / 2],
          [right + 70, (two ? lower : top) - 22 + slope / 2],
          [left - 70, (two ? lower : top) - 22 - slope / 2],
        ],
        palette.roof,
      ) +
      (two
        ? shape(
            [
              [left + 150, top + 24 - slope / 2],
              [right + 60, top + 24 + slope / 2],
              [right + 60, top - 4 + slope / 2],
              [left + 150, top - 4 - slope / 2],
            ],
            darker(palette.roof, 0.12),
          )
        : '') +
      rect(left, lower + 14, right - left, 14, '#1f2a33', { opacity: 0.14 }) +
      agaves(scenery, left + 500, foot + 6) +
      shrubs(left + 640, foot + 6, 290, 36, palette, random),
    left + 385,
  );
}

function agaves({ palette }: Scenery, x: number, y: number): string {
  return repeat(2, (plant) =>
    [-36, -22, -8, 8, 22, 36]
      .map((dx) =>
        path(
          `M${x + plant * 84} ${y}Q${x + plant * 84 + dx * 0.4} ${y - 34} ${x + plant * 84 + dx} ${y - 60 + Math.abs(dx) * 0.5}Q${x + plant * 84 + dx * 0.8} ${y - 20} ${x + plant * 84 + 8} ${y}Z`,
          mix(palette.leaf, '#8fb0a6', 0.5),
        ),
      )
      .join(''),
  );
}

export function modern(scenery: Scenery, home: DrawnHome): string {
  const { palette, random } = scenery;
  const [left, right] = [470, 1130];
  const foot = GROUND - 4;
  const storeys = Math.min(3, Math.max(2, home.storeys));
  const floor = storeys === 3 ? 168 : 196;
  const top = foot - 164 - (storeys - 1) * floor;
  const metal = random.pick(['#3b4248', '#4a4744', '#31404a']);
  const light = mix(palette.wall, '#f5f2ea', 0.55);
  const cladding = (x: number, y: number, width: number, height: number): string =>
    rect(x, y, width, height, palette.wood) +
    repeat(height / 13, (i) => rect(x, y + i * 13, width, 1.8, darker(palette.wood, 0.2)));
  const floors = repeat(storeys - 1, (i) => {
    const y = top + i * floor;
    const shift = i % 2 ? 0 : 150;
    return (
      rect(left, y, right - left, floor, light) +
      cladding(left + 420 - shift * 2.8, y, 240, floor) +
      pane(left + (shift ? 270 : 40), y + 36, 340, floor - 66, palette, 'fixed', metal) +
      repeat(2, (bar) => rect(left + (shift ? 270 : 40) + (bar + 1) * 113, y + 36, 6, floor - 66, metal)) +
      pane(left + (shift ? 76 : 500), y + 50, 84, floor - 94, palette, 'fixed', metal)
    );
  });
  return around(
    scenery,
    rect(left, top, right - left, foot - top, light) +
      floors +
      rect(left - 14, top - 16, right - left + 28, 20, metal) +
      rect(left - 30, top + (storeys - 1) * floor - 12, right - left + 46, 18, metal) +
      rect(left, foot - 158, right - left, 158, mix('#8e9294', palette.wall, 0.2)) +
      rect(left, foot - 158, right - left, 14, '#1f2a33', { opacity: 0.2 }) +
      (home.garages > 0
        ? garageDoor(left + 40, foot - 128, home.garages > 1 ? 320 : 240, 128, mix(palette.wood, '#6d6259', 0.25), {
            ...palette,
            trim: metal,
          })
        : pane(left + 60, foot - 120, 260, 84, palette, 'fixed', metal)) +
      cladding(right - 250, foot - 158, 210, 158) +
      door(right - 176, foot - 132, 74, 132, { ...palette, trim: metal }) +
      shrubs(right - 44, foot + 6, 120, 60, palette, random) +
      shrubs(left - 130, foot + 6, 120, 60, palette, random),
    right - 140,
  );
}
