/** The drawing board of every picture, pixels of the SVG's own coordinates (16:9). */
export const WIDTH = 1600;

export const HEIGHT = 900;

export type Point = readonly [x: number, y: number];

export interface Extra {
  opacity?: number;
  rx?: number;
  stroke?: string;
  strokeWidth?: number;
}

const tidy = (value: number): number => Math.round(value * 10) / 10;

/** `fill-opacity`, not `opacity`: the renderer draws each element with the latter on a layer of its own, many times slower. */
function extras({ opacity, rx, stroke, strokeWidth }: Extra): string {
  return (
    (opacity === undefined ? '' : ` fill-opacity="${opacity}"`) +
    (rx === undefined ? '' : ` rx="${rx}"`) +
    (stroke === undefined ? '' : ` stroke="${stroke}" stroke-width="${tidy(strokeWidth ?? 2)}" stroke-linejoin="round"`)
  );
}

export function rect(x: number, y: number, width: number, height: number, fill: string, extra: Extra = {}): string {
  return `<rect x="${tidy(x)}" y="${tidy(y)}" width="${tidy(Math.max(0, width))}" height="${tidy(Math.max(0, height))}" fill="${fill}"${extras(extra)}/>`;
}

export function shape(points: readonly Point[], fill: string, extra: Extra = {}): string {
  return `<polygon points="${points.map(([x, y]) => `${tidy(x)},${tidy(y)}`).join(' ')}" fill="${fill}"${extras(extra)}/>`;
}

export function path(d: string, fill: string, extra: Extra = {}): string {
  return `<path d="${d}" fill="${fill}"${extras(extra)}/>`;
}

export function oval(x: number, y: number, rx: number, ry: number, fill: string, extra: Extra = {}): string {
  return `<ellipse cx="${tidy(x)}" cy="${tidy(y)}" rx="${tidy(rx)}" ry="${tidy(ry)}" fill="${fill}"${extras({ ...extra, rx: undefined })}/>`;
}

export function line(from: Point, to: Point, stroke: string, strokeWidth = 2, opacity = 1): string {
  return `<line x1="${tidy(from[0])}" y1="${tidy(from[1])}" x2="${tidy(to[0])}" y2="${tidy(to[1])}" stroke="${stroke}" stroke-width="${strokeWidth}" stroke-opacity="${opacity}"/>`;
}

/** Draws `part` for each of `count` steps. */
export function repeat(count: number, part: (index: number) => string): string {
  return Array.from({ length: Math.max(0, Math.round(count)) }, (_, index) => part(index)).join('');
}

/** Mirrors a drawing left to right about the middle of the board. */
export function mirrored(content: string): string {
  return `<g transform="matrix(-1 0 0 1 ${WIDTH} 0)">${content}</g>`;
}

/** A colour between two, `part` of the way from the first (#rrggbb). */
export function mix(from: string, to: string, part: number): string {
  const channel = (at: number): string => {
    const [a, b] = [from, to].map((color) => Number.parseInt(color.slice(at, at + 2), 16));
    return Math.round((a ?? 0) + ((b ?? 0) - (a ?? 0)) * part)
      .toString(16)
      .padStart(2, '0');
  };
  return `#${channel(1)}${channel(3)}${channel(5)}`;
}

export const darker = (color: string, part: number): string => mix(color, '#1f2a33', part);

export const lighter = (color: string, part: number): string => mix(color, '#fffaf0', part);
