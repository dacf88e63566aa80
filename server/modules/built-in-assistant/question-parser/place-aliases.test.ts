import { describe, expect, it } from 'vitest';
import { spellOutPlaces } from './place-aliases.ts';

describe('short names of cities', () => {
  it.each([
    ['LA 3+2 w ADU under 1.4', 'Los Angeles 3+2 w ADU under 1.4'],
    ['condos, LA, under 800k', 'condos, Los Angeles, under 800k'],
    ['cheapest first in la 3 bd', 'cheapest first in Los Angeles 3 bd'],
    ['3 bd house in la', '3 bd house in Los Angeles'],
    ['2 recamaras en la mission sf max 900mil', '2 recamaras en la mission San Francisco max 900mil'],
    ['2 bd sunset sf max 1.1', '2 bd sunset San Francisco max 1.1'],
  ])('are spelled out: %s', (written, spelled) => {
    expect(spellOutPlaces(written)).toBe(spelled);
  });

  it.each([
    'homes in New Orleans, LA',
    'New Orleans LA 70112',
    'casas en la mission',
    'homes in la jolla',
    'LA CASA TIENE ALBERCA',
    'LA Jolla condos',
    'que casa es la 3',
    'a la venta',
    '2 bd condo, sf max 1500',
    '3 bd, sf min 1800',
    'lot 5000 sf max',
  ])('are not read out of other words: %s', (written) => {
    expect(spellOutPlaces(written)).toBe(written);
  });
});
