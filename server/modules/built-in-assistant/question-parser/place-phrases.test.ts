import { fc } from '#tests/support/properties.ts';
import { describe, expect, it } from 'vitest';
import { PLACE_PHRASES_LIMIT, placePhrases } from './place-phrases.ts';

describe('placePhrases', () => {
  it('finds the names that stand in a question, those behind "in" first', () => {
    const phrases = placePhrases('3 bedroom condos under $1.5M in Noe Valley with parking, newest first');
    expect(phrases[0]).toBe('noe valley');
    expect(phrases).not.toContain('condos');
  });

  it('finds a place of an ordinary name only behind "in"', () => {
    expect(placePhrases('mobile homes in Mobile')).toContain('mobile');
    expect(placePhrases('mobile homes under 300k')).not.toContain('mobile');
    expect(placePhrases('homes in The Roads')).toContain('roads');
    expect(placePhrases('none on busy roads')).not.toContain('roads');
  });

  it('hands over addresses and ZIP codes', () => {
    expect(placePhrases('tell me about 1234 Castro St')).toContain('1234 castro st');
    expect(placePhrases('condos 94114')).toContain('94114');
  });

  it('ends no name with a word that a name only goes on with', () => {
    const phrases = placePhrases('condominios en West Hollywood de menos de 900 mil');
    expect(phrases).toContain('west hollywood');
    expect(phrases).not.toContain('west hollywood de');
    expect(placePhrases('casas en Playa del Rey')).toContain('playa del rey');
  });

  it('stays within its bound for any text', () => {
    fc.assert(
      fc.property(fc.lorem({ maxCount: 400 }), (text) => {
        expect(placePhrases(text).length).toBeLessThanOrEqual(PLACE_PHRASES_LIMIT);
      }),
    );
  });
});
