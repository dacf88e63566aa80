import { leafMass } from '#demo/photos/draw/foliage.ts';
import type { Plane } from '#demo/photos/draw/solids.ts';
import type { Vec } from '#demo/photos/draw/vec.ts';
import { darker, mix, path, shape } from '#demo/photos/draw/svg.ts';
import type { Room } from './room.ts';

export interface RoomWindow {
  panes?: readonly [number, number];
  frame?: string;
  curtains?: string | undefined;
  hasSunlight?: boolean;
  /** What is outside: trees, or the town far below. */
  isHigh?: boolean;
}

/** A window in a wall with the world outside it, and its light on the floor. */
export function roomWindow(
  room: Room,
  plane: Plane,
  u: number,
  v: number,
  width: number,
  height: number,
  { panes = [2, 2], frame = '#fbf9f3', curtains, hasSunlight = true, isHigh = false }: RoomWindow = {},
): string {
  const { stage } = room;
  const { light, palette, random } = stage;
  const corners = [plane.at(u, v), plane.at(u + width, v), plane.at(u + width, v + height), plane.at(u, v + height)].map(
    stage.point,
  );
  const [xs, ys] = [corners.map(([x]) => x), corners.map(([, y]) => y)];
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  // Two windows of a picture never begin at one point.
  const id = `w${Math.round(left)}x${Math.round(top)}`;
  const [wide, tall] = [right - left, bottom - top];
  const green = mix(palette.leaf, light.sky[2], 0.25);
  const outside = isHigh
    ? Array.from({ length: 9 }, (_, i) => {
        const [bx, high] = [left + (i * wide) / 9, tall * random.between(0.12, 0.5)];
        return shape(
          [
            [bx, bottom],
            [bx, bottom - high],
            [bx + wide / 10, bottom - high],
            [bx + wide / 10, bottom],
          ],
          mix(random.pick(['#8fa0ad', '#b3aea6', '#a3adb3']), light.sky[2], 0.35),
        );
      }).join('')
    : path(
        `M${left} ${bottom}V${bottom - tall * 0.32}Q${left + wide * 0.3} ${bottom - tall * 0.5} ${left + wide * 0.55} ${bottom - tall * 0.34}T${right} ${bottom - tall * 0.38}V${bottom}Z`,
        mix(green, light.sky[2], 0.4),
      ) +
      leafMass(stage, left + wide * random.between(0.1, 0.9), bottom - tall * 0.34, wide * 0.3, tall * 0.32, green, 0.8) +
      leafMass(stage, left + wide * random.between(0.2, 0.8), bottom - tall * 0.04, wide * 0.36, tall * 0.14, palette.leaf, 0.7);
  const bar = 0.045;
  const lean = light.sun[0] < 0 ? 0.6 : -0.6;
  const isBack = plane === room.back;
  const patch = ([px, py, pz]: Vec): Vec =>
    isBack
      ? [px + py * lean * 0.8, 0.005, pz - 0.5 - py * 1.05]
      : [px + (plane === room.left ? 1 : -1) * (0.3 + py * 0.95), 0.005, pz - py * 0.35];
  const sunny = hasSunlight && light.kind !== 'soft' && light.kind !== 'dusk';
  const cells = Array.from(
    { length: panes[0] },
    (_, i) => [u + (i * width) / panes[0] + 0.05, u + ((i + 1) * width) / panes[0] - 0.05] as const,
  );
  const cloth = curtains;
  const drape = (at: number, broad: number): string =>
    cloth === undefined
      ? ''
      : plane.quad(at, 0.04, broad, v + height + 0.2, plane.tone(cloth), { out: 0.08 }) +
        Array.from({ length: 3 }, (_, i) =>
          plane.quad(at + broad * (0.16 + i * 0.3), 0.04, broad * 0.1, v + height + 0.2, plane.tone(darker(cloth, 0.2)), {
            out: 0.08,
            opacity: 0.6,
          }),
        ).join('');
  return (
    plane.panel(u - 0.12, v - 0.12, width + 0.24, height + 0.24, frame, 0.02) +
    `<clipPath id="${id}"><polygon points="${corners.map(([x, y]) => `${x.toFixed(1)},${y.toFixed(1)}`).join(' ')}"/></clipPath><g clip-path="url(#${id})"><rect x="${left.toFixed(0)}" y="${top.toFixed(0)}" width="${wide.toFixed(0)}" height="${tall.toFixed(0)}" fill="url(#sky)"/>${outside}</g>` +
    plane.quad(u, v + height - 0.07, width, 0.07, light.shade, { opacity: 0.35 }) +
    Array.from({ length: panes[0] - 1 }, (_, i) =>
      plane.panel(u + ((i + 1) * width) / panes[0] - bar / 2, v, bar, height, frame),
    ).join('') +
    Array.from({ length: panes[1] - 1 }, (_, i) =>
      plane.panel(u, v + ((i + 1) * height) / panes[1] - bar / 2, width, bar, frame),
    ).join('') +
    (v > 0.3 ? plane.panel(u - 0.2, v - 0.18, width + 0.4, 0.08, frame, 0.12) : '') +
    (cloth === undefined
      ? ''
      : plane.panel(u - 0.6, v + height + 0.22, width + 1.2, 0.04, '#4a4038', 0.12) +
        drape(u - 0.5, 0.42) +
        drape(u + width + 0.08, 0.42)) +
    (sunny
      ? cells
          .map(([a, b]) =>
            stage.face(
              [plane.at(a, v + 0.05), plane.at(b, v + 0.05), plane.at(b, v + height * 0.96), plane.at(a, v + height * 0.96)].map(
                patch,
              ),
              light.kind === 'golden' ? '#ffd592' : '#fff3cf',
              { opacity: 0.32 },
            ),
          )
          .join('')
      : '')
  );
}
