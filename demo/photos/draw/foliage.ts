import { ambient } from './light.ts';
import type { Stage } from './stage.ts';
import type { Vec } from './vec.ts';
import { darker, lighter, mix, oval, path } from './svg.ts';

const n = (value: number): string => value.toFixed(1);

/** A leafy outline about (x, y) on the board, as path data. */
function clump(stage: Stage, x: number, y: number, rx: number, ry: number): string {
  const { random } = stage;
  const count = 9;
  const start = random.between(0, 6.28);
  const points = Array.from({ length: count }, (_, i) => {
    const angle = start + (i * 2 * Math.PI) / count + random.between(-0.15, 0.15);
    const reach = random.between(0.82, 1.04);
    return [x + Math.cos(angle) * rx * reach, y + Math.sin(angle) * ry * reach] as const;
  });
  const radius = ((rx + ry) / 2) * 0.4;
  const [first] = points;
  return first
    ? `M${n(first[0])} ${n(first[1])}${[...points.slice(1), first].map(([px, py]) => `A${n(radius)} ${n(radius)} 0 0 1 ${n(px)} ${n(py)}`).join('')}Z`
    : '';
}

/** A mass of leaves in three tones, lighter towards the sun. Board coordinates. */
export function leafMass(stage: Stage, x: number, y: number, rx: number, ry: number, color: string, density = 1): string {
  const { random, light } = stage;
  const toSun = light.sun[0] < 0 ? -1 : 1;
  const count = Math.round(7 * density);
  const around = (spread: number, size: number, dx: number, dy: number, times: number): string =>
    Array.from({ length: times }, () => {
      const angle = random.between(0, 6.28);
      const reach = Math.sqrt(random.next()) * spread;
      const scale = size * random.between(0.75, 1.15);
      return clump(
        stage,
        x + (Math.cos(angle) * reach + dx) * rx,
        y + (Math.sin(angle) * reach + dy) * ry,
        rx * scale,
        ry * scale,
      );
    }).join('');
  const base = ambient(light, color, 0.6);
  const glint = mix(mix('#dfe392', color, 0.25), light.shade, light.dim);
  return (
    path(
      clump(stage, x, y, rx * 0.82, ry * 0.82) + around(0.62, 0.46, 0, 0.06, count),
      mix(darker(base, 0.2), light.shade, 0.12),
    ) +
    path(around(0.62, 0.36, toSun * 0.04, 0.02, count), mix(darker(base, 0.08), light.shade, 0.04)) +
    path(around(0.6, 0.3, toSun * 0.09, -0.08, count), base) +
    path(around(0.54, 0.19, toSun * 0.18, -0.22, Math.round(count * 1.3)), mix(base, glint, 0.22)) +
    path(around(0.52, 0.09, toSun * 0.26, -0.28, Math.round(count * 1.2)), mix(base, glint, 0.42))
  );
}

export type Plant = 'round' | 'street' | 'oak' | 'palm' | 'fan' | 'cypress' | 'pine' | 'maple' | 'jacaranda' | 'magnolia';

/** The shadow of a plant on the ground. */
function plantShadow(stage: Stage, [x, , z]: Vec, height: number, wide: number): string {
  const { light } = stage;
  const reach = (height * 0.62) / light.sun[1];
  // A plant before the house casts its shadow to the side: up the front it would have to bend.
  const far = z - light.sun[2] * reach;
  const middle: Vec = [x - light.sun[0] * reach, 0, z < 0 ? Math.min(far, z + 0.4) : far];
  const [px, py] = stage.point(middle);
  const scale = stage.scaleAt(middle);
  const [tx, ty] = stage.point([x, 0, z]);
  return (
    oval(tx, ty, wide * 0.34 * stage.scaleAt([x, 0, z]), wide * 0.07 * scale, light.shade, { opacity: light.shadow * 0.7 }) +
    oval(px, py, wide * 0.55 * scale, wide * 0.16 * scale, light.shade, { opacity: light.shadow * 0.8 })
  );
}

