import { useId } from 'react';
import type { AnalysisWidgetArguments } from '#contract/analysis.ts';
import { DeclaredChart, heightOfDeclared } from '#web/ui/charts/declared-chart.tsx';
import { seriesStyle } from '#web/ui/charts/series-colors.ts';
import { describe, tableOf } from './chart-data.ts';
import { nameOfX, shortIn } from './unit-words.ts';

const WIDTH_PX = 640;
/** More rows than that are told by the picture alone. */
const MAX_ROWS = 40;

/** A picture of the assistant's on paper, with its data where that is not long. */
export function PrintedFigure({ chart, basis }: Pick<AnalysisWidgetArguments, 'chart' | 'basis'>) {
  const id = useId();
  const { type, title, series, x, y } = chart;
  const table = tableOf(chart);
  return (
    <figure>
      <figcaption id={`${id}t`}>{title}</figcaption>
      {series.length > 1 && (
        <p className="legend">
          {series.map(({ name }, at) => {
            const { color, dashes } = seriesStyle(at);
            return (
              <span key={name}>
                <svg width="24" height="8" aria-hidden>
                  <line x1="0" x2="24" y1="4" y2="4" stroke={color} strokeWidth="2" strokeDasharray={dashes} />
                </svg>{' '}
                {name}
              </span>
            );
          })}
        </p>
      )}
      <DeclaredChart
        {...{ type, series }}
        width={WIDTH_PX}
        height={heightOfDeclared(type, series[0]?.points.length ?? 0)}
        labelledBy={`${id}t`}
        describedBy={`${id}d`}
        formatX={(value) => nameOfX(value, x.unit ?? null)}
        formatY={(value) => shortIn(y.unit, value)}
        isSameUnit={type === 'points' && x.unit === y.unit}
      />
      <p className="small" id={`${id}d`}>
        {describe(chart)} From {basis.charAt(0).toLowerCase()}
        {basis.slice(1)}.
      </p>
      {table.rows.length <= MAX_ROWS && (
        <table>
          <thead>
            <tr>
              {table.columns.map((column) => (
                <th key={column}>{column}</th>
              ))}
            </tr>
          </thead>
          <tbody>
            {table.rows.map((row, at) => (
              <tr key={at}>
                {row.map((cell, column) => (
                  <td key={column}>{cell}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </figure>
  );
}
