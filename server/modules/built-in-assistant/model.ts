/**
 * The assistant that needs no API key, as one more language model: it sees only the prompt and the tools, and answers with reasoning,
 * tool calls and text. Deterministic: the same prompt, the same parts.
 */
import { createHash } from 'node:crypto';
import type {
  LanguageModelV4,
  LanguageModelV4CallOptions,
  LanguageModelV4FinishReason,
  LanguageModelV4StreamPart,
  LanguageModelV4Usage,
} from '@ai-sdk/provider';
import type { Reply } from './reply.ts';
import { respond } from './respond.ts';
import type { BuiltInModelNeeds } from './understand.ts';

/** No tokens are counted: nothing is paid for. */
const usage: LanguageModelV4Usage = {
  inputTokens: { total: 0, noCache: 0, cacheRead: 0, cacheWrite: 0 },
  outputTokens: { total: 0, text: 0, reasoning: 0 },
};
const WORDS_PER_DELTA = 4;

const finishReason = (reply: Reply): LanguageModelV4FinishReason =>
  reply.toolCalls.length > 0 ? { unified: 'tool-calls', raw: 'tool-calls' } : { unified: 'stop', raw: 'stop' };

/** Unique within a thread, as each step has a longer prompt than the one before; the same for the same prompt. */
const callId = (options: LanguageModelV4CallOptions) =>
  `call_${createHash('sha256').update(JSON.stringify(options.prompt)).digest('hex').slice(0, 24)}`;

/** The calls of one step under ids of their own. */
const numbered = ({ toolCalls }: Reply, id: string) =>
  toolCalls.map(({ toolName, input }, index) => ({
    toolCallId: index === 0 ? id : `${id}_${index}`,
    toolName,
    input: JSON.stringify(input),
  }));

/** Text in groups of a few words, white space kept. */
function wordGroups(text: string): string[] {
  return text.match(new RegExp(`(?:\\S+\\s*){1,${WORDS_PER_DELTA}}`, 'g')) ?? [];
}

function* partsOf(reply: Reply, id: string): Generator<LanguageModelV4StreamPart> {
  yield { type: 'stream-start', warnings: [] };
  for (const kind of ['reasoning', 'text'] as const) {
    if (!reply[kind]) continue;
    yield { type: `${kind}-start`, id: `${kind}-1` };
    for (const delta of wordGroups(reply[kind])) yield { type: `${kind}-delta`, id: `${kind}-1`, delta };
    yield { type: `${kind}-end`, id: `${kind}-1` };
  }
  for (const { toolCallId, toolName, input } of numbered(reply, id)) {
    yield { type: 'tool-input-start', id: toolCallId, toolName };
    yield { type: 'tool-input-delta', id: toolCallId, delta: input };
    yield { type: 'tool-input-end', id: toolCallId };
    yield { type: 'tool-call', toolCallId, toolName, input };
  }
  yield { type: 'finish', usage, finishReason: finishReason(reply) };
}

export function createBuiltInModel(needs: BuiltInModelNeeds): LanguageModelV4 {
  return {
    specificationVersion: 'v4',
    provider: 'sidekick',
    modelId: 'built-in',
    supportedUrls: {},
    async doGenerate(options) {
      const reply = await respond(options, needs);
      options.abortSignal?.throwIfAborted();
      return {
        content: [
          ...(reply.reasoning ? [{ type: 'reasoning' as const, text: reply.reasoning }] : []),
          ...(reply.text ? [{ type: 'text' as const, text: reply.text }] : []),
          ...numbered(reply, callId(options)).map((call) => ({ type: 'tool-call' as const, ...call })),
        ],
        finishReason: finishReason(reply),
        usage,
        warnings: [],
      };
    },
    async doStream(options) {
      const reply = await respond(options, needs);
      options.abortSignal?.throwIfAborted();
      return { stream: ReadableStream.from(partsOf(reply, callId(options))) };
    },
  };
}
