import { createRandom } from '#demo/random.ts';
import { lighter, oval, path, rect } from '#demo/photos/draw/svg.ts';

const inks = ['#1f3f3a', '#22314a', '#4a2630', '#3a3128', '#2d2f33', '#5a3a22', '#253a2a', '#3f2a4a', '#7a2f2f', '#0f4a52'];
const grounds = ['#fbf8f1', '#f3efe6', '#ffffff', '#f6f1e8'];
const metals = ['#c6a35d', '#b5563f', '#8aa39b', '#c9b79c', '#d9a441', '#6f93a8'];

/** A brokerage's mark, 400 × 400: its initials with a small sign in one of several forms. */
export function drawOfficeMark(initials: string, seed: string): string {
  const random = createRandom(`office ${seed}`);
  const ink = random.pick(inks);
  const ground = random.pick(grounds);
  const metal = random.pick(metals);
  const isDark = random.chance(0.45);
  const [back, text] = isDark ? [ink, ground] : [ground, ink];
  const face = random.pick([
    'Georgia, "Liberation Serif", "DejaVu Serif", serif',
    'Helvetica, Arial, "Liberation Sans", "DejaVu Sans", sans-serif',
  ]);
  const size = initials.length === 1 ? 150 : initials.length === 2 ? 120 : 92;
  const word = (y: number, scale = 1): string =>
    `<text x="200" y="${y}" font-family='${face}' font-size="${(size * scale).toFixed(0)}" font-weight="600" letter-spacing="${(size * 0.05).toFixed(1)}" text-anchor="middle" fill="${text}">${initials.toUpperCase()}</text>`;
  const line = (y: number, wide: number): string => rect(200 - wide / 2, y, wide, 5, metal);
  const forms = [
    // A roof over the letters.
    () =>
      path('M90 168L200 84L310 168', 'none', { stroke: metal, strokeWidth: 14 }) +
      rect(262, 92, 18, 44, metal) +
      word(290) +
      line(316, 150),
    // A ring.
    () =>
      oval(200, 200, 150, 150, 'none', { stroke: metal, strokeWidth: 8 }) +
      oval(200, 200, 134, 134, 'none', { stroke: text, strokeWidth: 2.5 }) +
      word(200 + size * 0.36),
    // A door in a square.
    () =>
      rect(60, 60, 280, 280, 'none', { stroke: metal, strokeWidth: 8 }) +
      path('M172 132V96a28 28 0 0 1 56 0v36Z', metal) +
      oval(216, 116, 3.5, 3.5, back) +
      word(268, 0.95) +
      line(296, 120),
    // A key line between two rules.
    () =>
      line(104, 210) +
      word(200 + size * 0.36) +
      line(292, 210) +
      oval(200, 76, 12, 12, 'none', { stroke: metal, strokeWidth: 6 }) +
      rect(197, 86, 6, 16, metal),
    // Hills and a sun.
    () =>
      oval(200, 132, 44, 44, metal) + path('M80 172Q140 116 200 160T320 150V176H80Z', text) + word(286, 0.92) + line(312, 130),
    // A leaf.
    () =>
      path('M200 70C258 96 258 150 200 176C142 150 142 96 200 70Z', metal) +
      path('M200 84V186', 'none', { stroke: back, strokeWidth: 4 }) +
      word(292, 0.95),
  ];
  return `<svg xmlns="http://www.w3.org/2000/svg" width="400" height="400" viewBox="0 0 400 400">${rect(0, 0, 400, 400, back)}${rect(14, 14, 372, 372, 'none', { stroke: isDark ? lighter(ink, 0.12) : '#e6dfd2', strokeWidth: 2 })}${random.pick(forms)()}</svg>`;
}
