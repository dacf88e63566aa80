import { describe, expect, it } from 'vitest';
import { inEnglish } from '../language.ts';
import { exampleResults } from '../question-parser/examples/example-results.ts';
import type { Turn } from '../turn.ts';
import { respondToResults } from './respond-to-results.ts';

const results = exampleResults.slice(0, 3).map((home, at) => ({
  ...home,
  price: 900_000,
  originalListPrice: [900_000, 950_000, 1_000_000][at] ?? null,
  lotSizeSqFt: [4_000, 8_000, null][at] ?? null,
}));
const said = (english: string, shown = results, opened: Turn['previous'] = null) =>
  respondToResults({
    ...{ question: english, english, language: 'english', earlier: [], last: null, open: [], answers: [] },
    previous: { search: {}, results: shown, ...opened },
  } satisfies Turn)?.say ?? null;

describe('questions about the homes that were shown', () => {
  it.each([
    'any price cuts on these',
    'Price reductions?',
    'which ones have been reduced',
    'have any of them dropped in price?',
    inEnglish('y cual bajo de precio ultimamente'),
  ])('tells which came down in price, the largest cut first: %s', (text) => {
    expect(said(text)).toMatch(/^Of the 3 that[^]*3\\\. .*\$900,000, at first \$1,000,000[^]*2\\\. .*at first \$950,000$/);
  });

  it('tells where their map is', () => {
    for (const words of ['show on a map', 'can I see these on a map?', 'map view', 'put them on the map', 'map'])
      expect(said(words), words).toMatch(/^Their map is beside the results/);
    expect(said('homes on Map Street')).toBeNull();
    expect(said('map', [])).toBeNull();
  });

  it('leaves the home that is open its own price cuts, unless all are meant', () => {
    const [home = null] = results;
    const opened = { search: {}, results, opened: home };
    expect(said('any price cuts?', results, opened)).toBeNull();
    expect(said('any price cuts on these?', results, opened)).toMatch(/^Of the 3/);
    expect(said('which ones have been reduced', results, opened)).toMatch(/^Of the 3/);
    expect(said('which has had price cuts', results, opened)).toMatch(/^Of the 3/);
  });

  it.each([
    'which sold the most over asking',
    'how many went over list?',
    'did any of these sell above the asking price',
    'which ones closed over list price',
  ])('tells which sold over what was asked, the most over first: %s', (text) => {
    const sold = results.map((home, at) => ({ ...home, askedPrice: [850_000, 800_000, 950_000][at] ?? null }));
    expect(said(text, sold)).toMatch(/^Of the 3 sold[^]*2\\\. .*sold for \$900,000, asked \$800,000[^]*1\\\. .*asked \$850,000$/);
    expect(said(text)).toBeNull();
  });

  it('says where none came down', () => {
    expect(said('any price cuts on these', results.slice(0, 1).concat(results.slice(0, 1)))).toMatch(/^None of the 2/);
  });

  it('puts them in the order of their price per acre, without a figure that no record has', () => {
    expect(said('price per acre')).toMatch(/2\\\. .*\$900,000 with a lot of 8,000 sq ft[^]*1\\\. .*4,000 sq ft$/);
  });

  it.each(['homes with price cuts in Oakland', 'only with a price cut', 'price per acre in Sonoma'])(
    'leaves a search alone: %s',
    (text) => {
      expect(said(text)).toBeNull();
    },
  );
});
