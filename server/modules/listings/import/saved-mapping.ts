import type { Db } from '#server/platform/database/index.ts';
import { columnMappingSchema, type ColumnMapping } from './column-mapping.ts';

/** The mapping by which a source's last file was read; null where there is none, or none that still can be read. */
export async function findSavedMapping(db: Db, source: string): Promise<ColumnMapping | null> {
  const row = await db.selectFrom('listing_sources').select('column_mapping').where('name', '=', source).executeTakeFirst();
  const saved = columnMappingSchema.safeParse(row?.column_mapping);
  return saved.success ? saved.data : null;
}

/** Keeps a mapping with its source, which the import has made. */
export async function saveMapping(db: Db, source: string, mapping: ColumnMapping): Promise<void> {
  await db
    .updateTable('listing_sources')
    .set({ column_mapping: JSON.stringify(mapping) })
    .where('name', '=', source)
    .execute();
}

/** The columns that a mapping reads. */
export function columnsOf({ fields }: ColumnMapping): string[] {
  return Object.values(fields).flatMap((source) => {
    if (typeof source === 'string') return [source];
    if ('column' in source) return [source.column];
    if ('year' in source) return [source.year, source.month];
    return 'stateOfZip' in source ? [source.stateOfZip] : [];
  });
}
