import { AxisBottom, AxisLeft } from '@visx/axis';
import { scaleLinear } from '@visx/scale';
import { Bar, LinePath } from '@visx/shape';
import { chartColors, chartText } from './chart-colors.ts';
import { seriesStyle } from './series-colors.ts';

interface Point {
  x: string | number;
  /** Null is a gap. */
  y: number | null;
}
interface Series {
  name: string;
  points: readonly Point[];
}

export interface DeclaredChartProps {
  type: 'line' | 'columns' | 'bars' | 'points';
  series: readonly Series[];
  width: number;
  height: number;
  labelledBy: string;
  describedBy: string;
  /** Of the value axis. */
  formatY: (value: number) => string;
  formatX: (value: string | number) => string;
  /** Both axes count the same: where they are equal lies a line. */
  isSameUnit: boolean;
}

const LEFT = 60;
const RIGHT = 16;
const TOP = 8;
const BOTTOM = 28;
const BAR_STEP = 26;
const NAME_SHARE = 0.34;
const MAX_NAME_WIDTH = 180;
const AMOUNT_WIDTH = 64;
const PIXELS_PER_LETTER = 6.6;

export const heightOfDeclared = (type: DeclaredChartProps['type'], bars: number): number =>
  type === 'bars' ? bars * BAR_STEP + 4 : 260;

/** A chart from its declaration. Drawn for its width, so that it can be printed and drawn without a page. */
export function DeclaredChart(props: DeclaredChartProps) {
  const { width, height, labelledBy, describedBy } = props;
  return (
    <svg
      role="img"
      aria-labelledby={labelledBy}
      aria-describedby={describedBy}
      width={width}
      height={height}
      style={{ display: 'block', fontVariantNumeric: 'tabular-nums' }}
    >
      {props.type === 'bars' ? <Bars {...props} /> : props.type === 'points' ? <Points {...props} /> : <Course {...props} />}
    </svg>
  );
}

const valuesOf = (series: readonly Series[]): number[] =>
  series.flatMap(({ points }) => points.flatMap(({ y }) => (y === null ? [] : [y])));

function domainOf(values: readonly number[], fromZero: boolean): [number, number] {
  const [low, high] = values.length > 0 ? [Math.min(...values), Math.max(...values)] : [0, 1];
  if (fromZero) return [Math.min(0, low), Math.max(high, low + 1, 1)];
  const margin = (high - low || Math.abs(high) || 1) * 0.1;
  return [low - margin, high + margin];
}

const cut = (name: string, width: number): string => {
  const letters = Math.floor(width / PIXELS_PER_LETTER);
  return name.length > letters ? `${name.slice(0, Math.max(1, letters - 1))}…` : name;
};

/** Names under each other, each with its bar and its amount. */
function Bars({ series, width, formatX, formatY }: DeclaredChartProps) {
  const points = series[0]?.points ?? [];
  const nameWidth = Math.min(MAX_NAME_WIDTH, width * NAME_SHARE);
  const longest = Math.max(1e-9, ...points.map(({ y }) => y ?? 0));
  const x = scaleLinear({ domain: [0, longest], range: [0, Math.max(10, width - nameWidth - AMOUNT_WIDTH)] });
  return points.map((point, at) => (
    <g key={at}>
      <text {...chartText} fill={chartColors.ink} x={0} y={at * BAR_STEP + 16}>
        {cut(formatX(point.x), nameWidth - 8)}
      </text>
      <Bar
        x={nameWidth}
        y={at * BAR_STEP + 2}
        width={x(Math.max(0, point.y ?? 0))}
        height={BAR_STEP - 8}
        rx={3}
        fill={chartColors.data}
      >
        <title>{`${formatX(point.x)}: ${point.y === null ? 'no figure' : formatY(point.y)}`}</title>
      </Bar>
      <text {...chartText} x={nameWidth + x(Math.max(0, point.y ?? 0)) + 6} y={at * BAR_STEP + 16}>
        {point.y === null ? '–' : formatY(point.y)}
      </text>
    </g>
  ));
}

