import { type Box, type Plane, box, floor, front, side } from '#demo/photos/draw/solids.ts';
import type { Stage } from '#demo/photos/draw/stage.ts';

/** A part of a piece of furniture in its own metres: x about its middle, z from its front (0) backwards. */
export interface Part extends Box {
  color: string;
  /** How round its edges are, metres. */
  soft?: number;
}

/** Where furniture faces: the viewer, or to one side. */
export type Turn = 'viewer' | 'right' | 'left' | 'away';

function turned(part: Part, x: number, z: number, turn: Turn): Part {
  const { x: u, z: v, width, depth } = part;
  if (turn === 'viewer') return { ...part, x: x + u, z: z + v };
  if (turn === 'away') return { ...part, x: x - u - width, z: z - v - depth };
  if (turn === 'right') return { ...part, x: x - v - depth, z: z + u, width: depth, depth: width };
  return { ...part, x: x + v, z: z - u - width, width: depth, depth: width };
}

/** A box with rounded edges: each face is drawn a little larger in its own colour. */
function softBox(stage: Stage, { color, soft = 0, ...at }: Part): string {
  if (soft === 0) return box(stage, at, color);
  const { x, y = 0, z, width, height, depth } = at;
  const round = soft * stage.scaleAt([x, y, z]);
  const inset = soft / 2;
  const planes: [Plane, number, number, number, number][] = [];
  const [eyeX, eyeY] = stage.eye;
  if (eyeX < x) planes.push([side(stage, x, 'left'), z, y, depth, height]);
  if (eyeX > x + width) planes.push([side(stage, x + width, 'right'), z, y, depth, height]);
  if (eyeY > y + height) planes.push([floor(stage, y + height), x, z, width, depth]);
  planes.push([front(stage, z), x, y, width, height]);
  return planes
    .map(([plane, u, v, w, h]) => {
      const tone = plane.tone(color);
      return plane.quad(u + inset, v + inset, Math.max(0.01, w - soft), Math.max(0.01, h - soft), tone, {
        stroke: tone,
        strokeWidth: round,
      });
    })
    .join('');
}

/** Puts furniture into the room: its shadow on the floor, then its parts, the far and low ones first. */
export function put(
  stage: Stage,
  parts: readonly Part[],
  x: number,
  z: number,
  turn: Turn = 'viewer',
  { hasShadow = true } = {},
): string {
  const placed = parts.map((part) => turned(part, x, z, turn));
  const [left, right] = [Math.min(...placed.map((part) => part.x)), Math.max(...placed.map((part) => part.x + part.width))];
  const [near, far] = [Math.min(...placed.map((part) => part.z)), Math.max(...placed.map((part) => part.z + part.depth))];
  const ordered = placed
    .map((part, index) => ({ part, index }))
    .sort((a, b) => {
      const [p, q] = [a.part, b.part];
      if (p.z >= q.z + q.depth - 0.02) return -1;
      if (q.z >= p.z + p.depth - 0.02) return 1;
      if ((p.y ?? 0) >= (q.y ?? 0) + q.height - 0.02) return 1;
      if ((q.y ?? 0) >= (p.y ?? 0) + p.height - 0.02) return -1;
      return a.index - b.index;
    });
  return (
    (hasShadow
      ? floor(stage).quad(left - 0.08, near - 0.12, right - left + 0.2, far - near + 0.16, stage.light.shade, {
          opacity: 0.2,
          stroke: stage.light.shade,
          strokeWidth: 0,
        })
      : '') + ordered.map(({ part }) => softBox(stage, part)).join('')
  );
}
