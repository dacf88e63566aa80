import { darker, lighter, mix, oval, path, rect } from '#server/modules/listings/photos/draw/svg.ts';
import { createRandom, type Random } from '#server/modules/listings/photos/random.ts';

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
  const parts = { random, hair, face, skin, shade };
  const content =
    `<defs><radialGradient id="bg" cx="0.5" cy="0.4" r="0.75"><stop offset="0" stop-color="${lighter(ground, 0.6)}"/><stop offset="1" stop-color="${darker(ground, 0.12)}"/></radialGradient></defs>` +
    rect(0, 0, WIDE, WIDE, 'url(#bg)') +
    oval(70, 330, 120, 140, darker(ground, 0.1), { opacity: 0.5 }) +
    hairBehind(hairStyle, parts) +
    shoulders(random, isFeminine, cloth, shirt, skin, shade) +
    oval(face.x - face.rx, face.y + 6, 11, 17, shade) +
    oval(face.x + face.rx, face.y + 6, 11, 17, shade) +
    head(face, skin, shade) +
    features(random, face, skin, shade, lips, hair, isFeminine, isOlder, hairStyle) +
    hairBefore(hairStyle, parts);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDE}" height="${WIDE}" viewBox="0 0 ${WIDE} ${WIDE}">${content}</svg>`;
}

interface Face {
  x: number;
  y: number;
  rx: number;
  ry: number;
}

function head({ x, y, rx, ry }: Face, skin: string, shade: string): string {
  const jaw = `M${x - rx} ${y - ry * 0.15}C${x - rx} ${y + ry * 0.62} ${x - rx * 0.55} ${y + ry * 1.02} ${x} ${y + ry * 1.04}C${x + rx * 0.55} ${y + ry * 1.02} ${x + rx} ${y + ry * 0.62} ${x + rx} ${y - ry * 0.15}C${x + rx} ${y - ry} ${x - rx} ${y - ry} ${x - rx} ${y - ry * 0.15}Z`;
  return (
    path(jaw, skin) +
    path(
      `M${x + rx * 0.35} ${y - ry * 0.7}C${x + rx} ${y - ry * 0.5} ${x + rx * 1.02} ${y + ry * 0.55} ${x} ${y + ry * 1.04}C${x + rx * 0.55} ${y + ry * 1.02} ${x + rx} ${y + ry * 0.62} ${x + rx} ${y - ry * 0.15}Z`,
      shade,
      { opacity: 0.35 },
    ) +
    oval(x - rx * 0.55, y + ry * 0.34, 15, 10, '#e0776a', { opacity: 0.2 }) +
    oval(x + rx * 0.55, y + ry * 0.34, 15, 10, '#e0776a', { opacity: 0.2 })
  );
}

