import type { SectionConfigOf } from '#contract/presentation-sections.ts';
import { dollars } from './formats.ts';
import { NetChart } from './net-chart.tsx';
import { netOf } from './net-of.ts';

interface NetSheetProps {
  config: SectionConfigOf<'net-sheet'>;
  range: { min: number | null; max: number | null };
}

/** What the seller keeps at the low, middle and high of the range. */
export function NetSheet({ config, range: { min, max } }: NetSheetProps) {
  if (min === null || max === null) return null;
  const prices = [min, Math.round((min + max) / 2), max];
  return (
    <section className="pv-section pv-net-sheet">
      <h2>{config.title}</h2>
      <NetChart bars={prices.map((price) => ({ price, mortgage: config.mortgageBalanceDollars, ...netOf(price, config) }))} />
      <div className="pv-table" role="region" aria-label={config.title} tabIndex={0}>
        <table>
          <thead>
            <tr>
              <th scope="col">At a price of</th>
              {prices.map((price, at) => (
                <th key={at} scope="col">
                  {dollars(price)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {config.costs.map((cost) => (
              <tr key={cost.label}>
                <th scope="row">
                  {cost.label}
                  {cost.basis === 'percent-of-price' && ` (${cost.amount}%)`}
                  {cost.note && <small>{cost.note}</small>}
                </th>
                {prices.map((price, at) => (
                  <td key={at}>−{dollars(netOf(price, { costs: [cost], mortgageBalanceDollars: 0 }).costs)}</td>
                ))}
              </tr>
            ))}
            {config.mortgageBalanceDollars > 0 && (
              <tr>
                <th scope="row">Mortgage to pay off</th>
                {prices.map((_, at) => (
                  <td key={at}>−{dollars(config.mortgageBalanceDollars)}</td>
                ))}
              </tr>
            )}
            <tr className="pv-total">
              <th scope="row">You keep about</th>
              {prices.map((price, at) => (
                <td key={at}>
                  <strong>{dollars(netOf(price, config).net)}</strong>
                </td>
              ))}
            </tr>
          </tbody>
        </table>
      </div>
      <p className="pv-note">An estimate before taxes on the gain. Ask an escrow or title company for the exact costs.</p>
    </section>
  );
}
