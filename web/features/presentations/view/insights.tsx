import type { InsightsData } from '#contract/presentation-section-data.ts';
import type { SectionConfigOf } from '#contract/presentation-sections.ts';
import { type Insight, insightsOf } from './insight-words.ts';

/** Cards of the market around the home; those without enough sales are left out. */
export function Insights({ config, data }: { config: SectionConfigOf<'insights'>; data: InsightsData }) {
  const insights = insightsOf(data, config).filter(({ isEnough }) => isEnough);
  const { monthsOfSupply, saleToList } = data;
  if (insights.length === 0) return null;
  return (
    <section className="pv-section">
      <h2>The market around this home</h2>
      <div className="pv-insights">
        {insights.map((insight) => (
          <InsightCard key={insight.id} insight={insight} />
        ))}
      </div>
      <p className="pv-note">
        {monthsOfSupply.months !== null &&
          `${monthsOfSupply.months} months of supply: what is for sale would last so long at the pace of the last twelve months. `}
        {saleToList.percent !== null && `Homes sold for a median of ${saleToList.percent}% of their list price at contract.`}
      </p>
    </section>
  );
}

export function InsightCard({ insight }: { insight: Insight }) {
  const { title, figure, sentence, basis, bars } = insight;
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
      <p>{sentence}</p>
      <p className="pv-basis">{basis}</p>
    </article>
  );
}