/** A tree at a place on the ground, `height` metres tall. */
export function tree(stage: Stage, at: Vec, height: number, kind: Plant, color = stage.palette.leaf): string {
  const { light, random } = stage;
  const [x, y] = stage.point(at);
  const m = stage.scaleAt(at) * height;
  if (kind === 'palm' || kind === 'fan') return plantShadow(stage, at, height, height * 0.3) + palm(stage, x, y, m, kind, color);
  if (kind === 'cypress') return plantShadow(stage, at, height, height * 0.2) + cypress(stage, x, y, m, color);
  if (kind === 'pine') return plantShadow(stage, at, height, height * 0.4) + pine(stage, x, y, m, color);
  const bark = ambient(light, kind === 'oak' ? '#5f5347' : '#77614e', 0.4);
  const wide = { round: 0.34, street: 0.3, oak: 0.62, maple: 0.4, jacaranda: 0.44, magnolia: 0.3 }[kind];
  const low = { round: 0.36, street: 0.46, oak: 0.4, maple: 0.26, jacaranda: 0.44, magnolia: 0.2 }[kind];
  const middle = (1 + low) / 2;
  const crown =
    kind === 'jacaranda'
      ? mix('#8d79c4', color, 0.2)
      : kind === 'maple' && random.chance(0.25)
        ? '#b9713c'
        : kind === 'magnolia'
          ? darker(color, 0.14)
          : color;
  const branch = (dx: number, dy: number, thick: number): string =>
    path(
      `M${n(x - m * thick)} ${n(y - m * low * 0.7)}Q${n(x + dx * m * 0.3)} ${n(y - m * low)} ${n(x + dx * m)} ${n(y - m * (low + dy))}Q${n(x + dx * m * 0.4)} ${n(y - m * low)} ${n(x + m * thick)} ${n(y - m * low * 0.6)}Z`,
      bark,
    );
  const trunk =
    path(
      `M${n(x - m * 0.03)} ${n(y)}Q${n(x - m * 0.014)} ${n(y - m * 0.2)} ${n(x - m * 0.015)} ${n(y - m * middle)}H${n(x + m * 0.012)}Q${n(x + m * 0.016)} ${n(y - m * 0.2)} ${n(x + m * 0.034)} ${n(y)}Z`,
      bark,
    ) +
    branch(-wide * 0.5, 0.16, 0.012) +
    branch(wide * 0.55, 0.2, 0.012) +
    (kind === 'oak' ? branch(-wide * 0.85, 0.12, 0.02) + branch(wide * 0.85, 0.1, 0.02) : '');
  const mass =
    kind === 'oak'
      ? leafMass(stage, x - m * 0.32, y - m * 0.66, m * 0.34, m * 0.2, crown) +
        leafMass(stage, x + m * 0.3, y - m * 0.68, m * 0.36, m * 0.22, crown) +
        leafMass(stage, x, y - m * 0.8, m * 0.4, m * 0.2, crown)
      : leafMass(stage, x, y - m * middle, m * wide, (m * (1 - low)) / 2, crown, 1.3);
  const moss =
    kind === 'oak' && stage.look === 'lowcountry'
      ? path(
          Array.from({ length: 12 }, () => {
            const [mx, my] = [x + random.between(-0.6, 0.6) * m, y - random.between(0.5, 0.64) * m];
            const long = random.between(0.06, 0.16) * m;
            return `M${n(mx)} ${n(my)}q${n(m * 0.014)} ${n(long * 0.6)} ${n(m * 0.004)} ${n(long)}q${n(-m * 0.016)} ${n(-long * 0.4)} ${n(-m * 0.012)} ${n(-long)}Z`;
          }).join(''),
          ambient(light, '#a3a88c', 0.5),
        )
      : '';
  return plantShadow(stage, at, height, height * wide * 2) + trunk + mass + moss;
}

