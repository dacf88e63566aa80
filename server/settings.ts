import { accountsSettings } from './modules/accounts/index.ts';
import { assistantSettingMistakes, assistantSettings } from './modules/assistant/index.ts';
import { platformSettings, readSettings, SettingsProblem, type SettingValues } from './platform/config/index.ts';

/** Every setting of the product; `npm run config` prints this table. */
export const settingTable = { ...platformSettings, ...accountsSettings, ...assistantSettings };

const LOOPBACK_HOSTS = new Set(['127.0.0.1', '::1', 'localhost']);

export type Settings = SettingValues<typeof settingTable> & {
  production: boolean;
  /** Address under which people reach us; undefined until a free port is known. */
  publicUrl: string | undefined;
  /** Origin of the own pages, e.g. `https://sidekick.example.com`; with PORT 0 and no PUBLIC_URL its port is not known. */
  publicOrigin: string;
  loopbackOnly: boolean;
};

function isLoopback(host: string): boolean {
  return LOOPBACK_HOSTS.has(host);
}

/**
 * Reads and checks the environment: each value, then how they go together.
 * @throws SettingsProblem naming every mistake at once
 */
export function loadSettings(environment: NodeJS.ProcessEnv): Settings {
  const values = readSettings(settingTable, environment);
  const mistakes: string[] = [];
  const publicUrl = values.PUBLIC_URL?.replace(/\/+$/, '');
  const loopbackOnly =
    isLoopback(values.HOST) && (publicUrl === undefined || isLoopback(new URL(publicUrl).hostname.replace(/^\[|\]$/g, '')));
  if (!loopbackOnly && !publicUrl?.startsWith('https://')) {
    mistakes.push(
      `PUBLIC_URL: must be an https address when people reach the server from other machines (HOST is ${values.HOST}). Example: PUBLIC_URL=https://sidekick.example.com`,
    );
  }
  if (values.DEMO && !loopbackOnly) {
    mistakes.push('DEMO: demo accounts have a published password, so they exist on a loopback address only. Example: DEMO=off');
  }
  mistakes.push(...assistantSettingMistakes(values));
  if (mistakes.length > 0) throw new SettingsProblem(mistakes);
  const publicOrigin = new URL(
    publicUrl ?? `http://${values.HOST.includes(':') ? `[${values.HOST}]` : values.HOST}:${values.PORT}`,
  ).origin;
  return { ...values, production: environment['NODE_ENV'] === 'production', publicUrl, publicOrigin, loopbackOnly };
}
