import { sql, type Kysely } from 'kysely';

/** Cards of the screen on which a chat begins; admins change them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    CREATE TABLE suggested_prompt_cards (
      id uuid PRIMARY KEY,
      prompt text NOT NULL,
      display_text text NOT NULL,
      icon text NOT NULL,
      icon_color text,
      typewriter_suggestions text[] NOT NULL,
      position integer NOT NULL,
      updated_at timestamptz NOT NULL
    )`.execute(db);
  await sql`
    INSERT INTO suggested_prompt_cards (id, prompt, display_text, icon, typewriter_suggestions, position, updated_at)
    SELECT gen_random_uuid(), prompt, display_text, icon, typed, position, now() FROM (VALUES
      ('3 bedroom condos under $1.5M with parking, newest first', 'Find condos', 'Domain', '{}'::text[], 10),
      ('How''s the market in Noe Valley over the past year?', 'Read a market', 'Timeline', '{}', 20),
      ('Write a warm listing description for the newest condo in Oakland', 'Write copy', 'Description', '{}', 30),
      ('Chart the median price by month in Oakland', 'Draw a chart', 'ShowChart',
        ARRAY['Price per sq ft by neighborhood in Oakland', 'Graph list price against sold price in Oakland', 'Chart the inventory in Oakland'], 40),
      ('2 bedroom rentals up to $5,000 a month', 'For rent', 'House', '{}', 50),
      ('Homes sold in Rockridge in the past 90 days, latest first', 'Find comps', 'AttachMoney', '{}', 60)
    ) AS cards (prompt, display_text, icon, typed, position)`.execute(db);
}
