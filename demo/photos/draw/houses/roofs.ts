import { lit } from '#demo/photos/draw/light.ts';
import { floor, front, side, slope } from '#demo/photos/draw/solids.ts';
import type { Stage } from '#demo/photos/draw/stage.ts';
import type { Vec } from '#demo/photos/draw/vec.ts';
import { darker, lighter } from '#demo/photos/draw/svg.ts';

export type Covering = 'shingles' | 'tiles' | 'seams';

interface RoofAt {
  x: number;
  width: number;
  /** Height of the eaves. */
  y: number;
  z: number;
  depth: number;
  /** Height of the ridge over the eaves. */
  rise: number;
  overhang?: number;
  color: string;
  covering?: Covering;
}

function texture(
  stage: Stage,
  x: number,
  width: number,
  y: number,
  z: number,
  pitch: number,
  long: number,
  color: string,
  covering: Covering,
  cut = 0,
): string {
  const plane = slope(stage, y, z, pitch);
  const dark = darker(color, 0.35);
  if (covering === 'seams') return plane.stripes(x + cut / 2, 0, width - cut, long, 0.45, dark, 0.55);
  const step = covering === 'tiles' ? 0.42 : 0.34;
  const rows = Array.from({ length: Math.floor(long / step) }, (_, i) => {
    const inset = (cut * (i + 1) * step) / long;
    return [plane.at(x + inset, (i + 1) * step), plane.at(x + width - inset, (i + 1) * step)] as const;
  });
  return (
    stage.lines(rows, plane.tone(dark), covering === 'tiles' ? 2.4 : 1.3, covering === 'tiles' ? 0.5 : 0.4) +
    (covering === 'tiles' ? plane.stripes(x + cut, 0, width - 2 * cut, long, 0.26, dark, 0.28) : '')
  );
}

/** A gable whose ridge runs along the street: one slope faces the viewer. The near gable end is the caller's `end` colour. */
export function sideGable(
  stage: Stage,
  { x, width, y, z, depth, rise, overhang = 0.5, color, covering = 'shingles' }: RoofAt,
  end: string,
  trim: string,
): string {
  const half = depth / 2;
  const pitch = Math.atan2(rise, half);
  const long = Math.hypot(half, rise) * (1 + overhang / half);
  const eaveY = y - (overhang * rise) / half;
  const [left, right] = [x - overhang * 0.7, x + width + overhang * 0.7];
  const plane = slope(stage, eaveY, z - overhang, pitch);
  const end3 = (at: number): Vec[] => [
    [at, y, z],
    [at, y, z + depth],
    [at, y + rise, z + half],
  ];
  const rake = (at: number): Vec[] => [
    [at, eaveY, z - overhang],
    [at, eaveY + 0.22, z - overhang],
    [at, y + rise + 0.2, z + half],
    [at, eaveY + 0.22, z + depth + overhang],
    [at, eaveY, z + depth + overhang],
    [at, y + rise - 0.06, z + half],
  ];
  return (
    (stage.eye[0] < x
      ? stage.face(end3(x), lit(stage.light, end, [-1, 0, 0])) + stage.face(rake(left), side(stage, left, 'left').tone(trim))
      : '') +
    (stage.eye[0] > x + width
      ? stage.face(end3(x + width), lit(stage.light, end, [1, 0, 0])) +
        stage.face(rake(right), side(stage, right, 'right').tone(trim))
      : '') +
    plane.quad(left, 0, right - left, long, plane.tone(color)) +
    texture(stage, left, right - left, eaveY, z - overhang, pitch, long, color, covering) +
    front(stage, z - overhang).panel(left, eaveY - 0.06, right - left, 0.24, trim) +
    front(stage, z).quad(x, y - 0.75, width, 0.75, 'url(#fall)')
  );
}

