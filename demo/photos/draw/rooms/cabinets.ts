import type { Plane } from '#demo/photos/draw/solids.ts';
import { darker, lighter } from '#demo/photos/draw/svg.ts';
import type { Room } from './room.ts';

export type Cabinet = 'raised' | 'shaker' | 'flat';

/** A cabinet front. */
export function cabinet(
  plane: Plane,
  u: number,
  v: number,
  width: number,
  height: number,
  color: string,
  kind: Cabinet,
  metal: string,
  handleTop = true,
): string {
  const gap = 0.012;
  const inner = 0.07;
  return (
    plane.quad(u, v, width, height, plane.tone(darker(color, 0.3))) +
    plane.panel(u + gap, v + gap, width - 2 * gap, height - 2 * gap, color) +
    (kind === 'flat'
      ? ''
      : plane.quad(u + inner, v + inner, width - 2 * inner, height - 2 * inner, plane.tone(darker(color, 0.12))) +
        plane.panel(
          u + inner + 0.012,
          v + inner,
          width - 2 * inner - 0.012,
          height - 2 * inner - 0.014,
          kind === 'raised' ? lighter(color, 0.08) : darker(color, 0.05),
        )) +
    plane.panel(u + width / 2 - 0.07, handleTop ? v + height - 0.07 : v + 0.05, 0.14, 0.022, metal, 0.02)
  );
}

export function tiles(
  { stage }: Room,
  plane: Plane,
  u: number,
  v: number,
  width: number,
  height: number,
  color: string,
  kind: number,
): string {
  const { random } = stage;
  const base = plane.panel(u, v, width, height, color);
  const seam = darker(color, 0.25);
  if (kind === 0) return base;
  const [wide, high] = kind === 1 ? [0.2, 0.075] : kind === 2 ? [0.12, 0.12] : [0.07, 0.24];
  const [columns, rows] = [Math.ceil(width / wide), Math.ceil(height / high)];
  return (
    base +
    Array.from({ length: Math.min(40, columns * 2) }, () => {
      const [c, r] = [random.int(0, columns - 1), random.int(0, rows - 1)];
      return plane.panel(
        u + Math.min(c * wide, width - wide),
        v + Math.min(r * high, height - high),
        wide,
        high,
        random.chance(0.5) ? lighter(color, 0.4) : darker(color, 0.07),
      );
    }).join('') +
    plane.courses(u, v, width, height, high, seam, 0.4) +
    (kind === 1
      ? stage.lines(
          Array.from({ length: columns * rows }, (_, i) => {
            const [c, r] = [i % columns, Math.floor(i / columns)];
            const x = u + Math.min(width, c * wide + (r % 2 ? wide / 2 : 0));
            return [plane.at(x, v + r * high), plane.at(x, Math.min(v + height, v + (r + 1) * high))] as const;
          }),
          plane.tone(seam),
          0.9,
          0.35,
        )
      : plane.stripes(u, v, width, height, wide, seam, 0.35))
  );
}
