import { tree } from '#demo/photos/draw/foliage.ts';
import { box, cornersOf, front } from '#demo/photos/draw/solids.ts';
import type { Parts } from '#demo/photos/draw/stage.ts';
import { darker, lighter, mix } from '#demo/photos/draw/svg.ts';
import type { DrawnHome } from '#demo/photos/home-code.ts';
import { doorOn, garageOn, lantern, windowOn } from './openings.ts';
import { frontGable } from './roofs.ts';
import { streetTrees } from './row.ts';
import { backdrop, foundation, groundOf, neighbor, plantsOf, streetStage } from './street.ts';

/** Three attached houses; ours is in the middle. */
export function townhouse(parts: Parts, home: DrawnHome): string {
  const { random, palette } = parts;
  const { look } = parts;
  const storeys = Math.min(3, Math.max(2, home.storeys));
  const stage = streetStage(parts, {
    eyeX: random.pick([-1, 1]) * random.between(4, 9),
    distance: 18 + (storeys - 2) * 2.4,
    horizon: 660,
    eyeY: 1.9,
    width: 18.5,
    height: storeys * 3.1 + 2.4,
  });
  const wide = random.between(5.6, 6.4);
  const high = storeys * 3.1;
  const isTraditional = look === 'triangle' || look === 'lowcountry' || random.chance(0.35);
  const brick = random.chance(look === 'triangle' ? 0.5 : 0.25);
  const tones = isTraditional
    ? [palette.wall, lighter(palette.wall, 0.3), mix(palette.wall, '#c9b8a0', 0.5)]
    : [palette.wall, '#53585c', palette.wood];
  const frame = isTraditional ? palette.trim : '#2a2d30';
  const garage = home.garages > 0;
  const kind = random.int(0, 1);
  const order = stage.eye[0] < 0 ? [1, 0, -1] : [-1, 0, 1];
  const yard = 3.4;
  const bodies = { x: -1.5 * wide, z: 0, width: wide * 3, height: high, depth: 10 };
  const unit = (index: number): string => {
    const x = index * wide - wide / 2;
    const z = index === 0 ? -0.8 : 0;
    const color = brick && index !== 0 ? palette.brick : (tones[index + 1] ?? palette.wall);
    const plane = front(stage, z);
    const pane = {
      panes: isTraditional ? ([2, 2] as const) : ([1, 1] as const),
      frame,
      casing: isTraditional ? 0.09 : 0.05,
      hasSill: isTraditional,
    };
    return (
      box(stage, { x, z, width: wide, height: high, depth: 10 }, color) +
      (color === palette.brick
        ? plane.courses(x, 0, wide, high, 0.14, lighter(color, 0.4), 0.3)
        : color === palette.wood || isTraditional
          ? plane.courses(x, 0, wide, high, 0.17, darker(color, 0.3), 0.4)
          : '') +
      Array.from({ length: storeys - 1 }, (_, i) => {
        const y = 3.1 * (i + 1);
        return kind === 0 || isTraditional
          ? windowOn(stage, plane, x + wide * 0.12, y + 0.7, wide * 0.3, 1.6, pane) +
              windowOn(stage, plane, x + wide * 0.58, y + 0.7, wide * 0.3, 1.6, pane)
          : windowOn(stage, plane, x + wide * 0.1, y + 0.3, wide * 0.52, 2.2, { ...pane, panes: [2, 1] }) +
              windowOn(stage, plane, x + wide * 0.72, y + 0.9, wide * 0.18, 1.4, pane);
      }).join('') +
      (garage
        ? garageOn(
            stage,
            plane,
            x + 0.35,
            0,
            wide * 0.5,
            isTraditional ? 'carriage' : 'glass',
            isTraditional ? '#ece8df' : '#3c4043',
          )
        : windowOn(stage, plane, x + wide * 0.1, 0.8, wide * 0.42, 1.6, { ...pane, panes: [3, 2] })) +
      doorOn(stage, plane, x + wide * 0.72, 0.2, {
        width: 0.95,
        color: index === 0 ? palette.door : darker(palette.door, 0.2),
        frame,
        glass: isTraditional ? 'half' : 'full',
      }) +
      box(stage, { x: x + wide * 0.66, y: 2.6, z: z - 0.8, width: wide * 0.3, height: 0.14, depth: 0.8 }, frame) +
      lantern(stage, plane, x + wide * 0.64, 1.6) +
      (isTraditional
        ? frontGable(
            stage,
            { x, width: wide, y: high, z, depth: 8, rise: 2.2, overhang: 0.3, color: palette.roof },
            lighter(palette.wall, 0.15),
            palette.trim,
          )
        : box(stage, { x, y: high - 0.05, z: z - 0.15, width: wide, height: 0.3, depth: 10 }, frame)) +
      foundation(stage, x + wide * 0.6, x + wide, { z: z - 0.6, height: 0.45 })
    );
  };
  return (
    backdrop(stage) +
    groundOf(stage, { yard, surface: 'lawn' }) +
    stage.groundShadow(cornersOf(bodies)) +
    (garage
      ? [-1, 0, 1]
          .map((i) =>
            stage.face(
              [
                [i * wide - wide / 2 + 0.2, 0.01, 0],
                [i * wide + 0.1, 0.01, 0],
                [i * wide + 0.1, 0.01, -yard],
                [i * wide - wide / 2 + 0.2, 0.01, -yard],
              ],
              front(stage, 0).tone('#d0c9bd'),
            ),
          )
          .join('')
      : '') +
    neighbor(stage, 1.5 * wide + 6, 12, high, 3, '#d9d0c2') +
    neighbor(stage, -1.5 * wide - 18, 12, high, 3, '#cdd2d0') +
    [
      tree(stage, [1.5 * wide + 3, 0, 6], 8, random.pick(plantsOf[look])),
      tree(stage, [-1.5 * wide - 3, 0, 6], 8, random.pick(plantsOf[look])),
    ].join('') +
    order.map(unit).join('') +
    streetTrees(stage, wide)
  );
}
