import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { type CardOfAdmin, createCard, deleteCard, listCards, type NewCard, updateCard } from '#contract/suggestions.ts';
import { callApi } from '#web/platform/api.ts';
import { wordsFor } from '#web/platform/error-words.ts';
import { showToast } from '#web/ui/toast-queue.ts';
import { cardsQuery } from './suggestions.data.ts';

const UNDO_MS = 10_000;
/** Between two cards, so that one can be put there by hand. */
const STEP = 10;

export const adminCardsQuery = queryOptions({
  queryKey: ['admin-cards'],
  queryFn: async ({ signal }) => (await callApi(listCards, {}, { signal })).items,
});

/** Also what a new chat of this device shows. */
async function renew(queryClient: QueryClient): Promise<void> {
  await Promise.all([adminCardsQuery, cardsQuery].map(({ queryKey }) => queryClient.invalidateQueries({ queryKey })));
}

const show = (queryClient: QueryClient, change: (cards: readonly CardOfAdmin[]) => CardOfAdmin[]) =>
  queryClient.setQueryData(adminCardsQuery.queryKey, (cards) => cards && change(cards));

/** Adds a card after all others, or changes one. @throws ApiError, NetworkError */
export async function saveCard(queryClient: QueryClient, id: string | null, card: Omit<NewCard, 'position'>): Promise<void> {
  const last = queryClient.getQueryData(adminCardsQuery.queryKey)?.at(-1)?.position ?? 0;
  if (id === null) await callApi(createCard, { body: { ...card, position: last + STEP } });
  else await callApi(updateCard, { params: { cardId: id }, body: card });
  await renew(queryClient);
}

/** Puts a card a place further up (-1) or down (1); where the server does not take it, the order is put back. */
export async function moveCard(queryClient: QueryClient, { id }: CardOfAdmin, by: 1 | -1): Promise<void> {
  const cards = queryClient.getQueryData(adminCardsQuery.queryKey) ?? [];
  const at = cards.findIndex((card) => card.id === id);
  const [moved, other] = [cards[at], cards[at + by]];
  if (!moved || !other) return;
  const inOrder = cards
    .with(at, other)
    .with(at + by, moved)
    .map((card, index) => ({ ...card, position: (index + 1) * STEP }));
  show(queryClient, () => inOrder);
  const changed = inOrder.filter(({ id: of, position }) => cards.find((card) => card.id === of)?.position !== position);
  try {
    for (const { id: cardId, position } of changed) await callApi(updateCard, { params: { cardId }, body: { position } });
  } catch (error) {
    showToast(`The order was not kept. ${wordsFor(error)}`, { tone: 'error' });
  }
  await renew(queryClient);
}

/** Deletes at once, with a way back: the same card again. */
export async function removeCard(queryClient: QueryClient, { id, ...card }: CardOfAdmin): Promise<void> {
  show(queryClient, (cards) => cards.filter((one) => one.id !== id));
  const showError = (error: unknown) => showToast(wordsFor(error), { tone: 'error' });
  try {
    await callApi(deleteCard, { params: { cardId: id } });
    const undo = () =>
      void callApi(createCard, { body: card })
        .catch(showError)
        .then(() => renew(queryClient));
    showToast(`Deleted “${card.displayText}”`, { durationMs: UNDO_MS, action: { label: 'Undo', onClick: undo } });
  } catch (error) {
    showError(error);
  }
  await renew(queryClient);
}
