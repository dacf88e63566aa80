import { ambient, lit } from '#demo/photos/draw/light.ts';
import { plant } from '#demo/photos/draw/rooms/lamp-and-plant.ts';
import { floor, front } from '#demo/photos/draw/solids.ts';
import type { Stage } from '#demo/photos/draw/stage.ts';
import { HEIGHT, WIDTH, darker, lighter, line, mix, path, rect, repeat, shape } from '#demo/photos/draw/svg.ts';

/** Roofs of the town below. */
export function roofs({ random, light, horizon, palette }: Stage): string {
  const row = (y: number, size: number, haze: number): string =>
    repeat(Math.ceil(WIDTH / size) + 1, (i) => {
      const [x, high] = [i * size - random.between(0, size * 0.4), size * random.between(0.35, 0.75)];
      const wall = mix(
        ambient(light, random.pick(['#e1d6c4', '#c3cdc9', '#d5b9a6', '#b3bfc6', '#e9e2d4', '#cfae92']), 0.6),
        light.sky[2],
        haze,
      );
      const roof = darker(wall, 0.3);
      const isGable = random.chance(0.4);
      const glow = light.isLit && random.chance(0.6) ? 'url(#glow)' : 'url(#glass)';
      return (
        rect(x, y - high, size * 0.96, high + size, wall) +
        rect(x + size * 0.66, y - high, size * 0.3, high + size, light.shade, { opacity: 0.14 }) +
        (isGable
          ? shape(
              [
                [x - 6, y - high],
                [x + size * 0.48, y - high - size * 0.28],
                [x + size * 0.98, y - high],
              ],
              roof,
            )
          : rect(x - 4, y - high - 6, size, 10, roof)) +
        repeat(3, (w) => rect(x + size * (0.12 + w * 0.28), y - high + size * 0.16, size * 0.15, size * 0.24, glow))
      );
    });
  return (
    rect(0, horizon + 150, WIDTH, HEIGHT, mix(ambient(light, palette.leaf, 0.4), light.sky[2], 0.2)) +
    row(horizon + 170, 96, 0.34) +
    row(horizon + 240, 150, 0.18) +
    row(horizon + 350, 230, 0.05)
  );
}

export function sails({ random, light, horizon }: Stage): string {
  return repeat(random.int(2, 5), () => {
    const y = horizon + random.between(20, 120);
    const [x, size] = [random.between(100, 1500), 0.35 + (y - horizon) / 130];
    const white = mix('#fffdf6', light.sky[2], light.kind === 'dusk' ? 0.5 : 0.1);
    return (
      path(`M${x} ${y}h${44 * size}l${-8 * size} ${11 * size}h${-28 * size}Z`, white) +
      shape(
        [
          [x + 20 * size, y - 4 * size],
          [x + 20 * size, y - 62 * size],
          [x + 44 * size, y - 6 * size],
        ],
        white,
      ) +
      shape(
        [
          [x + 16 * size, y - 4 * size],
          [x + 16 * size, y - 50 * size],
          [x - 4 * size, y - 6 * size],
        ],
        darker(white, 0.1),
      )
    );
  });
}

/** A suspension bridge over the water. */
export function bridge({ light, horizon, random }: Stage): string {
  const iron = mix(ambient(light, '#b4553c', 0.7), light.sky[2], 0.25);
  const [first, gap] = [random.between(240, 480), random.between(460, 560)];
  const deck = horizon - 40;
  const top = deck - 170;
  const tower = (x: number): string =>
    rect(x - 10, top, 9, 215, iron) +
    rect(x + 14, top, 9, 215, iron) +
    repeat(4, (i) => rect(x - 10, top + 12 + i * 44, 32, 8, iron));
  const [a, b] = [first + 6, first + gap + 6];
  const cable = `M${a - gap * 0.7} ${deck}Q${a - gap * 0.3} ${deck - 20} ${a} ${top}Q${(a + b) / 2} ${deck + 130} ${b} ${top}Q${b + gap * 0.3} ${deck - 20} ${b + gap * 0.7} ${deck}`;
  return (
    tower(first) +
    tower(first + gap) +
    rect(a - gap * 0.8, deck, gap * 2.6, 9, iron) +
    path(cable, 'none', { stroke: iron, strokeWidth: 4 }) +
    repeat(24, (i) => {
      const t = (i + 0.5) / 24;
      const x = a + t * (b - a);
      return line([x, deck], [x, top + (deck - 20 - top) * (1 - (2 * t - 1) ** 2)], iron, 1.4, 0.6);
    })
  );
}

/** The balcony or deck that one stands on, its railing and a plant. */
export function near(stage: Stage): string {
  const { random, light, palette } = stage;
  const wood = mix(palette.wood, '#b0a08c', 0.4);
  const ground = floor(stage);
  const kind = random.int(0, 2);
  const z = 1.2;
  const rail = front(stage, z);
  const dark = lit(light, kind === 2 ? '#f4f1ea' : '#33373a', [0, 0, -1]);
  return (
    ground.quad(-12, -4, 24, 4 + z, ground.tone(kind === 1 ? '#cfc9be' : wood)) +
    (kind === 1
      ? ground.courses(-12, -4, 24, 4 + z, 0.7, '#9a9388', 0.4)
      : ground.stripes(-12, -4, 24, 4 + z, 0.18, darker(wood, 0.4), 0.4)) +
    (kind === 1
      ? rail.quad(-8, 0.06, 16, 0.94, '#dbe9ec', { opacity: 0.22 }) +
        repeat(9, (i) => rail.quad(-7 + i * 1.75, 0, 0.06, 1, dark)) +
        rail.poly(
          [
            [-2, 0.06],
            [-1.2, 0.06],
            [-0.4, 1],
            [-1.2, 1],
          ],
          '#ffffff',
          { opacity: 0.16 },
        )
      : kind === 0
        ? stage.lines(
            [0.2, 0.36, 0.52, 0.68, 0.84].map(
              (y) =>
                [
                  [-8, y, z],
                  [8, y, z],
                ] as const,
            ),
            dark,
            2.2,
          ) + repeat(9, (i) => rail.quad(-7 + i * 1.75, 0, 0.07, 1, dark))
        : stage.lines(
            Array.from(
              { length: 80 },
              (_, i) =>
                [
                  [-7 + i * 0.175, 0.08, z],
                  [-7 + i * 0.175, 1, z],
                ] as const,
            ),
            dark,
            5,
          )) +
    rail.quad(-9, 0.98, 18, 0.08, kind === 1 ? dark : lighter(dark, kind === 2 ? 0.2 : 0), { out: 0.04 }) +
    (random.chance(0.7) ? plant(stage, [random.pick([-2, 2]), 0, 0.7], random.between(0.9, 1.4)) : '')
  );
}
