import type { Selectable } from 'kysely';
import type { CardOfAdmin, NewCard, SuggestedPromptCard } from '#contract/suggestions.ts';
import { newCardSchema } from '#contract/suggestions.ts';
import type { DB, DbOrTx, Tx } from '#server/platform/database/index.ts';

const columns = [
  ...['id', 'prompt', 'display_text', 'icon', 'icon_color', 'typewriter_suggestions'],
  ...['animation_url', 'position', 'updated_at'],
] as const;
/** Without the animation, which is asked for by itself. */
type Row = Omit<Selectable<DB['suggested_prompt_cards']>, 'animation'>;

/** A card as it is written: with the animation that stands at its address, as text of JSON. */
export type CardChanges = Partial<NewCard> & { animation?: string | null };

const toCard = (row: Row): CardOfAdmin => ({
  id: row.id,
  prompt: row.prompt,
  displayText: row.display_text,
  icon: newCardSchema.shape.icon.parse(row.icon),
  iconColor: row.icon_color,
  typewriterSuggestions: row.typewriter_suggestions,
  animationUrl: row.animation_url,
  position: row.position,
});

/** As users see it: with the address of our copy of the animation, which changes with the card. */
function toShown(row: Row): SuggestedPromptCard {
  const { animationUrl, position: _, ...card } = toCard(row);
  const version = row.updated_at.getTime().toString(36);
  return animationUrl === null
    ? { ...card, displayFormat: 'text', url: null }
    : { ...card, displayFormat: 'lottie', url: `/api/chat/suggested-prompts/${row.id}/animation?v=${version}` };
}

const toRow = ({ displayText, iconColor, typewriterSuggestions, animationUrl, ...rest }: CardChanges) => ({
  ...rest,
  ...(displayText === undefined ? {} : { display_text: displayText }),
  ...(iconColor === undefined ? {} : { icon_color: iconColor }),
  ...(typewriterSuggestions === undefined ? {} : { typewriter_suggestions: typewriterSuggestions }),
  ...(animationUrl === undefined ? {} : { animation_url: animationUrl }),
});

const selectRows = (db: DbOrTx, limit: number): Promise<Row[]> =>
  db.selectFrom('suggested_prompt_cards').select(columns).orderBy('position').orderBy('id').limit(limit).execute();

export const selectCards = async (db: DbOrTx, limit: number): Promise<CardOfAdmin[]> => (await selectRows(db, limit)).map(toCard);

export const selectShownCards = async (db: DbOrTx, limit: number): Promise<SuggestedPromptCard[]> =>
  (await selectRows(db, limit)).map(toShown);

/** The animation of a card as JSON; null where the card or its animation does not exist. */
export async function selectAnimation(db: DbOrTx, id: string): Promise<unknown> {
  const row = await db.selectFrom('suggested_prompt_cards').select('animation').where('id', '=', id).executeTakeFirst();
  return row?.animation ?? null;
}

export async function insertCard(
  tx: Tx,
  card: NewCard & { id: string; animation: string | null; at: Date },
): Promise<CardOfAdmin> {
  const { prompt, displayText, icon, iconColor, typewriterSuggestions, animationUrl, position, id, animation, at } = card;
  const row = await tx
    .insertInto('suggested_prompt_cards')
    .values({
      ...{ id, prompt, icon, position, animation, updated_at: at },
      ...{ display_text: displayText, icon_color: iconColor, typewriter_suggestions: typewriterSuggestions },
      animation_url: animationUrl,
    })
    .returning(columns)
    .executeTakeFirstOrThrow();
  return toCard(row);
}

export async function updateCardRow(tx: Tx, id: string, changes: CardChanges, at: Date): Promise<CardOfAdmin | null> {
  const row = await tx
    .updateTable('suggested_prompt_cards')
    .set({ ...toRow(changes), updated_at: at })
    .where('id', '=', id)
    .returning(columns)
    .executeTakeFirst();
  return row ? toCard(row) : null;
}

export async function deleteCardRow(tx: Tx, id: string): Promise<boolean> {
  const { numDeletedRows } = await tx.deleteFrom('suggested_prompt_cards').where('id', '=', id).executeTakeFirst();
  return numDeletedRows > 0n;
}