function features(
  random: Random,
  { x, y, rx, ry }: Face,
  skin: string,
  shade: string,
  lips: string,
  hair: string,
  isFeminine: boolean,
  isOlder: boolean,
  hairStyle: number,
): string {
  const eyeY = y + ry * 0.02;
  const apart = rx * random.between(0.4, 0.46);
  const iris = random.pick(['#3d2a20', '#4a3322', '#4d6a4a', '#45688a', '#2e2320']);
  const brow = darker(mix(hair, '#3a2a22', 0.35), 0.1);
  const smile = random.between(17, 22);
  const isOpen = random.chance(0.55);
  const mouthY = y + ry * 0.56;
  const eye = (side: -1 | 1): string => {
    const at = x + side * apart;
    return (
      oval(at, eyeY, 10.5, 7.2, '#fdfcfa') +
      oval(at, eyeY, 6, 6.4, iris) +
      oval(at, eyeY, 2.8, 3, '#171312') +
      oval(at + 2, eyeY - 2.2, 1.7, 1.7, '#ffffff') +
      path(`M${at - 12} ${eyeY - 1}Q${at} ${eyeY - 12} ${at + 12} ${eyeY - 1}`, 'none', {
        stroke: isFeminine ? '#2a1f1b' : darker(shade, 0.4),
        strokeWidth: isFeminine ? 3.4 : 2.4,
      }) +
      path(`M${at - 14} ${eyeY - 17 + side * 1}Q${at} ${eyeY - 25} ${at + 14} ${eyeY - 17 - side * 1}`, 'none', {
        stroke: brow,
        strokeWidth: isFeminine ? 4 : 5.6,
      })
    );
  };
  const beard = !isFeminine && random.chance(0.4) ? random.int(1, 2) : 0;
  const stubble = path(
    `M${x - rx * 0.97} ${y + ry * 0.18}C${x - rx * 0.95} ${y + ry * 0.7} ${x - rx * 0.5} ${y + ry * 1.1} ${x} ${y + ry * 1.12}C${x + rx * 0.5} ${y + ry * 1.1} ${x + rx * 0.95} ${y + ry * 0.7} ${x + rx * 0.97} ${y + ry * 0.18}C${x + rx * 0.8} ${y + ry * 0.5} ${x + rx * 0.5} ${y + ry * 0.36} ${x} ${y + ry * 0.4}C${x - rx * 0.5} ${y + ry * 0.36} ${x - rx * 0.8} ${y + ry * 0.5} ${x - rx * 0.97} ${y + ry * 0.18}Z`,
    hair,
    { opacity: beard === 1 ? 0.9 : 0.28 },
  );
  const glasses = random.chance(0.28)
    ? [-1, 1]
        .map((side) =>
          rect(x + side * apart - 19, eyeY - 14, 38, 29, 'none', {
            rx: random.chance(0.5) ? 14 : 7,
            stroke: '#2e2a28',
            strokeWidth: 3.4,
          }),
        )
        .join('') +
      path(`M${x - apart + 19} ${eyeY - 3}Q${x} ${eyeY - 9} ${x + apart - 19} ${eyeY - 3}`, 'none', {
        stroke: '#2e2a28',
        strokeWidth: 3.2,
      })
    : '';
  return (
    (beard > 0 ? stubble : '') +
    eye(-1) +
    eye(1) +
    path(
      `M${x - 3} ${eyeY + 12}Q${x - 11} ${y + ry * 0.36} ${x - 5} ${y + ry * 0.37}Q${x + 1} ${y + ry * 0.41} ${x + 8} ${y + ry * 0.36}`,
      'none',
      { stroke: darker(shade, 0.12), strokeWidth: 2.8 },
    ) +
    (isOpen
      ? path(
          `M${x - smile} ${mouthY - 3}Q${x} ${mouthY + 3} ${x + smile} ${mouthY - 3}Q${x + smile * 0.5} ${mouthY + 16} ${x} ${mouthY + 16}T${x - smile} ${mouthY - 3}Z`,
          lips,
        ) +
        path(
          `M${x - smile * 0.84} ${mouthY - 1}Q${x} ${mouthY + 4} ${x + smile * 0.84} ${mouthY - 1}Q${x} ${mouthY + 13} ${x - smile * 0.84} ${mouthY - 1}Z`,
          '#fffdf9',
        )
      : path(`M${x - smile} ${mouthY}Q${x} ${mouthY + 15} ${x + smile} ${mouthY}`, 'none', {
          stroke: lips,
          strokeWidth: isFeminine ? 5.4 : 4.2,
        })) +
    (isOlder
      ? [-1, 1]
          .map((side) =>
            path(`M${x + side * rx * 0.42} ${y + ry * 0.38}q${side * 8} ${12} ${side * 6} ${24}`, 'none', {
              stroke: darker(shade, 0.1),
              strokeWidth: 1.6,
            }),
          )
          .join('')
      : '') +
    glasses +
    (isFeminine && hairStyle > 1 && random.chance(0.6)
      ? [-1, 1].map((side) => oval(x + side * (rx + 2), y + 27, 4, 5, random.pick(['#e3c271', '#f3f1ec']))).join('')
      : '') +
    oval(x - rx * 0.3, y - ry * 0.45, 22, 12, lighter(skin, 0.4), { opacity: 0.25 })
  );
}

