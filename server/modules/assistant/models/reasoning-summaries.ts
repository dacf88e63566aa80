import type { LanguageModelV4, LanguageModelV4CallOptions } from '@ai-sdk/provider';
import { APICallError } from '@ai-sdk/provider';
import { z } from 'zod';

/**
 * What OpenAI answers to an organisation that it has not verified: it gets reasoning models, but no summaries of their
 * reasoning.
 */
const noSummariesSchema = z.object({ error: z.object({ param: z.literal('reasoning.summary') }) });

/**
 * An OpenAI model that tells its reasoning where the account may see it, and answers without where it may not; which of the two
 * is found out once. `store: false`: threads are ours, and are not kept there.
 */
export function withReasoningSummaries(model: LanguageModelV4): LanguageModelV4 {
  let summaries = true;
  const withOptions = (options: LanguageModelV4CallOptions): LanguageModelV4CallOptions => ({
    ...options,
    providerOptions: { ...options.providerOptions, openai: { store: false, ...(summaries ? { reasoningSummary: 'auto' } : {}) } },
  });

  async function asking<Result>(
    ask: (options: LanguageModelV4CallOptions) => PromiseLike<Result>,
    options: LanguageModelV4CallOptions,
  ) {
    try {
      return await ask(withOptions(options));
    } catch (error) {
      if (!summaries || !APICallError.isInstance(error) || !noSummariesSchema.safeParse(error.data).success) throw error;
      summaries = false;
      return ask(withOptions(options));
    }
  }

  return {
    specificationVersion: 'v4',
    provider: model.provider,
    modelId: model.modelId,
    supportedUrls: model.supportedUrls,
    doGenerate: (options) => asking((changed) => model.doGenerate(changed), options),
    doStream: (options) => asking((changed) => model.doStream(changed), options),
  };
}
