import { describe, expect, it } from 'vitest';
import type { AreaFilter } from '#contract/listing-search.ts';
import { inEnglish } from '../language.ts';
import type { MarketFigure } from '../question-parser/market-question.ts';
import type { ParsedQuestion } from '../question-parser/parsed-question.ts';
import type { Turn } from '../turn.ts';
import { readDifference } from './difference-question.ts';

const city = (name: string): AreaFilter => ({
  ...{ type: 'named-area', nameType: 'city', name, context: { stateAbbreviated: 'NC' } },
});
const places = [city('Raleigh'), city('Durham')];
const market = (figures: MarketFigure[], of = places) => ({
  ...{ places: of, propertyTypes: null, isLease: false, windowDays: null, figures },
});
const compared = () => Promise.resolve<ParsedQuestion>({ kind: 'market', question: market([]), unusedWords: [], notes: [] });

function read(question: string, standing: MarketFigure[] | null = null, of = places) {
  const turn: Turn = {
    ...{ question, english: inEnglish(question), language: 'english', earlier: [], open: [], answers: [], last: null },
    previous: standing && { search: {}, results: [], market: market(standing, of) },
  };
  return readDifference(turn, compared);
}

describe('how far apart two places are', () => {
  it.each([
    ['is raleigh cheaper than durham', 'median-price', 'less'],
    ['so is Raleigh more expensive than Durham?', 'median-price', 'more'],
    ['are condos in raleigh pricier than in durham', 'median-price', 'more'],
    ['is raleigh cheaper than durham per sq ft', 'price-per-sqft', 'less'],
    ['do homes in raleigh sell faster than in durham', 'days-on-market', 'less'],
    ['¿es Raleigh más barato que Durham?', 'median-price', 'less'],
  ])('is asked with yes or no: %s', async (text, figure, firstHas) => {
    expect(await read(text)).toMatchObject({ figure, firstHas, question: { places, figures: [figure] } });
  });

  it.each(['by how much', 'how much cheaper?', 'what is the difference', 'and by how much?', '¿por cuánto?'])(
    'is asked of the two that were told: %s',
    async (text) => {
      expect(await read(text, [])).toMatchObject({ figure: 'median-price', firstHas: null });
      expect(await read(text, ['days-on-market'])).toMatchObject({ figure: 'days-on-market' });
    },
  );

  it.each([
    'is it cheaper to buy than rent',
    'show me cheaper homes',
    'how much is it',
    'what is the difference between a CMA and an appraisal',
  ])('is not asked in: %s', async (text) => {
    expect(
      await readDifference(
        { question: text, english: text, language: 'english', earlier: [], open: [], answers: [], last: null, previous: null },
        () => Promise.resolve<ParsedQuestion>({ kind: 'greeting' }),
      ),
    ).toBeNull();
  });

  it('needs two places', async () => {
    expect(await read('by how much', [], places.slice(0, 1))).toBeNull();
    expect(await read('by how much')).toBeNull();
  });
});
