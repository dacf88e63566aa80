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
import type { DrawnHome, HomeStyle, Scene } from './home-code.ts';
import { createRandom } from '#demo/random.ts';

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

/** From the street, homes of one building look alike: their seeds begin with the same three characters. */
const shared: readonly HomeStyle[] = ['tower', 'walkup', 'loft', 'deco'];

function seedOf({ home, scene }: Picture): string {
  return scene === 'front' && shared.includes(home.style) ? home.seed.slice(0, 3) : home.seed;
}

/** Colours and light belong to the home, so that its pictures go together. */
function ofHome(picture: Picture): { palette: Palette; light: Light } {
  const { style, look } = picture.home;
  const random = createRandom(`home ${seedOf(picture)}`);
  return { palette: drawPalette(style, look, random), light: drawLight(look, random) };
}

/**
 * One picture of a home as SVG, 1600 × 900. Colours and light belong to the home, details to the scene; the same home
 * and scene always give the same text.
 */
export function drawPhoto(picture: Picture): string {
  const { home, scene } = picture;
  const { palette, light } = ofHome(picture);
  const parts = { look: home.look, palette, light, random: createRandom(`${scene} ${seedOf(picture)}`) };
  const content = definitions(light) + drawScene[scene](parts, home);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}">${content}</svg>`;
}

/** The main colours of a picture from top to bottom, without drawing it. */
export function coloursOf(picture: Picture): readonly [string, string, string] {
  const { scene } = picture;
  const { palette, light } = ofHome(picture);
  const [, sky, horizon] = light.sky;
  if (scene === 'front') return [sky, ambient(light, palette.wall), ambient(light, palette.grass)];
  if (scene === 'outlook' || scene === 'parcel') return [sky, horizon, ambient(light, palette.leaf)];
  return ['#f1efea', palette.room, scene === 'bath' ? '#d8d5ce' : palette.wood];
}
