import type { DrawnHome, HomeStyle } from '#server/modules/listings/photos/home-code.ts';
import { art, fireplace, gallery, mirror, pendant, rug, shelves } from './decor.ts';
import { bed, chair, diningTable, lamp, lowTable, nightstand, plant, put, sofa } from './furniture.ts';
import type { Parts } from './houses-classic.ts';
import { createRoom, roomWindow, shell, vignette, type FloorKind, type Room, type RoomWindow } from './room.ts';
import { box } from './solids.ts';
import { createRandom } from '#server/modules/listings/photos/random.ts';
import { darker, lighter, mirrored, mix } from './svg.ts';

/** What all rooms of a home share: floor, windows, height, how old-fashioned it is. */
export interface Interior {
  floor: FloorKind;
  height: number;
  window: RoomWindow;
  curtains: string | undefined;
  isOld: boolean;
  isModern: boolean;
  isHigh: boolean;
  beams: boolean;
}

const oldStyles: readonly HomeStyle[] = ['victorian', 'edwardian', 'bungalow', 'colonial', 'charleston', 'stucco'];
const modernStyles: readonly HomeStyle[] = ['modern', 'midcentury', 'tower', 'loft', 'townhouse'];

export function interiorOf(home: DrawnHome, { palette }: Parts): Interior {
  const random = createRandom(`interior ${home.seed}`);
  const isOld = oldStyles.includes(home.style);
  const isModern = modernStyles.includes(home.style) || (home.style === 'walkup' && home.finish === 'new');
  const isHigh = home.style === 'tower';
  const frame = isModern ? random.pick(['#2c2f31', '#2c2f31', '#f6f3ec', darker(palette.wood, 0.2)]) : '#fbf9f3';
  const warm = home.look === 'miami' || home.style === 'spanish' || home.style === 'coral';
  return {
    floor:
      home.style === 'loft' || home.style === 'storefront'
        ? 'concrete'
        : warm
          ? random.pick<FloorKind>(['tiles', 'tiles', 'wide'])
          : isOld
            ? random.pick<FloorKind>(['planks', 'planks', 'herringbone'])
            : isModern
              ? random.pick<FloorKind>(['wide', 'wide', 'planks', 'herringbone'])
              : random.pick<FloorKind>(['planks', 'wide', 'carpet']),
    height:
      home.style === 'victorian' || home.style === 'charleston'
        ? 3.2
        : home.style === 'loft'
          ? 3.7
          : home.style === 'ranch' || home.style === 'manufactured'
            ? 2.5
            : 2.8,
    window: {
      panes: isModern
        ? random.pick([
            [2, 1],
            [3, 1],
          ] as const)
        : isOld
          ? random.pick([
              [2, 2],
              [1, 2],
              [3, 3],
            ] as const)
          : random.pick([
              [2, 2],
              [2, 1],
              [4, 3],
            ] as const),
      frame,
      isHigh,
    },
    curtains: random.chance(isModern ? 0.35 : 0.7)
      ? random.pick(['#f3eee4', mix(palette.second, '#efe6d8', 0.65), '#d9d3c9', mix(palette.accent, '#efe6d8', 0.7)])
      : undefined,
    isOld,
    isModern,
    isHigh,
    beams:
      (home.style === 'spanish' || home.style === 'farmhouse' || home.style === 'midcentury' || home.style === 'bungalow') &&
      random.chance(0.6),
  };
}

export const maybeMirrored = ({ random }: Parts, content: string): string => (random.chance(0.5) ? mirrored(content) : content);

/** Windows of one wall, evenly. */
function windows(
  room: Room,
  on: 'back' | 'left',
  from: number,
  to: number,
  count: number,
  { window, curtains, isModern }: Interior,
  low = isModern ? 0.25 : 0.8,
): string {
  const step = (to - from) / count;
  const wide = step * (isModern ? 0.92 : curtains === undefined ? 0.7 : 0.56);
  const high = room.height - low - (isModern ? 0.3 : 0.45);
  return Array.from({ length: count }, (_, i) =>
    roomWindow(room, room[on], from + i * step + (step - wide) / 2, low, wide, high, {
      ...window,
      curtains: isModern && count > 1 ? undefined : curtains,
    }),
  ).join('');
}

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

