import { type Light, lit } from '#demo/photos/draw/light.ts';
import { type Plane, box, floor, front, side } from '#demo/photos/draw/solids.ts';
import { type Parts, type Stage, createStage } from '#demo/photos/draw/stage.ts';
import type { Vec } from '#demo/photos/draw/vec.ts';
import { HEIGHT, WIDTH, darker, lighter, mix } from '#demo/photos/draw/svg.ts';

/** A room seen through its open fourth side: the back wall is at z = depth, the floor at y = 0, x runs about the middle. */
export interface Room {
  stage: Stage;
  width: number;
  depth: number;
  height: number;
  wall: string;
  back: Plane;
  left: Plane;
  right: Plane;
  ground: Plane;
}

export interface RoomLook {
  width: number;
  depth: number;
  height: number;
  wall: string;
  /** How far the viewer stands before the open side, metres. */
  stand?: number;
}

/** Indoors faces differ less, and in the evening the lamps are on. */
function indoors(light: Light): Light {
  const isEvening = light.kind === 'dusk';
  return {
    ...light,
    sun: [light.sun[0], 1.1, -0.62],
    contrast: 0.5,
    dim: isEvening ? 0.06 : 0,
    warm: isEvening || light.kind === 'golden' ? '#ffdfae' : '#fffaf0',
    shade: isEvening ? '#4a3d4a' : '#5b6270',
  };
}

export function createRoom(parts: Parts, { width, depth, height, wall, stand = 2.6 }: RoomLook): Room {
  const { random } = parts;
  const scale = random.between(0.95, 1.08);
  const camera = {
    eye: [random.between(-0.9, 0.9), 1.4, -stand] as const,
    yaw: random.between(-0.07, 0.07),
    focal: (0.7 * scale * WIDTH * (depth + stand)) / width,
    horizon: random.between(395, 430),
  };
  const lighting = { ...parts, light: indoors(parts.light) };
  const [middle] = createStage({ ...lighting, camera }).point([0, 0, depth]);
  const stage = createStage({ ...lighting, camera: { ...camera, shift: WIDTH / 2 - middle + random.between(-50, 50) } });
  return {
    stage,
    width,
    depth,
    height,
    wall,
    back: front(stage, depth),
    left: side(stage, -width / 2, 'right'),
    right: side(stage, width / 2, 'left'),
    ground: floor(stage),
  };
}

export type FloorKind = 'planks' | 'wide' | 'herringbone' | 'tiles' | 'concrete' | 'carpet';