/** A gable that faces the street: wall triangle, rake boards and the shadow under them. */
export function frontGable(
  stage: Stage,
  { x, width, y, z, depth, rise, overhang = 0.45, color, covering = 'shingles' }: RoofAt,
  wall: string,
  trim: string,
): string {
  const middle = x + width / 2;
  const drop = (overhang * rise) / (width / 2);
  const [left, right, low] = [x - overhang, x + width + overhang, y - drop];
  const plane = front(stage, z);
  const [eyeX, eyeY] = stage.eye;
  const sideSlope = (sign: -1 | 1): string => {
    const edge = sign < 0 ? left : right;
    const normalLength = Math.hypot(rise, width / 2);
    const outside = sign < 0 ? middle - eyeX : eyeX - middle;
    const isSeen = eyeY > y + rise - (outside * rise) / (width / 2);
    return isSeen
      ? stage.face(
          [
            [edge, low, z - overhang],
            [middle, y + rise, z - overhang],
            [middle, y + rise, z + depth],
            [edge, low, z + depth],
          ],
          lit(stage.light, color, [(sign * rise) / normalLength, width / 2 / normalLength, 0]),
        )
      : '';
  };
  const thick = 0.26;
  const rake = (sign: -1 | 1): Vec[] => {
    const edge = sign < 0 ? left : right;
    return [
      [edge, low, z - overhang],
      [edge, low + thick, z - overhang],
      [middle, y + rise + thick, z - overhang],
      [middle, y + rise, z - overhang],
    ];
  };
  const inner = front(stage, z - overhang);
  return (
    sideSlope(-1) +
    sideSlope(1) +
    plane.poly(
      [
        [x, y],
        [x + width, y],
        [middle, y + rise],
      ],
      plane.tone(wall),
    ) +
    stage.face(
      [
        [left, low, z - overhang],
        [middle, y + rise, z - overhang],
        [middle, y + rise, z],
        [x, y, z],
      ],
      lit(stage.light, darker(trim, 0.12), [0, -1, 0]),
      { opacity: 0.96 },
    ) +
    stage.face(
      [
        [right, low, z - overhang],
        [middle, y + rise, z - overhang],
        [middle, y + rise, z],
        [x + width, y, z],
      ],
      lit(stage.light, darker(trim, 0.2), [0, -1, 0]),
      { opacity: 0.96 },
    ) +
    stage.face(rake(-1), inner.tone(trim)) +
    stage.face(rake(1), inner.tone(trim)) +
    stage.lines(
      [
        [
          [left, low + thick, z - overhang - 0.01],
          [middle, y + rise + thick, z - overhang - 0.01],
        ],
        [
          [middle, y + rise + thick, z - overhang - 0.01],
          [right, low + thick, z - overhang - 0.01],
        ],
      ],
      lit(stage.light, color, [0, 0.9, -0.4]),
      covering === 'tiles' ? 8 : 6,
    )
  );
}

/** A hipped roof. */
export function hip(
  stage: Stage,
  { x, width, y, z, depth, rise, overhang = 0.6, color, covering = 'shingles' }: RoofAt,
  trim: string,
): string {
  const half = depth / 2 + overhang;
  const [left, right, near] = [x - overhang, x + width + overhang, z - overhang];
  const cut = Math.min(half, (right - left) / 2 - 0.01);
  const pitch = Math.atan2(rise, half);
  const ridge: Vec = [left + cut, y + rise, near + half];
  const ridgeEnd: Vec = [right - cut, y + rise, near + half];
  const far = near + 2 * half;
  const long = Math.hypot(half, rise);
  return (
    (stage.eye[0] < x
      ? stage.face([[left, y, near], ridge, [left, y, far]], lit(stage.light, color, [-Math.sin(pitch), Math.cos(pitch), 0]))
      : '') +
    (stage.eye[0] > x + width
      ? stage.face([[right, y, near], ridgeEnd, [right, y, far]], lit(stage.light, color, [Math.sin(pitch), Math.cos(pitch), 0]))
      : '') +
    stage.face([[left, y, near], [right, y, near], ridgeEnd, ridge], slope(stage, y, near, pitch).tone(color)) +
    texture(stage, left, right - left, y, near, pitch, long, color, covering, cut) +
    front(stage, near).panel(left, y - 0.2, right - left, 0.22, trim) +
    stage.face(
      [
        [left, y - 0.2, near],
        [right, y - 0.2, near],
        [x + width, y - 0.2, z],
        [x, y - 0.2, z],
      ],
      lit(stage.light, trim, [0, -1, 0]),
    ) +
    front(stage, z).quad(x, y - 1, width, 0.85, 'url(#fall)')
  );
}

/** A flat roof slab that stands out over the wall. */
export function slab(stage: Stage, { x, width, y, z, depth, overhang = 0.6, color }: Omit<RoofAt, 'rise'>, thick = 0.3): string {
  const at = { x: x - overhang, y, z: z - overhang, width: width + overhang * 2, height: thick, depth: depth + overhang * 2 };
  return (
    (stage.eye[0] < at.x ? side(stage, at.x, 'left').panel(at.z, y, at.depth, thick, color) : '') +
    (stage.eye[0] > at.x + at.width ? side(stage, at.x + at.width, 'right').panel(at.z, y, at.depth, thick, color) : '') +
    stage.face(
      [
        [at.x, y, at.z],
        [at.x + at.width, y, at.z],
        [at.x + at.width, y, z],
        [at.x, y, z],
      ],
      lit(stage.light, lighter('#cbb893', 0.1), [0, -1, 0]),
    ) +
    front(stage, at.z).panel(at.x, y, at.width, thick, color) +
    front(stage, z).quad(x, y - 0.9, width, 0.9, 'url(#fall)') +
    (stage.eye[1] > y + thick ? floor(stage, y + thick).panel(at.x, at.z, at.width, at.depth, color) : '')
  );
}

/** A chimney in front of or behind a ridge. */
export function chimney(stage: Stage, x: number, y: number, z: number, height: number, color: string): string {
  const plane = front(stage, z);
  return (
    (stage.eye[0] < x
      ? side(stage, x, 'left').panel(z, y, 0.8, height, color)
      : side(stage, x + 0.9, 'right').panel(z, y, 0.8, height, color)) +
    plane.panel(x, y, 0.9, height, color) +
    plane.courses(x, y, 0.9, height, 0.2, darker(color, 0.3), 0.4) +
    plane.panel(x - 0.1, y + height, 1.1, 0.18, darker(color, 0.15))
  );
}
