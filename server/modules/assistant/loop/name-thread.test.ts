import type { LanguageModelV4StreamPart } from '@ai-sdk/provider';
import { simulateReadableStream } from 'ai';
import { MockLanguageModelV4 } from 'ai/test';
import { describe, expect, it } from 'vitest';
import { systemClock } from '#server/platform/clock.ts';
import { createLog } from '#server/platform/log.ts';
import type { OpenedModel } from '../models/index.ts';
import { createNameThread, tidyTitle } from './name-thread.ts';

const viewer = { userId: '01990000-0000-7000-8000-000000000003', allowedMlsProviders: ['*'] };
const usage = {
  inputTokens: { total: 1, noCache: 1, cacheRead: 0, cacheWrite: 0 },
  outputTokens: { total: 1, text: 1, reasoning: 0 },
};

function saying(text: string): OpenedModel {
  const model = new MockLanguageModelV4({
    doStream: async () => ({
      stream: simulateReadableStream<LanguageModelV4StreamPart>({
        chunks: [
          { type: 'text-start', id: '1' },
          { type: 'text-delta', id: '1', delta: text },
          { type: 'text-end', id: '1' },
          { type: 'finish', finishReason: { unified: 'stop', raw: 'stop' }, usage },
        ],
      }),
    }),
  });
  return { model, isBuiltIn: false };
}

function nameWith(opened: () => Promise<OpenedModel>, timeoutMs = 5_000): Promise<string> {
  const nameThread = createNameThread({
    openModel: opened,
    composeTitle: () => 'Composed',
    clock: systemClock,
    log: createLog('silent'),
    timeoutMs,
  });
  return nameThread('3 bedroom condos in Noe Valley', viewer);
}

describe('naming a thread', () => {
  it("takes the model's words, tidied", async () => {
    expect(await nameWith(async () => saying('"Noe Valley condos."\n\nI chose this because…'))).toBe('Noe Valley condos');
  });

  it('composes the name itself with the built-in model', async () => {
    expect(await nameWith(async () => ({ ...saying('unused'), isBuiltIn: true }))).toBe('Composed');
  });

  it('reads no address of a file that goes along', async () => {
    const nameThread = createNameThread({
      ...{ openModel: async () => ({ ...saying('unused'), isBuiltIn: true }), composeTitle: (firstMessage) => firstMessage },
      ...{ clock: systemClock, log: createLog('silent') },
    });
    const file = '[prices.csv](/api/files/AAAAAAAAAAAAAAAAAAAAAA/prices.csv)';
    expect(await nameThread(`What is the median?\n\n${file}`, viewer)).toBe('What is the median?');
    expect(await nameThread(file, viewer)).toBe(file);
  });

  it('composes the name when the model says nothing usable', async () => {
    expect(await nameWith(async () => saying(' "" '))).toBe('Composed');
  });

  it('composes the name when the model fails', async () => {
    expect(await nameWith(() => Promise.reject(new Error('no such model')))).toBe('Composed');
  });

  it('composes the name when the model does not answer in time, even if it ignores the signal', async () => {
    const model = new MockLanguageModelV4({ doStream: () => new Promise(() => {}) });
    expect(await nameWith(async () => ({ model, isBuiltIn: false }), 50)).toBe('Composed');
  });

  it.each([
    ['Three-bedroom condominiums with parking in Noe Valley', 'Three-bedroom condominiums with parking'],
    ['**Market report**', 'Market report'],
    ['“Casas en Oakland”', 'Casas en Oakland'],
    ['x'.repeat(60), 'x'.repeat(40)],
    ['   ', ''],
  ])('tidies %j', (text, title) => {
    expect(tidyTitle(text)).toBe(title);
  });
});
