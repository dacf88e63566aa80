import { shrubs, tree, tufts } from '#demo/photos/draw/foliage.ts';
import { lit } from '#demo/photos/draw/light.ts';
import { treeLine } from '#demo/photos/draw/sky.ts';
import { box } from '#demo/photos/draw/solids.ts';
import type { Stage } from '#demo/photos/draw/stage.ts';
import { HEIGHT, WIDTH, darker, lighter, mix, oval, path, rect, repeat } from '#demo/photos/draw/svg.ts';
import { sails } from './vistas.ts';

export function water(stage: Stage): string {
  const { random, light, horizon } = stage;
  return (
    rect(0, horizon, WIDTH, HEIGHT - horizon, 'url(#sea)') +
    repeat(44, () => {
      const y = horizon + random.next() ** 2 * 260 + 4;
      const wide = (30 + (y - horizon) * 0.6) * random.between(0.6, 1.6);
      return oval(
        random.between(0, WIDTH),
        y,
        wide,
        1 + (y - horizon) * 0.012,
        random.chance(0.6) ? lighter(light.sky[2], 0.5) : '#2f6076',
        { opacity: 0.3 },
      );
    }) +
    (light.kind === 'golden' || light.kind === 'dusk'
      ? oval(random.between(300, 1300), horizon + 50, 260, 190, 'url(#halo)')
      : '')
  );
}

export function ocean(stage: Stage): string {
  const { random, light, horizon, look } = stage;
  const sand = lit(light, '#ead9b8', [0, 1, 0]);
  const kind = look === 'miami' || look === 'losangeles' ? 'palm' : look === 'lowcountry' ? 'fan' : 'cypress';
  return (
    water(stage) +
    path(
      `M0 ${HEIGHT}V${horizon + 210}Q500 ${horizon + 150} 900 ${horizon + 190}T${WIDTH} ${horizon + 150}V${HEIGHT}Z`,
      '#f6f3ea',
      { opacity: 0.8 },
    ) +
    path(`M0 ${HEIGHT}V${horizon + 226}Q500 ${horizon + 168} 900 ${horizon + 206}T${WIDTH} ${horizon + 166}V${HEIGHT}Z`, sand) +
    sails(stage) +
    repeat(12, () =>
      oval(random.between(0, WIDTH), random.between(horizon + 240, 760), random.between(40, 120), 6, darker(sand, 0.12), {
        opacity: 0.4,
      }),
    ) +
    Array.from({ length: 5 }, (_, i) =>
      tree(stage, [(i - 2) * 5 + random.between(-2, 2), 0, random.between(7, 13)], random.between(4, 6.5), kind),
    ).join('') +
    shrubs(stage, [-10, 0, 5], [10, 0, 5], 1)
  );
}

export function marsh(stage: Stage): string {
  const { random, light, horizon, palette } = stage;
  const reed = lit(light, '#a9a55e', [0, 1, 0]);
  const creek = (y: number, wide: number): string =>
    path(
      `M-20 ${y}Q${random.int(300, 500)} ${y - 40} ${random.int(600, 800)} ${y + 8}T1640 ${y - 20}V${y - 20 + wide}Q${random.int(1000, 1200)} ${y + wide * 1.3} ${random.int(600, 800)} ${y + wide + 10}T-20 ${y + wide}Z`,
      'url(#sea)',
    );
  return (
    treeLine(stage, palette.leaf, 90, 0.35) +
    rect(0, horizon, WIDTH, HEIGHT - horizon, mix(reed, light.sky[2], 0.2)) +
    creek(horizon + 26, 16) +
    creek(horizon + 90, 50) +
    repeat(60, () => {
      const z = random.between(4, 40);
      return tufts(
        stage,
        [random.between(-3 - z * 0.7, 3 + z * 0.7), 0, z],
        random.between(0.7, 1.1),
        random.pick(['#a9a55e', '#8f9a55', '#c2b36a']),
        5,
      );
    }) +
    box(stage, { x: 2, y: 0.2, z: 8, width: 1.4, height: 0.15, depth: 26 }, '#b0a594', { top: '#c2b7a4' }) +
    Array.from(
      { length: 6 },
      (_, i) =>
        box(stage, { x: 2, z: 33 - i * 4.6, width: 0.14, height: 1, depth: 0.14 }, '#8d8172') +
        box(stage, { x: 3.3, z: 33 - i * 4.6, width: 0.14, height: 1, depth: 0.14 }, '#8d8172'),
    ).join('') +
    tree(stage, [-7, 0, 9], 7, 'oak') +
    tree(stage, [9, 0, 11], 5, 'fan')
  );
}
