import { AxisBottom, AxisLeft } from '@visx/axis';
import { scaleLinear } from '@visx/scale';
import { Bar, LinePath } from '@visx/shape';
import { chartColors, chartText } from './chart-colors.ts';

export interface MonthPoint {
  /** `YYYY-MM` */
  month: string;
  /** Null is a gap in the line. */
  value: number | null;
  /** The cases of the month: a column under the line. */
  count: number;
  /** The month is not over: drawn hollow. */
  isPartial: boolean;
}

interface MonthChartProps {
  points: readonly MonthPoint[];
  width: number;
  height: number;
  labelledBy: string;
  /** Of the value axis: "$1.2M". */
  format: (value: number) => string;
}

const LEFT = 56;
const RIGHT = 12;
const TOP = 8;
const BOTTOM = 28;
/** Of the height, for the columns of counts. */
const COUNTS_SHARE = 0.22;
const PIXELS_PER_LABEL = 64;
/** Of "Nov 26". */
const HALF_LABEL = 24;
const names = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

function labelOf(month: string): string {
  const [year = '', ofYear = '1'] = month.split('-');
  return `${names[Number(ofYear) - 1]} ${year.slice(2)}`;
}

/** A figure by month as a line, and under it how many cases each month rests on. Drawn for its width, so that it can be printed and drawn without a page. */
export function MonthChart({ points, width, height, labelledBy, format }: MonthChartProps) {
  const known = points.flatMap(({ value }) => (value === null ? [] : [value]));
  const [low, high] = known.length > 0 ? [Math.min(...known), Math.max(...known)] : [0, 1];
  const margin = (high - low || Math.abs(high) || 1) * 0.1;
  const bottom = height - BOTTOM;
  const countsTop = bottom - (bottom - TOP) * COUNTS_SHARE;
  const step = (width - LEFT - RIGHT) / Math.max(1, points.length);
  const x = (at: number): number => LEFT + (at + 0.5) * step;
  const y = scaleLinear({ domain: [low - margin, high + margin], range: [countsTop - 8, TOP], nice: 4 });
  const most = Math.max(1, ...points.map(({ count }) => count));
  const every = Math.ceil(points.length / Math.max(2, Math.floor((width - LEFT) / PIXELS_PER_LABEL)));
  // Counted from the last month, which is the one that matters most.
  const labelled = points.flatMap((_, at) => ((points.length - 1 - at) % every === 0 ? [at] : []));
  return (
    <svg
      role="img"
      aria-labelledby={labelledBy}
      width={width}
      height={height}
      style={{ display: 'block', fontVariantNumeric: 'tabular-nums' }}
    >
      {y.ticks(4).map((tick) => (
        <line key={tick} x1={LEFT} x2={width - RIGHT} y1={y(tick)} y2={y(tick)} stroke={chartColors.hairline} />
      ))}
      {points.map(({ month, count }, at) => {
        const columnHeight = ((bottom - countsTop) * count) / most;
        return (
          <Bar
            key={month}
            x={x(at) - step * 0.35}
            y={bottom - columnHeight}
            width={Math.max(1, step * 0.7)}
            height={columnHeight}
            fill={chartColors.soft}
          />
        );
      })}
      <LinePath
        data={points.map((point, at) => ({ ...point, at }))}
        defined={({ value }) => value !== null}
        x={({ at }) => x(at)}
        y={({ value }) => y(value ?? 0)}
        stroke={chartColors.data}
        strokeWidth={2}
        strokeLinejoin="round"
      />
      {points.map(({ month, value, count, isPartial }, at) =>
        value === null ? null : (
          <circle
            key={month}
            cx={x(at)}
            cy={y(value)}
            r={Math.min(3.5, Math.max(1.5, step / 3))}
            fill={isPartial ? chartColors.paper : chartColors.data}
            stroke={chartColors.data}
            strokeWidth={1.5}
          >
            <title>{`${labelOf(month)}${isPartial ? ' so far' : ''}: ${format(value)}, n ${count}`}</title>
          </circle>
        ),
      )}
      <AxisLeft
        scale={y}
        left={LEFT}
        numTicks={4}
        hideAxisLine
        hideTicks
        tickFormat={(value) => format(Number(value))}
        tickLabelProps={{ ...chartText, textAnchor: 'end', dx: -4, dy: 4 }}
      />
      <AxisBottom
        scale={scaleLinear({ domain: [0, points.length - 1], range: [x(0), x(points.length - 1)] })}
        top={bottom}
        tickValues={labelled}
        hideTicks
        stroke={chartColors.hairline}
        tickFormat={(at) => labelOf(points[Number(at)]?.month ?? '')}
        tickLabelProps={(at) => {
          // The last one would reach out of the frame where months stand close.
          const room = step / 2 + RIGHT - HALF_LABEL;
          return { ...chartText, textAnchor: 'middle', dx: Number(at) === points.length - 1 ? Math.min(0, room) : 0 };
        }}
      />
    </svg>
  );
}
