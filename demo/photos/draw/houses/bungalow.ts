import { box, front } from '#demo/photos/draw/solids.ts';
import type { Parts } from '#demo/photos/draw/stage.ts';
import { darker, lighter } from '#demo/photos/draw/svg.ts';
import type { DrawnHome } from '#demo/photos/home-code.ts';
import { lotBehind, lotInFront } from './lots.ts';
import { doorOn, lantern, windowOn } from './openings.ts';
import { railing, siding } from './porch.ts';
import { chimney, frontGable, sideGable } from './roofs.ts';
import { foundation, streetStage } from './street.ts';

export function bungalow(parts: Parts, home: DrawnHome): string {
  const { random, palette } = parts;
  const stage = streetStage(parts, {
    eyeX: random.between(-4.5, 4.5),
    distance: random.between(14.5, 16.5),
    horizon: 610,
    width: 13.5,
    height: home.storeys > 1 ? 8.4 : 7,
  });
  const width = random.between(10.5, 12.5);
  const x = -width / 2;
  const [wall, base] = [3.1, 0.6];
  const isTwo = home.storeys > 1;
  const yard = random.between(4, 5);
  const porchFrom = random.chance(0.5) ? x : 0;
  const full = random.chance(0.35);
  const [from, to] = full ? [x, -x] : [porchFrom, porchFrom + width / 2];
  const shape = random.int(0, 2);
  const color = palette.wall;
  const stone = random.pick(['#9d8f80', '#a8664e', '#8c857c', '#b3a58f']);
  const plane = front(stage, 0);
  const doorU = full ? -0.5 : from + width * 0.3;
  const porchDepth = 2.2;
  const roofAt = { x, width, y: base + wall, z: 0, depth: 10, color: palette.roof };
  const gableHouse = shape === 0;
  const body = { x, z: 0, width, height: base + wall, depth: 10 };
  const dormer = { x: -1.8, width: 3.6, y: base + wall + 1.1, z: 0.6, depth: 5, color: palette.roof };
  const roof = gableHouse
    ? frontGable(stage, { ...roofAt, rise: isTwo ? 4 : 3 }, lighter(color, 0.06), palette.trim) +
      windowOn(stage, plane, isTwo ? -1.5 : -0.8, base + wall + 0.7, isTwo ? 1.2 : 1.6, isTwo ? 1.3 : 0.8, {
        panes: [3, isTwo ? 2 : 1],
      }) +
      (isTwo ? windowOn(stage, plane, 0.3, base + wall + 0.7, 1.2, 1.3, { panes: [3, 2] }) : '')
    : sideGable(stage, { ...roofAt, rise: 2.9, overhang: 0.7 }, color, palette.trim) +
      (isTwo || random.chance(0.5)
        ? box(stage, { x: dormer.x, y: dormer.y - 0.4, z: dormer.z, width: dormer.width, height: 1.3, depth: 3 }, color) +
          windowOn(stage, front(stage, dormer.z), -1.3, dormer.y - 0.1, 2.6, 0.8, { panes: [4, 1], casing: 0.09 }) +
          frontGable(stage, { ...dormer, y: dormer.y + 0.9, rise: 1, overhang: 0.3 }, color, palette.trim)
        : '');
  const deck = { x: from, z: -porchDepth, width: to - from, height: base, depth: porchDepth };
  const pier = (at: number): string =>
    box(stage, { x: at - 0.34, z: -porchDepth, width: 0.68, height: base + 0.95, depth: 0.68 }, stone) +
    front(stage, -porchDepth).courses(at - 0.34, 0, 0.68, base + 0.95, 0.22, darker(stone, 0.3)) +
    front(stage, -porchDepth).poly(
      [
        [at - 0.26, base + 0.95],
        [at + 0.26, base + 0.95],
        [at + 0.17, base + wall - 0.5],
        [at - 0.17, base + wall - 0.5],
      ],
      front(stage, 0).tone(palette.trim),
      { out: -0.1 },
    );
  const porchRoof = full
    ? sideGable(
        stage,
        {
          x: from,
          width: to - from,
          y: base + wall - 0.4,
          z: -porchDepth,
          depth: porchDepth * 2,
          rise: 0.8,
          color: palette.roof,
          overhang: 0.4,
        },
        color,
        palette.trim,
      )
    : frontGable(
        stage,
        {
          x: from,
          width: to - from,
          y: base + wall - 0.3,
          z: -porchDepth,
          depth: porchDepth + 1,
          rise: gableHouse ? 1.5 : 1.4,
          color: palette.roof,
          overhang: 0.4,
        },
        lighter(color, 0.1),
        palette.trim,
      );
  return (
    lotBehind(stage, [body, deck], {
      yard,
      walk: [doorU - 0.2, doorU + 1.3],
      driveway: home.garages > 0 ? (porchFrom < 0 || full ? [-x + 0.6, -x + 3.4] : [x - 3.4, x - 0.6]) : undefined,
    }) +
    (random.chance(0.5) && !gableHouse ? chimney(stage, x + width * 0.2, base + wall + 1.4, 4.4, 2.4, palette.brick) : '') +
    box(stage, body, color) +
    siding(stage, x, width, base, wall, 0, color) +
    plane.panel(x, 0, width, base, stone) +
    plane.courses(x, 0, width, base, 0.2, darker(stone, 0.3)) +
    (full
      ? ''
      : windowOn(stage, plane, porchFrom < 0 ? width * 0.1 : x + width * 0.08, base + 0.8, 2.6, 1.5, { panes: [3, 2] })) +
    windowOn(stage, plane, full ? x + 0.9 : from + width * 0.06, base + 0.8, full ? 2.6 : 1.7, 1.5, {
      panes: [full ? 3 : 2, 2],
    }) +
    (full ? windowOn(stage, plane, 1.7, base + 0.8, 2.6, 1.5, { panes: [3, 2] }) : '') +
    doorOn(stage, plane, doorU, base, { width: 1.05, glass: 'half' }) +
    lantern(stage, plane, doorU - 0.5, base + 1.5) +
    roof +
    plane.quad(from, base, to - from, wall, stage.light.shade, { opacity: 0.3 * stage.light.contrast }) +
    foundation(stage, full ? x - 0.5 : porchFrom < 0 ? 0.4 : x, full ? x : porchFrom < 0 ? -x : -0.4, { height: 0.8 }) +
    box(stage, deck, stone, { top: '#a9927a' }) +
    box(stage, { x: doorU - 0.3, z: -porchDepth - 0.9, width: 1.7, height: base * 0.5, depth: 0.9 }, '#c9c1b4') +
    railing(stage, from + 0.4, doorU - 0.3, base, -porchDepth, palette.trim) +
    railing(stage, doorU + 1.4, to - 0.4, base, -porchDepth, palette.trim) +
    pier(from + 0.5) +
    pier(to - 0.5) +
    (full ? pier(doorU - 0.6) + pier(doorU + 1.7) : '') +
    porchRoof +
    foundation(stage, from, doorU - 0.5, { z: -porchDepth - 0.6, height: 0.6 }) +
    foundation(stage, doorU + 1.6, to, { z: -porchDepth - 0.6, height: 0.6 }) +
    lotInFront(stage, x, -x, yard)
  );
}
