import type { Parts } from '#demo/photos/draw/stage.ts';
import { darker, mirrored, mix } from '#demo/photos/draw/svg.ts';
import type { DrawnHome, HomeStyle } from '#demo/photos/home-code.ts';
import { createRandom } from '#demo/random.ts';
import { type RoomWindow, roomWindow } from './room-window.ts';
import type { FloorKind, Room } from './room.ts';

/** What all rooms of a home share: floor, windows, height, how old-fashioned it is. */
export interface Interior {
  floor: FloorKind;
  height: number;
  window: RoomWindow;
  curtains: string | undefined;
  isOld: boolean;
  isModern: boolean;
  isHigh: boolean;
  beams: boolean;
}

const oldStyles: readonly HomeStyle[] = ['victorian', 'edwardian', 'bungalow', 'colonial', 'charleston', 'stucco'];

const modernStyles: readonly HomeStyle[] = ['modern', 'midcentury', 'tower', 'loft', 'townhouse'];

export function interiorOf(home: DrawnHome, { palette }: Parts): Interior {
  const random = createRandom(`interior ${home.seed}`);
  const isOld = oldStyles.includes(home.style);
  const isModern = modernStyles.includes(home.style) || (home.style === 'walkup' && home.finish === 'new');
  const isHigh = home.style === 'tower';
  const frame = isModern ? random.pick(['#2c2f31', '#2c2f31', '#f6f3ec', darker(palette.wood, 0.2)]) : '#fbf9f3';
  const warm = home.look === 'miami' || home.style === 'spanish' || home.style === 'coral';
  return {
    floor:
      home.style === 'loft' || home.style === 'storefront'
        ? 'concrete'
        : warm
          ? random.pick<FloorKind>(['tiles', 'tiles', 'wide'])
          : isOld
            ? random.pick<FloorKind>(['planks', 'planks', 'herringbone'])
            : isModern
              ? random.pick<FloorKind>(['wide', 'wide', 'planks', 'herringbone'])
              : random.pick<FloorKind>(['planks', 'wide', 'carpet']),
    height:
      home.style === 'victorian' || home.style === 'charleston'
        ? 3.2
        : home.style === 'loft'
          ? 3.7
          : home.style === 'ranch' || home.style === 'manufactured'
            ? 2.5
            : 2.8,
    window: {
      panes: isModern
        ? random.pick([
            [2, 1],
            [3, 1],
          ] as const)
        : isOld
          ? random.pick([
              [2, 2],
              [1, 2],
              [3, 3],
            ] as const)
          : random.pick([
              [2, 2],
              [2, 1],
              [4, 3],
            ] as const),
      frame,
      isHigh,
    },
    curtains: random.chance(isModern ? 0.35 : 0.7)
      ? random.pick(['#f3eee4', mix(palette.second, '#efe6d8', 0.65), '#d9d3c9', mix(palette.accent, '#efe6d8', 0.7)])
      : undefined,
    isOld,
    isModern,
    isHigh,
    beams:
      (home.style === 'spanish' || home.style === 'farmhouse' || home.style === 'midcentury' || home.style === 'bungalow') &&
      random.chance(0.6),
  };
}

export const maybeMirrored = ({ random }: Parts, content: string): string => (random.chance(0.5) ? mirrored(content) : content);

/** Windows of one wall, evenly. */
export function windows(
  room: Room,
  on: 'back' | 'left',
  from: number,
  to: number,
  count: number,
  { window, curtains, isModern }: Interior,
  low = isModern ? 0.25 : 0.8,
): string {
  const step = (to - from) / count;
  const wide = step * (isModern ? 0.92 : curtains === undefined ? 0.7 : 0.56);
  const high = room.height - low - (isModern ? 0.3 : 0.45);
  return Array.from({ length: count }, (_, i) =>
    roomWindow(room, room[on], from + i * step + (step - wide) / 2, low, wide, high, {
      ...window,
      curtains: isModern && count > 1 ? undefined : curtains,
    }),
  ).join('');
}
