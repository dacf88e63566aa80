import { searchLimits, type SearchHit } from '#contract/threads.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { Db } from '#server/platform/database/index.ts';
import { selectMessageHits, selectTellingWords, selectTitleHits, selectWordsAlike, type HitRow } from './search.queries.ts';
import { isBegunShort, tellingNumbers, toTextQuery, toTypedQuery, toWholeWordQuery, wordsOfSearch } from './search-words.ts';
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
 * What a user's threads say of some words, titles first. All words are words of the text, but the last may still be typed. Where that finds
 * no message, every word may begin one; and then words that look like one that was said stand for it.
 */
export async function searchThreads(
  { db, clock }: { db: Db; clock: Clock },
  { userId, text }: { userId: string; text: string },
): Promise<SearchHit[]> {
  const words = wordsOfSearch(text);
  if (words.length === 0) return [];
  const telling = await selectTellingWords(db, words);
  const { messages: limit, titles: titleLimit } = searchLimits;
  const find = (query: string, narrowing: string | null) =>
    selectMessageHits(db, { userId, query, narrowing, wholeWords: toWholeWordQuery(words), limit, at: clock.now() });
  async function findTyped(): Promise<HitRow[]> {
    const whole = await find(toWholeWordQuery(telling), null);
    if (whole.length === limit) return whole;
    return find(toTypedQuery(telling), isBegunShort(telling) ? toWholeWordQuery(telling.slice(0, -1)) : null);
  }
  const [titles, typed] = await Promise.all([
    selectTitleHits(db, { userId, query: toTextQuery(words), text: words.join(' '), limit: titleLimit }),
    telling.length > 1 ? findTyped() : [],
  ]);
  const messages = typed.length > 0 ? typed : await find(toTextQuery(words), tellingNumbers(words));
  if (messages.length > 0) return [...titles, ...messages].map(toHit);
  const alternatives = await selectWordsAlike(db, { userId, words });
  if (alternatives.size === 0) return titles.map(toHit);
  return [...titles, ...(await find(toTextQuery(words, alternatives), tellingNumbers(words)))].map(toHit);
}
