import { dollars } from './formats.ts';

interface NetBar {
  price: number;
  costs: number;
  mortgage: number;
  net: number;
}

const WIDTH = 640;
/** The price stands above its bar, where it has room on a phone too. */
const ROW = 58;
const BAR = 22;

const parts = [
  ['net', 'You keep'],
  ['mortgage', 'Mortgage'],
  ['costs', 'Costs'],
] as const;

/** What becomes of each price: what is kept, what goes to the mortgage, what selling costs. Nothing to draw where it takes more than all. */
export function NetChart({ bars }: { bars: readonly NetBar[] }) {
  const longest = Math.max(...bars.map(({ price }) => price));
  if (bars.some(({ net }) => net < 0) || longest <= 0) return null;
  const scale = WIDTH / longest;
  const shown = parts.filter(([part]) => bars.some((bar) => bar[part] > 0));
  const words = bars.map(({ price, net }) => `of ${dollars(price)} you keep about ${dollars(net)}`).join('; ');
  return (
    <figure className="pv-net">
      <svg viewBox={`0 0 ${WIDTH} ${ROW * bars.length}`} role="img" aria-label={`What you keep: ${words}`}>
        {bars.map((bar, row) => {
          let x = 0;
          return (
            <g key={row}>
              <text x={0} y={row * ROW + 18} className="pv-tick">
                {dollars(bar.price)}
              </text>
              {shown.map(([part]) => {
                const [from, width] = [x, bar[part] * scale];
                x += width;
                return <rect key={part} x={from} y={row * ROW + 26} width={width} height={BAR} className={`pv-net-${part}`} />;
              })}
            </g>
          );
        })}
      </svg>
      <figcaption className="pv-net-legend">
        {shown.map(([part, label]) => (
          <span key={part} className={`pv-net-key pv-net-key-${part}`}>
            {label}
          </span>
        ))}
      </figcaption>
    </figure>
  );
}
