import { expect, test } from 'vitest';
import { SettingsProblem } from '#server/platform/config/index.ts';
import { loadSettings, settingTable } from './settings.ts';

function mistakesOf(environment: Record<string, string>): readonly string[] {
  try {
    loadSettings(environment);
  } catch (error) {
    if (error instanceof SettingsProblem) return error.mistakes;
    throw error;
  }
  return [];
}

test('without any setting it runs on this machine alone', () => {
  expect(loadSettings({})).toMatchObject({
    HOST: '127.0.0.1',
    PORT: 3000,
    DATA_DIR: './data',
    publicOrigin: 'http://127.0.0.1:3000',
    loopbackOnly: true,
    production: false,
  });
});

test('all mistakes are reported together, each with its name, what is wrong and an example', () => {
  const mistakes = mistakesOf({
    PORT: 'seventy',
    DATABASE_URL: 'mysql://db',
    LOG_LEVEL: 'loud',
    ALLOWED_REDIRECT_ORIGINS: 'https://tools.example.com, https://www.example.com/path',
  });

  expect(mistakes).toEqual([
    'PORT: is not a number. Example: PORT=3000',
    'DATABASE_URL: is not a postgres:// address. Example: DATABASE_URL=postgres://sidekick:secret@db.example.com/sidekick',
    'LOG_LEVEL: is none of trace, debug, info, warn, error, fatal, silent. Example: LOG_LEVEL=warn',
    'ALLOWED_REDIRECT_ORIGINS: "https://www.example.com/path" is not an origin (scheme and host, nothing after). Example: ALLOWED_REDIRECT_ORIGINS=https://tools.example.com,https://www.example.com',
  ]);
});

test('what is wrong with models, prices and limits is said in words, each entry of a list by name', () => {
  const mistakes = mistakesOf({
    ASSISTANT_MODELS: 'openai:,mistral:large',
    ASSISTANT_PRICES: 'opanai:gpt-5=1/2,openai:gpt-5=-1/2',
    ASSISTANT_DAILY_TOKENS: 'Infinity',
    ASSISTANT_DAILY_DOLLARS: '0',
  });

  expect(mistakes.map((mistake) => mistake.split('. Example')[0])).toEqual([
    'ASSISTANT_MODELS: "openai:" is neither built-in nor one of openai, anthropic, google, openai-compatible followed by :NAME; ' +
      '"mistral:large" is neither built-in nor one of openai, anthropic, google, openai-compatible followed by :NAME',
    'ASSISTANT_PRICES: has "opanai:gpt-5=1/2", which is not MODEL=IN/OUT with a model such as openai:NAME; ' +
      'has "openai:gpt-5=-1/2", which is not MODEL=IN/OUT with a model such as openai:NAME',
    'ASSISTANT_DAILY_TOKENS: is not a number',
    'ASSISTANT_DAILY_DOLLARS: is not above 0',
  ]);
});

test('how settings go together is checked too', () => {
  expect(mistakesOf({ HOST: '0.0.0.0', DEMO: 'on' }).map((mistake) => mistake.split(':')[0])).toEqual(['PUBLIC_URL', 'DEMO']);
  expect(mistakesOf({ PUBLIC_URL: 'http://sidekick.example.com' })).toHaveLength(1);
  expect(mistakesOf({ HOST: '0.0.0.0', PUBLIC_URL: 'https://sidekick.example.com' })).toEqual([]);
});

test('one boot tells wrong values and what does not go together', () => {
  const mistakes = mistakesOf({ PORT: 'seventy', ASSISTANT_MODEL: 'openai:gpt-5', HOST: '0.0.0.0', PUBLIC_URL: 'nowhere' });

  expect(mistakes.map((mistake) => mistake.split(':')[0])).toEqual(['PORT', 'PUBLIC_URL', 'OPENAI_API_KEY']);
});

test('an empty value counts as absent', () => {
  expect(loadSettings({ PORT: '', METRICS_TOKEN: '  ' })).toMatchObject({ PORT: 3000, METRICS_TOKEN: undefined });
});

test('a value that is secret is never part of a mistake', () => {
  const secret = 'too-short';

  expect(mistakesOf({ METRICS_TOKEN: secret, SUPPORT_MESSENGER_KEY: secret }).join()).not.toContain(secret);
  expect(mistakesOf({ METRICS_TOKEN: secret, SUPPORT_MESSENGER_KEY: secret })).toHaveLength(2);
});

test.each(Object.entries(settingTable))('%s accepts its own example', (name, setting) => {
  expect(setting.schema.safeParse(setting.example).error, name).toBeUndefined();
});
