import { useState } from 'react';
import { columnKeys, usualColumns, type ColumnKey, type TableKind } from './table-columns.ts';

const keyOf = (kind: TableKind): string => (kind === 'homes' ? 'sidekick-results-columns' : `sidekick-results-columns-${kind}`);

function readColumns(kind: TableKind): readonly ColumnKey[] {
  const usual = usualColumns[kind];
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(keyOf(kind)) ?? 'null');
    if (!Array.isArray(stored)) return usual;
    const known = columnKeys.filter((key) => stored.includes(key));
    return known.length > 0 ? known : usual;
  } catch {
    return usual;
  }
}

/** The columns that the user wants for what is looked for, kept on this device. */
export function useColumns(kind: TableKind) {
  const [chosen, setChosen] = useState<Partial<Record<TableKind, readonly ColumnKey[]>>>({});
  const columns = chosen[kind] ?? readColumns(kind);
  const choose = (next: readonly ColumnKey[]) => {
    setChosen({ ...chosen, [kind]: next });
    try {
      localStorage.setItem(keyOf(kind), JSON.stringify(next));
    } catch {
      // Kept for the visit.
    }
  };
  return {
    columns,
    toggle: (key: ColumnKey) => {
      const next = columnKeys.filter((one) => (one === key ? !columns.includes(key) : columns.includes(one)));
      if (next.length > 0) choose(next);
    },
  };
}
