import { sql, type RawBuilder, type SqlBool } from 'kysely';
import type { RemarksExcerpt } from '#contract/listing-keywords.ts';
import type { Db } from '#server/platform/database/index.ts';
import type { SqlCondition } from '../viewer.ts';
import { wordsAlike } from './alike-words.ts';

/** A keyword, or other words for the same. */
const anyOf = (keyword: string): RawBuilder<unknown> =>
  sql`(${sql.join(
    wordsAlike(keyword).map((words) => sql`phraseto_tsquery('english', ${words})`),
    sql` || `,
  )})`;

/** All keywords; the words of one stand beside each other, in any of their forms. */
function queryOf(keywords: readonly string[]): RawBuilder<unknown> {
  return sql`(${sql.join(keywords.map(anyOf), sql` && `)})`;
}

/** Remarks that have every keyword. What was imported in the last seconds may not have been read yet. */
export function withKeywords(keywords: readonly string[]): SqlCondition[] {
  if (keywords.length === 0) return [];
  return [sql<SqlBool>`id IN (SELECT listing_id FROM listing_words WHERE words @@ ${queryOf(keywords)})`];
}

/** Characters that no remarks have: what was found begins and ends at them. */
const [BEGIN, END] = ['\u0002', '\u0003'];
const options = `StartSel=${BEGIN},StopSel=${END},MaxFragments=2,MinWords=6,MaxWords=16,FragmentDelimiter= … `;

/** Where the keywords stand in the remarks of some listings, by id. */
export async function findExcerpts(
  db: Db,
  ids: readonly number[],
  keywords: readonly string[],
): Promise<ReadonlyMap<number, RemarksExcerpt>> {
  if (keywords.length === 0 || ids.length === 0) return new Map();
  const any = sql`(${sql.join(keywords.map(anyOf), sql` || `)})`;
  const { rows } = await sql<{ id: number; excerpt: string }>`
    SELECT id, ts_headline('english', translate(description, ${BEGIN + END}, ''), ${any}, ${options}) AS excerpt
    FROM listings WHERE id = ANY(${[...ids]}::bigint[]) AND description IS NOT NULL`.execute(db);
  return new Map(rows.map(({ id, excerpt }) => [id, partsOf(excerpt)]));
}

function partsOf(excerpt: string): RemarksExcerpt {
  return excerpt
    .replaceAll(/\s+/g, ' ')
    .split(new RegExp(`(${BEGIN}[^${END}]*${END})`))
    .filter((part) => part !== '')
    .map((part) => (part.startsWith(BEGIN) ? { text: part.slice(1, -1), isFound: true } : { text: part, isFound: false }));
}
