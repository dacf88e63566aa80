import { suggestionLimits, type CardOfAdmin, type NewCard, type SuggestedPromptCard } from '#contract/suggestions.ts';
import { askLinksIn as askedIn } from '#contract/reply-links.ts';
import { isWidgetArtifact } from '#contract/threads.ts';
import type { ListingReference } from '#contract/listing-reference.ts';
import type { Actor, AuditService } from '#server/modules/audit/index.ts';
import type { Homes } from '#server/modules/listings/index.ts';
import type { ThreadsService } from '#server/modules/threads/index.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { Db, Tx } from '#server/platform/database/index.ts';
import { AppError } from '#server/platform/errors/index.ts';
import { newId } from '#server/platform/ids.ts';
import type { Log } from '#server/platform/log.ts';
import type { OutgoingFetch } from '#server/platform/outgoing-fetch/index.ts';
import { fetchAnimation } from './animations.ts';
import type { Viewer } from '#server/platform/viewer.ts';
import { foundIn, nextPrompts } from './next-prompts.ts';
import { placeTold } from './place-told.ts';
import { english } from './texts/english.ts';
import { spanish } from './texts/spanish.ts';
import type { SuggestionsAuditAction } from './suggestions.audit.ts';
import {
  deleteCardRow,
  insertCard,
  selectAnimation,
  selectCards,
  selectShownCards,
  updateCardRow,
} from './suggestions.queries.ts';

/** What was shown longer ago is not gone on from. */
const MESSAGES_READ = 10;

export interface SuggestionsService {
  /** What can be asked next in a thread, at most three. @throws AppError thread_not_found */
  suggest: (viewer: Viewer, threadId: string, exceptions: readonly string[]) => Promise<string[]>;
  shownCards: () => Promise<SuggestedPromptCard[]>;
  cards: () => Promise<CardOfAdmin[]>;
  /** Lottie JSON as text. @throws AppError not_found */
  animation: (cardId: string) => Promise<string>;
  /** @throws AppError too_many_cards, animation_not_usable */
  create: (card: NewCard, actor: Actor) => Promise<CardOfAdmin>;
  /** @throws AppError not_found, animation_not_usable */
  update: (cardId: string, changes: Partial<NewCard>, actor: Actor) => Promise<CardOfAdmin>;
  /** @throws AppError not_found */
  delete: (cardId: string, actor: Actor) => Promise<void>;
}

export interface SuggestionsParts {
  db: Db;
  clock: Clock;
  log: Log;
  threads: Pick<ThreadsService, 'messages'>;
  homes: Pick<Homes, 'find'>;
  /** In which language the user's messages are answered, the last one last. */
  languageOf: (messages: readonly string[]) => keyof typeof texts;
  audit: AuditService<SuggestionsAuditAction>;
  fetch: OutgoingFetch;
}

const texts = { english, spanish };

const missing = () => new AppError('not_found', 'There is no such card.');

export function createSuggestionsService({
  db,
  clock,
  log,
  threads,
  homes,
  languageOf,
  audit,
  fetch,
}: SuggestionsParts): SuggestionsService {
  const animationAt = async (url: string | null) => (url === null ? null : fetchAnimation(fetch, url));
  const record = (tx: Tx, action: SuggestionsAuditAction, cardId: string, { userId, address }: Actor) =>
    audit.record(tx, { action, actorUserId: userId, subjectUserId: null, address, details: { cardId } });
  return {
    async suggest(viewer, threadId, exceptions) {
      const { items } = await threads.messages({ userId: viewer.userId, threadId }, { page: 1, pageSize: MESSAGES_READ }, log);
      const artifacts = items.flatMap((message) => message.artifacts.filter(isWidgetArtifact));
      const asked = items.filter(({ createBy }) => createBy === 'user').map(({ data }) => data.content);
      const reply = items.at(-1)?.data.content ?? '';
      const findCity = (home: ListingReference) =>
        homes.find(home, viewer).then(
          ({ listing }) => listing.city,
          () => null,
        );
      const searches = items.flatMap(({ run }) => run?.steps.filter(({ name }) => name === 'search_listings') ?? []);
      const given = {
        ...{ artifacts, place: await placeTold(artifacts, reply, findCity), shown: exceptions },
        ...{ onScreen: [...asked, ...askedIn(reply)], found: foundIn(searches.at(-1)?.summary) },
      };
      return nextPrompts(given, texts[languageOf(asked)]);
    },
    shownCards: () => selectShownCards(db, suggestionLimits.cards),
    cards: () => selectCards(db, suggestionLimits.cards),
    async animation(cardId) {
      const animation = await selectAnimation(db, cardId);
      if (animation === null) throw missing();
      return JSON.stringify(animation);
    },
    async create(card, actor) {
      const animation = await animationAt(card.animationUrl);
      return db.transaction().execute(async (tx) => {
        const cards = await selectCards(tx, suggestionLimits.cards);
        if (cards.length >= suggestionLimits.cards)
          throw new AppError('too_many_cards', `There are ${cards.length} cards already.`);
        const created = await insertCard(tx, { ...card, animation, id: newId(), at: clock.now() });
        await record(tx, 'card-created', created.id, actor);
        return created;
      });
    },
    async update(cardId, changes, actor) {
      const { animationUrl } = changes;
      const fetched = animationUrl === undefined ? {} : { animation: await animationAt(animationUrl) };
      return db.transaction().execute(async (tx) => {
        const card = await updateCardRow(tx, cardId, { ...changes, ...fetched }, clock.now());
        if (!card) throw missing();
        await record(tx, 'card-changed', cardId, actor);
        return card;
      });
    },
    delete: (cardId, actor) =>
      db.transaction().execute(async (tx) => {
        if (!(await deleteCardRow(tx, cardId))) throw missing();
        await record(tx, 'card-deleted', cardId, actor);
      }),
  };
}
