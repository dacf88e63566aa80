import { z } from 'zod';
import type { SettingTable, SettingValues } from '#server/platform/config/index.ts';
import { modelChoiceSchema, type ModelProvider } from './models/model-choice.ts';

const keySchema = z.string().min(8, 'is too short to be a key').optional();

export const assistantSettings = {
  ASSISTANT_MODEL: {
    schema: z.string().default('built-in').pipe(modelChoiceSchema),
    about:
      'The model that answers in chat: built-in (no key, nothing leaves this machine), openai:NAME, anthropic:NAME, google:NAME, or ' +
      'openai-compatible:NAME for any server that speaks chat completions.',
    example: 'openai:gpt-5',
    whenAbsent: 'built-in',
  },
  ASSISTANT_BASE_URL: {
    schema: z.url({ protocol: /^https?$/, error: 'is not an http or https address' }).optional(),
    about:
      "Address of the model's interface, its version path included. openai-compatible needs it; the others have their provider's.",
    example: 'http://127.0.0.1:11434/v1',
    whenAbsent: "the provider's own address",
  },
  OPENAI_API_KEY: {
    schema: keySchema,
    about: 'Key for models openai:NAME.',
    example: 'sk-0123456789',
    whenAbsent: 'openai models cannot be chosen',
    secret: true,
  },
  ANTHROPIC_API_KEY: {
    schema: keySchema,
    about: 'Key for models anthropic:NAME.',
    example: 'sk-ant-0123456789',
    whenAbsent: 'anthropic models cannot be chosen',
    secret: true,
  },
  GOOGLE_GENERATIVE_AI_API_KEY: {
    schema: keySchema,
    about: 'Key for models google:NAME.',
    example: 'AIza0123456789',
    whenAbsent: 'google models cannot be chosen',
    secret: true,
  },
  // Not OPENAI_API_KEY: a key for one provider must never be sent to whatever address stands in ASSISTANT_BASE_URL.
  OPENAI_COMPATIBLE_API_KEY: {
    schema: keySchema,
    about: 'Key for models openai-compatible:NAME; many local servers want none.',
    example: 'local-0123456789',
    whenAbsent: 'no key is sent',
    secret: true,
  },
} as const satisfies SettingTable;

export type AssistantSettings = SettingValues<typeof assistantSettings>;

const keyOf = {
  openai: 'OPENAI_API_KEY',
  anthropic: 'ANTHROPIC_API_KEY',
  google: 'GOOGLE_GENERATIVE_AI_API_KEY',
} as const satisfies Partial<Record<ModelProvider, keyof AssistantSettings>>;

/** What is wrong with how the assistant's settings go together, one sentence each. */
export function assistantSettingMistakes(settings: AssistantSettings): string[] {
  const { provider } = settings.ASSISTANT_MODEL;
  if (provider === 'built-in') return [];
  if (provider === 'openai-compatible') {
    if (settings.ASSISTANT_BASE_URL) return [];
    const { example } = assistantSettings.ASSISTANT_BASE_URL;
    return [`ASSISTANT_BASE_URL: is needed when ASSISTANT_MODEL is openai-compatible. Example: ASSISTANT_BASE_URL=${example}`];
  }
  const key = keyOf[provider];
  if (settings[key]) return [];
  return [`${key}: is needed when ASSISTANT_MODEL is ${provider}. Example: ${key}=${assistantSettings[key].example}`];
}
