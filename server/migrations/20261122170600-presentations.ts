import { sql, type Kysely } from 'kysely';

/**
 * Presentations of agents: the draft that is edited, its homes and photos, the published snapshot, and the links by which clients see it.
 * Every write to a presentation takes a new revision under its row's lock, so that an edit which has not seen another one is told.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    CREATE TABLE presentations (
      id uuid PRIMARY KEY,
      user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
      presentation_type text COLLATE "C" NOT NULL CHECK (presentation_type IN ('cma', 'general-presentation')),
      title text NOT NULL,
      client_display_name text,
      price_min integer,
      price_max integer,
      cover_photo_id bigint,
      sections jsonb NOT NULL,
      valuation_choices jsonb NOT NULL DEFAULT '{}',
      revision integer NOT NULL DEFAULT 1,
      is_archived boolean NOT NULL DEFAULT false,
      published jsonb,
      published_content_hash text,
      published_at timestamptz,
      created_at timestamptz NOT NULL,
      updated_at timestamptz NOT NULL,
      deleted_at timestamptz
    )`.execute(db);
  await comment(db, 'TABLE presentations', 'A presentation of an agent, as it is being edited.');
  await comment(db, 'COLUMN presentations.sections', 'Set-ups of the sections in their order, as the contract has them');
  await comment(db, 'COLUMN presentations.valuation_choices', "The agent's own adjustments, each with its note");
  await comment(db, 'COLUMN presentations.published', 'What a shared link shows until it is published again');
  await comment(
    db,
    'COLUMN presentations.published_content_hash',
    'Of the draft when it was published: an equal one has no unpublished changes',
  );
  await sql`CREATE INDEX presentations_by_user ON presentations (user_id, updated_at DESC) WHERE deleted_at IS NULL`.execute(db);
  await sql`CREATE INDEX presentations_deleted ON presentations (deleted_at) WHERE deleted_at IS NOT NULL`.execute(db);

  await sql`
    CREATE TABLE presentation_properties (
      id uuid PRIMARY KEY,
      presentation_id uuid NOT NULL REFERENCES presentations ON DELETE CASCADE,
      is_subject boolean NOT NULL,
      mls_source text COLLATE "C",
      mls_id text COLLATE "C",
      position integer NOT NULL,
      facts jsonb NOT NULL,
      created_at timestamptz NOT NULL,
      CHECK ((mls_source IS NULL) = (mls_id IS NULL))
    )`.execute(db);
  await comment(db, 'TABLE presentation_properties', 'The subject and the comparables of a presentation.');
  await comment(
    db,
    'COLUMN presentation_properties.facts',
    'As read from the listing when it was last seen, or as typed in by the agent',
  );
  await sql`CREATE UNIQUE INDEX presentation_properties_subject ON presentation_properties (presentation_id) WHERE is_subject`.execute(
    db,
  );
  await sql`
    CREATE UNIQUE INDEX presentation_properties_listing ON presentation_properties (presentation_id, mls_source, mls_id)
    WHERE NOT is_subject AND mls_id IS NOT NULL`.execute(db);
  await sql`CREATE INDEX presentation_properties_in_order ON presentation_properties (presentation_id, position)`.execute(db);

  await sql`
    CREATE TABLE presentation_files (
      key text COLLATE "C" PRIMARY KEY,
      user_id uuid REFERENCES users ON DELETE SET NULL,
      width integer NOT NULL,
      height integer NOT NULL,
      placeholder text NOT NULL,
      created_at timestamptz NOT NULL
    )`.execute(db);
  await comment(
    db,
    'TABLE presentation_files',
    'Uploaded photos in the file store; a file that nothing uses any more is deleted.',
  );

  await sql`
    CREATE TABLE presentation_photos (
      id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
      presentation_id uuid NOT NULL REFERENCES presentations ON DELETE CASCADE,
      property_id uuid REFERENCES presentation_properties ON DELETE CASCADE,
      public_name text COLLATE "C" UNIQUE,
      file_key text COLLATE "C" REFERENCES presentation_files,
      listing_photo_url text,
      position integer NOT NULL,
      caption text,
      alteration text,
      created_at timestamptz NOT NULL,
      CHECK ((file_key IS NULL) <> (listing_photo_url IS NULL)),
      CHECK ((file_key IS NULL) = (public_name IS NULL))
    )`.execute(db);
  await comment(db, 'TABLE presentation_photos', 'Photos of the homes of a presentation, and cover photos of its own.');
  await comment(db, 'COLUMN presentation_photos.property_id', 'Null for a cover photo that belongs to no home');
  await comment(db, 'COLUMN presentation_photos.public_name', 'Unguessable name under which an uploaded photo is served');
  await comment(
    db,
    'COLUMN presentation_photos.file_key',
    'Of an uploaded photo in the file store; copies of a presentation share it, and the file goes with its last row',
  );
  await comment(
    db,
    'COLUMN presentation_photos.listing_photo_url',
    "Path of a listing's photo on our origin, where it is one of the MLS",
  );
  await sql`CREATE INDEX presentation_photos_of_presentation ON presentation_photos (presentation_id, property_id, position)`.execute(
    db,
  );
  await sql`CREATE INDEX presentation_photos_by_file ON presentation_photos (file_key) WHERE file_key IS NOT NULL`.execute(db);

  await sql`
    CREATE TABLE presentation_shares (
      presentation_id uuid PRIMARY KEY REFERENCES presentations ON DELETE CASCADE,
      token text COLLATE "C" NOT NULL UNIQUE,
      is_live boolean NOT NULL,
      expires_at timestamptz,
      password_hash text,
      created_at timestamptz NOT NULL
    )`.execute(db);
  await comment(db, 'TABLE presentation_shares', 'The link by which clients see a presentation; taken back, its row is gone.');
  await comment(db, 'COLUMN presentation_shares.is_live', 'The draft as it stands is shown, not the published snapshot');

  await sql`
    CREATE TABLE presentation_views (
      presentation_id uuid NOT NULL REFERENCES presentations ON DELETE CASCADE,
      day date NOT NULL,
      views integer NOT NULL,
      PRIMARY KEY (presentation_id, day)
    )`.execute(db);
  await comment(db, 'TABLE presentation_views', 'Openings of shared links by day; nothing of who opened them is kept.');

  await sql`
    CREATE TABLE presentation_section_templates (
      id uuid PRIMARY KEY,
      user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
      name text NOT NULL,
      config jsonb NOT NULL,
      created_at timestamptz NOT NULL,
      UNIQUE (user_id, name)
    )`.execute(db);
  await comment(db, 'TABLE presentation_section_templates', 'Sections that an agent saved to use again.');
}

async function comment(db: Kysely<unknown>, on: string, text: string): Promise<void> {
  await sql`COMMENT ON ${sql.raw(on)} IS ${sql.lit(text)}`.execute(db);
}
