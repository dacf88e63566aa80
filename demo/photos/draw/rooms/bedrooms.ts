import type { Parts } from '#demo/photos/draw/stage.ts';
import { darker, mix } from '#demo/photos/draw/svg.ts';
import type { DrawnHome } from '#demo/photos/home-code.ts';
import { art, gallery, mirror } from './art.ts';
import { pendant, rug, shelves } from './decor.ts';
import { bed, chair, nightstand } from './furniture.ts';
import { interiorOf, maybeMirrored, windows } from './interior.ts';
import { lamp, plant } from './lamp-and-plant.ts';
import { put } from './put.ts';
import { createRoom, shell, vignette } from './room.ts';

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
