import { sql } from 'kysely';
import type { ModelMessage } from 'ai';
import type { DbOrTx } from '#server/platform/database/index.ts';
import type { ReplyState } from './reply.ts';
import { sentenceForFailure } from './sentences.ts';

const MAX_MESSAGES = 40;
const MAX_CHARACTERS = 120_000;

interface PastMessage {
  id: string;
  created_by: string;
  content: string;
  run_id: string | null;
}

interface PastStep {
  run_id: string;
  messages: ModelMessage[];
  reply: ReplyState;
}

export interface Conversation {
  history: ModelMessage[];
  prompt: string;
}

/**
 * The thread as a model reads it: up to a prompt, hidden messages included, the oldest left out beyond 40 messages or 120,000
 * characters. Earlier replies come with their tool calls and results, so that "the second one" can be looked up.
 */
export async function readConversation(db: DbOrTx, threadId: string, promptMessageId: string): Promise<Conversation> {
  const { rows: messages } = await sql<PastMessage>`
    SELECT id, created_by, content, run_id FROM messages
    WHERE thread_id = ${threadId} AND id <= ${promptMessageId}
    ORDER BY id DESC LIMIT ${MAX_MESSAGES + 1}`.execute(db);
  const runIds = messages.flatMap(({ run_id }) => run_id ?? []);
  const { rows: steps } = await sql<PastStep>`
    SELECT run_id, messages, reply FROM run_model_steps WHERE run_id = ANY (${runIds}::uuid[]) ORDER BY run_id, step`.execute(db);
  const stepsByRun = Map.groupBy(steps, ({ run_id }) => run_id);

  const [prompt, ...past] = messages;
  const turns: ModelMessage[][] = [];
  let characters = 0;
  for (const message of past) {
    const turn = turnOf(message, stepsByRun.get(message.run_id ?? '') ?? []);
    characters += JSON.stringify(turn).length;
    if (characters > MAX_CHARACTERS) break;
    turns.unshift(turn);
  }
  const history = turns.flat();
  const firstOfUser = history.findIndex(({ role }) => role === 'user');
  return { history: firstOfUser === -1 ? [] : history.slice(firstOfUser), prompt: prompt?.content ?? '' };
}

function turnOf({ created_by, content }: PastMessage, steps: readonly PastStep[]): ModelMessage[] {
  if (created_by === 'user') return [{ role: 'user', content }];
  // A reply that was stopped or failed says more than its finished steps do.
  const rest = content.slice(steps.at(-1)?.reply.text.length ?? 0).trim();
  const said: ModelMessage[] = rest === '' || rest === sentenceForFailure ? [] : [{ role: 'assistant', content: rest }];
  return [...steps.flatMap(({ messages }) => messages), ...said];
}
