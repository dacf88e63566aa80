import { darker, lighter, oval, path } from '#demo/photos/draw/svg.ts';
import type { Random } from '#demo/random.ts';
import type { Face } from './face.ts';

interface HairParts {
  random: Random;
  /** Its color. */
  hair: string;
  face: Face;
}

/** What of the hair lies behind head and shoulders: 0–5 are longer cuts, 6–11 short ones. */
export function drawHairBehind(style: number, { hair, face: { x, y, rx, ry } }: HairParts): string {
  const dark = darker(hair, 0.25);
  if (style === 0)
    return path(
      `M${x - rx - 20} ${y - 20}C${x - rx - 20} ${y - ry - 60} ${x + rx + 20} ${y - ry - 60} ${x + rx + 20} ${y - 20}C${x + rx + 34} ${y + 80} ${x + rx + 30} ${y + 150} ${x + rx + 4} ${y + 176}H${x - rx - 4}C${x - rx - 30} ${y + 150} ${x - rx - 34} ${y + 80} ${x - rx - 20} ${y - 20}Z`,
      dark,
    );
  if (style === 1)
    return path(
      `M${x - rx - 18} ${y - 10}C${x - rx - 22} ${y - ry - 54} ${x + rx + 22} ${y - ry - 54} ${x + rx + 18} ${y - 10}V${y + 66}Q${x + rx + 10} ${y + 92} ${x + rx - 14} ${y + 84}H${x - rx + 14}Q${x - rx - 10} ${y + 92} ${x - rx - 18} ${y + 66}Z`,
      dark,
    );
  if (style === 2) return oval(x, y - ry - 12, 34, 30, hair) + oval(x + 6, y - ry - 16, 20, 16, lighter(hair, 0.1));
  if (style === 3)
    return (
      Array.from({ length: 17 }, (_, i) => {
        const angle = Math.PI * (0.86 + (i / 16) * 1.28);
        return oval(
          x + Math.cos(angle) * (rx + 16),
          y - 6 + Math.sin(angle) * (ry + 8),
          28,
          28,
          i % 2 ? hair : darker(hair, 0.12),
        );
      }).join('') + oval(x, y - 24, rx + 16, ry + 4, hair)
    );
  if (style === 4)
    return path(
      `M${x + rx * 0.3} ${y - ry}C${x + rx + 70} ${y - ry - 10} ${x + rx + 50} ${y + 60} ${x + rx + 34} ${y + 130}C${x + rx + 10} ${y + 100} ${x + rx + 30} ${y} ${x + rx * 0.4} ${y - 20}Z`,
      dark,
    );
  if (style === 5)
    return (
      Array.from({ length: 11 }, (_, i) => {
        const side = i % 2 ? 1 : -1;
        return oval(x + side * (rx + 8 + (i % 3) * 6), y - 30 + Math.floor(i / 2) * 34, 27, 30, i % 3 ? dark : hair);
      }).join('') + oval(x, y - 40, rx + 18, ry, dark)
    );
  return '';
}

/** What of it lies before the face. */
export function drawHairBefore(style: number, { random, hair, face: { x, y, rx, ry } }: HairParts): string {
  const shine = lighter(hair, 0.16);
  const part = random.pick([-0.45, -0.25, 0.3, 0.45]) * rx;
  const cap = (low: number, lift: number): string =>
    `M${x - rx - 6} ${y + low}C${x - rx - 12} ${y - ry - lift} ${x + rx + 12} ${y - ry - lift} ${x + rx + 6} ${y + low}`;
  const swept = path(
    `${cap(-4, 46)}C${x + rx - 4} ${y - ry * 0.55} ${x + part + 20} ${y - ry * 0.72} ${x + part} ${y - ry * 0.82}C${x + part - 24} ${y - ry * 0.5} ${x - rx + 6} ${y - ry * 0.4} ${x - rx - 6} ${y - 4}Z`,
    hair,
  );
  const gloss = path(`M${x - rx * 0.5} ${y - ry * 1.02}Q${x} ${y - ry * 1.28} ${x + rx * 0.5} ${y - ry * 1.04}`, 'none', {
    stroke: shine,
    strokeWidth: 6,
  });
  switch (style) {
    case 3:
      return Array.from({ length: 7 }, (_, i) =>
        oval(
          x - rx + 4 + (i * (rx * 2 - 8)) / 6,
          y - ry * 0.78 - Math.sin((Math.PI * i) / 6) * 14,
          20,
          17,
          i % 2 ? hair : lighter(hair, 0.06),
        ),
      ).join('');
    case 6:
      return (
        path(
          `${cap(-12, 40)}Q${x + rx - 4} ${y - ry * 0.62} ${x + rx * 0.6} ${y - ry * 0.72}Q${x} ${y - ry * 0.9} ${x - rx * 0.6} ${y - ry * 0.66}Q${x - rx + 2} ${y - ry * 0.5} ${x - rx - 6} ${y - 12}Z`,
          hair,
        ) + gloss
      );
    case 7:
      return (
        path(
          `${cap(-6, 56)}C${x + rx} ${y - ry * 0.6} ${x + rx * 0.5} ${y - ry * 0.66} ${x + part} ${y - ry * 0.74}C${x - rx * 0.5} ${y - ry * 0.9} ${x - rx} ${y - ry * 0.5} ${x - rx - 6} ${y - 6}Z`,
          hair,
        ) + gloss
      );
    case 8:
      // Close-cropped.
      return path(
        `${cap(-20, 26)}Q${x + rx * 0.8} ${y - ry * 0.74} ${x} ${y - ry * 0.76}Q${x - rx * 0.8} ${y - ry * 0.74} ${x - rx - 6} ${y - 20}Z`,
        hair,
        { opacity: 0.92 },
      );
    case 9:
      return (
        path(
          `${cap(-18, 34)}Q${x + rx * 0.8} ${y - ry * 0.72} ${x} ${y - ry * 0.74}Q${x - rx * 0.8} ${y - ry * 0.72} ${x - rx - 6} ${y - 18}Z`,
          hair,
        ) +
        Array.from({ length: 9 }, (_, i) =>
          oval(
            x - rx + (i * rx * 2) / 8,
            y - ry * 0.84 - Math.sin((Math.PI * i) / 8) * 20,
            18,
            18,
            i % 2 ? hair : lighter(hair, 0.08),
          ),
        ).join('')
      );
    case 10:
      // Thinning: the sides only.
      return [-1, 1]
        .map((side) =>
          path(
            `M${x + side * (rx + 6)} ${y + 6}C${x + side * (rx + 9)} ${y - ry * 0.3} ${x + side * (rx + 2)} ${y - ry * 0.5} ${x + side * rx * 0.86} ${y - ry * 0.6}C${x + side * rx * 0.9} ${y - ry * 0.4} ${x + side * (rx - 4)} ${y - ry * 0.3} ${x + side * (rx + 6)} ${y + 6}Z`,
            hair,
          ),
        )
        .join('');
    default:
      return swept + gloss;
  }
}
