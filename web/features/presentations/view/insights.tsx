import type { InsightsData } from '#contract/presentation-section-data.ts';
import type { SectionConfigOf } from '#contract/presentation-sections.ts';
import { homesOf, type Insight, insightsOf } from './insight-words.ts';
import { MonthChart } from './month-chart.tsx';

/** Cards of the market around the home; those without enough sales are left out. */
export function Insights({ config, data }: { config: SectionConfigOf<'insights'>; data: InsightsData }) {
  const insights = insightsOf(data, config).filter(({ isEnough }) => isEnough);
  if (insights.length === 0) return null;
  return (
    <section className="pv-section pv-market">
      <h2>The market around this home</h2>
      <div className="pv-insights">
        {insights.map((insight) => (
          <InsightCard key={insight.id} insight={insight} />
        ))}
      </div>
      {data.pricePerSqFtByMonth && <MonthChart {...data.pricePerSqFtByMonth} homes={homesOf(data)} knownTo={data.window.endAt} />}
    </section>
  );
}

export function InsightCard({ insight }: { insight: Insight }) {
  const { title, figure, sentence, basis, bars, gauge } = insight;
  const longest = Math.max(1, ...(bars ?? []).map(({ value }) => value));
  return (
    <article className="pv-insight">
      <h3>{title}</h3>
      <p className="pv-figure">{figure}</p>
      {bars && (
        <ul className="pv-bars">
          {bars.map(({ label, value, text }, at) => (
            <li key={label}>
              <span>{label}</span>
              <svg viewBox="0 0 100 6" preserveAspectRatio="none" aria-hidden="true">
                <rect
                  width={Math.max(1, (value / longest) * 100)}
                  height={6}
                  className={at === bars.length - 1 ? 'pv-bar-now' : 'pv-bar'}
                />
              </svg>
              <strong>{text}</strong>
            </li>
          ))}
        </ul>
      )}
      {gauge && <Gauge {...gauge} />}
      <p>{sentence}</p>
      <p className="pv-basis">{basis}</p>
    </article>
  );
}

function Gauge({ value, from, to, mark, markLabel }: NonNullable<Insight['gauge']>) {
  const at = (of: number): number => (100 * (Math.min(to, Math.max(from, of)) - from)) / (to - from);
  return (
    <svg className="pv-gauge" viewBox="0 0 200 34" aria-hidden="true">
      <rect width={200} y={4} height={6} rx={3} className="pv-bar" />
      <rect width={Math.max(6, at(value) * 2)} y={4} height={6} rx={3} className="pv-bar-now" />
      <line x1={at(mark) * 2} x2={at(mark) * 2} y1={0} y2={14} className="pv-gauge-mark" />
      <text x={at(mark) * 2} y={28} textAnchor="middle" className="pv-tick">
        {markLabel}
      </text>
    </svg>
  );
}
