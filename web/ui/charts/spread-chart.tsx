import { AxisBottom } from '@visx/axis';
import { scaleLinear } from '@visx/scale';
import { chartColors, chartText } from './chart-colors.ts';

export interface SpreadPoint {
  id: string;
  label: string;
  /** Where it began, and where it came to. */
  from: number;
  to: number;
  /** Share of the whole, 0 to 1: how large its dot is. */
  weight: number;
}

interface SpreadChartProps {
  points: readonly SpreadPoint[];
  middle: number;
  low: number;
  high: number;
  width: number;
  labelledBy: string;
  format: (value: number) => string;
}

const ROW = 22;
const TOP = 18;
const BOTTOM = 28;
const SIDE = 16;
const PIXELS_PER_TICK = 72;

export const heightOfSpread = (count: number): number => TOP + count * ROW + BOTTOM;

/** A row for each point: from where it began (hollow) to where it came to (full, the larger the more it counts), over a range and its middle. */
export function SpreadChart({ points, middle, low, high, width, labelledBy, format }: SpreadChartProps) {
  const values = [low, high, middle, ...points.flatMap(({ from, to }) => [from, to])];
  const labels = Math.min(180, width * 0.34);
  const x = scaleLinear({ domain: [Math.min(...values), Math.max(...values)], range: [labels + SIDE, width - SIDE] });
  const bottom = TOP + points.length * ROW;
  return (
    <svg
      role="img"
      aria-labelledby={labelledBy}
      width={width}
      height={heightOfSpread(points.length)}
      style={{ display: 'block', fontVariantNumeric: 'tabular-nums' }}
    >
      <rect x={x(low)} y={TOP - 4} width={Math.max(1, x(high) - x(low))} height={bottom - TOP + 4} fill={chartColors.soft} />
      <line x1={x(middle)} x2={x(middle)} y1={TOP - 4} y2={bottom} stroke={chartColors.ink} strokeDasharray="4 3" />
      <text {...chartText} fill={chartColors.ink} x={x(middle)} y={TOP - 7} textAnchor="middle">
        {format(middle)}
      </text>
      {points.map(({ id, label, from, to, weight }, at) => {
        const y = TOP + (at + 0.5) * ROW;
        const room = Math.floor(labels / 6.6);
        return (
          <g key={id}>
            <text {...chartText} x={0} y={y + 4}>
              {label.length > room ? `${label.slice(0, room - 1)}…` : label}
            </text>
            <line x1={x(from)} x2={x(to)} y1={y} y2={y} stroke={chartColors.muted} />
            <circle cx={x(from)} cy={y} r={3} fill={chartColors.paper} stroke={chartColors.muted} />
            <circle cx={x(to)} cy={y} r={3 + 5 * Math.sqrt(weight)} fill={chartColors.data}>
              <title>{`${label}: ${format(from)} comes to ${format(to)}, ${(100 * weight).toFixed(1)}% of the weight`}</title>
            </circle>
          </g>
        );
      })}
      <AxisBottom
        scale={x}
        top={bottom}
        numTicks={Math.max(2, Math.floor((width - labels) / PIXELS_PER_TICK))}
        hideTicks
        stroke={chartColors.hairline}
        tickFormat={(value) => format(Number(value))}
        tickLabelProps={{ ...chartText, textAnchor: 'middle' }}
      />
    </svg>
  );
}