function palm({ random, light }: Stage, x: number, y: number, m: number, kind: 'palm' | 'fan', color: string): string {
  const lean = random.between(-0.07, 0.07) * m;
  const [tx, ty] = [x + lean, y - m * 0.84];
  const bark = ambient(light, kind === 'fan' ? '#8a7360' : '#a39080', 0.5);
  const thick = kind === 'fan' ? 0.026 : 0.016;
  const trunk =
    path(
      `M${n(x - m * thick * 1.5)} ${n(y)}Q${n(x + lean * 0.2 - m * thick)} ${n(y - m * 0.4)} ${n(tx - m * thick * 0.8)} ${n(ty)}H${n(tx + m * thick * 0.8)}Q${n(x + lean * 0.2 + m * thick)} ${n(y - m * 0.4)} ${n(x + m * thick * 1.5)} ${n(y)}Z`,
      bark,
    ) +
    path(
      `M${n(x)} ${n(y)}Q${n(x + lean * 0.2)} ${n(y - m * 0.4)} ${n(tx)} ${n(ty)}H${n(tx + m * thick * 0.8)}Q${n(x + lean * 0.2 + m * thick)} ${n(y - m * 0.4)} ${n(x + m * thick * 1.5)} ${n(y)}Z`,
      light.shade,
      { opacity: 0.25 },
    );
  const base = ambient(light, color, 0.65);
  const fronds = kind === 'fan' ? 15 : 13;
  const one = (index: number): string => {
    const spread = kind === 'fan' ? Math.PI * 1.35 : Math.PI * 1.12;
    const angle = -Math.PI / 2 + (index / (fronds - 1) - 0.5) * spread + random.between(-0.08, 0.08);
    const long = m * (kind === 'fan' ? random.between(0.14, 0.19) : random.between(0.24, 0.31));
    const droop = kind === 'fan' ? long * 0.12 : long * (0.32 + 0.3 * Math.abs(Math.cos(angle)));
    const [ex, ey] = [tx + Math.cos(angle) * long, ty + Math.sin(angle) * long * 0.85 + droop];
    const [cx, cy] = [tx + Math.cos(angle) * long * 0.5, ty + Math.sin(angle) * long * 0.95 - droop * 0.25];
    const wide = long * (kind === 'fan' ? 0.13 : 0.12);
    const steps = 5;
    const teeth = Array.from({ length: steps }, (_, i) => {
      const t = 1 - (i + 0.5) / steps;
      const [bx, by] = [
        (1 - t) ** 2 * tx + 2 * t * (1 - t) * cx + t * t * ex,
        (1 - t) ** 2 * ty + 2 * t * (1 - t) * cy + t * t * ey,
      ];
      return `L${n(bx + (ex - tx) * 0.05)} ${n(by + wide * (1.3 - t * 0.4))}L${n(bx - (ex - tx) * 0.04)} ${n(by + wide * 0.25)}`;
    }).join('');
    return `M${n(tx)} ${n(ty)}Q${n(cx)} ${n(cy - wide * 0.4)} ${n(ex)} ${n(ey)}${teeth}Z`;
  };
  const layer = (picks: readonly number[]): string => picks.map(one).join('');
  const all = Array.from({ length: fronds }, (_, i) => i);
  return (
    (kind === 'fan' ? oval(tx, ty + m * 0.02, m * 0.05, m * 0.07, ambient(light, '#8f7b5a', 0.3)) : '') +
    trunk +
    path(layer(all), darker(base, 0.3)) +
    path(layer(all.filter((i) => i % 2 === 0)), base) +
    path(layer(all.filter((i) => i % 4 === 1)), lighter(mix(base, light.warm, 0.25), 0.08))
  );
}

function cypress({ light, random }: Stage, x: number, y: number, m: number, color: string): string {
  const base = ambient(light, darker(color, 0.2), 0.5);
  const flame = (wide: number, dx: number): string =>
    `M${n(x + dx)} ${n(y - m)}C${n(x + dx + wide)} ${n(y - m * 0.7)} ${n(x + dx + wide * 1.3)} ${n(y - m * 0.2)} ${n(x + dx + wide * 0.5)} ${n(y - m * 0.02)}H${n(x + dx - wide * 0.5)}C${n(x + dx - wide * 1.3)} ${n(y - m * 0.2)} ${n(x + dx - wide)} ${n(y - m * 0.7)} ${n(x + dx)} ${n(y - m)}Z`;
  const sun = light.sun[0] < 0 ? -1 : 1;
  return (
    path(flame(m * 0.105, 0), darker(base, 0.22)) +
    path(flame(m * 0.062, sun * m * 0.03), base) +
    path(
      Array.from({ length: 10 }, () => {
        const high = random.between(0.12, 0.85);
        const px = x + sun * m * 0.03 + random.between(-0.04, 0.06) * sun * m * (1 - high * 0.7);
        return `M${n(px)} ${n(y - m * high)}q${n(m * 0.012)} ${n(-m * 0.06)} 0 ${n(-m * 0.1)}q${n(-m * 0.014)} ${n(m * 0.05)} 0 ${n(m * 0.1)}Z`;
      }).join(''),
      lighter(mix(base, light.warm, 0.2), 0.12),
    )
  );
}

