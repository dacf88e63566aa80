import { scaleLinear } from '@visx/scale';
import { LinePath } from '@visx/shape';
import { chartColors } from './chart-colors.ts';

interface SparklineProps {
  /** Null is a gap. */
  values: readonly (number | null)[];
  width?: number;
  height?: number;
}

const EDGE = 3;

/** How a figure went, without axes; what it says stands beside it in words. Nothing where more is unknown than known. */
export function Sparkline({ values, width = 96, height = 28 }: SparklineProps) {
  const known = values.flatMap((value, at) => (value === null ? [] : [{ value, at }]));
  const last = known.at(-1);
  if (known.length < 3 || known.length * 2 < values.length || !last) return null;
  const x = scaleLinear({ domain: [0, values.length - 1], range: [EDGE, width - EDGE] });
  const all = known.map(({ value }) => value);
  const [low, high] = [Math.min(...all), Math.max(...all)];
  const y = scaleLinear({ domain: low === high ? [low - 1, high + 1] : [low, high], range: [height - EDGE, EDGE] });
  return (
    <svg aria-hidden width={width} height={height} style={{ display: 'block' }}>
      <LinePath
        data={values.map((value, at) => ({ value, at }))}
        defined={({ value }) => value !== null}
        x={({ at }) => x(at)}
        y={({ value }) => y(value ?? 0)}
        stroke={chartColors.data}
        strokeWidth={1.5}
        strokeLinejoin="round"
      />
      <circle cx={x(last.at)} cy={y(last.value)} r={2.5} fill={chartColors.data} />
    </svg>
  );
}
