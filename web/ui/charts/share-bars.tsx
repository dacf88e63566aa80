import { scaleLinear } from '@visx/scale';
import { Bar } from '@visx/shape';
import { chartColors, chartText } from './chart-colors.ts';

interface ShareBarsProps {
  bars: readonly { label: string; count: number }[];
  width: number;
  labelledBy: string;
}

const BAR_HEIGHT = 18;
const GAP = 6;
const LABEL_WIDTH = 76;
const COUNT_WIDTH = 44;

export const heightOfBars = (count: number): number => count * (BAR_HEIGHT + GAP);

/** A bar for each kind with its count, the longest as wide as there is room. */
export function ShareBars({ bars, width, labelledBy }: ShareBarsProps) {
  const most = Math.max(1, ...bars.map(({ count }) => count));
  const x = scaleLinear({ domain: [0, most], range: [0, Math.min(420, width) - LABEL_WIDTH - COUNT_WIDTH] });
  return (
    <svg
      role="img"
      aria-labelledby={labelledBy}
      width={width}
      height={heightOfBars(bars.length)}
      style={{ display: 'block', fontVariantNumeric: 'tabular-nums' }}
    >
      {bars.map(({ label, count }, at) => {
        const y = at * (BAR_HEIGHT + GAP);
        return (
          <g key={label}>
            <text {...chartText} x={0} y={y + 13}>
              {label}
            </text>
            <Bar x={LABEL_WIDTH} y={y} width={x(count)} height={BAR_HEIGHT} rx={3} fill={chartColors.data} />
            <text {...chartText} fill={chartColors.ink} x={LABEL_WIDTH + x(count) + 6} y={y + 13}>
              {count}
            </text>
          </g>
        );
      })}
    </svg>
  );
}
