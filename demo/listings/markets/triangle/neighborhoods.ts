import type { Coordinates, Neighborhood } from '../market.ts';
import { inCity } from './building-stock.ts';

const inWake = (city: string) => ({ city, county: 'Wake', schools: ['Wake County Public School System'] });
const raleigh = inWake('Raleigh');
const durham = { city: 'Durham', county: 'Durham', schools: ['Durham Public Schools'] };
const chapelHillSchools = ['Chapel Hill-Carrboro City Schools'];
const chapelHill = { city: 'Chapel Hill', county: 'Orange', schools: chapelHillSchools };

/** Levels as of late 2026, rounded by hand. */
export const neighborhoods: readonly Neighborhood[] = [
  ...inCity(raleigh, 'Inside the Beltline', [
    ['Downtown Raleigh', 35.7785, -78.6395, 0.6, 0.5, 1.8, 'downtown', 'downtown', 480, 430, '27601'],
    ['Glenwood South', 35.7875, -78.6475, 0.35, 0.3, 1, 'downtown', 'downtown', 480, 450, '27603'],
    ['Oakwood', 35.7835, -78.6295, 0.35, 0.35, 0.8, 'oldTown', 'early', 450, 390, '27601'],
    ['Boylan Heights', 35.776, -78.649, 0.25, 0.25, 0.5, 'oldTown', 'early', 440, 380, '27603'],
    ['Mordecai', 35.795, -78.6335, 0.5, 0.45, 1, 'oldTown', 'interwar', 445, 370, '27604'],
    ['Five Points', 35.809, -78.6405, 0.6, 0.6, 1.6, 'oldTown', 'interwar', 480, 390, '27608'],
    ['Hayes Barton', 35.8015, -78.6495, 0.4, 0.4, 0.7, 'established', 'early', 530, 400, '27608'],
    ['Village District', 35.7915, -78.6605, 0.4, 0.4, 1.1, 'midtown', 'postwar', 460, 360, '27605'],
    ['Wade', 35.8015, -78.6745, 0.6, 0.8, 1, 'established', 'postwar', 440, 330, '27607'],
    ['East Raleigh', 35.7785, -78.6075, 0.8, 0.9, 2.2, 'modest', 'postwar', 280, 240, '27610'],
  ]),
  ...inCity(raleigh, 'Midtown Raleigh', [
    ['North Hills', 35.838, -78.643, 0.8, 0.8, 2, 'midtown', 'sixties', 370, 370, '27609'],
    ['Brentwood', 35.826, -78.5975, 0.7, 0.7, 1.6, 'modest', 'sixties', 265, 210, '27604'],
    ['Crabtree', 35.847, -78.684, 0.8, 0.7, 1.2, 'midtown', 'eighties', 300, 255, '27612'],
  ]),
  ...inCity(raleigh, 'North Raleigh', [
    ['Stonehenge', 35.8855, -78.675, 0.9, 0.9, 1.5, 'established', 'sixties', 245, 205, '27615'],
    ['North Ridge', 35.8815, -78.622, 1, 1, 1.7, 'golf', 'sixties', 265, 210, '27615'],
    ['Falls River', 35.9185, -78.588, 0.9, 0.9, 1.4, 'village', 'eighties', 238, 210, '27614'],
    ['Wakefield', 35.949, -78.555, 1.3, 1.2, 2, 'golf', 'millennium', 228, 205, '27614'],
    ['Leesville', 35.903, -78.719, 1, 0.9, 1.5, 'established', 'eighties', 240, 205, '27613'],
    ['Brier Creek', 35.911, -78.7875, 1, 1, 2, 'village', 'recent', 240, 230, '27617'],
    ['Northeast Raleigh', 35.8605, -78.5555, 1.8, 1.5, 4.4, 'edge', 'millennium', 210, 185, '27616'],
  ]),
  ...inCity(raleigh, 'West and South Raleigh', [
    ['West Raleigh', 35.7875, -78.7165, 0.8, 0.8, 1.3, 'established', 'sixties', 265, 220, '27606 27607'],
    ['Southwest Raleigh', 35.7355, -78.704, 1.4, 1, 2.4, 'established', 'eighties', 225, 200, '27606 27603'],
    ['Southeast Raleigh', 35.7425, -78.585, 1.7, 1.7, 4.2, 'modest', 'millennium', 212, 185, '27610'],
  ]),
  ...inCity(inWake('Cary'), 'Cary', [
    ['Downtown Cary', 35.7865, -78.781, 0.9, 0.9, 1.5, 'established', 'sixties', 300, 270, '27511'],
    ['Kildaire Farms', 35.7575, -78.7805, 0.9, 0.9, 1.2, 'village', 'eighties', 262, 230, '27511'],
    ['Lochmere', 35.7335, -78.774, 0.9, 0.9, 1.2, 'golf', 'eighties', 268, 235, '27518'],
    ['MacGregor Downs', 35.7525, -78.8055, 0.9, 0.8, 1, 'golf', 'eighties', 275, 230, '27511'],
    ['Preston', 35.8135, -78.829, 1.1, 1, 1.9, 'golf', 'eighties', 272, 245, '27513'],
    ['Cary Park', 35.8045, -78.9085, 1, 0.9, 1.3, 'village', 'millennium', 265, 240, '27519'],
    ['Amberly', 35.8335, -78.914, 1.2, 1, 1.9, 'village', 'recent', 262, 240, '27519'],
  ]),
  ...inCity(inWake('Apex'), 'Apex', [
    ['Downtown Apex', 35.732, -78.8505, 0.8, 0.8, 1.2, 'oldTown', 'eighties', 278, 250, '27502'],
    ['Scotts Mill', 35.7465, -78.8695, 0.7, 0.7, 1.1, 'village', 'millennium', 250, 225, '27502'],
    ['Bella Casa', 35.7085, -78.878, 0.8, 0.8, 1.2, 'village', 'recent', 245, 225, '27502'],
  ]),
  ...inCity(inWake('Holly Springs'), 'Holly Springs', [
    ['12 Oaks', 35.6405, -78.879, 1, 0.9, 1.5, 'golf', 'recent', 240, 220, '27540'],
    ['Sunset Oaks', 35.638, -78.7865, 0.9, 0.9, 1.2, 'village', 'millennium', 222, 205, '27540'],
  ]),
  ...inCity(inWake('Morrisville'), 'Morrisville', [
    ['Breckenridge', 35.8335, -78.8685, 0.9, 0.8, 1.5, 'village', 'millennium', 262, 235, '27560'],
  ]),
  ...inCity(inWake('Wake Forest'), 'Wake Forest', [
    ['Heritage', 35.957, -78.5025, 1.2, 1.1, 2, 'golf', 'millennium', 215, 200, '27587'],
    ['Downtown Wake Forest', 35.979, -78.5125, 0.9, 0.9, 1.8, 'oldTown', 'millennium', 228, 205, '27587'],
  ]),
  ...inCity(inWake('Fuquay-Varina'), 'Fuquay-Varina', [
    ['Fuquay-Varina', 35.588, -78.7915, 1.6, 1.6, 4.2, 'edge', 'recent', 205, 190, '27526'],
  ]),
  ...inCity(inWake('Garner'), 'Garner', [['Garner', 35.7, -78.612, 1.6, 1.5, 3.4, 'edge', 'millennium', 208, 190, '27529']]),
  ...inCity(inWake('Knightdale'), 'Knightdale', [
    ['Knightdale', 35.788, -78.4855, 1.5, 1.4, 3.4, 'edge', 'recent', 196, 180, '27545'],
  ]),
  ...inCity(durham, 'Durham', [
    ['Downtown Durham', 35.996, -78.901, 0.5, 0.5, 1.4, 'downtown', 'downtown', 430, 420, '27701'],
    ['Trinity Park', 36.0045, -78.911, 0.45, 0.4, 0.9, 'oldTown', 'early', 420, 360, '27701'],
    ['Old North Durham', 36.007, -78.8935, 0.45, 0.45, 0.8, 'oldTown', 'early', 340, 300, '27701'],
    ['Watts Hospital-Hillandale', 36.0165, -78.9245, 0.45, 0.5, 0.8, 'oldTown', 'interwar', 370, 310, '27705'],
    ['Forest Hills', 35.9775, -78.9135, 0.6, 0.6, 0.8, 'established', 'interwar', 340, 290, '27707'],
    ['Hope Valley', 35.9475, -78.953, 1, 0.9, 1.2, 'golf', 'sixties', 290, 230, '27707'],
    ['Hope Valley Farms', 35.9255, -78.9335, 0.9, 0.8, 1.8, 'village', 'eighties', 235, 215, '27713 27707'],
    ['Woodcroft', 35.921, -78.955, 0.7, 0.8, 1.2, 'village', 'eighties', 232, 210, '27713'],
    ['Southpoint', 35.899, -78.9395, 1, 0.9, 2.2, 'village', 'recent', 242, 225, '27713'],
    ['East Durham', 35.9875, -78.874, 0.8, 0.7, 1.8, 'modest', 'interwar', 250, 215, '27703'],
    ['Brightleaf', 35.9705, -78.8185, 1.5, 1.2, 3.6, 'edge', 'recent', 215, 200, '27703'],
    ['Croasdaile', 36.0355, -78.9445, 0.9, 0.9, 1.1, 'golf', 'sixties', 225, 200, '27705'],
    ['Treyburn', 36.1045, -78.8835, 1.2, 1, 1, 'golf', 'millennium', 215, 200, '27712'],
  ]),
  ...inCity(chapelHill, 'Chapel Hill', [
    ['Franklin-Rosemary', 35.9185, -79.052, 0.5, 0.7, 1, 'midtown', 'interwar', 410, 380, '27514'],
    ['Meadowmont', 35.9055, -79.0105, 0.7, 0.6, 1, 'village', 'millennium', 330, 310, '27517'],
    ['Southern Village', 35.8835, -79.068, 0.6, 0.6, 1, 'village', 'millennium', 320, 290, '27516'],
    ['Lake Forest', 35.9415, -79.0275, 0.9, 0.9, 1.1, 'established', 'sixties', 275, 230, '27514'],
  ]),
  ...inCity({ city: 'Carrboro', county: 'Orange', schools: chapelHillSchools }, 'Carrboro', [
    ['Carrboro', 35.9125, -79.0835, 0.9, 0.7, 1.1, 'oldTown', 'sixties', 310, 260, '27510'],
  ]),
  ...inCity({ city: 'Hillsborough', county: 'Orange', schools: ['Orange County Schools'] }, 'Hillsborough', [
    ['Historic Hillsborough', 36.0765, -79.099, 0.9, 0.9, 1, 'edge', 'early', 265, 220, '27278'],
  ]),
];

