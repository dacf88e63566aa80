import { shrubs, tree } from '#demo/photos/draw/foliage.ts';
import { groundOf, neighbor, plantsOf } from '#demo/photos/draw/houses/street.ts';
import { lit } from '#demo/photos/draw/light.ts';
import { hills, sky, treeLine } from '#demo/photos/draw/sky.ts';
import { type Parts, type Stage, createStage } from '#demo/photos/draw/stage.ts';
import { HEIGHT, WIDTH, mix, rect } from '#demo/photos/draw/svg.ts';

export function rolling(stage: Stage): string {
  const { random, palette, look } = stage;
  const dry = look === 'eastbay' || look === 'losangeles';
  return (
    hills(stage, dry ? '#b3a05f' : '#7f9a63', 210) +
    treeLine(stage, palette.leaf, 60, 0.3) +
    rect(
      0,
      stage.horizon + 10,
      WIDTH,
      HEIGHT,
      lit(stage.light, mix(palette.grass, dry ? '#c2ad68' : palette.grass, 0.5), [0, 1, 0]),
    ) +
    Array.from({ length: 22 }, () => [random.between(-16, 16), 0, random.between(8, 34)] as const)
      .sort((a, b) => b[2] - a[2])
      .map((at) => tree(stage, at, random.between(2.5, 4.5), random.pick(plantsOf[look])))
      .join('')
  );
}

export function woods(stage: Stage): string {
  const { random, palette } = stage;
  return (
    treeLine(stage, palette.leaf, 260, 0.12) +
    rect(0, stage.horizon + 10, WIDTH, HEIGHT, lit(stage.light, mix(palette.grass, '#6b7a45', 0.4), [0, 1, 0])) +
    Array.from({ length: 14 }, (_, i) => [(i - 6.5) * 2.2 + random.between(-1, 1), 0, random.between(6, 16)] as const)
      .sort((a, b) => b[2] - a[2])
      .map((at) => tree(stage, at, random.between(6, 11), random.pick(['maple', 'pine', 'round', 'maple', 'oak'] as const)))
      .join('') +
    shrubs(stage, [-9, 0, 4.5], [9, 0, 4.5], 0.9)
  );
}

/** Along the street in front of the home, with its neighbors. */
export function streetView(parts: Parts): string {
  const { random, look } = parts;
  const stage = createStage({
    ...parts,
    camera: { eye: [0, 2, -12], yaw: random.pick([-1, 1]) * random.between(0.5, 0.62), focal: 1150, horizon: 500 },
  });
  const colors = ['#e1d6c4', '#c3cdc9', '#d5b9a6', '#b3bfc6', '#e9e2d4', '#c9ccb6', '#a9b7ae', parts.palette.wall];
  const isRow = look === 'sanfrancisco';
  const sign = stage.point([10, 0, 0])[0] - stage.point([-10, 0, 0])[0] > 0 && stage.point([0, 0, 0])[0] > WIDTH / 2 ? -1 : 1;
  return (
    sky(stage) +
    (look === 'miami'
      ? treeLine(stage, parts.palette.leaf, 70)
      : hills(stage, '#8c9a72', 90) + treeLine(stage, parts.palette.leaf, 50)) +
    groundOf(stage, { yard: isRow ? 0 : 4, surface: isRow ? 'paving' : 'lawn' }) +
    Array.from({ length: 8 }, (_, i) => 7 - i)
      .map((i) =>
        neighbor(
          stage,
          sign * (i * (isRow ? 7.4 : 12) - 16) - (sign < 0 ? 7 : 0),
          isRow ? 7.2 : 8.6,
          isRow ? random.between(8, 10.5) : random.between(3.6, 7),
          0,
          random.pick(colors),
        ),
      )
      .join('') +
    Array.from({ length: 6 }, (_, i) => 5 - i)
      .map((i) =>
        tree(
          stage,
          [sign * (i * 8 - 10), 0, isRow ? -1.6 : -4.4],
          random.between(4.5, 6.5),
          look === 'miami' || look === 'losangeles' ? 'palm' : 'street',
        ),
      )
      .join('')
  );
}
