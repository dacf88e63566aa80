import { darker, lighter, mix, oval, path, rect } from '#demo/photos/draw/svg.ts';
import type { Random } from '#demo/random.ts';

/** Where the face lies and how far it reaches from its middle. */
export interface Face {
  x: number;
  y: number;
  rx: number;
  ry: number;
}

/** The head without anything in it. */
export function drawHead({ x, y, rx, ry }: Face, skin: string, shade: string): string {
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

/** Eyes, nose, mouth, and what some have: beard, glasses, lines, earrings. */
export function drawFeatures(
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
