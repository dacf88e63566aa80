import type { Palette } from './palette.ts';
import { darker, lighter, mix, oval, path, rect, repeat, shape } from './svg.ts';

export type WindowKind = 'sash' | 'fixed' | 'grid' | 'arched';

/** A framed window with its sill; `glass` is the gradient that every picture defines. */
export function pane(
  x: number,
  y: number,
  width: number,
  height: number,
  palette: Palette,
  kind: WindowKind = 'sash',
  frame = palette.trim,
): string {
  const bar = Math.max(4, width * 0.05);
  const edge = darker(frame, 0.18);
  const glint = shape(
    [
      [x + width * 0.12, y + height],
      [x + width * 0.55, y],
      [x + width * 0.78, y],
      [x + width * 0.35, y + height],
    ],
    '#ffffff',
    { opacity: palette.isDusk ? 0.1 : 0.16 },
  );
  if (kind === 'arched') {
    const top = y + width / 2;
    const arch = (inset: number): string =>
      `M${x + inset} ${y + height}V${top}A${width / 2 - inset} ${width / 2 - inset} 0 0 1 ${x + width - inset} ${top}V${y + height}Z`;
    return (
      path(arch(-bar * 1.6), frame) +
      path(arch(0), 'url(#glass)') +
      rect(x + width / 2 - bar / 2, y, bar, height, frame) +
      rect(x, top, width, bar, frame)
    );
  }
  const bars = {
    sash: rect(x, y + height / 2 - bar / 2, width, bar, frame),
    fixed: '',
    grid:
      repeat(2, (i) => rect(x + ((i + 1) * width) / 3 - bar / 3, y, bar * 0.66, height, frame)) +
      repeat(2, (i) => rect(x, y + ((i + 1) * height) / 3 - bar / 3, width, bar * 0.66, frame)),
    arched: '',
  }[kind];
  return (
    rect(x - bar * 1.5, y - bar * 1.5, width + bar * 3, height + bar * 3, frame) +
    rect(x, y, width, height, 'url(#glass)') +
    glint +
    rect(x, y, width, bar * 0.8, '#1f2a33', { opacity: 0.22 }) +
    bars +
    rect(x - bar * 2.4, y + height + bar * 1.1, width + bar * 4.8, bar * 1.3, edge)
  );
}

/** A bay of three faces with one window in each; the side faces lie in shade. */
export function bay(x: number, y: number, width: number, height: number, palette: Palette, kind: WindowKind = 'sash'): string {
  const side = width * 0.2;
  const middle = width - 2 * side;
  const top = y + height * 0.16;
  const tall = height * 0.6;
  const dark = darker(palette.wall, 0.14);
  return (
    rect(x, y, side, height, dark) +
    rect(x + side, y, middle, height, lighter(palette.wall, 0.1)) +
    rect(x + width - side, y, side, height, darker(palette.wall, 0.22)) +
    pane(x + side * 0.3, top, side * 0.42, tall, palette, kind) +
    pane(x + side + middle * 0.16, top, middle * 0.68, tall, palette, kind) +
    pane(x + width - side * 0.72, top, side * 0.42, tall, palette, kind) +
    rect(x - 6, y + height - 16, width + 12, 16, palette.trim) +
    rect(x - 6, y + height - 2, width + 12, 5, '#1f2a33', { opacity: 0.2 })
  );
}

export function door(x: number, y: number, width: number, height: number, palette: Palette): string {
  const panel = darker(palette.door, 0.2);
  return (
    rect(x - 12, y - 14, width + 24, height + 14, palette.trim) +
    rect(x, y, width, height, palette.door) +
    rect(x + width * 0.2, y + height * 0.07, width * 0.6, height * 0.3, 'url(#glass)') +
    rect(x + width * 0.2, y + height * 0.45, width * 0.6, height * 0.2, panel) +
    rect(x + width * 0.2, y + height * 0.71, width * 0.6, height * 0.2, panel) +
    oval(x + width * 0.87, y + height * 0.52, 4, 4, '#e8c877')
  );
}

export function garageDoor(x: number, y: number, width: number, height: number, color: string, palette: Palette): string {
  const seam = darker(color, 0.16);
  return (
    rect(x - 10, y - 10, width + 20, height + 10, palette.trim) +
    rect(x, y, width, height, color) +
    repeat(3, (i) => rect(x, y + ((i + 1) * height) / 4 - 2, width, 3, seam)) +
    repeat(4, (i) => rect(x + width * (0.06 + i * 0.235), y + height * 0.06, width * 0.175, height * 0.13, 'url(#glass)')) +
    rect(x, y, width, 8, '#1f2a33', { opacity: 0.22 })
  );
}

/** Steps that rise from the pavement to `y`, seen from the front. */
export function steps(x: number, y: number, width: number, bottom: number, palette: Palette): string {
  const count = Math.max(2, Math.round((bottom - y) / 19));
  const high = (bottom - y) / count;
  const stone = mix(palette.pavement, palette.wall, 0.35);
  return (
    repeat(count, (i) => rect(x - i * 3, y + i * high, width + i * 6, high, i % 2 ? darker(stone, 0.1) : lighter(stone, 0.12))) +
    shape(
      [
        [x - 14, y - 62],
        [x - 6, y - 62],
        [x - count * 3, bottom],
        [x - count * 3 - 9, bottom],
      ],
      palette.trim,
    ) +
    shape(
      [
        [x + width + 6, y - 62],
        [x + width + 14, y - 62],
        [x + width + count * 3 + 9, bottom],
        [x + width + count * 3, bottom],
      ],
      palette.trim,
    )
  );
}

/** A cornice with brackets under it. */
export function cornice(x: number, y: number, width: number, palette: Palette, high = 34): string {
  const count = Math.round(width / 46);
  return (
    rect(x - 20, y, width + 40, high * 0.55, palette.trim) +
    rect(x - 28, y - 8, width + 56, 12, lighter(palette.trim, 0.4)) +
    rect(x - 8, y + high * 0.55, width + 16, high * 0.45, darker(palette.trim, 0.12)) +
    repeat(count, (i) => rect(x + (i + 0.5) * (width / count) - 6, y + high * 0.5, 12, high * 0.75, palette.trim)) +
    rect(x, y + high * 1.2, width, 12, '#1f2a33', { opacity: 0.13 })
  );
}
