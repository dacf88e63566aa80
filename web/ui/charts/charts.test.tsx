import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { DeclaredChart } from './declared-chart.tsx';
import { MonthChart, type MonthPoint } from './month-chart.tsx';
import { ShareBars } from './share-bars.tsx';
import { Sparkline } from './sparkline.tsx';
import { SpreadChart } from './spread-chart.tsx';

const dollars = (value: number): string => `$${Math.round(value / 1_000)}K`;
const points: MonthPoint[] = [400, 420, null, 410, 450].map((value, at) => ({
  month: `2026-0${at + 5}`,
  value: value === null ? null : value * 1_000,
  count: 10 + at,
  isPartial: at === 4,
}));
const inFrame = { width: 400, height: 200, labelledBy: 'title' };

/** Every number that a drawing is placed by. */
const placesIn = (svg: string): number[] =>
  [...svg.matchAll(/ (?:x|y|x1|x2|y1|y2|cx|cy|width|height)="(NaN|[^"]*\d)"/g)].map(([, value]) => Number(value));
const outside = (svg: string, width: number): number[] => placesIn(svg).filter((place) => !(place >= -10 && place <= width));

describe('charts drawn without a page', () => {
  it('draw a figure by month with its gap, its counts and the month that is not over', () => {
    const svg = renderToStaticMarkup(<MonthChart {...inFrame} points={points} format={dollars} />);
    expect(svg).toMatch(/^<svg role="img" aria-labelledby="title" width="400" height="200"/);
    const line = /<path[^>]* d="([^"]*)"/.exec(svg)?.[1] ?? '';
    expect(line.match(/M/g)).toHaveLength(2);
    expect(svg.match(/<rect/g)).toHaveLength(5);
    expect(svg.match(/<circle/g)).toHaveLength(4);
    expect(svg).toContain('<title>Sep 26 so far: $450K, n 14</title>');
    expect(outside(svg, 400)).toEqual([]);
  });

  it('name the last month within the frame, also where months stand close', () => {
    const months = Array.from({ length: 24 }, (_, at) => ({
      ...{ month: `${2025 + Math.floor(at / 12)}-${String((at % 12) + 1).padStart(2, '0')}`, value: 400_000 + at, count: 5 },
      isPartial: false,
    }));
    const svg = renderToStaticMarkup(<MonthChart {...inFrame} width={358} points={months} format={dollars} />);
    const [, shift, middle] = /<svg x="([^"]*)"[^>]*><text[^>]* x="([^"]*)"[^>]*><tspan[^>]*>Dec 26/.exec(svg) ?? [];
    expect(Number(shift) + Number(middle) + 20).toBeLessThanOrEqual(358);
  });

  it('draw a month alone, and one without a figure', () => {
    for (const few of [points.slice(0, 1), points.slice(2, 3)]) {
      const svg = renderToStaticMarkup(<MonthChart {...inFrame} points={few} format={dollars} />);
      expect(placesIn(svg).filter((place) => !Number.isFinite(place))).toEqual([]);
      expect(svg).not.toContain('NaN');
    }
  });

  it('take their colours from the page, and those of paper where there is none', () => {
    const svg = renderToStaticMarkup(<MonthChart {...inFrame} points={points} format={dollars} />);
    expect(svg).toContain('var(--sk-palette-primary-main, #0f5c56)');
  });

  it('draw no sparkline of fewer than three values, nor where more is unknown than known', () => {
    expect(renderToStaticMarkup(<Sparkline values={[1, null, 2]} />)).toBe('');
    expect(renderToStaticMarkup(<Sparkline values={[1, null, null, 2, null, null, 3]} />)).toBe('');
    expect(renderToStaticMarkup(<Sparkline values={[1, 2, null, 2, 3, 4]} />)).toBe('');
    expect(renderToStaticMarkup(<Sparkline values={[null, 1, 2, 3]} />)).toContain('<path');
    expect(renderToStaticMarkup(<Sparkline values={[5, 5, 5]} />)).not.toContain('NaN');
  });

  it('draw bars as long as their counts, none where all are zero', () => {
    const widths = (counts: number[]) =>
      [
        ...renderToStaticMarkup(
          <ShareBars width={400} labelledBy="t" bars={counts.map((count, at) => ({ label: `${at}`, count }))} />,
        ).matchAll(/<rect[^>]* width="([^"]*)"/g),
      ].map(([, width]) => Number(width));
    const [long = 0, short] = widths([40, 20]);
    expect(short).toBeCloseTo(long / 2, 3);
    expect(widths([0, 0])).toEqual([0, 0]);
  });

  it('draw where each of a spread began and came to, within the frame', () => {
    const spread = [
      { id: 'a', label: '1 Elm Street', from: 380_000, to: 410_000, weight: 0.7 },
      { id: 'b', label: '2 A very long name of a street and its unit', from: 460_000, to: 430_000, weight: 0.3 },
    ];
    const svg = renderToStaticMarkup(
      <SpreadChart points={spread} middle={416_000} low={390_000} high={440_000} width={390} labelledBy="t" format={dollars} />,
    );
    expect(svg).toContain('<title>1 Elm Street: $380K comes to $410K, 70.0% of the weight</title>');
    expect(svg).toMatch(/2 A very[^<]*…/);
    expect(outside(svg, 390)).toEqual([]);
  });

  it.each([
    ['line', ['2026-01', '2026-02', '2026-03'], 2, 'circle', 4],
    ['columns', ['$1', '$2', '$3'], 2, 'rect', 4],
    ['bars', ['A name that is much too long for its place', 'B', 'C'], 1, 'rect', 3],
    ['points', [100, 250, 300], 1, 'circle', 2],
  ] as const)('draw what is declared as %s within its frame, and leave out what is not known', (type, xs, lines, mark, marks) => {
    const series = Array.from({ length: lines }, (_, which) => ({
      name: `Line ${which}`,
      points: xs.map((x, at) => ({ x, y: at === 1 ? null : (at + 1) * 1_000 })),
    }));
    const svg = renderToStaticMarkup(
      <DeclaredChart
        {...{ ...inFrame, type, series }}
        describedBy="words"
        formatX={String}
        formatY={dollars}
        isSameUnit={false}
      />,
    );
    expect(svg).toMatch(/aria-labelledby="title" aria-describedby="words"/);
    expect(svg.match(new RegExp(`<${mark}`, 'g'))).toHaveLength(marks);
    expect(outside(svg, 400)).toEqual([]);
    expect(svg).not.toContain('NaN');
  });

  it('draw a single point of each kind', () => {
    for (const type of ['line', 'columns', 'bars', 'points'] as const) {
      const series = [{ name: 'One', points: [{ x: 1, y: 5 }] }];
      const svg = renderToStaticMarkup(
        <DeclaredChart {...{ ...inFrame, type, series }} describedBy="w" formatX={String} formatY={String} isSameUnit />,
      );
      expect(svg).not.toContain('NaN');
    }
  });
});
