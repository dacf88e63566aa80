import { dataColors, fontFamily } from '../tokens.ts';

/** Colours of pins; the text on each is readable in both themes, since a pin keeps its own. */
export const pinColors = {
  active: { fill: dataColors.active, text: '#ffffff' },
  sold: { fill: dataColors.sold, text: '#ffffff' },
  pending: { fill: dataColors.pending, text: '#1c1a17' },
  other: { fill: dataColors.other, text: '#ffffff' },
  subject: { fill: dataColors.subject, text: '#ffffff' },
  cluster: { fill: '#0f5c56', text: '#ffffff' },
} as const;

export type PinColor = keyof typeof pinColors;

const PREFIX = 'pin';
const SEPARATOR = '|';
const PIXEL_RATIO = 2;
const PIN_HEIGHT = 24;
const SIDES = 16;
/** Room for the ring around it. */
const MARGIN = 2;
const ABOUT_CHARACTER = 7.5;

/** The name under which a layer asks for a pin's picture: everything that it shows. */
export function pinImageName(color: PinColor, label: string, isMarked: boolean): string {
  return [PREFIX, color, isMarked ? 'marked' : 'plain', label].join(SEPARATOR);
}

/** About how large a pin that is not marked is, in pixels, without drawing it. */
export function pinSize(label: string): { width: number; height: number } {
  return { width: Math.max(PIN_HEIGHT, label.length * ABOUT_CHARACTER + SIDES) + 2 * MARGIN, height: PIN_HEIGHT + 2 * MARGIN };
}

/** Draws the picture that a name asks for; null for names that are no pin's. */
export function drawPin(name: string): { image: ImageData; pixelRatio: number } | null {
  const [prefix, color, mark, ...label] = name.split(SEPARATOR);
  if (prefix !== PREFIX || !color || !(color in pinColors)) return null;
  return draw(color as PinColor, label.join(SEPARATOR), mark === 'marked');
}

function draw(color: PinColor, label: string, isMarked: boolean): { image: ImageData; pixelRatio: number } | null {
  const { fill, text } = pinColors[color];
  const context = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
  if (!context) return null;
  const font = `600 ${isMarked ? 14 : 12}px ${fontFamily}`;
  context.font = font;
  const height = isMarked ? 28 : PIN_HEIGHT;
  const width = Math.max(height, Math.ceil(context.measureText(label).width) + SIDES);
  const margin = MARGIN;
  context.canvas.width = (width + 2 * margin) * PIXEL_RATIO;
  context.canvas.height = (height + 2 * margin) * PIXEL_RATIO;
  context.scale(PIXEL_RATIO, PIXEL_RATIO);
  context.beginPath();
  context.roundRect(margin, margin, width, height, color === 'cluster' ? height / 2 : 8);
  context.fillStyle = isMarked ? '#ffffff' : fill;
  context.fill();
  context.lineWidth = isMarked ? 3 : 1.5;
  context.strokeStyle = isMarked ? fill : '#ffffff';
  context.stroke();
  context.font = font;
  context.fillStyle = isMarked ? '#1c1a17' : text;
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  context.fillText(label, margin + width / 2, margin + height / 2 + 0.5);
  const image = context.getImageData(0, 0, context.canvas.width, context.canvas.height);
  return { image, pixelRatio: PIXEL_RATIO };
}
