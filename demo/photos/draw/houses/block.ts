import { type Plant, tree } from '#demo/photos/draw/foliage.ts';
import { skyline } from '#demo/photos/draw/sky.ts';
import { type Box, cornersOf } from '#demo/photos/draw/solids.ts';
import type { Stage } from '#demo/photos/draw/stage.ts';
import { backdrop, groundOf, neighbor, plantsOf } from './street.ts';

export function behindBlock(stage: Stage, body: Box, yard = 0, far = true): string {
  const { random } = stage;
  return (
    backdrop(stage) +
    (far && random.chance(0.5) ? skyline(stage, -50, 1650, 230, 0.55) : '') +
    groundOf(stage, { yard, surface: yard > 0 ? 'lawn' : 'paving' }) +
    stage.groundShadow(cornersOf(body)) +
    neighbor(
      stage,
      body.x - random.between(15, 17),
      14,
      body.height * random.between(0.5, 0.9),
      2,
      random.pick(['#d9cdbb', '#c3cac9', '#d8b9a0', '#b9a79a']),
    ) +
    neighbor(
      stage,
      body.x + body.width + random.between(1, 3),
      14,
      body.height * random.between(0.5, 0.9),
      2,
      random.pick(['#e3dac8', '#b9c4ca', '#cbb39f', '#d3d0c8']),
    )
  );
}

export function trees(stage: Stage, width: number, z: number, height = 6): string {
  const { random, look } = stage;
  const kind = random.pick(plantsOf[look].filter((plant): plant is Plant => plant !== 'oak' && plant !== 'cypress'));
  const count = random.int(2, 3);
  return Array.from({ length: count }, (_, i) =>
    tree(
      stage,
      [(-0.5 + (i + 0.5) / count) * (width + 8) + random.between(-1, 1), 0, z],
      height * random.between(0.8, 1.15),
      kind,
    ),
  ).join('');
}
