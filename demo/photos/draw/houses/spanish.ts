import { box, front } from '#demo/photos/draw/solids.ts';
import type { Parts } from '#demo/photos/draw/stage.ts';
import type { DrawnHome } from '#demo/photos/home-code.ts';
import { climber, lotBehind, lotInFront } from './lots.ts';
import { doorOn, lantern, windowOn } from './openings.ts';
import { frontGable, hip, sideGable } from './roofs.ts';
import { foundation, streetStage } from './street.ts';

/** White or warm stucco, barrel tiles, arches, an iron balcony. */
export function spanish(parts: Parts, home: DrawnHome): string {
  const { random, palette } = parts;
  const isTwo = home.storeys > 1;
  const stage = streetStage(parts, {
    eyeX: random.between(-5, 5),
    distance: isTwo ? 17.5 : 15.5,
    horizon: isTwo ? 630 : 580,
    width: 14.5,
    height: isTwo ? 8.2 : 5.8,
  });
  const width = random.between(12, 14);
  const [x, yard, low] = [-width / 2, 5, 3.3];
  const high = isTwo ? 6.2 : 3.5;
  const color = random.pick(['#f8f3e8', '#f3e9d6', '#f6ecdc', '#f2dfc4', '#efe0cb', '#f7e8d8', '#eed2b4']);
  const trim = random.pick(['#5b4030', '#6d4a35', color]);
  const onLeft = random.chance(0.5);
  const towerWide = 5.2;
  const towerX = onLeft ? x : -x - towerWide;
  const body = { x, z: 0, width, height: low, depth: 9 };
  const wing = { x: towerX, z: -1.1, width: towerWide, height: high, depth: 7 };
  const plane = front(stage, 0);
  const wingPlane = front(stage, wing.z);
  const free = onLeft ? x + towerWide : x;
  const long = width - towerWide;
  const arch = { arch: 0.5, frame: trim, casing: 0.06, hasSill: true } as const;
  const pitch = random.chance(0.5);
  const wingRoof = {
    x: wing.x,
    width: wing.width,
    y: high,
    z: wing.z,
    depth: 7,
    rise: 1.5,
    color: palette.roof,
    covering: 'tiles',
    overhang: 0.3,
  } as const;
  return (
    lotBehind(stage, [body, wing], {
      yard,
      walk: [free + long * 0.4, free + long * 0.4 + 1.3],
      driveway: home.garages > 0 ? (onLeft ? [-x + 0.4, -x + 3.4] : [x - 3.4, x - 0.4]) : undefined,
      surface: random.chance(0.2) ? 'gravel' : 'lawn',
    }) +
    box(stage, body, color) +
    doorOn(stage, plane, free + long * 0.42, 0.2, {
      width: 1.15,
      height: 2.4,
      arch: 0.5,
      color: random.chance(0.6) ? palette.wood : palette.door,
      glass: 'none',
      frame: trim,
    }) +
    lantern(stage, plane, free + long * 0.42 - 0.5, 1.7) +
    [0.08, 0.72].map((u) => windowOn(stage, plane, free + long * u, 0.9, 1.3, 1.7, { ...arch, panes: [2, 3] })).join('') +
    sideGable(
      stage,
      { x, width, y: low, z: 0, depth: 9, rise: 1.9, color: palette.roof, covering: 'tiles', overhang: 0.35 },
      color,
      trim,
    ) +
    foundation(stage, free + 0.3, free + long * 0.36) +
    foundation(stage, free + long * 0.66, free + long - 0.2) +
    box(stage, wing, color) +
    (isTwo
      ? doorOn(stage, wingPlane, wing.x + 2, 3.4, {
          width: 1.2,
          height: 2.1,
          arch: 0.5,
          glass: 'full',
          color: trim,
          frame: trim,
        }) +
        box(stage, { x: wing.x + 1.3, y: 3.2, z: wing.z - 0.8, width: 2.6, height: 0.16, depth: 0.8 }, trim) +
        front(stage, wing.z - 0.8).stripes(wing.x + 1.3, 3.36, 2.6, 0.85, 0.14, '#23262b', 1) +
        front(stage, wing.z - 0.8).panel(wing.x + 1.3, 4.15, 2.6, 0.06, '#23262b')
      : '') +
    (random.chance(0.5)
      ? windowOn(stage, wingPlane, wing.x + 1.2, 0.7, 2.8, 2, { ...arch, panes: [4, 3], arch: 0.4 })
      : [0, 1, 2]
          .map((i) => windowOn(stage, wingPlane, wing.x + 0.7 + i * 1.35, 0.8, 1, 1.8, { ...arch, panes: [2, 3] }))
          .join('')) +
    (pitch ? frontGable(stage, wingRoof, color, trim) : hip(stage, { ...wingRoof, overhang: 0.4 }, trim)) +
    (pitch
      ? [-1, 0, 1]
          .map((i) =>
            wingPlane.poly(
              [
                [wing.x + 2.6 + i * 0.4 - 0.12, high + 0.4],
                [wing.x + 2.6 + i * 0.4 + 0.12, high + 0.4],
                [wing.x + 2.6 + i * 0.4, high + 0.65],
              ],
              '#4a3a30',
              { opacity: 0.7 },
            ),
          )
          .join('')
      : '') +
    foundation(stage, wing.x + 0.2, wing.x + towerWide - 0.2, { z: wing.z - 0.6 }) +
    (random.chance(0.6)
      ? climber(stage, onLeft ? wing.x + towerWide : wing.x, random.between(1.4, 2.4), wing.z, random.between(0.9, 1.5))
      : '') +
    lotInFront(stage, x, -x, yard)
  );
}
