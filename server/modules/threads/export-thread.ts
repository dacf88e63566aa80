import type { Db } from '#server/platform/database/index.ts';
import { selectMessagesAfter } from './messages.queries.ts';

const MESSAGES_AT_A_TIME = 200;

interface Exported {
  threadId: string;
  title: string;
  /** Links to our own pages lead here. */
  publicOrigin: string;
}

/** A thread as Markdown, as it is read from the database: what is shown, the oldest first. */
export async function* exportThread(db: Db, { threadId, title, publicOrigin }: Exported): AsyncGenerator<string> {
  yield `# ${title}\n`;
  let after: string | undefined;
  for (;;) {
    const rows = await selectMessagesAfter(db, threadId, { after, limit: MESSAGES_AT_A_TIME });
    for (const { created_by, created_at, content } of rows) {
      const who = created_by === 'user' ? 'You' : 'Sidekick';
      yield `\n## ${who}, ${created_at.toISOString().slice(0, 16).replace('T', ' ')} UTC\n\n${content.replaceAll('](/', `](${publicOrigin}/`)}\n`;
    }
    after = rows.at(-1)?.id;
    if (rows.length < MESSAGES_AT_A_TIME) return;
  }
}
