import type { Stage } from '#demo/photos/draw/stage.ts';
import { darker, lighter, mix } from '#demo/photos/draw/svg.ts';
import type { Part } from './put.ts';

export function sofa(stage: Stage, width: number, cloth: string): Part[] {
  const { random, palette } = stage;
  const seats = width > 1.9 ? random.pick([2, 3]) : width > 1.2 ? 2 : 1;
  const step = (width - 0.4) / seats;
  const isLow = random.chance(0.4);
  const leg = darker(palette.wood, 0.35);
  const pillow = (x: number, color: string): Part => ({
    x,
    y: 0.48,
    z: 0.36,
    width: 0.42,
    height: 0.36,
    depth: 0.16,
    color,
    soft: 0.12,
  });
  return [
    ...[-width / 2 + 0.08, width / 2 - 0.14].flatMap((x) =>
      [0.06, 0.8].map((z): Part => ({ x, z, width: 0.06, height: 0.13, depth: 0.06, color: leg })),
    ),
    { x: -width / 2, y: 0.12, z: 0.72, width, height: isLow ? 0.62 : 0.74, depth: 0.22, color: darker(cloth, 0.06), soft: 0.12 },
    { x: -width / 2, y: 0.12, z: 0.02, width, height: 0.24, depth: 0.7, color: darker(cloth, 0.08), soft: 0.04 },
    ...Array.from({ length: seats }, (_, i): Part => ({
      x: -width / 2 + 0.2 + i * step,
      y: 0.5,
      z: 0.54,
      width: step - 0.02,
      height: 0.36,
      depth: 0.18,
      color: lighter(cloth, 0.06),
      soft: 0.12,
    })),
    ...Array.from({ length: seats }, (_, i): Part => ({
      x: -width / 2 + 0.2 + i * step,
      y: 0.35,
      z: 0,
      width: step - 0.02,
      height: 0.16,
      depth: 0.62,
      color: lighter(cloth, 0.12),
      soft: 0.07,
    })),
    { x: -width / 2, y: 0.12, z: 0, width: 0.2, height: isLow ? 0.44 : 0.52, depth: 0.86, color: cloth, soft: 0.1 },
    { x: width / 2 - 0.2, y: 0.12, z: 0, width: 0.2, height: isLow ? 0.44 : 0.52, depth: 0.86, color: cloth, soft: 0.1 },
    ...(width > 1.2
      ? [pillow(-width / 2 + 0.24, palette.accent), pillow(width / 2 - 0.68, lighter(palette.second, 0.3))]
      : random.chance(0.5)
        ? [pillow(-0.21, palette.accent)]
        : []),
  ];
}

export function lowTable(stage: Stage): Part[] {
  const { random, palette } = stage;
  const wood = darker(palette.wood, random.between(0, 0.3));
  const kind = random.int(0, 2);
  const books: Part[] = [
    { x: -0.35, y: 0.42, z: 0.2, width: 0.32, height: 0.04, depth: 0.24, color: palette.second },
    { x: -0.33, y: 0.46, z: 0.22, width: 0.27, height: 0.04, depth: 0.2, color: lighter(palette.accent, 0.2) },
    { x: 0.22, y: 0.42, z: 0.22, width: 0.14, height: 0.16, depth: 0.14, color: '#f3eee4', soft: 0.05 },
  ];
  if (kind === 0) return [{ x: -0.6, z: 0, width: 1.2, height: 0.42, depth: 0.66, color: wood, soft: 0.02 }, ...books];
  const legs = [-0.56, 0.5].flatMap((x) =>
    [0.04, 0.58].map((z): Part => ({
      x,
      z,
      width: 0.06,
      height: 0.36,
      depth: 0.06,
      color: kind === 1 ? darker(wood, 0.25) : '#33322f',
    })),
  );
  return [
    ...legs,
    ...(kind === 1 ? [{ x: -0.56, y: 0.12, z: 0.04, width: 1.12, height: 0.03, depth: 0.6, color: wood }] : []),
    { x: -0.62, y: 0.36, z: 0, width: 1.24, height: 0.06, depth: 0.68, color: kind === 2 ? '#e9e6df' : wood, soft: 0.03 },
    ...books,
  ];
}

