import { lit } from '#demo/photos/draw/light.ts';
import type { Plane } from '#demo/photos/draw/solids.ts';
import type { Stage } from '#demo/photos/draw/stage.ts';
import { darker, lighter, mix } from '#demo/photos/draw/svg.ts';

export interface WindowLook {
  /** Panes across and up. */
  panes?: readonly [across: number, up: number];
  frame?: string;
  /** Width of the casing, metres; 0 for none. */
  casing?: number;
  hasSill?: boolean;
  hasShutters?: string | undefined;
  /** A round or pointed head: how much of the width it rises. */
  arch?: number;
  /** A heading above the casing. */
  hasHead?: boolean;
}

const inCurve = 10;

/** Outline of an opening with its round head, if any. */
function outline(u: number, v: number, width: number, height: number, arch: number): (readonly [number, number])[] {
  if (arch === 0)
    return [
      [u, v],
      [u + width, v],
      [u + width, v + height],
      [u, v + height],
    ];
  const rise = width * arch;
  return [
    [u, v],
    [u + width, v],
    ...Array.from({ length: inCurve + 1 }, (_, i): readonly [number, number] => {
      const angle = (Math.PI * i) / inCurve;
      return [u + width / 2 + (width / 2) * Math.cos(angle), v + height - rise + rise * Math.sin(angle)];
    }),
  ];
}

/** A window: casing, glass with what it mirrors or the lit room behind it, bars, sill. u, v is its lower left corner. */
export function windowOn(
  stage: Stage,
  plane: Plane,
  u: number,
  v: number,
  width: number,
  height: number,
  {
    panes = [1, 2],
    frame = stage.palette.trim,
    casing = 0.1,
    hasSill = true,
    hasShutters,
    arch = 0,
    hasHead = false,
  }: WindowLook = {},
): string {
  const { light, random } = stage;
  const [across, up] = panes;
  const bar = Math.max(0.03, Math.min(0.06, width * 0.035));
  const trim = plane.tone(frame);
  const glows = light.isLit && random.chance(light.kind === 'dusk' ? 0.8 : 0.5);
  const curtain = random.int(0, 3);
  const glass = outline(u, v, width, height, arch);
  const mirrored = arch === 0;
  const curtains = mix(glows ? '#fff3d2' : '#f4efe4', light.shade, glows ? 0.05 : 0.28 + light.dim);
  return (
    (hasShutters
      ? [u - casing - width * 0.44, u + width + casing]
          .map(
            (x) =>
              plane.panel(x, v - 0.02, width * 0.42, height + 0.04, hasShutters, 0.05) +
              plane.courses(x, v, width * 0.42, height, 0.1, darker(hasShutters, 0.3), 0.5),
          )
          .join('')
      : '') +
    (casing > 0
      ? plane.poly(outline(u - casing, v - casing, width + 2 * casing, height + 2 * casing, arch), trim, { out: 0.04 })
      : '') +
    (hasHead ? plane.panel(u - casing * 2, v + height + casing, width + casing * 4, 0.1, lighter(frame, 0.2), 0.1) : '') +
    plane.poly(glass, glows ? 'url(#glow)' : 'url(#glass)') +
    (curtain === 0 || !mirrored
      ? ''
      : curtain === 1
        ? plane.quad(u, v + height * 0.62, width, height * 0.38, curtains, { opacity: 0.75 })
        : plane.quad(u, v, width * 0.2, height, curtains, { opacity: 0.7 }) +
          plane.quad(u + width * 0.8, v, width * 0.2, height, curtains, { opacity: 0.7 })) +
    (glows || !mirrored
      ? ''
      : plane.poly(
          [
            [u + width * 0.1, v],
            [u + width * 0.45, v],
            [u + width * 0.85, v + height],
            [u + width * 0.5, v + height],
          ],
          '#ffffff',
          { opacity: 0.13 },
        ) + plane.quad(u, v, width, height * 0.24, mix(stage.palette.leaf, light.shade, 0.6), { opacity: 0.28 })) +
    (mirrored ? plane.quad(u, v + height - 0.09, width, 0.09, '#141c28', { opacity: 0.35 }) : '') +
    Array.from({ length: across - 1 }, (_, i) =>
      plane.quad(u + ((i + 1) * width) / across - bar / 2, v, bar, height - (arch * width) / 3, trim),
    ).join('') +
    Array.from({ length: up - 1 }, (_, i) => plane.quad(u, v + ((i + 1) * height) / up - bar / 2, width, bar, trim)).join('') +
    (hasSill
      ? plane.quad(u - casing * 1.5, v - casing - 0.2, width + casing * 3, 0.12, light.shade, { opacity: light.shadow * 0.8 }) +
        plane.panel(u - casing * 1.5, v - casing - 0.06, width + casing * 3, 0.09, lighter(frame, 0.25), 0.08)
      : '')
  );
}

