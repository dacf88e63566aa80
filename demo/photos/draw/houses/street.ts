import { type Plant, shrubs, tree } from '#demo/photos/draw/foliage.ts';
import { ambient, lit } from '#demo/photos/draw/light.ts';
import { hills, sky, skyline, treeLine } from '#demo/photos/draw/sky.ts';
import { box, cornersOf, floor, front } from '#demo/photos/draw/solids.ts';
import { type Stage, createStage } from '#demo/photos/draw/stage.ts';
import { HEIGHT, WIDTH, lighter, mix, oval, path, rect, repeat } from '#demo/photos/draw/svg.ts';
import type { Look } from '#demo/photos/home-code.ts';

export const plantsOf: Record<Look, readonly Plant[]> = {
  sanfrancisco: ['street', 'round', 'street', 'fan', 'cypress'],
  eastbay: ['round', 'oak', 'maple', 'street', 'round', 'cypress'],
  losangeles: ['palm', 'palm', 'cypress', 'jacaranda', 'round', 'fan'],
  miami: ['palm', 'palm', 'palm', 'fan', 'round'],
  triangle: ['maple', 'round', 'pine', 'maple', 'magnolia'],
  lowcountry: ['oak', 'fan', 'magnolia', 'fan', 'oak', 'round'],
};

/** What lies behind the homes of a place. */
export function backdrop(stage: Stage): string {
  const { look, palette, random, horizon } = stage;
  const far = (color: string, height: number): string => hills(stage, color, height);
  const parts: Record<Look, () => string> = {
    sanfrancisco: () =>
      far('#7f9277', random.between(60, 160)) +
      (random.chance(0.5) ? skyline(stage, random.between(-100, 500), random.between(900, 1700), 150, 0.5) : ''),
    eastbay: () => far('#98a063', random.between(120, 230)) + treeLine(stage, palette.leaf, 60),
    losangeles: () => far('#9a9372', random.between(80, 220)) + treeLine(stage, palette.leaf, 44, 0.4),
    miami: () => treeLine(stage, palette.leaf, 70, 0.25) + (random.chance(0.3) ? skyline(stage, 900, 1700, 170, 0.6) : ''),
    triangle: () => treeLine(stage, palette.leaf, random.between(130, 200), 0.2),
    lowcountry: () =>
      treeLine(stage, palette.leaf, random.between(80, 130), 0.28) +
      (random.chance(0.3) ? steeple(stage, random.between(200, 1400), horizon) : ''),
  };
  return sky(stage) + parts[look]();
}

function steeple({ light }: Stage, x: number, horizon: number): string {
  const tone = mix(ambient(light, '#f4f0e6', 0.7), light.sky[2], 0.3);
  return (
    rect(x - 22, horizon - 190, 44, 200, tone) +
    rect(x - 15, horizon - 250, 30, 70, tone) +
    path(`M${x - 15} ${horizon - 250}L${x} ${horizon - 350}L${x + 15} ${horizon - 250}Z`, mix(tone, '#7d8a92', 0.35)) +
    rect(x - 6, horizon - 236, 12, 30, light.shade, { opacity: 0.3 })
  );
}

export interface Ground {
  /** Depth of the front yard, metres; 0 where houses stand at the sidewalk. */
  yard: number;
  /** From x to x. */
  driveway?: readonly [number, number] | undefined;
  walk?: readonly [number, number] | undefined;
  /** Gravel, pavers or a dry garden in place of lawn. */
  surface?: 'lawn' | 'gravel' | 'paving';
}

/** Yard, sidewalk, kerb and street in front of a house at z = 0. */
export function groundOf(stage: Stage, { yard, driveway, walk, surface = 'lawn' }: Ground): string {
  const { light, palette, random, horizon } = stage;
  const plane = floor(stage);
  const up: readonly [number, number, number] = [0, 1, 0];
  const soil = { lawn: palette.grass, gravel: '#cdbfa6', paving: '#cfc8bb' }[surface];
  const grass = lit(light, soil, up);
  const concrete = lit(light, '#cfc9bd', up);
  const asphalt = lit(light, '#83868a', up);
  const walkEnd = -yard - 2.2;
  const wide = 90;
  const strip = yard > 0 ? 1 : 0;
  const kerb = walkEnd - strip;
  return (
    rect(0, horizon, WIDTH, HEIGHT - horizon, mix(grass, light.sky[2], 0.22)) +
    plane.quad(-wide, -yard, wide * 2, yard + 40, grass) +
    (surface === 'lawn' && yard > 0
      ? repeat(26, () => {
          const at = [random.between(-18, 18), 0, -random.between(0.2, yard)] as const;
          const [x, y] = stage.point(at);
          const m = stage.scaleAt(at);
          return oval(x, y, m * random.between(0.5, 1.6), m * 0.07, random.chance(0.5) ? lighter(grass, 0.3) : light.shade, {
            opacity: 0.12,
          });
        })
      : '') +
    (driveway
      ? plane.poly(
          [
            [driveway[0], 0.1],
            [driveway[1], 0.1],
            [driveway[1], kerb],
            [driveway[0], kerb],
          ],
          lit(light, '#d3cdc2', up),
        ) + plane.courses(driveway[0], kerb, driveway[1] - driveway[0], -kerb, 2.2, '#8d877d', 0.4)
      : '') +
    (walk
      ? plane.poly(
          [
            [walk[0], 0],
            [walk[1], 0],
            [walk[1], walkEnd],
            [walk[0], walkEnd],
          ],
          lit(light, '#d8d2c6', up),
        )
      : '') +
    plane.quad(-wide, walkEnd, wide * 2, 2.2, concrete) +
    stage.lines(
      Array.from(
        { length: 24 },
        (_, i) =>
          [
            [i * 1.6 - 19, 0, walkEnd],
            [i * 1.6 - 19, 0, -yard],
          ] as const,
      ),
      light.shade,
      1.4,
      0.2,
    ) +
    (strip ? plane.quad(-wide, kerb, wide * 2, strip, grass) : '') +
    (driveway ? plane.quad(driveway[0] - 0.3, kerb, driveway[1] - driveway[0] + 0.6, strip + 0.1, concrete) : '') +
    plane.quad(-wide, kerb - 0.18, wide * 2, 0.18, lighter(concrete, 0.25)) +
    front(stage, kerb - 0.18).quad(-wide, -0.15, wide * 2, 0.15, mix(concrete, light.shade, 0.3)) +
    floor(stage, -0.15).quad(-wide, kerb - 40, wide * 2, 39.8, asphalt) +
    floor(stage, -0.15).quad(-wide, kerb - 0.9, wide * 2, 0.7, light.shade, { opacity: 0.12 }) +
    rect(0, HEIGHT - 70, WIDTH, 70, 'url(#fade)')
  );
}

