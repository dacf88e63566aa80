import Box from '@mui/material/Box';
import type { ComponentProps } from 'react';
import { verdictOf } from '#contract/market-words.ts';
import { MarketByMonth } from './market-by-month.tsx';
import { periodWords } from './market-formats.ts';
import { MarketTiles } from './market-tiles.tsx';

/** How a market does: one sentence, the figures, how they went, and what they rest on in small. */
export function MarketFigures({ request, told, onRecords }: ComponentProps<typeof MarketTiles>) {
  const verdict = verdictOf(told, told.area);
  const { windowDays: _, period: _period, ...history } = request;
  const { medianDaysOnMarket: days, monthsOfSupply: supply } = told;
  return (
    <Box sx={{ p: 2, display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2 }}>
      <Box component="p" sx={{ m: 0, typography: 'h4' }}>
        {verdict ?? `${told.area}: too few sales to say how the market does.`}
      </Box>
      <MarketTiles {...{ request, told, onRecords }} />
      <MarketByMonth request={history} types={told.propertyTypes} isLease={told.isLease} />
      <Box component="footer" sx={{ typography: 'caption', color: 'text.secondary', '& p': { my: 0.5 } }}>
        <p>
          Medians of {told.isLease ? 'leases' : 'sales'} from {periodWords(told.period)}, against the same days a year earlier; a
          figure needs {told.neededCount} of them. {days.basis === 'list-to-sale' && 'Days are counted from list date to sale. '}
          {supply.value !== null &&
            `Supply is ${told.activeCount.value.toLocaleString('en-US')} active listings ÷ ${supply.meanSales.value} ${told.isLease ? 'leases' : 'sales'} a month. `}
          {supply.balance !== null && supply.rule}
        </p>
      </Box>
    </Box>
  );
}
