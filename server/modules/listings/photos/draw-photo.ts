import { drawFront } from './draw/houses/fronts.ts';
import type { Parts } from './draw/stage.ts';
import { ambient, drawLight, type Light } from './draw/light.ts';
import { drawPalette, type Palette } from './draw/palette.ts';
import { bedroom, secondBedroom } from './draw/rooms/bedrooms.ts';
import { dining } from './draw/rooms/dining.ts';
import { living } from './draw/rooms/living.ts';
import { bath } from './draw/rooms/bath.ts';
import { kitchen } from './draw/rooms/kitchen.ts';
import { drawOutlook } from './draw/outlooks/outlooks.ts';
import { parcel } from './draw/outlooks/parcel.ts';
import { definitions } from './draw/sky.ts';
import { HEIGHT, WIDTH } from './draw/svg.ts';
import type { DrawnHome, Scene } from './home-code.ts';
import { createRandom } from './random.ts';

const drawScene: Record<Scene, (parts: Parts, home: DrawnHome) => string> = {
  front: (parts, home) => drawFront[home.style](parts, home),
  living,
  kitchen,
  dining,
  bedroom,
  'second-bedroom': secondBedroom,
  bath,
  outlook: (parts, home) => drawOutlook[home.outlook](parts, home),
  parcel,
};

interface Picture {
  home: DrawnHome;
  scene: Scene;
}

/** Colours and light belong to the home, so that its pictures go together. */
function ofHome({ seed, style, look }: DrawnHome): { palette: Palette; light: Light } {
  const random = createRandom(`home ${seed}`);
  return { palette: drawPalette(style, look, random), light: drawLight(look, random) };
}

/**
 * One picture of a home as SVG, 1600 × 900. Colours and light belong to the home, details to the scene; the same home
 * and scene always give the same text.
 */
export function drawPhoto({ home, scene }: Picture): string {
  const { palette, light } = ofHome(home);
  const parts = { look: home.look, palette, light, random: createRandom(`${scene} ${home.seed}`) };
  const content = definitions(light) + drawScene[scene](parts, home);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}">${content}</svg>`;
}

/** The main colours of a picture from top to bottom, without drawing it. */
export function coloursOf({ home, scene }: Picture): readonly [string, string, string] {
  const { palette, light } = ofHome(home);
  const [, sky, horizon] = light.sky;
  if (scene === 'front') return [sky, ambient(light, palette.wall), ambient(light, palette.grass)];
  if (scene === 'outlook' || scene === 'parcel') return [sky, horizon, ambient(light, palette.leaf)];
  return ['#f1efea', palette.room, scene === 'bath' ? '#d8d5ce' : palette.wood];
}
