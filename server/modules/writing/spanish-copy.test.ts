import { describe, expect, it } from 'vitest';
import type { Listing } from '#contract/listings.ts';
import { aListing } from '#tests/support/listings-stub.ts';
import { checkCopyOfListing } from './check-copy.ts';
import { features } from './features.ts';
import { copyKinds, copyLengths, copyTones, type CopyRequest } from './request.ts';
import { phraseOf } from './spanish/features.ts';
import { writeCopy } from './write-copy.ts';

const rich = aListing({
  uPropertyId: 'rich',
  propertyType: { id: 'single-family-home', propertyType: 'Single Family Home' },
  bathroomCount: 2,
  lotSize: 3_200,
  parkingGarageSpaces: 2,
  yearBuilt: 1912,
  description:
    'This Craftsman home in Noe Valley has a fireplace and hardwood floors. The kitchen has stone counters and an island. Renovated throughout. Outside, a deck and a garden. Views of the hills. A laundry room. The famous tiled stairway is across the street.',
  listingAgent: { name: 'Ana Lee', dreNumber: null, brokerage: 'Bay Homes', phone: null, lastSourceUpdateDate: null },
});
const write = (listing: Listing, request: Partial<CopyRequest> = {}) =>
  writeCopy(
    listing,
    { listing: { mlsId: 'x', mlsSource: 'demo' }, kind: 'description', language: 'spanish', ...request },
    { today: '2026-11-20' },
  );

/** A home for each number, with features that look drawn by lot. */
function someHome(at: number): Listing {
  const own = features.filter((_, index) => (index * 7 + at * 13) % 5 === 0);
  const types = ['single-family-home', 'condominium', 'lots-and-land', 'multi-unit', 'townhouse'] as const;
  return aListing({
    uPropertyId: `home-${at}`,
    description: `${own.map(({ phrase }) => `There is ${phrase}.`).join(' ')} ${['', 'Renovated.', 'Views of the park.', 'A fixer.'][at % 4]}`,
    bedroomCount: at % 6,
    bathroomCount: 1 + (at % 4) / 2,
    yearBuilt: 1888 + at * 3,
    parkingGarageSpaces: at % 4,
    propertyType: { id: types[at % types.length] ?? 'loft', propertyType: '' },
    listingStatus: at % 3 ? { id: 'active', listingStatus: 'Active' } : { id: 'sold', listingStatus: 'Sold' },
    soldPrice: at % 3 ? null : 1_200_000,
  });
}
const everyWay = copyKinds.flatMap((kind) => copyTones.flatMap((tone) => copyLengths.map((length) => ({ kind, tone, length }))));
const english =
  /\b(?:the|and|with|of|home|house|kitchen|room|rooms|floor|floors|beds?|baths?|square|feet|view|garage|lot|open|listed|this|that|has|year|built|month)\b/i;

describe('the line that says who lists it', () => {
  it.each(['english', 'spanish'] as const)('is no phrase that fair housing forbids, in %s', (language) => {
    const listed = { ...rich, state: 'CA' };
    for (const name of ['Ravi Thistlewood', 'Lin Pallister', 'Victor Iversund'])
      for (const brokerage of ['Ironbridge Residential', 'Marigold Residential', 'Quarterdeck Real Estate']) {
        const home = { ...listed, listingAgent: { name, brokerage, dreNumber: null, phone: null, lastSourceUpdateDate: null } };
        const { body } = write(home, { kind: 'social', language });
        expect(body).toContain(name);
        expect(checkCopyOfListing(home, body, { kind: 'social', language }).fairHousing, name).toEqual([]);
      }
  });
});

describe('copy in Spanish', () => {
  it('is composed from what the record shows', () => {
    expect(write(rich).headline).toBe('Casa de estilo Craftsman de 1912 en Noe Valley');
    expect(write(rich).body).toMatchInlineSnapshot(`
      "En Noe Valley, esta casa de estilo Craftsman tiene vista a las colinas. Ofrece tres recámaras y dos baños en 1,450 pies cuadrados.

      El interior ha sido renovado. Adentro hay pisos de madera, junto con una chimenea. La cocina incluye cubiertas de piedra y una isla. El día a día se resuelve con un cuarto de lavado.

      Afuera hay una terraza de madera y un jardín. El estacionamiento se resuelve con un garaje para dos autos. Está en un lote de 3,200 pies cuadrados. Año de construcción: 1912. La cuota de HOA es de $420 al mes."
    `);
  });

  it('keeps to its limit, the record, its language and fair housing law, for any home in every kind, tone and length', () => {
    for (const home of [rich, ...Array.from({ length: 40 }, (_, at) => someHome(at))]) {
      for (const way of everyWay) {
        const copy = write(home, way);
        if (copy.refused) continue;
        expect(copy.body, JSON.stringify(way)).not.toMatch(/null|undefined|NaN|\$\{| {2}|\.\.|\b(?:a|de) el\b|\by [ií]/);
        const own = `${copy.headline}\n${copy.body}`.replaceAll('Craftsman', '').replaceAll(/Alder Street|Noe Valley/g, '');
        expect(own, JSON.stringify(way)).not.toMatch(english);
        expect(
          checkCopyOfListing(home, copy.body, { kind: way.kind, language: 'spanish' }),
          `${JSON.stringify(way)}\n${copy.body}`,
        ).toMatchObject({ isFine: true });
      }
    }
  });

  it('has words for every feature, and finds them in a text', () => {
    for (const feature of features) {
      const phrase = phraseOf(feature);
      expect(phrase === feature.phrase && !['a piazza', 'a lanai'].includes(phrase), feature.name).toBe(false);
      const bare = checkCopyOfListing(aListing({ description: null }), `Hay ${phrase}.`, {
        kind: 'description',
        language: 'spanish',
      });
      expect(bare.notShown, phrase).toContain(feature.name);
    }
  });

  it('names what the record does not show in Spanish, and leaves English sentences of remarks out', () => {
    expect(write(rich, { mention: ['the pool', 'the garage'] }).notShown).toEqual(['piscina']);
    const copy = write(rich, { mention: ['the tiled stairway'] });
    expect(copy.onlyInRemarks).toEqual(['The famous tiled stairway is across the street.']);
    expect(copy.body).not.toContain('stairway');
  });

  it.each([
    ['Sin piscina, pero con jardín.', ['garden']],
    ['A pasos de la piscina del parque.', []],
    ['Una alberca y un patio trasero.', ['pool', 'yard']],
  ])('reads what "%s" says the home has', (text, notShown) => {
    const check = checkCopyOfListing(aListing({ description: null }), text, { kind: 'description', language: 'spanish' });
    expect(check.notShown).toEqual(notShown);
  });

  it.each([
    'Ideal para familias jóvenes con niños.',
    'Perfecta para parejas jóvenes sin hijos.',
    'Solo para cristianos.',
    'No se aceptan niños.',
    'Un barrio seguro con buenas escuelas.',
    'Zona de gente blanca y de clase alta.',
    'No aceptamos Sección 8.',
    'Comunidad latina tradicional.',
    'Perfecto para solteros o jubilados.',
    'Cerca de la mejor iglesia católica, para familias católicas.',
  ])('is held to fair housing law: %s', (text) => {
    const check = checkCopyOfListing(rich, text, { kind: 'description', language: 'spanish' });
    expect(check.fairHousing.length, text).toBeGreaterThan(0);
  });
});
