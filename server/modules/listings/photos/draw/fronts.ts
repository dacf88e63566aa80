import type { DrawnHome, HomeStyle } from '#server/modules/listings/photos/home-code.ts';
import { deco, loft, storefront, tower, walkup } from './houses-block.ts';
import { bungalow, charleston, colonial, farmhouse, type Parts } from './houses-classic.ts';
import { coral, manufactured, midcentury, modern, ranch, spanish } from './houses-low.ts';
import { land } from './houses-open.ts';
import { edwardian, stucco, townhouse, victorian } from './houses-row.ts';

/** Each style as it is seen from the street. */
export const drawFront: Record<HomeStyle, (parts: Parts, home: DrawnHome) => string> = {
  victorian,
  edwardian,
  stucco,
  bungalow,
  midcentury,
  modern,
  townhouse,
  walkup,
  tower,
  loft,
  storefront,
  land,
  spanish,
  ranch,
  colonial,
  farmhouse,
  charleston,
  deco,
  coral,
  manufactured,
};
