import { leafMass, shrubs, tree, tufts } from '#demo/photos/draw/foliage.ts';
import { neighbor, plantsOf } from '#demo/photos/draw/houses/street.ts';
import { lit } from '#demo/photos/draw/light.ts';
import { sofa } from '#demo/photos/draw/rooms/furniture.ts';
import { plant } from '#demo/photos/draw/rooms/lamp-and-plant.ts';
import { type Part, put } from '#demo/photos/draw/rooms/put.ts';
import { hills, sky, treeLine } from '#demo/photos/draw/sky.ts';
import { floor, front, side } from '#demo/photos/draw/solids.ts';
import { type Parts, type Stage, createStage } from '#demo/photos/draw/stage.ts';
import type { Vec } from '#demo/photos/draw/vec.ts';
import { HEIGHT, WIDTH, darker, lighter, mix, oval, path, rect, repeat } from '#demo/photos/draw/svg.ts';
import type { DrawnHome } from '#demo/photos/home-code.ts';

function lounge(stage: Stage, cloth: string): Part[] {
  const wood = stage.palette.wood;
  return [
    { x: -0.32, y: 0.22, z: 0, width: 0.64, height: 0.08, depth: 1.3, color: wood },
    { x: -0.3, y: 0.3, z: 0.02, width: 0.6, height: 0.1, depth: 1.26, color: cloth, soft: 0.05 },
    { x: -0.3, y: 0.34, z: 1.2, width: 0.6, height: 0.5, depth: 0.14, color: lighter(cloth, 0.1), soft: 0.08 },
    ...[-0.28, 0.22].flatMap((x) =>
      [0.1, 1.1].map((z): Part => ({ x, z, width: 0.06, height: 0.24, depth: 0.06, color: darker(wood, 0.3) })),
    ),
  ];
}

