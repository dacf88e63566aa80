import { charleston } from './charleston/charleston.ts';
import { eastBay } from './east-bay/east-bay.ts';
import { losAngelesWestside } from './los-angeles/los-angeles.ts';
import type { Market } from './market.ts';
import { miami } from './miami/miami.ts';
import { sanFrancisco } from './san-francisco/san-francisco.ts';
import { raleighDurham } from './triangle/triangle.ts';

/** In the order in which they are made. */
export const demoMarkets: readonly Market[] = [sanFrancisco, eastBay, losAngelesWestside, miami, raleighDurham, charleston];
