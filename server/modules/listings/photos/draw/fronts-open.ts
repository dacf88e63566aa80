import type { DrawnHome } from '#server/modules/listings/photos/home-code.ts';
import { door, garageDoor, pane } from './parts.ts';
import { tree, treeKinds } from './planting.ts';
import { distantHills, GROUND, sky, street, type Scenery } from './setting.ts';
import { darker, lighter, mix, path, rect, repeat, shape } from './svg.ts';

export function townhouse(scenery: Scenery, home: DrawnHome): string {
  const { palette, random } = scenery;
  const foot = GROUND;
  const storeys = Math.min(4, Math.max(2, home.storeys));
  const floor = storeys > 3 ? 120 : 158;
  const top = foot - 160 - (storeys - 1) * floor;
  const gabled = random.chance(0.55);
  const tones = [mix(palette.wall, '#d9d4c8', 0.45), palette.wall, mix(palette.wall, '#a7aaa4', 0.4)];
  const unit = (index: number): string => {
    const x = 200 + index * 400;
    const wall = tones[index] ?? palette.wall;
    const own = { ...palette, wall };
    return (
      rect(x, top, 400, foot - top, wall) +
      (gabled
        ? shape(
            [
              [x - 12, top + 4],
              [x + 200, top - 130],
              [x + 412, top + 4],
            ],
            palette.roof,
          ) +
          shape(
            [
              [x + 40, top + 4],
              [x + 200, top - 96],
              [x + 360, top + 4],
            ],
            lighter(wall, 0.12),
          ) +
          pane(x + 172, top - 54, 56, 46, own, 'fixed')
        : rect(x - 6, top - 22, 412, 26, darker(wall, 0.3))) +
      repeat(storeys - 1, (i) => {
        const y = top + i * floor;
        return (
          pane(x + 46, y + 34, 150, floor - 66, own, 'fixed') +
          rect(x + 118, y + 34, 6, floor - 66, own.trim) +
          pane(x + 262, y + 34, 84, floor - 66, own, 'sash') +
          rect(x, y + floor - 6, 400, 6, darker(wall, 0.12))
        );
      }) +
      rect(x, foot - 158, 400, 158, mix(wall, '#8b7f76', 0.35)) +
      garageDoor(x + 34, foot - 122, 206, 122, lighter(wall, 0.3), own) +
      door(x + 292, foot - 128, 66, 128, { ...own, door: index === 1 ? palette.door : darker(wall, 0.5) }) +
      rect(x + 274, foot - 152, 104, 12, own.trim) +
      rect(x + 396, top, 5, foot - top, '#1f2a33', { opacity: 0.18 })
    );
  };
  return (
    sky(scenery) +
    distantHills(scenery, 540) +
    tree(90, GROUND, 420, 'round', palette, random) +
    tree(1510, GROUND, 440, 'round', palette, random) +
    repeat(3, unit) +
    street(scenery) +
    tree(random.pick([470, 1130]), GROUND + 30, 330, random.pick(['airy', 'round', 'cypress']), palette, random)
  );
}

/** A lot with nothing on it yet. */
export function land(scenery: Scenery): string {
  const { palette, random } = scenery;
  const grass = mix(palette.leaf, '#c9bd83', 0.5);
  return (
    sky(scenery) +
    distantHills(scenery, 470) +
    tree(180, 600, 360, random.pick(treeKinds), palette, random) +
    tree(1440, 610, 400, random.pick(treeKinds), palette, random) +
    path('M0 590Q420 520 800 566T1600 560V900H0Z', grass) +
    path('M0 680Q500 610 960 660T1600 640V900H0Z', lighter(grass, 0.14)) +
    repeat(34, () => {
      const [x, y] = [random.between(20, 1580), random.between(620, 800)];
      return path(`M${x} ${y}q-6 -22 -14 -30q12 10 16 28q2 -22 8 -34q-2 16 -2 36Z`, darker(grass, random.between(0.08, 0.26)));
    }) +
    repeat(13, (i) => rect(40 + i * 126, 556 - Math.sin(i / 2.4) * 14, 12, 74, palette.wood)) +
    repeat(2, (i) =>
      path(
        `M40 ${580 + i * 24}Q420 ${540 + i * 24} 800 ${574 + i * 24}T1580 ${568 + i * 24}v7Q1180 ${580 + i * 24} 800 ${581 + i * 24}T40 ${587 + i * 24}Z`,
        lighter(palette.wood, 0.1),
      ),
    ) +
    [430, 1150]
      .map(
        (x) =>
          rect(x, 690, 9, 72, '#e9e2d3') +
          shape(
            [
              [x + 9, 690],
              [x + 52, 702],
              [x + 9, 716],
            ],
            palette.accent,
          ),
      )
      .join('') +
    street(scenery)
  );
}
