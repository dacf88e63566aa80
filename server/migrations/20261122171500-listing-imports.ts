import { sql, type Kysely } from 'kysely';

/** Imports of files as runs that can be looked at and undone, and what was said of a source's files, by their headers. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    CREATE TABLE listing_imports (
      id uuid PRIMARY KEY,
      source text NOT NULL,
      file_name text NOT NULL,
      user_id uuid,
      state text NOT NULL CHECK (state IN ('looked-at', 'queued', 'running', 'done', 'failed', 'undone')),
      file_key text,
      plan jsonb,
      report jsonb,
      problem text,
      created_at timestamptz NOT NULL,
      started_at timestamptz,
      finished_at timestamptz,
      undone_at timestamptz
    )`.execute(db);
  await comment(
    db,
    'TABLE listing_imports',
    'One row per file that was uploaded or imported; kept with its changes for 30 days.',
  );
  await comment(
    db,
    'COLUMN listing_imports.file_key',
    'Where the upload lies until it is imported; null for files of the command line',
  );
  await sql`CREATE INDEX listing_imports_by_time ON listing_imports (created_at)`.execute(db);

  await sql`
    CREATE TABLE listing_import_changes (
      import_id uuid NOT NULL REFERENCES listing_imports ON DELETE CASCADE,
      listing_key text NOT NULL,
      before jsonb,
      after_hash text NOT NULL,
      PRIMARY KEY (import_id, listing_key)
    )`.execute(db);
  await comment(db, 'TABLE listing_import_changes', 'What an import wrote over, so that it can be undone.');
  await comment(db, 'COLUMN listing_import_changes.before', 'The row as it was; null: the import made it');
  await comment(db, 'COLUMN listing_import_changes.after_hash', 'content_hash that the import wrote; empty: it deleted the row');

  await sql`
    CREATE TABLE listing_import_lines (
      import_id uuid NOT NULL REFERENCES listing_imports ON DELETE CASCADE,
      number integer NOT NULL,
      kind text NOT NULL,
      line integer NOT NULL,
      listing_key text,
      text text NOT NULL,
      PRIMARY KEY (import_id, number)
    )`.execute(db);
  await comment(
    db,
    'TABLE listing_import_lines',
    'The report of an import: what was refused, left empty or came twice, by line of the file.',
  );

  await sql`
    CREATE TABLE listing_mappings (
      source text NOT NULL,
      header_key text NOT NULL,
      name text NOT NULL,
      mapping jsonb NOT NULL,
      is_by_hand boolean NOT NULL,
      saved_at timestamptz NOT NULL,
      PRIMARY KEY (source, header_key, name)
    )`.execute(db);
  await comment(db, 'TABLE listing_mappings', 'How files of a source with one header are read.');
  await comment(
    db,
    'COLUMN listing_mappings.header_key',
    'Digest of the header; empty: any file that has the columns of the mapping',
  );

  await sql`
    CREATE TABLE listing_source_values (
      source text NOT NULL,
      kind text NOT NULL CHECK (kind IN ('status', 'propertyType')),
      value text NOT NULL,
      meaning text NOT NULL,
      saved_at timestamptz NOT NULL,
      PRIMARY KEY (source, kind, value)
    )`.execute(db);
  await comment(db, 'TABLE listing_source_values', "What a person said that a source's own words mean.");

  await sql`
    INSERT INTO listing_mappings (source, header_key, name, mapping, is_by_hand, saved_at)
    SELECT name, '', 'earlier', column_mapping, true, updated_at FROM listing_sources WHERE column_mapping IS NOT NULL`.execute(
    db,
  );
  await sql`ALTER TABLE listing_sources DROP COLUMN column_mapping`.execute(db);
}

async function comment(db: Kysely<unknown>, on: string, text: string): Promise<void> {
  await sql`COMMENT ON ${sql.raw(on)} IS ${sql.lit(text)}`.execute(db);
}
