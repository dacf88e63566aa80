import Box from '@mui/material/Box';
import { useQuery } from '@tanstack/react-query';
import type { MarketWidgetArguments } from '#contract/market-widget.ts';
import { Sparkline } from '#web/ui/charts/sparkline.tsx';
import { PlainButton } from '#web/ui/plain-button.tsx';
import { historyQuery } from './market.data.ts';
import { tilesOf, type MarketRecords } from './tiles.ts';

const SPARKLINE_MONTHS = 25;

interface MarketTilesProps extends MarketWidgetArguments {
  /** Shows the listings that a figure was counted from. */
  onRecords?: (records: MarketRecords) => void;
}

/** A market at a glance: each figure as it was told, how it went by month, and what it rests on in small. */
export function MarketTiles({ request: { windowDays: _, period: _period, ...request }, told, onRecords }: MarketTilesProps) {
  // The tiles stand without it.
  const { data } = useQuery(historyQuery({ ...request, months: SPARKLINE_MONTHS }));
  const months = data?.months.filter(({ isPartial }) => !isPartial) ?? [];
  return (
    <Box component="dl" aria-label={`Figures of ${told.area}`} sx={gridStyles}>
      {tilesOf(told).map(({ label, figure, change, basis, records, ofMonth }) => (
        <Box key={label} sx={tileStyles}>
          <Box component="dt" sx={{ typography: 'caption', color: 'text.secondary' }}>
            {label}
          </Box>
          <Box component="dd" sx={{ m: 0, flex: 1, display: 'flex', flexDirection: 'column' }}>
            <Box
              sx={{ typography: figure === null ? 'body2' : 'h3', color: figure === null ? 'text.secondary' : 'text.primary' }}
            >
              {figure ?? 'Not enough data'}
            </Box>
            <Box sx={{ typography: 'caption', minHeight: 18 }}>{change}</Box>
            {ofMonth && (
              <Box sx={{ minHeight: 28 }}>
                <Sparkline values={months.map(ofMonth)} />
              </Box>
            )}
            <Box sx={{ mt: 'auto', typography: 'caption', color: 'text.secondary' }}>
              {onRecords ? (
                <PlainButton aria-label={`${label}: show ${basis}`} onClick={() => onRecords(records)} sx={basisStyles}>
                  {basis}
                </PlainButton>
              ) : (
                basis
              )}
            </Box>
          </Box>
        </Box>
      ))}
    </Box>
  );
}

const gridStyles = {
  display: 'grid',
  // Three beside each other, two on a phone.
  gridTemplateColumns: 'repeat(auto-fill, minmax(max(136px, 30%), 1fr))',
  gap: 1,
  m: 0,
  fontVariantNumeric: 'tabular-nums',
} as const;

const basisStyles = {
  minHeight: 24,
  font: 'inherit',
  textAlign: 'left',
  textDecoration: 'underline',
  textUnderlineOffset: '2px',
  '&:hover': { color: 'text.primary' },
} as const;

const tileStyles = {
  display: 'flex',
  flexDirection: 'column',
  p: 1.5,
  border: 1,
  borderColor: 'divider',
  borderRadius: '12px',
  bgcolor: 'background.paper',
  breakInside: 'avoid',
} as const;
