import type { HomeStyle, Look } from '#demo/photos/home-code.ts';
import type { Random } from '#demo/random.ts';

/** The colours of one home, the same in all its pictures. */
export interface Palette {
  wall: string;
  trim: string;
  door: string;
  roof: string;
  /** Floors and furniture. */
  wood: string;
  leaf: string;
  grass: string;
  flower: string;
  brick: string;
  accent: string;
  second: string;
  room: string;
  cabinet: string;
  metal: string;
}

type Paint = readonly [wall: string, trim: string];

const paints: Record<Look, readonly Paint[]> = {
  sanfrancisco: [
    ['#e9dfc9', '#fffaf0'],
    ['#b9cbd0', '#fbf8f0'],
    ['#c9d3bd', '#faf6ea'],
    ['#e3b9a0', '#fdf6ea'],
    ['#e8cf94', '#fffaf0'],
    ['#7f97a8', '#f6f3ea'],
    ['#56707d', '#f1ede1'],
    ['#a9b9a2', '#f7f3e6'],
    ['#d6a9a2', '#fdf5ec'],
    ['#efe9dd', '#d9cdb6'],
    ['#5d6a5e', '#ece5d4'],
    ['#bfb3cb', '#f8f4f2'],
    ['#4d5560', '#e9e4da'],
    ['#c98f6f', '#fbf0e0'],
  ],
  eastbay: [
    ['#6f8468', '#f1ebda'],
    ['#8a9a80', '#f6f1e2'],
    ['#a88b6a', '#f3e9d6'],
    ['#5f7684', '#f1ecdf'],
    ['#d8c9a8', '#fbf6ea'],
    ['#b5654a', '#f6ead6'],
    ['#e6ddc8', '#7a5f49'],
    ['#4f5f5c', '#ebe2cf'],
    ['#c3b38f', '#6e4c3a'],
    ['#93a9b0', '#f7f3ea'],
  ],
  losangeles: [
    ['#f6f1e6', '#e4d8c2'],
    ['#fbf8f1', '#5b4636'],
    ['#eadfca', '#6d4f3a'],
    ['#f3e4cb', '#fdf9ef'],
    ['#dfd6c6', '#3f4346'],
    ['#f4efe8', '#2f3336'],
    ['#e9cfae', '#744c36'],
    ['#d3d6ce', '#fbfaf4'],
    ['#c7b299', '#fbf5ea'],
  ],
  miami: [
    ['#fbf7ee', '#ffffff'],
    ['#f5d9c6', '#fffdf6'],
    ['#cfe5dc', '#ffffff'],
    ['#f7e3a9', '#fffdf4'],
    ['#f3c1ae', '#fffaf2'],
    ['#c9dfe8', '#ffffff'],
    ['#f1ece1', '#7b6a58'],
    ['#eadcc4', '#fffdf6'],
    ['#f6d0d0', '#fffdf8'],
  ],
  triangle: [
    ['#f3f0e8', '#ffffff'],
    ['#e8e4d9', '#fdfbf4'],
    ['#8b9aa5', '#fbfaf4'],
    ['#a9b5a2', '#faf8ef'],
    ['#d9cdb8', '#fffcf4'],
    ['#5c6b78', '#f6f3ea'],
    ['#c9c6bd', '#fdfbf5'],
    ['#74836f', '#f6f1e4'],
    ['#dfe3e0', '#3d444b'],
  ],
  lowcountry: [
    ['#f2cfc3', '#fffaf2'],
    ['#f3dfa6', '#fffcf2'],
    ['#bfd8cd', '#fbfaf2'],
    ['#b9d0de', '#fdfbf5'],
    ['#f4efe2', '#ffffff'],
    ['#e7b795', '#fff6e8'],
    ['#d5c7dc', '#fbf7f4'],
    ['#e9dcc2', '#fffdf4'],
    ['#a7bfae', '#faf6ea'],
    ['#e3a59b', '#fff6ee'],
  ],
};

const roofs: Partial<Record<HomeStyle, readonly string[]>> = {
  spanish: ['#b4623f', '#bd6d48', '#a7583b'],
  stucco: ['#b0623f', '#8b5a48', '#6d5f57'],
  coral: ['#d9d3c6', '#b9b3a6', '#b5694b', '#8e8c86'],
  farmhouse: ['#4a4f55', '#3d4247', '#5a5650'],
  charleston: ['#6b6f70', '#8c8b84', '#7a4c40', '#53605f'],
};

const grasses: Record<Look, readonly string[]> = {
  sanfrancisco: ['#8ba463', '#7f9a60'],
  eastbay: ['#9aa763', '#8aa05e', '#b0a866'],
  losangeles: ['#8fab5e', '#9db069', '#b5ad72'],
  miami: ['#7fb35a', '#74a957', '#8aba62'],
  triangle: ['#76a355', '#6c9a52', '#82aa5a'],
  lowcountry: ['#85a95c', '#79a056', '#93ad66'],
};

const leaves: Record<Look, readonly string[]> = {
  sanfrancisco: ['#5d8460', '#6f8f5c', '#547a5e'],
  eastbay: ['#6a8b54', '#5a7d52', '#7c9156'],
  losangeles: ['#6d8a50', '#5f8252', '#7b9255'],
  miami: ['#4f8a4e', '#5b9550', '#468052'],
  triangle: ['#55884a', '#4b7c46', '#679150'],
  lowcountry: ['#587f4a', '#648a52', '#4f7648'],
};

const accents = [
  '#b5563f',
  '#2f6165',
  '#c9923c',
  '#3d5a80',
  '#7a5068',
  '#5d7f5c',
  '#a2593b',
  '#41666b',
  '#b98b3f',
  '#5a6f9a',
  '#9a4f55',
];

export function drawPalette(style: HomeStyle, look: Look, random: Random): Palette {
  const [wall, trim] = random.pick(paints[look]);
  const accent = random.pick(accents);
  return {
    wall,
    trim,
    door: random.pick([
      '#8c3f31',
      '#2f4b52',
      '#b98432',
      '#2c4360',
      '#5b3d54',
      '#42695b',
      '#33383e',
      '#6f3a2c',
      '#d0a13f',
      '#38707a',
    ]),
    roof: random.pick(roofs[style] ?? ['#5d5a58', '#6b5c52', '#4b535b', '#77675a', '#594f4c', '#65696b']),
    wood: random.pick(['#b98a5e', '#a4744c', '#c99f73', '#8a6344', '#d2b48c', '#9a7453', '#7b583f']),
    leaf: random.pick(leaves[look]),
    grass: random.pick(grasses[look]),
    flower: random.pick(['#d9577a', '#e08a3c', '#f2e7ef', '#b05fb0', '#e2c044', '#d5483f', '#8f7bd0']),
    brick: random.pick(['#a4543f', '#97503f', '#b0684e', '#8a4a3d', '#a96852']),
    accent,
    second: random.pick(accents.filter((color) => color !== accent)),
    room: random.pick([
      '#f4efe6',
      '#efe8db',
      '#e8eae4',
      '#ede5db',
      '#e7e9ea',
      '#f5efe4',
      '#e2e5dc',
      '#ebe0d4',
      '#f7f5f0',
      '#dfe4e6',
    ]),
    cabinet: random.pick([
      '#f4f1ea',
      '#52666a',
      '#8b9b86',
      '#33445a',
      '#c8b79d',
      '#eceae4',
      '#6a7d70',
      '#a67d58',
      '#f7f6f2',
      '#3b4140',
      '#b7c3c4',
    ]),
    metal: random.pick(['#c6a35d', '#9aa0a2', '#3a3d40', '#b08d57']),
  };
}
