import Box from '@mui/material/Box';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { besideMarket, marketsAround, type HomeOfMarket } from './beside-market.ts';
import { periodWords } from './market-formats.ts';
import { snapshotQuery } from './market.data.ts';

/** How a home compares with the sales of its type around it: of its neighborhood, else of its city. Nothing where neither has enough. */
export default function HomeBesideMarket({ home }: { home: HomeOfMarket }) {
  const id = useId();
  const [near, around] = marketsAround(home);
  const small = useQuery(snapshotQuery(near ?? null));
  const isTooSmall = small.data !== undefined && besideMarket(home, small.data).length === 0;
  const large = useQuery(snapshotQuery(isTooSmall ? (around ?? null) : null));
  const told = isTooSmall ? large.data : small.data;
  const rows = told ? besideMarket(home, told) : [];
  if (!told || rows.length === 0) return null;
  return (
    <Box component="section" aria-labelledby={id} sx={{ mt: 4 }}>
      <Box component="h4" id={id} sx={{ typography: 'h4', m: 0, mb: 1 }}>
        How this home compares
      </Box>
      <Box component="dl" sx={{ m: 0, display: 'grid', gap: 1, fontVariantNumeric: 'tabular-nums' }}>
        {rows.map(({ label, own, words }) => (
          <Box key={label} sx={{ display: 'grid', gridTemplateColumns: '112px 1fr', columnGap: 1 }}>
            <Box component="dt" sx={{ color: 'text.secondary' }}>
              {label}
            </Box>
            <Box component="dd" sx={{ m: 0 }}>
              <strong>{own}</strong>
              <Box sx={{ typography: 'caption', color: 'text.secondary' }}>{words}</Box>
            </Box>
          </Box>
        ))}
      </Box>
      <Box component="p" sx={{ m: 0, mt: 1, typography: 'caption', color: 'text.secondary' }}>
        {home.propertyType.propertyType} {told.isLease ? 'leases' : 'sales'} in {told.area}, {periodWords(told.period)}.
      </Box>
    </Box>
  );
}
