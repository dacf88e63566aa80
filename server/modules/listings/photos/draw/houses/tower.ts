import { tree } from '#server/modules/listings/photos/draw/foliage.ts';
import { skyline } from '#server/modules/listings/photos/draw/sky.ts';
import { box, cornersOf, front, side, wallShadow } from '#server/modules/listings/photos/draw/solids.ts';
import { type Parts, type Stage, hull } from '#server/modules/listings/photos/draw/stage.ts';
import { darker, lighter, mix } from '#server/modules/listings/photos/draw/svg.ts';
import type { DrawnHome } from '#server/modules/listings/photos/home-code.ts';
import { backdrop, groundOf, neighbor, plantsOf, streetStage } from './street.ts';

/** The towers beside it, paler. */
function others(stage: Stage, width: number): string {
  const { random, light } = stage;
  return [-1, 1]
    .map((sideways) => {
      const [wide, high, z] = [random.between(18, 26), random.between(22, 52), random.between(24, 50)];
      const x = sideways < 0 ? -width / 2 - wide - random.between(4, 22) : width / 2 + random.between(4, 22);
      const tone = mix(random.pick(['#c3ccd0', '#d9cfc0', '#a9b4bb', '#e4ded2', '#b8a797']), light.sky[1], 0.3);
      const plane = front(stage, z);
      return (
        box(stage, { x, z, width: wide, height: high, depth: 16 }, tone) +
        Array.from({ length: Math.floor(high / 4) }, (_, i) =>
          plane.quad(x + 1, 2 + i * 4, wide - 2, 2.2, light.isLit && random.chance(0.4) ? '#f0c98c' : 'url(#glass)', {
            opacity: 0.7,
          }),
        ).join('') +
        plane.stripes(x, 0, wide, high, 3, tone, 1) +
        plane.stripes(x + 0.1, 0, wide, high, 3, tone, 1)
      );
    })
    .join('');
}

