import { createHash } from 'node:crypto';
import type { Db } from '#server/platform/database/index.ts';
import { columnMappingSchema, columnsOf, type ColumnMapping, type ValueTables } from './column-mapping.ts';

export interface SavedMapping {
  name: string;
  mapping: ColumnMapping;
  isByHand: boolean;
}

/** Files of one header are read alike: names in their order, without regard to capitals. */
function headerKeyOf(header: readonly string[]): string {
  return createHash('sha256')
    .update(header.map((name) => name.trim().toLowerCase()).join('\n'))
    .digest('base64url')
    .slice(0, 22);
}

/** What holds for any file that has the mapping's columns: mappings of before there was one for each header. */
const ANY_HEADER = '';
const MAX_MAPPINGS = 50;

/** The mappings of a source that fit a header, those made by hand first, then the latest. */
export async function findMappings(db: Db, source: string, header: readonly string[]): Promise<SavedMapping[]> {
  const rows = await db
    .selectFrom('listing_mappings')
    .select(['name', 'mapping', 'is_by_hand'])
    .where('source', '=', source)
    .where('header_key', 'in', [headerKeyOf(header), ANY_HEADER])
    .orderBy('is_by_hand', 'desc')
    .orderBy('saved_at', 'desc')
    .limit(MAX_MAPPINGS)
    .execute();
  return rows.flatMap(({ name, mapping, is_by_hand: isByHand }) => {
    const read = columnMappingSchema.safeParse(mapping);
    return read.success && columnsOf(read.data).every((column) => header.includes(column))
      ? [{ name, mapping: read.data, isByHand }]
      : [];
  });
}

/** Key order aside, two mappings are one when they say the same. */
function sameText(mapping: ColumnMapping): string {
  const sorted = Object.fromEntries(Object.entries(mapping.fields).sort(([a], [b]) => (a < b ? -1 : 1)));
  return JSON.stringify([sorted, mapping.values ?? {}]);
}

interface ToSave {
  source: string;
  header: readonly string[];
  mapping: ColumnMapping;
  isByHand: boolean;
  name?: string | undefined;
  now: Date;
}

/**
 * Keeps a mapping for files with its header. A guess takes no name that a mapping made by hand has, and one made by hand stands beside
 * another that differs, under a name of its own.
 * @returns the name under which it is kept
 */
export async function saveMapping(db: Db, { source, header, mapping, isByHand, name, now }: ToSave): Promise<string> {
  const saved = await findMappings(db, source, header);
  const same = saved.find((one) => one.isByHand === isByHand && sameText(one.mapping) === sameText(mapping));
  const ownName = name ?? same?.name ?? (isByHand ? nextName(saved) : 'guessed');
  await db
    .insertInto('listing_mappings')
    .values({
      ...{ source, header_key: headerKeyOf(header), name: ownName },
      ...{ mapping: JSON.stringify(mapping), is_by_hand: isByHand, saved_at: now },
    })
    .onConflict((conflict) =>
      conflict
        .columns(['source', 'header_key', 'name'])
        .doUpdateSet({ mapping: JSON.stringify(mapping), is_by_hand: isByHand, saved_at: now })
        .where((where) => where.or([where('listing_mappings.is_by_hand', '=', false), where.val(isByHand)])),
    )
    .execute();
  return ownName;
}

function nextName(saved: readonly SavedMapping[]): string {
  const names = new Set(saved.map(({ name }) => name));
  for (let number = 1; ; number += 1) if (!names.has(`mapping ${number}`)) return `mapping ${number}`;
}

/** What was said before of a source's own words. */
export async function findValueTables(db: Db, source: string): Promise<ValueTables> {
  const rows = await db
    .selectFrom('listing_source_values')
    .select(['kind', 'value', 'meaning'])
    .where('source', '=', source)
    .limit(10_000)
    .execute();
  const table = (kind: string) =>
    Object.fromEntries(rows.flatMap((row) => (row.kind === kind ? [[row.value, row.meaning]] : [])));
  return { status: table('status'), propertyType: table('propertyType') };
}

/** Remembers what a source's words mean. */
export async function saveValueTables(db: Db, source: string, tables: ValueTables, now: Date): Promise<void> {
  const values = (['status', 'propertyType'] as const).flatMap((kind) =>
    Object.entries(tables[kind] ?? {}).map(([value, meaning]) => ({ source, kind, value, meaning, saved_at: now })),
  );
  if (values.length === 0) return;
  await db
    .insertInto('listing_source_values')
    .values(values)
    .onConflict((conflict) =>
      conflict
        .columns(['source', 'kind', 'value'])
        .doUpdateSet((row) => ({ meaning: row.ref('excluded.meaning'), saved_at: row.ref('excluded.saved_at') })),
    )
    .execute();
}