export function chair(
  stage: Stage,
  wood = darker(stage.palette.wood, 0.2),
  seat = mix(stage.palette.accent, '#d8cdbb', 0.5),
): Part[] {
  const leg = (x: number, z: number, height: number): Part => ({ x, z, width: 0.045, height, depth: 0.045, color: wood });
  return [
    leg(-0.21, 0.02, 0.44),
    leg(0.165, 0.02, 0.44),
    leg(-0.21, 0.4, 0.92),
    leg(0.165, 0.4, 0.92),
    { x: -0.22, y: 0.44, z: 0, width: 0.44, height: 0.06, depth: 0.44, color: seat, soft: 0.03 },
    { x: -0.2, y: 0.64, z: 0.41, width: 0.4, height: 0.26, depth: 0.04, color: wood, soft: 0.03 },
  ];
}

export function diningTable(stage: Stage, width: number): Part[] {
  const wood = darker(stage.palette.wood, 0.1);
  const leg = (x: number, z: number): Part => ({ x, z, width: 0.08, height: 0.7, depth: 0.08, color: darker(wood, 0.2) });
  return [
    leg(-width / 2 + 0.06, 0.06),
    leg(width / 2 - 0.14, 0.06),
    leg(-width / 2 + 0.06, 0.86),
    leg(width / 2 - 0.14, 0.86),
    { x: -width / 2, y: 0.7, z: 0, width, height: 0.06, depth: 1, color: wood, soft: 0.02 },
  ];
}

export function bed(stage: Stage, width: number): Part[] {
  const { random, palette } = stage;
  const head = random.pick([
    darker(palette.wood, 0.12),
    mix(palette.second, '#c9c0b2', 0.4),
    '#c3bab0',
    darker(palette.wood, 0.35),
    mix(palette.accent, '#b9ada0', 0.5),
  ]);
  const cover = random.pick([
    mix(palette.accent, '#efe7da', 0.55),
    '#f2eee6',
    mix(palette.second, '#efe7da', 0.5),
    mix(palette.accent, '#d9d2c6', 0.3),
  ]);
  const half = width / 2;
  const headHigh = random.between(0.95, 1.35);
  return [
    {
      x: -half - 0.06,
      z: 2.02,
      width: width + 0.12,
      height: headHigh,
      depth: 0.09,
      color: head,
      soft: random.pick([0, 0.1, 0.16]),
    },
    { x: -half, y: 0.08, z: 0.02, width, height: 0.24, depth: 2, color: darker(head, 0.1) },
    { x: -half, y: 0.3, z: 0, width, height: 0.24, depth: 2.02, color: '#f7f4ee', soft: 0.06 },
    ...[-half + 0.06, 0.04].map((x): Part => ({
      x,
      y: 0.54,
      z: 1.66,
      width: half - 0.1,
      height: 0.3,
      depth: 0.24,
      color: '#fdfbf6',
      soft: 0.12,
    })),
    ...[-half + 0.16, 0.12].map((x): Part => ({
      x,
      y: 0.54,
      z: 1.5,
      width: half - 0.28,
      height: 0.26,
      depth: 0.18,
      color: lighter(palette.second, 0.35),
      soft: 0.1,
    })),
    { x: -0.24, y: 0.56, z: 1.38, width: 0.48, height: 0.2, depth: 0.14, color: palette.accent, soft: 0.08 },
    { x: -half - 0.03, y: 0.26, z: -0.04, width: width + 0.06, height: 0.34, depth: 1.3, color: cover, soft: 0.08 },
    ...(random.chance(0.7)
      ? [
          {
            x: -half - 0.05,
            y: 0.26,
            z: 0.1,
            width: width + 0.1,
            height: 0.37,
            depth: 0.42,
            color: random.pick([palette.accent, palette.second, '#cfc4b2']),
            soft: 0.06,
          },
        ]
      : []),
  ];
}

export function nightstand({ palette, random }: Stage): Part[] {
  const wood = random.chance(0.3) ? '#efece5' : palette.wood;
  return [
    { x: -0.25, y: 0.1, z: 0, width: 0.5, height: 0.44, depth: 0.42, color: wood },
    { x: -0.22, y: 0.14, z: -0.01, width: 0.44, height: 0.17, depth: 0.01, color: lighter(wood, 0.12) },
    { x: -0.22, y: 0.34, z: -0.01, width: 0.44, height: 0.17, depth: 0.01, color: lighter(wood, 0.12) },
    ...[-0.22, 0.18].map((x): Part => ({ x, z: 0.04, width: 0.04, height: 0.1, depth: 0.04, color: darker(wood, 0.4) })),
  ];
}