function shoulders(random: Random, isFeminine: boolean, cloth: string, shirt: string, skin: string, shade: string): string {
  const wide = isFeminine ? 128 : 148;
  const neck = isFeminine ? 25 : 31;
  const kind = random.int(0, 3);
  const bust = path(
    `M${200 - wide} 400C${200 - wide} 330 ${200 - wide * 0.72} 306 ${200 - neck - 16} 290L200 310L${200 + neck + 16} 290C${200 + wide * 0.72} 306 ${200 + wide} 330 ${200 + wide} 400Z`,
    cloth,
  );
  const throat =
    path(`M${200 - neck} 225V288Q200 326 ${200 + neck} 288V225Z`, skin) +
    path(`M${200 - neck} 240Q200 292 ${200 + neck} 240V262Q200 300 ${200 - neck} 262Z`, shade, { opacity: 0.6 });
  const lapel = (side: -1 | 1): string =>
    path(
      `M${200 + side * (neck + 8)} 283L${200 + side * 66} 312L${200 + side * 44} 346L200 400L${200 + side * 6} 372Z`,
      darker(cloth, 0.22),
    );
  const collar = (side: -1 | 1): string =>
    path(`M${200 + side * (neck - 2)} 276L${200 + side * (neck + 20)} 296L${200 + side * 16} 330L200 312Z`, lighter(shirt, 0.4));
  const inside = path(
    `M${200 - neck - 8} 284L200 ${kind === 1 ? 372 : 400}L${200 + neck + 8} 284Q200 330 ${200 - neck - 8} 284Z`,
    shirt,
  );
  const tie =
    !isFeminine && random.chance(0.4)
      ? path('M191 318h18l-4 16 10 66h-30l10-66Z', random.pick(['#7a2f36', '#2f4b62', '#4a5a3f', '#8a6a3a']))
      : '';
  const scarf =
    isFeminine && random.chance(0.3)
      ? path(`M${200 - neck - 2} 284Q200 322 ${200 + neck + 2} 284`, 'none', {
          stroke: random.pick(['#e8ddc8', '#d8b25c', '#f4f1ea']),
          strokeWidth: 4,
        })
      : '';
  if (kind === 3 && isFeminine)
    return (
      throat +
      bust +
      path(`M${200 - neck - 16} 290Q200 346 ${200 + neck + 16} 290L200 300Z`, skin) +
      path(`M${200 - neck - 16} 290Q200 346 ${200 + neck + 16} 290`, 'none', { stroke: darker(cloth, 0.25), strokeWidth: 4 }) +
      scarf
    );
  return bust + inside + throat + (isFeminine ? '' : collar(-1) + collar(1)) + tie + lapel(-1) + lapel(1) + scarf;
}

interface HairParts {
  random: Random;
  hair: string;
  face: Face;
  skin: string;
  shade: string;
}

/** What of the hair lies behind head and shoulders: 0–5 are longer cuts, 6–11 short ones. */
function hairBehind(style: number, { hair, face: { x, y, rx, ry } }: HairParts): string {
  const dark = darker(hair, 0.25);
  if (style === 0)
    return path(
      `M${x - rx - 20} ${y - 20}C${x - rx - 20} ${y - ry - 60} ${x + rx + 20} ${y - ry - 60} ${x + rx + 20} ${y - 20}C${x + rx + 34} ${y + 80} ${x + rx + 30} ${y + 150} ${x + rx + 4} ${y + 176}H${x - rx - 4}C${x - rx - 30} ${y + 150} ${x - rx - 34} ${y + 80} ${x - rx - 20} ${y - 20}Z`,
      dark,
    );
  if (style === 1)
    return path(
      `M${x - rx - 18} ${y - 10}C${x - rx - 22} ${y - ry - 54} ${x + rx + 22} ${y - ry - 54} ${x + rx + 18} ${y - 10}V${y + 66}Q${x + rx + 10} ${y + 92} ${x + rx - 14} ${y + 84}H${x - rx + 14}Q${x - rx - 10} ${y + 92} ${x - rx - 18} ${y + 66}Z`,
      dark,
    );
  if (style === 2) return oval(x, y - ry - 12, 34, 30, hair) + oval(x + 6, y - ry - 16, 20, 16, lighter(hair, 0.1));
  if (style === 3)
    return (
      Array.from({ length: 17 }, (_, i) => {
        const angle = Math.PI * (0.86 + (i / 16) * 1.28);
        return oval(
          x + Math.cos(angle) * (rx + 16),
          y - 6 + Math.sin(angle) * (ry + 8),
          28,
          28,
          i % 2 ? hair : darker(hair, 0.12),
        );
      }).join('') + oval(x, y - 24, rx + 16, ry + 4, hair)
    );
  if (style === 4)
    return path(
      `M${x + rx * 0.3} ${y - ry}C${x + rx + 70} ${y - ry - 10} ${x + rx + 50} ${y + 60} ${x + rx + 34} ${y + 130}C${x + rx + 10} ${y + 100} ${x + rx + 30} ${y} ${x + rx * 0.4} ${y - 20}Z`,
      dark,
    );
  if (style === 5)
    return (
      Array.from({ length: 11 }, (_, i) => {
        const side = i % 2 ? 1 : -1;
        return oval(x + side * (rx + 8 + (i % 3) * 6), y - 30 + Math.floor(i / 2) * 34, 27, 30, i % 3 ? dark : hair);
      }).join('') + oval(x, y - 40, rx + 18, ry, dark)
    );
  return '';
}

