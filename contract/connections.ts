import { z } from 'zod';
import { endpoint } from './endpoint.ts';

/** Apps that are connected at their provider's page. */
export const appIds = ['google', 'dotloop'] as const;
export type AppId = (typeof appIds)[number];

export const appNames: Record<AppId, string> = { google: 'Google', dotloop: 'dotloop' };

/** `connecting` is known to the page alone whose pop-up is open. */
export const connectionStates = ['connected', 'not-connected', 'expired', 'connecting'] as const;
export type ConnectionState = (typeof connectionStates)[number];

export const connectionLabels: Record<ConnectionState, string> = {
  connected: 'Enabled',
  'not-connected': 'Disabled',
  expired: 'Expired',
  connecting: 'Enabling...',
};

const connectedAppSchema = z.object({
  id: z.enum(appIds),
  name: z.string(),
  description: z.string(),
  connection: z.enum(connectionStates),
});
export type ConnectedApp = z.infer<typeof connectedAppSchema>;

const appParams = z.object({ appId: z.enum(appIds) });

/** Why a connection did not come about, as the page at the end of the pop-up is told. */
export const connectionFailures = ['declined', 'incomplete', 'failed'] as const;
export type ConnectionFailure = (typeof connectionFailures)[number];

export const listConnectedApps = endpoint({
  method: 'GET',
  path: '/api/actions/apps',
  summary: 'The apps that can be connected here, each with its state for the user.',
  access: 'user',
  status: 200,
  answer: z.array(connectedAppSchema),
  errors: [],
});

export const startConnection = endpoint({
  method: 'GET',
  path: '/api/actions/apps/{appId}/connection',
  summary:
    "Go to the provider's page to connect an app, from a page of ours alone; `redirect` is followed afterwards, as far as it may. What goes wrong leads to /account/app-connection/{appId}/failed with `reason`.",
  access: 'optional-user',
  params: appParams,
  query: z.strictObject({ redirect: z.string().max(4096).optional() }),
  status: 200,
  answer: 'redirect',
  errors: [],
});

export const finishConnection = endpoint({
  method: 'GET',
  path: '/api/actions/apps/{appId}/callback',
  summary: 'Where the provider leads back to.',
  access: 'optional-user',
  params: appParams,
  // What providers add of their own is theirs.
  query: z.looseObject({}),
  status: 200,
  answer: 'redirect',
  errors: [],
});

export const endConnection = endpoint({
  method: 'DELETE',
  path: '/api/actions/apps/{appId}/connection',
  summary: 'Disconnect an app: it cannot be used from now on, and the provider is told to forget the access.',
  access: 'user',
  params: appParams,
  status: 204,
  errors: [],
});
