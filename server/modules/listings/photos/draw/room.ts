import { potted, tree } from './planting.ts';
import type { Scenery } from './setting.ts';
import { darker, HEIGHT, lighter, line, mix, oval, path, rect, repeat, shape, WIDTH } from './svg.ts';

/** Where a room's wall meets its floor. */
export const FLOOR = 664;

/** Wall, floor and baseboard; `tiles` instead of planks for kitchens and baths. */
export function shell(
  { palette, random }: Scenery,
  floor: 'planks' | 'tiles' | 'concrete' = 'planks',
  wall = palette.room,
): string {
  const vanishing = [800, 180] as const;
  const wood = floor === 'planks' ? mix(palette.wood, '#d9b98f', 0.25) : floor === 'tiles' ? '#d8d5cc' : '#bdbab4';
  const joints = repeat(floor === 'concrete' ? 5 : 25, (i) => {
    const x = -700 + i * (floor === 'concrete' ? 700 : 125);
    const at = (y: number): number => x + ((vanishing[0] - x) * (HEIGHT - y)) / (HEIGHT - vanishing[1]);
    return line([at(FLOOR), FLOOR], [x, HEIGHT], darker(wood, 0.2), 2, 0.55);
  });
  const rows =
    floor === 'tiles'
      ? repeat(4, (i) => rect(0, FLOOR + 26 + i * i * 17 + i * 22, WIDTH, 2, darker(wood, 0.18), { opacity: 0.6 }))
      : '';
  return (
    rect(0, 0, WIDTH, FLOOR, wall) +
    shape(
      [
        [random.between(0, 300), 0],
        [random.between(500, 700), 0],
        [random.between(1100, 1300), FLOOR],
        [random.between(500, 700), FLOOR],
      ],
      '#ffffff',
      { opacity: 0.16 },
    ) +
    rect(0, 0, WIDTH, 22, lighter(wall, 0.55)) +
    rect(0, FLOOR, WIDTH, HEIGHT - FLOOR, wood) +
    joints +
    rows +
    rect(0, FLOOR - 22, WIDTH, 22, lighter(wall, 0.6)) +
    rect(0, FLOOR, WIDTH, 12, '#1f2a33', { opacity: 0.1 })
  );
}

/** A window of the room with what is outside, and its light on the floor. */
export function roomWindow(
  scenery: Scenery,
  x: number,
  y: number,
  width: number,
  height: number,
  { curtains = true, sunlight = true } = {},
): string {
  const { palette, random } = scenery;
  const frame = '#fbf8f1';
  const cloth = lighter(mix(palette.second, '#efe6d8', 0.72), 0.2);
  const bottom = y + height;
  const outside =
    rect(x, y, width, height, 'url(#sky)') +
    path(
      `M${x} ${bottom}V${bottom - height * 0.3}Q${x + width * 0.3} ${bottom - height * 0.44} ${x + width * 0.55} ${bottom - height * 0.27}T${x + width} ${bottom - height * 0.32}V${bottom}Z`,
      mix(palette.leaf, palette.sky[1], 0.45),
    ) +
    tree(x + width * 0.74, bottom + 20, height * 0.74, random.pick(['round', 'airy', 'cypress']), palette, random);
  const clip = `w${Math.round(x)}`;
  const drape = (left: number, wide: number): string =>
    path(
      `M${left} ${y - 34}h${wide}q-6 ${height * 0.6} 4 ${FLOOR - y + 10}h${-wide - 2}q6 ${-height * 0.6} -2 ${-(FLOOR - y + 10)}Z`,
      cloth,
    ) + repeat(3, (i) => rect(left + wide * (0.2 + i * 0.28), y - 30, 3, FLOOR - y, darker(cloth, 0.1), { opacity: 0.6 }));
  return (
    rect(x - 16, y - 16, width + 32, height + 32, frame) +
    `<clipPath id="${clip}"><rect x="${x}" y="${y}" width="${width}" height="${height}"/></clipPath><g clip-path="url(#${clip})">${outside}</g>` +
    rect(x + width / 2 - 5, y, 10, height, frame) +
    rect(x, y + height * 0.42, width, 8, frame) +
    rect(x - 26, bottom + 12, width + 52, 14, darker(frame, 0.08)) +
    (curtains
      ? line([x - 90, y - 36], [x + width + 90, y - 36], darker(palette.wood, 0.3), 7) +
        drape(x - 76, 70) +
        drape(x + width + 8, 70)
      : '') +
    (palette.isDusk || !sunlight
      ? ''
      : shape(
          [
            [x + 20, FLOOR + 40],
            [x + width - 10, FLOOR + 40],
            [x + width + 130, HEIGHT],
            [x + 110, HEIGHT],
          ],
          '#fff6dc',
          { opacity: 0.28 },
        ))
  );
}

