import { tree } from '#demo/photos/draw/foliage.ts';
import { skyline } from '#demo/photos/draw/sky.ts';
import { box, cornersOf, front, side, type Box } from '#demo/photos/draw/solids.ts';
import type { Parts, Stage } from '#demo/photos/draw/stage.ts';
import { darker, lighter, mix, rect, WIDTH } from '#demo/photos/draw/svg.ts';
import type { DrawnHome } from '#demo/photos/home-code.ts';
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

interface Shaft {
  face: string;
  frame: string;
  columns: number;
  isBalconied: boolean;
  /** A strip of another colour down the front, part of its width from the left. */
  strip: readonly [at: number, color: string] | undefined;
}

/** The body of a tower from the podium up: its storeys of glass, its balconies or its frame. */
function shaft(stage: Stage, body: Box, { face, frame, columns, isBalconied, strip }: Shaft): string {
  const { random, light } = stage;
  const { x, z, width, height, depth } = body;
  const plane = front(stage, z);
  const seesFlank = stage.eye[0] < x || stage.eye[0] > x + width;
  const flank = stage.eye[0] < x ? side(stage, x, 'left') : side(stage, x + width, 'right');
  const lamp = (): string =>
    light.isLit && random.chance(0.4)
      ? random.pick(['#ffdc98', '#ffe9bf', '#ffd083'])
      : random.chance(0.12)
        ? lighter(light.sky[1], 0.4)
        : 'url(#glass)';
  const step = width / columns;
  const storey = (i: number): string => {
    const y = PODIUM + i * LEVEL;
    return (
      Array.from({ length: columns }, (_, c) => plane.quad(x + c * step + 0.3, y + 0.45, step - 0.6, LEVEL - 0.75, lamp())).join(
        '',
      ) +
      (seesFlank ? [0, 1, 2] : [])
        .map((c) => flank.quad(z + (c * depth) / 3 + 0.5, y + 0.45, depth / 3 - 1, LEVEL - 0.75, lamp(), { opacity: 0.85 }))
        .join('') +
      (isBalconied
        ? front(stage, z - 1.3).panel(x - 0.4, y, width + 0.8, 0.35, frame) +
          front(stage, z - 1.3).quad(x - 0.4, y + 0.35, width + 0.8, 0.85, '#dbe8ea', { opacity: 0.42 }) +
          (seesFlank ? flank.panel(z - 1.3, y, depth * 0.6, 0.35, frame, 0.8) : '')
        : i % 4 === 0
          ? plane.panel(x, y, width, 0.4, frame, 0.3)
          : '')
    );
  };
  const fins = isBalconied ? [0.25, 0.5, 0.75] : [0, 0.333, 0.667, 0.97];
  return (
    box(stage, body, face) +
    Array.from({ length: Math.floor((height - PODIUM) / LEVEL) }, (_, i) => storey(i)).join('') +
    fins.map((part) => plane.panel(x + width * part, PODIUM, 0.4, height - PODIUM, frame, isBalconied ? 1.2 : 0.4)).join('') +
    (strip ? plane.panel(x + width * strip[0], PODIUM, width * 0.14, height - PODIUM, strip[1], isBalconied ? 1.4 : 0.5) : '') +
    box(stage, { x: x - 0.6, y: height - 0.6, z: z - 0.8, width: width + 1.2, height: 1, depth: depth + 1 }, frame)
  );
}

const LEVEL = 3.2;
/** Height of the floors of shops and lobby under a tower. */
const PODIUM = 9;