export const zipCentres: Readonly<Record<string, Coordinates>> = {
  27278: [36.0756, -79.0914],
  27502: [35.7225, -78.8408],
  27510: [35.9125, -79.0835],
  27511: [35.7641, -78.7786],
  27513: [35.8, -78.806],
  27514: [35.9303, -79.0372],
  27516: [35.9162, -79.0999],
  27517: [35.9, -79.0035],
  27518: [35.7299, -78.7735],
  27519: [35.8072, -78.887],
  27526: [35.58, -78.7908],
  27529: [35.6813, -78.5975],
  27540: [35.6263, -78.8458],
  27545: [35.7789, -78.4898],
  27560: [35.8344, -78.8466],
  27587: [35.9815, -78.5392],
  27601: [35.7727, -78.6324],
  27603: [35.7076, -78.6563],
  27604: [35.8334, -78.5799],
  27605: [35.7908, -78.653],
  27606: [35.7645, -78.7112],
  27607: [35.8014, -78.6877],
  27608: [35.8077, -78.6463],
  27609: [35.848, -78.6317],
  27610: [35.7667, -78.6008],
  27612: [35.852, -78.6841],
  27613: [35.8949, -78.7051],
  27614: [35.9457, -78.6],
  27615: [35.8887, -78.6393],
  27616: [35.8673, -78.5381],
  27617: [35.9034, -78.7647],
  27701: [35.9967, -78.8966],
  27703: [35.9781, -78.8439],
  27705: [36.0218, -78.9478],
  27707: [35.9631, -78.9315],
  27712: [36.0918, -78.9029],
  27713: [35.9112, -78.9178],
};
