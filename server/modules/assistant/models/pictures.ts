import { APICallError, UnsupportedFunctionalityError } from '@ai-sdk/provider';
import type { LanguageModelV4, LanguageModelV4CallOptions, LanguageModelV4Prompt } from '@ai-sdk/provider';
import { askedThrough } from './asked-through.ts';

export interface SeeingModel {
  model: LanguageModelV4;
  /** False once the provider has refused a picture for this model. */
  seesPictures: () => boolean;
}

const REFUSALS: ReadonlySet<number> = new Set([400, 404, 415, 422, 500]);

/**
 * A model that is shown the pictures of a request, and asked without them when it refuses them: which models take pictures no provider
 * lists, and a server of one's own least of all. It is found out once.
 */
export function seeingIfItCan(model: LanguageModelV4): SeeingModel {
  let sees = true;

  async function asking<Result>(
    ask: (options: LanguageModelV4CallOptions) => PromiseLike<Result>,
    options: LanguageModelV4CallOptions,
  ): Promise<Result> {
    if (!hasPictures(options.prompt)) return ask(options);
    const blind = () => ask({ ...options, prompt: withoutPictures(options.prompt) });
    if (!sees) return blind();
    try {
      return await ask(options);
    } catch (error) {
      if (!isAboutPictures(error)) throw error;
      const result = await blind();
      sees = false;
      return result;
    }
  }

  return {
    seesPictures: () => sees,
    model: askedThrough(model, asking),
  };
}

function hasPictures(prompt: LanguageModelV4Prompt): boolean {
  return prompt.some(({ role, content }) => role === 'user' && content.some(({ type }) => type === 'file'));
}

function withoutPictures(prompt: LanguageModelV4Prompt): LanguageModelV4Prompt {
  return prompt.map((message) =>
    message.role === 'user'
      ? {
          ...message,
          content: message.content.map((part) =>
            part.type === 'file' ? { type: 'text' as const, text: '(A picture that you cannot see.)' } : part,
          ),
        }
      : message,
  );
}

function isAboutPictures(error: unknown): boolean {
  if (UnsupportedFunctionalityError.isInstance(error)) return true;
  if (!APICallError.isInstance(error) || !REFUSALS.has(error.statusCode ?? 0)) return false;
  return /image|vision|visual|multi-?modal|modalit/i.test(`${error.message} ${error.responseBody ?? ''}`);
}
