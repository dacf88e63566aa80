import type { Random } from '#server/modules/listings/photos/random.ts';
import type { Palette } from './palette.ts';
import { pane } from './parts.ts';
import { darker, gradient, HEIGHT, lighter, mix, oval, path, rect, repeat, shape, WIDTH } from './svg.ts';

/** Where houses meet the pavement. */
export const GROUND = 752;

/** What a picture draws with. */
export interface Scenery {
  palette: Palette;
  random: Random;
}

/** Gradients that the parts fill with. */
export function definitions({ sky, glass, pavement }: Palette): string {
  return `<defs>${gradient('sky', sky[0], sky[1])}${gradient('glass', glass[0], glass[1])}${gradient('ground', pavement, darker(pavement, 0.1))}</defs>`;
}

export function sky({ palette, random }: Scenery): string {
  const sun = palette.isDusk
    ? ''
    : oval(random.between(200, 1400), random.between(90, 190), 46, 46, '#fff8e2', { opacity: 0.75 });
  const clouds = repeat(random.int(1, 3), () => {
    const [x, y, size] = [random.between(100, 1500), random.between(70, 250), random.between(70, 130)];
    return [
      [0, 0, 1.3, 0.24],
      [-0.7, 0.1, 0.8, 0.17],
      [0.75, 0.09, 0.9, 0.17],
      [-0.15, -0.14, 0.6, 0.25],
    ]
      .map(([dx = 0, dy = 0, rx = 0, ry = 0]) =>
        oval(x + dx * size, y + dy * size, rx * size, ry * size, '#ffffff', { opacity: palette.isDusk ? 0.16 : 0.5 }),
      )
      .join('');
  });
  return rect(0, 0, WIDTH, HEIGHT, 'url(#sky)') + sun + clouds;
}

/** Soft hills behind everything. */
export function distantHills({ palette, random }: Scenery, horizon = 600): string {
  const layer = (y: number, color: string): string => {
    const peaks = [random.between(60, 160), random.between(20, 120), random.between(60, 170)];
    return path(
      `M0 ${HEIGHT}V${y}C200 ${y - (peaks[0] ?? 0)} 420 ${y - 10} 620 ${y - 40}S1000 ${y - (peaks[1] ?? 0) - 40} 1180 ${y - 20}S1480 ${y - (peaks[2] ?? 0)} ${WIDTH} ${y - 30}V${HEIGHT}Z`,
      color,
    );
  };
  const far = mix(palette.sky[1], '#7f95a0', 0.32);
  return layer(horizon, far) + layer(horizon + 50, mix(far, palette.leaf, 0.3));
}

/** Blocks of a far city on the horizon. */
export function skyline({ palette, random }: Scenery, base: number, tallest: number): string {
  const block = (color: string, scale: number): string => {
    let x = -20;
    let drawn = '';
    while (x < WIDTH) {
      const width = random.between(46, 104);
      const centre = 1 - Math.abs((x - 800) / 1000);
      const high = tallest * scale * random.between(0.22, 1) * centre;
      drawn += rect(x, base - high, width, high + 4, color);
      if (random.chance(0.25))
        drawn += shape(
          [
            [x + width * 0.3, base - high],
            [x + width * 0.5, base - high - 46 * scale],
            [x + width * 0.7, base - high],
          ],
          color,
        );
      const lit = palette.isDusk ? '#ffdf9e' : lighter(color, 0.35);
      for (let row = 0; row * 30 + 18 < high - 10; row++) {
        if (random.chance(0.8))
          drawn += rect(x + 10, base - high + 14 + row * 30, width - 20, 6, lit, { opacity: palette.isDusk ? 0.55 : 0.4 });
      }
      x += width + random.between(2, 26);
    }
    return drawn;
  };
  return block(mix(palette.sky[1], '#8598a6', 0.4), 1) + block(mix(palette.sky[1], '#6b7f8e', 0.55), 0.62);
}

/** Pavement, curb and road in front. */
export function street({ palette }: Scenery): string {
  const { pavement, road } = palette;
  return (
    rect(0, GROUND, WIDTH, 66, 'url(#ground)') +
    repeat(9, (i) =>
      shape(
        [
          [i * 200 - 10, GROUND],
          [i * 200 - 7, GROUND],
          [i * 200 - 27, GROUND + 66],
          [i * 200 - 31, GROUND + 66],
        ],
        darker(pavement, 0.12),
      ),
    ) +
    rect(0, GROUND + 66, WIDTH, 14, lighter(pavement, 0.25)) +
    rect(0, GROUND + 80, WIDTH, 90, road) +
    rect(0, GROUND + 80, WIDTH, 10, darker(road, 0.25))
  );
}

/** The houses on both sides of a row house, from the edges of the board to the house. */
export function rowNeighbors({ palette, random }: Scenery, left: number, right: number): string {
  const wall = (): string =>
    mix(random.pick(['#d8cfc0', '#bfc9c8', '#d3bba9', '#c9ccb8', '#aeb9bd', '#e0d6c2', '#b9a793']), palette.wall, 0.15);
  const one = (x: number, width: number): string => {
    const color = palette.isDusk ? mix(wall(), '#37425e', 0.28) : wall();
    const top = random.between(250, 360);
    const own = { ...palette, wall: color, trim: lighter(color, 0.5) };
    const columns = Math.max(2, Math.round(width / 150));
    const rows = top < 300 ? 3 : 2;
    return (
      rect(x, top, width, GROUND - top, color) +
      rect(x - 8, top - 20, width + 16, 24, lighter(color, 0.35)) +
      rect(x, top + 4, width, 12, '#1f2a33', { opacity: 0.12 }) +
      repeat(rows, (row) =>
        repeat(columns, (column) => pane(x + ((column + 0.5) * width) / columns - 32, top + 56 + row * 138, 64, 88, own, 'sash')),
      ) +
      rect(x, GROUND - 26, width, 26, darker(color, 0.2)) +
      // Air before the neighbor, so that it stands back.
      rect(x - 8, top - 20, width + 16, GROUND - top + 20, palette.sky[1], { opacity: 0.22 })
    );
  };
  return one(-120, left + 120) + one(right, WIDTH - right + 120);
}

/** Lawn, hedge and fence lines of a house that stands by itself. */
export function lawn({ palette }: Scenery, y = GROUND - 44): string {
  const grass = mix(palette.leaf, '#b9bf7c', 0.35);
  return (
    rect(0, y, WIDTH, GROUND - y + 4, grass) +
    path(`M0 ${y + 6}Q400 ${y - 14} 800 ${y}T${WIDTH} ${y + 2}V${y + 30}H0Z`, lighter(grass, 0.12))
  );
}
