import type { Coordinates, Neighborhood } from '../market.ts';
import { inCity } from './building-stock.ts';

const ccsd = ['Charleston County School District'];
const inCharlestonCounty = (city: string) => ({ city, county: 'Charleston', schools: ccsd });
const charleston = inCharlestonCounty('Charleston');

/** Areas as the local MLS numbers them; levels as of late 2026, rounded by hand. */
export const neighborhoods: readonly Neighborhood[] = [
  ...inCity(charleston, '51 - Peninsula Charleston Inside of Crosstown', [
    ['South of Broad', 32.7735, -79.933, 0.35, 0.5, 2, 'mansions', 'colonial', 1050, 900, '29401'],
    ['French Quarter', 32.7785, -79.929, 0.2, 0.2, 0.8, 'mansions', 'colonial', 950, 880, '29401'],
    ['Harleston Village', 32.7815, -79.941, 0.35, 0.35, 1.5, 'singles', 'victorian', 760, 700, '29401'],
    ['Ansonborough', 32.785, -79.931, 0.25, 0.25, 1, 'singles', 'colonial', 800, 740, '29401'],
    ['Mazyck-Wraggborough', 32.7905, -79.933, 0.3, 0.25, 0.8, 'singles', 'victorian', 680, 600, '29403'],
    ['Radcliffeborough', 32.788, -79.942, 0.25, 0.3, 0.9, 'singles', 'victorian', 680, 600, '29403'],
    ['Cannonborough-Elliottborough', 32.792, -79.9455, 0.3, 0.4, 1.3, 'singles', 'victorian', 610, 540, '29403'],
  ]),
  ...inCity(charleston, '52 - Peninsula Charleston Outside of Crosstown', [
    ['Eastside', 32.7985, -79.9385, 0.35, 0.35, 1, 'singles', 'victorian', 500, 460, '29403'],
    ['Hampton Park Terrace', 32.7985, -79.955, 0.3, 0.25, 0.8, 'singles', 'interwar', 520, 450, '29403'],
    ['Wagener Terrace', 32.808, -79.9565, 0.5, 0.45, 1.3, 'singles', 'interwar', 520, 440, '29403'],
    ['North Central', 32.8035, -79.948, 0.35, 0.3, 1, 'singles', 'interwar', 470, 420, '29403'],
  ]),
  ...inCity(charleston, '11 - West of the Ashley Inside I-526', [
    ['Avondale', 32.7865, -79.9925, 0.6, 0.6, 1.6, 'ranches', 'postwar', 400, 280, '29407'],
    ['Byrnes Downs', 32.783, -79.983, 0.35, 0.35, 0.8, 'ranches', 'postwar', 430, 280, '29407'],
    ['South Windermere', 32.7795, -79.9755, 0.25, 0.3, 0.6, 'ranches', 'postwar', 470, 320, '29407'],
    ['Northbridge Terrace', 32.8175, -80.003, 0.5, 0.5, 1, 'ranches', 'postwar', 330, 230, '29407'],
  ]),
  ...inCity(charleston, '12 - West of the Ashley Outside I-526', [
    ['Shadowmoss', 32.8465, -80.066, 0.9, 0.8, 2.8, 'villages', 'eighties', 235, 205, '29414'],
    ['Carolina Bay', 32.8075, -80.068, 0.6, 0.6, 1.8, 'villages', 'millennium', 255, 225, '29414'],
    ['Grand Oaks', 32.8275, -80.083, 0.7, 0.6, 2, 'villages', 'millennium', 240, 210, '29414'],
  ]),
  ...inCity(charleston, '21 - James Island', [
    ['Riverland Terrace', 32.755, -79.983, 0.5, 0.45, 1.1, 'ranches', 'interwar', 420, 300, '29412'],
    ['Bayview Farms', 32.7425, -79.942, 0.6, 0.7, 1.3, 'ranches', 'postwar', 370, 280, '29412'],
    ['Seaside Plantation', 32.7235, -79.956, 0.6, 0.7, 1.4, 'villages', 'eighties', 340, 260, '29412'],
  ]),
  ...inCity(inCharlestonCounty('Folly Beach'), '22 - Folly Beach to Battery Island', [
    ['Folly Beach', 32.667, -79.9205, 1.4, 2.4, 1.2, 'beach', 'eighties', 740, 690, '29439'],
  ]),
  ...inCity(inCharlestonCounty('Johns Island'), '23 - Johns Island', [
    ['Maybank', 32.7345, -80.0645, 0.9, 0.9, 2.4, 'villages', 'recent', 270, 235, '29455'],
    ['Stono Shores', 32.7655, -80.075, 0.8, 0.8, 1.2, 'rural', 'eighties', 285, 230, '29455'],
    ['Kiawah River Road', 32.7205, -80.0905, 0.9, 0.7, 1, 'rural', 'millennium', 280, 230, '29455'],
  ]),
  ...inCity(inCharlestonCounty('Kiawah Island'), '25 - Kiawah', [
    ['Kiawah Island', 32.613, -80.08, 1, 4.4, 1.8, 'golfIsland', 'eighties', 880, 820, '29455'],
  ]),
  ...inCity(inCharlestonCounty('Mount Pleasant'), '42 - Mt Pleasant S of IOP Connector', [
    ['Old Village', 32.7865, -79.873, 0.5, 0.5, 1.3, 'beach', 'interwar', 860, 560, '29464'],
    ["I'On", 32.811, -79.881, 0.4, 0.45, 0.9, 'villages', 'millennium', 640, 460, '29464'],
    ['Snee Farm', 32.834, -79.826, 0.7, 0.7, 1.3, 'villages', 'eighties', 400, 310, '29464'],
    ['Wakendaw', 32.813, -79.857, 0.6, 0.6, 1.2, 'ranches', 'postwar', 430, 310, '29464'],
    ['Belle Hall', 32.8375, -79.855, 0.6, 0.6, 1.4, 'villages', 'eighties', 390, 320, '29464'],
  ]),
  ...inCity(inCharlestonCounty('Mount Pleasant'), '41 - Mt Pleasant N of IOP Connector', [
    ['Park West', 32.878, -79.785, 1.1, 0.9, 2.2, 'villages', 'millennium', 325, 275, '29466'],
    ['Dunes West', 32.8925, -79.765, 0.8, 0.7, 1.6, 'villages', 'millennium', 330, 270, '29466'],
    ['Carolina Park', 32.866, -79.7625, 0.7, 0.6, 1.6, 'villages', 'recent', 390, 310, '29466'],
    ['Hamlin Plantation', 32.8475, -79.775, 0.7, 0.6, 1.2, 'villages', 'millennium', 385, 300, '29466'],
  ]),
  ...inCity(inCharlestonCounty("Sullivan's Island"), "43 - Sullivan's Island", [
    ["Sullivan's Island", 32.7635, -79.8415, 0.9, 2, 0.5, 'beach', 'interwar', 1350, 950, '29482'],
  ]),
  ...inCity(inCharlestonCounty('Isle of Palms'), '44 - Isle of Palms', [
    ['Isle of Palms', 32.79, -79.785, 1.4, 2.4, 1.5, 'beach', 'eighties', 900, 800, '29451'],
    ['Wild Dunes', 32.8075, -79.747, 0.9, 1.2, 1.3, 'golfIsland', 'eighties', 880, 760, '29451'],
  ]),
  ...inCity({ city: 'Charleston', county: 'Berkeley', schools: ['Berkeley County School District'] }, '77 - Daniel Island', [
    ['Daniel Island', 32.862, -79.9115, 1.8, 1.6, 2.4, 'golfIsland', 'millennium', 470, 410, '29492'],
  ]),
  ...inCity(inCharlestonCounty('North Charleston'), '31 - North Charleston Inside I-526', [
    ['Park Circle', 32.8795, -79.9815, 0.8, 0.8, 2.4, 'ranches', 'postwar', 330, 280, '29405'],
    ['Oak Terrace Preserve', 32.87, -79.974, 0.35, 0.35, 0.7, 'villages', 'recent', 330, 270, '29405'],
    ['Chicora', 32.8495, -79.97, 0.6, 0.5, 2, 'modest', 'postwar', 235, 200, '29405'],
  ]),
  ...inCity(
    { city: 'North Charleston', county: 'Dorchester', schools: ['Dorchester School District Two'] },
    '61 - N. Chas/Summerville/Ladson-Dor',
    [
      ['Coosaw Creek', 32.915, -80.1005, 0.7, 0.8, 2.2, 'villages', 'millennium', 215, 190, '29420'],
      ['Archdale', 32.9345, -80.0935, 0.7, 0.8, 2.2, 'modest', 'eighties', 190, 170, '29420'],
    ],
  ),
  ...inCity(
    { city: 'Summerville', county: 'Dorchester', schools: ['Dorchester School District Two'] },
    '62 - Summerville/Ladson/Ravenel to Hwy 165',
    [
      ['Historic Summerville', 33.0185, -80.1755, 0.9, 0.9, 2.2, 'ranches', 'interwar', 235, 190, '29483'],
      ['Summers Corner', 32.9745, -80.197, 0.8, 0.9, 2.8, 'edge', 'recent', 195, 180, '29485'],
      ['Legend Oaks', 32.9785, -80.151, 0.7, 0.8, 2.4, 'villages', 'millennium', 200, 180, '29485'],
    ],
  ),
  ...inCity(
    { city: 'Summerville', county: 'Berkeley', schools: ['Berkeley County School District'] },
    '74 - Summerville, Ladson, Berkeley Cty',
    [
      ['Nexton', 33.062, -80.1485, 1, 1, 3.6, 'villages', 'recent', 225, 200, '29486'],
      ['Cane Bay', 33.0715, -80.1085, 1, 0.9, 3.8, 'edge', 'recent', 198, 180, '29486'],
    ],
  ),
  ...inCity(
    { city: 'Goose Creek', county: 'Berkeley', schools: ['Berkeley County School District'] },
    '72 - G.Cr/M. Cor. Hwy 52-Oakley-Cooper River',
    [
      ['Crowfield', 33.0185, -80.0785, 0.9, 0.9, 3, 'villages', 'eighties', 195, 175, '29445'],
      ['Foster Creek', 33.0195, -80.022, 0.9, 0.9, 2.6, 'edge', 'eighties', 180, 165, '29445'],
    ],
  ),
];

export const zipCentres: Readonly<Record<string, Coordinates>> = {
  29401: [32.7795, -79.9371],
  29403: [32.7976, -79.9493],
  29405: [32.863, -79.9813],
  29407: [32.7993, -80.006],
  29412: [32.728, -79.9537],
  29414: [32.8315, -80.0668],
  29420: [32.9236, -80.0976],
  29439: [32.667, -79.92],
  29445: [33.02, -80.05],
  29451: [32.7943, -79.7729],
  29455: [32.73, -80.07],
  29464: [32.818, -79.86],
  29466: [32.8674, -79.78],
  29482: [32.7637, -79.8399],
  29483: [33.028, -80.1739],
  29485: [32.9756, -80.1831],
  29486: [33.0655, -80.13],
  29492: [32.862, -79.911],
};
