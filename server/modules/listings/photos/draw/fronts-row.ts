import type { DrawnHome } from '#server/modules/listings/photos/home-code.ts';
import { bay, cornice, door, garageDoor, pane, steps } from './parts.ts';
import { shrubs, tree, treeKinds } from './planting.ts';
import { GROUND, rowNeighbors, sky, street, type Scenery } from './setting.ts';
import { darker, lighter, oval, path, rect, repeat, shape } from './svg.ts';

const LEFT = 520;
const RIGHT = 1080;
const FACE = RIGHT - LEFT;

function around(scenery: Scenery, house: string): string {
  const { palette, random } = scenery;
  const kind = random.pick(treeKinds);
  const side = random.pick([-1, 1]);
  return (
    sky(scenery) +
    rowNeighbors(scenery, LEFT, RIGHT) +
    house +
    rect(RIGHT, 300, 26, GROUND - 300, '#1f2a33', { opacity: 0.12 }) +
    street(scenery) +
    tree(800 + side * random.between(380, 520), GROUND + 34, random.between(380, 500), kind, palette, random) +
    (random.chance(0.6)
      ? tree(800 - side * random.between(520, 690), GROUND + 30, random.between(300, 420), kind, palette, random)
      : '')
  );
}

/** The ground floor of a row house: garage or windows on the left, steps and door on the right. */
function base({ palette, random }: Scenery, home: DrawnHome, top: number): string {
  const stone = darker(palette.wall, 0.16);
  const left =
    home.garages > 0
      ? garageDoor(LEFT + 44, top + 36, home.garages > 1 ? 300 : 236, GROUND - top - 36, lighter(palette.wall, 0.28), palette)
      : pane(LEFT + 70, top + 44, 96, 84, palette, 'fixed') +
        pane(LEFT + 206, top + 44, 96, 84, palette, 'fixed') +
        shrubs(LEFT + 40, GROUND + 2, 290, 44, palette, random, true);
  return rect(LEFT, top, FACE, GROUND - top, stone) + left;
}

export function victorian(scenery: Scenery, home: DrawnHome): string {
  const { palette, random } = scenery;
  const storeys = Math.min(3, Math.max(2, home.storeys)) - 1;
  const floor = storeys === 2 ? 190 : 236;
  const baseTop = GROUND - 158;
  const top = baseTop - storeys * floor;
  const peak = top - 150;
  const scales = repeat(5, (row) =>
    repeat(14 - row * 2, (i) =>
      oval(
        LEFT + 90 + row * 28 + i * 29,
        top - 22 - row * 22,
        15,
        14,
        i % 2 ? lighter(palette.wall, 0.12) : darker(palette.wall, 0.1),
      ),
    ),
  );
  const gable =
    shape(
      [
        [LEFT - 26, top + 6],
        [LEFT + 205, peak],
        [LEFT + 436, top + 6],
      ],
      palette.trim,
    ) +
    shape(
      [
        [LEFT + 14, top - 4],
        [LEFT + 205, peak + 26],
        [LEFT + 396, top - 4],
      ],
      darker(palette.wall, 0.05),
    ) +
    `<g clip-path="url(#gable)">${scales}</g><clipPath id="gable"><polygon points="${LEFT + 14},${top - 4} ${LEFT + 205},${peak + 26} ${LEFT + 396},${top - 4}"/></clipPath>` +
    oval(LEFT + 205, top - 52, 30, 30, palette.trim) +
    oval(LEFT + 205, top - 52, 20, 20, palette.accent, { opacity: 0.85 });
  const roof =
    shape(
      [
        [LEFT + 300, top],
        [LEFT + 330, top - 64],
        [RIGHT - 46, top - 64],
        [RIGHT + 18, top],
      ],
      palette.roof,
    ) + cornice(LEFT + 330, top - 2, RIGHT - LEFT - 330, palette, 28);
  const doorTop = baseTop - 172;
  const porch =
    rect(RIGHT - 196, doorTop - 46, 190, 26, palette.trim) +
    shape(
      [
        [RIGHT - 214, doorTop - 46],
        [RIGHT - 101, doorTop - 104],
        [RIGHT + 12, doorTop - 46],
      ],
      palette.trim,
    ) +
    shape(
      [
        [RIGHT - 172, doorTop - 50],
        [RIGHT - 101, doorTop - 88],
        [RIGHT - 30, doorTop - 50],
      ],
      palette.accent,
      { opacity: 0.8 },
    ) +
    rect(RIGHT - 186, doorTop - 20, 170, 192, darker(palette.wall, 0.3)) +
    door(RIGHT - 142, doorTop + 4, 84, 168, palette) +
    rect(RIGHT - 192, doorTop - 20, 16, 192, palette.trim) +
    rect(RIGHT - 26, doorTop - 20, 16, 192, palette.trim);
  return around(
    scenery,
    rect(LEFT, top, FACE, GROUND - top, palette.wall) +
      repeat(Math.floor((baseTop - top) / 16), (i) => rect(LEFT, top + i * 16, FACE, 1.6, darker(palette.wall, 0.12))) +
      roof +
      gable +
      repeat(storeys, (i) =>
        bay(LEFT + 36, top + i * floor + 8, 338, floor - 8, palette, i === 0 && random.chance(0.4) ? 'arched' : 'sash'),
      ) +
      repeat(storeys - 1, (i) => pane(RIGHT - 140, top + i * floor + 46, 78, 96, palette, 'sash')) +
      base(scenery, home, baseTop) +
      porch +
      steps(RIGHT - 168, baseTop, 134, GROUND + 6, palette),
  );
}

