import { sql, type Kysely } from 'kysely';
import { comment } from './first-release/comment.ts';

/** What is done in the product, as browsers tell it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    CREATE TABLE analytics_events (
      user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
      happened_at timestamptz NOT NULL,
      name text NOT NULL,
      id uuid NOT NULL UNIQUE,
      properties jsonb NOT NULL,
      received_at timestamptz NOT NULL,
      PRIMARY KEY (user_id, happened_at, name)
    )`.execute(db);
  await sql`CREATE INDEX analytics_events_by_age ON analytics_events (received_at)`.execute(db);
  await comment(
    db,
    'TABLE analytics_events',
    'Ids, codes and numbers alone. The key makes telling twice harmless: a browser tells again what it does not know to have arrived. With a service for them, rows go once that has taken them',
  );
}
