import type { LanguageModelV4 } from '@ai-sdk/provider';
import type { ListingReference } from '#contract/listing-reference.ts';
import { modelsOf, type AssistantSettings } from '../assistant.config.ts';
import type { Viewer } from '#server/platform/tools/index.ts';
import { modelLabel, type ModelChoice } from './model-choice.ts';
import { seeingIfItCan, type SeeingModel } from './pictures.ts';
import { withReasoning } from './reasoning.ts';

/** What the built-in model knows of a run beside its prompt; it looks places up with the viewer's rights. */
export interface ModelRun {
  /** The chosen model's label; the default one where it is left out, or no longer set. */
  model?: string;
  viewer: Viewer;
  /** The listing that the drawer shows. */
  openedListing: ListingReference | null;
}

export interface OpenedModel {
  model: LanguageModelV4;
  /** The built-in model reads the user's words alone: no instructions, no block about the screen. */
  isBuiltIn: boolean;
  /** Whether it was not found yet that the model takes no pictures; left out for one that is shown none. */
  seesPictures?: () => boolean;
}

/** Gives the configured model for one run. */
export type OpenModel = (run: ModelRun) => Promise<OpenedModel>;

/**
 * The configured models behind the one interface that all share. A provider's package is loaded when a model of it is first asked
 * for, so that a server with the built-in model never loads one.
 */
export function createModel(
  settings: AssistantSettings,
  { createBuiltIn }: { createBuiltIn: (run: ModelRun) => LanguageModelV4 },
): OpenModel {
  const choices = new Map(modelsOf(settings).map((choice) => [modelLabel(choice), choice]));
  const opened = new Map<ModelChoice, Promise<SeeingModel>>();
  return async (run) => {
    const choice = choices.get(run.model ?? '') ?? settings.ASSISTANT_MODEL;
    if (choice.provider === 'built-in') return { model: createBuiltIn(run), isBuiltIn: true };
    const opening = opened.get(choice) ?? openProvider(settings, choice).then(seeingIfItCan);
    opened.set(choice, opening);
    opening.catch(() => opened.delete(choice));
    return { ...(await opening), isBuiltIn: false };
  };
}

async function openProvider(settings: AssistantSettings, choice: ModelChoice): Promise<LanguageModelV4> {
  // The address is that of the default model's interface: a key is never sent to another provider's.
  const baseURL = choice.provider === settings.ASSISTANT_MODEL.provider ? settings.ASSISTANT_BASE_URL : undefined;
  switch (choice.provider) {
    case 'openai': {
      const { createOpenAI } = await import('@ai-sdk/openai');
      const provider = createOpenAI({ apiKey: settings.OPENAI_API_KEY, baseURL });
      return withReasoning(provider.responses(choice.name), 'openai');
    }
    case 'anthropic': {
      const { createAnthropic } = await import('@ai-sdk/anthropic');
      return withReasoning(
        createAnthropic({ apiKey: settings.ANTHROPIC_API_KEY, baseURL }).languageModel(choice.name),
        'anthropic',
      );
    }
    case 'google': {
      const { createGoogle } = await import('@ai-sdk/google');
      return withReasoning(
        createGoogle({ apiKey: settings.GOOGLE_GENERATIVE_AI_API_KEY, baseURL }).languageModel(choice.name),
        'google',
      );
    }
    case 'openai-compatible': {
      const { createOpenAICompatible } = await import('@ai-sdk/openai-compatible');
      const address = settings.ASSISTANT_BASE_URL;
      if (!address) throw new Error('ASSISTANT_BASE_URL is missing; assistantSettingMistakes() stops such a boot');
      const apiKey = settings.OPENAI_COMPATIBLE_API_KEY;
      return createOpenAICompatible({ name: 'compatible', baseURL: address, apiKey, includeUsage: true }).chatModel(choice.name);
    }
    case 'built-in':
      throw new Error('The built-in model has no provider');
  }
}
