import { useState } from 'react';
import { columnKeys, usualColumns, type ColumnKey } from './table-columns.ts';

const KEY = 'sidekick-results-columns';

function readColumns(): readonly ColumnKey[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? 'null');
    if (!Array.isArray(stored)) return usualColumns;
    const known = columnKeys.filter((key) => stored.includes(key));
    return known.length > 0 ? known : usualColumns;
  } catch {
    return usualColumns;
  }
}

/** The columns that the user wants, kept on this device. */
export function useColumns() {
  const [columns, setColumns] = useState(readColumns);
  const choose = (chosen: readonly ColumnKey[]) => {
    setColumns(chosen);
    try {
      localStorage.setItem(KEY, JSON.stringify(chosen));
    } catch {
      // Kept for the visit.
    }
  };
  return {
    columns,
    toggle: (key: ColumnKey) => {
      const chosen = columnKeys.filter((one) => (one === key ? !columns.includes(key) : columns.includes(one)));
      if (chosen.length > 0) choose(chosen);
    },
  };
}
