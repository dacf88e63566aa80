import type { Neighborhood } from '../market.ts';
import { inCity } from './building-stock.ts';
import { oaklandNeighborhoods } from './oakland.ts';

const alameda = (city: string, school: string) => ({ city, county: 'Alameda', schools: [school] });
const contraCosta = (city: string, ...schools: string[]) => ({ city, county: 'Contra Costa', schools });
const acalanes = 'Acalanes Union High';

/** Oakland and the cities around it; levels as of late 2026, rounded by hand. */
export const neighborhoods: readonly Neighborhood[] = [
  ...oaklandNeighborhoods,
  ...inCity(alameda('Piedmont', 'Piedmont City Unified'), (zip) => `Piedmont Zip Code ${zip}`, [
    ['Central Piedmont', 37.8235, -122.2335, 0.7, 0.7, 1.4, 'hills', 'interwar', 960, 640, '94611 94610'],
    ['Upper Piedmont', 37.8225, -122.2195, 0.5, 0.45, 0.7, 'hills', 'interwar', 980, 640, '94611'],
  ]),
  ...inCity(alameda('Berkeley', 'Berkeley Unified'), 'Berkeley', [
    ['Elmwood', 37.8575, -122.2515, 0.4, 0.45, 1.3, 'craftsman', 'early', 960, 700, '94705'],
    ['North Berkeley', 37.8745, -122.2795, 0.5, 0.5, 1.6, 'craftsman', 'early', 900, 690, '94709 94703 94702'],
    ['Thousand Oaks', 37.8925, -122.2785, 0.5, 0.5, 1.4, 'craftsman', 'early', 890, 680, '94707'],
    ['Northbrae', 37.8855, -122.272, 0.35, 0.4, 1, 'craftsman', 'early', 900, 680, '94707 94709'],
    ['Berkeley Hills', 37.891, -122.2615, 0.9, 0.45, 2.2, 'hills', 'hills', 820, 610, '94708'],
    ['Gourmet Ghetto', 37.8795, -122.268, 0.22, 0.3, 0.7, 'condos', 'mixedAges', 860, 650, '94709'],
    ['Downtown Berkeley', 37.8705, -122.2715, 0.35, 0.3, 1.2, 'towers', 'mixedAges', 730, 640, '94704'],
    ['Southside', 37.8645, -122.2575, 0.3, 0.35, 0.8, 'condos', 'early', 700, 590, '94704'],
    ['Westbrae', 37.8835, -122.2895, 0.4, 0.4, 1.1, 'craftsman', 'interwar', 810, 610, '94706 94702'],
    ['Northwest Berkeley', 37.873, -122.2935, 0.4, 0.3, 1.1, 'flatland', 'early', 730, 590, '94710'],
    ['South Berkeley', 37.853, -122.272, 0.4, 0.45, 1.3, 'flatland', 'early', 690, 560, '94703'],
    ['San Pablo Park', 37.8565, -122.285, 0.4, 0.4, 1, 'flatland', 'interwar', 700, 550, '94702'],
  ]),
  ...inCity(alameda('Albany', 'Albany City Unified'), 'Albany', [
    ['Albany', 37.8885, -122.2945, 0.5, 0.45, 1.2, 'craftsman', 'interwar', 800, 560, '94706'],
    ['Albany Hill', 37.8945, -122.3045, 0.25, 0.2, 0.6, 'condos', 'sixties', 620, 520, '94706'],
  ]),
  ...inCity(contraCosta('El Cerrito', 'West Contra Costa Unified'), 'El Cerrito', [
    ['El Cerrito Hills', 37.918, -122.2965, 0.9, 0.5, 1.4, 'hills', 'postwar', 690, 480, '94530'],
    ['El Cerrito Plaza', 37.903, -122.3, 0.35, 0.35, 0.6, 'condos', 'postwar', 660, 490, '94530'],
  ]),
  ...inCity(contraCosta('Kensington', 'West Contra Costa Unified'), 'Kensington', [
    ['Kensington', 37.907, -122.2805, 0.6, 0.45, 0.9, 'hills', 'interwar', 780, 560, '94707 94708'],
  ]),
  ...inCity(alameda('Emeryville', 'Emery Unified'), 'Emeryville', [
    ['Park Avenue District', 37.831, -122.2855, 0.3, 0.3, 1.3, 'towers', 'lofts', 540, 500, '94608'],
    ['Christie Core', 37.84, -122.292, 0.4, 0.2, 1, 'towers', 'lofts', 540, 520, '94608'],
    ['Triangle', 37.8365, -122.281, 0.3, 0.25, 0.6, 'flatland', 'early', 570, 480, '94608'],
  ]),
  ...inCity(alameda('Alameda', 'Alameda Unified'), 'Alameda', [
    ['Gold Coast', 37.7675, -122.2625, 0.35, 0.5, 1.2, 'craftsman', 'early', 770, 540, '94501'],
    ['Fernside', 37.7635, -122.2315, 0.35, 0.4, 1.2, 'craftsman', 'interwar', 790, 560, '94501'],
    ['East End', 37.762, -122.2395, 0.4, 0.35, 1, 'craftsman', 'interwar', 760, 540, '94501'],
    ['South Shore', 37.759, -122.2545, 0.35, 0.8, 1.2, 'lagoons', 'sixties', 640, 500, '94501'],
    ['Park Street', 37.767, -122.2455, 0.4, 0.45, 1.2, 'condos', 'early', 690, 500, '94501'],
    ['West End', 37.7745, -122.277, 0.45, 0.8, 1.6, 'flatland', 'early', 660, 510, '94501'],
    ['Marina Village', 37.7845, -122.275, 0.3, 0.35, 0.7, 'lagoons', 'eighties', 660, 560, '94501'],
    ['Bayport', 37.782, -122.287, 0.28, 0.38, 0.8, 'lagoons', 'newTowns', 650, 560, '94501'],
    ['Harbor Bay', 37.738, -122.2475, 0.6, 0.6, 1.7, 'lagoons', 'eighties', 690, 560, '94502'],
    ['Bay Farm Island', 37.7375, -122.234, 0.55, 0.5, 0.8, 'tract', 'suburb', 720, 560, '94502'],
  ]),
  ...inCity(alameda('San Leandro', 'San Leandro Unified'), 'San Leandro', [
    ['Estudillo Estates', 37.728, -122.1475, 0.4, 0.45, 1.3, 'craftsman', 'interwar', 610, 430, '94577'],
    ['Broadmoor', 37.7365, -122.1535, 0.3, 0.4, 1, 'craftsman', 'interwar', 600, 420, '94577'],
    ['Bay-O-Vista', 37.721, -122.1295, 0.6, 0.45, 1.2, 'hills', 'postwar', 560, 420, '94577 94578'],
    ['Downtown San Leandro', 37.7245, -122.158, 0.25, 0.3, 0.7, 'condos', 'sixties', 550, 420, '94577'],
    ['Davis Tract', 37.721, -122.1705, 0.4, 0.4, 1, 'tract', 'tract', 540, 400, '94577'],
    ['Floresta', 37.7035, -122.153, 0.45, 0.45, 1, 'tract', 'tract', 560, 400, '94577 94579'],
    ['Washington Manor', 37.688, -122.143, 0.6, 0.7, 1.9, 'tract', 'tract', 570, 410, '94579'],
  ]),
  ...inCity(alameda('Castro Valley', 'Castro Valley Unified'), 'Castro Valley', [
    ['Proctor', 37.7085, -122.07, 0.7, 0.9, 1.6, 'tract', 'suburb', 610, 430, '94546'],
    ['Five Canyons', 37.697, -122.04, 0.6, 0.6, 1, 'suburb', 'newTowns', 560, 440, '94552'],
  ]),
  ...inCity(contraCosta('Walnut Creek', 'Walnut Creek Elementary', 'Walnut Creek Elementary', acalanes), 'Walnut Creek', [
    ['Downtown Walnut Creek', 37.9005, -122.0615, 0.5, 0.5, 1.8, 'condos', 'sixties', 680, 580, '94596'],
    ['Rossmoor', 37.8725, -122.0685, 0.8, 0.6, 2.4, 'retirementCourts', 'sixties', 500, 440, '94595'],
    ['Saranap', 37.8905, -122.083, 0.5, 0.5, 0.9, 'suburb', 'suburb', 700, 520, '94595'],
    ['Walnut Heights', 37.8875, -122.05, 0.55, 0.6, 1.2, 'suburb', 'suburb', 640, 500, '94596'],
    ['Larkey Park', 37.919, -122.075, 0.6, 0.6, 1.3, 'tract', 'suburb', 690, 500, '94597'],
  ]),
  ...inCity(contraCosta('Walnut Creek', 'Mt. Diablo Unified'), 'Walnut Creek', [
    ['Northgate', 37.9215, -122.0135, 0.8, 0.8, 1.8, 'suburb', 'suburb', 590, 460, '94598'],
    ['Woodlands', 37.9235, -122.0345, 0.6, 0.5, 1.2, 'suburb', 'suburb', 610, 470, '94598'],
  ]),
  ...inCity(contraCosta('Lafayette', 'Lafayette Elementary', 'Lafayette Elementary', acalanes), 'Lafayette', [
    ['Burton Valley', 37.877, -122.105, 0.8, 0.8, 1.4, 'suburb', 'suburb', 780, 560, '94549'],
    ['Happy Valley', 37.903, -122.139, 0.8, 0.7, 0.8, 'estates', 'suburb', 780, 560, '94549'],
    ['Downtown Lafayette', 37.8925, -122.118, 0.3, 0.6, 0.6, 'condos', 'suburb', 740, 580, '94549'],
  ]),
  ...inCity(contraCosta('Orinda', 'Orinda Union', 'Orinda Union', acalanes), 'Orinda', [
    ['Orinda Country Club', 37.8925, -122.1835, 0.8, 0.6, 1, 'estates', 'suburb', 680, 540, '94563'],
    ['Glorietta', 37.8715, -122.1655, 0.6, 0.5, 1, 'suburb', 'suburb', 760, 540, '94563'],
  ]),
  ...inCity(contraCosta('Moraga', 'Moraga', 'Moraga', acalanes), 'Moraga', [
    ['Campolindo', 37.853, -122.138, 0.5, 0.5, 0.8, 'suburb', 'suburb', 700, 520, '94556'],
    ['Moraga Country Club', 37.8385, -122.1305, 0.5, 0.5, 0.8, 'terraces', 'eighties', 660, 560, '94556'],
  ]),
];
