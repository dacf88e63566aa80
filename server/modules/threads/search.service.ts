import { searchLimits, type SearchHit } from '#contract/threads.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { Db } from '#server/platform/database/index.ts';
import { selectMessageHits, selectTitleHits, selectWordsAlike, type HitRow } from './search.queries.ts';
import { toTextQuery, toWholeWordQuery, wordsOfSearch } from './search-words.ts';
import { toSnippet } from './snippet.ts';

function toHit(row: HitRow): SearchHit {
  return {
    thread: { id: row.thread_id, title: row.title, updatedAt: row.updated_at.toISOString() },
    messageId: row.message_key,
    createBy: row.created_by === 'user' ? 'user' : row.created_by === null ? null : 'assistant',
    createdAt: row.created_at?.toISOString() ?? null,
    ...toSnippet(row.marked),
  };
}

/**
 * What a user's threads say of some words, titles first. Every word must begin a word of the text; where that finds no message, words
 * that look like one that was said stand for it.
 */
export async function searchThreads(
  { db, clock }: { db: Db; clock: Clock },
  { userId, text }: { userId: string; text: string },
): Promise<SearchHit[]> {
  const words = wordsOfSearch(text);
  if (words.length === 0) return [];
  const search = { userId, query: toTextQuery(words), wholeWords: toWholeWordQuery(words), at: clock.now() };
  const [titles, messages] = await Promise.all([
    selectTitleHits(db, { ...search, text: words.join(' '), limit: searchLimits.titles }),
    selectMessageHits(db, { ...search, limit: searchLimits.messages }),
  ]);
  if (messages.length > 0) return [...titles, ...messages].map(toHit);
  const alternatives = await selectWordsAlike(db, { userId, words });
  if (alternatives.size === 0) return titles.map(toHit);
  const meant = { ...search, query: toTextQuery(words, alternatives) };
  return [...titles, ...(await selectMessageHits(db, { ...meant, limit: searchLimits.messages }))].map(toHit);
}
