import type { AdjustmentsData } from '#contract/presentation-section-data.ts';
import type { PresentationProperty } from '#contract/presentation-property.ts';
import { AdjustmentList } from './adjustment-list.tsx';
import { figuresOf, kindsOf, valueIn, type GridRow, type Kind } from './adjustment-rows.ts';
import { evenParts } from './even-parts.ts';
import { dollars, streetOf } from './formats.ts';

/** As many comparables as stand side by side on paper. */
const COLUMNS = 6;

interface GridProps {
  adjustments: AdjustmentsData;
  homes: readonly PresentationProperty[];
}

/** One column a comparable, one row an adjustment, as appraisers set it; those that say most of the home come first. On a phone one under another. */
export function AdjustmentGrid({ adjustments, homes }: GridProps) {
  const { rows, basis, cautions, reason } = adjustments;
  if (rows.length === 0) return reason === null ? null : <p className="pv-note">No adjusted prices: {reason}</p>;
  const columns = rows.toSorted((a, b) => b.weight - a.weight);
  const kinds = kindsOf(adjustments);
  const ownRates = columns.flatMap((row) =>
    row.adjustments.flatMap(({ isOverridden, label, note }) => (isOverridden ? [note ? `${label}: ${note}` : label] : [])),
  );
  const nameOf = (id: string): string => {
    const home = homes.find((one) => one.id === id);
    return home ? streetOf(home) : '-';
  };
  const [firstColumns = [], ...otherColumns] = evenParts(columns, COLUMNS);
  return (
    <div className="pv-grid">
      <div className="pv-together">
        <h3>How the prices were brought to this home</h3>
        <p className="pv-note">
          What a comparable has more of is taken off its price, what it has less of is added, at what sales here show that it is
          worth. Time is how prices have moved since its sale, location how its neighborhood sells against this one. The ones most
          like this home weigh most, and no other sale counts.
        </p>
        <GridTable label="Adjustments" columns={firstColumns} {...{ kinds, nameOf }} />
      </div>
      {otherColumns.map((page, at) => (
        <GridTable key={page[0]?.propertyId} label={`Adjustments, part ${at + 2}`} columns={page} {...{ kinds, nameOf }} />
      ))}
      <AdjustmentList rows={columns} {...{ kinds, nameOf }} />
      {kinds.some(({ note }) => note !== null) && (
        <ol className="pv-note pv-row-notes">
          {kinds.map(({ kind, label, note }) => note && <li key={kind} value={note.number}>{`${label}: ${note.words}`}</li>)}
        </ol>
      )}
      <p className="pv-note">
        {basis && <>Sizes of the adjustments come from {basis}. </>}
        {cautions.join(' ')}
        {ownRates.length > 0 && ` * Set by the agent. ${[...new Set(ownRates)].join('. ')}.`}
      </p>
    </div>
  );
}

interface TableProps {
  label: string;
  columns: readonly GridRow[];
  /** Of all comparables, so that every table of a presentation has the same rows. */
  kinds: readonly Kind[];
  nameOf: (propertyId: string) => string;
}

function GridTable({ label: name, columns, kinds, nameOf }: TableProps) {
  const { sale, sums } = figuresOf(columns);
  return (
    <div className="pv-table" role="region" aria-label={name} tabIndex={0}>
      <table>
        <thead>
          <tr>
            <td />
            {columns.map((row) => (
              <th key={row.propertyId} scope="col">
                {nameOf(row.propertyId)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {sale.map(([label, of]) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              {columns.map((row) => (
                <td key={row.propertyId}>{of(row)}</td>
              ))}
            </tr>
          ))}
          {kinds.map(({ kind, label, note }) => (
            <tr key={kind}>
              <th scope="row">
                {label}
                {note && <sup>{note.number}</sup>}
              </th>
              {columns.map((row) => (
                <td key={row.propertyId} title={row.adjustments.find((one) => one.kind === kind)?.note ?? undefined}>
                  {valueIn(row, kind) ?? '–'}
                </td>
              ))}
            </tr>
          ))}
          {sums.map(([label, of]) => (
            <tr key={label} className="pv-subtotal">
              <th scope="row">{label}</th>
              {columns.map((row) => (
                <td key={row.propertyId}>{of(row)}</td>
              ))}
            </tr>
          ))}
          <tr className="pv-total">
            <th scope="row">Adjusted price</th>
            {columns.map((row) => (
              <td key={row.propertyId}>
                <strong>{dollars(row.adjusted)}</strong>
              </td>
            ))}
          </tr>
          <tr>
            <th scope="row">Weight</th>
            {columns.map((row) => (
              <td key={row.propertyId}>{Math.round(row.weight * 100)}%</td>
            ))}
          </tr>
        </tbody>
      </table>
    </div>
  );
}