/** A condominium tower over the city. */
export function tower(parts: Parts, home: DrawnHome): string {
  const { random, palette, look } = parts;
  const rows = Math.round(Math.min(18, 8 + home.storeys * 0.3));
  const level = 3.2;
  const high = rows * level + 9;
  const stage = streetStage(parts, {
    eyeX: random.pick([-1, 1]) * random.between(18, 34),
    distance: 62 + rows * 2.1,
    horizon: 780,
    eyeY: random.between(3, 8),
    width: 60,
    height: high + 9,
  });
  const width = random.between(20, 27);
  const x = -width / 2;
  const depth = 19;
  const isWhite = look === 'miami' || random.chance(0.35);
  const face = isWhite ? '#f2efe8' : mix(palette.wall, random.pick(['#c9d4d9', '#b8c3c9', '#d5cabb', '#9fb0ba']), 0.7);
  const frame = isWhite ? '#ffffff' : random.pick([lighter(face, 0.5), darker(face, 0.45), palette.wood]);
  const body = { x, z: 0, width, height: high, depth };
  const podium = { x: x - 6, z: -5, width: width + 14, height: 9, depth: 24 };
  const onLeft = stage.eye[0] < 0;
  const flank = onLeft ? side(stage, x, 'left') : side(stage, x + width, 'right');
  const plane = front(stage, 0);
  const balconied = random.chance(look === 'miami' ? 0.9 : 0.5);
  const { light } = stage;
  const lamp = (): string =>
    light.isLit && random.chance(0.4)
      ? random.pick(['#ffdc98', '#ffe9bf', '#ffd083'])
      : random.chance(0.12)
        ? lighter(light.sky[1], 0.4)
        : 'url(#glass)';
  const columns = random.pick([4, 5, 6]);
  const step = width / columns;
  const storey = (i: number): string => {
    const y = 9 + i * level;
    const cells = Array.from({ length: columns }, (_, c) =>
      plane.quad(x + c * step + 0.3, y + 0.45, step - 0.6, level - 0.75, lamp()),
    ).join('');
    const sideCells = [0, 1, 2]
      .map((c) => flank.quad((c * depth) / 3 + 0.5, y + 0.45, depth / 3 - 1, level - 0.75, lamp(), { opacity: 0.85 }))
      .join('');
    const ledge = balconied
      ? front(stage, -1.3).panel(x - 0.4, y, width + 0.8, 0.35, frame) +
        front(stage, -1.3).quad(x - 0.4, y + 0.35, width + 0.8, 0.85, '#dbe8ea', { opacity: 0.42 }) +
        flank.panel(-1.3, y, depth * 0.6, 0.35, frame, 0.8)
      : i % 4 === 0
        ? plane.panel(x, y, width, 0.4, frame, 0.3)
        : '';
    return cells + sideCells + ledge;
  };
  return (
    backdrop(stage) +
    skyline(stage, -80, 1680, random.between(260, 420), 0.45) +
    groundOf(stage, { yard: 6, surface: 'paving' }) +
    stage.groundShadow(cornersOf(podium)) +
    Array.from({ length: 5 }, (_, i) =>
      tree(stage, [-46 + i * 22 + random.between(-4, 4), 0, 26], random.between(9, 13), random.pick(plantsOf[look])),
    ).join('') +
    Array.from({ length: 9 }, (_, i) =>
      neighbor(
        stage,
        -82 + i * 18 + random.between(-3, 3),
        random.between(12, 17),
        random.between(8, 24),
        40,
        random.pick(['#d9cdbb', '#c3cac9', '#d8c0a8', '#e6e0d4', '#b9c0c4']),
        false,
      ),
    ).join('') +
    others(stage, width) +
    box(stage, { x: x + width * 0.3, y: high + 0.4, z: 5, width: width * 0.4, height: 4, depth: 8 }, darker(face, 0.3)) +
    box(stage, body, face) +
    Array.from({ length: rows }, (_, i) => storey(i)).join('') +
    (balconied
      ? [0.25, 0.5, 0.75].map((part) => plane.panel(x + width * part - 0.15, 9, 0.3, high - 9, frame, 1.2)).join('')
      : [0, 0.333, 0.667, 0.97].map((part) => plane.panel(x + width * part, 9, 0.5, high - 9, frame, 0.4)).join('')) +
    box(stage, { x: x - 0.6, y: high - 0.6, z: -0.8, width: width + 1.2, height: 1, depth: depth + 1 }, frame) +
    wallShadow(
      stage,
      [
        [x, 11, -5],
        [x + width, 9, -5],
      ],
      0,
      hull,
    ) +
    box(stage, podium, mix(face, '#b8aa98', 0.5)) +
    Array.from(
      { length: 9 },
      (_, i) =>
        front(stage, -5).quad(
          podium.x + 1 + (i * (podium.width - 1)) / 9,
          0.6,
          (podium.width - 1) / 9 - 1,
          4.6,
          light.isLit ? 'url(#glow)' : 'url(#glass)',
        ) + front(stage, -5).quad(podium.x + 1 + (i * (podium.width - 1)) / 9, 6, (podium.width - 1) / 9 - 1, 2.2, 'url(#glass)'),
    ).join('') +
    front(stage, -5).panel(podium.x - 0.5, 8.6, podium.width + 1, 0.7, frame, 0.6) +
    box(stage, { x: -5, y: 4.4, z: -8, width: 10, height: 0.5, depth: 3 }, palette.accent) +
    Array.from({ length: 6 }, (_, i) =>
      tree(
        stage,
        [-30 + i * 12 + random.between(-2, 2), 0, -8.4],
        look === 'miami' || look === 'losangeles' ? random.between(9, 13) : random.between(7, 9),
        look === 'miami' || look === 'losangeles' ? 'palm' : 'street',
      ),
    ).join('')
  );
}
