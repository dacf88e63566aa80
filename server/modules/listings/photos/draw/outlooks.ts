import type { Outlook } from '#server/modules/listings/photos/home-code.ts';
import { potted, shrubs, tree, treeKinds } from './planting.ts';
import { distantHills, sky, skyline, street, type Scenery } from './setting.ts';
import { bay, cornice, door, pane } from './parts.ts';
import { darker, HEIGHT, lighter, line, mix, oval, path, rect, repeat, shape, WIDTH } from './svg.ts';

export const drawOutlook: Record<Outlook, (scenery: Scenery) => string> = {
  garden,
  deck,
  city,
  water: (scenery) => water(scenery, false),
  bridge: (scenery) => water(scenery, true),
  hills,
  pool: garden,
  ocean: (scenery) => water(scenery, false),
  marsh: hills,
  woods: hills,
  street: streetView,
};

function boards({ palette }: Scenery, y: number): string {
  const wood = mix(palette.wood, '#b9a68f', 0.3);
  return (
    rect(0, y, WIDTH, HEIGHT - y, wood) +
    repeat(24, (i) => line([800 + (i - 11.5) * 70, y], [800 + (i - 11.5) * 190, HEIGHT], darker(wood, 0.22), 3, 0.7))
  );
}

function railing({ palette }: Scenery, y: number, bottom: number): string {
  const rail = darker(palette.roof, 0.25);
  return (
    repeat(27, (i) => rect(i * 62 - 4, y, 5, bottom - y, rail)) +
    rect(0, y - 10, WIDTH, 16, rail) +
    rect(0, bottom - 8, WIDTH, 10, rail)
  );
}

function loungeChair({ palette }: Scenery, x: number, y: number): string {
  const cloth = mix(palette.accent, '#e8dcc8', 0.25);
  return (
    oval(x + 100, y + 6, 140, 14, '#1f2a33', { opacity: 0.16 }) +
    shape(
      [
        [x, y - 170],
        [x + 34, y - 176],
        [x + 84, y - 66],
        [x + 220, y - 62],
        [x + 220, y - 40],
        [x + 66, y - 40],
      ],
      cloth,
    ) +
    rect(x + 70, y - 42, 10, 46, darker(palette.wood, 0.3)) +
    rect(x + 200, y - 42, 10, 46, darker(palette.wood, 0.3)) +
    rect(x + 50, y - 104, 150, 10, palette.wood, { rx: 5 })
  );
}

function garden(scenery: Scenery): string {
  const { palette, random } = scenery;
  const grass = mix(palette.leaf, '#b9c27c', 0.3);
  const fence = mix(palette.wood, '#b8a48c', 0.3);
  return (
    sky(scenery) +
    distantHills(scenery, 430) +
    tree(220, 600, 470, random.pick(treeKinds), palette, random) +
    tree(1340, 600, 520, random.pick(treeKinds), palette, random) +
    rect(0, 430, WIDTH, 190, fence) +
    repeat(40, (i) => rect(i * 41, 424, 4, 196, darker(fence, 0.16))) +
    rect(0, 424, WIDTH, 12, lighter(fence, 0.2)) +
    rect(0, 610, WIDTH, 290, grass) +
    path('M0 640Q400 600 820 632T1600 620V700Q1100 660 800 690T0 690Z', lighter(grass, 0.14)) +
    shrubs(0, 628, 620, 90, palette, random, true) +
    shrubs(980, 628, 640, 84, palette, random, true) +
    path('M560 900Q640 760 900 720T1120 640L1180 644Q1120 740 960 770T820 900Z', lighter(palette.pavement, 0.15)) +
    oval(420, 800, 210, 34, '#1f2a33', { opacity: 0.12 }) +
    loungeChair(scenery, 200, 800) +
    rect(470, 730, 110, 12, palette.wood, { rx: 6 }) +
    rect(520, 742, 10, 62, darker(palette.wood, 0.3)) +
    oval(1300, 806, 150, 26, darker(grass, 0.2)) +
    shrubs(1180, 812, 240, 70, palette, random, true) +
    potted(1490, 850, 240, palette)
  );
}

function deck(scenery: Scenery): string {
  const { palette, random } = scenery;
  return (
    sky(scenery) +
    distantHills(scenery, 470) +
    tree(140, 640, 480, random.pick(treeKinds), palette, random) +
    tree(1180, 640, 380, 'round', palette, random) +
    tree(1470, 640, 520, random.pick(treeKinds), palette, random) +
    shrubs(0, 640, WIDTH, 120, palette, random) +
    boards(scenery, 640) +
    railing(scenery, 470, 640) +
    path('M0 96Q400 150 800 110T1600 100', 'none', { stroke: '#4a4541', strokeWidth: 3 }) +
    repeat(13, (i) => oval(60 + i * 124, 126 + Math.sin(i * 0.9) * 14, 9, 12, '#ffe9b8')) +
    loungeChair(scenery, 300, 800) +
    `<g transform="matrix(-1 0 0 1 1460 0)">${loungeChair(scenery, 300, 800)}</g>` +
    oval(735, 806, 120, 12, '#1f2a33', { opacity: 0.15 }) +
    rect(640, 730, 190, 14, palette.wood, { rx: 7 }) +
    rect(728, 744, 14, 60, darker(palette.wood, 0.3)) +
    oval(700, 724, 26, 9, '#f8f2e6') +
    potted(150, 850, 250, palette) +
    potted(1450, 860, 280, palette)
  );
}

function city(scenery: Scenery): string {
  return (
    sky(scenery) +
    distantHills(scenery, 520) +
    skyline(scenery, 690, 500) +
    roofs(scenery) +
    railing(scenery, 690, 850) +
    boards(scenery, 850)
  );
}

