import { leafMass, tufts } from './foliage.ts';
import { lit } from './light.ts';
import { box, floor, front, side, type Box, type Plane } from './solids.ts';
import type { Stage, Vec } from './stage.ts';
import { darker, lighter, mix, oval, path, shape } from './svg.ts';

/** A part of a piece of furniture in its own metres: x about its middle, z from its front (0) backwards. */
export interface Part extends Box {
  color: string;
  /** How round its edges are, metres. */
  soft?: number;
}

/** Where furniture faces: the viewer, or to one side. */
export type Turn = 'viewer' | 'right' | 'left' | 'away';

function turned(part: Part, x: number, z: number, turn: Turn): Part {
  const { x: u, z: v, width, depth } = part;
  if (turn === 'viewer') return { ...part, x: x + u, z: z + v };
  if (turn === 'away') return { ...part, x: x - u - width, z: z - v - depth };
  if (turn === 'right') return { ...part, x: x - v - depth, z: z + u, width: depth, depth: width };
  return { ...part, x: x + v, z: z - u - width, width: depth, depth: width };
}

/** A box with rounded edges: each face is drawn a little larger in its own colour. */
function softBox(stage: Stage, { color, soft = 0, ...at }: Part): string {
  if (soft === 0) return box(stage, at, color);
  const { x, y = 0, z, width, height, depth } = at;
  const round = soft * stage.scaleAt([x, y, z]);
  const inset = soft / 2;
  const planes: [Plane, number, number, number, number][] = [];
  const [eyeX, eyeY] = stage.eye;
  if (eyeX < x) planes.push([side(stage, x, 'left'), z, y, depth, height]);
  if (eyeX > x + width) planes.push([side(stage, x + width, 'right'), z, y, depth, height]);
  if (eyeY > y + height) planes.push([floor(stage, y + height), x, z, width, depth]);
  planes.push([front(stage, z), x, y, width, height]);
  return planes
    .map(([plane, u, v, w, h]) => {
      const tone = plane.tone(color);
      return plane.quad(u + inset, v + inset, Math.max(0.01, w - soft), Math.max(0.01, h - soft), tone, {
        stroke: tone,
        strokeWidth: round,
      });
    })
    .join('');
}

/** Puts furniture into the room: its shadow on the floor, then its parts, the far and low ones first. */
export function put(
  stage: Stage,
  parts: readonly Part[],
  x: number,
  z: number,
  turn: Turn = 'viewer',
  { hasShadow = true } = {},
): string {
  const placed = parts.map((part) => turned(part, x, z, turn));
  const [left, right] = [Math.min(...placed.map((part) => part.x)), Math.max(...placed.map((part) => part.x + part.width))];
  const [near, far] = [Math.min(...placed.map((part) => part.z)), Math.max(...placed.map((part) => part.z + part.depth))];
  const ordered = placed
    .map((part, index) => ({ part, index }))
    .sort((a, b) => {
      const [p, q] = [a.part, b.part];
      if (p.z >= q.z + q.depth - 0.02) return -1;
      if (q.z >= p.z + p.depth - 0.02) return 1;
      if ((p.y ?? 0) >= (q.y ?? 0) + q.height - 0.02) return 1;
      if ((q.y ?? 0) >= (p.y ?? 0) + p.height - 0.02) return -1;
      return a.index - b.index;
    });
  return (
    (hasShadow
      ? floor(stage).quad(left - 0.08, near - 0.12, right - left + 0.2, far - near + 0.16, stage.light.shade, {
          opacity: 0.2,
          stroke: stage.light.shade,
          strokeWidth: 0,
        })
      : '') + ordered.map(({ part }) => softBox(stage, part)).join('')
  );
}

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

