import { fc } from '#tests/support/properties.ts';
import { describe, expect, it } from 'vitest';
import { composeTitle, TITLE_CHARACTERS } from './title.ts';

describe('composeTitle', () => {
  it.each([
    ['3 bedroom condos under $1.5M in Noe Valley with parking, newest first', 'Noe Valley: 3-bed condos under $1.5M'],
    ['show me houses in oakland under 900k', 'Oakland: single-family homes under $900K'],
    ['3/2 SFH 94114 u/1.8 w/ 2 car gar', '94114: 3-bed single-family homes'],
    ['2 bedroom apartments for rent in Berkeley', 'Berkeley: 2-bed apartments for rent'],
    ['homes sold in the last 30 days in Rockridge', 'Rockridge: sold homes'],
    ['compare the market in 94110 and 94114 for condos', 'compare the market in 94110 and 94114…'],
    ['price per sqft for condos in 94110 vs 94114', 'price per sqft for condos in 94110 vs…'],
    ["how's the market in Noe Valley?", 'Noe Valley: market'],
    ['what is the median price in oakland', 'Oakland: market'],
    ['chart the median price by month in Ames', 'Ames: chart'],
    ['median price in oakland each month this year', 'Oakland: chart'],
    ['absorption rate by price band in san francisco', 'San Francisco: market'],
    ['which neighborhoods in oakland had the biggest price gains this year', 'Oakland: market'],
    ['how long do homes over 2m take to sell in San Francisco', 'San Francisco: market'],
    ['start a cma for 1464 Cindercombe Street', '1464 Cindercombe Street: CMA'],
    ["what's 12 Oak Street worth?", '12 Oak Street: value'],
    ['write a listing description for 12 Oak Street', '12 Oak Street: copy'],
    ['¿cómo está el mercado en Oakland?', 'Oakland: mercado'],
    ['condos in 94114', '94114: condos'],
    ['piti on 925k w 15% down at 6.5', 'piti on 925k w 15% down at 6.5'],
    ['850k house 20 down 6.5', '850k house 20 down 6.5'],
    ['6% of 850000 plus 4500', '6% of 850000 plus 4500'],
    ['buyers gross 18k a month, 120k down', 'buyers gross 18k a month, 120k down'],
    ['apartments in Oakland under 3000 a month', 'Oakland: apartments for rent under $3000'],
    ['show me homes in Oakland under 900k, 20% down', 'Oakland: homes under $900K'],
    ['homes near good schools in Berkeley', 'Berkeley: homes'],
    ['Casas unifamiliares en San Francisco hasta 3 millones', 'San Francisco: casas unifamiliares'],
    ['compare 94110 and 94114 for condos', 'compare 94110 and 94114 for condos'],
    ['hello', 'hello'],
    ['   ', 'New chat'],
  ])('names "%s" as "%s"', (text, title) => {
    expect(composeTitle(text)).toBe(title);
  });

  it('cuts a long message between words', () => {
    expect(composeTitle('Please write me a long and winding letter to all of my neighbors about nothing')).toBe(
      'Please write me a long and winding…',
    );
  });

  it('is never empty and never longer than a title may be', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string({ unit: 'grapheme' }), fc.lorem({ maxCount: 30 })), (text) => {
        const title = composeTitle(text);
        expect(title.length).toBeGreaterThan(0);
        expect(title.length).toBeLessThanOrEqual(TITLE_CHARACTERS);
      }),
    );
  });
});
