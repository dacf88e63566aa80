import { box, front } from '#demo/photos/draw/solids.ts';
import type { Parts } from '#demo/photos/draw/stage.ts';
import { darker } from '#demo/photos/draw/svg.ts';
import type { DrawnHome } from '#demo/photos/home-code.ts';
import { lotBehind, lotInFront } from './lots.ts';
import { doorOn, windowOn } from './openings.ts';
import { sideGable } from './roofs.ts';
import { foundation, streetStage } from './street.ts';

/** A factory-built home: long, low, with a small deck. */
export function manufactured(parts: Parts, home: DrawnHome): string {
  const { random, palette } = parts;
  const stage = streetStage(parts, { eyeX: random.between(-4, 4), distance: 15, horizon: 565, width: 16, height: 5.2 });
  const width = 14.5;
  const [x, base, high, yard] = [-width / 2, 0.6, 2.6, 5];
  const plane = front(stage, 0);
  const body = { x, z: 0, width, height: base + high, depth: 7 };
  const deckX = random.between(-3, 1);
  return (
    lotBehind(stage, [body], { yard, driveway: home.garages > 0 ? [-x + 0.5, -x + 3.6] : undefined }) +
    box(stage, body, palette.wall) +
    plane.courses(x, base, width, high, 0.18, darker(palette.wall, 0.3), 0.4) +
    plane.panel(x, 0, width, base, '#a39b90') +
    plane.stripes(x, 0, width, base, 0.3, '#857d72', 0.5) +
    [x + 0.8, x + 3.6, deckX + 2.8, -x - 2.4]
      .map((u) =>
        windowOn(stage, plane, u, base + 0.9, 1.4, 1.2, {
          panes: [2, 1],
          hasShutters: random.chance(0.5) ? palette.door : undefined,
        }),
      )
      .join('') +
    doorOn(stage, plane, deckX + 0.7, base, { width: 0.95, height: 2 }) +
    sideGable(
      stage,
      { x, width, y: base + high, z: 0, depth: 7, rise: 1.3, color: palette.roof, overhang: 0.35 },
      palette.wall,
      palette.trim,
    ) +
    box(stage, { x: deckX - 0.6, z: -1.8, width: 3, height: base, depth: 1.8 }, palette.wood) +
    front(stage, -1.8).stripes(deckX - 0.6, base, 3, 0.8, 0.15, palette.trim, 1) +
    front(stage, -1.8).panel(deckX - 0.6, base + 0.8, 3, 0.08, palette.trim) +
    foundation(stage, x + 0.4, deckX - 0.8) +
    foundation(stage, deckX + 2.6, -x - 0.4) +
    lotInFront(stage, x, -x, yard)
  );
}
