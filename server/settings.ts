import { accountsSettings, ssoSettingMistakes } from './modules/accounts/accounts.config.ts';
import { analyticsSettingMistakes, analyticsSettings } from './modules/analytics/analytics.config.ts';
import { assistantSettingMistakes, assistantSettings } from './modules/assistant/assistant.config.ts';
import { connectionsSettingMistakes, connectionsSettings } from './modules/connections/connections.config.ts';
import { listingsSettings } from './modules/listings/listings.config.ts';
import { siteSettings } from './modules/site/site.config.ts';
import { presentationsSettings } from './modules/presentations/presentations.config.ts';
import { platformSettings, readSettings, type SettingValues } from './platform/config/index.ts';
import { mailSettings } from './platform/mail/mail.config.ts';
import { outgoingSettings } from './platform/outgoing-fetch/index.ts';
import { sealingSettings } from './platform/sealing/index.ts';
import { storageSettingMistakes, storageSettings } from './platform/storage/index.ts';

/** Every setting of the product; `npm run config` prints this table. */
export const settingTable = {
  ...platformSettings,
  ...sealingSettings,
  ...outgoingSettings,
  ...storageSettings,
  ...mailSettings,
  ...analyticsSettings,
  ...accountsSettings,
  ...connectionsSettings,
  ...listingsSettings,
  ...assistantSettings,
  ...presentationsSettings,
  ...siteSettings,
};

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

type Values = SettingValues<typeof settingTable>;

function publicUrlOf(values: Values): string | undefined {
  return values.PUBLIC_URL?.replace(/\/+$/, '');
}

function isLoopbackOnly(values: Values): boolean {
  const publicUrl = publicUrlOf(values);
  return isLoopback(values.HOST) && (publicUrl === undefined || isLoopback(new URL(publicUrl).hostname.replace(/^\[|\]$/g, '')));
}

function mistakesTogether(values: Values): string[] {
  const mistakes: string[] = [];
  const loopbackOnly = isLoopbackOnly(values);
  if (!loopbackOnly && !publicUrlOf(values)?.startsWith('https://')) {
    mistakes.push(
      `PUBLIC_URL: must be an https address when people reach the server from other machines (HOST is ${values.HOST}). Example: PUBLIC_URL=https://sidekick.example.com`,
    );
  }
  if (values.DEMO && !loopbackOnly) {
    mistakes.push('DEMO: demo accounts have a published password, so they exist on a loopback address only. Example: DEMO=off');
  }
  if (values.OUTGOING_TO_PRIVATE_ADDRESSES && !loopbackOnly) {
    mistakes.push(
      'OUTGOING_TO_PRIVATE_ADDRESSES: is for development on a loopback address only. Example: OUTGOING_TO_PRIVATE_ADDRESSES=off',
    );
  }
  return [
    ...mistakes,
    ...storageSettingMistakes(values),
    ...analyticsSettingMistakes(values),
    ...ssoSettingMistakes(values),
    ...connectionsSettingMistakes(values),
    ...assistantSettingMistakes(values),
  ];
}

/**
 * Reads and checks the environment: each value, then how they go together.
 * @throws SettingsProblem naming every mistake at once
 */
export function loadSettings(environment: NodeJS.ProcessEnv): Settings {
  const values = readSettings(settingTable, environment, mistakesTogether);
  const publicUrl = publicUrlOf(values);
  const host = values.HOST.includes(':') ? `[${values.HOST}]` : values.HOST;
  return {
    ...values,
    production: environment['NODE_ENV'] === 'production',
    publicUrl,
    publicOrigin: new URL(publicUrl ?? `http://${host}:${values.PORT}`).origin,
    loopbackOnly: isLoopbackOnly(values),
  };
}
