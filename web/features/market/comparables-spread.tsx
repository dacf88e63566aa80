import Box from '@mui/material/Box';
import type { ValuationAnswer } from '#contract/valuation-answer.ts';
import { ChartFigure } from '#web/ui/charts/chart-figure.tsx';
import { heightOfSpread, SpreadChart } from '#web/ui/charts/spread-chart.tsx';
import { nameOf } from './comparables-table.tsx';
import { dollars } from './dollars.ts';
import { shortDollars } from './market-formats.ts';

/** What each comparable sold for and what it comes to here, over the range and its value. */
export function ComparablesSpread({ found }: { found: ValuationAnswer }) {
  const { value, low, high, comparables, coverage } = found;
  if (value === null || low === null || high === null || comparables.length === 0) return null;
  const points = comparables.map((one) => ({
    id: one.listing.id,
    label: nameOf(one),
    from: one.price,
    to: one.adjusted,
    weight: one.weight,
  }));
  return (
    <Box sx={{ px: 2, py: 1 }}>
      <ChartFigure
        title="From each price to what it comes to here"
        height={heightOfSpread(points.length)}
        basis={`Rings are prices, dots what they come to after adjustments, larger where they count more. The band is the range that ${Math.round(coverage * 100)}% of such homes sell in.`}
        table={{
          columns: ['Comparable', 'Price', 'Comes to', 'Weight'],
          rows: points.map(({ label, from, to, weight }) => [label, dollars(from), dollars(to), `${(100 * weight).toFixed(1)}%`]),
        }}
      >
        {({ width, labelledBy }) => (
          <SpreadChart {...{ points, low, high, width, labelledBy }} middle={value} format={shortDollars} />
        )}
      </ChartFigure>
    </Box>
  );
}
