import type { Plane } from '#demo/photos/draw/solids.ts';
import type { Stage } from '#demo/photos/draw/stage.ts';
import { darker, lighter, mix } from '#demo/photos/draw/svg.ts';

/** A framed picture on a wall; its motif and colours belong to the home. */
export function art(stage: Stage, plane: Plane, u: number, v: number, width: number, height: number): string {
  const { random, palette } = stage;
  const frame = random.pick(['#2f2d2b', '#f6f2ea', darker(palette.wood, 0.2), '#b99a5f']);
  const paper = random.pick(['#fbf8f1', mix(palette.room, '#ffffff', 0.5), lighter(palette.second, 0.75)]);
  const mat = random.chance(0.6) ? 0.12 : 0;
  const [x, y, w, h] = [
    u + 0.04 + width * mat,
    v + 0.04 + height * mat,
    width * (1 - 2 * mat) - 0.08,
    height * (1 - 2 * mat) - 0.08,
  ];
  const { accent, second } = palette;
  const soft = mix(second, '#e5dccb', 0.45);
  const curve = (from: number, to: number, bulge: number): [number, number][] =>
    Array.from({ length: 9 }, (_, i): [number, number] => [
      x + (w * i) / 8,
      y + h * (from + ((to - from) * i) / 8 + Math.sin((Math.PI * i) / 8) * bulge),
    ]);
  const below = (line: [number, number][]): [number, number][] => [[x, y], ...line, [x + w, y]];
  const disc = (cx: number, cy: number, r: number): [number, number][] =>
    Array.from({ length: 16 }, (_, i): [number, number] => [
      x + w * cx + Math.cos((Math.PI * i) / 8) * r * Math.min(w, h),
      y + h * cy + Math.sin((Math.PI * i) / 8) * r * Math.min(w, h),
    ]);
  const motifs = [
    () =>
      plane.poly(disc(0.5, 0.62, 0.26), accent) +
      plane.poly(below(curve(0.4, 0.3, 0.1)), soft) +
      plane.poly(below(curve(0.18, 0.26, -0.06)), mix(second, '#c9bda8', 0.2)),
    () =>
      plane.poly(below(curve(0.62, 0.5, 0.08)), lighter(second, 0.5)) +
      plane.poly(below(curve(0.42, 0.5, -0.1)), soft) +
      plane.poly(below(curve(0.3, 0.16, 0.05)), accent) +
      plane.poly(disc(0.72, 0.8, 0.08), mix(accent, '#f3d9a0', 0.6)),
    () =>
      plane.quad(x + w * 0.15, y + h * 0.2, w * 0.32, h * 0.6, accent) +
      plane.poly(disc(0.6, 0.5, 0.24), soft) +
      plane.quad(x + w * 0.5, y + h * 0.14, w * 0.3, h * 0.12, darker(second, 0.1)),
    () =>
      [0.2, 0.4, 0.6, 0.8]
        .map((t, i) => plane.quad(x, y + h * (t - 0.14), w, h * 0.13, i % 2 ? soft : mix(accent, '#eadfcb', i * 0.15)))
        .join(''),
    () =>
      [0.3, 0.5, 0.7]
        .map((t, i) =>
          plane.poly(
            [
              [x + w * t, y + h * 0.1],
              [x + w * (t + 0.07), y + h * 0.5],
              [x + w * t, y + h * (0.75 + i * 0.06)],
              [x + w * (t - 0.07), y + h * 0.5],
            ],
            i === 1 ? accent : mix(palette.leaf, '#d9d3c0', 0.3),
          ),
        )
        .join(''),
    () =>
      plane.poly(
        [
          [x, y + h * 0.3],
          [x + w * 0.35, y + h * 0.72],
          [x + w * 0.55, y + h * 0.45],
          [x + w * 0.75, y + h * 0.62],
          [x + w, y + h * 0.34],
          [x + w, y],
          [x, y],
        ],
        soft,
      ) +
      plane.poly(
        [
          [x, y + h * 0.16],
          [x + w * 0.5, y + h * 0.34],
          [x + w, y + h * 0.1],
          [x + w, y],
          [x, y],
        ],
        accent,
      ),
  ];
  return (
    plane.quad(u + 0.03, v - 0.06, width, height, stage.light.shade, { opacity: 0.22 }) +
    plane.quad(u, v, width, height, plane.tone(frame), { out: 0.02 }) +
    plane.quad(u + 0.04, v + 0.04, width - 0.08, height - 0.08, plane.tone(paper), { out: 0.02 }) +
    random.pick(motifs)()
  );
}

/** Some arrangement of pictures about the middle of a stretch of wall. */
export function gallery(stage: Stage, plane: Plane, middle: number, v: number, room = 2): string {
  const { random } = stage;
  const kind = random.int(0, 4);
  if (kind === 0) return art(stage, plane, middle - room * 0.36, v, room * 0.72, 0.85);
  if (kind === 1) return [-1, 0].map((i) => art(stage, plane, middle + i * room * 0.4 + 0.03, v, room * 0.36, 0.85)).join('');
  if (kind === 2)
    return [-1.5, -0.5, 0.5].map((i) => art(stage, plane, middle + i * room * 0.3 + 0.03, v + 0.1, room * 0.26, 0.6)).join('');
  if (kind === 3) return mirror(stage, plane, middle, v + 0.42, Math.min(0.42, room * 0.3));
  return (
    art(stage, plane, middle - room * 0.42, v, room * 0.46, 0.9) +
    art(stage, plane, middle + room * 0.1, v + 0.46, room * 0.3, 0.42) +
    art(stage, plane, middle + room * 0.1, v, room * 0.3, 0.42)
  );
}

export function mirror(stage: Stage, plane: Plane, u: number, v: number, radius: number): string {
  const ring = (r: number): [number, number][] =>
    Array.from({ length: 24 }, (_, i): [number, number] => [
      u + Math.cos((Math.PI * i) / 12) * r,
      v + Math.sin((Math.PI * i) / 12) * r,
    ]);
  return (
    plane.poly(ring(radius), stage.palette.metal, { out: 0.02 }) + plane.poly(ring(radius - 0.035), 'url(#mirror)', { out: 0.02 })
  );
}
