import type { Random } from '#server/modules/listings/photos/random.ts';
import { mix } from './svg.ts';

/** The colours and the light of one home, the same in all its pictures. */
export interface Palette {
  wall: string;
  trim: string;
  door: string;
  roof: string;
  wood: string;
  leaf: string;
  accent: string;
  second: string;
  room: string;
  cabinet: string;
  sky: readonly [top: string, bottom: string];
  /** Windows glow. */
  isDusk: boolean;
  glass: readonly [top: string, bottom: string];
  pavement: string;
  road: string;
}

const paints = [
  ['#ece3d2', '#fffaf0'],
  ['#c6d0c0', '#faf6ea'],
  ['#b7c6cf', '#fbf8f0'],
  ['#dcbfab', '#fdf8ee'],
  ['#e6cf9b', '#fffaf0'],
  ['#9db0a5', '#f6f2e6'],
  ['#8ea4b3', '#f7f4ec'],
  ['#cda78f', '#fbf3e6'],
  ['#f1ece2', '#fffdf6'],
  ['#6f8488', '#f3efe4'],
  ['#5f7268', '#f1ecdf'],
  ['#a98b74', '#f6eee0'],
  ['#d5d2ca', '#fdfbf5'],
  ['#536573', '#f1ede4'],
  ['#b98579', '#fbf1e6'],
  ['#d9c7b2', '#6d5a4a'],
] as const;
const skies = [
  ['#a8cbe2', '#e7f0ee'],
  ['#bcd6e6', '#f3ece0'],
  ['#93bedd', '#dcebf0'],
  ['#cfd8db', '#efede6'],
  ['#e2c3a4', '#f9ead3'],
  ['#c9d9e4', '#f7e5d3'],
] as const;
const dusk = ['#54678a', '#e6b999'] as const;
const accents = ['#b5563f', '#2f6165', '#c9923c', '#3d5a80', '#7a5068', '#5d7f5c', '#a2593b', '#41666b', '#8a6d3b'];

export function drawPalette(random: Random): Palette {
  const [wall, trim] = random.pick(paints);
  const isDusk = random.chance(0.12);
  const sky = isDusk ? dusk : random.pick(skies);
  const accent = random.pick(accents);
  const shade = (color: string): string => (isDusk ? mix(color, '#37425e', 0.26) : color);
  return {
    wall: shade(wall),
    trim: shade(trim),
    door: shade(random.pick(['#8c3f31', '#2f4b52', '#b98432', '#2c4360', '#5b3d54', '#42695b', '#3a3f45'])),
    roof: shade(random.pick(['#5d5a58', '#6d5f57', '#4f5860', '#7a6a5c'])),
    wood: random.pick(['#b98a5e', '#a87950', '#c79d72', '#8f6a4a']),
    leaf: shade(random.pick(['#6f8f5f', '#5d8467', '#86985c', '#577a5b', '#7c9a70'])),
    accent,
    second: random.pick(accents.filter((color) => color !== accent)),
    room: random.pick(['#f3eee4', '#efe9dd', '#e6e8e1', '#ece4da', '#e3e6e8', '#f2ebe0', '#dfe3da', '#eadfd3']),
    cabinet: random.pick(['#f4f1ea', '#56696b', '#8a9a86', '#39495a', '#c8b79d', '#e9e4d9', '#6d7f74', '#a98661']),
    sky,
    isDusk,
    glass: isDusk ? ['#ffe2a6', '#f3bd72'] : [mix(sky[0], '#5c7a8c', 0.35), mix(sky[1], '#4f6b7c', 0.55)],
    pavement: shade('#d9d4ca'),
    road: shade('#92979b'),
  };
}
