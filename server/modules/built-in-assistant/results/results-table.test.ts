import { describe, expect, it } from 'vitest';
import { exampleResults } from '../question-parser/examples/example-results.ts';
import type { EarlierTurn } from '../question-parser/earlier-turn.ts';
import type { Turn } from '../turn.ts';
import { respondToTable } from './results-table.ts';

const results = exampleResults.slice(0, 3);
const said = (english: string, previous: Partial<EarlierTurn> = {}) =>
  respondToTable({
    ...{ question: english, english, language: 'english', earlier: [], last: null, open: [], answers: [] },
    previous: { search: {}, results, ...previous },
  } satisfies Turn)?.say ?? null;
const headOf = (text: string, previous?: Partial<EarlierTurn>) => said(text, previous)?.split('\n')[0] ?? null;

describe('a table of the homes that were shown', () => {
  it.each([
    [
      'make me a table of those with price, sqft, $/sqft and days on market',
      '| # | Home | Price | Living space | Price per sq ft | Days listed |',
    ],
    ['put them in a table', '| # | Home | Price | Beds | Baths | Living space | Price per sq ft | Days listed |'],
    ['in a table with year built', '| # | Home | Built |'],
    ['table view', '| # | Home | Price | Beds | Baths | Living space | Price per sq ft | Days listed |'],
    ['HOA for each?', '| # | Home | HOA a month |'],
    ['what are the HOA fees on these', '| # | Home | HOA a month |'],
    ['and the days on market?', '| # | Home | Days listed |'],
    ['hoa', '| # | Home | HOA a month |'],
    ['original list vs sold price on each', '| # | Home | First list price | Price |'],
    ['original price for each', '| # | Home | First list price |'],
    ['list vs sold price for each', '| # | Home | Asked last | Price |'],
  ])('has the columns that are asked for: %s', (text, head) => {
    expect(headOf(text)).toBe(head);
  });

  it('has a row for each home, by its number', () => {
    expect(said('hoa for each')?.split('\n').slice(2)).toHaveLength(3);
    expect(said('hoa for each')).toMatch(/\n\| 2 \| .*\(#home/);
  });

  it('puts them in an order that no search has, and keeps their numbers', () => {
    const text = said('sort these by price per square foot') ?? '';
    const numbers = [...text.matchAll(/^\| (\d) \|/gm)].map(([, number]) => number);
    expect(numbers).toHaveLength(3);
    expect(new Set(numbers)).toEqual(new Set(['1', '2', '3']));
    const values = [...text.matchAll(/\| \$([\d,]+) \| \$/g)].map(([, value]) => Number(value?.replaceAll(',', '')));
    expect(values).toEqual(values.toSorted((one, other) => one - other));
    expect(text).toContain('A search itself cannot be sorted by that.');
    expect(said('cheapest per square foot')).toBe(text);
    expect(said('sort by price')).toBeNull();
  });

  it('has the longest listed first where it is asked which of them waited longest', () => {
    for (const words of ['which of those have been sitting longest?', 'which has been on the market the longest']) {
      const days = [...(said(words) ?? '').matchAll(/^\| \d \| .* \| (\d+) \| \$/gm)].map(([, value]) => Number(value));
      expect(days.length, words).toBeGreaterThan(1);
      expect(days).toEqual(days.toSorted((one, other) => other - one));
    }
    expect(said('have they been on the market')).toBeNull();
    expect(said('cheapest ppsf')).toBe(said('cheapest per square foot'));
  });

  it('has so many of them as are wanted in that order', () => {
    expect(said('top 2 by price per sq ft')?.match(/^\| \d/gm)).toHaveLength(2);
    expect(said('top 2 by price per sq ft')).toContain('Price per sq ft');
  });

  it('numbers them as the list does on its second page', () => {
    expect(said('hoa for each', { search: { paginationPage: 2 } })).toMatch(/\n\| 11 \| [^]*\n\| 13 \| /);
  });

  it('says that there are more than are shown', () => {
    expect(said('hoa for each', { totalPages: 4 })).toMatch(/“show more” brings the next\.$/);
  });

  it('has one row where one home is shown', () => {
    expect(said('put it in a table with hoa', { results: results.slice(0, 1) })?.split('\n')).toHaveLength(3);
  });

  it('leaves a fact of the home that is open to that home', () => {
    const [opened] = results;
    expect(said('hoa', { opened })).toBeNull();
    expect(headOf('hoa on each', { opened })).toBe('| # | Home | HOA a month |');
  });

  it.each(['only with an HOA under 300', 'what is the median price there', 'chart the price by month', 'newest first'])(
    'is not what these ask for: %s',
    (text) => {
      expect(said(text)).toBeNull();
    },
  );
});
