import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import type { Deliver, OutgoingMail } from './delivery.ts';

const MAX_LISTED = 200;
const MAX_KEPT = 1_000;
const fileName = /^\d{13}-([0-9a-f-]{36})\.json$/;

const storedMailSchema = z.object({
  id: z.uuid(),
  at: z.iso.datetime(),
  from: z.string(),
  to: z.string(),
  subject: z.string(),
  html: z.string(),
  text: z.string(),
  unsubscribeUrl: z.string().nullable(),
});
export type StoredMail = z.infer<typeof storedMailSchema>;

/** Where the newest 1,000 mails are put when no server to send them through is named: files that only this system's user can read. */
export interface Outbox {
  deliver: Deliver;
  /** The newest 200, newest first. */
  list: () => Promise<StoredMail[]>;
  /** Null for an unknown id. */
  find: (id: string) => Promise<StoredMail | null>;
}

export function createOutbox({ folder, maxKept = MAX_KEPT }: { folder: string; maxKept?: number }): Outbox {
  const names = async (): Promise<string[]> =>
    (await readdir(folder).catch(() => [])).filter((name) => fileName.test(name)).sort((a, b) => b.localeCompare(a));
  const read = async (name: string): Promise<StoredMail> =>
    storedMailSchema.parse(JSON.parse(await readFile(join(folder, name), 'utf8')));

  return {
    async deliver(mail: OutgoingMail) {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      // The time leads the name, so that names are in the order of mails.
      const path = join(folder, `${String(mail.at.getTime()).padStart(13, '0')}-${mail.id}.json`);
      await writeFile(`${path}.unfinished`, JSON.stringify(mail), { mode: 0o600 });
      await rename(`${path}.unfinished`, path);
      for (const old of (await names()).slice(maxKept)) await rm(join(folder, old), { force: true });
    },
    list: async () => Promise.all((await names()).slice(0, MAX_LISTED).map(read)),
    async find(id) {
      const name = (await names()).find((one) => fileName.exec(one)?.[1] === id);
      return name === undefined ? null : read(name);
    },
  };
}
