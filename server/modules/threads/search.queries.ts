import { sql } from 'kysely';
import type { DbOrTx, Tx } from '#server/platform/database/index.ts';
import { isConversation } from './messages.queries.ts';
import { MARK_END, MARK_START } from './snippet.ts';

/** The newest messages that match are weighed against each other; more nobody looks through. */
const MAX_WEIGHED = 300;
/** So many of them are enough where looking for more would mean looking at a user's messages from the first one on. */
const ENOUGH_WEIGHED = 100;
/** Among so many of the newest it is told how often something is said: more often than each hundredth time, or seldom. */
const LOOKED_AT_FIRST = 2_000;
const SELDOM = LOOKED_AT_FIRST / 100;
const MAX_HITS_OF_THREAD = 3;
const MAX_CHARACTERS_CUT = 20_000;
/** A hit counts half as much after so many days. */
const HALF_LIFE_DAYS = 120;
/** How alike (0 to 1) a title or word must be to be meant by a misspelled one. */
const MIN_LIKENESS_OF_TITLE = 0.6;
const MIN_LIKENESS_OF_WORD = 0.45;
const MAX_ALTERNATIVES = 3;

export interface HitRow {
  thread_id: string;
  title: string;
  updated_at: Date;
  /** Null where the title is what matches. */
  message_key: string | null;
  created_by: string | null;
  created_at: Date | null;
  marked: string;
}

const markOptions = `StartSel=${MARK_START}, StopSel=${MARK_END}`;
const unmarked = (text: ReturnType<typeof sql.ref>) => sql`translate(${text}, ${MARK_START + MARK_END}, '')`;

/** With the order and the limit in sight the planner would read all of a user's messages or threads from the newest on and try each. */
const FENCE = sql`OFFSET 0`;

interface Search {
  userId: string;
  /** In the language of `to_tsquery`. */
  query: string;
  limit: number;
}

interface MessageSearch extends Search {
  /** A message that matches this, too, has the words themselves and not only such as begin with them. */
  wholeWords: string;
  /**
   * A query of whole words that every match of `query` matches: the index looks them up, and what begins with a word is looked for among
   * those alone. Null: the index looks up the query itself, every entry that begins with each of its words.
   */
  narrowing: string | null;
  at: Date;
}

/**
 * Among how many of the newest messages one finds enough that match, so that what is said all the time is not looked up from the first
 * message on: the index of words knows no order. Null for what is said seldom, where that index is the shorter way.
 */
async function findDepth(db: DbOrTx, { userId, query }: Pick<Search, 'userId' | 'query'>): Promise<number | null> {
  const { rows } = await sql<{ found: number }>`
    SELECT count(*)::int AS found FROM (
      SELECT FROM ${newestOf(userId, LOOKED_AT_FIRST)} WHERE ts_match_vq(search, to_tsquery('english', ${query})) LIMIT ${ENOUGH_WEIGHED}
    ) AS matching`.execute(db);
  const found = rows[0]?.found ?? 0;
  if (found < SELDOM) return null;
  // As many more as hold enough, were it said as often there.
  return Math.ceil((LOOKED_AT_FIRST * ENOUGH_WEIGHED) / found);
}

/** The newest messages of a user. Their ids are first read from the index of users alone, which the planner takes for no other index. */
const newestOf = (userId: string, count: number) => sql`(
  SELECT messages.* FROM (SELECT id FROM messages WHERE user_id = ${userId} AND NOT hidden ORDER BY id DESC LIMIT ${count}) AS newest
    JOIN messages USING (id)
) AS messages`;

