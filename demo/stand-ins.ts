import { randomBytes } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { ssoProviders } from '#contract/sso.ts';
import type { Demo } from '#server/demo.ts';
import type { SsoClients } from '#server/modules/accounts/index.ts';
import { systemClock } from '#server/platform/clock.ts';
import { createOutgoingFetch } from '#server/platform/outgoing-fetch/index.ts';
import { createDemoApps } from './apps/demo-apps.ts';
import { createDemoProvider } from './sso/demo-provider.ts';
import { people } from './sso/people.ts';

/** Loopback: nobody but who sits at this machine signs in here. */
const HOST = '127.0.0.1';

/** Stands in for all providers that people sign in with or connect, on the port after the product's, or on a free one where that is taken. */
export const createStandIns: Demo['createStandIns'] = ({ settings, log }) => {
  const client = { clientId: 'sidekick', clientSecret: randomBytes(32).toString('base64url') };
  let origin = `http://${HOST}:${settings.PORT + 1}`;
  const parts = { ...client, origin: () => origin, clock: systemClock };
  const provider = createDemoProvider({ ...parts, people });
  const apps = createDemoApps(parts);
  const server = createServer((request, response) => {
    apps(request, response)
      .then((isDone) => (isDone ? undefined : provider(request, response)))
      .catch((error: unknown) => {
        log.error({ err: error }, 'a provider of the demo failed');
        if (!response.headersSent) response.writeHead(500).end();
      });
  });
  const fetch = createOutgoingFetch({ toPrivateAddresses: true });
  const ssoClients: SsoClients = {};
  for (const name of ssoProviders) {
    ssoClients[name] = { ...client, fetch, issuer: () => `${origin}/${name}`, trustedDomains: ['demo.sidekick.test'] };
  }
  const oauthOf = (base: string) => ({
    ...{ issuer: base, authorize: `${base}/authorize`, token: `${base}/token`, revoke: `${base}/revoke` },
  });
  const listen = (port: number): void => void server.listen(port, HOST);
  server.on('listening', () => (origin = `http://${HOST}:${(server.address() as AddressInfo).port}`));
  server.once('error', () => listen(0));
  return {
    ssoClients,
    appClients: {
      google: {
        ...{ ...client, fetch },
        addresses() {
          const base = `${origin}/google`;
          return { ...oauthOf(base), calendar: `${base}/calendar`, mail: `${base}/mail`, drafts: base };
        },
      },
      dotloop: {
        ...{ ...client, fetch },
        addresses: () => ({ ...oauthOf(`${origin}/dotloop`), loops: `${origin}/dotloop/loops` }),
      },
    },
    background: {
      start: () => listen(settings.PORT === 0 || settings.PORT === 65_535 ? 0 : settings.PORT + 1),
      async drain() {
        server.closeAllConnections();
        await new Promise((resolve) => server.close(resolve));
      },
    },
  };
};
