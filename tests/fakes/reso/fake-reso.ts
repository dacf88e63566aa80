import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import type { FakeRecord } from './fake-records.ts';
import { matches, metadataOf } from './odata.ts';

/** What happens instead of the answer, or around it. */
export type Fault =
  | { kind: 'status'; status: number; retryAfter?: string; body?: string }
  | { kind: 'cut'; afterBytes: number }
  | { kind: 'silence' }
  | { kind: 'garbage' }
  /** The next link of the page. */
  | { kind: 'next-link'; link: string }
  /** Something changes at the server between this page and the next. */
  | { kind: 'meanwhile'; change: () => void };

export interface FakeReso {
  /** Root of the service. */
  url: string;
  tokenUrl: string;
  /** Records by resource; tests change them as they like. */
  data: Record<string, FakeRecord[]>;
  /** Records per page; by skip, so that changes between pages shift them. */
  pageSize: number;
  gzip: boolean;
  describesItself: boolean;
  /** Queries so far: path and decoded query, the oldest first. */
  asked: string[];
  /** Answered in turn to questions whose address matches. */
  faultNext: (address: RegExp, ...faults: Fault[]) => void;
  clearFaults: () => void;
  /** Every token that was given so far stops being good. */
  expireTokens: () => void;
  tokensGiven: () => number;
  /** Called with each question before it is answered. */
  onAsked: ((address: string) => void) | undefined;
  close: () => Promise<void>;
}

export const fakeCredentials = { clientId: 'sidekick', clientSecret: 'fake-secret-of-a-feed' };
export const fakeBearer = 'fake-bearer-token';

/** A RESO Web API server on the wire, whose data and faults a test scripts. */
export async function startFakeReso(): Promise<FakeReso> {
  let given = 0;
  let good = new Set([fakeBearer]);
  const faults: { address: RegExp; fault: Fault }[] = [];

  function takeFault(address: string): Fault | undefined {
    const at = faults.findIndex((fault) => fault.address.test(address));
    return at < 0 ? undefined : faults.splice(at, 1)[0]?.fault;
  }

  function send(response: ServerResponse, text: string, type = 'application/json'): void {
    response.setHeader('content-type', type);
    if (!fake.gzip) return void response.end(text);
    response.setHeader('content-encoding', 'gzip').end(gzipSync(text));
  }

  async function giveToken(request: IncomingMessage, response: ServerResponse): Promise<void> {
    let body = '';
    for await (const chunk of request) body += String(chunk);
    const form = new URLSearchParams(body);
    const isRight =
      form.get('client_id') === fakeCredentials.clientId && form.get('client_secret') === fakeCredentials.clientSecret;
    if (!isRight) return void response.writeHead(400).end('{"error":"invalid_client"}');
    given += 1;
    const token = `token-${given}`;
    good.add(token);
    send(response, JSON.stringify({ access_token: token, token_type: 'Bearer', expires_in: 3_600 }));
  }

  function answerPage(address: URL, response: ServerResponse, fault: Fault | undefined): void {
    const resource = address.pathname.split('/').at(-1) ?? '';
    const rows = fake.data[resource];
    if (!rows) return void response.writeHead(404).end('{"error":{"message":"no such resource"}}');
    const option = (name: string) => address.searchParams.get(name);
    const orderBy = option('$orderby')?.split(' ');
    let found = rows.filter((row) => matches(row, option('$filter')));
    if (orderBy) {
      const [field = '', direction] = orderBy;
      const sign = direction === 'desc' ? -1 : 1;
      found = found.toSorted((a, b) => sign * (Number(a[field]) - Number(b[field])));
    }
    const skip = Number(option('$skip') ?? 0);
    const top = Number(option('$top') ?? Infinity);
    const page = found.slice(skip, skip + Math.min(fake.pageSize, top));
    const select = option('$select')?.split(',');
    const expand = option('$expand')?.split(',') ?? [];
    const value = page.map((row) => {
      const names = select ? [...select, ...expand] : Object.keys(row);
      return Object.fromEntries(names.filter((name) => name in row).map((name) => [name, row[name]]));
    });
    const next = new URL(address);
    next.searchParams.set('$skip', String(skip + page.length));
    const hasMore = top === Infinity && skip + page.length < found.length;
    const link = fault?.kind === 'next-link' ? fault.link : hasMore ? next.href : undefined;
    const text = JSON.stringify({ '@odata.context': '…', value, ...(link ? { '@odata.nextLink': link } : {}) });
    if (fault?.kind === 'cut') {
      response.writeHead(200, { 'content-length': String(Buffer.byteLength(text)) });
      response.write(text.slice(0, fault.afterBytes), () => response.socket?.destroy());
      return;
    }
    send(response, text);
    if (fault?.kind === 'meanwhile') fault.change();
  }

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const address = new URL(request.url ?? '/', fake.url);
    if (address.pathname === '/token') return giveToken(request, response);
    const token = request.headers.authorization?.replace(/^Bearer /, '') ?? '';
    if (!good.has(token)) return void response.writeHead(401).end('{"error":{"message":"token expired"}}');
    const words = decodeURIComponent(`${address.pathname}${address.search}`.replaceAll('+', ' '));
    fake.asked.push(words);
    fake.onAsked?.(words);
    const fault = takeFault(words);
    if (fault?.kind === 'silence') return;
    if (fault?.kind === 'garbage') return send(response, '<html>Maintenance</html>', 'text/html');
    if (fault?.kind === 'status') {
      const headers = fault.retryAfter === undefined ? {} : { 'retry-after': fault.retryAfter };
      return void response.writeHead(fault.status, headers).end(fault.body ?? '{"error":{"message":"not now"}}');
    }
    if (address.pathname.endsWith('/$metadata')) {
      if (!fake.describesItself) return void response.writeHead(404).end();
      return send(response, metadataOf(fake.data), 'application/xml');
    }
    answerPage(address, response, fault);
  }

  const server = createServer((request, response) => void answer(request, response)).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const fake: FakeReso = {
    url: `${origin}/reso/odata`,
    tokenUrl: `${origin}/token`,
    data: { Property: [], Media: [], Member: [], Office: [], EntityEvent: [] },
    pageSize: 10,
    gzip: false,
    describesItself: true,
    asked: [],
    onAsked: undefined,
    faultNext: (address, ...some) => void faults.push(...some.map((fault) => ({ address, fault }))),
    clearFaults: () => void faults.splice(0),
    expireTokens: () => (good = new Set([fakeBearer])),
    tokensGiven: () => given,
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
  return fake;
}
