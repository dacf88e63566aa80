import { describe, expect, it } from 'vitest';
import type { NamedArea } from '#contract/listing-search.ts';
import { exampleResults } from '../question-parser/examples/example-results.ts';
import type { EarlierTurn } from '../question-parser/earlier-turn.ts';
import { textsIn } from './texts/index.ts';
import { composeWhichHome } from './which-home.ts';

const oakland: NamedArea = {
  ...{ type: 'named-area', nameType: 'city', name: 'Oakland' },
  context: { city: null, stateAbbreviated: 'CA' },
};
const emptySearch: EarlierTurn = { search: { areaFilter: oakland, price: { endAt: 100_000 } }, results: [], totalPages: 0 };
const market: EarlierTurn = {
  ...{ search: {}, results: [] },
  market: { places: [oakland], propertyTypes: null, isLease: false, windowDays: null, figures: [] },
};
const said = (question: string, previous: EarlierTurn | null = null, language: 'english' | 'spanish' = 'english') =>
  composeWhichHome('nothing-shown-yet', { question, previous }, textsIn(language));

describe('what is asked back where no home stands', () => {
  it.each(['subject line?', 'shorter', 'cut the emojis and make it 2 lines', 'put the price in', 'más corto'])(
    'is the home or the text, where a text is meant: %s',
    (question) => {
      expect(said(question)).toBe('Which home or text? Give an address, or paste the text or the facts.');
    },
  );

  it.each(['is it kid friendly?', 'does it have a garage', 'how old is the roof'])(
    'is the home, where one is asked about: %s',
    (question) => {
      expect(said(question)).toBe('Which home? Give its address or MLS number, or open it.');
    },
  );

  it('is a place, where homes are to be picked from', () => {
    expect(said('the second one')).toMatch(/^No homes are shown to pick from/);
    expect(said('la segunda', null, 'spanish')).toMatch(/^No hay casas a la vista/);
  });

  it('says what stands, and the way on from there', () => {
    expect(said('is it quiet?', emptySearch)).toBe(
      'Which home? Give its address or MLS number, or open it. The last search found none.\n\n[Show homes for sale in Oakland, CA](#ask)',
    );
    expect(said('is it quiet?', market)).toContain('What stands is the market in Oakland, CA, and none of its homes.');
    expect(said('is it quiet?', { ...emptySearch, offered: {} })).toContain('[Yes, show me those](#ask)');
  });

  it('gives no example of another place than the one that stands', () => {
    const text = composeWhichHome('which-homes', { question: 'show me some', previous: market }, textsIn('english'));
    expect(text).toContain('condos under a million in Oakland');
    expect(text).not.toContain('Noe Valley');
    expect(composeWhichHome('which-homes', { question: 'show me some', previous: null }, textsIn('english'))).toBeNull();
  });

  it('offers the homes that were shown', () => {
    const previous = { search: {}, results: exampleResults };
    expect(composeWhichHome('which-listing', { question: 'is it quiet', previous }, textsIn('english'))).toContain(
      '[Tell me about the first one](#ask)',
    );
  });
});
