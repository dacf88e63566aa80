import Box from '@mui/material/Box';
import { useId } from 'react';
import type { BackTest } from '#contract/market-valuation.ts';

const WIDTH = 320;
const BAR_HEIGHT = 18;
const GAP = 6;
const LABEL_WIDTH = 76;

const rangeOf = ({ fromPercent, toPercent }: BackTest['errorShares'][number]): string =>
  toPercent === null ? `over ${fromPercent} %` : `${fromPercent}–${toPercent} %`;

/** How far values of this market were off, as bars that are also a list of figures for who cannot see them. */
export function BackTestPicture({ test }: { test: BackTest }) {
  const title = useId();
  const most = Math.max(...test.errorShares.map(({ count }) => count));
  return (
    <Box component="figure" sx={{ m: 0, px: 2, py: 1 }}>
      <Box component="figcaption" id={title} sx={{ mb: 1, typography: 'subtitle2' }}>
        How far values here were off, {test.from} to {test.to}
      </Box>
      <svg
        role="img"
        aria-labelledby={title}
        viewBox={`0 0 ${WIDTH} ${test.errorShares.length * (BAR_HEIGHT + GAP)}`}
        style={{ width: '100%', maxWidth: 480, fontVariantNumeric: 'tabular-nums' }}
        fontSize="12"
        fill="currentColor"
      >
        {test.errorShares.map((share, at) => {
          const width = ((WIDTH - LABEL_WIDTH - 44) * share.count) / Math.max(1, most);
          const y = at * (BAR_HEIGHT + GAP);
          return (
            <g key={share.fromPercent}>
              <text x={0} y={y + 13}>
                {rangeOf(share)}
              </text>
              <Box
                component="rect"
                x={LABEL_WIDTH}
                y={y}
                width={width}
                height={BAR_HEIGHT}
                rx={3}
                sx={{ fill: (theme) => theme.vars.palette.primary.main }}
              />
              <text x={LABEL_WIDTH + width + 6} y={y + 13}>
                {share.count}
              </text>
            </g>
          );
        })}
      </svg>
    </Box>
  );
}
