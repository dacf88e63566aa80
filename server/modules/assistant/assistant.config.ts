import { z } from 'zod';
import type { SettingTable, SettingValues } from '#server/platform/config/index.ts';
import { modelChoiceSchema, modelLabel, type ModelChoice, type ModelProvider } from './models/model-choice.ts';
import { pricesSchema } from './models/prices.ts';

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
  ASSISTANT_MODELS: {
    schema: z
      .string()
      .default('')
      .transform((text) => text.split(',').flatMap((name) => name.trim() || []))
      .pipe(z.array(modelChoiceSchema).max(20, 'has more than 20 models')),
    about: 'Further models that a prompt may choose, separated by commas. The built-in assistant can always be chosen.',
    example: 'anthropic:claude-sonnet-4-5,openai:gpt-5-mini',
    whenAbsent: 'ASSISTANT_MODEL and the built-in assistant',
  },
  ASSISTANT_PRICES: {
    schema: z.string().default('').pipe(pricesSchema),
    about: 'What models cost: dollars for a million tokens of input and of output, as MODEL=IN/OUT, separated by commas.',
    example: 'openai:gpt-5=1.25/10,anthropic:claude-sonnet-4-5=3/15',
    whenAbsent: 'tokens are counted, and no cost is known',
  },
  ASSISTANT_DAILY_TOKENS: {
    schema: z.coerce.number('is not a number').int('is not a whole number').min(1, 'is below 1').default(2_000_000),
    about:
      'Tokens of language models that one user may use in a day (UTC), input and output together. The built-in assistant is free.',
    example: '500000',
    whenAbsent: '2000000',
  },
  ASSISTANT_DAILY_DOLLARS: {
    schema: z.coerce.number('is not a number').positive('is not above 0').optional(),
    about: 'What the language models of one user may cost in a day (UTC), for the models that ASSISTANT_PRICES names.',
    example: '5',
    whenAbsent: 'the cost is not bounded, the tokens are',
  },
  ASSISTANT_BASE_URL: {
    schema: z.url({ protocol: /^https?$/, error: 'is not an http or https address' }).optional(),
    about:
      "Address of the interface of ASSISTANT_MODEL, its version path included. openai-compatible needs it; the others have their provider's.",
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

/** Every model that a prompt may choose, the one that answers when none is chosen first. */
export function modelsOf({ ASSISTANT_MODEL, ASSISTANT_MODELS }: AssistantSettings): ModelChoice[] {
  const all: ModelChoice[] = [ASSISTANT_MODEL, ...ASSISTANT_MODELS, { provider: 'built-in' }];
  return [...new Map(all.map((choice) => [modelLabel(choice), choice])).values()];
}

/** What is wrong with how the assistant's settings go together, one sentence each. */
export function assistantSettingMistakes(settings: AssistantSettings): string[] {
  const providers = new Set(modelsOf(settings).map(({ provider }) => provider));
  return [...providers].flatMap((provider) => {
    const name = settings.ASSISTANT_MODEL.provider === provider ? 'ASSISTANT_MODEL' : 'one of ASSISTANT_MODELS';
    if (provider === 'built-in') return [];
    if (provider === 'openai-compatible') {
      if (settings.ASSISTANT_BASE_URL) return [];
      const { example } = assistantSettings.ASSISTANT_BASE_URL;
      return [`ASSISTANT_BASE_URL: is needed when ${name} is openai-compatible. Example: ASSISTANT_BASE_URL=${example}`];
    }
    const key = keyOf[provider];
    if (settings[key]) return [];
    return [`${key}: is needed when ${name} is ${provider}. Example: ${key}=${assistantSettings[key].example}`];
  });
}
