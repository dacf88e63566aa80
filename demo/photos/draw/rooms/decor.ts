import { lit } from '#demo/photos/draw/light.ts';
import { type Plane, box, floor, front } from '#demo/photos/draw/solids.ts';
import type { Stage } from '#demo/photos/draw/stage.ts';
import type { Vec } from '#demo/photos/draw/vec.ts';
import { darker, lighter, mix, oval, shape } from '#demo/photos/draw/svg.ts';
import { art, mirror } from './art.ts';

/** A rug on the floor about (x, z). */
export function rug(stage: Stage, x: number, z: number, width: number, depth: number): string {
  const { random, palette } = stage;
  const ground = floor(stage);
  const color = random.pick([
    mix(palette.second, '#e8dcc8', 0.45),
    mix(palette.accent, '#e9dfcf', 0.55),
    '#e6dfd2',
    '#cfc8bc',
    mix(palette.second, '#3c4450', 0.3),
  ]);
  const [u, v] = [x - width / 2, z - depth / 2];
  const kind = random.int(0, 4);
  const other = mix(palette.accent, color, 0.35);
  const disc = (r: number): [number, number][] =>
    Array.from({ length: 28 }, (_, i): [number, number] => [
      x + Math.cos((Math.PI * i) / 14) * r,
      z + Math.sin((Math.PI * i) / 14) * r * 0.9,
    ]);
  if (kind === 0)
    return (
      ground.poly(disc(width * 0.42), ground.tone(color)) +
      ground.poly(disc(width * 0.38), ground.tone(lighter(color, 0.3))) +
      ground.poly(disc(width * 0.2), ground.tone(color))
    );
  const base = ground.panel(u, v, width, depth, color);
  if (kind === 1)
    return (
      base +
      [0.1, 0.2]
        .map((inset, i) => ground.panel(u + inset, v + inset, width - inset * 2, depth - inset * 2, i ? color : other))
        .join('')
    );
  if (kind === 2)
    return (
      base +
      Array.from({ length: 7 }, (_, i) =>
        ground.panel(u, v + (depth * (i + 0.25)) / 7, width, depth / 16, i % 2 ? other : lighter(color, 0.5)),
      ).join('')
    );
  if (kind === 3)
    return (
      base +
      ground.panel(u + 0.14, v + 0.14, width - 0.28, depth - 0.28, lighter(color, 0.4)) +
      Array.from({ length: 12 }, (_, i): [number, number] => [
        u + (width * ((i % 4) + 0.5)) / 4,
        v + (depth * (Math.floor(i / 4) + 0.5)) / 3,
      ])
        .map(([cx, cz]) =>
          ground.poly(
            [
              [cx - width * 0.09, cz],
              [cx, cz - depth * 0.12],
              [cx + width * 0.09, cz],
              [cx, cz + depth * 0.12],
            ],
            ground.tone(other),
          ),
        )
        .join('')
    );
  return (
    base +
    ground.panel(u + 0.12, v + 0.12, width - 0.24, depth - 0.24, darker(color, 0.1)) +
    ground.panel(u + 0.26, v + 0.26, width - 0.52, depth - 0.52, other) +
    ground.poly(
      [
        [x - width * 0.2, z],
        [x, z - depth * 0.28],
        [x + width * 0.2, z],
        [x, z + depth * 0.28],
      ],
      ground.tone(lighter(color, 0.3)),
    )
  );
}

/** A lamp that hangs from the ceiling. */
export function pendant(stage: Stage, at: Vec, ceiling: number, kind: number, size = 0.26): string {
  const [x, y] = stage.point(at);
  const [, top] = stage.point([at[0], ceiling, at[2]]);
  const m = stage.scaleAt(at) * size;
  const { palette, light } = stage;
  const color = kind % 2 ? mix(palette.accent, '#3b3836', 0.3) : palette.metal;
  const cord = shape(
    [
      [x - 1.5, top],
      [x + 1.5, top],
      [x + 1.5, y - m * 0.4],
      [x - 1.5, y - m * 0.4],
    ],
    '#3d3936',
  );
  const glow = light.kind === 'day' ? '' : oval(x, y + m * 0.2, m * 3, m * 2.6, 'url(#halo)');
  if (kind === 0) return cord + oval(x, y, m * 0.75, m * 0.75, '#fff8e6') + glow;
  if (kind === 1)
    return (
      cord +
      `<path d="M${(x - m).toFixed(1)} ${(y + m * 0.3).toFixed(1)}Q${(x - m).toFixed(1)} ${(y - m * 0.6).toFixed(1)} ${x.toFixed(1)} ${(y - m * 0.6).toFixed(1)}T${(x + m).toFixed(1)} ${(y + m * 0.3).toFixed(1)}Z" fill="${color}"/>` +
      oval(x, y + m * 0.3, m, m * 0.16, '#fff3d0') +
      glow
    );
  if (kind === 2)
    return (
      cord +
      shape(
        [
          [x - m * 0.9, y + m * 0.5],
          [x - m * 0.35, y - m * 0.5],
          [x + m * 0.35, y - m * 0.5],
          [x + m * 0.9, y + m * 0.5],
        ],
        mix('#e9ddc4', palette.wood, 0.3),
      ) +
      glow
    );
  return (
    cord +
    [-1, -0.4, 0.4, 1]
      .map(
        (dx) =>
          shape(
            [
              [x, y - m * 0.3],
              [x + dx * m * 1.5, y + m * 0.1],
              [x + dx * m * 1.5, y + m * 0.16],
              [x, y - m * 0.2],
            ],
            '#3d3936',
          ) + oval(x + dx * m * 1.5, y - m * 0.05, m * 0.2, m * 0.26, '#fff3d0'),
      )
      .join('') +
    glow
  );
}