/** Messages of a user's threads that match, the best first: whole words, and what is said more densely and later, stand above. */
export async function selectMessageHits(
  db: DbOrTx,
  { userId, query, wholeWords, narrowing, limit, at }: MessageSearch,
): Promise<HitRow[]> {
  const depth = await findDepth(db, { userId, query });
  // The function, of which the planner knows no index, in the place of its operator.
  const matchesHere = sql`ts_match_vq(search, to_tsquery('english', ${query}))`;
  const matches =
    depth !== null
      ? matchesHere
      : narrowing
        ? sql`search @@ to_tsquery('english', ${narrowing}) AND ${matchesHere}`
        : sql`search @@ to_tsquery('english', ${query})`;
  const { rows } = await sql<HitRow>`
    WITH asked AS (SELECT to_tsquery('english', ${query}) AS query, to_tsquery('english', ${wholeWords}) AS whole_words),
    matching AS (
      SELECT id, thread_id, unique_key, created_by, created_at, content, search
      FROM ${depth === null ? sql`messages` : newestOf(userId, depth)}
      WHERE user_id = ${userId} AND NOT hidden AND set_aside_with IS NULL AND ${isConversation} AND ${matches}
      ${depth === null ? FENCE : sql``}
    ), newest AS MATERIALIZED (
      SELECT * FROM (SELECT * FROM matching ORDER BY id DESC LIMIT ${2 * MAX_WEIGHED}) AS latest
      WHERE EXISTS (SELECT FROM threads WHERE threads.id = latest.thread_id AND threads.deleted_at IS NULL)
      ORDER BY id DESC LIMIT ${MAX_WEIGHED}
    ), weighed AS (
      SELECT newest.*, (ts_rank(newest.search, asked.query, 1) + ts_rank(newest.search, asked.whole_words, 1))
        * power(0.5, greatest(extract(epoch FROM ${at}::timestamptz - newest.created_at), 0) / ${HALF_LIFE_DAYS * 86_400}) AS weight
      FROM newest, asked
    ), counted AS (
      SELECT weighed.*, row_number() OVER (PARTITION BY thread_id ORDER BY weight DESC, id DESC) AS place FROM weighed
    ), best AS (
      SELECT * FROM counted WHERE place <= ${MAX_HITS_OF_THREAD} ORDER BY weight DESC, id DESC LIMIT ${limit}
    )
    SELECT best.thread_id, threads.title, threads.updated_at, best.unique_key AS message_key, best.created_by, best.created_at,
      ts_headline('english', ${unmarked(sql.ref('best.content_start'))}, asked.query, ${`${markOptions}, MaxWords=26, MinWords=12`}) AS marked
    FROM (SELECT *, left(content, ${MAX_CHARACTERS_CUT}) AS content_start FROM best) AS best
      JOIN threads ON threads.id = best.thread_id, asked
    ORDER BY best.weight DESC, best.id DESC`.execute(db);
  return rows;
}

/** Threads of a user whose title matches, and where those are few such as nearly have the words as they were written. */
export async function selectTitleHits(db: DbOrTx, { userId, query, text, limit }: Search & { text: string }): Promise<HitRow[]> {
  const isLike = sql`to_tsvector('english', title) @@ to_tsquery('english', ${query})`;
  const isNearly = sql`${text} <% title AND word_similarity(${text}, title) >= ${MIN_LIKENESS_OF_TITLE}`;
  const select = async (condition: typeof isLike, most: number): Promise<HitRow[]> => {
    const { rows } = await sql<HitRow>`
      SELECT id AS thread_id, title, updated_at, NULL AS message_key, NULL AS created_by, NULL AS created_at,
        ts_headline('english', ${unmarked(sql.ref('title'))}, to_tsquery('english', ${query}), ${`${markOptions}, HighlightAll=true`}) AS marked
      FROM (SELECT * FROM threads WHERE user_id = ${userId} AND deleted_at IS NULL AND ${condition} ${FENCE}) AS threads
      ORDER BY updated_at DESC LIMIT ${most}`.execute(db);
    return rows;
  };
  const matching = await select(isLike, limit);
  if (matching.length === limit) return matching;
  return [...matching, ...(await select(sql`${isNearly} AND NOT ${isLike}`, limit - matching.length))];
}

/** Those of the words, in their order, that a text is found by: "the" and its like are not. */
export async function selectTellingWords(db: DbOrTx, words: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ word: string }>`
    SELECT word FROM unnest(${words}::text[]) WITH ORDINALITY AS asked (word, place)
    WHERE numnode(to_tsquery('english', quote_literal(word))) > 0 ORDER BY place`.execute(db);
  return rows.map(({ word }) => word);
}

/** For each word those that the user's threads have said and that look most like it. */
export async function selectWordsAlike(
  db: DbOrTx,
  { userId, words }: { userId: string; words: readonly string[] },
): Promise<Map<string, string[]>> {
  const { rows } = await sql<{ asked: string; word: string }>`
    SELECT asked.word AS asked, alike.word
    FROM unnest(${words}::text[]) AS asked (word),
      LATERAL (
        SELECT word FROM message_words
        WHERE user_id = ${userId} AND word % asked.word AND similarity(word, asked.word) >= ${MIN_LIKENESS_OF_WORD}
        ORDER BY similarity(word, asked.word) DESC LIMIT ${MAX_ALTERNATIVES}
      ) AS alike`.execute(db);
  const alternatives = Map.groupBy(
    rows.filter(({ asked, word }) => asked !== word),
    ({ asked }) => asked,
  );
  return new Map([...alternatives].map(([asked, found]) => [asked, found.map(({ word }) => word)]));
}

/** @param words in order */
export async function insertWords(tx: Tx, userId: string, words: readonly string[]): Promise<void> {
  if (words.length === 0) return;
  await sql`INSERT INTO message_words (user_id, word)
    SELECT ${userId}::uuid, word FROM unnest(${words}::text[]) AS said (word)
    WHERE NOT EXISTS (SELECT FROM message_words AS known WHERE known.user_id = ${userId} AND known.word = said.word)
    ORDER BY word
    ON CONFLICT DO NOTHING`.execute(tx);
}
