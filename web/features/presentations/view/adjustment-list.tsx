import { figuresOf, valueIn, type GridRow, type Kind } from './adjustment-rows.ts';
import { dollars } from './formats.ts';

interface ListProps {
  /** Those that say most of the home first. */
  rows: readonly GridRow[];
  kinds: readonly Kind[];
  nameOf: (propertyId: string) => string;
}

/** The adjustments on a phone: each comparable with its own, under one another, where a table would be cut. */
export function AdjustmentList({ rows, kinds, nameOf }: ListProps) {
  const { sale, sums } = figuresOf(rows);
  return (
    <ul className="pv-adjusted" aria-label="Adjustments">
      {rows.map((row) => (
        <li key={row.propertyId}>
          <h4>{nameOf(row.propertyId)}</h4>
          <dl>
            {sale.map(([label, of]) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{of(row)}</dd>
              </div>
            ))}
            {kinds.map(({ kind, label, note }) => {
              const value = valueIn(row, kind);
              return (
                value !== null && (
                  <div key={kind}>
                    <dt>
                      {label}
                      {note && <sup>{note.number}</sup>}
                    </dt>
                    <dd>{value}</dd>
                  </div>
                )
              );
            })}
            {sums.map(([label, of]) => (
              <div key={label} className="pv-subtotal">
                <dt>{label}</dt>
                <dd>{of(row)}</dd>
              </div>
            ))}
            <div className="pv-total">
              <dt>Adjusted price</dt>
              <dd>
                <strong>{dollars(row.adjusted)}</strong>
              </dd>
            </div>
            <div>
              <dt>Weight</dt>
              <dd>{Math.round(row.weight * 100)}%</dd>
            </div>
          </dl>
        </li>
      ))}
    </ul>
  );
}
