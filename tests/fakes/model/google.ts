import type { Turn } from './script.ts';
import { fakeUsage, isRecord, recordsIn, textOf, type Wire } from './wire.ts';

const finishReasons = { stop: 'STOP', 'tool-calls': 'STOP', length: 'MAX_TOKENS' } as const;

/** Google's Gemini: `POST /v1/models/NAME:streamGenerateContent?alt=sse`. */
export const googleWire: Wire = {
  path: /^\/v1\/models\/[^:]+:streamGenerateContent\?alt=sse$/,

  readRequest: (body) => ({
    turns: [
      { role: 'system' as const, text: isRecord(body['systemInstruction']) ? textOf(body['systemInstruction']['parts']) : '' },
      ...recordsIn(body['contents']).flatMap((content): Turn[] => {
        const parts = recordsIn(content['parts']);
        if (content['role'] === 'model') return [{ role: 'assistant', text: textOf(parts) }];
        const results = parts.filter((part) => 'functionResponse' in part);
        const texts = parts.filter((part) => 'text' in part);
        return [
          ...results.map((part): Turn => ({ role: 'tool', text: JSON.stringify(part['functionResponse']) })),
          ...(texts.length > 0 ? [{ role: 'user' as const, text: textOf(texts) }] : []),
        ];
      }),
    ],
    toolNames: recordsIn(body['tools']).flatMap((tool) =>
      recordsIn(tool['functionDeclarations']).map((declared) => String(declared['name'])),
    ),
  }),

  errorBody: (status, param) => ({
    error: { code: status, message: `The fake answers ${status}${param ? ` to ${param}` : ''}`, status: 'INVALID_ARGUMENT' },
  }),

  answer(modelVersion) {
    const frame = (fields: object) => `data: ${JSON.stringify({ modelVersion, responseId: 'fake', ...fields })}\r\n\r\n`;
    const parts = (...content: object[]) => frame({ candidates: [{ content: { role: 'model', parts: content }, index: 0 }] });
    return {
      start: () => '',
      startThinking: () => '',
      think: (text) => parts({ text, thought: true }),
      endThinking: () => '',
      startText: () => '',
      say: (text) => parts({ text }),
      endText: () => '',
      // Arguments arrive parsed: what is no JSON cannot come this way.
      call: (name, argumentsText) =>
        parts({ functionCall: { name, args: asArguments(argumentsText) }, thoughtSignature: 'ZmFrZQ==' }),
      end: (reason) =>
        frame({
          candidates: [{ content: { role: 'model', parts: [] }, finishReason: finishReasons[reason], index: 0 }],
          usageMetadata: {
            promptTokenCount: fakeUsage.inputTokens,
            candidatesTokenCount: fakeUsage.outputTokens,
            totalTokenCount: fakeUsage.inputTokens + fakeUsage.outputTokens,
          },
        }),
    };
  },
};

function asArguments(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return { unreadable: text };
  }
}
