import { tufts } from '#demo/photos/draw/foliage.ts';
import { box, front, side, wallShadow } from '#demo/photos/draw/solids.ts';
import { type Parts, hull } from '#demo/photos/draw/stage.ts';
import { darker } from '#demo/photos/draw/svg.ts';
import type { DrawnHome } from '#demo/photos/home-code.ts';
import { lotBehind, lotInFront } from './lots.ts';
import { doorOn, garageOn, lantern, windowOn } from './openings.ts';
import { slab } from './roofs.ts';
import { foundation, streetStage } from './street.ts';

/** Boxes of stucco, wood and glass. */
export function modern(parts: Parts, home: DrawnHome): string {
  const { random, palette } = parts;
  const storeys = Math.min(3, Math.max(2, home.storeys));
  const stage = streetStage(parts, {
    eyeX: random.between(-6, 6),
    distance: storeys > 2 ? 19 : 17,
    horizon: 640,
    width: 14,
    height: storeys * 3.1 + 0.6,
  });
  const width = stage.look === 'sanfrancisco' ? random.between(8, 9) : random.between(11, 13.5);
  const [x, yard] = [-width / 2, stage.look === 'sanfrancisco' ? 2.4 : 5];
  const skins = random.chance(0.5) ? ['#f4f2ec', '#55595c', palette.wood] : [palette.wall, '#3e4347', palette.wood];
  const [main = '#f4f2ec', dark = '#55595c', wood = palette.wood] = skins;
  const frame = random.chance(0.7) ? '#26292c' : '#e9e7e1';
  const level = 3.1;
  const boxes = Array.from({ length: storeys }, (_, i) => {
    const part = i === 0 ? 1 : random.between(0.68, 0.94);
    const wide = width * part;
    const at = i === 0 ? x : random.chance(0.5) ? x : x + width - wide;
    return { x: at, y: i * level, z: i === 0 ? 0 : random.between(-1.4, 0.8), width: wide, height: level, depth: 9 };
  });
  const colors = random.chance(0.5) ? [dark, main, wood] : random.chance(0.5) ? [main, wood, dark] : [wood, main, dark];
  const look = { frame, casing: 0.05, hasSill: false } as const;
  const garage = home.garages > 0;
  return (
    lotBehind(stage, boxes, {
      yard,
      driveway: garage ? [x + 0.4, x + (home.garages > 1 ? 5.4 : 3.6)] : undefined,
      walk: [x + width * 0.62, x + width * 0.62 + 1.6],
      surface: random.chance(0.3) ? 'gravel' : 'lawn',
    }) +
    boxes
      .map((at, i) => {
        const plane = front(stage, at.z);
        const color = colors[i] ?? main;
        const isWood = color === wood;
        const wideU = at.x + at.width * random.between(0.06, 0.16);
        const wideW = at.width * random.between(0.42, 0.56);
        const content =
          i === 0
            ? (garage
                ? garageOn(
                    stage,
                    plane,
                    x + 0.5,
                    0,
                    home.garages > 1 ? 4.7 : 2.9,
                    random.pick(['glass', 'planks']),
                    random.pick([frame, wood]),
                  )
                : windowOn(stage, plane, x + 0.6, 0.3, 3.6, 2.3, { ...look, panes: [3, 1] })) +
              doorOn(stage, plane, x + width * 0.64, 0.1, {
                width: 1.15,
                height: 2.5,
                glass: 'full',
                color: random.chance(0.5) ? palette.door : wood,
                frame,
              }) +
              (width > 10 ? windowOn(stage, plane, x + width * 0.8, 0.3, width * 0.14, 2.3, { ...look, panes: [1, 1] }) : '') +
              lantern(stage, plane, x + width * 0.6, 1.6)
            : windowOn(stage, plane, wideU, at.y + 0.4, wideW, 2.2, { ...look, panes: [3, 1] }) +
              windowOn(stage, plane, at.x + at.width * 0.76, at.y + random.between(0.6, 1.2), at.width * 0.15, 1.4, {
                ...look,
                panes: [1, 1],
              }) +
              (random.chance(0.5)
                ? front(stage, at.z - 0.1).quad(wideU - 0.1, at.y, wideW + 0.2, 1, '#dfeaec', { opacity: 0.45 }) +
                  front(stage, at.z - 0.1).panel(wideU - 0.1, at.y + 1, wideW + 0.2, 0.06, '#303336')
                : '');
        return (
          (i > 0 && at.z < 0
            ? wallShadow(
                stage,
                [
                  [at.x, at.y, at.z],
                  [at.x + at.width, at.y, at.z],
                  [at.x, at.y - 0.01, at.z],
                  [at.x + at.width, at.y + 0.2, at.z],
                ],
                0,
                hull,
              )
            : '') +
          box(stage, at, color) +
          (isWood
            ? plane.courses(at.x, at.y, at.width, at.height, 0.16, darker(wood, 0.35), 0.5) +
              (stage.eye[0] < at.x ? side(stage, at.x, 'left') : side(stage, at.x + at.width, 'right')).courses(
                at.z,
                at.y,
                at.depth,
                at.height,
                0.16,
                darker(wood, 0.35),
                0.4,
              )
            : '') +
          content +
          slab(
            stage,
            {
              x: at.x,
              width: at.width,
              y: at.y + at.height - 0.02,
              z: at.z,
              depth: at.depth,
              overhang: i === storeys - 1 ? random.between(0.1, 0.9) : 0.08,
              color: i === storeys - 1 ? frame : darker(color, 0.2),
            },
            0.22,
          )
        );
      })
      .join('') +
    foundation(stage, x + width * 0.42, x + width * 0.6, { height: 0.6 }) +
    [0, 1, 2, 3]
      .map((i) =>
        tufts(
          stage,
          [x + width * 0.82 + i * 0.7, 0, -0.7],
          random.between(0.5, 0.9),
          random.pick(['#8fa27a', '#6f9460', '#a8a878']),
        ),
      )
      .join('') +
    lotInFront(stage, x, -x, yard)
  );
}
