import { lit } from './light.ts';
import type { Stage } from './stage.ts';
import type { Vec } from './vec.ts';
import type { Extra } from './svg.ts';

/** A flat wall, floor or slope to draw on: u along it, v up it, metres. */
export interface Plane {
  /** `out` stands proud of the plane. */
  at: (u: number, v: number, out?: number) => Vec;
  normal: Vec;
  /** A colour in the light that falls on the plane. */
  tone: (color: string) => string;
  quad: (u: number, v: number, width: number, height: number, fill: string, extra?: Extra & { out?: number }) => string;
  /** As quad, its fill toned by the light. */
  panel: (u: number, v: number, width: number, height: number, color: string, out?: number) => string;
  poly: (points: readonly (readonly [u: number, v: number])[], fill: string, extra?: Extra & { out?: number }) => string;
  /** Level lines, for siding, bricks and boards. */
  courses: (u: number, v: number, width: number, height: number, step: number, color: string, opacity?: number) => string;
  /** Upright lines. */
  stripes: (u: number, v: number, width: number, height: number, step: number, color: string, opacity?: number) => string;
}

function plane(stage: Stage, normal: Vec, at: Plane['at']): Plane {
  const tone = (color: string): string => lit(stage.light, color, normal);
  const quad: Plane['quad'] = (u, v, width, height, fill, { out = 0, ...extra } = {}) =>
    stage.face([at(u, v, out), at(u + width, v, out), at(u + width, v + height, out), at(u, v + height, out)], fill, extra);
  const pixel = (u: number, v: number): number => Math.max(0.7, Math.min(3, stage.scaleAt(at(u, v)) * 0.014));
  return {
    at,
    normal,
    tone,
    quad,
    panel: (u, v, width, height, color, out) => quad(u, v, width, height, tone(color), { out: out ?? 0 }),
    poly: (points, fill, { out = 0, ...extra } = {}) =>
      stage.face(
        points.map(([u, v]) => at(u, v, out)),
        fill,
        extra,
      ),
    courses: (u, v, width, height, step, color, opacity = 0.5) =>
      stage.lines(
        Array.from({ length: Math.max(0, Math.ceil(height / step) - 1) }, (_, i) => {
          const y = v + (i + 1) * step;
          return [at(u, y), at(u + width, y)] as const;
        }),
        tone(color),
        pixel(u, v),
        opacity,
      ),
    stripes: (u, v, width, height, step, color, opacity = 0.5) =>
      stage.lines(
        Array.from({ length: Math.max(0, Math.ceil(width / step) - 1) }, (_, i) => {
          const x = u + (i + 1) * step;
          return [at(x, v), at(x, v + height)] as const;
        }),
        tone(color),
        pixel(u, v),
        opacity,
      ),
  };
}

/** A wall that looks at the street, at depth z; u is x. */
export const front = (stage: Stage, z: number): Plane => plane(stage, [0, 0, -1], (u, v, out = 0) => [u, v, z - out]);

/** A side wall at x that looks left or right; u is z. */
export function side(stage: Stage, x: number, looks: 'left' | 'right'): Plane {
  const sign = looks === 'left' ? -1 : 1;
  return plane(stage, [sign, 0, 0], (u, v, out = 0) => [x + sign * out, v, u]);
}

/** The ground or a floor at height y; u is x and v is z. */
export const floor = (stage: Stage, y = 0): Plane => plane(stage, [0, 1, 0], (u, v, out = 0) => [u, y + out, v]);

/** A roof slope that looks at the street: u is x, v runs up the slope from the eave at (y, z). */
export function slope(stage: Stage, y: number, z: number, pitch: number): Plane {
  const [cos, sin] = [Math.cos(pitch), Math.sin(pitch)];
  return plane(stage, [0, cos, -sin], (u, v, out = 0) => [u, y + v * sin + out * cos, z + v * cos - out * sin]);
}

export interface Box {
  x: number;
  y?: number;
  z: number;
  width: number;
  height: number;
  depth: number;
}

export function cornersOf({ x, y = 0, z, width, height, depth }: Box): Vec[] {
  return [0, 1].flatMap((i) => [0, 1].flatMap((j) => [0, 1].map((k): Vec => [x + i * width, y + j * height, z + k * depth])));
}

/** The faces of a box that can be seen, the front last. */
export function box(stage: Stage, at: Box, color: string, { top = color }: { top?: string } = {}): string {
  const { x, y = 0, z, width, height, depth } = at;
  const [eyeX, eyeY] = stage.eye;
  return (
    (eyeY > y + height ? floor(stage, y + height).panel(x, z, width, depth, top) : '') +
    (eyeX < x ? side(stage, x, 'left').panel(z, y, depth, height, color) : '') +
    (eyeX > x + width ? side(stage, x + width, 'right').panel(z, y, depth, height, color) : '') +
    (eyeY < y && depth < 2.6
      ? stage.face(
          [
            [x, y, z],
            [x + width, y, z],
            [x + width, y, z + depth],
            [x, y, z + depth],
          ],
          lit(stage.light, color, [0, -1, 0]),
        )
      : '') +
    front(stage, z).panel(x, y, width, height, color)
  );
}

/** The shadow on a front wall at depth z of a body in front of it, seen as a flat outline. */
export function wallShadow(
  stage: Stage,
  corners: readonly Vec[],
  z: number,
  hullOf: (points: (readonly [number, number])[]) => (readonly [number, number])[],
): string {
  const [sx, sy, sz] = stage.light.sun;
  const cast = corners.map(([px, py, pz]): readonly [number, number] => {
    const along = (pz - z) / sz;
    return [px - sx * along, Math.max(0, py - sy * along)];
  });
  return front(stage, z).poly(hullOf(cast), stage.light.shade, { opacity: stage.light.shadow });
}

/** A wall between two places on the ground, as for a bay; u runs from the first to the second, left to right as seen. */
export function facet(
  stage: Stage,
  [x0, z0]: readonly [number, number],
  [x1, z1]: readonly [number, number],
): Plane & { length: number } {
  const length = Math.hypot(x1 - x0, z1 - z0);
  const [dx, dz] = [(x1 - x0) / length, (z1 - z0) / length];
  const normal: Vec = [dz, 0, -dx];
  return {
    ...plane(stage, normal, (u, v, out = 0) => [x0 + dx * u + normal[0] * out, v, z0 + dz * u + normal[2] * out]),
    length,
  };
}