/** The yard behind the house: a fence or hedge, planting, and a lawn, a deck or a pool in front. */
export function backyard(parts: Parts, home: DrawnHome, kind: 'garden' | 'deck' | 'pool'): string {
  const { random, palette, look } = parts;
  const stage = createStage({
    ...parts,
    camera: {
      eye: [random.between(-1.5, 1.5), kind === 'pool' ? 2.6 : 2.1, -6],
      yaw: random.between(-0.12, 0.12),
      focal: 1050,
      horizon: random.between(330, 390),
    },
  });
  const { light } = stage;
  const ground = floor(stage);
  const grass = ground.tone(palette.grass);
  const fence = front(stage, 10);
  const wood = mix(palette.wood, '#b8a48c', 0.35);
  const edge = random.int(0, 2);
  const paving = ground.tone(random.pick(['#d6cec0', '#c9b9a2', '#d9d2c8', '#bfb6aa']));
  const cloth = random.pick([palette.accent, '#f1ece2', palette.second, lighter(palette.accent, 0.4)]);
  const kinds = plantsOf[look];
  const deckZ = kind === 'deck' ? 3.2 : 1;
  const poolX = random.between(-1.2, 1.2);
  const pool = [
    [poolX - 3.6, 2.6],
    [poolX + 3.6, 2.6],
    [poolX + 3.6, 6.6],
    [poolX - 3.6, 6.6],
  ] as const;
  const swimming =
    ground.quad(-9, 1, 18, 7.2, paving) +
    ground.courses(-9, 1, 18, 7.2, 0.9, '#9a9184', 0.35) +
    ground.stripes(-9, 1, 18, 7.2, 0.9, '#9a9184', 0.35) +
    ground.poly(
      pool.map(([u, v]) => [u + (u > poolX ? 0.25 : -0.25), v + (v > 4 ? 0.25 : -0.25)] as const),
      ground.tone('#efe9de'),
    ) +
    ground.poly(pool, 'url(#water)') +
    side(stage, poolX - 3.6, 'right').quad(2.6, -0.2, 4, 0.2, '#cfe3e4', { opacity: 0.6 }) +
    repeat(14, () => {
      const [x, y] = stage.point([poolX + random.between(-3, 3), 0, random.between(3, 6.3)]);
      return oval(x, y, random.between(20, 70), 2, '#ffffff', { opacity: 0.3 });
    }) +
    [-1, 1].map((i) => put(stage, lounge(stage, cloth), poolX + i * random.between(0.9, 1.4), 6.9)).join('') +
    umbrella(stage, [poolX, 0, 7.6], random.pick([palette.accent, '#f4efe4', palette.second]));
  const boards =
    ground.quad(-9, -6, 18, 6 + deckZ, ground.tone(wood)) +
    ground.courses(-9, -6, 18, 6 + deckZ, 0.2, darker(wood, 0.4), 0.45) +
    front(stage, deckZ).quad(-9, -0.25, 18, 0.25, darker(wood, 0.4));
  const patio =
    ground.quad(-9, -6, 18, 6 + deckZ, paving) +
    ground.courses(-9, -6, 18, 6 + deckZ, 0.8, '#8f877b', 0.35) +
    ground.stripes(-9, -6, 18, 6 + deckZ, 0.8, '#8f877b', 0.3);
  const outdoor = (): string => {
    const z = kind === 'deck' ? 1.2 : -0.6;
    const cushions = random.pick(['#efe9dd', '#8f9a9c', lighter(palette.second, 0.4)]);
    return random.chance(0.55)
      ? put(stage, sofa(stage, 2, cushions), -0.6, z + 0.6) +
          put(stage, sofa(stage, 0.85, cushions), 1.7, z + 0.4, 'right') +
          put(stage, [{ x: -0.5, z: 0, width: 1, height: 0.36, depth: 0.6, color: '#8a857d', soft: 0.03 }], -0.3, z - 0.6)
      : put(
          stage,
          [
            { x: -0.9, y: 0.7, z: 0, width: 1.8, height: 0.06, depth: 0.9, color: palette.wood },
            ...[-0.8, 0.72].map((x): Part => ({
              x,
              z: 0.4,
              width: 0.08,
              height: 0.7,
              depth: 0.08,
              color: darker(palette.wood, 0.3),
            })),
          ],
          0,
          z,
        ) +
          [-1, 1]
            .map((i) =>
              put(
                stage,
                [
                  { x: -0.24, y: 0.4, z: 0, width: 0.48, height: 0.06, depth: 0.46, color: cloth, soft: 0.04 },
                  { x: -0.24, y: 0.46, z: 0.42, width: 0.48, height: 0.4, depth: 0.05, color: '#5b554d' },
                  { x: -0.2, z: 0.1, width: 0.05, height: 0.4, depth: 0.05, color: '#5b554d' },
                  { x: 0.16, z: 0.1, width: 0.05, height: 0.4, depth: 0.05, color: '#5b554d' },
                ],
                i * 1.4,
                z + 0.2,
                i < 0 ? 'left' : 'right',
              ),
            )
            .join('') +
          umbrella(stage, [0, 0, z + 0.5], palette.accent);
  };
  const behind = Array.from({ length: 6 }, (_, i): Vec => [
    (i - 2.5) * 4.4 + random.between(-1.6, 1.6),
    0,
    random.between(10.5, 14),
  ]);
  return (
    sky(stage) +
    (look === 'losangeles' || look === 'eastbay' || look === 'sanfrancisco' ? hills(stage, '#8f9a70', 130) : '') +
    treeLine(stage, palette.leaf, random.between(50, 110), 0.25) +
    (random.chance(0.45)
      ? neighbor(stage, random.pick([-13, 5]), 8, 5, 15, random.pick(['#e6dccb', '#c9d2cf', '#d8c0a8']))
      : '') +
    rect(0, stage.horizon + 20, WIDTH, HEIGHT, mix(grass, light.sky[2], 0.1)) +
    behind.map((at) => tree(stage, at, random.between(4.5, 8.5), random.pick(kinds))).join('') +
    (edge === 2
      ? fence.quad(-24, 0, 48, 1.9, lit(light, darker(palette.leaf, 0.2), [0, 0, -1])) +
        repeat(26, (i) => {
          const [x, y] = stage.point([-15 + i * 1.2, 1.5, 9.9]);
          const m = stage.scaleAt([0, 0, 10]);
          return leafMass(stage, x, y, m * 0.8, m * 0.6, palette.leaf, 0.35);
        })
      : fence.quad(-24, 0, 48, 1.9, lit(light, edge === 0 ? wood : '#e9e3d8', [0, 0, -1])) +
        (edge === 0
          ? fence.stripes(-15, 0, 30, 1.9, 0.2, darker(wood, 0.4), 0.5)
          : fence.courses(-20, 0, 40, 1.9, 0.25, '#a79e90', 0.5)) +
        fence.panel(-24, 1.86, 48, 0.1, lighter(wood, 0.2), 0.05)) +
    ground.quad(-24, -6, 48, 16, grass) +
    repeat(18, () => {
      const at: Vec = [random.between(-9, 9), 0, random.between(2, 9)];
      const [x, y] = stage.point(at);
      const m = stage.scaleAt(at);
      return oval(x, y, m * random.between(0.6, 1.8), m * 0.1, random.chance(0.5) ? lighter(grass, 0.3) : light.shade, {
        opacity: 0.12,
      });
    }) +
    shrubs(stage, [-11, 0, 9.2], [-1, 0, 9.3], random.between(0.8, 1.2), { flowers: true }) +
    shrubs(stage, [1, 0, 9.3], [11, 0, 9.2], random.between(0.8, 1.2), { flowers: random.chance(0.5) }) +
    (kind === 'garden'
      ? ground.poly(
          [
            [-0.6, -1],
            [0.8, -1],
            [1.6, 3.2],
            [3.4, 7],
            [2.5, 7],
            [0.6, 3.4],
          ],
          paving,
          {},
        )
      : '') +
    (kind === 'pool' ? swimming : tree(stage, [random.pick([-5.4, 5.4]), 0, 6.4], random.between(4, 6), random.pick(kinds))) +
    [-1, 1]
      .map((i) =>
        tufts(
          stage,
          [i * random.between(5, 6.4), 0, 4.5],
          random.between(0.6, 1.1),
          random.pick([palette.leaf, '#8fa27a', '#b9ab6a']),
        ),
      )
      .join('') +
    (kind === 'deck' ? boards + outdoor() : kind === 'garden' ? patio + outdoor() : '') +
    plant(stage, [-3.4, 0, deckZ - 1], random.between(1, 1.5)) +
    plant(stage, [3.4, 0, deckZ - 0.8], random.between(0.9, 1.4)) +
    (light.isLit || random.chance(0.3) ? lights(stage) : '') +
    (home.outlook === 'pool' ? '' : rect(0, HEIGHT - 60, WIDTH, 60, 'url(#fade)'))
  );
}

