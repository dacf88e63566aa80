import type { Coordinates, Neighborhood } from '../market.ts';
import { inCity } from './building-stock.ts';

const inMiamiDade = (city: string) => ({ city, county: 'Miami-Dade', schools: ['Miami-Dade County Public Schools'] });
const miami = inMiamiDade('Miami');

/** The MLS numbers its areas; levels as of late 2026, rounded by hand. */
export const neighborhoods: readonly Neighborhood[] = [
  ...inCity(miami, 'Area 41 - Miami', [
    ['Brickell', 25.7615, -80.1945, 0.6, 0.35, 9, 'towers', 'newTowers', 800, 640, '33131 33130 33129'],
    ['Downtown Miami', 25.7755, -80.1915, 0.45, 0.3, 4, 'towers', 'newTowers', 700, 590, '33132 33131 33128'],
    ['Arts & Entertainment District', 25.7905, -80.19, 0.25, 0.25, 1.8, 'towers', 'newTowers', 680, 570, '33132'],
    ['Edgewater', 25.8035, -80.1895, 0.8, 0.22, 5, 'towers', 'newTowers', 720, 610, '33137 33132'],
    ['Midtown', 25.809, -80.194, 0.25, 0.22, 1.2, 'towers', 'newTowers', 640, 540, '33137 33127'],
    ['Wynwood', 25.8015, -80.1995, 0.45, 0.4, 1, 'lofts', 'mixedAges', 620, 560, '33127'],
    ['Buena Vista', 25.817, -80.1945, 0.4, 0.4, 0.8, 'bungalows', 'early', 640, 450, '33127 33137'],
    ['Little Haiti', 25.8305, -80.196, 0.8, 0.45, 2, 'flatland', 'postwar', 430, 300, '33137 33138'],
    ['Morningside', 25.8225, -80.1825, 0.35, 0.25, 0.8, 'villas', 'early', 880, 560, '33137'],
    ['Belle Meade', 25.838, -80.178, 0.3, 0.3, 0.6, 'villas', 'postwar', 820, 480, '33138'],
    ['Shorecrest', 25.8465, -80.18, 0.4, 0.4, 0.8, 'bungalows', 'postwar', 600, 380, '33138'],
    ['Little Havana', 25.7715, -80.2165, 0.8, 1.2, 3, 'flatland', 'postwar', 440, 350, '33135 33125 33130'],
    ['The Roads', 25.7545, -80.2045, 0.4, 0.4, 1, 'villas', 'early', 740, 480, '33129'],
    ['Shenandoah', 25.758, -80.2185, 0.6, 0.9, 1.8, 'bungalows', 'early', 600, 420, '33145 33135'],
    ['Silver Bluff', 25.746, -80.2235, 0.5, 0.8, 1.1, 'bungalows', 'early', 640, 440, '33133 33145'],
    ['Allapattah', 25.8065, -80.2235, 0.8, 1.2, 2.4, 'flatland', 'postwar', 390, 320, '33142 33125'],
  ]),
  ...inCity(miami, 'Area 41 - Coconut Grove', [
    ['North Grove', 25.7385, -80.2245, 0.55, 0.6, 1.6, 'midrise', 'mixedAges', 980, 760, '33133'],
    ['Center Grove', 25.7305, -80.2405, 0.4, 0.4, 1.8, 'midrise', 'mixedAges', 950, 860, '33133'],
    ['South Grove', 25.7185, -80.251, 0.7, 0.5, 0.9, 'estates', 'early', 1050, 700, '33133'],
    ['West Grove', 25.7275, -80.2525, 0.35, 0.35, 0.7, 'bungalows', 'postwar', 700, 520, '33133'],
  ]),
  ...inCity(inMiamiDade('Coral Gables'), 'Area 41 - Coral Gables', [
    ['Granada', 25.754, -80.2725, 0.7, 0.6, 1.5, 'villas', 'early', 760, 500, '33134'],
    ['Downtown Coral Gables', 25.7495, -80.2585, 0.4, 0.3, 1.9, 'midrise', 'mixedAges', 680, 540, '33134'],
    ['Biltmore', 25.7345, -80.2725, 0.5, 0.4, 1, 'villas', 'early', 880, 520, '33134 33146'],
    ['Riviera', 25.716, -80.267, 0.6, 0.5, 1.2, 'villas', 'postwar', 850, 500, '33146'],
    ['Cocoplum', 25.703, -80.26, 0.5, 0.4, 0.6, 'estates', 'newTowns', 1150, 700, '33143'],
  ]),
  ...inCity(inMiamiDade('South Miami'), 'Area 40 - South Miami', [
    ['South Miami', 25.7065, -80.293, 0.7, 0.7, 1.4, 'bungalows', 'postwar', 660, 400, '33143'],
  ]),
  ...inCity(inMiamiDade('Pinecrest'), 'Area 50 - Pinecrest', [
    ['Pinecrest', 25.665, -80.306, 1.6, 1.2, 1.3, 'estates', 'sixties', 650, 400, '33156'],
  ]),
  ...inCity(miami, 'Area 49 - Kendall', [
    ['Kendall', 25.679, -80.3545, 1.2, 1.5, 5.5, 'tract', 'sixties', 440, 300, '33176 33173'],
    ['Galloway', 25.7035, -80.3345, 0.9, 1.2, 2.8, 'tract', 'sixties', 480, 320, '33173 33143'],
  ]),
  ...inCity(miami, 'Area 30 - West Miami', [
    ['Westchester', 25.7455, -80.3265, 1.1, 1.2, 4.2, 'tract', 'postwar', 450, 300, '33155'],
    ['Flagami', 25.7635, -80.2975, 0.8, 1.2, 3.6, 'flatland', 'postwar', 440, 300, '33144 33126'],
    ['Fontainebleau', 25.773, -80.346, 0.5, 0.9, 2.4, 'gated', 'sixties', 380, 300, '33172'],
  ]),
  ...inCity(inMiamiDade('Doral'), 'Area 30 - Doral', [
    ['Doral', 25.8145, -80.3555, 1.5, 1.6, 4, 'gated', 'newTowns', 430, 390, '33178'],
  ]),
  ...inCity(inMiamiDade('Miami Shores'), 'Area 32 - Miami Shores', [
    ['Miami Shores', 25.867, -80.184, 0.9, 0.8, 1.8, 'villas', 'postwar', 640, 320, '33138'],
  ]),
  ...inCity(inMiamiDade('North Miami'), 'Area 22 - North Miami', [
    ['North Miami', 25.892, -80.18, 0.9, 0.9, 3.2, 'flatland', 'postwar', 430, 250, '33161'],
  ]),
  ...inCity(inMiamiDade('Aventura'), 'Area 12 - Aventura', [
    ['Aventura', 25.9555, -80.1425, 1.3, 0.7, 3.4, 'oceanTowers', 'oceanTowers', 480, 390, '33180 33160'],
  ]),
  ...inCity(inMiamiDade('Miami Beach'), 'Area 32 - Miami Beach', [
    ['South of Fifth', 25.7705, -80.1355, 0.35, 0.3, 1.8, 'oceanTowers', 'newTowers', 1400, 1180, '33139'],
    ['South Beach', 25.7835, -80.1345, 0.8, 0.5, 4, 'deco', 'deco', 950, 580, '33139'],
    ['West Avenue', 25.7865, -80.1412, 0.6, 0.15, 2, 'oceanTowers', 'oceanTowers', 900, 600, '33139'],
    ['Mid-Beach', 25.8135, -80.1285, 1, 0.6, 2.6, 'island', 'oceanTowers', 1100, 720, '33140'],
    ['La Gorce', 25.837, -80.1285, 0.6, 0.25, 0.6, 'estates', 'early', 1250, 700, '33140'],
    ['North Beach', 25.8605, -80.1235, 0.9, 0.35, 2.4, 'deco', 'mixedAges', 700, 440, '33141'],
    ['Normandy Isles', 25.8535, -80.1385, 0.4, 0.45, 1.1, 'deco', 'deco', 640, 390, '33141'],
  ]),
  ...inCity(inMiamiDade('Surfside'), 'Area 32 - Surfside', [
    ['Surfside', 25.879, -80.125, 0.5, 0.3, 1.2, 'island', 'oceanTowers', 950, 880, '33154'],
  ]),
  ...inCity(inMiamiDade('Bal Harbour'), 'Area 32 - Bal Harbour', [
    ['Bal Harbour', 25.891, -80.1245, 0.4, 0.18, 0.9, 'oceanTowers', 'oceanTowers', 1300, 920, '33154'],
  ]),
  ...inCity(inMiamiDade('Sunny Isles Beach'), 'Area 22 - Sunny Isles Beach', [
    ['Sunny Isles Beach', 25.945, -80.122, 1.5, 0.18, 3.4, 'oceanTowers', 'newTowers', 900, 680, '33160'],
  ]),
  ...inCity(inMiamiDade('Key Biscayne'), 'Area 42 - Key Biscayne', [
    ['Key Biscayne', 25.692, -80.1645, 1.1, 0.7, 2, 'island', 'oceanTowers', 1100, 820, '33149'],
  ]),
];

