import type { Look } from '#demo/photos/home-code.ts';
import type { Random } from '#demo/random.ts';
import type { Light } from './light.ts';
import type { Palette } from './palette.ts';
import { type Extra, type Point, WIDTH, shape } from './svg.ts';
import type { Vec } from './vec.ts';

export interface Camera {
  /** Where one stands. */
  eye: Vec;
  /** Radians to the right of straight ahead. */
  yaw: number;
  /** Pixels per metre at one metre; the longer, the narrower the view. */
  focal: number;
  /** Height of the horizon on the board. Uprights stay upright, as with an architect's lens. */
  horizon: number;
  /** Moves the picture sideways, pixels. */
  shift?: number;
}

/** Everything that drawing a part of a picture needs. */
export interface Stage {
  look: Look;
  palette: Palette;
  light: Light;
  random: Random;
  eye: Vec;
  horizon: number;
  point: (at: Vec) => Point;
  /** Pixels per metre at a place. */
  scaleAt: (at: Vec) => number;
  /** A flat face of any corners; what lies behind the viewer is cut off. */
  face: (corners: readonly Vec[], fill: string, extra?: Extra) => string;
  /** Thin lines in one element; `width` in pixels. */
  lines: (pairs: readonly (readonly [Vec, Vec])[], stroke: string, width: number, opacity?: number) => string;
  /** The shadow that a body of these corners casts on the ground. */
  groundShadow: (corners: readonly Vec[], opacity?: number) => string;
}

const NEAR = 0.4;

export function createStage(parts: { look: Look; palette: Palette; light: Light; random: Random; camera: Camera }): Stage {
  const { camera, light } = parts;
  const { eye, focal, horizon, shift = 0 } = camera;
  const [cos, sin] = [Math.cos(camera.yaw), Math.sin(camera.yaw)];

  /** Right of the viewer, above, and ahead. */
  const seen = ([x, y, z]: Vec): Vec => {
    const [dx, dz] = [x - eye[0], z - eye[2]];
    return [dx * cos - dz * sin, y - eye[1], dx * sin + dz * cos];
  };
  const toBoard = ([right, up, ahead]: Vec): Point => {
    const scale = focal / Math.max(ahead, NEAR);
    return [WIDTH / 2 + shift + right * scale, horizon - up * scale];
  };

  function clipped(corners: readonly Vec[]): Vec[] {
    return corners.flatMap((corner, index): Vec[] => {
      const next = corners[(index + 1) % corners.length] ?? corner;
      const kept: Vec[] = corner[2] >= NEAR ? [corner] : [];
      if (corner[2] >= NEAR === next[2] >= NEAR) return kept;
      const part = (NEAR - corner[2]) / (next[2] - corner[2]);
      return [...kept, [corner[0] + (next[0] - corner[0]) * part, corner[1] + (next[1] - corner[1]) * part, NEAR]];
    });
  }
  const face: Stage['face'] = (corners, fill, extra) => {
    const points = clipped(corners.map(seen)).map(toBoard);
    return points.length < 3 || points.every(([x]) => x < -200) || points.every(([x]) => x > WIDTH + 200)
      ? ''
      : shape(points, fill, extra);
  };

  return {
    look: parts.look,
    palette: parts.palette,
    light,
    random: parts.random,
    eye,
    horizon,
    point: (at) => toBoard(seen(at)),
    scaleAt: (at) => focal / Math.max(seen(at)[2], NEAR),
    face,
    lines: (pairs, stroke, width, opacity = 1) => {
      const d = pairs
        .map(([from, to]) => {
          const ends = clipped([seen(from), seen(to)]).map(toBoard);
          const [a, b] = ends;
          return a && b ? `M${a[0].toFixed(1)} ${a[1].toFixed(1)}L${b[0].toFixed(1)} ${b[1].toFixed(1)}` : '';
        })
        .join('');
      return d === ''
        ? ''
        : `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${width}" stroke-opacity="${opacity}"/>`;
    },
    groundShadow: (corners, opacity = light.shadow) =>
      face(
        hull(
          corners.flatMap(([x, y, z]): Point[] => [
            [x - (light.sun[0] * y) / light.sun[1], z - (light.sun[2] * y) / light.sun[1]],
          ]),
        ).map(([x, z]): Vec => [x, 0, z]),
        light.shade,
        { opacity },
      ),
  };
}

/** The convex outline of points, anticlockwise (Andrew's monotone chain). */
export function hull(points: readonly Point[]): Point[] {
  const sorted = [...points].sort((a, b) => a[0] - b[0] || a[1] - b[1]);
  const half = (run: readonly Point[]): Point[] => {
    const kept: Point[] = [];
    for (const next of run) {
      for (;;) {
        const [a, b] = kept.slice(-2);
        if (!a || !b || (b[0] - a[0]) * (next[1] - a[1]) - (b[1] - a[1]) * (next[0] - a[0]) > 0) break;
        kept.pop();
      }
      kept.push(next);
    }
    return kept.slice(0, -1);
  };
  return [...half(sorted), ...half(sorted.reverse())];
}

export type Parts = Pick<Stage, 'look' | 'palette' | 'light' | 'random'>;