function roofs({ palette, random }: Scenery): string {
  return (
    rect(0, 690, WIDTH, 210, mix(palette.roof, palette.sky[1], 0.4)) +
    repeat(9, (i) => {
      const [x, high] = [i * 190 - 40, random.between(60, 150)];
      const wall = mix(
        random.pick(['#e1d6c4', '#c3cdc9', '#d5b9a6', '#b3bfc6', '#e9e2d4']),
        palette.sky[0],
        palette.isDusk ? 0.5 : 0.12,
      );
      return (
        rect(x, 760 - high, 180, high + 140, wall) +
        rect(x - 4, 752 - high, 188, 14, darker(wall, 0.22)) +
        repeat(3, (w) => rect(x + 22 + w * 52, 782 - high, 30, 42, 'url(#glass)'))
      );
    })
  );
}

function water(scenery: Scenery, withBridge: boolean): string {
  const { palette, random } = scenery;
  const sea = mix(palette.sky[0], '#46788c', 0.55);
  const iron = palette.isDusk ? '#6e4a4d' : '#b2604c';
  const towerAt = (x: number): string =>
    rect(x - 9, 300, 8, 250, iron) + rect(x + 15, 300, 8, 250, iron) + repeat(4, (i) => rect(x - 9, 316 + i * 44, 32, 8, iron));
  const bridge =
    towerAt(420) +
    towerAt(900) +
    rect(0, 470, 1240, 9, iron) +
    path('M0 420Q230 500 427 302Q660 580 907 302Q1080 500 1240 470', 'none', { stroke: iron, strokeWidth: 5 }) +
    repeat(30, (i) => line([i * 41, 474], [i * 41, 474 - 120 * Math.abs(Math.sin(i * 0.34))], iron, 1.6, 0.5));
  return (
    sky(scenery) +
    distantHills(scenery, 500) +
    (withBridge ? bridge : '') +
    rect(0, 540, WIDTH, 360, sea) +
    repeat(26, () =>
      rect(random.between(0, 1500), random.between(552, 690), random.between(50, 190), 3, '#ffffff', { opacity: 0.22, rx: 2 }),
    ) +
    repeat(3, () => {
      const [x, y] = [random.between(150, 1450), random.between(575, 640)];
      return (
        path(`M${x} ${y}h44l-8 12h-28Z`, '#f7f3ea') +
        shape(
          [
            [x + 20, y - 4],
            [x + 20, y - 62],
            [x + 44, y - 6],
          ],
          '#fffdf6',
        ) +
        shape(
          [
            [x + 16, y - 4],
            [x + 16, y - 50],
            [x - 4, y - 6],
          ],
          lighter(palette.accent, 0.4),
        )
      );
    }) +
    shrubs(0, 730, WIDTH, 110, palette, random) +
    roofs(scenery) +
    railing(scenery, 700, 850) +
    boards(scenery, 850)
  );
}

function hills(scenery: Scenery): string {
  const { palette, random } = scenery;
  const layer = (y: number, color: string): string =>
    path(
      `M0 ${HEIGHT}V${y}Q${random.int(180, 320)} ${y - random.int(60, 150)} ${random.int(480, 640)} ${y - 20}T${random.int(980, 1120)} ${y - 40}T${WIDTH} ${y - random.int(10, 90)}V${HEIGHT}Z`,
      color,
    );
  return (
    sky(scenery) +
    layer(430, mix(palette.sky[1], '#8ea3a5', 0.4)) +
    layer(510, mix(palette.leaf, palette.sky[1], 0.55)) +
    layer(590, mix(palette.leaf, palette.sky[1], 0.32)) +
    repeat(16, (i) =>
      tree(
        60 + i * 100 + random.between(-30, 30),
        640 + random.between(-20, 40),
        random.between(90, 170),
        random.pick(['round', 'round', 'cypress']),
        palette,
        random,
      ),
    ) +
    layer(680, mix(palette.leaf, '#55704f', 0.3)) +
    tree(130, 830, 520, 'airy', palette, random) +
    tree(1480, 830, 480, random.pick(['round', 'cypress']), palette, random) +
    boards(scenery, 820) +
    railing(scenery, 690, 830)
  );
}

/** The street in front of the home, with its neighbors. */
function streetView(scenery: Scenery): string {
  const { palette, random } = scenery;
  const house = (i: number): string => {
    const wall = mix(
      random.pick(['#e1d6c4', '#c3cdc9', '#d5b9a6', '#b3bfc6', '#e9e2d4', '#c9ccb6', '#a9b7ae']),
      '#37425e',
      palette.isDusk ? 0.28 : 0,
    );
    const own = { ...palette, wall, door: random.pick(['#8c3f31', '#2f4b52', '#b98432', '#2c4360']) };
    const [x, top] = [-60 + i * 286, random.between(300, 390)];
    return (
      rect(x, top, 286, 752 - top, wall) +
      cornice(x, top - 10, 286, own, 30) +
      bay(x + 24, top + 44, 150, 172, own) +
      pane(x + 206, top + 76, 48, 90, own) +
      pane(x + 40, 596, 112, 84, own, 'fixed') +
      door(x + 192, 606, 58, 146, own) +
      rect(x + 282, top, 6, 752 - top, '#1f2a33', { opacity: 0.14 })
    );
  };
  return (
    sky(scenery) +
    distantHills(scenery, 420) +
    repeat(6, house) +
    street(scenery) +
    repeat(4, (i) => tree(150 + i * 430, 790, random.between(260, 330), random.pick(['round', 'airy']), palette, random))
  );
}
