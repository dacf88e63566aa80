import type { FastifyRequest } from 'fastify';
import {
  createCard,
  deleteCard,
  getCardAnimation,
  listCards,
  listSuggestedPrompts,
  suggestPrompts,
  updateCard,
} from '#contract/suggestions.ts';
import { addressOf, type Caller, type Mount } from '#server/platform/http/index.ts';
import type { SuggestionsService } from './suggestions.service.ts';

const actorOf = ({ userId }: Caller, request: FastifyRequest) => ({ userId, address: addressOf(request) });

export function mountSuggestions(mount: Mount, suggestions: SuggestionsService): void {
  mount.endpoint(suggestPrompts, async ({ caller, params, body }) => ({
    suggestedPrompts: await suggestions.suggest(caller, params.threadId, body.exceptions),
  }));
  mount.endpoint(listSuggestedPrompts, async () => ({ items: await suggestions.shownCards() }));
  mount.raw(getCardAnimation, async ({ params }, { reply }) => {
    const content = Buffer.from(await suggestions.animation(params.cardId));
    // Its address has the card's version.
    void reply.header('cache-control', 'private, max-age=31536000, immutable');
    return { content, mimeType: 'application/json; charset=utf-8' };
  });
  mount.endpoint(listCards, async () => ({ items: await suggestions.cards() }));
  mount.raw(createCard, ({ caller, body }, { request }) => suggestions.create(body, actorOf(caller, request)));
  mount.raw(updateCard, ({ caller, params, body }, { request }) =>
    suggestions.update(params.cardId, body, actorOf(caller, request)),
  );
  mount.raw(deleteCard, async ({ caller, params }, { request }) => {
    await suggestions.delete(params.cardId, actorOf(caller, request));
    return undefined;
  });
}