function umbrella(stage: Stage, at: Vec, cloth: string): string {
  const [x, y] = stage.point(at);
  const m = stage.scaleAt(at);
  const tone = lit(stage.light, cloth, [0, 0.8, -0.6]);
  const top = y - m * 2.5;
  const rib = (from: number, to: number, color: string): string =>
    path(
      `M${x.toFixed(1)} ${top.toFixed(1)}L${(x + m * from).toFixed(1)} ${(y - m * 1.9).toFixed(1)}Q${(x + (m * (from + to)) / 2).toFixed(1)} ${(y - m * 1.8).toFixed(1)} ${(x + m * to).toFixed(1)} ${(y - m * 1.9).toFixed(1)}Z`,
      color,
    );
  return (
    rect(x - 3, top, 6, m * 2.5, '#7d6a55') +
    rib(-1.4, -0.5, darker(tone, 0.12)) +
    rib(-0.5, 0.5, tone) +
    rib(0.5, 1.4, darker(tone, 0.2))
  );
}

function lights(stage: Stage): string {
  const sag = (t: number): number => 70 + Math.sin(t * Math.PI * 3) ** 2 * 46;
  return (
    path(
      `M0 ${sag(0).toFixed(0)}${Array.from({ length: 24 }, (_, i) => `L${(((i + 1) * WIDTH) / 24).toFixed(0)} ${sag((i + 1) / 24).toFixed(0)}`).join('')}`,
      'none',
      { stroke: '#4a4541', strokeWidth: 2 },
    ) +
    Array.from({ length: 14 }, (_, i) => {
      const t = (i + 0.5) / 14;
      return (
        oval(t * WIDTH, sag(t) + 10, 6, 8, '#ffe9b8') +
        (stage.light.isLit ? oval(t * WIDTH, sag(t) + 10, 40, 36, 'url(#halo)') : '')
      );
    }).join('')
  );
}
