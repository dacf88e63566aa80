import { darker, lighter, oval, rect } from '#demo/photos/draw/svg.ts';
import { createRandom } from '#demo/random.ts';
import { drawShoulders } from './clothes.ts';
import { drawFeatures, drawHead } from './face.ts';
import { drawHairBefore, drawHairBehind } from './hair.ts';

/** Skin with the tone of its shade and of lips on it, light to deep. */
const skins = [
  ['#f6d9c4', '#e3b79c', '#c9756b'],
  ['#f0c9a8', '#d9a681', '#bd6a5e'],
  ['#e3b48d', '#c8926a', '#ad5f53'],
  ['#c98f66', '#ab7250', '#96504a'],
  ['#a56f4c', '#885739', '#7d4039'],
  ['#7d5138', '#643e2a', '#6b332f'],
  ['#5f3d2c', '#4a2e21', '#57292a'],
] as const;
const hairs = ['#2b2320', '#1f1c1c', '#4a3326', '#6b4a32', '#8a6238', '#b98d55', '#d2b07a', '#8d3f26', '#9a9793', '#d9d6d0'];
const clothes = ['#2f3f52', '#3d4a48', '#5a5f66', '#7a4a4a', '#2f5a5a', '#8a6d4a', '#43516e', '#394038', '#a0505a', '#c9b79c'];
const grounds = ['#dfe6e2', '#e9e1d4', '#d9e1ea', '#e6dbe0', '#dfe3d2', '#efe3d0', '#d3dfe3', '#e5ded8'];

const WIDE = 400;

/** A friendly head and shoulders, 400 × 400. `presents` f, m or n chooses hair and clothes, the seed everything else. */
export function drawPortrait(presents: string, seed: string): string {
  const random = createRandom(`portrait ${seed}`);
  const [skin, shade, lips] = random.pick(skins);
  const isOlder = random.chance(0.25);
  const deep = skins.findIndex(([tone]) => tone === skin) > 3;
  const hair =
    isOlder && random.chance(0.6)
      ? random.pick(['#9a9793', '#d9d6d0', '#75706b'])
      : random.pick(deep ? hairs.slice(0, 4) : hairs.slice(0, 8));
  const isFeminine = presents === 'f' || (presents === 'n' && random.chance(0.5));
  const cloth = random.pick(clothes);
  const shirt = random.pick(['#fbf8f2', '#f3efe6', '#dbe5ee', lighter(cloth, 0.6), '#23272c']);
  const ground = random.pick(grounds);
  const face = { x: 200, y: 178, rx: random.between(59, 66), ry: random.between(74, 82) };
  const hairStyle = isFeminine ? random.int(0, 5) : random.int(6, 11);
  const parts = { random, hair, face };
  const content =
    `<defs><radialGradient id="bg" cx="0.5" cy="0.4" r="0.75"><stop offset="0" stop-color="${lighter(ground, 0.6)}"/><stop offset="1" stop-color="${darker(ground, 0.12)}"/></radialGradient></defs>` +
    rect(0, 0, WIDE, WIDE, 'url(#bg)') +
    oval(70, 330, 120, 140, darker(ground, 0.1), { opacity: 0.5 }) +
    drawHairBehind(hairStyle, parts) +
    drawShoulders(random, isFeminine, cloth, shirt, skin, shade) +
    oval(face.x - face.rx, face.y + 6, 11, 17, shade) +
    oval(face.x + face.rx, face.y + 6, 11, 17, shade) +
    drawHead(face, skin, shade) +
    drawFeatures(random, face, skin, shade, lips, hair, isFeminine, isOlder, hairStyle) +
    drawHairBefore(hairStyle, parts);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDE}" height="${WIDE}" viewBox="0 0 ${WIDE} ${WIDE}">${content}</svg>`;
}
