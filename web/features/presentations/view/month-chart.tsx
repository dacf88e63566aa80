import type { InsightsData } from '#contract/presentation-section-data.ts';
import { dollars } from './formats.ts';

type Months = NonNullable<InsightsData['pricePerSqFtByMonth']>;

const SIZE = { width: 720, height: 220, left: 88, right: 16, top: 28, bottom: 32 };
const monthWords = new Intl.DateTimeFormat('en-US', { month: 'short', year: 'numeric', timeZone: 'UTC' });
const wordsOf = (month: string): string => monthWords.format(new Date(`${month}-01T00:00:00Z`));
const ordinalOf = (month: string): number => Number(month.slice(0, 4)) * 12 + Number(month.slice(5));

/** A round step that gives about four lines between two values. */
function stepOf(span: number): number {
  const rough = Math.max(1, span / 4);
  const power = 10 ** Math.floor(Math.log10(rough));
  return ([1, 2, 5, 10].find((times) => times * power >= rough) ?? 10) * power;
}

/** Every January between the first and the last month, where its year has room. */
function yearsBetween(from: number, to: number): { at: number; year: number }[] {
  const first = Math.ceil((from - 1) / 12);
  return Array.from({ length: Math.max(0, Math.ceil((to - from) / 12) + 1) }, (_, at) => first + at)
    .map((year) => ({ at: year * 12 + 1, year }))
    .filter(({ at }) => at - from > ROOM_MONTHS && to - at > ROOM_MONTHS);
}
const ROOM_MONTHS = 3;

/** Price per square foot month by month: a larger dot rests on more sales, a dashed line leads over months with too few. */
export function MonthChart({ area, months }: Months) {
  const values = months.map(({ value }) => value);
  const step = stepOf(Math.max(...values) - Math.min(...values));
  const low = Math.floor(Math.min(...values) / step) * step;
  const high = Math.max(low + step, Math.ceil(Math.max(...values) / step) * step);
  const [first, last] = [months[0], months.at(-1)];
  if (!first || !last) return null;
  const firstAt = ordinalOf(first.month);
  const span = Math.max(1, ordinalOf(last.month) - firstAt);
  const xAt = (ordinal: number): number => SIZE.left + ((ordinal - firstAt) / span) * (SIZE.width - SIZE.left - SIZE.right);
  const x = (month: string): number => xAt(ordinalOf(month));
  const y = (value: number): number =>
    SIZE.height - SIZE.bottom - ((value - low) / (high - low)) * (SIZE.height - SIZE.top - SIZE.bottom);
  const counts = months.map(({ n }) => n);
  const most = Math.max(...counts);
  const lines = Array.from({ length: Math.round((high - low) / step) + 1 }, (_, at) => low + at * step);
  return (
    <figure className="pv-chart">
      <figcaption>
        <h3>Price per square foot, {area}</h3>
      </figcaption>
      <svg
        viewBox={`0 0 ${SIZE.width} ${SIZE.height}`}
        role="img"
        aria-label={`Median price per square foot in ${area}: ${dollars(first.value)} in ${wordsOf(first.month)}, ${dollars(last.value)} in ${wordsOf(last.month)}`}
      >
        {lines.map((value) => (
          <g key={value}>
            <line x1={SIZE.left} x2={SIZE.width - SIZE.right} y1={y(value)} y2={y(value)} className="pv-grid-line" />
            <text x={SIZE.left - 8} y={y(value) + 4} textAnchor="end" className="pv-tick">
              {dollars(value)}
            </text>
          </g>
        ))}
        {months.slice(1).map(({ month, value }, before) => {
          const from = months[before] ?? first;
          const isNext = ordinalOf(month) - ordinalOf(from.month) === 1;
          return (
            <line
              key={month}
              {...{ x1: x(from.month), y1: y(from.value), x2: x(month), y2: y(value) }}
              className={isNext ? 'pv-line' : 'pv-line pv-line-over-gap'}
            />
          );
        })}
        {months.map(({ month, value, n }) => (
          <circle key={month} cx={x(month)} cy={y(value)} r={2.5 + 3 * (n / most)} className="pv-dot">
            <title>{`${wordsOf(month)}: ${dollars(value)} from ${n} sales`}</title>
          </circle>
        ))}
        <text x={x(last.month)} y={y(last.value) - 12} textAnchor="end" className="pv-tick pv-tick-last">
          {dollars(last.value)}
        </text>
        {yearsBetween(firstAt, ordinalOf(last.month)).map(({ at, year }) => (
          <text key={year} x={xAt(at)} y={SIZE.height - 8} textAnchor="middle" className="pv-tick">
            {year}
          </text>
        ))}
        <text x={SIZE.left} y={SIZE.height - 8} className="pv-tick">
          {wordsOf(first.month)}
        </text>
        <text x={SIZE.width - SIZE.right} y={SIZE.height - 8} textAnchor="end" className="pv-tick">
          {wordsOf(last.month)}
        </text>
      </svg>
      <p className="pv-basis">
        Median of each month, {Math.min(...counts)} to {most} sales a month.
        {months.length <= span && ' Months with fewer sales have no dot.'}
      </p>
    </figure>
  );
}
