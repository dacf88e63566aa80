import { randomBytes } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { ssoProviders } from '#contract/sso.ts';
import type { Demo } from '#server/demo.ts';
import type { SsoClients } from '#server/modules/accounts/index.ts';
import { systemClock } from '#server/platform/clock.ts';
import { createOutgoingFetch } from '#server/platform/outgoing-fetch/index.ts';
import { createDemoProvider } from './demo-provider.ts';
import { people } from './people.ts';

/** Loopback: nobody but who sits at this machine signs in here. */
const HOST = '127.0.0.1';

/** Stands in for all four providers, on the port after the product's, or on a free one where that is taken. */
export const createDemoSso: Demo['createSso'] = ({ settings, log }) => {
  const secret = randomBytes(32).toString('base64url');
  let origin = `http://${HOST}:${settings.PORT + 1}`;
  const provider = createDemoProvider({
    origin: () => origin,
    clientId: 'sidekick',
    clientSecret: secret,
    people,
    clock: systemClock,
  });
  const server = createServer((request, response) => {
    provider(request, response).catch((error: unknown) => {
      log.error({ err: error }, 'the provider of the demo failed');
      response.writeHead(500).end();
    });
  });
  const fetch = createOutgoingFetch({ toPrivateAddresses: true });
  const clients: SsoClients = {};
  for (const name of ssoProviders) {
    clients[name] = {
      issuer: () => `${origin}/${name}`,
      ...{ clientId: 'sidekick', clientSecret: secret, fetch, trustedDomains: ['demo.sidekick.test'] },
    };
  }
  const listen = (port: number): void => void server.listen(port, HOST);
  server.on('listening', () => (origin = `http://${HOST}:${(server.address() as AddressInfo).port}`));
  server.once('error', () => listen(0));
  return {
    clients,
    background: {
      start: () => listen(settings.PORT === 0 || settings.PORT === 65_535 ? 0 : settings.PORT + 1),
      async drain() {
        server.closeAllConnections();
        await new Promise((resolve) => server.close(resolve));
      },
    },
  };
};
