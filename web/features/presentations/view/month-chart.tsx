import type { InsightsData } from '#contract/presentation-section-data.ts';
import { dollars } from './formats.ts';

type Months = NonNullable<InsightsData['pricePerSqFtByMonth']>;

const SIZE = { width: 720, height: 220, left: 88, right: 16, top: 28, bottom: 32 };
const monthWords = new Intl.DateTimeFormat('en-US', { month: 'short', year: 'numeric', timeZone: 'UTC' });
const wordsOf = (month: string): string => monthWords.format(new Date(`${month}-01T00:00:00Z`));
const ordinalOf = (month: string): number => Number(month.slice(0, 4)) * 12 + Number(month.slice(5));

/** Room of half a named month, on a phone. */
const HALF_WORD = 50;
/** Words at an end stay within the drawing. */
function anchorAt(x: number): 'start' | 'middle' | 'end' {
  if (x < HALF_WORD) return 'start';
  return x > SIZE.width - HALF_WORD ? 'end' : 'middle';
}

/** A round step that gives about four lines between two values. */
function stepOf(span: number): number {
  const rough = Math.max(1, span / 4);
  const power = 10 ** Math.floor(Math.log10(rough));
  return ([1, 2, 5, 10].find((times) => times * power >= rough) ?? 10) * power;
}

const monthOf = (ordinal: number): string =>
  `${Math.floor((ordinal - 1) / 12)}-${String(((ordinal - 1) % 12) + 1).padStart(2, '0')}`;

/** As many named months as are read on a phone. */
const MOST_NAMED = 5;

/** Months to name on the axis, evenly apart and from January on: each, or each second, third, sixth or twelfth. */
export function namedMonths(from: number, to: number): number[] {
  const all = Array.from({ length: to - from + 1 }, (_, at) => from + at);
  const named = [1, 2, 3, 6, 12].map((step) => all.filter((ordinal) => (ordinal - 1) % step === 0));
  return named.find(({ length }) => length <= MOST_NAMED) ?? named.at(-1) ?? [];
}

interface ChartProps extends Months {
  /** "condominiums". */
  homes: string;
  /** Calendar date up to which sales are known. */
  knownTo: string;
}

/** Price per square foot month by month, up to the last whole month: a larger dot rests on more sales, months with too few break the line. */
export function MonthChart({ area, months, homes, knownTo }: ChartProps) {
  const values = months.map(({ value }) => value);
  const step = stepOf(Math.max(...values) - Math.min(...values));
  const low = Math.floor(Math.min(...values) / step) * step;
  const high = Math.max(low + step, Math.ceil(Math.max(...values) / step) * step);
  const [first, last] = [months[0], months.at(-1)];
  if (!first || !last) return null;
  const firstAt = ordinalOf(first.month);
  const lastAt = ordinalOf(last.month);
  const endAt = Math.max(lastAt, ordinalOf(knownTo.slice(0, 7)) - 1);
  const span = Math.max(1, endAt - firstAt);
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
        <h3>
          Price per square foot of {homes}, {area}
        </h3>
      </figcaption>
      <svg
        viewBox={`0 0 ${SIZE.width} ${SIZE.height}`}
        role="img"
        aria-label={`Median price per square foot of ${homes} in ${area}: ${dollars(first.value)} in ${wordsOf(first.month)}, ${dollars(last.value)} in ${wordsOf(last.month)}`}
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
          if (ordinalOf(month) - ordinalOf(from.month) > 1) return null;
          return (
            <line key={month} {...{ x1: x(from.month), y1: y(from.value), x2: x(month), y2: y(value) }} className="pv-line" />
          );
        })}
        {months.map(({ month, value, n }) => (
          <circle key={month} cx={x(month)} cy={y(value)} r={2.5 + 3 * (n / most)} className="pv-dot">
            <title>{`${wordsOf(month)}: ${dollars(value)} from ${n} sales`}</title>
          </circle>
        ))}
        <text
          x={x(last.month)}
          y={y(last.value) - 12}
          textAnchor={anchorAt(x(last.month))}
          className={lastAt === endAt ? 'pv-tick pv-tick-last' : 'pv-tick'}
        >
          {lastAt === endAt ? dollars(last.value) : `${dollars(last.value)} in ${wordsOf(last.month)}`}
        </text>
        {namedMonths(firstAt, endAt).map((ordinal) => (
          <text key={ordinal} x={xAt(ordinal)} y={SIZE.height - 8} textAnchor={anchorAt(xAt(ordinal))} className="pv-tick">
            {wordsOf(monthOf(ordinal))}
          </text>
        ))}
      </svg>
      <p className="pv-basis">
        Median of each month, {Math.min(...counts)} to {most} sales a month.
        {months.length <= span && ' Months with fewer sales have no dot.'}
        {lastAt < endAt && ` The last month with enough of them is ${wordsOf(last.month)}.`}
      </p>
    </figure>
  );
}
