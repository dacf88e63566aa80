import type { Coordinates, Neighborhood } from '../market.ts';
import { inCity } from './building-stock.ts';

const county = 'Los Angeles';
const unified = ['Los Angeles Unified'];
const inLosAngeles = (city: string) => ({ city, county, schools: unified });
const losAngeles = inLosAngeles('Los Angeles');
const santaMonica = { city: 'Santa Monica', county, schools: ['Santa Monica-Malibu Unified'] };
const beverlyHills = { city: 'Beverly Hills', county, schools: ['Beverly Hills Unified'] };
const culverCity = { city: 'Culver City', county, schools: ['Culver City Unified'] };

/** Areas as the local MLS names them; levels as of late 2026, rounded by hand. */
export const neighborhoods: readonly Neighborhood[] = [
  ...inCity(santaMonica, 'Santa Monica', [
    ['North of Montana', 34.037, -118.4975, 0.7, 0.8, 2, 'flats', 'interwar', 1560, 1200, '90402'],
    ['Wilshire-Montana', 34.0265, -118.4935, 0.45, 0.85, 2.6, 'condos', 'blocks', 1350, 980, '90403'],
    ['Downtown Santa Monica', 34.0165, -118.494, 0.4, 0.35, 1.1, 'condos', 'blocks', 1250, 1040, '90401'],
    ['Pico', 34.0205, -118.4765, 0.4, 0.7, 1.3, 'condos', 'blocks', 1180, 860, '90404'],
    ['Sunset Park', 34.0135, -118.4655, 0.6, 0.75, 2, 'bungalows', 'postwar', 1230, 880, '90405'],
    ['Ocean Park', 34.003, -118.4785, 0.5, 0.5, 1.7, 'condos', 'early', 1330, 1000, '90405'],
  ]),
  ...inCity(inLosAngeles('Venice'), 'Venice', [
    ['Venice Canals', 33.9835, -118.4655, 0.25, 0.25, 0.6, 'walkStreets', 'early', 1700, 1150, '90291'],
    ['Venice Beach', 33.9875, -118.4715, 0.55, 0.2, 1.2, 'walkStreets', 'early', 1420, 1120, '90291'],
    ['Oakwood', 33.9945, -118.469, 0.45, 0.4, 1.3, 'walkStreets', 'early', 1230, 980, '90291'],
    ['Silver Triangle', 33.9865, -118.4575, 0.3, 0.35, 0.8, 'walkStreets', 'interwar', 1280, 960, '90291'],
    ['Penmar', 33.9985, -118.458, 0.35, 0.4, 1, 'bungalows', 'postwar', 1220, 900, '90291'],
  ]),
  ...inCity(inLosAngeles('Marina del Rey'), 'Marina Del Rey', [
    ['Marina Peninsula', 33.973, -118.461, 0.75, 0.22, 1.8, 'condos', 'blocks', 1300, 900, '90292'],
    ['Silver Strand', 33.9775, -118.4575, 0.35, 0.18, 0.6, 'walkStreets', 'newBlocks', 1250, 850, '90292'],
    ['Marina Arts District', 33.9885, -118.4445, 0.3, 0.6, 1.7, 'towers', 'newBlocks', 950, 760, '90292'],
  ]),
  ...inCity(inLosAngeles('Playa del Rey'), 'Playa Del Rey', [
    ['Playa del Rey', 33.9555, -118.4385, 0.55, 0.45, 1.6, 'condos', 'blocks', 960, 660, '90293'],
  ]),
  ...inCity(inLosAngeles('Playa Vista'), 'Playa Vista', [
    ['Playa Vista', 33.9745, -118.4165, 0.45, 0.8, 2.4, 'newBlocks', 'newBlocks', 980, 790, '90094'],
  ]),
  ...inCity(losAngeles, 'Westchester', [
    ['Loyola Village', 33.9635, -118.4195, 0.5, 0.6, 1.1, 'bungalows', 'postwar', 880, 620, '90045'],
    ['Kentwood', 33.9685, -118.397, 0.5, 0.7, 1.5, 'bungalows', 'postwar', 870, 600, '90045'],
    ['Westport Heights', 33.9575, -118.3815, 0.4, 0.5, 1, 'bungalows', 'postwar', 790, 560, '90045'],
  ]),
  ...inCity(losAngeles, 'Palms - Mar Vista', [
    ['Mar Vista Hill', 34.0125, -118.4365, 0.4, 0.5, 1, 'bungalows', 'postwar', 1080, 780, '90066'],
    ['Mar Vista', 34.0035, -118.427, 0.7, 0.7, 2.2, 'bungalows', 'postwar', 1010, 740, '90066'],
    ['Del Rey', 33.9905, -118.4215, 0.6, 0.7, 1.4, 'condos', 'postwar', 900, 680, '90066'],
    ['Palms', 34.026, -118.408, 0.6, 0.8, 1.9, 'condos', 'blocks', 880, 640, '90034'],
  ]),
  ...inCity(losAngeles, 'Cheviot Hills - Rancho Park', [
    ['Rancho Park', 34.0365, -118.426, 0.5, 0.6, 1.2, 'bungalows', 'interwar', 1020, 760, '90064'],
    ['Cheviot Hills', 34.0365, -118.4, 0.5, 0.5, 0.9, 'flats', 'postwar', 1000, 740, '90064 90034'],
  ]),
  ...inCity(losAngeles, 'West L.A.', [['Sawtelle', 34.0395, -118.446, 0.7, 0.6, 1.8, 'condos', 'blocks', 950, 710, '90025']]),
  ...inCity(losAngeles, 'Westwood - Century City', [
    ['Wilshire Corridor', 34.0605, -118.4365, 0.25, 0.65, 2.4, 'towers', 'towers', 1100, 780, '90024'],
    ['Westwood', 34.0525, -118.4335, 0.5, 0.5, 1.2, 'condos', 'interwar', 1030, 730, '90024 90025'],
    ['Little Holmby', 34.0745, -118.434, 0.3, 0.3, 0.5, 'flats', 'interwar', 1150, 820, '90024'],
    ['Century City', 34.0565, -118.4145, 0.5, 0.35, 1.5, 'towers', 'towers', 1050, 930, '90067'],
  ]),
  ...inCity(losAngeles, 'Brentwood', [
    ['Brentwood Park', 34.057, -118.4885, 0.5, 0.5, 1, 'flats', 'interwar', 1330, 900, '90049'],
    ['San Vicente', 34.0505, -118.4715, 0.35, 0.6, 2, 'condos', 'blocks', 1150, 780, '90049'],
    ['Brentwood Glen', 34.0675, -118.4685, 0.25, 0.3, 0.5, 'bungalows', 'postwar', 1120, 780, '90049'],
    ['Crestwood Hills', 34.0785, -118.481, 0.6, 0.5, 0.7, 'canyons', 'midcentury', 1120, 800, '90049'],
    ['Mandeville Canyon', 34.0835, -118.495, 1.4, 0.4, 0.9, 'canyons', 'midcentury', 1100, 800, '90049'],
  ]),
  ...inCity(losAngeles, 'Bel Air - Holmby Hills', [
    ['Lower Bel Air', 34.0845, -118.4445, 0.6, 0.8, 0.9, 'estates', 'midcentury', 1350, 900, '90077'],
    ['Upper Bel Air', 34.1055, -118.456, 0.9, 0.8, 0.9, 'canyons', 'midcentury', 960, 700, '90077'],
    ['Holmby Hills', 34.0785, -118.4275, 0.35, 0.4, 0.3, 'estates', 'interwar', 1650, 1000, '90024 90077'],
  ]),
  ...inCity(beverlyHills, 'Beverly Hills', [
    ['Beverly Hills Flats', 34.0775, -118.4045, 0.8, 0.9, 1.5, 'estates', 'interwar', 1500, 1000, '90210'],
    ['Trousdale Estates', 34.0975, -118.4005, 0.6, 0.45, 0.6, 'estates', 'midcentury', 1650, 1000, '90210'],
    ['Beverly Hills South', 34.0615, -118.396, 0.4, 0.8, 2, 'condos', 'blocks', 1150, 860, '90212 90211'],
  ]),
  ...inCity(inLosAngeles('West Hollywood'), 'West Hollywood Vicinity', [
    ['West Hollywood West', 34.0825, -118.3835, 0.4, 0.4, 1.3, 'walkStreets', 'early', 1200, 850, '90069'],
    ['Sunset Strip', 34.0915, -118.3785, 0.25, 0.7, 1.5, 'towers', 'towers', 1250, 960, '90069'],
    ['Center City', 34.0885, -118.3665, 0.3, 0.5, 1.4, 'condos', 'blocks', 1080, 760, '90046 90069'],
  ]),
  ...inCity(losAngeles, 'Beverlywood Vicinity', [
    ['Beverlywood', 34.0445, -118.3935, 0.4, 0.45, 0.9, 'flats', 'postwar', 900, 660, '90034 90035'],
    ['Pico-Robertson', 34.0545, -118.385, 0.5, 0.6, 1.6, 'condos', 'interwar', 900, 660, '90035'],
    ['Beverly Grove', 34.0755, -118.3705, 0.6, 0.5, 1.5, 'condos', 'interwar', 1080, 760, '90048'],
  ]),
  ...inCity(culverCity, 'Culver City', [
    ['Carlson Park', 34.015, -118.399, 0.35, 0.4, 0.9, 'bungalows', 'interwar', 1080, 720, '90232 90230'],
    ['Sunkist Park', 33.9925, -118.409, 0.45, 0.5, 1.1, 'bungalows', 'postwar', 1000, 660, '90230'],
    ['Fox Hills', 33.9855, -118.393, 0.4, 0.5, 1.4, 'condos', 'blocks', 850, 580, '90230'],
    ['Culver City Arts District', 34.031, -118.3805, 0.3, 0.5, 0.7, 'lofts', 'interwar', 960, 720, '90232'],
  ]),
  ...inCity(inLosAngeles('Pacific Palisades'), 'Pacific Palisades', [
    ['Alphabet Streets', 34.0525, -118.527, 0.35, 0.45, 1.2, 'rebuilding', 'rebuilding', 1250, 900, '90272'],
    ['Huntington Palisades', 34.0395, -118.525, 0.4, 0.4, 0.7, 'rebuilding', 'rebuilding', 1400, 950, '90272'],
    ['Marquez Knolls', 34.0515, -118.5445, 0.5, 0.5, 1.1, 'rebuilding', 'rebuilding', 1180, 850, '90272'],
    ['Castellammare', 34.0445, -118.5605, 0.3, 0.35, 0.4, 'rebuilding', 'rebuilding', 1150, 850, '90272'],
    ['Palisades Highlands', 34.0795, -118.5495, 0.7, 0.5, 1, 'highlands', 'towers', 1000, 700, '90272'],
    ['Rustic Canyon', 34.0365, -118.5125, 0.4, 0.3, 0.4, 'canyons', 'interwar', 1350, 900, '90402 90272'],
  ]),
];

export const zipCentres: Readonly<Record<string, Coordinates>> = {
  90024: [34.0637, -118.4408],
  90025: [34.0447, -118.4487],
  90034: [34.029, -118.4005],
  90035: [34.0531, -118.3806],
  90045: [33.9631, -118.3941],
  90046: [34.0985, -118.3625],
  90048: [34.0737, -118.372],
  90049: [34.066, -118.474],
  90064: [34.0353, -118.4259],
  90066: [34.003, -118.4298],
  90067: [34.0565, -118.414],
  90069: [34.0906, -118.3788],
  90077: [34.1112, -118.4502],
  90094: [33.9745, -118.417],
  90210: [34.0901, -118.4065],
  90211: [34.0652, -118.383],
  90212: [34.0619, -118.3995],
  90230: [33.9949, -118.3991],
  90232: [34.0195, -118.393],
  90272: [34.0481, -118.5265],
  90291: [33.9938, -118.4635],
  90292: [33.9779, -118.4525],
  90293: [33.9577, -118.4373],
  90401: [34.0176, -118.4907],
  90402: [34.0349, -118.503],
  90403: [34.0287, -118.4924],
  90404: [34.0268, -118.4733],
  90405: [34.01, -118.4717],
};
