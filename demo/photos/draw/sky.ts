import { type Light, ambient } from './light.ts';
import type { Stage } from './stage.ts';
import { HEIGHT, WIDTH, mix, oval, path, rect, repeat } from './svg.ts';

const stops = (colors: readonly (readonly [offset: number, color: string, opacity?: number])[]): string =>
  colors
    .map(
      ([offset, color, opacity]) =>
        `<stop offset="${offset}" stop-color="${color}"${opacity === undefined ? '' : ` stop-opacity="${opacity}"`}/>`,
    )
    .join('');

/** The gradients that pictures fill with: sky, window glass, lit windows, the shine of a lamp, soft clouds and corners. */
export function definitions(light: Light): string {
  const [top, middle, bottom] = light.sky;
  const upright = (id: string, inside: string): string =>
    `<linearGradient id="${id}" x1="0" y1="0" x2="0" y2="1">${inside}</linearGradient>`;
  const round = (id: string, inside: string): string => `<radialGradient id="${id}">${inside}</radialGradient>`;
  return `<defs>${
    upright(
      'sky',
      stops([
        [0, top],
        [0.45, middle],
        [0.86, bottom],
      ]),
    ) +
    upright(
      'glass',
      stops([
        [0, mix(top, '#22364a', 0.35)],
        [0.5, mix(middle, '#2c4456', 0.42)],
        [1, mix('#3d5263', light.shade, light.dim)],
      ]),
    ) +
    upright(
      'mirror',
      stops([
        [0, '#e3ebed'],
        [0.5, '#bccacf'],
        [1, '#9fb0b7'],
      ]),
    ) +
    upright(
      'water',
      stops([
        [0, mix(middle, '#5fb7c4', 0.6)],
        [1, mix('#2f93a8', light.shade, light.dim)],
      ]),
    ) +
    upright(
      'sea',
      stops([
        [0, mix(bottom, '#6f9fb0', 0.55)],
        [1, mix('#39708a', light.shade, light.dim)],
      ]),
    ) +
    upright(
      'glow',
      stops([
        [0, '#ffdf9e'],
        [0.6, '#ffcf85'],
        [1, '#e9a45e'],
      ]),
    ) +
    round(
      'halo',
      stops([
        [0, '#ffe2a0', 0.55],
        [0.4, '#ffd88e', 0.2],
        [1, '#ffd88e', 0],
      ]),
    ) +
    round(
      'cloud',
      stops([
        [0, mix('#ffffff', bottom, light.kind === 'dusk' ? 0.75 : 0.12), 0.85],
        [0.5, mix('#ffffff', bottom, 0.3), 0.45],
        [1, bottom, 0],
      ]),
    ) +
    round(
      'sunlight',
      stops([
        [0, '#fff8e4', 0.95],
        [0.12, '#fff1cf', 0.55],
        [0.4, '#ffe9c0', 0.18],
        [1, '#ffe9c0', 0],
      ]),
    ) +
    upright(
      'fade',
      stops([
        [0, light.shade, 0],
        [1, light.shade, 0.34],
      ]),
    ) +
    upright(
      'fall',
      stops([
        [0, light.shade, 0.3],
        [1, light.shade, 0],
      ]),
    ) +
    upright(
      'haze',
      stops([
        [0, bottom, 0],
        [1, bottom, 0.6],
      ]),
    )
  }</defs>`;
}

/** Sky over the whole board down to the horizon, its light and its clouds. */
export function sky({ light, random, horizon }: Stage): string {
  const side = light.sun[0] < 0 ? random.between(60, 420) : random.between(1180, 1540);
  const clouds = light.kind === 'soft' ? 7 : random.int(1, 5);
  const bank = (): string => {
    const [x, y, wide] = [random.between(-50, WIDTH), random.between(30, horizon * 0.7), random.between(150, 330)];
    return repeat(random.int(4, 7), () => {
      const [dx, size] = [random.between(-0.9, 0.9), random.between(0.35, 0.75)];
      return oval(
        x + dx * wide,
        y - (1 - Math.abs(dx)) * wide * 0.1 + random.between(-6, 10),
        wide * size,
        wide * size * (light.kind === 'golden' || light.kind === 'dusk' ? 0.12 : 0.24),
        'url(#cloud)',
      );
    });
  };
  return (
    rect(0, 0, WIDTH, horizon + 40, 'url(#sky)') +
    (light.kind === 'golden'
      ? oval(side, horizon - 120, 620, 520, 'url(#sunlight)')
      : light.kind === 'day' && random.chance(0.4)
        ? oval(side, 60, 420, 380, 'url(#sunlight)')
        : '') +
    repeat(clouds, bank)
  );
}

