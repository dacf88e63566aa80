import type { Selectable } from 'kysely';
import type { CardOfAdmin, NewCard } from '#contract/suggestions.ts';
import { newCardSchema } from '#contract/suggestions.ts';
import type { DB, DbOrTx } from '#server/platform/database/index.ts';

type Row = Selectable<DB['suggested_prompt_cards']>;

const toCard = (row: Row): CardOfAdmin => ({
  id: row.id,
  prompt: row.prompt,
  displayText: row.display_text,
  icon: newCardSchema.shape.icon.parse(row.icon),
  iconColor: row.icon_color,
  typewriterSuggestions: row.typewriter_suggestions,
  position: row.position,
});

const toRow = ({ displayText, iconColor, typewriterSuggestions, ...rest }: Partial<NewCard>) => ({
  ...rest,
  ...(displayText === undefined ? {} : { display_text: displayText }),
  ...(iconColor === undefined ? {} : { icon_color: iconColor }),
  ...(typewriterSuggestions === undefined ? {} : { typewriter_suggestions: typewriterSuggestions }),
});

export async function selectCards(db: DbOrTx, limit: number): Promise<CardOfAdmin[]> {
  const rows = await db.selectFrom('suggested_prompt_cards').selectAll().orderBy('position').orderBy('id').limit(limit).execute();
  return rows.map(toCard);
}

export async function insertCard(db: DbOrTx, id: string, card: NewCard, at: Date): Promise<CardOfAdmin> {
  const { prompt, displayText, icon, iconColor, typewriterSuggestions, position } = card;
  const row = await db
    .insertInto('suggested_prompt_cards')
    .values({
      ...{ id, prompt, icon, position, updated_at: at },
      ...{ display_text: displayText, icon_color: iconColor, typewriter_suggestions: typewriterSuggestions },
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  return toCard(row);
}

export async function updateCardRow(db: DbOrTx, id: string, changes: Partial<NewCard>, at: Date): Promise<CardOfAdmin | null> {
  const row = await db
    .updateTable('suggested_prompt_cards')
    .set({ ...toRow(changes), updated_at: at })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst();
  return row ? toCard(row) : null;
}

export async function deleteCardRow(db: DbOrTx, id: string): Promise<boolean> {
  const { numDeletedRows } = await db.deleteFrom('suggested_prompt_cards').where('id', '=', id).executeTakeFirst();
  return numDeletedRows > 0n;
}
