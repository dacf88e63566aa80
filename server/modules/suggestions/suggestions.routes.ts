import { createCard, deleteCard, listCards, listSuggestedPrompts, suggestPrompts, updateCard } from '#contract/suggestions.ts';
import type { Mount } from '#server/platform/http/index.ts';
import type { SuggestionsService } from './suggestions.service.ts';

export function mountSuggestions(mount: Mount, suggestions: SuggestionsService): void {
  mount.endpoint(suggestPrompts, async ({ caller, params, body }) => ({
    suggestedPrompts: await suggestions.suggest({ userId: caller.userId, threadId: params.threadId }, body.exceptions),
  }));
  mount.endpoint(listSuggestedPrompts, async () => ({
    items: (await suggestions.cards()).map(({ position: _, ...card }) => card),
  }));
  mount.endpoint(listCards, async () => ({ items: await suggestions.cards() }));
  mount.endpoint(createCard, ({ body }) => suggestions.create(body));
  mount.endpoint(updateCard, ({ params, body }) => suggestions.update(params.cardId, body));
  mount.endpoint(deleteCard, async ({ params }) => {
    await suggestions.delete(params.cardId);
    return undefined;
  });
}