/** A front door of 2.1 m with its frame, and side lights where asked. */
export function doorOn(
  stage: Stage,
  plane: Plane,
  u: number,
  v: number,
  {
    width = 1,
    height = 2.15,
    color = stage.palette.door,
    glass = 'half',
    frame = stage.palette.trim,
    arch = 0,
  }: { width?: number; height?: number; color?: string; glass?: 'half' | 'full' | 'none'; frame?: string; arch?: number } = {},
): string {
  const { light } = stage;
  const pane = light.isLit ? 'url(#glow)' : 'url(#glass)';
  const leaf = plane.tone(color);
  const seam = plane.tone(darker(color, 0.35));
  return (
    plane.poly(outline(u - 0.14, v, width + 0.28, height + 0.14, arch), plane.tone(frame), { out: 0.03 }) +
    plane.poly(outline(u, v, width, height, arch), leaf) +
    (glass === 'full' ? plane.quad(u + width * 0.16, v + 0.25, width * 0.68, height * 0.8, pane) : '') +
    (glass === 'half' ? plane.quad(u + width * 0.2, v + height * 0.56, width * 0.6, height * 0.28, pane) : '') +
    (glass === 'full'
      ? ''
      : [0.12, glass === 'none' ? 0.52 : 0.32]
          .map((y) =>
            plane.quad(u + width * 0.16, v + height * y, width * 0.68, height * (glass === 'none' ? 0.32 : 0.15), seam, {
              opacity: 0.45,
            }),
          )
          .join('')) +
    plane.quad(u + width * 0.86, v + height * 0.44, 0.06, 0.1, lit(light, '#d9b566', [0, 0, -1])) +
    plane.quad(u, v + height - (arch > 0 ? width * arch : 0.12), width, arch > 0 ? 0.01 : 0.12, '#141c28', { opacity: 0.3 })
  );
}

export type GarageLook = 'panels' | 'carriage' | 'glass' | 'planks';

/** A garage door, 2.2 m high. */
export function garageOn(
  stage: Stage,
  plane: Plane,
  u: number,
  v: number,
  width: number,
  kind: GarageLook,
  color: string,
  height = 2.2,
): string {
  const leaf = plane.tone(color);
  const seam = darker(color, 0.3);
  const pane = stage.light.isLit ? 'url(#glow)' : 'url(#glass)';
  const count = Math.max(3, Math.round(width / 0.65));
  const cell = width / count;
  const inside = {
    panels:
      plane.courses(u, v, width, height, height / 4, seam, 0.6) +
      Array.from({ length: count }, (_, i) =>
        plane.quad(u + i * cell + cell * 0.14, v + height * 0.79, cell * 0.72, height * 0.15, pane),
      ).join('') +
      Array.from({ length: count * 3 }, (_, i) =>
        plane.quad(
          u + (i % count) * cell + cell * 0.14,
          v + height * (0.06 + 0.25 * Math.floor(i / count)),
          cell * 0.72,
          height * 0.14,
          plane.tone(darker(color, 0.09)),
        ),
      ).join(''),
    carriage:
      plane.stripes(u, v, width, height * 0.7, 0.16, seam, 0.35) +
      Array.from({ length: count }, (_, i) =>
        plane.quad(u + i * cell + cell * 0.1, v + height * 0.72, cell * 0.8, height * 0.22, pane),
      ).join('') +
      Array.from({ length: Math.max(1, Math.round(width / 2.5)) + 1 }, (_, i) =>
        plane.quad(u + (i * width) / Math.max(1, Math.round(width / 2.5)) - 0.03, v, 0.06, height, plane.tone(seam)),
      ).join(''),
    glass: Array.from({ length: 4 * count }, (_, i) =>
      plane.quad(
        u + (i % count) * cell + 0.05,
        v + (Math.floor(i / count) * height) / 4 + 0.05,
        cell - 0.1,
        height / 4 - 0.1,
        pane,
      ),
    ).join(''),
    planks: plane.courses(u, v, width, height, 0.18, seam, 0.55),
  }[kind];
  return (
    plane.quad(u - 0.12, v, width + 0.24, height + 0.14, plane.tone(stage.palette.trim), { out: 0.03 }) +
    plane.quad(u, v, width, height, leaf) +
    inside +
    plane.quad(u, v + height - 0.22, width, 0.22, '#141c28', { opacity: 0.3 })
  );
}

/** A lantern beside a door; it shines in the evening. */
export function lantern(stage: Stage, plane: Plane, u: number, v: number): string {
  const [x, y] = stage.point(plane.at(u + 0.08, v + 0.16));
  const size = stage.scaleAt(plane.at(u, v));
  return (
    (stage.light.isLit
      ? `<ellipse cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" rx="${(size * 0.9).toFixed(1)}" ry="${(size * 0.9).toFixed(1)}" fill="url(#halo)"/>`
      : '') +
    plane.quad(u, v, 0.16, 0.32, '#2c2c2e', { out: 0.1 }) +
    plane.quad(u + 0.03, v + 0.05, 0.1, 0.2, stage.light.isLit ? '#ffe7a8' : '#e9e4d4', { out: 0.1 })
  );
}
