import * as block from './draw/fronts-block.ts';
import * as detached from './draw/fronts-detached.ts';
import * as open from './draw/fronts-open.ts';
import * as row from './draw/fronts-row.ts';
import { drawOutlook } from './draw/outlooks.ts';
import { drawPalette } from './draw/palette.ts';
import { parcel } from './draw/parcel.ts';
import { dining, kitchen, living } from './draw/rooms-day.ts';
import { bath, bedroom, secondBedroom } from './draw/rooms-night.ts';
import { definitions, type Scenery } from './draw/setting.ts';
import { closer, HEIGHT, WIDTH } from './draw/svg.ts';
import type { DrawnHome, HomeStyle, Scene } from './home-code.ts';
import { createRandom } from './random.ts';

type Draw = (scenery: Scenery, home: DrawnHome) => string;

/** Each style from the street, and how close one stands: tall buildings need the whole board. */
const fronts: Record<HomeStyle, readonly [Draw, scale: number]> = {
  victorian: [row.victorian, 1.07],
  edwardian: [row.edwardian, 1.22],
  stucco: [row.stucco, 1.28],
  bungalow: [detached.bungalow, 1.25],
  midcentury: [detached.midcentury, 1.18],
  modern: [detached.modern, 1.24],
  townhouse: [open.townhouse, 1.12],
  land: [open.land, 1],
  walkup: [block.walkup, 1.1],
  tower: [block.tower, 1.12],
  loft: [block.loft, 1.06],
  storefront: [block.storefront, 1.12],
  spanish: [row.stucco, 1.28],
  ranch: [detached.midcentury, 1.18],
  colonial: [detached.bungalow, 1.25],
  farmhouse: [detached.bungalow, 1.25],
  charleston: [row.edwardian, 1.22],
  deco: [block.walkup, 1.1],
  coral: [detached.bungalow, 1.25],
  manufactured: [detached.midcentury, 1.18],
};

const scenesOfHome: Record<Scene, Draw> = {
  front: (scenery, home) => {
    const [draw, scale] = fronts[home.style];
    return closer(draw(scenery, home), scale);
  },
  living: (scenery, { style, fireplaces }) =>
    closer(living(scenery, { isLoft: style === 'loft' || style === 'storefront', hasFireplace: fireplaces > 0 }), 1.07),
  kitchen: (scenery) => closer(kitchen(scenery), 1.06),
  dining: (scenery) => closer(dining(scenery), 1.07),
  bedroom: (scenery) => closer(bedroom(scenery), 1.07),
  'second-bedroom': (scenery) => closer(secondBedroom(scenery), 1.07),
  bath: (scenery) => closer(bath(scenery), 1.06),
  outlook: (scenery, home) => drawOutlook[home.outlook](scenery),
  parcel: (scenery) => parcel(scenery),
};

/**
 * One picture of a home as SVG, 1600 × 900. Colours and light belong to the home, details to the scene; the same home
 * and scene always give the same text.
 */
export function drawPhoto({ home, scene }: { home: DrawnHome; scene: Scene }): string {
  const palette = drawPalette(createRandom(`palette ${home.seed}`));
  const scenery = { palette, random: createRandom(`${scene} ${home.seed}`) };
  const content = definitions(palette) + scenesOfHome[scene](scenery, home);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}">${content}</svg>`;
}
