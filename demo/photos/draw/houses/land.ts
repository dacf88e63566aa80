import { shrubs, tree, tufts } from '#demo/photos/draw/foliage.ts';
import { lit } from '#demo/photos/draw/light.ts';
import { box, floor } from '#demo/photos/draw/solids.ts';
import { type Parts, createStage } from '#demo/photos/draw/stage.ts';
import type { Vec } from '#demo/photos/draw/vec.ts';
import { HEIGHT, WIDTH, darker, lighter, mix, oval, rect, repeat } from '#demo/photos/draw/svg.ts';
import type { DrawnHome } from '#demo/photos/home-code.ts';
import { backdrop, plantsOf } from './street.ts';

/** A lot with stakes at its corners. */
export function land(parts: Parts, _: DrawnHome): string {
  const { random, palette, look, light } = parts;
  const stage = createStage({
    ...parts,
    camera: {
      eye: [0, random.between(2.4, 5), -16],
      yaw: random.between(-0.15, 0.15),
      focal: 1400,
      horizon: random.between(400, 480),
    },
  });
  const grass = lit(
    light,
    mix(palette.grass, look === 'losangeles' || look === 'eastbay' ? '#c9b878' : '#a8b868', 0.45),
    [0, 1, 0],
  );
  const plane = floor(stage);
  const [left, right, far] = [-8, 8, 20];
  const stakes: Vec[] = [
    [left, 0, -3],
    [right, 0, -3],
    [left, 0, far],
    [right, 0, far],
  ];
  const isFenced = random.chance(0.5);
  return (
    backdrop(stage) +
    rect(0, stage.horizon, WIDTH, HEIGHT - stage.horizon, mix(grass, light.sky[2], 0.25)) +
    plane.quad(-90, -12, 180, 70, grass) +
    repeat(46, () => {
      const at: Vec = [random.between(-26, 26), 0, random.between(-9, 30)];
      const [x, y] = stage.point(at);
      const m = stage.scaleAt(at);
      return oval(x, y, m * random.between(0.8, 3), m * 0.12, random.chance(0.5) ? lighter(grass, 0.25) : darker(grass, 0.2), {
        opacity: 0.25,
      });
    }) +
    Array.from({ length: 9 }, (_, i): Vec => [(i - 4) * 9 + random.between(-3, 3), 0, random.between(24, 34)])
      .map((at) => tree(stage, at, random.between(5, 10), random.pick(plantsOf[look])))
      .join('') +
    plane.quad(left, -3, right - left, far + 3, palette.accent, { opacity: 0.12 }) +
    stage.lines(
      [
        [stakes[0] ?? [0, 0, 0], stakes[2] ?? [0, 0, 0]],
        [stakes[1] ?? [0, 0, 0], stakes[3] ?? [0, 0, 0]],
        [stakes[2] ?? [0, 0, 0], stakes[3] ?? [0, 0, 0]],
        [stakes[0] ?? [0, 0, 0], stakes[1] ?? [0, 0, 0]],
      ],
      lighter(palette.accent, 0.5),
      2.5,
      0.9,
    ) +
    (isFenced
      ? Array.from({ length: 15 }, (_, i) =>
          box(stage, { x: -21 + i * 3, z: far + 2, width: 0.16, height: 1.2, depth: 0.16 }, palette.wood),
        ).join('') +
        stage.lines(
          [0.5, 1].map(
            (y) =>
              [
                [-21, y, far + 2],
                [21, y, far + 2],
              ] as const,
          ),
          lit(light, palette.wood, [0, 0, -1]),
          4,
        )
      : '') +
    [...stakes]
      .sort((a, b) => b[2] - a[2])
      .map(
        ([x, , z]) =>
          box(stage, { x: x - 0.05, z, width: 0.1, height: 1.3, depth: 0.1 }, '#e9dcc0') +
          stage.face(
            [
              [x, 1.3, z],
              [x, 1, z],
              [x + 0.6, 1.15, z],
            ],
            palette.accent,
          ),
      )
      .join('') +
    repeat(16, () =>
      tufts(
        stage,
        [random.between(-12, 12), 0, random.between(-8, 12)],
        random.between(0.3, 0.7),
        random.pick([palette.grass, '#b9ab6a', palette.leaf]),
        7,
      ),
    ) +
    tree(stage, [random.pick([-11, 11]), 0, 1], random.between(6, 8), random.pick(plantsOf[look])) +
    shrubs(stage, [-14, 0, -2], [-10, 0, 0], 0.9, { flowers: true }) +
    rect(0, HEIGHT - 60, WIDTH, 60, 'url(#fade)')
  );
}
