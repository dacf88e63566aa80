import type { Artifact, Message, MessageRun } from '#contract/threads.ts';
import type { DbOrTx } from '#server/platform/database/index.ts';
import type { Log } from '#server/platform/log.ts';
import type { MessageRow } from './messages.queries.ts';

/** What a reply has beside its message, from the module that writes replies. */
export interface ReplyParts {
  run: MessageRun;
  artifacts: Artifact[];
  /** The text so far; null once the message has it. */
  text: string | null;
}

/** Reads the parts of replies by the ids of their runs, in the transaction in which their messages are read. */
export type ReadReplyParts = (db: DbOrTx, runIds: readonly string[], log: Log) => Promise<ReadonlyMap<string, ReplyParts>>;

interface Beside {
  parts: ReplyParts | undefined;
  /** All versions of it, where there are several. */
  versions: string[] | undefined;
}

/** A stored message as the wire shows it, of whatever type: the reader knows what it has a view for. */
export function toMessage(row: MessageRow, { parts, versions }: Beside): Message {
  return {
    uniqueKey: row.unique_key,
    type: row.type,
    data: { content: parts?.text ?? row.content },
    createdAt: row.created_at.toISOString(),
    createBy: row.created_by,
    artifacts: parts?.artifacts ?? [],
    run: parts?.run ?? null,
    figures: row.figures,
    versions: versions ?? null,
    feedback: row.rating === null ? null : { rating: row.rating, comment: row.rating_comment },
    metadata: row.elapsed_ms === null ? null : { elapsedTime: row.elapsed_ms },
  };
}
