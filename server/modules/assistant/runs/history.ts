import { sql } from 'kysely';
import type { ModelMessage } from 'ai';
import type { StoredMessage, ThreadsService } from '#server/modules/threads/index.ts';
import type { DbOrTx } from '#server/platform/database/index.ts';
import type { ReplyState } from './reply.ts';
import { withoutUnanswered } from '../loop/pending-calls.ts';
import { sentenceForFailure } from './sentences.ts';

const MAX_MESSAGES = 40;
const MAX_CHARACTERS = 120_000;

interface PastStep {
  run_id: string;
  messages: ModelMessage[];
  reply: ReplyState;
}

export interface Conversation {
  history: ModelMessage[];
  prompt: string;
}

/** What the user changed in the drawer, as a model reads it. */
interface ToldChange {
  at: Date;
  messages: ModelMessage[];
}

/**
 * The thread as a model reads it: up to a prompt, hidden messages included, the oldest left out beyond 40 messages or 120,000
 * characters. Earlier replies come with their tool calls and results, so that "the second one" can be looked up.
 * @param change stands behind what was said before it
 */
export async function readConversation(
  { db, threads }: { db: DbOrTx; threads: Pick<ThreadsService, 'messagesUpTo'> },
  { threadId, promptMessageId }: { threadId: string; promptMessageId: string },
  change: ToldChange | null = null,
): Promise<Conversation> {
  const messages = await threads.messagesUpTo(db, threadId, { messageId: promptMessageId, limit: MAX_MESSAGES + 1 });
  const runIds = messages.flatMap(({ runId }) => runId ?? []);
  const { rows: steps } = await sql<PastStep>`
    SELECT run_id, messages, reply FROM run_model_steps WHERE run_id = ANY (${runIds}::uuid[]) ORDER BY run_id, step`.execute(db);
  const { rows: open } = await sql<{ id: string; reply_text: string }>`
    SELECT id, reply_text FROM runs WHERE id = ANY (${runIds}::uuid[]) AND ended_at IS NULL`.execute(db);
  const openTexts = new Map(open.map(({ id, reply_text }) => [id, reply_text]));
  const stepsByRun = Map.groupBy(steps, ({ run_id }) => run_id);

  const [prompt, ...past] = messages;
  const turns: ModelMessage[][] = [];
  let characters = 0;
  let untold = change;
  for (const message of past) {
    if (untold && message.createdAt <= untold.at) {
      turns.unshift(untold.messages);
      untold = null;
    }
    const runId = message.runId ?? '';
    const content = openTexts.get(runId) ?? message.content;
    const turn = turnOf({ ...message, content }, stepsByRun.get(runId) ?? []);
    characters += JSON.stringify(turn).length;
    if (characters > MAX_CHARACTERS) break;
    turns.unshift(turn);
  }
  const history = turns.flat();
  const firstOfUser = history.findIndex(({ role }) => role === 'user');
  return { history: firstOfUser === -1 ? [] : history.slice(firstOfUser), prompt: prompt?.content ?? '' };
}

function turnOf({ createdBy, content }: StoredMessage, steps: readonly PastStep[]): ModelMessage[] {
  if (createdBy === 'user') return [{ role: 'user', content }];
  // A reply that was stopped or failed says more than its finished steps do.
  const rest = content.slice(steps.at(-1)?.reply.text.length ?? 0).trim();
  const replyMessages: ModelMessage[] = rest === '' || rest === sentenceForFailure ? [] : [{ role: 'assistant', content: rest }];
  return [...withoutUnanswered(steps.flatMap(({ messages }) => messages)), ...replyMessages];
}