export const zipCentres: Readonly<Record<string, Coordinates>> = {
  33125: [25.7825, -80.2341],
  33126: [25.7763, -80.2919],
  33127: [25.8143, -80.2051],
  33128: [25.7756, -80.2005],
  33129: [25.7559, -80.2013],
  33130: [25.767, -80.2025],
  33131: [25.765, -80.1905],
  33132: [25.7835, -80.1885],
  33133: [25.7378, -80.2248],
  33134: [25.754, -80.2714],
  33135: [25.7664, -80.2317],
  33137: [25.8156, -80.1897],
  33138: [25.8521, -80.1821],
  33139: [25.784, -80.138],
  33140: [25.8198, -80.1337],
  33141: [25.8526, -80.1346],
  33142: [25.813, -80.232],
  33143: [25.7022, -80.2978],
  33144: [25.7626, -80.3096],
  33145: [25.7539, -80.2253],
  33146: [25.7205, -80.2728],
  33149: [25.6921, -80.1625],
  33154: [25.885, -80.1265],
  33155: [25.7392, -80.3103],
  33156: [25.6682, -80.2973],
  33160: [25.9449, -80.1391],
  33161: [25.8934, -80.1758],
  33172: [25.7735, -80.3572],
  33173: [25.6992, -80.3618],
  33176: [25.6574, -80.3627],
  33178: [25.8141, -80.3549],
  33180: [25.9597, -80.1403],
};
