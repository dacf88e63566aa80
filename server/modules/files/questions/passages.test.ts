import { expect, it } from 'vitest';
import type { ExtractedText } from '../extract/extracted.ts';
import { findPassages, wholeText } from './passages.ts';

const report: ExtractedText = {
  kind: 'text',
  pageCount: 3,
  isCut: false,
  pages: [
    { page: 1, text: 'Summary. Four items need attention: the roof and the water heater among them.' },
    { page: 2, text: 'Roofing. Shingles are cracked on the south slope. Replacement is estimated at $21,500.' },
    { page: 3, text: 'Water heater. It was made in 2009. No evidence of termites was found.' },
  ],
};

it('finds what is asked in other forms of the words', () => {
  expect(findPassages(report, 'any termite?').passages.map(({ page }) => page)).toEqual([3]);
  expect(findPassages(report, 'what about the roofs?').passages.map(({ page }) => page)).toEqual([1, 2]);
  expect(findPassages(report, 'What are the main problems?').passages[0]?.page).toBe(2);
});

it('gives a page by its number, and how pages begin instead of a summary', () => {
  expect(findPassages(report, 'what does page 3 say?')).toMatchObject({ kind: 'page', passages: [{ page: 3 }] });
  expect(findPassages(report, 'summarize this')).toMatchObject({
    kind: 'outline',
    passages: [{ page: 1 }, { page: 2 }, { page: 3 }],
  });
});

it('says which words a text does not have', () => {
  expect(findPassages(report, 'does it mention the pool?')).toMatchObject({ kind: 'beginning', missing: ['pool'] });
});

it('gives all of it, as far as there is room', () => {
  expect(wholeText(report)).toMatchObject({ kind: 'whole', isCut: false, passages: report.pages });
  const long = {
    ...report,
    pages: [
      { page: 1, text: 'word '.repeat(2_000) },
      { page: 2, text: 'more '.repeat(2_000) },
    ],
  };
  const { passages, isCut } = wholeText(long);
  expect(isCut).toBe(true);
  expect(passages.reduce((sum, { text }) => sum + text.length, 0)).toBeLessThanOrEqual(12_000);
  expect(passages.map(({ page }) => page)).toEqual([1, 2]);
});
