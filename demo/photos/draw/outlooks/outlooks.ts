import { hills, sky, skyline } from '#demo/photos/draw/sky.ts';
import { type Parts, type Stage, createStage } from '#demo/photos/draw/stage.ts';
import { HEIGHT, WIDTH, rect } from '#demo/photos/draw/svg.ts';
import type { DrawnHome, Outlook } from '#demo/photos/home-code.ts';
import { backyard } from './backyard.ts';
import { rolling, streetView, woods } from './lands.ts';
import { bridge, near, roofs, sails } from './vistas.ts';
import { marsh, ocean, water } from './waters.ts';

/** What is seen from the home, or behind it. */
export const drawOutlook: Record<Outlook, (parts: Parts, home: DrawnHome) => string> = {
  garden: (parts, home) => backyard(parts, home, 'garden'),
  deck: (parts, home) => backyard(parts, home, 'deck'),
  pool: (parts, home) => backyard(parts, home, 'pool'),
  city: (parts) => view(parts, (stage) => hills(stage, '#7f9277', 90) + skyline(stage, -60, 1660, 330, 0.3) + roofs(stage)),
  water: (parts) =>
    view(
      parts,
      (stage) =>
        hills(stage, '#7f9277', 110) +
        (stage.random.chance(0.4) ? skyline(stage, 700, 1700, 160, 0.5) : '') +
        water(stage) +
        sails(stage) +
        roofs(stage),
    ),
  bridge: (parts) =>
    view(parts, (stage) => hills(stage, '#7f9277', 120) + bridge(stage) + water(stage) + sails(stage) + roofs(stage)),
  ocean: (parts) => view(parts, ocean),
  marsh: (parts) => view(parts, marsh),
  hills: (parts) => view(parts, rolling),
  woods: (parts) => view(parts, woods),
  street: (parts) => streetView(parts),
};

/** From a balcony or a deck: the far land, then a railing. */
function view(parts: Parts, land: (stage: Stage) => string): string {
  const { random } = parts;
  const stage = createStage({
    ...parts,
    camera: { eye: [0, 1.6, -3.4], yaw: random.between(-0.08, 0.08), focal: 1000, horizon: random.between(400, 470) },
  });
  return sky(stage) + land(stage) + near(stage) + rect(0, HEIGHT - 80, WIDTH, 80, 'url(#fade)');
}
