import { join } from 'node:path';
import { z } from 'zod';
import type { SettingTable } from '#server/platform/config/index.ts';
import { createDiskStorage } from './disk-storage.ts';
import { createS3Storage } from './s3-storage.ts';
import type { Storage } from './storage.ts';

const whenAbsent = 'files are kept in DATA_DIR/files';
const text = z.string().max(500).optional();

export const storageSettings = {
  S3_ENDPOINT: {
    schema: z.url({ protocol: /^https?$/, error: 'is not an http(s) address' }).optional(),
    about: 'Address of an object store that speaks S3; files (photos of listings) are kept there, which several nodes need.',
    example: 'https://s3.us-west-2.amazonaws.com',
    whenAbsent,
  },
  S3_BUCKET: { schema: text, about: 'The bucket. It must be there and private.', example: 'sidekick-files', whenAbsent },
  S3_REGION: {
    schema: z.string().max(100).default('us-east-1'),
    about: 'Region of the bucket, as the signature names it.',
    example: 'us-west-2',
    whenAbsent: 'us-east-1',
  },
  S3_ACCESS_KEY_ID: { schema: text, about: 'Key that may read, write and delete there.', example: 'AKIAEXAMPLE', whenAbsent },
  S3_SECRET_ACCESS_KEY: { schema: text, about: 'Its secret.', example: 'wJalrExample', whenAbsent, secret: true },
} as const satisfies SettingTable;

interface StorageValues {
  S3_ENDPOINT?: string | undefined;
  S3_BUCKET?: string | undefined;
  S3_REGION: string;
  S3_ACCESS_KEY_ID?: string | undefined;
  S3_SECRET_ACCESS_KEY?: string | undefined;
}

const together = ['S3_ENDPOINT', 'S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const;

/** An object store is named whole or not at all. */
export function storageSettingMistakes(values: StorageValues): string[] {
  const missing = together.filter((name) => values[name] === undefined);
  if (missing.length === 0 || missing.length === together.length) return [];
  return missing.map(
    (name) => `${name}: is missing, while other settings name an object store. Example: ${name}=${storageSettings[name].example}`,
  );
}

/** The object store of the settings, or a folder of the data folder. */
export function openStorage(values: StorageValues & { DATA_DIR: string }): Storage {
  const {
    S3_ENDPOINT: endpoint,
    S3_BUCKET: bucket,
    S3_ACCESS_KEY_ID: accessKeyId,
    S3_SECRET_ACCESS_KEY: secretAccessKey,
  } = values;
  if (endpoint === undefined || bucket === undefined || accessKeyId === undefined || secretAccessKey === undefined) {
    return createDiskStorage({ folder: join(values.DATA_DIR, 'files') });
  }
  return createS3Storage({ endpoint, bucket, region: values.S3_REGION, accessKeyId, secretAccessKey });
}
