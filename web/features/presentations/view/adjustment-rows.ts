import type { AdjustmentsData } from '#contract/presentation-section-data.ts';
import { dollars, signedDollars, usDate } from './formats.ts';
import { distanceWords } from './sale-words.ts';

export type GridRow = AdjustmentsData['rows'][number];
type Figure = readonly [label: string, of: (row: GridRow) => string];

/** A row of adjustments, with why it reads otherwise than the rule above it. */
export interface Kind {
  kind: string;
  label: string;
  note: { number: number; words: string } | null;
}

/** The adjustments that some comparable has, in the order of the first that has them. */
export function kindsOf({ rows, rowNotes }: Pick<AdjustmentsData, 'rows' | 'rowNotes'>): Kind[] {
  const labels = new Map(rows.flatMap((row) => row.adjustments.map(({ kind, label }) => [kind, label])));
  let noted = 0;
  return [...labels].map(([kind, label]) => {
    const words = rowNotes.find((note) => note.kind === kind)?.words;
    if (words === undefined) return { kind, label, note: null };
    noted += 1;
    return { kind, label, note: { number: noted, words } };
  });
}

/** "+$16,789", with a star where the agent set the rate; null for none. */
export function valueIn({ adjustments }: GridRow, kind: string): string | null {
  const found = adjustments.find((one) => one.kind === kind);
  return found ? `${signedDollars(found.dollars)}${found.isOverridden ? '*' : ''}` : null;
}

const percent = (value: number): string => `${Math.round(value)}%`.replace('-', '−');

/** What stands above and below the adjustments; dates and distances where any is told. */
export function figuresOf(rows: readonly GridRow[]): { sale: Figure[]; sums: Figure[] } {
  return {
    sale: [
      ...(rows.some(({ soldDate }) => soldDate !== null)
        ? [['Sold date', ({ soldDate }: GridRow) => (soldDate === null ? '–' : usDate(soldDate))] as const]
        : []),
      ...(rows.some(({ miles }) => miles !== null)
        ? [['Distance', ({ miles }: GridRow) => (miles === null ? '–' : distanceWords(miles))] as const]
        : []),
      ['Sold price', ({ price }) => dollars(price)],
    ],
    sums: [
      ['Net', ({ net, netPercent }) => `${signedDollars(net)} (${percent(netPercent)})`],
      ['Gross', ({ gross, grossPercent }) => `${dollars(gross)} (${percent(grossPercent)})`],
    ],
  };
}
