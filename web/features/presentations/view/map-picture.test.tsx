import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { PresentationProperty } from '#contract/presentation-property.ts';
import { MapPicture } from './map-picture.tsx';
import type { PlacedHome } from './placed-homes.ts';

const at = (label: string, north: number, east: number): PlacedHome => {
  const type = label === 'This home' ? 'subject' : 'comparable-sold';
  const home = { id: label, type } as PresentationProperty;
  return {
    home,
    label,
    marker: type,
    latitude: 40 + north / 69.09,
    longitude: -90 + east / 69.09 / Math.cos((40 * Math.PI) / 180),
  };
};
const subject = at('This home', 0, 0);
/** How the ring of a mile is named, and where. */
const ofMile = (...homes: PlacedHome[]) =>
  /<text x="([\d.]+)" y="([\d.]+)" text-anchor="(\w+)"[^>]*>1(?:<!-- -->)? mi/
    .exec(renderToStaticMarkup(<MapPicture homes={[subject, ...homes]} onSelect={() => undefined} />))
    ?.slice(1);

it('names a ring right above, and elsewhere where a pin lies there', () => {
  const far = at('2', -2, 0);
  const [x = '', y = '', anchor] = ofMile(far, at('1', 0, -1)) ?? [];
  expect([Number(x) > 360, Number(y) < 200, anchor]).toEqual([true, true, 'start']);
  const [besideX = '', , besideAnchor] = ofMile(far, at('1', 0.75, 0.85)) ?? [];
  expect([Number(besideX) < 360, besideAnchor]).toEqual([true, 'end']);
});

it('names a ring that is wider than the drawing within it', () => {
  const markup = renderToStaticMarkup(
    <MapPicture homes={[subject, at('1', 0, -4.74), at('2', 0.5, 1)]} onSelect={() => undefined} />,
  );
  const heights = [...markup.matchAll(/<text x="[\d.]+" y="([\d.-]+)" text-anchor="\w+" class="pv-tick"/g)].map(([, y]) =>
    Number(y),
  );
  expect(heights.length).toBeGreaterThan(1);
  for (const y of heights) expect(y).toSatisfy((value: number) => value >= 20 && value <= 395);
});