/** A framed picture: hills, a sun, or shapes, in the home's colours. */
export function art({ palette, random }: Scenery, x: number, y: number, width: number, height: number): string {
  const ground = mix(palette.room, '#ffffff', 0.55);
  const motif = random.int(0, 2);
  const inner = [
    oval(x + width * 0.5, y + height * 0.44, width * 0.2, width * 0.2, palette.accent) +
      path(
        `M${x} ${y + height}V${y + height * 0.66}Q${x + width * 0.35} ${y + height * 0.5} ${x + width * 0.6} ${y + height * 0.7}T${x + width} ${y + height * 0.62}V${y + height}Z`,
        mix(palette.second, '#d8cbb8', 0.35),
      ),
    path(
      `M${x} ${y + height}L${x + width * 0.36} ${y + height * 0.4}L${x + width * 0.58} ${y + height * 0.7}L${x + width * 0.76} ${y + height * 0.5}L${x + width} ${y + height}Z`,
      mix(palette.second, '#cdd4d0', 0.35),
    ) + oval(x + width * 0.74, y + height * 0.26, width * 0.1, width * 0.1, palette.accent),
    rect(x + width * 0.18, y + height * 0.2, width * 0.3, height * 0.6, palette.accent, { opacity: 0.9 }) +
      oval(x + width * 0.6, y + height * 0.56, width * 0.23, width * 0.23, mix(palette.second, '#e3d8c5', 0.3)),
  ][motif];
  return (
    rect(x - 14, y - 14, width + 28, height + 28, darker(palette.wood, 0.32)) +
    rect(x - 8, y - 8, width + 16, height + 16, '#fdfbf5') +
    rect(x, y, width, height, ground) +
    inner
  );
}

export function rug({ palette, random }: Scenery, x: number, y: number, width: number, high: number): string {
  const color = mix(palette.second, '#e8dcc8', 0.5);
  if (random.chance(0.3))
    return oval(x, y, width / 2, high / 2, color) + oval(x, y, width / 2 - 28, high / 2 - 9, lighter(color, 0.25));
  const band = (inset: number, fill: string): string =>
    shape(
      [
        [x - width * 0.42 + inset, y - high / 2 + inset * 0.25],
        [x + width * 0.42 - inset, y - high / 2 + inset * 0.25],
        [x + width / 2 - inset * 1.2, y + high / 2 - inset * 0.25],
        [x - width / 2 + inset * 1.2, y + high / 2 - inset * 0.25],
      ],
      fill,
    );
  return band(0, color) + band(26, lighter(color, 0.35)) + band(42, mix(color, palette.room, 0.4));
}

export function floorLamp({ palette }: Scenery, x: number, y: number): string {
  return (
    rect(x - 3, y - 380, 6, 376, '#3e3a37') +
    oval(x, y - 2, 44, 9, '#3e3a37') +
    path(`M${x - 52} ${y - 360}L${x - 34} ${y - 446}H${x + 34}L${x + 52} ${y - 360}Z`, '#f6ead0') +
    (palette.isDusk ? oval(x, y - 380, 170, 150, '#ffe1a0', { opacity: 0.16 }) : '')
  );
}

export function pendant({ palette }: Scenery, x: number, y: number, size: number): string {
  return (
    rect(x - 1.5, 0, 3, y - size * 0.5, '#4a4541') +
    path(
      `M${x - size} ${y + size * 0.3}Q${x - size} ${y - size * 0.6} ${x} ${y - size * 0.6}T${x + size} ${y + size * 0.3}Z`,
      mix(palette.accent, '#3b3836', 0.25),
    ) +
    oval(x, y + size * 0.3, size, size * 0.12, '#fff0c9')
  );
}

export function plant({ palette }: Scenery, x: number, y: number, size: number): string {
  return potted(x, y, size, palette);
}

export function shadowUnder(x: number, y: number, width: number): string {
  return oval(x, y, width / 2, 13, '#1f2a33', { opacity: 0.16 });
}
