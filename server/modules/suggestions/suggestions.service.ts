import { suggestionLimits, type CardOfAdmin, type NewCard } from '#contract/suggestions.ts';
import { askLinksIn as askedIn } from '#contract/reply-links.ts';
import { isWidgetArtifact } from '#contract/threads.ts';
import type { ThreadsService } from '#server/modules/threads/index.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { Db } from '#server/platform/database/index.ts';
import { AppError } from '#server/platform/errors/index.ts';
import { newId } from '#server/platform/ids.ts';
import type { Log } from '#server/platform/log.ts';
import { nextPrompts } from './next-prompts.ts';
import { english } from './texts/english.ts';
import { spanish } from './texts/spanish.ts';
import { deleteCardRow, insertCard, selectCards, updateCardRow } from './suggestions.queries.ts';

/** What was shown longer ago is not gone on from. */
const MESSAGES_READ = 10;

export interface SuggestionsService {
  /** What can be asked next in a thread, at most three. @throws AppError thread_not_found */
  suggest: (thread: { userId: string; threadId: string }, exceptions: readonly string[]) => Promise<string[]>;
  cards: () => Promise<CardOfAdmin[]>;
  /** @throws AppError too_many_cards */
  create: (card: NewCard) => Promise<CardOfAdmin>;
  /** @throws AppError not_found */
  update: (cardId: string, changes: Partial<NewCard>) => Promise<CardOfAdmin>;
  /** @throws AppError not_found */
  delete: (cardId: string) => Promise<void>;
}

export interface SuggestionsParts {
  db: Db;
  clock: Clock;
  log: Log;
  threads: Pick<ThreadsService, 'messages'>;
  /** In which language the user's messages are answered, the last one last. */
  languageOf: (messages: readonly string[]) => keyof typeof texts;
}

const texts = { english, spanish };

const missing = () => new AppError('not_found', 'There is no such card.');

export function createSuggestionsService({ db, clock, log, threads, languageOf }: SuggestionsParts): SuggestionsService {
  return {
    async suggest(thread, exceptions) {
      const { items } = await threads.messages(thread, { page: 1, pageSize: MESSAGES_READ }, log);
      const artifacts = items.flatMap((message) => message.artifacts.filter(isWidgetArtifact));
      // What the last reply proposes itself, and what was just asked, stands on the screen already.
      const onScreen = items.slice(-2).flatMap(({ data: { content } }) => [content, ...askedIn(content)]);
      const asked = items.filter(({ createBy }) => createBy === 'user').map(({ data }) => data.content);
      return nextPrompts(artifacts, [...exceptions, ...onScreen], texts[languageOf(asked)]);
    },
    cards: () => selectCards(db, suggestionLimits.cards),
    async create(card) {
      const cards = await selectCards(db, suggestionLimits.cards);
      if (cards.length >= suggestionLimits.cards)
        throw new AppError('too_many_cards', `There are ${cards.length} cards already.`);
      return insertCard(db, newId(), card, clock.now());
    },
    async update(cardId, changes) {
      const card = await updateCardRow(db, cardId, changes, clock.now());
      if (!card) throw missing();
      return card;
    },
    async delete(cardId) {
      if (!(await deleteCardRow(db, cardId))) throw missing();
    },
  };
}
