import { scaleLinear } from '@visx/scale';
import { LinePath } from '@visx/shape';
import { chartColors } from './chart-colors.ts';

interface SparklineProps {
  /** Null is unknown. */
  values: readonly (number | null)[];
  width?: number;
  height?: number;
}

const EDGE = 3;

/** How a figure went, without axes; what it says stands beside it in words. Nothing where something between is unknown: lone dots and pieces say no course. */
export function Sparkline({ values, width = 96, height = 28 }: SparklineProps) {
  const known = values.flatMap((value, at) => (value === null ? [] : [{ value, at }]));
  const last = known.at(-1);
  const hasGap = last !== undefined && last.at - (known[0]?.at ?? 0) >= known.length;
  if (known.length < 3 || known.length * 2 < values.length || !last || hasGap) return null;
  const x = scaleLinear({ domain: [0, values.length - 1], range: [EDGE, width - EDGE] });
  const all = known.map(({ value }) => value);
  const [low, high] = [Math.min(...all), Math.max(...all)];
  const y = scaleLinear({ domain: low === high ? [low - 1, high + 1] : [low, high], range: [height - EDGE, EDGE] });
  return (
    <svg aria-hidden width={width} height={height} style={{ display: 'block' }}>
      <LinePath
        data={known}
        x={({ at }) => x(at)}
        y={({ value }) => y(value)}
        stroke={chartColors.data}
        strokeWidth={1.5}
        strokeLinejoin="round"
      />
      <circle cx={x(last.at)} cy={y(last.value)} r={2.5} fill={chartColors.data} />
    </svg>
  );
}