function hairBefore(style: number, { random, hair, face: { x, y, rx, ry } }: HairParts): string {
  const shine = lighter(hair, 0.16);
  const part = random.pick([-0.45, -0.25, 0.3, 0.45]) * rx;
  const cap = (low: number, lift: number): string =>
    `M${x - rx - 6} ${y + low}C${x - rx - 12} ${y - ry - lift} ${x + rx + 12} ${y - ry - lift} ${x + rx + 6} ${y + low}`;
  const swept = path(
    `${cap(-4, 46)}C${x + rx - 4} ${y - ry * 0.55} ${x + part + 20} ${y - ry * 0.72} ${x + part} ${y - ry * 0.82}C${x + part - 24} ${y - ry * 0.5} ${x - rx + 6} ${y - ry * 0.4} ${x - rx - 6} ${y - 4}Z`,
    hair,
  );
  const gloss = path(`M${x - rx * 0.5} ${y - ry * 1.02}Q${x} ${y - ry * 1.28} ${x + rx * 0.5} ${y - ry * 1.04}`, 'none', {
    stroke: shine,
    strokeWidth: 6,
  });
  switch (style) {
    case 3:
      return Array.from({ length: 7 }, (_, i) =>
        oval(
          x - rx + 4 + (i * (rx * 2 - 8)) / 6,
          y - ry * 0.78 - Math.sin((Math.PI * i) / 6) * 14,
          20,
          17,
          i % 2 ? hair : lighter(hair, 0.06),
        ),
      ).join('');
    case 6:
      return (
        path(
          `${cap(-12, 40)}Q${x + rx - 4} ${y - ry * 0.62} ${x + rx * 0.6} ${y - ry * 0.72}Q${x} ${y - ry * 0.9} ${x - rx * 0.6} ${y - ry * 0.66}Q${x - rx + 2} ${y - ry * 0.5} ${x - rx - 6} ${y - 12}Z`,
          hair,
        ) + gloss
      );
    case 7:
      return (
        path(
          `${cap(-6, 56)}C${x + rx} ${y - ry * 0.6} ${x + rx * 0.5} ${y - ry * 0.66} ${x + part} ${y - ry * 0.74}C${x - rx * 0.5} ${y - ry * 0.9} ${x - rx} ${y - ry * 0.5} ${x - rx - 6} ${y - 6}Z`,
          hair,
        ) + gloss
      );
    case 8:
      // Close-cropped.
      return path(
        `${cap(-20, 26)}Q${x + rx * 0.8} ${y - ry * 0.74} ${x} ${y - ry * 0.76}Q${x - rx * 0.8} ${y - ry * 0.74} ${x - rx - 6} ${y - 20}Z`,
        hair,
        { opacity: 0.92 },
      );
    case 9:
      return (
        path(
          `${cap(-18, 34)}Q${x + rx * 0.8} ${y - ry * 0.72} ${x} ${y - ry * 0.74}Q${x - rx * 0.8} ${y - ry * 0.72} ${x - rx - 6} ${y - 18}Z`,
          hair,
        ) +
        Array.from({ length: 9 }, (_, i) =>
          oval(
            x - rx + (i * rx * 2) / 8,
            y - ry * 0.84 - Math.sin((Math.PI * i) / 8) * 20,
            18,
            18,
            i % 2 ? hair : lighter(hair, 0.08),
          ),
        ).join('')
      );
    case 10:
      // Thinning: the sides only.
      return [-1, 1]
        .map((side) =>
          path(
            `M${x + side * (rx + 6)} ${y + 6}C${x + side * (rx + 9)} ${y - ry * 0.3} ${x + side * (rx + 2)} ${y - ry * 0.5} ${x + side * rx * 0.86} ${y - ry * 0.6}C${x + side * rx * 0.9} ${y - ry * 0.4} ${x + side * (rx - 4)} ${y - ry * 0.3} ${x + side * (rx + 6)} ${y + 6}Z`,
            hair,
          ),
        )
        .join('');
    default:
      return swept + gloss;
  }
}
