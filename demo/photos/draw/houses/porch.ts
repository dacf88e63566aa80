import { box, front } from '#demo/photos/draw/solids.ts';
import type { Stage } from '#demo/photos/draw/stage.ts';
import { darker } from '#demo/photos/draw/svg.ts';

export function siding(stage: Stage, x: number, width: number, y: number, height: number, z: number, color: string): string {
  return front(stage, z).courses(x, y, width, height, 0.17, darker(color, 0.3), 0.4);
}

/** A round or square porch post. */
export function post(stage: Stage, x: number, z: number, height: number, color: string, thick = 0.22, base = 0): string {
  return (
    box(stage, { x: x - thick / 2, z, width: thick, height: height - base, depth: thick, y: base }, color) +
    front(stage, z).panel(x - thick * 0.8, base, thick * 1.6, 0.16, color, 0.02) +
    front(stage, z).panel(x - thick * 0.8, height - 0.18, thick * 1.6, 0.18, color, 0.02)
  );
}

export function railing(stage: Stage, from: number, to: number, y: number, z: number, color: string): string {
  const plane = front(stage, z);
  return (
    plane.stripes(from, y + 0.08, to - from, 0.75, 0.16, color, 1) +
    plane.panel(from, y + 0.8, to - from, 0.09, color) +
    plane.panel(from, y + 0.08, to - from, 0.06, color)
  );
}
