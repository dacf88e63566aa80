import Box from '@mui/material/Box';
import { useId } from 'react';
import type { AnalysisWidgetArguments, Chart } from '#contract/analysis.ts';
import { Button } from '#web/ui/button.tsx';
import { ChartFigure } from '#web/ui/charts/chart-figure.tsx';
import { DeclaredChart, heightOfDeclared } from '#web/ui/charts/declared-chart.tsx';
import { seriesStyle } from '#web/ui/charts/series-colors.ts';
import { visuallyHidden } from '#web/ui/visually-hidden.ts';
import { csvOf, describe, tableOf } from './chart-data.ts';
import { nameOfX, shortIn } from './unit-words.ts';

/** A picture of the assistant's with its data one click away, as a table and as a file. */
export function AnalysisFigure({ chart, basis }: Pick<AnalysisWidgetArguments, 'chart' | 'basis'>) {
  const description = useId();
  const { type, title, series, x, y } = chart;
  const height = heightOfDeclared(type, series[0]?.points.length ?? 0);
  return (
    <Box>
      <p id={description} style={visuallyHidden}>
        {describe(chart)}
      </p>
      <ChartFigure
        title={title}
        height={height}
        basis={`From ${basis.charAt(0).toLowerCase()}${basis.slice(1)}.`}
        table={tableOf(chart)}
      >
        {(frame) => (
          <>
            {series.length > 1 && <Legend series={series} isOfLines={type === 'line'} />}
            <DeclaredChart
              {...frame}
              {...{ type, series }}
              describedBy={description}
              formatX={(value) => nameOfX(value, x.unit ?? null)}
              formatY={(value) => shortIn(y.unit, value)}
              isSameUnit={type === 'points' && x.unit === y.unit}
            />
          </>
        )}
      </ChartFigure>
      <Box sx={{ mt: 0.5, ml: -1.5, '@media print': { display: 'none' } }}>
        <Button variant="plain" size="small" onClick={() => download(chart)}>
          Download CSV
        </Button>
      </Box>
    </Box>
  );
}

function Legend({ series, isOfLines }: Pick<Chart, 'series'> & { isOfLines: boolean }) {
  return (
    <Box
      component="ul"
      aria-label={isOfLines ? 'Lines' : 'Colors'}
      sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, p: 0, m: 0, mb: 1, listStyle: 'none', fontSize: 12 }}
    >
      {series.map(({ name }, at) => {
        const { color, dashes } = seriesStyle(at);
        return (
          <Box component="li" key={name} sx={{ display: 'flex', alignItems: 'center', gap: 0.75 }}>
            {isOfLines ? (
              <svg width="24" height="8" aria-hidden>
                <line x1="0" x2="24" y1="4" y2="4" stroke={color} strokeWidth="2" strokeDasharray={dashes} />
              </svg>
            ) : (
              <Box aria-hidden sx={{ width: 12, height: 12, borderRadius: 0.25, bgcolor: color }} />
            )}
            {name}
          </Box>
        );
      })}
    </Box>
  );
}

function download(chart: Chart): void {
  // With the mark by which Excel knows the encoding.
  const url = URL.createObjectURL(new Blob(['\uFEFF', csvOf(chart)], { type: 'text/csv;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = `${chart.title.replaceAll(/[^\w ,.-]+/g, ' ').trim() || 'chart'}.csv`;
  link.click();
  URL.revokeObjectURL(url);
}
