import pg from 'pg';
import { startEmbeddedPostgres } from '#server/platform/database/embedded/index.ts';
import { newIdAfter } from '#server/platform/ids.ts';
import type { Product } from './product.ts';

const quiet = { info: () => {}, warn: () => {} };

/** A reply as agents get them: a sentence, a table and standouts. */
function replyText(index: number): string {
  return [
    `I found **${100 + index} homes** in Noe Valley, from $725,000 to $4,950,000 with a median of $1,850,000.`,
    '| Address | Price | Size |\n|---|---|---|\n| 12 Alder St | $1,250,000 | 3 bd · 2 ba |\n| 48 Birch Ave | $1,395,000 | 3 bd · 2.5 ba |',
    '- **12 Alder St**: lowest price per square foot\n- **48 Birch Ave**: listed yesterday\n- **7 Cedar Ct**: price cut of $55,000',
  ].join('\n\n');
}

/** Makes a thread of the demo agent with as many messages, straight in the database of the product's data folder. */
export async function fillThread(product: Product, cookie: string, dataDir: string, messageCount: number): Promise<string> {
  const thread = (await (
    await product.call(cookie, 'POST', '/api/chat/threads', { title: `${messageCount} messages` })
  ).json()) as { id: string };
  const { connectionString, stop } = await startEmbeddedPostgres({ dataDir, log: quiet });
  const client = new pg.Client({ connectionString });
  await client.connect();
  try {
    const { rows } = await client.query<{ user_id: string }>('SELECT user_id FROM threads WHERE id = $1', [thread.id]);
    let id: string | undefined;
    for (let index = 0; index < messageCount; index += 1) {
      id = newIdAfter(id);
      const ofUser = index % 2 === 0;
      await client.query(
        `INSERT INTO messages (id, thread_id, user_id, unique_key, type, created_by, content, created_at)
         VALUES ($1, $2, $3, $4, 'text', $5, $6, now())`,
        [
          id,
          thread.id,
          rows[0]?.user_id,
          ofUser ? id : `msg_${id}`,
          ofUser ? 'user' : 'assistant',
          ofUser ? `Question ${index}` : replyText(index),
        ],
      );
    }
  } finally {
    await client.end();
    await stop();
  }
  return thread.id;
}