export function edwardian(scenery: Scenery, home: DrawnHome): string {
  const { palette, random } = scenery;
  const storeys = Math.min(3, Math.max(2, home.storeys));
  const floor = 186;
  const baseTop = GROUND - 150;
  const top = baseTop - (storeys - 1) * floor - 28;
  const boxed = random.chance(0.5);
  const bays = repeat(storeys - 1, (i) => {
    const y = top + 46 + i * floor;
    return (
      bay(LEFT + 28, y, 216, floor - 18, palette) +
      (boxed
        ? bay(RIGHT - 244, y, 216, floor - 18, palette)
        : pane(RIGHT - 210, y + 30, 62, 104, palette) + pane(RIGHT - 112, y + 30, 62, 104, palette)) +
      pane(LEFT + 262, y + 42, 46, 84, palette)
    );
  });
  return around(
    scenery,
    rect(LEFT, top, FACE, GROUND - top, palette.wall) +
      bays +
      cornice(LEFT, top - 6, FACE, palette, 44) +
      base(scenery, home, baseTop) +
      rect(LEFT, baseTop - 14, FACE, 20, palette.trim) +
      path(`M${RIGHT - 200} ${GROUND}V${baseTop + 74}A64 64 0 0 1 ${RIGHT - 72} ${baseTop + 74}V${GROUND}Z`, palette.trim) +
      path(
        `M${RIGHT - 186} ${GROUND}V${baseTop + 78}A50 50 0 0 1 ${RIGHT - 86} ${baseTop + 78}V${GROUND}Z`,
        darker(palette.wall, 0.45),
      ) +
      door(RIGHT - 168, baseTop + 58, 64, 92, palette) +
      steps(RIGHT - 186, GROUND - 22, 100, GROUND + 6, palette),
  );
}

/** The stucco houses of the twenties and thirties: garage below, a picture window and a tiled edge above. */
export function stucco(scenery: Scenery, home: DrawnHome): string {
  const { palette, random } = scenery;
  const baseTop = GROUND - 196;
  const top = baseTop - 244;
  const tile = random.pick(['#b5694c', '#a9613f', '#8f6a58']);
  const crown = random.pick(['tiles', 'stepped', 'curved']);
  const parapet =
    {
      tiles:
        rect(LEFT - 14, top - 34, FACE + 28, 40, darker(tile, 0.15)) +
        repeat(19, (i) =>
          path(`M${LEFT - 14 + i * 31} ${top + 4}v-26a15.500 12 0 0 1 31 0v26Z`, i % 2 ? tile : lighter(tile, 0.12)),
        ),
      stepped:
        rect(LEFT + 70, top - 50, FACE - 140, 54, palette.wall) +
        rect(LEFT + 170, top - 86, FACE - 340, 40, palette.wall) +
        rect(LEFT + 60, top - 56, FACE - 120, 10, palette.trim) +
        rect(LEFT + 160, top - 92, FACE - 320, 10, palette.trim) +
        rect(LEFT - 8, top - 6, 78, 10, palette.trim) +
        rect(RIGHT - 70, top - 6, 78, 10, palette.trim),
      curved:
        path(
          `M${LEFT} ${top + 4}Q${LEFT + 60} ${top} ${LEFT + 110} ${top - 40}Q800 ${top - 120} ${RIGHT - 110} ${top - 40}Q${RIGHT - 60} ${top} ${RIGHT} ${top + 4}Z`,
          palette.wall,
        ) + oval(800, top - 30, 26, 18, darker(palette.wall, 0.22)),
    }[crown] ?? '';
  const wide = 330;
  const bow =
    rect(LEFT + 40, top + 46, wide, 176, lighter(palette.wall, 0.14)) +
    repeat(3, (i) => pane(LEFT + 62 + i * 104, top + 66, 80, 128, palette, i === 1 ? 'fixed' : 'grid')) +
    rect(LEFT + 32, top + 216, wide + 16, 16, palette.trim);
  const arched = random.chance(0.5)
    ? pane(RIGHT - 148, top + 76, 92, 118, palette, 'arched')
    : pane(RIGHT - 148, top + 76, 92, 118, palette, 'grid');
  const balcony =
    rect(RIGHT - 168, top + 206, 132, 8, palette.door) +
    repeat(9, (i) => rect(RIGHT - 164 + i * 15, top + 172, 4, 38, palette.door)) +
    rect(RIGHT - 168, top + 168, 132, 6, palette.door);
  return around(
    scenery,
    rect(LEFT, top, FACE, GROUND - top, palette.wall) +
      parapet +
      bow +
      arched +
      balcony +
      rect(LEFT, baseTop + 2, FACE, 5, darker(palette.wall, 0.12)) +
      (home.garages > 0
        ? garageDoor(LEFT + 54, GROUND - 148, home.garages > 1 ? 320 : 252, 148, lighter(palette.door, 0.5), palette)
        : pane(LEFT + 84, baseTop + 62, 240, 78, palette, 'grid') +
          shrubs(LEFT + 50, GROUND + 2, 300, 40, palette, random, true)) +
      path(
        `M${RIGHT - 172} ${GROUND}V${baseTop + 92}A70 70 0 0 1 ${RIGHT - 32} ${baseTop + 92}V${GROUND}Z`,
        darker(palette.wall, 0.32),
      ) +
      door(RIGHT - 134, GROUND - 138, 66, 122, palette) +
      steps(RIGHT - 160, GROUND - 18, 116, GROUND + 8, palette) +
      shrubs(RIGHT - 226, GROUND + 4, 44, 50, palette, random),
  );
}
