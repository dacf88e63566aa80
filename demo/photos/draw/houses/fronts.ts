import type { Parts } from '#demo/photos/draw/stage.ts';
import type { DrawnHome, HomeStyle } from '#demo/photos/home-code.ts';
import { bungalow } from './bungalow.ts';
import { charleston } from './charleston.ts';
import { colonial } from './colonial.ts';
import { coral } from './coral.ts';
import { deco } from './deco.ts';
import { edwardian } from './edwardian.ts';
import { farmhouse } from './farmhouse.ts';
import { land } from './land.ts';
import { loft } from './loft.ts';
import { manufactured } from './manufactured.ts';
import { midcentury } from './midcentury.ts';
import { modern } from './modern.ts';
import { ranch } from './ranch.ts';
import { spanish } from './spanish.ts';
import { storefront } from './storefront.ts';
import { stucco } from './stucco.ts';
import { tower } from './tower.ts';
import { townhouse } from './townhouse.ts';
import { victorian } from './victorian.ts';
import { walkup } from './walkup.ts';

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
