import { leafMass } from './foliage.ts';
import type { Parts } from './houses-classic.ts';
import { lit, type Light } from './light.ts';
import { box, floor, front, side, type Plane } from './solids.ts';
import { createStage, type Stage, type Vec } from './stage.ts';
import { darker, HEIGHT, lighter, mix, path, shape, WIDTH } from './svg.ts';

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

export interface RoomWindow {
  panes?: readonly [number, number];
  frame?: string;
  curtains?: string | undefined;
  hasSunlight?: boolean;
  /** What is outside: trees, or the town far below. */
  isHigh?: boolean;
}

let clips = 0;
/** Names of clips count from one in each picture. */
export function resetClips(): void {
  clips = 0;
}

/** A window in a wall with the world outside it, and its light on the floor. */
export function roomWindow(
  room: Room,
  plane: Plane,
  u: number,
  v: number,
  width: number,
  height: number,
  { panes = [2, 2], frame = '#fbf9f3', curtains, hasSunlight = true, isHigh = false }: RoomWindow = {},
): string {
  const { stage } = room;
  const { light, palette, random } = stage;
  const corners = [plane.at(u, v), plane.at(u + width, v), plane.at(u + width, v + height), plane.at(u, v + height)].map(
    stage.point,
  );
  const id = `w${(clips += 1)}`;
  const [xs, ys] = [corners.map(([x]) => x), corners.map(([, y]) => y)];
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const [wide, tall] = [right - left, bottom - top];
  const green = mix(palette.leaf, light.sky[2], 0.25);
  const outside = isHigh
    ? Array.from({ length: 9 }, (_, i) => {
        const [bx, high] = [left + (i * wide) / 9, tall * random.between(0.12, 0.5)];
        return shape(
          [
            [bx, bottom],
            [bx, bottom - high],
            [bx + wide / 10, bottom - high],
            [bx + wide / 10, bottom],
          ],
          mix(random.pick(['#8fa0ad', '#b3aea6', '#a3adb3']), light.sky[2], 0.35),
        );
      }).join('')
    : path(
        `M${left} ${bottom}V${bottom - tall * 0.32}Q${left + wide * 0.3} ${bottom - tall * 0.5} ${left + wide * 0.55} ${bottom - tall * 0.34}T${right} ${bottom - tall * 0.38}V${bottom}Z`,
        mix(green, light.sky[2], 0.4),
      ) +
      leafMass(stage, left + wide * random.between(0.1, 0.9), bottom - tall * 0.34, wide * 0.3, tall * 0.32, green, 0.8) +
      leafMass(stage, left + wide * random.between(0.2, 0.8), bottom - tall * 0.04, wide * 0.36, tall * 0.14, palette.leaf, 0.7);
  const bar = 0.045;
  const lean = light.sun[0] < 0 ? 0.6 : -0.6;
  const isBack = plane === room.back;
  const patch = ([px, py, pz]: Vec): Vec =>
    isBack
      ? [px + py * lean * 0.8, 0.005, pz - 0.5 - py * 1.05]
      : [px + (plane === room.left ? 1 : -1) * (0.3 + py * 0.95), 0.005, pz - py * 0.35];
  const sunny = hasSunlight && light.kind !== 'soft' && light.kind !== 'dusk';
  const cells = Array.from(
    { length: panes[0] },
    (_, i) => [u + (i * width) / panes[0] + 0.05, u + ((i + 1) * width) / panes[0] - 0.05] as const,
  );
  const cloth = curtains;
  const drape = (at: number, broad: number): string =>
    cloth === undefined
      ? ''
      : plane.quad(at, 0.04, broad, v + height + 0.2, plane.tone(cloth), { out: 0.08 }) +
        Array.from({ length: 3 }, (_, i) =>
          plane.quad(at + broad * (0.16 + i * 0.3), 0.04, broad * 0.1, v + height + 0.2, plane.tone(darker(cloth, 0.2)), {
            out: 0.08,
            opacity: 0.6,
          }),
        ).join('');
  return (
    plane.panel(u - 0.12, v - 0.12, width + 0.24, height + 0.24, frame, 0.02) +
    `<clipPath id="${id}"><polygon points="${corners.map(([x, y]) => `${x.toFixed(1)},${y.toFixed(1)}`).join(' ')}"/></clipPath><g clip-path="url(#${id})"><rect x="${left.toFixed(0)}" y="${top.toFixed(0)}" width="${wide.toFixed(0)}" height="${tall.toFixed(0)}" fill="url(#sky)"/>${outside}</g>` +
    plane.quad(u, v + height - 0.07, width, 0.07, light.shade, { opacity: 0.35 }) +
    Array.from({ length: panes[0] - 1 }, (_, i) =>
      plane.panel(u + ((i + 1) * width) / panes[0] - bar / 2, v, bar, height, frame),
    ).join('') +
    Array.from({ length: panes[1] - 1 }, (_, i) =>
      plane.panel(u, v + ((i + 1) * height) / panes[1] - bar / 2, width, bar, frame),
    ).join('') +
    (v > 0.3 ? plane.panel(u - 0.2, v - 0.18, width + 0.4, 0.08, frame, 0.12) : '') +
    (cloth === undefined
      ? ''
      : plane.panel(u - 0.6, v + height + 0.22, width + 1.2, 0.04, '#4a4038', 0.12) +
        drape(u - 0.5, 0.42) +
        drape(u + width + 0.08, 0.42)) +
    (sunny
      ? cells
          .map(([a, b]) =>
            stage.face(
              [plane.at(a, v + 0.05), plane.at(b, v + 0.05), plane.at(b, v + height * 0.96), plane.at(a, v + height * 0.96)].map(
                patch,
              ),
              light.kind === 'golden' ? '#ffd592' : '#fff3cf',
              { opacity: 0.32 },
            ),
          )
          .join('')
      : '')
  );
}

/** A soft darkening towards the foot of the board. */
export const vignette = `<rect x="0" y="${HEIGHT - 130}" width="${WIDTH}" height="130" fill="url(#fade)" fill-opacity="0.55"/>`;