function pine(stage: Stage, x: number, y: number, m: number, color: string): string {
  const { light, random } = stage;
  const bark = ambient(light, '#7a5d49', 0.45);
  const needle = darker(color, 0.08);
  return (
    path(
      `M${n(x - m * 0.018)} ${n(y)}L${n(x - m * 0.006)} ${n(y - m * 0.95)}H${n(x + m * 0.006)}L${n(x + m * 0.02)} ${n(y)}Z`,
      bark,
    ) +
    Array.from({ length: 6 }, (_, i) => {
      const high = 0.52 + i * 0.085;
      const wide = (0.2 - i * 0.024) * random.between(0.8, 1.2);
      return leafMass(stage, x + random.between(-0.07, 0.07) * m * (1 - high), y - m * high, m * wide, m * 0.055, needle, 0.55);
    }).join('')
  );
}

/** A row of shrubs along the ground between two places. */
export function shrubs(
  stage: Stage,
  from: Vec,
  to: Vec,
  height: number,
  { flowers = false, color = stage.palette.leaf }: { flowers?: boolean; color?: string } = {},
): string {
  const { random, light, palette } = stage;
  const long = Math.hypot(to[0] - from[0], to[2] - from[2]);
  const count = Math.max(1, Math.round(long / (height * 1.1)));
  return Array.from({ length: count }, (_, i) => {
    const part = (i + 0.5) / count;
    const at: Vec = [from[0] + (to[0] - from[0]) * part, 0, from[2] + (to[2] - from[2]) * part];
    const [x, y] = stage.point(at);
    const m = stage.scaleAt(at) * height * random.between(0.85, 1.2);
    const tint = mix(color, random.pick(['#7f9a4a', '#3f6a4a', '#5f8a55', '#98a860']), 0.3);
    const blooms =
      flowers && random.chance(0.7)
        ? Array.from({ length: 7 }, () =>
            oval(
              x + random.between(-0.5, 0.5) * m,
              y - random.between(0.35, 0.95) * m,
              m * 0.06,
              m * 0.05,
              ambient(light, palette.flower, 0.9),
            ),
          ).join('')
        : '';
    return (
      oval(x, y, m * 0.75, m * 0.1, light.shade, { opacity: light.shadow }) +
      leafMass(stage, x, y - m * 0.46, m * 0.66, m * 0.5, tint, 0.6) +
      blooms
    );
  }).join('');
}

/** A clipped hedge. */
export function hedge(stage: Stage, from: Vec, to: Vec, height: number): string {
  const { light, palette } = stage;
  const tone = ambient(light, darker(palette.leaf, 0.1), 0.6);
  const up = (at: Vec): Vec => [at[0], height, at[2]];
  return (
    stage.face([from, to, up(to), up(from)], darker(tone, 0.12)) +
    stage.face([up(from), up(to), [to[0], height, to[2] + 0.6], [from[0], height, from[2] + 0.6]], lighter(tone, 0.18)) +
    stage.face([[from[0], height * 0.6, from[2]], [to[0], height * 0.6, to[2]], up(to), up(from)], lighter(tone, 0.06), {
      opacity: 0.6,
    })
  );
}

/** Tufts of ornamental grass or agave. */
export function tufts(stage: Stage, at: Vec, height: number, color: string, count = 9): string {
  const { light, random } = stage;
  const [x, y] = stage.point(at);
  const m = stage.scaleAt(at) * height;
  const base = ambient(light, color, 0.7);
  const blade = (i: number): string => {
    const lean = ((i + 0.5) / count - 0.5) * 1.7 * m + random.between(-0.1, 0.1) * m;
    return `M${n(x - m * 0.07)} ${n(y)}Q${n(x + lean * 0.2)} ${n(y - m * 0.6)} ${n(x + lean)} ${n(y - m * (1 - Math.abs(lean / m) * 0.5))}Q${n(x + lean * 0.3)} ${n(y - m * 0.4)} ${n(x + m * 0.07)} ${n(y)}Z`;
  };
  const all = Array.from({ length: count }, (_, i) => blade(i));
  return (
    oval(x, y, m * 0.5, m * 0.08, light.shade, { opacity: light.shadow }) +
    path(all.join(''), darker(base, 0.22)) +
    path(all.filter((_, i) => i % 2).join(''), base)
  );
}
