import type { Neighborhood } from '../market.ts';
import { inCity } from './building-stock.ts';

const oakland = { city: 'Oakland', county: 'Alameda', schools: ['Oakland Unified'] };

/** The MLS names Oakland's areas by ZIP code. */
export const oaklandNeighborhoods: readonly Neighborhood[] = inCity(oakland, (zip) => `Oakland Zip Code ${zip}`, [
  ['Rockridge', 37.844, -122.2515, 0.75, 0.55, 3, 'craftsman', 'early', 880, 690, '94618'],
  ['Upper Rockridge', 37.8425, -122.2375, 0.6, 0.4, 1.8, 'hills', 'interwar', 780, 600, '94618'],
  ['Claremont', 37.854, -122.2435, 0.5, 0.45, 1.2, 'hills', 'early', 810, 620, '94618'],
  ['Hiller Highlands', 37.8555, -122.226, 0.45, 0.45, 1.2, 'terraces', 'eighties', 640, 470, '94618'],
  ['Bushrod', 37.846, -122.266, 0.55, 0.45, 1.6, 'craftsman', 'early', 680, 520, '94609'],
  ['Temescal', 37.834, -122.262, 0.6, 0.5, 2.4, 'craftsman', 'early', 690, 560, '94609'],
  ['Longfellow', 37.8285, -122.271, 0.5, 0.35, 1.7, 'flatland', 'early', 560, 450, '94609 94608'],
  ['Golden Gate', 37.8425, -122.2825, 0.6, 0.28, 1.4, 'flatland', 'early', 540, 450, '94608'],
  ['Piedmont Avenue', 37.8265, -122.253, 0.6, 0.45, 2.2, 'condos', 'mixedAges', 700, 510, '94611'],
  ['Montclair', 37.831, -122.2085, 0.9, 0.75, 3.2, 'hills', 'hills', 630, 480, '94611'],
  ['Piedmont Pines', 37.822, -122.193, 0.7, 0.6, 1.8, 'hills', 'hills', 570, 450, '94611'],
  ['Oakmore', 37.8105, -122.2115, 0.45, 0.45, 1.2, 'hills', 'interwar', 660, 480, '94602'],
  ['Glenview', 37.805, -122.2215, 0.45, 0.4, 1.6, 'craftsman', 'interwar', 700, 480, '94602'],
  ['Crocker Highlands', 37.8115, -122.2285, 0.35, 0.35, 1.3, 'hills', 'interwar', 820, 560, '94610'],
  ['Trestle Glen', 37.8075, -122.2345, 0.35, 0.4, 1.2, 'hills', 'interwar', 780, 520, '94610'],
  ['Grand Lake', 37.816, -122.2485, 0.45, 0.4, 2.6, 'condos', 'mixedAges', 700, 490, '94610'],
  ['Adams Point', 37.8135, -122.256, 0.35, 0.45, 2.8, 'condos', 'mixedAges', 560, 440, '94610'],
  ['Haddon Hill', 37.8065, -122.2425, 0.28, 0.3, 1.2, 'condos', 'interwar', 640, 430, '94610'],
  ['Cleveland Heights', 37.8035, -122.2445, 0.3, 0.35, 1.1, 'condos', 'early', 560, 420, '94606'],
  ['San Antonio', 37.79, -122.237, 0.5, 0.6, 2, 'flatland', 'early', 430, 350, '94606'],
  ['Dimond', 37.799, -122.2125, 0.4, 0.5, 2.2, 'craftsman', 'interwar', 620, 430, '94602'],
  ['Laurel', 37.7915, -122.2005, 0.5, 0.5, 2.2, 'craftsman', 'interwar', 590, 400, '94619'],
  ['Redwood Heights', 37.798, -122.187, 0.55, 0.5, 2, 'hills', 'postwar', 605, 420, '94619'],
  ['Maxwell Park', 37.7795, -122.194, 0.5, 0.5, 2.6, 'craftsman', 'interwar', 520, 370, '94619'],
  ['Millsmont', 37.7745, -122.1775, 0.5, 0.45, 2.4, 'craftsman', 'interwar', 465, 350, '94605'],
  ['Eastmont', 37.7646, -122.1725, 0.5, 0.5, 3.2, 'flatland', 'interwar', 400, 320, '94605'],
  ['Sequoyah', 37.765, -122.138, 0.8, 0.7, 1.6, 'hills', 'postwar', 460, 360, '94605'],
  ['Skyline Hills', 37.789, -122.1635, 0.6, 0.6, 1.4, 'hills', 'sixties', 500, 390, '94619'],
  ['Fruitvale', 37.7795, -122.2225, 0.7, 0.7, 3.8, 'flatland', 'early', 420, 330, '94601'],
  ['Elmhurst', 37.7525, -122.175, 0.7, 0.7, 4.2, 'flatland', 'interwar', 385, 300, '94603 94621'],
  ['Brookfield Village', 37.7345, -122.187, 0.45, 0.5, 1.1, 'flatland', 'postwar', 395, 300, '94603'],
  ['Downtown', 37.805, -122.2705, 0.35, 0.3, 2, 'towers', 'towers', 500, 470, '94612 94607'],
  ['Uptown', 37.811, -122.2685, 0.4, 0.3, 1.8, 'towers', 'towers', 500, 485, '94612'],
  ['Old Oakland', 37.801, -122.2765, 0.25, 0.25, 1, 'towers', 'lofts', 500, 460, '94607'],
  ['Jack London Square', 37.796, -122.275, 0.25, 0.5, 2.4, 'towers', 'lofts', 500, 480, '94607'],
  ['West Oakland', 37.8095, -122.291, 0.8, 0.65, 2.8, 'west', 'early', 475, 400, '94607'],
]);
