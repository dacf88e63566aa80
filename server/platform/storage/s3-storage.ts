import { createHash } from 'node:crypto';
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

/** Objects in a bucket of S3, or of anything that speaks as S3 does. */
export function createS3Storage({ endpoint, bucket, region, accessKeyId, secretAccessKey }: S3Options): Storage {
  const client = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3', retries: RETRIES });
  const base = `${endpoint.replace(/\/+$/, '')}/${bucket}/`;

  /** @throws Error for any answer but a good one and, where it is expected, 404 */
  async function ask(method: string, key: string, body?: Uint8Array): Promise<Response | undefined> {
    const response = await client.fetch(base + checkKey(key), {
      method,
      // The hash makes the store refuse bytes that changed on the way.
      headers: {
        'x-amz-content-sha256': createHash('sha256')
          .update(body ?? '')
          .digest('hex'),
      },
      ...(body ? { body: new Uint8Array(body) } : {}),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    if (response.ok) return response;
    await response.body?.cancel();
    if (response.status === 404 && method !== 'PUT') return undefined;
    throw new Error(`The object store answers ${response.status} to ${method}`);
  }

  return {
    async put(key, bytes) {
      await ask('PUT', key, bytes);
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
  };
}