/** Walls, ceiling, floor and skirting. */
export function shell(
  room: Room,
  floorKind: FloorKind,
  {
    brick = false,
    beams = false,
    wainscot = false,
    backWall = room.wall,
  }: { brick?: boolean; beams?: boolean; wainscot?: boolean; backWall?: string } = {},
): string {
  const { stage, width, depth, height, wall, back, left, right, ground } = room;
  const { light, palette, random } = stage;
  const [x, near] = [-width / 2, -6];
  const long = depth - near;
  const ceiling = lit(light, mix('#fbf9f4', wall, 0.2), [0, -0.2, -0.8]);
  const trim = '#fbf9f3';
  const boards = { planks: 0.16, wide: 0.28, herringbone: 0.2, tiles: 0.6, concrete: 0, carpet: 0 }[floorKind];
  const base = {
    planks: palette.wood,
    wide: lighter(palette.wood, 0.15),
    herringbone: palette.wood,
    tiles: mix('#d8d5ce', palette.room, 0.3),
    concrete: '#b9b6b0',
    carpet: mix('#d9cfc0', palette.room, 0.3),
  }[floorKind];
  const tone = ground.tone(base);
  const seams = darker(tone, 0.22);
  const rows = boards === 0 ? 0 : Math.ceil(width / boards);
  const grain =
    floorKind === 'tiles'
      ? stage.lines(
          Array.from(
            { length: rows },
            (_, i) =>
              [
                [x + i * boards, 0, near],
                [x + i * boards, 0, depth],
              ] as const,
          ),
          seams,
          1.2,
          0.4,
        ) +
        stage.lines(
          Array.from(
            { length: Math.ceil(long / boards) },
            (_, i) =>
              [
                [x, 0, depth - i * boards],
                [-x, 0, depth - i * boards],
              ] as const,
          ),
          seams,
          1.2,
          0.4,
        )
      : floorKind === 'herringbone'
        ? stage.lines(
            Array.from({ length: 34 }, (_, i) =>
              Array.from({ length: 9 }, (_, j): readonly [Vec, Vec] => [
                [x + (j * width) / 9, 0, depth - i * 0.3 - (j % 2) * 0.3],
                [x + ((j + 1) * width) / 9, 0, depth - i * 0.3 - ((j + 1) % 2) * 0.3],
              ]),
            ).flat(),
            seams,
            1.1,
            0.35,
          )
        : rows > 0
          ? stage.lines(
              Array.from(
                { length: rows },
                (_, i) =>
                  [
                    [x + i * boards, 0, near],
                    [x + i * boards, 0, depth],
                  ] as const,
              ),
              seams,
              1.2,
              0.35,
            ) +
            Array.from({ length: 34 }, () => {
              const [u, v] = [x + Math.floor(random.next() * rows) * boards, depth - random.between(0.2, 7)];
              return ground.quad(u, v, boards, random.between(0.8, 2), random.chance(0.5) ? lighter(tone, 0.25) : seams, {
                opacity: 0.16,
              });
            }).join('')
          : '';
  const wallTone = (plane: Plane): string => plane.tone(wall);
  const dado = 0.95;
  return (
    stage.face(
      [
        [x, height, near],
        [-x, height, near],
        [-x, height, depth],
        [x, height, depth],
      ],
      ceiling,
    ) +
    (beams
      ? Array.from(
          { length: 4 },
          (_, i) =>
            box(stage, { x, y: height - 0.2, z: depth - 0.5 - i * 1.5, width, height: 0.2, depth: 0.18 }, palette.wood) +
            stage.face(
              [
                [x, height - 0.2, depth - 0.5 - i * 1.5],
                [-x, height - 0.2, depth - 0.5 - i * 1.5],
                [-x, height - 0.2, depth - 0.3 - i * 1.5],
                [x, height - 0.2, depth - 0.3 - i * 1.5],
              ],
              darker(palette.wood, 0.3),
            ),
        ).join('')
      : recessed(room)) +
    left.quad(near, 0, long, height, wallTone(left)) +
    right.quad(near, 0, long, height, wallTone(right)) +
    back.quad(x, 0, width, height, back.tone(brick ? palette.brick : backWall)) +
    (brick
      ? back.courses(x, 0, width, height, 0.12, lighter(palette.brick, 0.35), 0.35) +
        Array.from({ length: 40 }, () =>
          back.quad(
            x + random.between(0, width - 0.3),
            Math.floor(random.between(0, height / 0.12)) * 0.12,
            0.24,
            0.12,
            random.chance(0.5) ? darker(palette.brick, 0.25) : lighter(palette.brick, 0.2),
            { opacity: 0.4 },
          ),
        ).join('')
      : '') +
    (wainscot
      ? back.panel(x, 0, width, dado, trim) +
        left.panel(near, 0, long, dado, trim) +
        right.panel(near, 0, long, dado, trim) +
        Array.from({ length: Math.floor(width / 0.8) }, (_, i) =>
          back.quad(x + 0.12 + i * 0.8, 0.22, 0.6, 0.6, back.tone(darker(trim, 0.07))),
        ).join('') +
        back.panel(x, dado, width, 0.06, darker(trim, 0.06))
      : '') +
    back.quad(x, height - 0.7, width, 0.7, 'url(#fall)', { opacity: 0.5 }) +
    ground.quad(x, near, width, long, tone) +
    grain +
    ground.quad(x, depth - 0.6, width, 0.6, light.shade, { opacity: 0.1 }) +
    // Light that falls off towards the corners.
    left.quad(depth - 0.9, 0, 0.9, height, light.shade, { opacity: 0.07 }) +
    right.quad(depth - 0.9, 0, 0.9, height, light.shade, { opacity: 0.07 }) +
    back.panel(x, 0, width, 0.14, trim) +
    left.panel(near, 0, long, 0.14, trim) +
    right.panel(near, 0, long, 0.14, trim) +
    (beams || height > 3.2
      ? ''
      : back.panel(x, height - 0.1, width, 0.1, trim) +
        left.panel(near, height - 0.1, long, 0.1, trim) +
        right.panel(near, height - 0.1, long, 0.1, trim))
  );
}

function recessed({ stage, height, depth }: Room): string {
  if (stage.random.chance(0.5)) return '';
  return [-1.4, 1.4]
    .flatMap((x) =>
      [1, 2.8].map((back) => {
        const [px, py] = stage.point([x, height - 0.01, depth - back]);
        const m = stage.scaleAt([x, height, depth - back]);
        return `<ellipse cx="${px.toFixed(0)}" cy="${py.toFixed(0)}" rx="${(m * 0.1).toFixed(1)}" ry="${(m * 0.035).toFixed(1)}" fill="#fffdf2"/>`;
      }),
    )
    .join('');
}

/** A soft darkening towards the foot of the board. */
export const vignette = `<rect x="0" y="${HEIGHT - 130}" width="${WIDTH}" height="130" fill="url(#fade)" fill-opacity="0.55"/>`;
