import type { Turn } from './script.ts';
import { fakeUsage, namedEvent, pieces, recordsIn, textOf, type Wire } from './wire.ts';

const stopReasons = { stop: 'end_turn', 'tool-calls': 'tool_use', length: 'max_tokens' } as const;

/** Anthropic Messages: `POST /v1/messages` with `stream: true`. */
export const anthropicWire: Wire = {
  path: '/v1/messages',

  readRequest: (body) => ({
    turns: [
      { role: 'system' as const, text: textOf(body['system']) },
      ...recordsIn(body['messages']).flatMap((message): Turn[] => {
        if (message['role'] === 'assistant') return [{ role: 'assistant', text: textOf(message['content']) }];
        const parts = recordsIn(message['content']);
        const results = parts.filter((part) => part['type'] === 'tool_result');
        const texts = parts.filter((part) => part['type'] === 'text');
        return [
          ...results.map((part): Turn => ({ role: 'tool', text: textOf(part['content']) })),
          ...(texts.length > 0 ? [{ role: 'user' as const, text: textOf(texts) }] : []),
        ];
      }),
    ],
    toolNames: recordsIn(body['tools']).map((tool) => String(tool['name'])),
  }),

  errorBody: (status, param) => ({
    type: 'error',
    error: {
      type: status === 429 ? 'rate_limit_error' : 'api_error',
      message: `The fake answers ${status}${param ? ` to ${param}` : ''}`,
    },
    request_id: 'req_fake',
  }),

  answer(model) {
    let index = -1;
    const open = (content_block: object) => namedEvent({ type: 'content_block_start', index: ++index, content_block });
    const delta = (fields: object) => namedEvent({ type: 'content_block_delta', index, delta: fields });
    const close = () => namedEvent({ type: 'content_block_stop', index });
    return {
      start: () =>
        namedEvent({
          type: 'message_start',
          message: {
            id: 'msg_fake',
            type: 'message',
            role: 'assistant',
            model,
            content: [],
            stop_reason: null,
            stop_sequence: null,
            usage: { input_tokens: fakeUsage.inputTokens, output_tokens: 1 },
          },
        }) + namedEvent({ type: 'ping' }),
      startThinking: () => open({ type: 'thinking', thinking: '', signature: '' }),
      think: (text) => delta({ type: 'thinking_delta', thinking: text }),
      endThinking: () => delta({ type: 'signature_delta', signature: 'EqQfake' }) + close(),
      startText: () => open({ type: 'text', text: '' }),
      say: (text) => delta({ type: 'text_delta', text }),
      endText: close,
      call: (name, argumentsText) =>
        open({ type: 'tool_use', id: `toolu_fake${index + 1}`, name, input: {} }) +
        ['', ...pieces(argumentsText)].map((partial_json) => delta({ type: 'input_json_delta', partial_json })).join('') +
        close(),
      end: (reason) =>
        namedEvent({
          type: 'message_delta',
          delta: { stop_reason: stopReasons[reason], stop_sequence: null },
          usage: { output_tokens: fakeUsage.outputTokens },
        }) + namedEvent({ type: 'message_stop' }),
    };
  },
};
