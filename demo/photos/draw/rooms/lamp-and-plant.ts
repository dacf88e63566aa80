import { leafMass, tufts } from '#demo/photos/draw/foliage.ts';
import { lit } from '#demo/photos/draw/light.ts';
import type { Stage } from '#demo/photos/draw/stage.ts';
import type { Vec } from '#demo/photos/draw/vec.ts';
import { darker, mix, oval, path, shape } from '#demo/photos/draw/svg.ts';

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
