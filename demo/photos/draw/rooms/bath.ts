import { box, front } from '#demo/photos/draw/solids.ts';
import type { Parts } from '#demo/photos/draw/stage.ts';
import { darker, mix, oval } from '#demo/photos/draw/svg.ts';
import type { DrawnHome } from '#demo/photos/home-code.ts';
import { gallery, mirror } from './art.ts';
import { cabinet, tiles } from './cabinets.ts';
import { pendant } from './decor.ts';
import { interiorOf, maybeMirrored } from './interior.ts';
import { plant } from './lamp-and-plant.ts';
import { type Part, put } from './put.ts';
import { roomWindow } from './room-window.ts';
import { createRoom, shell, vignette } from './room.ts';

export function bath(parts: Parts, home: DrawnHome): string {
  const { random, palette } = parts;
  const inside = interiorOf(home, parts);
  const { finish } = home;
  const tile =
    finish === 'original'
      ? random.pick(['#e6d3c8', '#cfe0da', '#e9e3d0', '#d6dce6', '#f0d9d6'])
      : random.pick(['#eef0ee', '#dfe6e4', '#e9e1d6', '#cfd9d2', '#c9cdd0', '#5f6a6c', mix(palette.second, '#dfe3e0', 0.6)]);
  const room = createRoom(parts, {
    width: random.between(3.6, 4.2),
    depth: random.between(3, 3.4),
    height: Math.min(2.8, inside.height),
    wall: palette.room,
    stand: 2.2,
  });
  const { stage, width, depth, height, back } = room;
  const half = width / 2;
  const metal = finish === 'original' ? '#b9bec0' : palette.metal;
  const vanityWide = random.between(1.3, 1.8);
  const vanityX = half - vanityWide - 0.15;
  const z = depth - 0.55;
  const face = front(stage, z);
  const color =
    finish === 'original'
      ? random.pick(['#c09467', '#efe8da', '#a8764a'])
      : random.pick([palette.cabinet, palette.wood, darker(palette.wood, 0.15), palette.cabinet]);
  const isFloating = finish === 'new' && random.chance(0.4);
  const low = isFloating ? 0.32 : 0.08;
  const isTub = random.chance(0.55);
  const round = random.chance(0.45);
  const sinks = vanityWide > 1.55 ? [0.27, 0.73] : [0.5];
  const kind = finish === 'original' ? 2 : random.pick([0, 1, 3, 2]);
  const wetWide = width - vanityWide - 0.4;
  const tub: Part[] = [
    { x: -0.85, y: 0.02, z: 0, width: 1.7, height: 0.52, depth: 0.75, color: '#fbfaf7', soft: random.chance(0.6) ? 0.3 : 0.05 },
    { x: -0.86, y: 0.52, z: -0.02, width: 1.72, height: 0.06, depth: 0.79, color: '#ffffff', soft: 0.06 },
  ];
  const wetX = -half + 0.15 + wetWide / 2;
  return maybeMirrored(
    parts,
    shell(room, 'tiles') +
      (finish === 'original' || !isTub
        ? tiles(room, back, -half, 0, isTub ? width : wetWide + 0.1, isTub ? 1.2 : height, tile, kind)
        : tiles(room, back, -half, 0, width, random.pick([1.1, height]), tile, kind)) +
      room.left.panel(depth - 1.6, 0, 1.6, isTub ? 1.2 : height, tile) +
      room.left.courses(depth - 1.6, 0, 1.6, isTub ? 1.2 : height, 0.12, darker(tile, 0.25), 0.3) +
      (isTub
        ? roomWindow(room, back, wetX - 0.55, 1.2, 1.1, height - 1.65, { ...inside.window, panes: [2, 1], hasSunlight: false }) +
          put(stage, tub, wetX, depth - 0.95) +
          back.panel(wetX + 0.5, 0.5, 0.04, 0.55, metal, 0.3) +
          back.panel(wetX + 0.34, 1.02, 0.2, 0.04, metal, 0.3)
        : back.panel(wetX - 0.02, 1.9, 0.04, 0.3, metal, 0.06) +
          back.panel(wetX - 0.16, 1.88, 0.32, 0.04, metal, 0.2) +
          back.panel(wetX + 0.3, 1, 0.06, 0.4, metal, 0.06) +
          back.quad(wetX - wetWide * 0.3, 1.25, 0.5, 0.3, darker(tile, 0.3)) +
          front(stage, depth - 1).quad(-half + 0.02, 0.04, wetWide * 0.98, 2, '#d9ecee', { opacity: 0.26 }) +
          front(stage, depth - 1).poly(
            [
              [-half + 0.3, 0.04],
              [-half + 0.7, 0.04],
              [-half + 1.3, 2.04],
              [-half + 0.9, 2.04],
            ],
            '#ffffff',
            { opacity: 0.2 },
          ) +
          front(stage, depth - 1).panel(-half + wetWide * 0.98, 0, 0.03, 2.06, metal) +
          front(stage, depth - 1).panel(-half, 2.02, wetWide, 0.03, metal)) +
      put(stage, [{ x: 0, y: low, z: 0, width: vanityWide, height: 0.78 - low, depth: 0.52, color }], vanityX, z) +
      Array.from({ length: 3 }, (_, i) =>
        cabinet(
          face,
          vanityX + (i * vanityWide) / 3,
          low + 0.02,
          vanityWide / 3,
          0.74 - low,
          color,
          finish === 'original' ? 'raised' : inside.isModern ? 'flat' : 'shaker',
          metal,
        ),
      ).join('') +
      box(
        stage,
        { x: vanityX - 0.03, y: 0.78, z: z - 0.03, width: vanityWide + 0.06, height: 0.05, depth: 0.57 },
        finish === 'original' ? '#e9dfc8' : '#f4f2ed',
      ) +
      sinks
        .map((part) => {
          const u = vanityX + vanityWide * part;
          const [px, py] = stage.point([u, 0.84, depth - 0.3]);
          const m = stage.scaleAt([u, 0.84, depth - 0.3]);
          return (
            oval(px, py, m * 0.22, m * 0.06, '#ffffff') +
            oval(px, py + m * 0.01, m * 0.18, m * 0.04, '#d9dfe0') +
            back.panel(u - 0.02, 0.86, 0.04, 0.2, metal, 0.1) +
            back.panel(u - 0.02, 1.03, 0.04, 0.03, metal, 0.24)
          );
        })
        .join('') +
      (round
        ? sinks
            .map((part) =>
              mirror(stage, back, vanityX + vanityWide * part, 1.55, Math.min(0.4, vanityWide * (sinks.length > 1 ? 0.22 : 0.3))),
            )
            .join('')
        : sinks.length > 1 && random.chance(0.5)
          ? sinks
              .map(
                (part) =>
                  back.panel(vanityX + vanityWide * part - 0.3, 1.1, 0.6, 0.9, metal, 0.02) +
                  back.quad(vanityX + vanityWide * part - 0.27, 1.13, 0.54, 0.84, 'url(#mirror)', { out: 0.02 }),
              )
              .join('')
          : back.panel(vanityX + 0.05, 1.08, vanityWide - 0.1, 0.95, metal, 0.02) +
            back.quad(vanityX + 0.08, 1.11, vanityWide - 0.16, 0.89, 'url(#mirror)', { out: 0.02 })) +
      (random.chance(0.5)
        ? [0.02, 0.98].map((part) => pendant(stage, [vanityX + vanityWide * part, 1.75, depth - 0.25], height, 0, 0.1)).join('')
        : back.panel(vanityX + vanityWide * 0.25, 2.15, vanityWide * 0.5, 0.08, '#fff6dc', 0.1)) +
      box(stage, { x: vanityX + 0.1, y: 0.83, z: depth - 0.4, width: 0.1, height: 0.14, depth: 0.1 }, palette.accent) +
      plant(stage, [vanityX + vanityWide - 0.14, 0.83, depth - 0.3], 0.34) +
      room.right.panel(depth - 1.1, 1.25, 0.5, 0.03, metal, 0.06) +
      room.right.panel(depth - 1.06, 0.75, 0.42, 0.5, mix(palette.accent, '#f1e8da', 0.45), 0.08) +
      (random.chance(0.35) ? gallery(stage, room.right, depth * 0.3, 1.5, 0.7) : '') +
      room.ground.panel(vanityX + 0.1, z - 0.75, vanityWide - 0.2, 0.55, mix(palette.second, '#efe6d8', 0.5)) +
      (random.chance(0.6) ? plant(stage, [isTub ? wetX + 1.15 : wetX + wetWide / 2 + 0.05, 0, depth - 0.35], 0.8) : '') +
      vignette,
  );
}
