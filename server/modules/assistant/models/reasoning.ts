import type { LanguageModelV4, LanguageModelV4CallOptions, SharedV4ProviderOptions } from '@ai-sdk/provider';
import { APICallError } from '@ai-sdk/provider';
import { askedThrough } from './asked-through.ts';

type ReasoningProvider = 'openai' | 'anthropic' | 'google';

/** Tokens that a model of Anthropic's may think with; they come on top of what it may say. */
const THINKING_TOKENS = 4_000;

/** How a provider is asked to tell its reasoning, the newest way first; older models refuse it and take the next. */
const reasoningOptions: Record<ReasoningProvider, readonly SharedV4ProviderOptions[string][]> = {
  openai: [{ reasoningSummary: 'auto' }],
  anthropic: [
    { thinking: { type: 'adaptive', display: 'summarized' } },
    { thinking: { type: 'enabled', budgetTokens: THINKING_TOKENS } },
  ],
  google: [{ thinkingConfig: { includeThoughts: true } }],
};

/** What holds with and without. `store: false`: threads are ours, and are not kept there. */
const always: Partial<Record<ReasoningProvider, SharedV4ProviderOptions[string]>> = { openai: { store: false } };

/**
 * A model that tells its reasoning where it has any and the account may see it, and answers without where not: models that do not
 * reason, and organisations that OpenAI has not verified, refuse the request with a 400 that names the option. Which way holds is found
 * out once.
 */
export function withReasoning(model: LanguageModelV4, provider: ReasoningProvider): LanguageModelV4 {
  const ways = [...reasoningOptions[provider], {}];
  let way = 0;

  async function asking<Result>(
    ask: (options: LanguageModelV4CallOptions) => PromiseLike<Result>,
    options: LanguageModelV4CallOptions,
  ): Promise<Result> {
    for (;;) {
      const tried = way;
      const own = { ...always[provider], ...ways[tried] };
      try {
        return await ask({ ...options, providerOptions: { ...options.providerOptions, [provider]: own } });
      } catch (error) {
        if (tried === ways.length - 1 || !isAboutReasoning(error)) throw error;
        way = Math.max(way, tried + 1);
      }
    }
  }

  return askedThrough(model, asking);
}

function isAboutReasoning(error: unknown): boolean {
  if (!APICallError.isInstance(error) || error.statusCode !== 400) return false;
  return /reasoning|thinking|thought/i.test(error.responseBody ?? error.message);
}
