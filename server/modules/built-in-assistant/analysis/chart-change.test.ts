import { describe, expect, it } from 'vitest';
import { textsIn } from '../answers/texts/index.ts';
import { readChartChange } from './chart-change.ts';
import type { Picture } from './chart-request.ts';
import { readPicture } from './picture-asked.ts';
import { byMonth } from './recipes.ts';

const drawn: Picture = { kind: 'by-month', measure: 'medianPrice', months: 24 };

describe('the form of a picture', () => {
  it.each(['bars', 'make it bars', 'as bars please', 'show it as a bar chart', 'in columns'])(
    'becomes columns by "%s"',
    (text) => {
      expect(readChartChange(text, drawn)).toEqual({ picture: { ...drawn, isColumns: true }, homes: '', places: 'replaced' });
    },
  );

  it('stays with what else is changed, and goes back to a line', () => {
    const columns: Picture = { ...drawn, isColumns: true };
    expect(readChartChange('by quarter', columns)?.picture).toMatchObject({ span: 'quarter', isColumns: true });
    expect(readChartChange('as a line', columns)?.picture).toEqual(drawn);
  });

  it('is drawn again as it stands where nothing of it is changed', () => {
    const quarters: Picture = { ...drawn, span: 'quarter' };
    for (const text of ['can you chart that', 'graph it', 'show me this as a chart'])
      expect(readChartChange(text, quarters)).toEqual({ picture: quarters, homes: '', places: 'replaced' });
  });

  it('is drawn', () => {
    const { charts } = textsIn('english');
    const span = 'month' as const;
    expect(byMonth({ measure: 'medianPrice', span, isColumns: true }, 'in Ames', charts)).toContain('type: "columns"');
    expect(byMonth({ measure: 'medianPrice', span }, 'in Ames', charts)).toContain('type: "line"');
  });
});

it('what becomes of a chart says nothing of its homes', () => {
  const place = { type: 'named-area', nameType: 'city', name: 'Oakland' } as const;
  const market = { places: [place], propertyTypes: null, isLease: false, windowDays: null, period: null, figures: [] };
  const previous = { search: {}, results: [], market };
  expect(readPicture('make a chart i can text', previous)).toMatchObject({ picture: { kind: 'by-month' }, homes: '' });
  expect(readPicture('chart it to show my seller', previous)).toMatchObject({ picture: { kind: 'by-month' }, homes: '' });
});
