import { z } from 'zod';
import { appIds, appNames, type AppId } from '#contract/connections.ts';
import type { SettingTable, SettingValues } from '#server/platform/config/index.ts';
import type { OutgoingFetch } from '#server/platform/outgoing-fetch/index.ts';
import { dotloopAddresses, googleAddresses, type AppClients } from './apps.ts';

const clientIdOf = (app: AppId) => ({
  schema: z.string().min(1).max(500).optional(),
  about: `Connecting ${appNames[app]}: our id there. Registered with the address PUBLIC_URL/api/actions/apps/${app}/callback.`,
  example: 'sidekick',
  whenAbsent: 'it cannot be connected',
});
const clientSecretOf = (app: AppId) => ({
  schema: z.string().min(1).max(500).optional(),
  about: `Connecting ${appNames[app]}: our secret there.`,
  example: '0123456789abcdef',
  whenAbsent: 'it cannot be connected',
  secret: true as const,
});

export const connectionsSettings = {
  CONNECT_GOOGLE_CLIENT_ID: clientIdOf('google'),
  CONNECT_GOOGLE_CLIENT_SECRET: clientSecretOf('google'),
  CONNECT_DOTLOOP_CLIENT_ID: clientIdOf('dotloop'),
  CONNECT_DOTLOOP_CLIENT_SECRET: clientSecretOf('dotloop'),
} as const satisfies SettingTable;

type Values = SettingValues<typeof connectionsSettings>;

const upperCase = { google: 'GOOGLE', dotloop: 'DOTLOOP' } as const;

function clientOf(app: AppId, values: Values): { clientId: string; clientSecret: string } | undefined {
  const clientId = values[`CONNECT_${upperCase[app]}_CLIENT_ID`];
  const clientSecret = values[`CONNECT_${upperCase[app]}_CLIENT_SECRET`];
  return clientId === undefined || clientSecret === undefined ? undefined : { clientId, clientSecret };
}

/** An app has both of its settings or none. */
export function connectionsSettingMistakes(values: Values): string[] {
  return appIds.flatMap((app) => {
    const name = `CONNECT_${upperCase[app]}` as const;
    const hasOne = values[`${name}_CLIENT_ID`] !== undefined || values[`${name}_CLIENT_SECRET`] !== undefined;
    if (!hasOne || clientOf(app, values)) return [];
    return [`${name}_CLIENT_ID: an app needs ${name}_CLIENT_ID and ${name}_CLIENT_SECRET together.`];
  });
}

/** The apps that the settings name. */
export function appClientsOf(values: Values, fetch: OutgoingFetch): AppClients {
  const [google, dotloop] = [clientOf('google', values), clientOf('dotloop', values)];
  return {
    ...(google && { google: { ...google, fetch, addresses: () => googleAddresses } }),
    ...(dotloop && { dotloop: { ...dotloop, fetch, addresses: () => dotloopAddresses } }),
  };
}
