import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createOutgoingFetch, OutgoingProblem, type OutgoingOptions, type OutgoingProblemCode } from './index.ts';
import { isPublicAddress } from './public-address.ts';

const answers: Record<string, RequestListener> = {
  '/text': (_, response) => response.end('hello'),
  '/gzip': (_, response) => response.setHeader('content-encoding', 'gzip').end(gzipSync('unpacked')),
  '/bomb': (_, response) => response.setHeader('content-encoding', 'gzip').end(gzipSync(Buffer.alloc(1_000_000))),
  '/redirect': (_, response) => response.writeHead(302, { location: 'https://example.com/' }).end(),
  '/silent': () => {},
  '/half': (_, response) => response.write('half'),
  '/cut': (request, response) => {
    response.writeHead(200, { 'content-length': '100' }).write('begun', () => request.socket.destroy());
  },
  '/cut-gzip': (request, response) => {
    response.writeHead(200, { 'content-encoding': 'gzip' }).write(gzipSync('a long text').subarray(0, 12), () => {
      request.socket.destroy();
    });
  },
};

let server: Server;
let base: string;
beforeAll(async () => {
  server = createServer((request, response) => answers[request.url ?? '']?.(request, response)).listen(0, '127.0.0.1');
  await once(server, 'listening');
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const fetchHere = createOutgoingFetch({ toPrivateAddresses: true });
const fetchPublic = createOutgoingFetch({ toPrivateAddresses: false });

async function codeOf(attempt: Promise<unknown>): Promise<OutgoingProblemCode> {
  const error = await attempt.catch((thrown: unknown) => thrown);
  if (error instanceof OutgoingProblem) return error.code;
  throw error;
}
const readHere = async (path: string, options: OutgoingOptions = {}) => (await fetchHere(base + path, options)).text();

test('an answer is read, and unpacked where it is packed', async () => {
  expect(await readHere('/text')).toBe('hello');
  expect(await readHere('/gzip')).toBe('unpacked');
});

test('an answer is bounded after unpacking, in time and in silence', async () => {
  expect(await codeOf(readHere('/bomb', { maxBytes: 100_000 }))).toBe('too-large');
  expect(await codeOf(readHere('/silent', { timeoutMs: 100 }))).toBe('too-slow');
  expect(await codeOf(readHere('/half', { timeoutMs: 5_000, silenceMs: 100 }))).toBe('too-slow');
});

test('a connection that is cut is told, also inside a packed answer', async () => {
  expect(await codeOf(readHere('/cut'))).toBe('broken-off');
  expect(await codeOf(readHere('/cut-gzip'))).toBe('broken-off');
});

test('no redirect is followed', async () => {
  expect(await codeOf(fetchHere(`${base}/redirect`))).toBe('redirected');
});

test('what is no longer wanted ends at once with its reason', async () => {
  const controller = new AbortController();
  const reading = readHere('/silent', { signal: controller.signal });
  controller.abort(new Error('stopping'));
  await expect(reading).rejects.toThrow('stopping');
});

test('nobody there is told without the address’s query', async () => {
  const error: unknown = await fetchHere('http://127.0.0.1:1/?token=secret').catch((thrown: unknown) => thrown);
  expect(String(error)).toMatch(/cannot be reached \(ECONNREFUSED\)/);
  expect(String(error)).not.toContain('secret');
});

describe('without the allowance of tests', () => {
  test.each([
    ['plain http', 'http://example.com/'],
    ['an address of this machine', 'https://127.0.0.1/'],
    ['the same in another spelling', 'https://0x7f.1/'],
    ['the same as one number', 'https://2130706433/'],
    ['the same in IPv6', 'https://[::1]/'],
    ['an IPv4 address inside IPv6', 'https://[::ffff:127.0.0.1]/'],
    ['a private network', 'https://192.168.1.1/'],
    ["a cloud's metadata", 'https://169.254.169.254/latest/meta-data/'],
    ['a file', 'file:///etc/passwd'],
    ['a user and password', 'https://user:word@example.com/'],
    ['a name that leads to this machine', 'https://localhost/'],
  ])('%s is refused', async (_, address) => {
    expect(await codeOf(fetchPublic(address))).toBe('not-allowed');
  });

  test('public addresses are told from all others', () => {
    expect(['8.8.8.8', '1.1.1.1', '2606:4700:4700::1111'].filter(isPublicAddress)).toHaveLength(3);
    const others = ['100.64.0.1', '0.0.0.0', '255.255.255.255', 'fe80::1', 'fc00::1', '2002:7f00:1::', '64:ff9b::7f00:1', '::'];
    expect(others.filter(isPublicAddress)).toEqual([]);
  });
});
