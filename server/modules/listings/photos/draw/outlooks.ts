import type { DrawnHome, Outlook } from '#server/modules/listings/photos/home-code.ts';
import { leafMass, shrubs, tree, tufts } from './foliage.ts';
import { put, sofa, plant, type Part } from './furniture.ts';
import type { Parts } from './houses-classic.ts';
import { lit } from './light.ts';
import { hills, sky, skyline, treeLine } from './sky.ts';
import { box, floor, front, side } from './solids.ts';
import { createStage, type Stage, type Vec } from './stage.ts';
import { groundOf, neighbor, plantsOf } from './street.ts';
import { bridge, near, roofs, sails } from './vistas.ts';
import { darker, HEIGHT, lighter, mix, oval, path, rect, repeat, WIDTH } from './svg.ts';

/** What is seen from the home, or behind it. */
export const drawOutlook: Record<Outlook, (parts: Parts, home: DrawnHome) => string> = {
  garden: (parts, home) => backyard(parts, home, 'garden'),
  deck: (parts, home) => backyard(parts, home, 'deck'),
  pool: (parts, home) => backyard(parts, home, 'pool'),
  city: (parts) => view(parts, (stage) => hills(stage, '#7f9277', 90) + skyline(stage, -60, 1660, 330, 0.3) + roofs(stage)),
  water: (parts) =>
    view(
      parts,
      (stage) =>
        hills(stage, '#7f9277', 110) +
        (stage.random.chance(0.4) ? skyline(stage, 700, 1700, 160, 0.5) : '') +
        water(stage) +
        sails(stage) +
        roofs(stage),
    ),
  bridge: (parts) =>
    view(parts, (stage) => hills(stage, '#7f9277', 120) + bridge(stage) + water(stage) + sails(stage) + roofs(stage)),
  ocean: (parts) => view(parts, ocean),
  marsh: (parts) => view(parts, marsh),
  hills: (parts) => view(parts, rolling),
  woods: (parts) => view(parts, woods),
  street: (parts) => streetView(parts),
};

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
function backyard(parts: Parts, home: DrawnHome, kind: 'garden' | 'deck' | 'pool'): string {
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

/** From a balcony or a deck: the far land, then a railing. */
function view(parts: Parts, land: (stage: Stage) => string): string {
  const { random } = parts;
  const stage = createStage({
    ...parts,
    camera: { eye: [0, 1.6, -3.4], yaw: random.between(-0.08, 0.08), focal: 1000, horizon: random.between(400, 470) },
  });
  return sky(stage) + land(stage) + near(stage) + rect(0, HEIGHT - 80, WIDTH, 80, 'url(#fade)');
}

function water(stage: Stage): string {
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

function ocean(stage: Stage): string {
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

function marsh(stage: Stage): string {
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

function rolling(stage: Stage): string {
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

function woods(stage: Stage): string {
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
function streetView(parts: Parts): string {
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