/** Names or months from left to right, as lines or columns. */
function Course({ type, series, width, height, formatX, formatY }: DeclaredChartProps) {
  const names = [...new Set(series.flatMap(({ points }) => points.map(({ x }) => x)))];
  const bottom = height - BOTTOM;
  const isColumns = type === 'columns';
  const y = scaleLinear({ domain: domainOf(valuesOf(series), isColumns), range: [bottom, TOP], nice: 4 });
  const step = (width - LEFT - RIGHT) / Math.max(1, names.length);
  const x = (name: string | number): number => LEFT + (names.indexOf(name) + 0.5) * step;
  const labelWidth = Math.max(40, ...names.map((name) => formatX(name).length * PIXELS_PER_LETTER + 12));
  const every = Math.max(1, Math.ceil(labelWidth / step));
  // Counted from the last, which in a course of months is the one that matters most.
  const labelled = names.flatMap((_, at) => ((names.length - 1 - at) % every === 0 ? [at] : []));
  const columnWidth = (step * 0.8) / series.length;
  return (
    <>
      <Lines y={y} width={width} />
      {series.map(({ name, points }, which) => {
        const { color, dashes } = seriesStyle(which);
        if (isColumns)
          return points.map((point, at) =>
            point.y === null ? null : (
              <Bar
                key={`${name} ${at}`}
                x={x(point.x) - step * 0.4 + which * columnWidth}
                y={Math.min(y(point.y), y(0))}
                width={Math.max(1, columnWidth - 1)}
                height={Math.abs(y(point.y) - y(0))}
                fill={color}
              >
                <title>{`${formatX(point.x)}: ${formatY(point.y)}`}</title>
              </Bar>
            ),
          );
        return (
          <g key={name}>
            <LinePath
              data={[...points]}
              defined={(point) => point.y !== null}
              x={(point) => x(point.x)}
              y={(point) => y(point.y ?? 0)}
              stroke={color}
              strokeDasharray={dashes}
              strokeWidth={2}
              strokeLinejoin="round"
            />
            {points.map((point, at) =>
              point.y === null ? null : (
                <circle key={at} cx={x(point.x)} cy={y(point.y)} r={Math.min(3, Math.max(1.5, step / 3))} fill={color}>
                  <title>{`${name}, ${formatX(point.x)}: ${formatY(point.y)}`}</title>
                </circle>
              ),
            )}
          </g>
        );
      })}
      <ValueAxis y={y} format={formatY} />
      <AxisBottom
        scale={scaleLinear({
          domain: [0, Math.max(1, names.length - 1)],
          range: [LEFT + 0.5 * step, LEFT + (Math.max(1, names.length - 1) + 0.5) * step],
        })}
        top={bottom}
        tickValues={labelled}
        hideTicks
        stroke={chartColors.hairline}
        tickFormat={(at) => formatX(names[Number(at)] ?? '')}
        tickLabelProps={(at) => {
          const isAtEdge = Number(at) === names.length - 1 && labelWidth / 2 > step / 2 + RIGHT;
          return { ...chartText, textAnchor: isAtEdge ? 'end' : 'middle', dx: isAtEdge ? step / 2 + RIGHT / 2 : 0 };
        }}
      />
    </>
  );
}

/** Where two numbers meet. */
function Points({ series, width, height, formatX, formatY, isSameUnit }: DeclaredChartProps) {
  const placed = series.map(({ name, points }) => ({
    name,
    points: points.flatMap(({ x, y }) => (typeof x === 'number' && y !== null ? [{ x, y }] : [])),
  }));
  const xs = placed.flatMap(({ points }) => points.map(({ x }) => x));
  const ys = placed.flatMap(({ points }) => points.map(({ y }) => y));
  const bottom = height - BOTTOM;
  const across = domainOf(isSameUnit ? [...xs, ...ys] : xs, false);
  const x = scaleLinear({ domain: across, range: [LEFT, width - RIGHT] });
  const y = scaleLinear({ domain: isSameUnit ? across : domainOf(ys, false), range: [bottom, TOP] });
  return (
    <>
      <Lines y={y} width={width} />
      {isSameUnit && (
        <line
          x1={x(across[0])}
          y1={y(across[0])}
          x2={x(across[1])}
          y2={y(across[1])}
          stroke={chartColors.muted}
          strokeDasharray="4 4"
        >
          <title>Where both are the same</title>
        </line>
      )}
      {placed.map(({ name, points }, which) =>
        points.map((point, at) => (
          <circle key={`${name} ${at}`} cx={x(point.x)} cy={y(point.y)} r={3} fill={seriesStyle(which).color} fillOpacity={0.55}>
            <title>{`${formatX(point.x)}, ${formatY(point.y)}`}</title>
          </circle>
        )),
      )}
      <ValueAxis y={y} format={formatY} />
      <AxisBottom
        scale={x}
        top={bottom}
        numTicks={Math.max(2, Math.floor(width / 120))}
        hideTicks
        stroke={chartColors.hairline}
        tickFormat={(value) => formatX(Number(value))}
        tickLabelProps={{ ...chartText, textAnchor: 'middle' }}
      />
    </>
  );
}

type Scale = ReturnType<typeof scaleLinear<number>>;

function Lines({ y, width }: { y: Scale; width: number }) {
  return y
    .ticks(4)
    .map((tick) => <line key={tick} x1={LEFT} x2={width - RIGHT} y1={y(tick)} y2={y(tick)} stroke={chartColors.hairline} />);
}

function ValueAxis({ y, format }: { y: Scale; format: (value: number) => string }) {
  return (
    <AxisLeft
      scale={y}
      left={LEFT}
      numTicks={4}
      hideAxisLine
      hideTicks
      tickFormat={(value) => format(Number(value))}
      tickLabelProps={{ ...chartText, textAnchor: 'end', dx: -4, dy: 4 }}
    />
  );
}
