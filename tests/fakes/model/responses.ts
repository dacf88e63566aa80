import { fakeUsage, namedEvent, pieces, recordsIn, textOf, type Wire } from './wire.ts';

/** OpenAI Responses: `POST /v1/responses` with `stream: true`. */
export const responsesWire: Wire = {
  path: '/v1/responses',

  readRequest: (body) => ({
    turns: recordsIn(body['input']).map((item) => {
      if (item['type'] === 'function_call_output') return { role: 'tool' as const, text: textOf(item['output']) };
      if (item['type'] === 'function_call' || item['type'] === 'reasoning')
        return { role: 'assistant' as const, text: JSON.stringify(item) };
      const role = item['role'] === 'user' || item['role'] === 'assistant' ? item['role'] : 'system';
      return { role, text: textOf(item['content']) };
    }),
    toolNames: recordsIn(body['tools']).map((tool) => String(tool['name'])),
  }),

  errorBody: (status, param) => ({
    error: {
      message: `The fake answers ${status}`,
      type: status === 429 ? 'rate_limit_error' : 'server_error',
      param,
      code: null,
    },
  }),

  answer(model) {
    let sequence = 0;
    let index = -1;
    let itemId = '';
    let text = '';
    const event = (type: string, fields: object) => namedEvent({ type, sequence_number: sequence++, ...fields });
    const response = (fields: object) => ({
      response: { id: 'resp_fake', object: 'response', created_at: 1_790_000_000, model, output: [], error: null, ...fields },
    });
    const place = () => ({ item_id: itemId, output_index: index });
    const open = (prefix: string, item: object) => {
      index += 1;
      itemId = `${prefix}_fake${index}`;
      text = '';
      return event('response.output_item.added', { output_index: index, item: { id: itemId, ...item } });
    };
    const close = (item: object) => event('response.output_item.done', { output_index: index, item: { id: itemId, ...item } });
    return {
      start: () =>
        event('response.created', response({ status: 'in_progress' })) +
        event('response.in_progress', response({ status: 'in_progress' })),
      startThinking: () =>
        open('rs', { type: 'reasoning', summary: [] }) +
        event('response.reasoning_summary_part.added', {
          ...place(),
          summary_index: 0,
          part: { type: 'summary_text', text: '' },
        }),
      think(delta) {
        text += delta;
        return event('response.reasoning_summary_text.delta', { ...place(), summary_index: 0, delta });
      },
      endThinking: () =>
        event('response.reasoning_summary_text.done', { ...place(), summary_index: 0, text }) +
        event('response.reasoning_summary_part.done', { ...place(), summary_index: 0, part: { type: 'summary_text', text } }) +
        close({ type: 'reasoning', summary: [{ type: 'summary_text', text }], encrypted_content: 'gAAAAfake' }),
      startText: () =>
        open('msg', { type: 'message', status: 'in_progress', role: 'assistant', content: [] }) +
        event('response.content_part.added', {
          ...place(),
          content_index: 0,
          part: { type: 'output_text', annotations: [], text: '' },
        }),
      say(delta) {
        text += delta;
        return event('response.output_text.delta', { ...place(), content_index: 0, delta, logprobs: [] });
      },
      endText() {
        const part = { type: 'output_text', annotations: [], logprobs: [], text };
        return (
          event('response.output_text.done', { ...place(), content_index: 0, text, logprobs: [] }) +
          event('response.content_part.done', { ...place(), content_index: 0, part }) +
          close({ type: 'message', status: 'completed', role: 'assistant', content: [part] })
        );
      },
      call(name, argumentsText) {
        const added = open('fc', {
          type: 'function_call',
          status: 'in_progress',
          arguments: '',
          call_id: `call_fake${index + 1}`,
          name,
        });
        const deltas = pieces(argumentsText).map((delta) =>
          event('response.function_call_arguments.delta', { ...place(), delta }),
        );
        const done = event('response.function_call_arguments.done', { ...place(), arguments: argumentsText });
        const item = { type: 'function_call', status: 'completed', arguments: argumentsText, call_id: `call_fake${index}`, name };
        return added + deltas.join('') + done + close(item);
      },
      end: (reason) =>
        event(
          reason === 'length' ? 'response.incomplete' : 'response.completed',
          response({
            status: reason === 'length' ? 'incomplete' : 'completed',
            incomplete_details: reason === 'length' ? { reason: 'max_output_tokens' } : null,
            usage: {
              input_tokens: fakeUsage.inputTokens,
              input_tokens_details: { cached_tokens: 0 },
              output_tokens: fakeUsage.outputTokens,
              output_tokens_details: { reasoning_tokens: 0 },
              total_tokens: fakeUsage.inputTokens + fakeUsage.outputTokens,
            },
          }),
        ),
    };
  },
};
