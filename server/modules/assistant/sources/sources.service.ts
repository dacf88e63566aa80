import type { ModelMessage } from 'ai';
import { sql } from 'kysely';
import type { ReplySources, SourceCall } from '#contract/reply-sources.ts';
import type { ToolStep } from '#contract/threads.ts';
import { calendarDateOf } from '#server/platform/clock.ts';
import type { ThreadsService } from '#server/modules/threads/index.ts';
import type { DbOrTx } from '#server/platform/database/index.ts';
import { AppError } from '#server/platform/errors/index.ts';
import { readConversation } from '../runs/history.ts';
import { traceReply } from '../tracing/index.ts';
import { explain } from './explain.ts';
import { labelOf } from './field-words.ts';

interface RunOfReply {
  id: string;
  prompt_message_id: string;
  model: string;
  steps: ToolStep[];
  input_tokens: number;
  output_tokens: number;
  cost_micro_dollars: number | null;
}

const MAX_CALLS = 100;
const MAX_FIGURES = 500;

/**
 * What a reply of the user's used. Read from the journal of its run, so it shows what the model was given, not what it says.
 * @throws AppError message_not_found, also for another user's reply
 */
export async function readReplySources(
  { db, threads }: { db: DbOrTx; threads: Pick<ThreadsService, 'findMessage' | 'messagesUpTo'> },
  { userId, messageId }: { userId: string; messageId: string },
): Promise<ReplySources> {
  const message = await threads.findMessage(db, { userId, uniqueKey: messageId });
  const { rows: runs } = await sql<RunOfReply>`
    SELECT id, prompt_message_id, model, steps, input_tokens, output_tokens, cost_micro_dollars
    FROM runs WHERE id = ${message?.runId ?? null}`.execute(db);
  const run = runs[0];
  if (!message || !run) throw new AppError('message_not_found', 'This message does not exist.');
  const { rows } = await sql<{ step: number; messages: ModelMessage[] }>`
    SELECT step, messages FROM run_model_steps WHERE run_id = ${run.id} ORDER BY step`.execute(db);
  const steps = rows.flatMap(({ step, messages }) => withOwnIds(step, messages));
  const conversation = await readConversation(
    { db, threads },
    { threadId: message.threadId, promptMessageId: run.prompt_message_id },
  );
  const figures = traceReply({ ...conversation, steps, text: message.content, today: calendarDateOf(message.createdAt) });
  const calls = callsOf(steps, run.steps);
  const known = new Set(calls.map(({ toolCallId }) => toolCallId));
  return {
    model: run.model,
    usage: {
      inputTokens: run.input_tokens,
      outputTokens: run.output_tokens,
      // Runs from before costs were kept have none; the built-in assistant's was nothing then, too.
      dollars: run.model === 'built-in' ? 0 : run.cost_micro_dollars === null ? null : run.cost_micro_dollars / 1e6,
    },
    calls: calls.slice(0, MAX_CALLS),
    figures: figures.slice(0, MAX_FIGURES).map(({ text, source }) => {
      if (source === null) return { text, toolCallId: null, of: null, source: null };
      if (source.toolCallId === null) return { text, toolCallId: null, of: null, source: 'Your own words' };
      const { toolCallId, record: of = null } = source;
      const label = labelOf(source.path.split('.'), source.record);
      return { text, toolCallId: known.has(toolCallId) ? toolCallId : null, of, source: label };
    }),
  };
}

/** Ids as the reply's steps have them: those of a provider may come again in another step. */
function withOwnIds(step: number, messages: readonly ModelMessage[]): ModelMessage[] {
  const order = messages.flatMap((message) =>
    message.role === 'tool' ? message.content.flatMap((part) => (part.type === 'tool-result' ? [part.toolCallId] : [])) : [],
  );
  const own = (id: string) => `call_${step}_${order.indexOf(id) + 1}`;
  return messages.map((message) => {
    if (message.role === 'tool') {
      const content = message.content.map((part) =>
        part.type === 'tool-result' ? { ...part, toolCallId: own(part.toolCallId) } : part,
      );
      return { ...message, content };
    }
    if (message.role !== 'assistant' || typeof message.content === 'string') return message;
    const content = message.content.map((part) =>
      part.type === 'tool-call' ? { ...part, toolCallId: own(part.toolCallId) } : part,
    );
    return { ...message, content };
  });
}

const MAX_ASKED = 60;
const MAX_FOUND = 120;

function callsOf(steps: readonly ModelMessage[], toolSteps: readonly ToolStep[]): SourceCall[] {
  const inputs = new Map<string, unknown>();
  const calls: SourceCall[] = [];
  for (const message of steps) {
    if (message.role === 'assistant' && typeof message.content !== 'string') {
      for (const part of message.content) if (part.type === 'tool-call') inputs.set(part.toolCallId, part.input);
    }
    if (message.role !== 'tool') continue;
    for (const part of message.content) {
      if (part.type !== 'tool-result') continue;
      const { toolCallId, toolName, output } = part;
      const answer = explain(output.type === 'json' ? output.value : null, MAX_FOUND);
      calls.push({
        ...{ toolCallId, name: toolName, title: toolSteps.find((step) => step.toolCallId === toolCallId)?.title ?? toolName },
        ok: output.type === 'json',
        asked: explain(inputs.get(toolCallId), MAX_ASKED).lines,
        found: answer.lines,
        records: answer.records,
      });
    }
  }
  return calls;
}
