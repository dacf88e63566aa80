import type { LanguageModelV4, LanguageModelV4CallOptions } from '@ai-sdk/provider';

/** Asks a model, for a whole answer or a stream, with options of its own choosing. */
type Asking = <Result>(
  ask: (options: LanguageModelV4CallOptions) => PromiseLike<Result>,
  options: LanguageModelV4CallOptions,
) => Promise<Result>;

/** The same model, all of whose calls go through `asking`. */
export function askedThrough(model: LanguageModelV4, asking: Asking): LanguageModelV4 {
  return {
    specificationVersion: 'v4',
    provider: model.provider,
    modelId: model.modelId,
    supportedUrls: model.supportedUrls,
    doGenerate: (options) => asking((changed) => model.doGenerate(changed), options),
    doStream: (options) => asking((changed) => model.doStream(changed), options),
  };
}
