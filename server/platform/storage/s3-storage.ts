import { createHash } from 'node:crypto';
import { openAsBlob } from 'node:fs';
import { mkdtemp, open, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { AwsClient } from 'aws4fetch';
import { checkKey, type Storage } from './storage.ts';

export interface S3Options {
  /** E.g. `https://s3.us-west-2.amazonaws.com`; the bucket follows as a path. */
  endpoint: string;
  bucket: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
}

const TIMEOUT_MS = 30_000;
const RETRIES = 3;
const sha256OfNothing = createHash('sha256').digest('hex');

/** Objects in a bucket of S3, or of anything that speaks as S3 does. */
export function createS3Storage({ endpoint, bucket, region, accessKeyId, secretAccessKey }: S3Options): Storage {
  const client = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3', retries: RETRIES });
  const base = `${endpoint.replace(/\/+$/, '')}/${bucket}/`;

  /** @throws Error for any answer but a good one and, where it is expected, 404 */
  async function ask(method: string, key: string, body?: Blob, sha256 = sha256OfNothing): Promise<Response | undefined> {
    const response = await client.fetch(base + checkKey(key), {
      method,
      // The hash makes the store refuse bytes that changed on the way.
      headers: { 'x-amz-content-sha256': sha256 },
      ...(body ? { body } : {}),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    if (response.ok) return response;
    await response.body?.cancel();
    if (response.status === 404 && method !== 'PUT') return undefined;
    throw new Error(`The object store answers ${response.status} to ${method}`);
  }

  return {
    async put(key, bytes) {
      await ask('PUT', key, new Blob([new Uint8Array(bytes)]), createHash('sha256').update(bytes).digest('hex'));
    },
    async receive(content, look) {
      const folder = await mkdtemp(join(tmpdir(), 'received-'));
      try {
        const path = join(folder, 'file');
        const hash = createHash('sha256');
        let bytes = 0;
        await using file = await open(path, 'w', 0o600);
        for await (const chunk of content) {
          hash.update(chunk);
          await file.writeFile(chunk);
          bytes += chunk.length;
        }
        const sha256 = hash.digest('hex');
        return await look({
          ...{ path, bytes },
          async keep(key) {
            await ask('PUT', key, await openAsBlob(path), sha256);
          },
        });
      } finally {
        await rm(folder, { recursive: true, force: true });
      }
    },
    async get(key) {
      const response = await ask('GET', key);
      return response && Buffer.from(await response.arrayBuffer());
    },
    has: async (key) => (await ask('HEAD', key)) !== undefined,
    async delete(key) {
      const response = await ask('DELETE', key);
      await response?.body?.cancel();
    },
    async check() {
      await ask('HEAD', 'readiness');
    },
    // An object is put whole, by one request: nothing half-done stays.
    async sweep() {},
  };
}
