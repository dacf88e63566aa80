import Box from '@mui/material/Box';
import type { BackTest } from '#contract/valuation-answer.ts';
import { ChartFigure } from '#web/ui/charts/chart-figure.tsx';
import { MonthChart } from '#web/ui/charts/month-chart.tsx';
import { heightOfBars, ShareBars } from '#web/ui/charts/share-bars.tsx';
import { monthWords } from './market-formats.ts';

const MONTHS_HEIGHT = 160;

const rangeOf = ({ fromPercent, toPercent }: BackTest['errorShares'][number]): string =>
  toPercent === null ? `over ${fromPercent}%` : `${fromPercent}–${toPercent}%`;

/** How far values of this market were off, and how that went by month. */
export function BackTestPicture({ test }: { test: BackTest }) {
  const { errorShares, months, count, medianErrorPercent, within10Percent, coveredPercent } = test;
  const bars = errorShares.map((share) => ({ label: rangeOf(share), count: share.count }));
  return (
    <Box sx={{ px: 2, py: 1, display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2 }}>
      <ChartFigure
        title={`How far values here were off, ${monthWords(test.from)} to ${monthWords(test.to)}`}
        height={heightOfBars(bars.length)}
        basis={`${count.toLocaleString('en-US')} sales, each valued from what sold before it: half within ${medianErrorPercent}%, ${within10Percent}% within 10%${coveredPercent === null ? '' : `, ${coveredPercent}% within their range`}.`}
        table={{ columns: ['Off by', 'Sales'], rows: bars.map(({ label, count: n }) => [label, n.toLocaleString('en-US')]) }}
      >
        {({ width, labelledBy }) => <ShareBars {...{ bars, width, labelledBy }} />}
      </ChartFigure>
      {months.length > 2 && (
        <ChartFigure
          title="Median error by month"
          height={MONTHS_HEIGHT}
          basis="Columns count the sales of the month."
          table={{
            columns: ['Month', 'Median error', 'Sales'],
            rows: months.map((one) => [monthWords(one.month), `${one.medianErrorPercent}%`, one.count.toLocaleString('en-US')]),
          }}
        >
          {(frame) => (
            <MonthChart
              {...frame}
              format={(value) => `${Math.round(value * 10) / 10}%`}
              points={months.map((one) => ({
                month: one.month,
                value: one.medianErrorPercent,
                count: one.count,
                isPartial: false,
              }))}
            />
          )}
        </ChartFigure>
      )}
    </Box>
  );
}
