import { box } from '#demo/photos/draw/solids.ts';
import type { Parts } from '#demo/photos/draw/stage.ts';
import { darker, lighter, mix } from '#demo/photos/draw/svg.ts';
import type { DrawnHome } from '#demo/photos/home-code.ts';
import { gallery, mirror } from './art.ts';
import { pendant, rug, shelves } from './decor.ts';
import { chair, diningTable } from './furniture.ts';
import { interiorOf, maybeMirrored, windows } from './interior.ts';
import { lamp, plant } from './lamp-and-plant.ts';
import { put } from './put.ts';
import { createRoom, shell, vignette } from './room.ts';

export function dining(parts: Parts, home: DrawnHome): string {
  const { random, palette } = parts;
  const inside = interiorOf(home, parts);
  const room = createRoom(parts, {
    width: random.between(5, 5.8),
    depth: random.between(4, 4.6),
    height: inside.height,
    wall: random.chance(0.4) ? mix(palette.room, palette.second, 0.3) : palette.room,
  });
  const { stage, width, depth, height, back, right } = room;
  const half = width / 2;
  const long = random.between(1.9, 2.4);
  const z = depth - 2.6;
  const wood = random.pick([darker(palette.wood, 0.25), '#33312e', lighter(palette.wood, 0.1), '#e4ddd0']);
  const seats = long > 2.1 ? [-0.7, 0, 0.7] : [-0.5, 0.5];
  const board = random.chance(0.65);
  const kind = random.int(0, 3);
  return maybeMirrored(
    parts,
    shell(room, inside.floor, { wainscot: inside.isOld && random.chance(0.6), beams: inside.beams }) +
      (board
        ? gallery(stage, back, 0, 1.35, 1.8) +
          box(stage, { x: -0.9, z: depth - 0.5, width: 1.8, height: 0.8, depth: 0.48 }, darker(palette.wood, 0.18)) +
          lamp(stage, [-0.6, 0.8, depth - 0.26], 0.6, 'table') +
          plant(stage, [0.6, 0.8, depth - 0.26], 0.5)
        : windows(room, 'back', -half + 0.5, half - 0.5, 2, inside)) +
      windows(room, 'left', 0.8, depth - 0.7, random.pick([1, 2]), inside) +
      (random.chance(0.5) ? shelves(stage, right, depth * 0.3, 1, 1.6, 3) : mirror(stage, right, depth * 0.55, 1.6, 0.45)) +
      rug(stage, 0, z + 0.5, long + 1.4, 2.3) +
      seats.map((x) => put(stage, chair(stage, wood), x, z + 1.05 + 0.1)).join('') +
      put(stage, diningTable(stage, long), 0, z) +
      plant(stage, [random.between(-0.2, 0.2), 0.76, z + 0.5], 0.45) +
      seats.map((x) => put(stage, chair(stage, wood), x, z + 0.1, 'away')).join('') +
      pendant(stage, [0, 1.85, z + 0.5], height, kind, kind === 3 ? 0.4 : 0.36) +
      (random.chance(0.6) ? plant(stage, [half - 0.45, 0, depth - 0.6], 1.5) : '') +
      vignette,
  );
}