/** Rolling hills along the horizon. */
export function hills({ light, random, horizon }: Stage, color: string, height: number): string {
  const layer = (tall: number, part: number): string => {
    const crest = Array.from({ length: 9 }, (_, i) => [i * 215 - 60, horizon - tall * random.between(0.25, 1)] as const);
    const d = crest
      .slice(1)
      .map(([x, y], i) => {
        const [px, py] = crest[i] ?? [x, y];
        return `C${px + 100} ${py.toFixed(0)} ${x - 100} ${y.toFixed(0)} ${x} ${y.toFixed(0)}`;
      })
      .join('');
    return path(
      `M-60 ${HEIGHT}V${(crest[0]?.[1] ?? horizon).toFixed(0)}${d}V${HEIGHT}Z`,
      mix(ambient(light, color, 0.6), light.sky[2], part),
    );
  };
  return layer(height, 0.68) + layer(height * 0.66, 0.46);
}

/** A far line of trees. */
export function treeLine({ light, random, horizon }: Stage, color: string, height: number, haze = 0.3): string {
  const layer = (tall: number, tint: string): string => {
    const tops = Array.from(
      { length: 46 },
      (_, i) =>
        `A${random.between(18, 34).toFixed(0)} ${random.between(16, 30).toFixed(0)} 0 0 1 ${(i + 1) * 37 - 30} ${(horizon - tall * random.between(0.45, 1)).toFixed(0)}`,
    ).join('');
    return path(`M-30 ${HEIGHT}V${horizon - tall * 0.7}${tops}V${HEIGHT}Z`, tint);
  };
  const tone = ambient(light, color, 0.45);
  return layer(height, mix(tone, light.sky[2], haze + 0.22)) + layer(height * 0.62, mix(tone, light.sky[2], haze));
}

/** Tall buildings far away, between two x. */
export function skyline({ light, random, horizon }: Stage, from: number, to: number, height: number, haze = 0.5): string {
  const tones = ['#8fa0ad', '#a7adb0', '#7f909c', '#b3aea6', '#95a3a8'];
  const row = (tall: number, part: number, step: number): string =>
    repeat((to - from) / step, (i) => {
      const [x, wide] = [from + i * step + random.between(-8, 8), step * random.between(0.6, 1.05)];
      const peak = 1 - Math.abs((x - (from + to) / 2) / ((to - from) / 2)) ** 2;
      const high = tall * (0.25 + 0.75 * peak * random.between(0.35, 1));
      const tone = mix(ambient(light, random.pick(tones), 0.5), light.sky[2], part);
      const lines = `M${(x + wide * 0.3).toFixed(0)} ${(horizon - high + 8).toFixed(0)}V${horizon}M${(x + wide * 0.62).toFixed(0)} ${(horizon - high + 8).toFixed(0)}V${horizon}`;
      const windows = light.isLit
        ? repeat(9, () =>
            rect(x + random.between(0.1, 0.8) * wide, horizon - random.between(0.05, 0.92) * high, 5, 4, '#ffdf9a', {
              opacity: 0.85,
            }),
          )
        : '';
      return (
        rect(x, horizon - high, wide, high + 30, tone) +
        rect(x + wide * 0.72, horizon - high, wide * 0.28, high + 30, light.shade, { opacity: 0.12 }) +
        `<path d="${lines}" stroke="${light.sky[2]}" stroke-opacity="0.3" stroke-width="2"/>` +
        (random.chance(0.25) ? rect(x + wide * 0.45, horizon - high - 26, 4, 28, tone) : '') +
        windows
      );
    });
  return row(height, haze + 0.2, 62) + row(height * 0.72, haze, 74);
}
