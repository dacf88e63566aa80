import { z } from 'zod';

const modelProviders = ['openai', 'anthropic', 'google', 'openai-compatible'] as const;
export type ModelProvider = (typeof modelProviders)[number];

/** Which model answers: our own, or one of a provider by the provider's own name for it. */
export type ModelChoice = { provider: 'built-in' } | { provider: ModelProvider; name: string };

/** Reads `built-in` or `PROVIDER:NAME`; a name may hold colons itself (`openai-compatible:llama3:8b`). */
export const modelChoiceSchema = z.string().transform((text, context): ModelChoice => {
  if (text === 'built-in') return { provider: 'built-in' };
  const colon = text.indexOf(':');
  const provider = modelProviders.find((known) => known === text.slice(0, colon));
  const name = text.slice(colon + 1).trim();
  if (colon > 0 && provider && name) return { provider, name };
  const message = `"${text.slice(0, 100)}" is neither built-in nor one of ${modelProviders.join(', ')} followed by :NAME`;
  context.addIssue({ code: 'custom', message });
  return z.NEVER;
});

/** The text that the setting has and that a run stores, e.g. `openai:gpt-5`. */
export function modelLabel(choice: ModelChoice): string {
  return choice.provider === 'built-in' ? 'built-in' : `${choice.provider}:${choice.name}`;
}
