import { once } from 'node:events';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { request } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { until } from '#tests/support/until.ts';
import { AppError } from '../errors/index.ts';
import { createLog, type Log } from '../log.ts';
import { MAX_SILENCE_MS } from './connections.ts';
import { createHttpServer, type HttpServerOptions } from './server.ts';

let app: FastifyInstance | undefined;
let uploads = 0;
let uploadedBytes = 0;
afterEach(async () => {
  app?.server.closeAllConnections();
  await app?.close();
  app = undefined;
});

async function start(options: Partial<HttpServerOptions> = {}): Promise<number> {
  app = await createHttpServer({ log: createLog('silent'), trustProxy: false, https: true, ...options });
  app.post('/api/echo', async ({ body }) => body);
  uploadedBytes = uploads = 0;
  app.addContentTypeParser('multipart/form-data', (_request, _payload, done) => done(null));
  app.post('/api/upload', async ({ raw }) => {
    uploads += 1;
    for await (const chunk of raw as AsyncIterable<Buffer>) uploadedBytes += chunk.length;
    return { uploadedBytes };
  });
  app.get('/api/full', async () => {
    throw new AppError('storage_full', 'No room.');
  });
  app.get('/api/away', async () => {
    throw new Error('Connection terminated unexpectedly');
  });
  app.get('/healthz', async () => ({ status: 'ok' }));
  await app.listen({ host: '127.0.0.1', port: 0 });
  return (app.server.address() as AddressInfo).port;
}

interface Raw {
  socket: Socket;
  text: () => string;
  closed: Promise<unknown>;
}

async function open(port: number): Promise<Raw> {
  const socket = connect(port, '127.0.0.1');
  let text = '';
  socket.on('data', (chunk: Buffer) => (text += chunk.toString())).on('error', () => {});
  const closed = once(socket, 'close');
  await once(socket, 'connect');
  return { socket, text: () => text, closed };
}

function statusUnder(port: number, host: string, path = '/api/full'): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    request({ port, host: '127.0.0.1', path, setHost: false, headers: { host } }, (answer) => {
      answer.resume();
      resolve(answer.statusCode);
    })
      .on('error', reject)
      .end();
  });
}

describe('the name under which we are asked', () => {
  test.each([
    ['localhost', 503],
    ['localhost:3000', 503],
    ['127.0.0.1:1', 503],
    ['[::1]:3000', 503],
    ['Sidekick.Example.com', 503],
    ['sidekick.example.com:443', 503],
    ['evil.example.org', 421],
    ['sidekick.example.com.evil.example.org', 421],
    ['localhost.evil.example.org', 421],
    ['127.0.0.1.nip.io', 421],
    ['10.0.0.7', 421],
  ])('%s: %i', async (host, status) => {
    const port = await start({ hosts: ['sidekick.example.com:443'] });

    expect(await statusUnder(port, host)).toBe(status);
  });

  test('is of no matter to who watches whether we live', async () => {
    expect(await statusUnder(await start(), '10.0.0.7', '/healthz')).toBe(200);
  });
});

describe('what cannot be read is answered with a problem', () => {
  test.each([
    ['bytes that are no HTTP', 'nonsense\r\n\r\n', 400, 'malformed_request'],
    ['headers without end', `GET / HTTP/1.1\r\nhost: localhost\r\nx: ${'x'.repeat(20_000)}\r\n\r\n`, 431, 'headers_too_large'],
    ['an address with broken escapes', 'GET /%ff HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n\r\n', 404, 'not_found'],
  ])('%s', async (_, bytes, status, code) => {
    const { socket, text, closed } = await open(await start());
    socket.write(bytes);
    await closed;

    expect(text()).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
    expect(text()).toMatch(/content-type: application\/problem\+json/);
    expect(text()).toMatch(/content-security-policy: default-src 'self'/);
    expect(text()).toMatch(/x-content-type-options: nosniff/);
    expect(JSON.parse(text().split('\r\n\r\n')[1] ?? '')).toMatchObject({ status, code });
  });
});

