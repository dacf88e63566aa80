import { drawFront } from './draw/fronts.ts';
import type { Parts } from './draw/houses-classic.ts';
import { drawLight } from './draw/light.ts';
import { drawPalette } from './draw/palette.ts';
import { resetClips } from './draw/room.ts';
import { bedroom, dining, living, secondBedroom } from './draw/rooms-living.ts';
import { bath, kitchen } from './draw/rooms-wet.ts';
import { drawOutlook } from './draw/outlooks.ts';
import { parcel } from './draw/parcel.ts';
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

/**
 * One picture of a home as SVG, 1600 × 900. Colours and light belong to the home, details to the scene; the same home
 * and scene always give the same text.
 */
export function drawPhoto({ home, scene }: { home: DrawnHome; scene: Scene }): string {
  const ofHome = createRandom(`home ${home.seed}`);
  const palette = drawPalette(home.style, home.look, ofHome);
  const light = drawLight(home.look, ofHome);
  const parts = { look: home.look, palette, light, random: createRandom(`${scene} ${home.seed}`) };
  resetClips();
  const content = definitions(light) + drawScene[scene](parts, home);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}">${content}</svg>`;
}