/** A lamp whose foot is at a place: on the floor or on a table. */
export function lamp(stage: Stage, at: Vec, height: number, kind: 'table' | 'floor'): string {
  const { light, palette } = stage;
  const [x, y] = stage.point(at);
  const m = stage.scaleAt(at);
  const top = y - height * m;
  const isOn = light.kind === 'dusk' || light.kind === 'soft' || light.kind === 'golden';
  const shade = (kind === 'table' ? 0.18 : 0.22) * m;
  const tall = (kind === 'table' ? 0.24 : 0.3) * m;
  return (
    oval(x, y, m * (kind === 'table' ? 0.08 : 0.15), m * 0.03, '#3a3633') +
    (kind === 'table'
      ? oval(x, y - m * 0.13, m * 0.085, m * 0.13, lit(light, palette.second, [0, 0, -1]))
      : shape(
          [
            [x - m * 0.014, y],
            [x + m * 0.014, y],
            [x + m * 0.014, top],
            [x - m * 0.014, top],
          ],
          '#3a3633',
        )) +
    shape(
      [
        [x - shade, top + tall],
        [x - shade * 0.68, top],
        [x + shade * 0.68, top],
        [x + shade, top + tall],
      ],
      isOn ? '#fff0cb' : '#f4ead6',
    ) +
    (isOn ? oval(x, top + tall * 0.7, m * 0.9, m * 0.85, 'url(#halo)') : '')
  );
}

/** A pot plant in one of several kinds. */
export function plant(stage: Stage, at: Vec, height: number): string {
  const { random, palette, light } = stage;
  const [x, y] = stage.point(at);
  const m = stage.scaleAt(at) * height;
  const pot = lit(light, random.pick(['#f1ede4', '#c98d68', '#5b5a57', palette.second, '#d8cdbb']), [0, 0, -1]);
  const kind = random.int(0, 3);
  const leaf = random.pick([palette.leaf, '#5d8a58', '#4f7a52', '#7a9a60']);
  const stem = (dx: number, high: number): string =>
    `M${(x - m * 0.01).toFixed(1)} ${(y - m * 0.25).toFixed(1)}Q${(x + dx * m * 0.3).toFixed(1)} ${(y - m * high * 0.6).toFixed(1)} ${(x + dx * m).toFixed(1)} ${(y - m * high).toFixed(1)}L${(x + dx * m + 2).toFixed(1)} ${(y - m * high + 3).toFixed(1)}Q${(x + dx * m * 0.3 + 4).toFixed(1)} ${(y - m * high * 0.6).toFixed(1)} ${(x + m * 0.012).toFixed(1)} ${(y - m * 0.25).toFixed(1)}Z`;
  const big = (dx: number, high: number, size: number): string => {
    const [lx, ly] = [x + dx * m, y - m * high];
    return path(
      `M${lx.toFixed(1)} ${ly.toFixed(1)}q${(dx * m * 0.2 - m * size).toFixed(1)} ${(-m * size * 1.2).toFixed(1)} ${(dx * m * 0.6).toFixed(1)} ${(-m * size * 1.9).toFixed(1)}q${(m * size).toFixed(1)} ${(m * size * 0.8).toFixed(1)} ${(-dx * m * 0.6).toFixed(1)} ${(m * size * 1.9).toFixed(1)}Z`,
      lit(light, mix(leaf, random.pick(['#3f6a4a', '#8fae6a', leaf]), 0.4), [0, 0.6, -0.8]),
    );
  };
  const spread = Array.from(
    { length: 9 },
    (_, i) => [((i + 0.5) / 9 - 0.5) * 0.5, 0.4 + 0.4 * (1 - Math.abs(i - 4) / 5)] as const,
  );
  const body =
    kind === 0
      ? path(
          [
            [-0.06, 0.6],
            [0.07, 0.66],
          ]
            .map(([dx, high]) => stem(dx ?? 0, high ?? 0.6))
            .join(''),
          '#7a6248',
        ) + leafMass(stage, x, y - m * 0.72, m * 0.24, m * 0.27, leaf, 0.8)
      : kind === 1
        ? tufts(stage, [at[0], at[1] + height * 0.24, at[2]], height * 0.8, leaf, 11)
        : path(spread.map(([dx, high]) => stem(dx, high)).join(''), mix(leaf, '#6b7a4a', 0.5)) +
          spread.map(([dx, high]) => big(dx, high, kind === 2 ? 0.09 : 0.13)).join('');
  return (
    oval(x + m * 0.03, y, m * 0.2, m * 0.045, light.shade, { opacity: 0.25 }) +
    body +
    shape(
      [
        [x - m * 0.15, y - m * 0.27],
        [x + m * 0.15, y - m * 0.27],
        [x + m * 0.11, y],
        [x - m * 0.11, y],
      ],
      pot,
    ) +
    shape(
      [
        [x + m * 0.04, y - m * 0.27],
        [x + m * 0.15, y - m * 0.27],
        [x + m * 0.11, y],
        [x + m * 0.04, y],
      ],
      darker(pot, 0.14),
    )
  );
}
