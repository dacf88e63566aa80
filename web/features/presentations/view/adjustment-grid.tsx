import type { AdjustmentsData } from '#contract/presentation-section-data.ts';
import type { PresentationProperty } from '#contract/presentation-property.ts';
import { evenParts } from './even-parts.ts';
import { dollars, signedDollars, streetOf } from './formats.ts';

/** As many comparables as stand side by side on paper. */
const COLUMNS = 6;

type Row = AdjustmentsData['rows'][number];

interface GridProps {
  adjustments: AdjustmentsData;
  homes: readonly PresentationProperty[];
}

/** One column a comparable, one row an adjustment, as appraisers set it; those that say most of the home come first. */
export function AdjustmentGrid({ adjustments, homes }: GridProps) {
  const { rows, basis, cautions, reason, coverage } = adjustments;
  if (rows.length === 0) return reason === null ? null : <p className="pv-note">No adjusted prices: {reason}</p>;
  const columns = rows.toSorted((a, b) => b.weight - a.weight);
  const notes = columns.flatMap((row) =>
    row.adjustments.flatMap(({ isOverridden, label, note }) => (isOverridden ? [note ? `${label}: ${note}` : label] : [])),
  );
  const [firstColumns = [], ...otherColumns] = evenParts(columns, COLUMNS);
  return (
    <div className="pv-grid">
      <div className="pv-together">
        <h3>How the prices were brought to this home</h3>
        <p className="pv-note">
          What a comparable has more of is taken off its price, what it has less of is added. The ones most like this home weigh
          most.
        </p>
        <GridTable label="Adjustments" columns={firstColumns} all={columns} homes={homes} />
      </div>
      {otherColumns.map((page, at) => (
        <GridTable key={page[0]?.propertyId} label={`Adjustments, part ${at + 2}`} columns={page} all={columns} homes={homes} />
      ))}
      <p className="pv-note">
        {basis && <>Sizes of the adjustments come from {basis}. </>}
        The range is meant to hold {Math.round(coverage * 100)} of 100 sales. {cautions.join(' ')}
        {notes.length > 0 && ` * Set by the agent. ${[...new Set(notes)].join('. ')}.`}
      </p>
    </div>
  );
}

interface TableProps {
  label: string;
  columns: readonly Row[];
  all: readonly Row[];
  homes: readonly PresentationProperty[];
}

/** `all` decides the rows, so that every table of a presentation has the same ones. */
function GridTable({ label: name, columns, all, homes }: TableProps) {
  const kinds = [...new Map(all.flatMap((row) => row.adjustments.map(({ kind, label }) => [kind, label]))).entries()];
  const nameOf = (id: string): string => {
    const home = homes.find((one) => one.id === id);
    return home ? streetOf(home) : '-';
  };
  const percent = (value: number): string => `${Math.round(value)}%`.replace('-', '−');
  const figures: [label: string, of: (row: Row) => string][] = [
    ['Net', ({ net, netPercent }) => `${signedDollars(net)} (${percent(netPercent)})`],
    ['Gross', ({ gross, grossPercent }) => `${dollars(gross)} (${percent(grossPercent)})`],
  ];
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
          <tr>
            <th scope="row">Sold price</th>
            {columns.map((row) => (
              <td key={row.propertyId}>{dollars(row.price)}</td>
            ))}
          </tr>
          {kinds.map(([kind, label]) => (
            <tr key={kind}>
              <th scope="row">{label}</th>
              {columns.map((row) => {
                const adjustment = row.adjustments.find((one) => one.kind === kind);
                return (
                  <td key={row.propertyId} title={adjustment?.note ?? undefined}>
                    {adjustment ? signedDollars(adjustment.dollars) : '–'}
                    {adjustment?.isOverridden && '*'}
                  </td>
                );
              })}
            </tr>
          ))}
          {figures.map(([label, of]) => (
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