/** Shelves of books and things on a wall. */
export function shelves(stage: Stage, plane: Plane, u: number, v: number, width: number, rows: number, step = 0.42): string {
  const { random, palette } = stage;
  const tones = [palette.accent, '#e9e0cf', palette.second, '#a7a093', '#5a5e60', '#d8c3a0', lighter(palette.second, 0.4)];
  return Array.from({ length: rows }, (_, row) => {
    const y = v + row * step;
    let at = u + 0.06;
    let things = '';
    while (at < u + width - 0.2) {
      const isBook = random.chance(0.75);
      const wide = isBook ? random.between(0.03, 0.06) : random.between(0.1, 0.2);
      if (!random.chance(0.12))
        things += plane.panel(
          at,
          y + 0.03,
          wide - 0.004,
          isBook ? random.between(0.2, 0.31) : random.between(0.1, 0.24),
          random.pick(tones),
          0.12,
        );
      at += wide + (isBook ? 0 : 0.06);
    }
    return plane.panel(u, y, width, 0.035, palette.wood, 0.2) + things;
  }).join('');
}

/** A fireplace on the back wall, its chimney breast to the ceiling. */
export function fireplace(stage: Stage, x: number, depth: number, height: number, wall: string): string {
  const { random, palette, light } = stage;
  const kind = random.int(0, 3);
  const stone = [lighter(wall, 0.5), palette.brick, '#d9d3c8', '#4a4d50'][kind] ?? wall;
  const breast = { x: x - 0.85, z: depth - 0.35, width: 1.7, height, depth: 0.35 };
  const plane = front(stage, depth - 0.35);
  const flame = (dx: number, tall: number, color: string): string =>
    plane.poly(
      [
        [x + dx - 0.13, 0.14],
        [x + dx - 0.04, 0.14 + tall * 0.6],
        [x + dx, 0.14 + tall],
        [x + dx + 0.06, 0.14 + tall * 0.5],
        [x + dx + 0.13, 0.14],
      ],
      color,
    );
  const isLit = light.kind !== 'day' || random.chance(0.3);
  return (
    box(stage, breast, kind === 1 ? palette.brick : mix(wall, '#ffffff', 0.3)) +
    (kind === 1
      ? plane.courses(x - 0.85, 0, 1.7, height, 0.12, lighter(palette.brick, 0.4), 0.35)
      : plane.panel(x - 0.75, 0, 1.5, 1.1, stone)) +
    plane.quad(x - 0.42, 0.1, 0.84, 0.72, '#2a2624') +
    (isLit
      ? flame(-0.14, 0.3, '#e8853a') +
        flame(0.1, 0.38, '#f0a04a') +
        flame(0, 0.24, '#ffdc8a') +
        `<ellipse cx="${stage.point([x, 0.35, depth - 0.4])[0].toFixed(0)}" cy="${stage.point([x, 0.35, depth - 0.4])[1].toFixed(0)}" rx="140" ry="110" fill="url(#halo)"/>`
      : '') +
    plane.quad(x - 0.3, 0.1, 0.6, 0.09, lit(light, '#6a4b38', [0, 0, -1])) +
    box(
      stage,
      { x: x - 0.95, y: 1.12, z: depth - 0.6, width: 1.9, height: 0.1, depth: 0.26 },
      kind === 0 ? '#fbf9f3' : darker(palette.wood, 0.15),
    ) +
    box(stage, { x: x - 0.7, y: 1.22, z: depth - 0.5, width: 0.12, height: 0.22, depth: 0.1 }, palette.second) +
    box(stage, { x: x + 0.5, y: 1.22, z: depth - 0.5, width: 0.1, height: 0.3, depth: 0.08 }, '#efe7d8') +
    (random.chance(0.5) ? mirror(stage, plane, x, 1.86, 0.36) : art(stage, plane, x - 0.5, 1.46, 1, 0.75))
  );
}
