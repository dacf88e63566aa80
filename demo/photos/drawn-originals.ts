import sharp, { type Sharp } from 'sharp';
import type { PhotoOriginal } from '#server/modules/listings/index.ts';
import { AppError } from '#server/platform/errors/index.ts';
import { drawPhoto } from './draw-photo.ts';
import { WIDTH } from './draw/svg.ts';
import { DRAWING_VERSION, parseHomeCode, scenesOf } from './home-code.ts';
import { drawOfficeMark } from './people/office-mark.ts';
import { drawPortrait } from './people/portrait.ts';

/** One that is drawn, so that nothing has to be read first. */
interface DrawnOriginal extends PhotoOriginal {
  open: (width: number) => Sharp;
}

/** Dots per inch at which one unit of an SVG is one pixel. */
const SVG_DENSITY = 72;

/** SVG as pixels, drawn at the size that is wanted rather than scaled to it. */
function render(svg: string, width: number, height: number, unitsWide: number): Sharp {
  return sharp(Buffer.from(svg), { density: (SVG_DENSITY * width) / unitsWide }).resize(width, height, { fit: 'fill' });
}

const noSuchPhoto = (): AppError => new AppError('not_found', 'There is no such photo.');

/** Pictures of a demo home: `file` is the number from 1 and the illustrator's version, e.g. `1-v2`. Throws `not_found`. */
export function drawnPhoto(code: string, file: string): DrawnOriginal {
  const home = parseHomeCode(code);
  const [, number, version] = /^([1-9])-v(\d{1,4})$/.exec(file) ?? [];
  const scene = home && scenesOf(home)[Number(number) - 1];
  if (!home || !scene) throw noSuchPhoto();
  return {
    name: `${code}/${number}-v${DRAWING_VERSION}`,
    // An address that an older or newer illustrator wrote is served with today's drawing, but not for good.
    isImmutable: Number(version) === DRAWING_VERSION,
    open: (width) => render(drawPhoto({ home, scene }), width, (width * 9) / 16, WIDTH),
  };
}

/** The picture at one of the addresses that demo listings name; null for any other address. */
export function originalOf(url: string): PhotoOriginal | null {
  const [, code, file] = /^\/api\/listings\/photos\/demo\/([0-9a-z-]{1,80})\/([\w-]{1,10})$/.exec(url) ?? [];
  return code !== undefined && file !== undefined ? drawnPhoto(code, file) : null;
}

const peopleCode = /^([a-z]{1,3})-([0-9a-z]{6})-v(\d{1,4})$/;

/** An agent's portrait, or an office's mark; `code` says what the drawing depends on, e.g. `f-k3f9a0-v2`. Throws `not_found`. */
export function drawnPerson(kind: 'agent' | 'office', code: string): DrawnOriginal {
  const [, first, seed, version] = peopleCode.exec(code) ?? [];
  if (first === undefined || seed === undefined) throw noSuchPhoto();
  if (kind === 'agent' && !/^[fmn]$/.test(first)) throw noSuchPhoto();
  return {
    name: `${kind}/${first}-${seed}-v${DRAWING_VERSION}`,
    isImmutable: Number(version) === DRAWING_VERSION,
    open: (width) => render(kind === 'agent' ? drawPortrait(first, seed) : drawOfficeMark(first, seed), width, width, 400),
  };
}
