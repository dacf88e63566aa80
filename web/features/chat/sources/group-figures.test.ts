import { expect, it } from 'vitest';
import { groupFigures } from './group-figures.ts';

const figure = (text: string, source: string, of: string | null) => ({ text, source, of, toolCallId: 'call_1_1' });

it('puts the figures of a home together, each once, and those of the whole answer first', () => {
  const figures = [
    figure('two', 'Beds', '12 Oak Street'),
    figure('$900,000', 'Price', '12 Oak Street'),
    figure('1', 'Beds', '14 Oak Street'),
    figure('2', 'Beds', '12 Oak Street'),
    figure('28', 'Homes found', null),
    figure('August 30, 2026', 'Date', null),
    figure('November 28, 2026', 'Date', null),
    figure('$900,000', 'Price', '12 Oak Street'),
  ];
  expect(groupFigures(figures)).toEqual([
    {
      of: null,
      lines: [
        { label: 'Homes found', value: '28' },
        { label: 'Date', value: 'August 30, 2026 · November 28, 2026' },
      ],
    },
    {
      of: '12 Oak Street',
      lines: [
        { label: 'Price', value: '$900,000' },
        { label: 'Beds', value: '2' },
      ],
    },
    { of: '14 Oak Street', lines: [{ label: 'Beds', value: '1' }] },
  ]);
});
