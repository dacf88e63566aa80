import Box from '@mui/material/Box';
import type { HistoryEvent } from '#contract/listing-history.ts';
import { shortPrice, usDate } from '../formats.ts';
import { priceSteps, type PriceStair } from './price-steps.ts';

/** The picture's own units; it stretches to the width that it has. */
const WIDTH = 600;
const HEIGHT = 96;
const MARGIN = 8;

const x = (fraction: number) => MARGIN + fraction * (WIDTH - 2 * MARGIN);
const y = (fraction: number) => MARGIN + fraction * (HEIGHT - 2 * MARGIN);

function pathOf({ spans, sale }: PriceStair): string {
  const steps = spans.map(({ fromX, toX, y: at }, index) => `${index === 0 ? 'M' : 'L'}${x(fromX)} ${y(at)}L${x(toX)} ${y(at)}`);
  return steps.join('') + (sale && spans.length > 0 ? `L${x(sale.x)} ${y(sale.y)}` : '');
}

/** What it was sold for, or what is asked now: a listing of a few days would be too short to see without it. */
function endOf({ spans, sale }: PriceStair): { x: number; y: number } | null {
  const last = spans.at(-1);
  return sale ?? (last ? { x: last.toX, y: last.y } : null);
}

interface PriceLineProps {
  events: readonly HistoryEvent[];
  isLease: boolean;
  today: string;
}

/** The home's prices over time as a step line, for the eye; the table under it says the same in words. */
export function PriceLine({ events, isLease, today }: PriceLineProps) {
  const steps = priceSteps(events, isLease, today);
  if (!steps) return null;
  return (
    <Box aria-hidden sx={frameStyles}>
      <Box sx={{ ...labelStyles, flexDirection: 'column', textAlign: 'right', height: HEIGHT, py: '2px' }}>
        <span>{shortPrice(steps.highest)}</span>
        <span>{shortPrice(steps.lowest)}</span>
      </Box>
      <Box sx={{ minWidth: 0 }}>
        <Box component="svg" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" sx={svgStyles}>
          {[0, 1].map((edge) => (
            <line key={edge} x1={0} x2={WIDTH} y1={y(edge)} y2={y(edge)} className="grid" />
          ))}
          {steps.stairs.map((stair) => (
            <path key={pathOf(stair)} d={pathOf(stair)} className="price" />
          ))}
          {steps.stairs.map((stair) => {
            const end = endOf(stair);
            // A line of no length with round ends is a dot that the stretching leaves round.
            return end && <path key={`${end.x}:${end.y}`} d={`M${x(end.x)} ${y(end.y)}h0`} className="end" />;
          })}
        </Box>
        <Box sx={{ ...labelStyles, mt: 0.5 }}>
          <span>{usDate(steps.from)}</span>
          <span>{steps.to === today ? 'Today' : usDate(steps.to)}</span>
        </Box>
      </Box>
    </Box>
  );
}

const frameStyles = {
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'start',
  columnGap: 1,
  maxWidth: 640,
  mb: 2,
} as const;

const labelStyles = {
  display: 'flex',
  justifyContent: 'space-between',
  fontSize: 12,
  lineHeight: '14px',
  color: 'text.secondary',
  fontVariantNumeric: 'tabular-nums',
} as const;

const svgStyles = {
  display: 'block',
  width: '100%',
  height: HEIGHT,
  overflow: 'visible',
  '& path, & line': { fill: 'none', vectorEffect: 'non-scaling-stroke' },
  '& .grid': { stroke: 'var(--sk-palette-divider)' },
  '& .price': { stroke: 'var(--sk-palette-primary-main)', strokeWidth: 2, strokeLinejoin: 'round' },
  '& .end': { stroke: 'var(--sk-palette-primary-main)', strokeWidth: 9, strokeLinecap: 'round' },
} as const;
