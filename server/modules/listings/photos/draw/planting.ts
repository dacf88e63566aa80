import type { Random } from '#server/modules/listings/photos/random.ts';
import type { Palette } from './palette.ts';
import { darker, lighter, mix, oval, path, rect, repeat } from './svg.ts';

export type TreeKind = 'round' | 'palm' | 'cypress' | 'airy';
export const treeKinds: readonly TreeKind[] = ['round', 'round', 'airy', 'cypress', 'palm'];

/** A tree that stands at (x, y) and is `size` high. */
export function tree(x: number, y: number, size: number, kind: TreeKind, palette: Palette, random: Random): string {
  const bark = mix('#7b6350', palette.leaf, 0.15);
  const { leaf } = palette;
  const shadow = oval(x + size * 0.06, y, size * 0.26, size * 0.03, '#1f2a33', { opacity: 0.16 });
  if (kind === 'cypress') {
    const tip = y - size;
    return (
      shadow +
      rect(x - size * 0.015, y - size * 0.12, size * 0.03, size * 0.12, bark) +
      path(
        `M${x} ${tip}C${x + size * 0.17} ${y - size * 0.55} ${x + size * 0.13} ${y - size * 0.1} ${x} ${y - size * 0.06}C${x - size * 0.13} ${y - size * 0.1} ${x - size * 0.17} ${y - size * 0.55} ${x} ${tip}Z`,
        darker(leaf, 0.28),
      ) +
      path(
        `M${x} ${tip}C${x + size * 0.03} ${y - size * 0.6} ${x + size * 0.01} ${y - size * 0.1} ${x} ${y - size * 0.06}C${x - size * 0.13} ${y - size * 0.1} ${x - size * 0.17} ${y - size * 0.55} ${x} ${tip}Z`,
        darker(leaf, 0.14),
      )
    );
  }
  if (kind === 'palm') {
    const top = y - size * 0.82;
    const frond = (dx: number, dy: number, color: string): string =>
      path(
        `M${x} ${top}Q${x + dx * 0.5} ${top - size * 0.16 + dy * 0.1} ${x + dx} ${top + dy}Q${x + dx * 0.45} ${top - size * 0.05 + dy * 0.2} ${x} ${top + 6}Z`,
        color,
      );
    const spread = [-0.34, -0.27, -0.14, 0.14, 0.27, 0.34];
    return (
      shadow +
      path(
        `M${x - size * 0.022} ${y}Q${x - size * 0.005} ${y - size * 0.4} ${x - size * 0.012} ${top}H${x + size * 0.014}Q${x + size * 0.022} ${y - size * 0.4} ${x + size * 0.026} ${y}Z`,
        bark,
      ) +
      spread.map((dx, i) => frond(dx * size, (Math.abs(dx) - 0.1) * size * 0.75, i % 2 ? darker(leaf, 0.2) : leaf)).join('') +
      frond(size * 0.05, -size * 0.16, lighter(leaf, 0.1)) +
      frond(-size * 0.08, -size * 0.13, darker(leaf, 0.1))
    );
  }
  const trunk = path(
    `M${x - size * 0.025} ${y}L${x - size * 0.014} ${y - size * 0.5}H${x + size * 0.014}L${x + size * 0.025} ${y}Z`,
    bark,
  );
  const crownY = y - size * 0.64;
  const blob = (dx: number, dy: number, r: number, color: string): string =>
    oval(x + dx * size, crownY + dy * size, r * size, r * size * 0.92, color);
  const base = [
    [-0.17, 0.08, 0.17],
    [0.17, 0.09, 0.17],
    [0, -0.08, 0.22],
    [-0.08, 0.12, 0.18],
    [0.09, 0.14, 0.16],
  ] as const;
  const crown =
    base.map(([dx, dy, r]) => blob(dx, dy, r, darker(leaf, 0.18))).join('') +
    base.map(([dx, dy, r]) => blob(dx - 0.035, dy - 0.045, r * 0.82, leaf)).join('') +
    repeat(kind === 'airy' ? 7 : 4, () =>
      blob(random.between(-0.2, 0.1), random.between(-0.18, 0.08), random.between(0.04, 0.075), lighter(leaf, 0.16)),
    );
  return shadow + trunk + crown;
}

/** A low row of shrubs from x to x + width. */
export function shrubs(
  x: number,
  y: number,
  width: number,
  high: number,
  palette: Palette,
  random: Random,
  flowers = false,
): string {
  const count = Math.max(1, Math.round(width / (high * 0.9)));
  return repeat(count, (i) => {
    const centre = x + ((i + 0.5) * width) / count;
    const r = high * random.between(0.5, 0.72);
    const color = mix(palette.leaf, i % 2 ? '#3f5a46' : '#9aa863', random.between(0.05, 0.3));
    return (
      oval(centre, y - r * 0.55, r, r * 0.75, darker(color, 0.16)) +
      oval(centre - r * 0.15, y - r * 0.7, r * 0.75, r * 0.55, color) +
      (flowers
        ? repeat(3, () =>
            oval(centre + random.between(-r, r) * 0.6, y - r * random.between(0.4, 1.1), 5, 5, lighter(palette.accent, 0.25)),
          )
        : '')
    );
  });
}

/** A potted plant with long leaves. */
export function potted(x: number, y: number, size: number, palette: Palette): string {
  const pot = mix(palette.accent, '#d9c9b4', 0.55);
  const blade = (dx: number, dy: number, color: string): string =>
    path(
      `M${x} ${y - size * 0.25}Q${x + dx * 0.2} ${y - size * 0.6} ${x + dx} ${y - dy}Q${x + dx * 0.75} ${y - size * 0.45} ${x + 4} ${y - size * 0.25}Z`,
      color,
    );
  return (
    oval(x, y, size * 0.2, size * 0.03, '#1f2a33', { opacity: 0.15 }) +
    [-0.34, -0.2, -0.06, 0.12, 0.26, 0.36]
      .map((dx, i) => blade(dx * size, size * (1 - Math.abs(dx) * 0.9), i % 2 ? darker(palette.leaf, 0.18) : palette.leaf))
      .join('') +
    path(`M${x - size * 0.15} ${y - size * 0.28}H${x + size * 0.15}L${x + size * 0.11} ${y}H${x - size * 0.11}Z`, pot) +
    path(
      `M${x + size * 0.02} ${y - size * 0.28}H${x + size * 0.15}L${x + size * 0.11} ${y}H${x + size * 0.02}Z`,
      darker(pot, 0.12),
    )
  );
}