/** A condominium tower over the city: one body, one with a lower wing, or two. */
export function tower(parts: Parts, home: DrawnHome): string {
  const { random, palette, look } = parts;
  const rows = Math.round(Math.min(17, 7 + home.storeys * 0.3));
  const high = rows * LEVEL + PODIUM;
  const form = random.int(0, 3);
  const stage = streetStage(parts, {
    eyeX: random.pick([-1, 1]) * random.between(18, 34),
    distance: 62 + rows * 2.1,
    horizon: 790,
    eyeY: random.between(3, 8),
    width: 50,
    height: high + 7,
  });
  const { light } = stage;
  const isWarm = look === 'miami' || look === 'losangeles';
  const width = random.between(20, 27);
  const x = -width / 2;
  const isWhite = random.chance(look === 'miami' ? 0.55 : 0.3);
  const face = isWhite
    ? '#f2efe8'
    : random.pick([
        mix(palette.wall, '#c9d4d9', 0.45),
        mix(palette.wall, '#9fb0ba', 0.6),
        '#8d9aa3',
        mix(palette.brick, '#cbb9a8', 0.4),
        '#d9cbb6',
        '#5d6870',
      ]);
  const frame = isWhite ? '#ffffff' : random.pick([lighter(face, 0.5), darker(face, 0.4), '#e9e6df']);
  const facade: Shaft = {
    face,
    frame,
    columns: random.pick([4, 5, 6]),
    isBalconied: random.chance(look === 'miami' ? 0.85 : 0.5),
    strip: random.chance(0.4)
      ? [random.pick([0.06, 0.43, 0.8]), random.pick([palette.accent, palette.wood, darker(face, 0.4)])]
      : undefined,
  };
  const body: Box = { x, z: 0, width, height: high, depth: 19 };
  const sideways = random.pick([-1, 1]);
  const wingWidth = width * 0.62;
  const wing: Box = {
    x: sideways < 0 ? x - wingWidth : x + width,
    z: 2,
    width: wingWidth,
    height: PODIUM + Math.round(rows * 0.55) * LEVEL,
    depth: 15,
  };
  const twin: Box = {
    ...body,
    x: sideways < 0 ? x - width - 9 : x + width + 9,
    z: 16,
    height: PODIUM + Math.round(rows * 0.82) * LEVEL,
  };
  const podium: Box = { x: x - 7, z: -5, width: width + 14, height: PODIUM, depth: 24 };
  const bay = (podium.width - 1) / 9;
  const onWater = look === 'miami' && random.chance(0.5);
  return (
    backdrop(stage) +
    (onWater ? '' : skyline(stage, -80, 1680, random.between(260, 420), 0.45)) +
    groundOf(stage, { yard: 6, surface: 'paving' }) +
    (onWater ? rect(0, stage.horizon - 34, WIDTH, 46, 'url(#sea)') : '') +
    stage.groundShadow(cornersOf(podium)) +
    Array.from({ length: 5 }, (_, i) =>
      tree(stage, [-46 + i * 22 + random.between(-4, 4), 0, 26], random.between(9, 13), random.pick(plantsOf[look])),
    ).join('') +
    (onWater
      ? ''
      : Array.from({ length: 9 }, (_, i) =>
          neighbor(
            stage,
            -82 + i * 18 + random.between(-3, 3),
            random.between(12, 17),
            random.between(8, 24),
            40,
            random.pick(['#d9cdbb', '#c3cac9', '#d8c0a8', '#e6e0d4', '#b9c0c4']),
            false,
          ),
        ).join('') + others(stage, width)) +
    (form === 2 ? shaft(stage, twin, { ...facade, strip: undefined }) : '') +
    (form === 1 ? shaft(stage, wing, { ...facade, face: darker(face, 0.08), strip: undefined }) : '') +
    box(stage, { x: x + width * 0.3, y: high + 0.4, z: 5, width: width * 0.4, height: 4, depth: 8 }, darker(face, 0.3)) +
    shaft(stage, body, facade) +
    box(stage, podium, mix(face, '#b8aa98', 0.5)) +
    Array.from({ length: 9 }, (_, i) => {
      const u = podium.x + 1 + i * bay;
      const plane = front(stage, -5);
      return (
        plane.quad(u, 0.6, bay - 1, 4.6, light.isLit ? 'url(#glow)' : 'url(#glass)') +
        plane.quad(u, 6, bay - 1, 2.2, 'url(#glass)')
      );
    }).join('') +
    front(stage, -5).panel(podium.x - 0.5, 8.6, podium.width + 1, 0.7, frame, 0.6) +
    box(stage, { x: -5, y: 4.4, z: -8, width: 10, height: 0.5, depth: 2.4 }, palette.accent) +
    Array.from({ length: 6 }, (_, i) =>
      tree(
        stage,
        [-30 + i * 12 + random.between(-2, 2), 0, -8.4],
        isWarm ? random.between(9, 13) : random.between(7, 9),
        isWarm ? 'palm' : 'street',
      ),
    ).join('')
  );
}
