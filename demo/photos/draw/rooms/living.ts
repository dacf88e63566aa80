import type { Parts } from '#demo/photos/draw/stage.ts';
import { mix } from '#demo/photos/draw/svg.ts';
import type { DrawnHome } from '#demo/photos/home-code.ts';
import { art, gallery } from './art.ts';
import { fireplace, pendant, rug, shelves } from './decor.ts';
import { lowTable, sofa } from './furniture.ts';
import { interiorOf, maybeMirrored, windows } from './interior.ts';
import { lamp, plant } from './lamp-and-plant.ts';
import { put } from './put.ts';
import { createRoom, shell, vignette } from './room.ts';

export function living(parts: Parts, home: DrawnHome): string {
  const { random, palette } = parts;
  const inside = interiorOf(home, parts);
  const isLoft = home.style === 'loft' || home.style === 'storefront';
  const room = createRoom(parts, {
    width: random.between(5.8, 6.8),
    depth: random.between(4.4, 5.2),
    height: inside.height,
    wall: palette.room,
  });
  const { stage, width, depth, height, back, right } = room;
  const half = width / 2;
  const cloth = random.pick([
    mix(palette.accent, '#cdbfae', 0.35),
    '#d8d0c3',
    '#8b939a',
    mix(palette.second, '#b9b5aa', 0.3),
    '#c9b79c',
    '#5d6468',
    '#e6dfd3',
    palette.second,
    '#a98c6c',
  ]);
  const hearth = home.fireplaces > 0 && !isLoft;
  const layout = random.int(0, 3);
  const chairCloth = random.pick([palette.second, mix(palette.wood, '#c9b79c', 0.4), '#e3dbcd', palette.accent]);
  const backWall = hearth
    ? fireplace(stage, 0, depth, height, palette.room) +
      (random.chance(0.5)
        ? [-1, 1].map((i) => shelves(stage, back, i < 0 ? -half + 0.3 : 1.15, 0.9, half - 1.5, 4)).join('')
        : windows(room, 'back', -half + 0.2, -1.1, 1, inside) +
          (random.chance(0.5)
            ? windows(room, 'back', 1.1, half - 0.2, 1, inside)
            : gallery(stage, back, half * 0.66, 1.3, half - 1.2)))
    : layout === 0
      ? windows(room, 'back', -half + 0.3, half - 0.3, 3, inside)
      : layout === 1
        ? windows(room, 'back', -half + 0.4, 0.2, 2, inside) + gallery(stage, back, half * 0.55, 1.35, half * 0.9)
        : layout === 2
          ? gallery(stage, back, 0, 1.3, 2.2) + (random.chance(0.5) ? shelves(stage, back, half - 1.5, 0.9, 1.2, 4) : '')
          : gallery(stage, back, -0.4, 1.35, 1.9) + windows(room, 'back', half - 2, half - 0.3, 1, inside);
  const sideWall = layout === 0 && !hearth ? '' : windows(room, 'left', 0.9, depth - 0.6, random.pick([1, 2]), inside);
  const rightWall = random.chance(0.6) ? art(stage, right, depth * 0.35, 1.2, 1.1, 0.85) : '';
  const tableZ = depth - 2.4;
  const seating = hearth
    ? put(stage, sofa(stage, 2.1, cloth), -half + 0.25, tableZ + 0.1, 'left') +
      put(stage, sofa(stage, 0.9, chairCloth), half - 0.5, tableZ + 0.5, 'right') +
      put(stage, lowTable(stage), 0, tableZ - 0.3)
    : random.chance(0.5)
      ? put(stage, sofa(stage, random.between(2.1, 2.5), cloth), layout === 3 ? -0.4 : 0, depth - 1.25) +
        put(stage, lowTable(stage), layout === 3 ? -0.4 : 0, depth - 2.5) +
        put(stage, sofa(stage, 0.86, chairCloth), half - 0.6, depth - 2.1, 'right')
      : put(stage, sofa(stage, random.between(2.1, 2.5), cloth), 0.1, depth - 1.25) +
        put(stage, sofa(stage, 1.5, cloth), -half + 0.4, depth - 2.3, 'left') +
        put(stage, lowTable(stage), 0.25, depth - 2.5);
  return maybeMirrored(
    parts,
    shell(room, inside.floor, {
      brick: isLoft,
      beams: inside.beams,
      wainscot: inside.isOld && random.chance(0.3),
      backWall: random.chance(0.25) ? mix(palette.room, palette.second, 0.35) : palette.room,
    }) +
      backWall +
      sideWall +
      rightWall +
      rug(stage, 0, depth - 2.2, random.between(3.2, 4), 2.4) +
      (hearth ? '' : plant(stage, [-half + 0.45, 0, depth - 0.5], random.between(1.1, 1.7))) +
      (hearth || layout === 3 ? '' : lamp(stage, [half - 0.5, 0, depth - 0.5], 1.6, 'floor')) +
      seating +
      (random.chance(0.35) ? pendant(stage, [0, height - 0.8, depth - 2.4], height, 3, 0.3) : '') +
      (random.chance(0.5) ? plant(stage, [half - 0.4, 0, 1.1], random.between(0.8, 1.3)) : '') +
      vignette,
  );
}