export function bedroom(parts: Parts, home: DrawnHome): string {
  const { random, palette } = parts;
  const inside = interiorOf(home, parts);
  const wall = random.chance(0.4) ? mix(palette.room, palette.second, 0.22) : palette.room;
  const room = createRoom(parts, { width: random.between(5, 5.8), depth: random.between(4.2, 4.8), height: inside.height, wall });
  const { stage, width, depth, back, right, height } = room;
  const half = width / 2;
  const bedX = random.between(-0.3, 0.5);
  const z = depth - 2.15;
  const layout = random.int(0, 2);
  const isBig = random.chance(0.5);
  const fluted = random.chance(0.25);
  return maybeMirrored(
    parts,
    shell(room, inside.floor === 'tiles' && home.look !== 'miami' ? 'carpet' : inside.floor, {
      beams: inside.beams,
      backWall: random.chance(0.3) ? mix(wall, palette.accent, 0.3) : wall,
    }) +
      (fluted ? back.stripes(-half, 0, width, height, 0.12, darker(wall, 0.2), 0.35) : '') +
      (layout === 0
        ? windows(room, 'back', -half + 0.15, bedX - 1.1, 1, { ...inside, curtains: undefined }, 0.9) +
          windows(room, 'back', bedX + 1.1, half - 0.15, 1, { ...inside, curtains: undefined }, 0.9)
        : gallery(stage, back, bedX, 1.5, 1.6)) +
      (layout === 2 && inside.isModern
        ? windows(room, 'left', 0.5, depth - 0.4, 2, inside, 0.15)
        : windows(room, 'left', 1, depth - 0.9, 1, inside)) +
      (random.chance(0.5) ? mirror(stage, right, depth * 0.5, 1.5, 0.42) : art(stage, right, depth * 0.4, 1.15, 0.9, 1)) +
      rug(stage, bedX, z + 0.3, 3.1, 2.4) +
      [-1, 1]
        .map(
          (i) =>
            put(stage, nightstand(stage), bedX + i * (isBig ? 1.3 : 1.15), depth - 0.48) +
            lamp(stage, [bedX + i * (isBig ? 1.3 : 1.15), 0.54, depth - 0.26], 0.5, 'table'),
        )
        .join('') +
      put(stage, bed(stage, isBig ? 1.95 : 1.6), bedX, z) +
      (random.chance(0.45)
        ? put(
            stage,
            [
              {
                x: -0.65,
                y: 0.2,
                z: 0,
                width: 1.3,
                height: 0.26,
                depth: 0.42,
                color: mix(palette.second, '#cfc4b2', 0.4),
                soft: 0.08,
              },
              { x: -0.6, z: 0.05, width: 0.06, height: 0.22, depth: 0.06, color: darker(palette.wood, 0.3) },
              { x: 0.54, z: 0.05, width: 0.06, height: 0.22, depth: 0.06, color: darker(palette.wood, 0.3) },
            ],
            bedX,
            z - 0.62,
          )
        : '') +
      plant(stage, [half - 0.45, 0, depth - random.between(0.6, 1.4)], random.between(1, 1.6)) +
      (random.chance(0.4) ? pendant(stage, [bedX, height - 0.6, z + 0.4], height, random.pick([0, 2, 3]), 0.32) : '') +
      vignette,
  );
}

/** A smaller bedroom with a desk, or a nursery's worth of colour. */
export function secondBedroom(parts: Parts, home: DrawnHome): string {
  const { random, palette } = parts;
  const inside = interiorOf(home, parts);
  const room = createRoom(parts, {
    width: random.between(4.4, 5),
    depth: random.between(3.8, 4.2),
    height: inside.height,
    wall: random.chance(0.5) ? mix(palette.room, palette.accent, 0.16) : palette.room,
  });
  const { stage, width, depth, back } = room;
  const half = width / 2;
  const deskX = half - 1.05;
  const wood = palette.wood;
  const leg = (x: number, z: number) => ({ x, z, width: 0.05, height: 0.72, depth: 0.05, color: darker(wood, 0.3) });
  const bedX = -half + 1.15;
  return maybeMirrored(
    parts,
    shell(room, inside.floor === 'tiles' && home.look !== 'miami' ? 'carpet' : inside.floor) +
      windows(room, 'back', -0.35, 0.75, 1, { ...inside, curtains: random.chance(0.5) ? inside.curtains : undefined }) +
      (random.chance(0.6) ? shelves(stage, back, deskX - 0.65, 1.25, 1.4, 3, 0.38) : gallery(stage, back, deskX, 1.3, 1.4)) +
      gallery(stage, back, bedX, 1.5, 1.1) +
      rug(stage, 0, depth - 2, 2.8, 1.9) +
      put(stage, bed(stage, 1.2), bedX, depth - 2.15) +
      put(
        stage,
        [
          leg(-0.66, 0.04),
          leg(0.6, 0.04),
          leg(-0.66, 0.5),
          leg(0.6, 0.5),
          { x: -0.7, y: 0.72, z: 0, width: 1.4, height: 0.05, depth: 0.6, color: wood },
          { x: -0.28, y: 0.86, z: 0.36, width: 0.56, height: 0.34, depth: 0.04, color: '#2f3437' },
          { x: -0.26, y: 0.88, z: 0.35, width: 0.52, height: 0.3, depth: 0.01, color: '#8fb0c0' },
          { x: -0.04, y: 0.77, z: 0.4, width: 0.08, height: 0.1, depth: 0.06, color: '#2f3437' },
        ],
        deskX,
        depth - 0.66,
      ) +
      lamp(stage, [deskX + 0.5, 0.77, depth - 0.3], 0.42, 'table') +
      put(
        stage,
        chair(stage, random.pick(['#33312e', darker(wood, 0.2), '#e8e3d9']), palette.accent),
        deskX - 0.05,
        depth - 0.75,
        'away',
      ) +
      plant(stage, [0.15, 0, depth - 0.45], 0.9) +
      (random.chance(0.4)
        ? put(
            stage,
            [{ x: -0.3, z: 0, width: 0.6, height: 0.36, depth: 0.6, color: mix(palette.second, '#d6c9b5', 0.4), soft: 0.2 }],
            0.5,
            0.9,
          )
        : '') +
      pendant(stage, [0, inside.height - 0.5, depth - 2], inside.height, random.pick([0, 2]), 0.34) +
      vignette,
  );
}
