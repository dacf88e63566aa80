import type { LanguageModelV4 } from '@ai-sdk/provider';
import type { ListingReference } from '#contract/listings.ts';
import type { AssistantSettings } from '../assistant.config.ts';
import type { Viewer } from '../loop/agent-loop.ts';
import { withReasoningSummaries } from './reasoning-summaries.ts';

/** What the built-in model knows of a run beside its prompt; it looks places up with the viewer's rights. */
export interface ModelRun {
  viewer: Viewer;
  /** The listing that the drawer shows. */
  openedListing: ListingReference | null;
}

export interface OpenedModel {
  model: LanguageModelV4;
  /** The built-in model reads the user's words alone: no instructions, no block about the screen. */
  isBuiltIn: boolean;
}

/** Gives the configured model for one run. */
export type OpenModel = (run: ModelRun) => Promise<OpenedModel>;

/**
 * The configured model behind the one interface that all models share. A provider's package is loaded when its model is first
 * asked for, so that a server with the built-in model never loads one.
 */
export function createModel(
  settings: AssistantSettings,
  { createBuiltIn }: { createBuiltIn: (run: ModelRun) => LanguageModelV4 },
): OpenModel {
  if (settings.ASSISTANT_MODEL.provider === 'built-in') {
    return async (run) => ({ model: createBuiltIn(run), isBuiltIn: true });
  }
  let opened: Promise<LanguageModelV4> | undefined;
  return async () => ({ model: await (opened ??= openProvider(settings)), isBuiltIn: false });
}

async function openProvider(settings: AssistantSettings): Promise<LanguageModelV4> {
  const choice = settings.ASSISTANT_MODEL;
  const baseURL = settings.ASSISTANT_BASE_URL;
  switch (choice.provider) {
    case 'openai': {
      const { createOpenAI } = await import('@ai-sdk/openai');
      const provider = createOpenAI({ apiKey: settings.OPENAI_API_KEY, baseURL });
      return withReasoningSummaries(provider.responses(choice.name));
    }
    case 'anthropic': {
      const { createAnthropic } = await import('@ai-sdk/anthropic');
      return createAnthropic({ apiKey: settings.ANTHROPIC_API_KEY, baseURL }).languageModel(choice.name);
    }
    case 'google': {
      const { createGoogle } = await import('@ai-sdk/google');
      return createGoogle({ apiKey: settings.GOOGLE_GENERATIVE_AI_API_KEY, baseURL }).languageModel(choice.name);
    }
    case 'openai-compatible': {
      const { createOpenAICompatible } = await import('@ai-sdk/openai-compatible');
      if (!baseURL) throw new Error('ASSISTANT_BASE_URL is missing; assistantSettingMistakes() stops such a boot');
      const apiKey = settings.OPENAI_COMPATIBLE_API_KEY;
      return createOpenAICompatible({ name: 'compatible', baseURL, apiKey, includeUsage: true }).chatModel(choice.name);
    }
    case 'built-in':
      throw new Error('The built-in model has no provider');
  }
}
