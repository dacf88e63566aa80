import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import type { AppClients } from '#server/modules/connections/index.ts';
import { createOutgoingFetch } from '#server/platform/outgoing-fetch/index.ts';

/** What the next call of an address is answered with; `cut` breaks the connection off. */
export interface Fault {
  path: string;
  status?: number;
  body?: object;
  cut?: true;
}

export interface Asked {
  call: string;
  authorization: string;
  body: string;
}

export interface AppFake {
  clients: AppClients;
  /** What it was asked, the last one last. */
  asked: Asked[];
  /** Each counts once. */
  faults: Fault[];
  /** What the token endpoint grants; the number in the tokens grows. */
  granted: { expires_in?: number; scope?: string; refresh_token?: string | null };
  /** The address of the callback, as the provider would answer to this request. */
  answerTo: (authorizationUrl: string, more?: Record<string, string>) => string;
  close: () => Promise<void>;
}

/** The providers of apps on the wire that do as a test says. */
export async function startAppFake(): Promise<AppFake> {
  let tokens = 0;
  const good: Record<string, () => object> = {
    'POST /token': () => {
      tokens += 1;
      const { refresh_token = `refresh-${tokens}`, ...granted } = fake.granted;
      return {
        ...{ access_token: `access-${tokens}`, token_type: 'Bearer', expires_in: 3_600, ...granted },
        ...(refresh_token === null ? {} : { refresh_token }),
      };
    },
    'POST /revoke': () => ({}),
    'POST /calendar/calendars/primary/events': () => ({ htmlLink: 'https://calendar.example.com/event' }),
    'POST /mail/users/me/drafts': () => ({ id: 'draft' }),
    'GET /loops/profile': () => ({
      data: [
        { id: 1, type: 'OFFICE', default: true },
        { id: 2, type: 'INDIVIDUAL' },
      ],
    }),
    'POST /loops/loop-it?profile_id=2': () => ({ data: { id: 5, loopUrl: 'https://loops.example.com/5' } }),
  };
  const server = createServer((request, response) => {
    void answer(request).then((given) => {
      if (given === 'cut') return request.socket.destroy();
      response.writeHead(given.status, { 'content-type': 'application/json' }).end(JSON.stringify(given.body));
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');

  async function answer(request: IncomingMessage): Promise<'cut' | { status: number; body: object }> {
    const path = request.url ?? '';
    const call = `${request.method} ${path}`;
    fake.asked.push({ call, authorization: request.headers.authorization ?? '', body: await text(request) });
    const at = fake.faults.findIndex((fault) => path.startsWith(fault.path));
    const [fault] = at === -1 ? [] : fake.faults.splice(at, 1);
    if (fault?.cut) return 'cut';
    const body = good[call];
    if (fault || !body) return { status: fault?.status ?? 404, body: fault?.body ?? {} };
    return { status: 200, body: body() };
  }

  const base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const client = {
    clientId: 'sidekick-test',
    clientSecret: 'secret of the test',
    fetch: createOutgoingFetch({ toPrivateAddresses: true }),
  };
  const oauth = { issuer: base, authorize: `${base}/authorize`, token: `${base}/token`, revoke: `${base}/revoke` };
  const fake: AppFake = {
    clients: {
      google: {
        ...client,
        addresses: () => ({
          ...oauth,
          calendar: `${base}/calendar`,
          mail: `${base}/mail`,
          drafts: 'https://mail.example.com/drafts',
        }),
      },
      dotloop: { ...client, addresses: () => ({ ...oauth, loops: `${base}/loops` }) },
    },
    asked: [],
    faults: [],
    granted: {},
    answerTo(authorizationUrl, more = { code: 'a-code' }) {
      const { searchParams } = new URL(authorizationUrl);
      const back = new URL(searchParams.get('redirect_uri') ?? '');
      for (const [name, value] of Object.entries({ state: searchParams.get('state') ?? '', ...more }))
        back.searchParams.set(name, value);
      return back.href;
    },
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
  return fake;
}
