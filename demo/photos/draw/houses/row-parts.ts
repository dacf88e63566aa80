import { box, facet, wallShadow } from '#demo/photos/draw/solids.ts';
import { type Stage, hull } from '#demo/photos/draw/stage.ts';
import type { Vec } from '#demo/photos/draw/vec.ts';
import { darker, lighter, mix } from '#demo/photos/draw/svg.ts';
import { type WindowLook, windowOn } from './openings.ts';

/** A cornice with brackets, and its shadow. */
export function cornice(stage: Stage, x: number, width: number, y: number, z: number, out = 0.5): string {
  const trim = stage.palette.trim;
  const count = Math.round(width / 0.55);
  return (
    wallShadow(
      stage,
      [
        [x, y, z - out],
        [x + width, y, z - out],
        [x, y - 0.5, z - 0.1],
        [x + width, y - 0.5, z - 0.1],
      ],
      z,
      hull,
    ) +
    box(stage, { x, y: y - 0.5, z: z - 0.14, width, height: 0.5, depth: 0.2 }, trim) +
    Array.from({ length: count }, (_, i) =>
      box(
        stage,
        { x: x + (i + 0.35) * (width / count), y: y - 0.45, z: z - out + 0.06, width: 0.14, height: 0.42, depth: out },
        trim,
      ),
    ).join('') +
    box(stage, { x: x - 0.1, y: y - 0.05, z: z - out, width: width + 0.2, height: 0.24, depth: out + 0.2 }, lighter(trim, 0.2))
  );
}

/** A bay of three faces, one storey high, with a window in each. */
export function bay(
  stage: Stage,
  x: number,
  width: number,
  y: number,
  height: number,
  z: number,
  color: string,
  look: WindowLook,
  out = 0.9,
): string {
  const cut = Math.min(0.8, width * 0.24);
  const plan: readonly (readonly [number, number])[] = [
    [x, z],
    [x + cut, z - out],
    [x + width - cut, z - out],
    [x + width, z],
  ];
  const [a, b, c, d] = plan;
  if (!a || !b || !c || !d) return '';
  const faces = [facet(stage, a, b), facet(stage, c, d), facet(stage, b, c)];
  const [eyeX] = stage.eye;
  const ring = (at: number): Vec[] => plan.map(([px, pz]): Vec => [px, at, pz]);
  return (
    wallShadow(stage, [...ring(y), ...ring(y + height)], z, hull) +
    (stage.eye[1] < y ? stage.face(ring(y), mix(darker(color, 0.3), stage.light.shade, 0.4)) : '') +
    faces
      .map((plane, i) => {
        if (i === 0 && eyeX > x + width) return '';
        const { length } = plane;
        const wide = i === 2 ? length * 0.7 : length * 0.6;
        return (
          plane.panel(0, y, length, height, color) +
          plane.panel(0, y, length, 0.14, stage.palette.trim, 0.04) +
          plane.quad(0, y + 0.2, length, 0.42, plane.tone(darker(color, 0.1))) +
          windowOn(
            stage,
            plane,
            (length - wide) / 2,
            y + height * 0.27,
            wide,
            height * 0.56,
            i === 2 ? look : { ...look, panes: [1, look.panes?.[1] ?? 2] },
          ) +
          plane.panel(0, y + height - 0.22, length, 0.22, stage.palette.trim, 0.06)
        );
      })
      .join('')
  );
}

/** Steps up to a stoop. */
export function steps(stage: Stage, x: number, width: number, rise: number, z = 0): string {
  const count = Math.max(2, Math.round(rise / 0.19));
  const tread = 0.27;
  return Array.from({ length: count }, (_, i) =>
    box(
      stage,
      { x, y: 0, z: z - (count - i) * tread, width, height: ((i + 1) * rise) / count, depth: tread },
      i % 2 ? '#cfc6b8' : '#bdb4a6',
      { top: '#ddd5c8' },
    ),
  ).join('');
}