describe('slow and silent connections', () => {
  test.each([
    ['says nothing', ''],
    ['never ends its headers', 'GET / HTTP/1.1\r\nhost: localhost\r\n'],
  ])('one that %s is closed', async (_, bytes) => {
    const port = await start();
    expect(app?.server.headersTimeout).toBe(MAX_SILENCE_MS);
    if (app) Object.assign(app.server, { headersTimeout: 50 });
    const { socket, closed } = await open(port);
    socket.write(bytes);
    await closed;
  });

  test('one whose body does not arrive is closed', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    try {
      const { socket, text, closed } = await open(await start());
      socket.write(
        'POST /api/echo HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\nexpect: 100-continue\r\ncontent-length: 9000\r\n\r\n',
      );
      await until(() => expect(text()).toContain('100 Continue'));
      socket.write('{"a":');
      await vi.advanceTimersByTimeAsync(MAX_SILENCE_MS);
      await closed;
    } finally {
      vi.useRealTimers();
    }
  });

  describe('an upload', () => {
    const UPLOAD_BYTES = 300_000;
    const beginUpload = async (): Promise<Raw> => {
      const raw = await open(await start());
      raw.socket.write(
        `POST /api/upload HTTP/1.1\r\nhost: localhost\r\ncontent-type: multipart/form-data; boundary=x\r\ncontent-length: ${UPLOAD_BYTES}\r\n\r\n`,
      );
      await until(() => expect(uploads).toBe(1));
      return raw;
    };
    const send = async ({ socket }: Raw, bytes: number): Promise<void> => {
      const wanted = uploadedBytes + bytes;
      socket.write(Buffer.alloc(bytes));
      await until(() => expect(uploadedBytes).toBe(wanted));
    };
    beforeEach(() => void vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] }));
    afterEach(() => void vi.useRealTimers());

    test('that crawls is closed, though something arrives all the time', async () => {
      const raw = await beginUpload();
      await send(raw, 1_000);
      let isClosed = false;
      void raw.closed.then(() => (isClosed = true));
      await vi.advanceTimersByTimeAsync(MAX_SILENCE_MS - 1_000);
      await send(raw, 1_000);
      expect(isClosed).toBe(false);
      await vi.advanceTimersByTimeAsync(1_000);
      await raw.closed;
    });

    test('of a slow line is taken to its end', async () => {
      const raw = await beginUpload();
      for (let sent = 0; sent < UPLOAD_BYTES; sent += 75_000) {
        await send(raw, 75_000);
        await vi.advanceTimersByTimeAsync(MAX_SILENCE_MS);
      }
      await until(() => expect(raw.text()).toContain(JSON.stringify({ uploadedBytes: UPLOAD_BYTES })));
    });
  });

  test('one address has so many connections and no more, and gets another when it closes one', async () => {
    const port = await start({ maxConnectionsPerAddress: 3 });
    const kept = [await open(port), await open(port), await open(port)];
    const refused = await open(port);
    await refused.closed;
    kept[0]?.socket.destroy();
    await kept[0]?.closed;

    await until(async () => expect(await statusUnder(port, 'localhost', '/healthz')).toBe(200));
  });
});

test('an outage is told with when to come back, and logged once a minute', async () => {
  const log = createLog('silent');
  const logged = vi.fn();
  const loud: Log = Object.assign(Object.create(log) as Log, { error: logged, child: () => loud });
  const port = await start({ log: loud });
  for (let call = 0; call < 20; call += 1) {
    const full = await fetch(`http://127.0.0.1:${port}/api/full`);
    const away = await fetch(`http://127.0.0.1:${port}/api/away`);
    expect([full.status, full.headers.get('retry-after'), (await full.json()).code]).toEqual([503, '5', 'storage_full']);
    expect([away.status, away.headers.get('retry-after'), (await away.json()).code]).toEqual([503, '5', 'overloaded']);
  }

  expect(logged.mock.calls.map(([line]: unknown[]) => line)).toMatchObject([{ code: 'storage_full' }, { code: 'overloaded' }]);
});