/** Planting beside and behind a detached house of a width. */
export function plantingBehind(stage: Stage, halfWidth: number, height: number): string {
  const { random, look } = stage;
  const kinds = plantsOf[look];
  const spots = [-1, 1].flatMap((sideways) =>
    Array.from(
      { length: random.int(1, 3) },
      () => [sideways * (halfWidth + random.between(-1, 6)), 0, random.between(9, 20)] as const,
    ),
  );
  return spots
    .sort((a, b) => b[2] - a[2])
    .map((at) => tree(stage, at, height * random.between(0.9, 1.5), random.pick(kinds)))
    .join('');
}

export interface Street {
  eyeX: number;
  distance: number;
  eyeY?: number;
  horizon?: number;
  focal?: number;
  /** The middle of the house, where the picture is centred. */
  middle?: number;
  /** What must be in the picture: its width at the middle and its height, metres. */
  width: number;
  height: number;
}

/** A camera in the street that looks at a house: a little from the side, so that it has depth. */
export function streetStage(
  parts: Pick<Stage, 'look' | 'palette' | 'light' | 'random'>,
  { eyeX, distance, eyeY = 1.8, horizon = 610, middle = 0, width, height }: Street,
): Stage {
  const focal = distance * Math.min((horizon - 50) / (height - eyeY), 1230 / width);
  const yaw = Math.atan2(middle - eyeX, distance) * 0.72;
  const camera = { eye: [eyeX, eyeY, -distance] as const, yaw, focal, horizon };
  const first = createStage({ ...parts, camera });
  return createStage({ ...parts, camera: { ...camera, shift: WIDTH / 2 - first.point([middle, 0, 2])[0] } });
}

/** A simple neighboring building, paler with distance. */
export function neighbor(
  stage: Stage,
  x: number,
  width: number,
  height: number,
  z: number,
  color: string,
  windows = true,
): string {
  const { light, random } = stage;
  const tone = mix(color, light.sky[2], 0.2);
  const body = { x, z, width, height, depth: 10 };
  const plane = front(stage, z);
  const rows = Math.max(1, Math.floor(height / 3.1));
  const columns = Math.max(1, Math.floor(width / 2.2));
  return (
    stage.groundShadow(cornersOf(body), 0.1) +
    box(stage, body, tone) +
    plane.panel(x - 0.2, height - 0.35, width + 0.4, 0.35, lighter(tone, 0.4), 0.25) +
    plane.quad(x, height - 0.75, width, 0.4, light.shade, { opacity: light.shadow * 0.7 }) +
    (windows
      ? repeat(rows * columns, (i) => {
          const [column, row] = [i % columns, Math.floor(i / columns)];
          const step = width / columns;
          const [u, v, wide] = [x + column * step + step * 0.28, 0.9 + row * 3, step * 0.44];
          return (
            plane.panel(u - 0.09, v - 0.09, wide + 0.18, 1.68, lighter(tone, 0.5)) +
            plane.quad(u, v, wide, 1.5, light.isLit && random.chance(0.5) ? 'url(#glow)' : 'url(#glass)') +
            plane.panel(u, v + 0.72, wide, 0.06, lighter(tone, 0.5))
          );
        })
      : '')
  );
}

/** Beds of planting at the foot of a house. */
export function foundation(stage: Stage, from: number, to: number, { height = 0.75, z = -0.7, flowers = true } = {}): string {
  return to - from < 0.8
    ? ''
    : shrubs(stage, [from, 0, z], [to, 0, z], height, { flowers: flowers && stage.random.chance(0.75) });
}
