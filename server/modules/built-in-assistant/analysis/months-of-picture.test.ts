import { describe, expect, it } from 'vitest';
import type { AreaFilter } from '#contract/listing-search.ts';
import { textsIn } from '../answers/texts/index.ts';
import { together } from './areas.ts';
import { inputOfMonths } from './months-of-picture.ts';

const city = (name: string): AreaFilter => ({
  ...{ type: 'named-area', nameType: 'city', name, context: { stateAbbreviated: 'CA' } },
});
const cities = ['Oakland', 'Berkeley', 'San Francisco', 'Santa Monica', 'West Hollywood', 'Culver City'].map(city);
const picture = { kind: 'by-month', measure: 'medianPricePerSqFt', months: 36, span: 'quarter' } as const;

function titleOf(areas: AreaFilter[], language: 'english' | 'spanish' = 'english'): string {
  const areaFilter = together(areas);
  if (!areaFilter) throw new Error('No area to draw');
  const { code } = inputOfMonths(picture, { areaFilter }, { today: '2026-11-28', texts: textsIn(language) });
  return /title: "([^"]+)"/.exec(String(code))?.[1] ?? '';
}

describe('the title of a course over time', () => {
  it('names every place where there is room', () => {
    expect(titleOf(cities.slice(0, 2))).toBe('Median price per sq ft by quarter in Oakland, CA and Berkeley, CA');
  });

  it('names as many places as there is room for, and how many more', () => {
    expect(titleOf(cities)).toBe(
      'Median price per sq ft by quarter in Oakland, CA, Berkeley, CA, San Francisco, CA, Santa Monica, CA and 2 more',
    );
    expect(titleOf(cities, 'spanish')).toMatch(/ y \d más$/);
  });

  it('ends behind a whole word where even one name is too long', () => {
    const title = titleOf([city('Llanfair '.repeat(14).trim())]);
    expect(title.length).toBeLessThanOrEqual(120);
    expect(title).toMatch(/ Llanfair…$/);
  });
});

describe('a count of listings over time', () => {
  it('rests on no sales, and a median on those of its month', () => {
    const codeOf = (measure: 'listed' | 'medianPrice'): string => {
      const [areaFilter] = cities;
      if (!areaFilter) throw new Error('No area to draw');
      const needs = { today: '2026-11-28', texts: textsIn('english') };
      return String(inputOfMonths({ kind: 'by-month', measure, months: 24 }, { areaFilter }, needs)['code']);
    };
    expect(codeOf('listed')).toContain('value: y, unit: "count" }))');
    expect(codeOf('medianPrice')).toContain('value: y, unit: "dollars", n }))');
  });
});
