import { fc } from '#tests/support/properties.ts';
import { describe, expect, it } from 'vitest';
import { photoPlaceholderSchema } from '#contract/listing-photos.ts';
import { drawPhoto } from './draw-photo.ts';
import {
  DRAWING_VERSION,
  encodeHome,
  finishes,
  homeStyles,
  looks,
  outlooks,
  parseHomeCode,
  photoAddresses,
  scenesOf,
  type DrawnHome,
} from './home-code.ts';
import { drawnPhoto } from './drawn-originals.ts';
import { placeholderOf } from './photo-placeholder.ts';

const homes: fc.Arbitrary<DrawnHome> = fc.record({
  style: fc.constantFrom(...homeStyles),
  look: fc.constantFrom(...looks),
  finish: fc.constantFrom(...finishes),
  storeys: fc.integer({ min: 1, max: 60 }),
  garages: fc.integer({ min: 0, max: 3 }),
  bedrooms: fc.integer({ min: 0, max: 9 }),
  fireplaces: fc.integer({ min: 0, max: 1 }),
  outlook: fc.constantFrom(...outlooks),
  seed: fc.stringMatching(/^[0-9a-z]{6}$/),
});

describe('the code of a home', () => {
  it('is read back as the home that it was written from', () => {
    fc.assert(
      fc.property(homes, (home) => {
        expect(parseHomeCode(encodeHome(home))).toEqual(home);
      }),
    );
  });

  it('is refused when it is anything else', () => {
    for (const code of [
      '',
      'victorian',
      'victorian-sanfrancisco-new-0-1-2-1-city-k3f9a0',
      'victorian-sanfrancisco-new-61-1-2-1-city-k3f9a0',
      'victorian-sanfrancisco-new-3-4-2-1-city-k3f9a0',
    ]) {
      expect(parseHomeCode(code)).toBeUndefined();
    }
    fc.assert(fc.property(fc.string(), (text) => parseHomeCode(text) === undefined));
  });
});

describe('drawing a home', () => {
  it('gives five to eight pictures of a home with rooms, each its own', () => {
    fc.assert(
      fc.property(homes, (home) => {
        fc.pre(home.style !== 'land' && home.style !== 'storefront');
        expect(photoAddresses(home).length).toBeGreaterThanOrEqual(5);
        expect(photoAddresses(home).length).toBeLessThanOrEqual(8);
        const drawings = scenesOf(home).map((scene) => drawPhoto({ home, scene }));
        expect(new Set(drawings).size).toBe(drawings.length);
      }),
      { numRuns: 6 },
    );
  });

  it('draws numbers and colours only, and the same each time', () => {
    fc.assert(
      fc.property(homes, (home) => {
        for (const scene of scenesOf(home)) {
          const svg = drawPhoto({ home, scene });
          expect(svg).not.toMatch(/NaN|undefined|Infinity|="-?\d+e/);
          expect(drawPhoto({ home, scene })).toBe(svg);
        }
      }),
      { numRuns: 10 },
    );
  });

  it('shows the homes of one building alike from the street, and each its own inside', () => {
    const one: DrawnHome = {
      style: 'tower',
      look: 'miami',
      finish: 'new',
      storeys: 30,
      garages: 0,
      bedrooms: 2,
      fireplaces: 0,
      outlook: 'water',
      seed: 'abc123',
    };
    const other = { ...one, bedrooms: 1, seed: 'abc987' };
    expect(drawPhoto({ home: other, scene: 'front' })).toBe(drawPhoto({ home: one, scene: 'front' }));
    expect(drawPhoto({ home: other, scene: 'living' })).not.toBe(drawPhoto({ home: one, scene: 'living' }));
  });

  it('renders every style and outlook to a picture', async () => {
    for (const [index, style] of homeStyles.entries()) {
      const home: DrawnHome = {
        style,
        look: looks[index % looks.length] ?? 'miami',
        finish: 'updated',
        storeys: 4,
        garages: 1,
        bedrooms: 3,
        fireplaces: 1,
        outlook: outlooks[index % outlooks.length] ?? 'city',
        seed: 'abc123',
      };
      for (const number of [1, scenesOf(home).length]) {
        const pixels = drawnPhoto(encodeHome(home), `${number}-v${DRAWING_VERSION}`).open(320);
        expect((await pixels.webp().toBuffer()).length).toBeGreaterThan(1_000);
      }
    }
  });
});

describe('the placeholder of a photo', () => {
  it('is known for each drawn picture without drawing it', () => {
    fc.assert(
      fc.property(homes, (home) => {
        for (const address of photoAddresses(home))
          expect(photoPlaceholderSchema.safeParse(placeholderOf(address)).success).toBe(true);
      }),
    );
  });

  it('is unknown for any other address', () => {
    for (const address of [
      '',
      '/api/files/1/photo.jpg',
      '/api/listings/photos/demo/castle/1-v2',
      '/api/listings/photos/demo/agent/f-abc123-v2',
    ])
      expect(placeholderOf(address)).toBeNull();
  });
});
