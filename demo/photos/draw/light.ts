import type { Look } from '#demo/photos/home-code.ts';
import type { Random } from '#demo/random.ts';
import type { Vec } from './vec.ts';
import { mix } from './svg.ts';

export type LightKind = 'day' | 'soft' | 'golden' | 'dusk';

/** The light of one home: its photographer came once. */
export interface Light {
  kind: LightKind;
  /** Towards the sun; z is negative, so that fronts are lit. */
  sun: Vec;
  sky: readonly [top: string, middle: string, bottom: string];
  /** Colour of lit and of shaded faces. */
  warm: string;
  shade: string;
  /** How dark cast shadows are, 0–1. */
  shadow: number;
  /** How much faces differ, 0–1. */
  contrast: number;
  /** Windows glow. */
  isLit: boolean;
  /** Everything is dimmed towards `shade` by this much. */
  dim: number;
}

const kinds: Record<Look, readonly (readonly [LightKind, number])[]> = {
  sanfrancisco: [
    ['day', 50],
    ['soft', 22],
    ['golden', 18],
    ['dusk', 10],
  ],
  eastbay: [
    ['day', 56],
    ['soft', 10],
    ['golden', 24],
    ['dusk', 10],
  ],
  losangeles: [
    ['day', 52],
    ['golden', 32],
    ['dusk', 16],
  ],
  miami: [
    ['day', 62],
    ['golden', 22],
    ['dusk', 16],
  ],
  triangle: [
    ['day', 60],
    ['soft', 16],
    ['golden', 16],
    ['dusk', 8],
  ],
  lowcountry: [
    ['day', 56],
    ['soft', 8],
    ['golden', 26],
    ['dusk', 10],
  ],
};

const clearSkies = [
  ['#5fa3d6', '#a6cfe8', '#e6f0ef'],
  ['#6badd8', '#b4d6e8', '#f0efe6'],
  ['#4f97cf', '#97c6e6', '#dcecf1'],
  ['#79b2d4', '#bcd9e4', '#f3ecdf'],
] as const;

const goldenSkies = [
  ['#7fa9c9', '#e8cfae', '#fbe3bd'],
  ['#8fb0c4', '#f0c9a0', '#fddcae'],
  ['#90a4c4', '#ecc0ae', '#fbdcc0'],
] as const;

const duskSkies = [
  ['#44598c', '#9c8db4', '#f6bd95'],
  ['#3c6394', '#86a2c0', '#f2cfaa'],
  ['#56588c', '#b08ba8', '#f8b48c'],
] as const;

export function drawLight(look: Look, random: Random): Light {
  const kind = random.weighted(kinds[look]);
  const side = random.chance(0.5) ? 1 : -1;
  if (kind === 'golden')
    return {
      kind,
      sun: [side * random.between(0.75, 1), random.between(0.42, 0.55), -0.62],
      sky: random.pick(goldenSkies),
      warm: '#ffd9a0',
      shade: '#5a4a6a',
      shadow: 0.34,
      contrast: 1,
      isLit: random.chance(0.3),
      dim: 0,
    };
  if (kind === 'dusk')
    return {
      kind,
      sun: [side * 0.4, 0.9, -0.6],
      sky: random.pick(duskSkies),
      warm: '#c9b4c8',
      shade: '#303a5e',
      shadow: 0.14,
      contrast: 0.5,
      isLit: true,
      dim: 0.27,
    };
  if (kind === 'soft')
    return {
      kind,
      sun: [side * 0.35, 1, -0.5],
      sky: random.pick([
        ['#a9bfca', '#cfd9da', '#ecebe4'],
        ['#b7c6cf', '#d9dedb', '#efe9df'],
      ] as const),
      warm: '#fdf8ec',
      shade: '#53606f',
      shadow: 0.13,
      contrast: 0.6,
      isLit: false,
      dim: 0.03,
    };
  return {
    kind,
    sun: [side * random.between(0.4, 0.8), random.between(0.8, 1), -random.between(0.5, 0.75)],
    sky: random.pick(clearSkies),
    warm: '#fff4da',
    shade: '#3f4f6e',
    shadow: 0.27,
    contrast: 0.9,
    isLit: false,
    dim: 0,
  };
}

/** A colour on a face that looks along `normal` (unit length). */
export function lit(light: Light, color: string, normal: Vec): string {
  const [x, y, z] = light.sun;
  const length = Math.hypot(x, y, z);
  const facing = Math.max(0, (normal[0] * x + normal[1] * y + normal[2] * z) / length);
  const warmed = mix(color, light.warm, (light.kind === 'golden' ? 0.3 : 0.16) * facing);
  return mix(mix(warmed, light.shade, (1 - Math.min(1, facing * 1.7)) * 0.42 * light.contrast), light.shade, light.dim);
}

/** A colour of something far or round, which has no one face. */
export function ambient(light: Light, color: string, part = 0.5): string {
  return mix(
    mix(color, light.warm, light.kind === 'golden' ? 0.2 * part : 0.05),
    light.shade,
    light.dim + (1 - part) * 0.3 * light.contrast,
  );
}
