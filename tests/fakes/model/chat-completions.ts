import { fakeUsage, isRecord, pieces, recordsIn, textOf, type Wire } from './wire.ts';

/** Chat completions, of OpenAI and of the many servers that speak it: `POST /v1/chat/completions` with `stream: true`. */
export const chatCompletionsWire: Wire = {
  path: '/v1/chat/completions',

  readRequest: (body) => ({
    turns: recordsIn(body['messages']).map((message) => {
      const { role } = message;
      const text = message['tool_calls'] ? JSON.stringify(message) : textOf(message['content']);
      return { role: role === 'user' || role === 'assistant' || role === 'tool' ? role : 'system', text };
    }),
    toolNames: recordsIn(body['tools']).map((tool) => (isRecord(tool['function']) ? String(tool['function']['name']) : '')),
  }),

  errorBody: (status, param) => ({ error: { message: `The fake answers ${status}`, type: 'server_error', param, code: null } }),

  answer(model) {
    let calls = 0;
    const frame = (fields: object) =>
      `data: ${JSON.stringify({ id: 'chatcmpl-fake', object: 'chat.completion.chunk', created: 1_790_000_000, model, ...fields })}\n\n`;
    const chunk = (delta: object, finish_reason: string | null = null) =>
      frame({ choices: [{ index: 0, delta, logprobs: null, finish_reason }] });
    return {
      start: () => chunk({ role: 'assistant', content: '' }),
      startThinking: () => '',
      think: (delta) => chunk({ reasoning_content: delta }),
      endThinking: () => '',
      startText: () => '',
      say: (delta) => chunk({ content: delta }),
      endText: () => '',
      call(name, argumentsText) {
        const index = calls++;
        const head = chunk({
          tool_calls: [{ index, id: `call_fake${index}`, type: 'function', function: { name, arguments: '' } }],
        });
        const rest = pieces(argumentsText).map((piece) => chunk({ tool_calls: [{ index, function: { arguments: piece } }] }));
        return head + rest.join('');
      },
      end(reason) {
        const { inputTokens: prompt_tokens, outputTokens: completion_tokens } = fakeUsage;
        const usage = { prompt_tokens, completion_tokens, total_tokens: prompt_tokens + completion_tokens };
        return chunk({}, reason === 'tool-calls' ? 'tool_calls' : reason) + frame({ choices: [], usage }) + 'data: [DONE]\n\n';
      },
    };
  },
};
