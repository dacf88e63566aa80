import { coloursOf } from './draw-photo.ts';
import { parseHomeCode, scenesOf } from './home-code.ts';

const drawnAddress = /^\/api\/listings\/photos\/demo\/([0-9a-z-]{1,80})\/([1-9])-v\d{1,4}$/;

/**
 * What stands where a photo will be until it is there: its colours from top to bottom as `#rrggbb #rrggbb #rrggbb`, known from the
 * home's palette without drawing. Null for a photo that is not drawn here.
 */
export function placeholderOf(url: string): string | null {
  const [, code = '', number] = drawnAddress.exec(url) ?? [];
  const home = parseHomeCode(code);
  const scene = home && scenesOf(home)[Number(number) - 1];
  return home && scene ? coloursOf({ home, scene }).join(' ') : null;
}
