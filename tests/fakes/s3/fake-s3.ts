import { createHash, createHmac } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

export interface FakeS3 {
  /** For `S3_ENDPOINT`. */
  url: string;
  /** Objects by `bucket/key`. */
  objects: Map<string, Buffer>;
  /** Statuses that the next requests are answered with, in turn. */
  failNext: number[];
  close: () => Promise<void>;
}

export const fakeS3Key = { accessKeyId: 'FAKEKEY', secretAccessKey: 'fake-secret-of-a-store', region: 'test-1' };

const sha256 = (data: string | Buffer): string => createHash('sha256').update(data).digest('hex');
const hmac = (key: string | Buffer, data: string): Buffer => createHmac('sha256', key).update(data).digest();

/** Signs the request anew, from what arrived, as AWS Signature Version 4 says. */
function isSigned(request: IncomingMessage, body: Buffer): boolean {
  const pattern =
    /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8})\/([^/]+)\/s3\/aws4_request, SignedHeaders=([^,]+), Signature=([0-9a-f]{64})$/;
  const [, key, date = '', region = '', names = '', signature] = pattern.exec(request.headers.authorization ?? '') ?? [];
  const header = (name: string): string => String(request.headers[name] ?? '');
  if (key !== fakeS3Key.accessKeyId || region !== fakeS3Key.region || header('x-amz-content-sha256') !== sha256(body))
    return false;
  const headers = names.split(';').map((name) => `${name}:${header(name)}\n`);
  const canonical = [request.method, request.url, '', headers.join(''), names, sha256(body)].join('\n');
  const scope = `${date}/${region}/s3/aws4_request`;
  const toSign = ['AWS4-HMAC-SHA256', header('x-amz-date'), scope, sha256(canonical)].join('\n');
  const signing = [date, region, 's3', 'aws4_request'].reduce<string | Buffer>(hmac, `AWS4${fakeS3Key.secretAccessKey}`);
  return hmac(signing, toSign).toString('hex') === signature;
}

/** An object store on the wire that takes signed requests only. */
export async function startFakeS3(): Promise<FakeS3> {
  const server = createServer((request, response) => {
    void buffer(request).then((body) => {
      const failure = fake.failNext.shift();
      if (failure !== undefined) return void response.writeHead(failure).end();
      if (!isSigned(request, body)) return void response.writeHead(403).end('<Error><Code>SignatureDoesNotMatch</Code></Error>');
      const key = decodeURIComponent(request.url ?? '').slice(1);
      const found = fake.objects.get(key);
      switch (request.method) {
        case 'PUT':
          fake.objects.set(key, body);
          return void response.end();
        case 'DELETE':
          fake.objects.delete(key);
          return void response.writeHead(204).end();
        default:
          return void response.writeHead(found ? 200 : 404).end(request.method === 'HEAD' ? undefined : found);
      }
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const fake: FakeS3 = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    objects: new Map(),
    failNext: [],
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
  return fake;
}
