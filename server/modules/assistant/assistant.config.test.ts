import { describe, expect, it } from 'vitest';
import { readSettings, SettingsProblem } from '#server/platform/config/index.ts';
import { assistantSettingMistakes, assistantSettings } from './assistant.config.ts';
import { modelLabel } from './models/index.ts';

const read = (environment: Record<string, string>) => readSettings(assistantSettings, environment);

describe("the assistant's settings", () => {
  it('choose the built-in model when nothing is set', () => {
    const settings = read({});
    expect(modelLabel(settings.ASSISTANT_MODEL)).toBe('built-in');
    expect(assistantSettingMistakes(settings)).toEqual([]);
  });

  it.each(['built-in', 'openai:gpt-5.2', 'anthropic:claude-sonnet-4-5', 'google:gemini-3-pro', 'openai-compatible:llama3:8b'])(
    'read %s',
    (text) => {
      expect(modelLabel(read({ ASSISTANT_MODEL: text }).ASSISTANT_MODEL)).toBe(text);
    },
  );

  it.each(['gpt-5', 'openai:', 'openai', 'mistral:large', ':x'])('refuse %s with an example', (text) => {
    expect(() => read({ ASSISTANT_MODEL: text })).toThrow(SettingsProblem);
    expect(() => read({ ASSISTANT_MODEL: text })).toThrow(/Example: ASSISTANT_MODEL=openai:gpt-5/);
  });

  it.each([
    ['openai:gpt-5.2', 'OPENAI_API_KEY'],
    ['anthropic:claude-sonnet-4-5', 'ANTHROPIC_API_KEY'],
    ['google:gemini-3-pro', 'GOOGLE_GENERATIVE_AI_API_KEY'],
    ['openai-compatible:llama3', 'ASSISTANT_BASE_URL'],
  ])('say what %s lacks', (model, name) => {
    const mistakes = assistantSettingMistakes(read({ ASSISTANT_MODEL: model }));
    expect(mistakes).toHaveLength(1);
    expect(mistakes[0]).toMatch(new RegExp(`^${name}: is needed when ASSISTANT_MODEL is .*Example: ${name}=`));
  });

  it('are content with a provider and its key', () => {
    const settings = read({ ASSISTANT_MODEL: 'openai:gpt-5.2', OPENAI_API_KEY: 'sk-0123456789' });
    expect(assistantSettingMistakes(settings)).toEqual([]);
  });
});
