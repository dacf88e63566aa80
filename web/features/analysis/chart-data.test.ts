import { describe as group, expect, it } from 'vitest';
import type { Chart } from '#contract/analysis.ts';
import { csvOf, describe, tableOf } from './chart-data.ts';

const chart: Chart = {
  type: 'line',
  title: 'Median sold price by month in Ames, IA',
  x: { label: 'Month' },
  y: { label: 'Median sold price', unit: 'dollars' },
  series: [
    {
      name: 'Median sold price',
      points: [
        { x: '2026-08', y: 400_000, n: 12 },
        { x: '2026-09', y: null, n: 3 },
        { x: '2026-10', y: 425_500, n: 15 },
      ],
    },
  ],
};

group('the data of a chart', () => {
  it('stands in a table, with its cases and its gaps', () => {
    expect(tableOf(chart)).toEqual({
      columns: ['Month', 'Median sold price', 'Cases'],
      rows: [
        ['Aug 26', '$400,000', '12'],
        ['Sep 26', '–', '3'],
        ['Oct 26', '$425,500', '15'],
      ],
    });
  });

  it('is a file of plain numbers, in which no name is taken for a formula', () => {
    const hostile = { ...chart, x: { label: '=HYPERLINK("x")' } };
    expect(csvOf(hostile)).toBe(
      '"\'=HYPERLINK(""x"")",Median sold price,Cases\r\n2026-08,400000,12\r\n2026-09,,3\r\n2026-10,425500,15',
    );
  });

  it('is told in words', () => {
    expect(describe(chart)).toBe(
      'Line chart of median sold price by month. Median sold price: 2 points. From $400,000 at Aug 26 to $425,500 at Oct 26. Lowest $400,000 at Aug 26, highest $425,500 at Oct 26.',
    );
  });

  it('of points has a row for each, though they share an x', () => {
    const points = {
      ...chart,
      type: 'points' as const,
      x: { label: 'List price', unit: 'dollars' as const },
      series: [
        {
          name: 'Sales',
          points: [
            { x: 5, y: 6 },
            { x: 5, y: 7 },
          ],
        },
      ],
    };
    expect(tableOf(points).rows).toEqual([
      ['1', '$5', '$6'],
      ['2', '$5', '$7'],
    ]);
  });
});
