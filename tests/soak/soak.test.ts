import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { soak } from './soak.ts';

const HOUR_MS = 3_600_000;

/** `SOAK=full npx vitest run tests/soak` takes most of an hour. */
const isFull = process.env['SOAK'] === 'full';
const size = isFull
  ? { users: 200, prompts: 60, readersPerReply: 3, killEvery: { ms: 60_000 } }
  : { users: 4, prompts: 2, readersPerReply: 2, killEvery: { replies: 6 } };

test(
  'through faults of the model, readers who drop out and servers that are killed, every thread is what the model sent',
  async () => {
    const folder = await mkdtemp(join(tmpdir(), 'sidekick-soak-'));
    try {
      const { wrong, ...counts } = await soak({ ...size, folder });
      expect(wrong).toEqual([]);
      expect(counts.replies).toBe(size.users * 2 * size.prompts);
      expect(counts.kills).toBeGreaterThan(0);
      expect(counts.comebacks).toBeGreaterThan(counts.replies);
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  },
  isFull ? HOUR_MS : 180_000,
);
