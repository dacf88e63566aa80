import { randomBytes } from 'node:crypto';
import type { EndpointAnswer } from '#contract/endpoint.ts';
import type { DataExport, getMyData, requestDeletion } from '#contract/my-data.ts';
import type { UsersService } from '#server/modules/accounts/index.ts';
import type { Actor, AuditService } from '#server/modules/audit/index.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { Db } from '#server/platform/database/index.ts';
import { AppError } from '#server/platform/errors/index.ts';
import type { FileAnswer } from '#server/platform/http/index.ts';
import { addJob } from '#server/platform/jobs/index.ts';
import type { Mail } from '#server/platform/mail/index.ts';
import type { ExportedFile } from '#server/platform/module.ts';
import type { Storage } from '#server/platform/storage/index.ts';
import type { Throttle } from '#server/platform/throttle.ts';
import { makeZip } from './make-zip.ts';
import type { MyDataAuditAction } from './my-data.audit.ts';
import { deletionLetter, erasedLetter, exportReadyLetter } from './my-data.letters.ts';
import {
  deleteDeletion,
  deleteExport,
  insertDeletion,
  insertExport,
  markReady,
  selectDeletion,
  selectDue,
  selectExpiredExports,
  selectExport,
  selectLastExport,
  type ExportRow,
} from './my-data.queries.ts';
import { makeExportTask } from './my-data.tasks.ts';

const DAY_MS = 24 * 3_600_000;
export const GRACE_DAYS = 14;
const EXPORTS = { burst: 3, refillSeconds: 8 * 3_600 };

export const exportKeyOf = (id: string): string => `exports/${id}`;

type Deletion = EndpointAnswer<typeof requestDeletion>;

export interface MyDataService {
  get: (userId: string) => Promise<EndpointAnswer<typeof getMyData>>;
  /** Has a copy made; the one that is being made, where there is one. @throws AppError too_many_requests */
  requestExport: (userId: string, address: string | null) => Promise<DataExport>;
  /** @throws AppError not_found */
  download: (userId: string, exportId: string, address: string | null) => Promise<FileAnswer>;
  /** @throws AppError invalid_request where the address is not the account's */
  requestDeletion: (userId: string, email: string, address: string | null) => Promise<Deletion>;
  undoDeletion: (userId: string, address: string | null) => Promise<void>;
  /** Work of the job that a request adds. */
  makeExport: (exportId: string) => Promise<void>;
  /** Erases an account at once and for good; its owner is told by mail. */
  eraseNow: (userId: string, actor: Actor) => Promise<void>;
  /** Erases the accounts whose time has come, and copies that have expired. */
  eraseDue: (signal: AbortSignal) => Promise<void>;
}

export interface MyDataParts {
  db: Db;
  clock: Clock;
  audit: AuditService<MyDataAuditAction>;
  mail: Pick<Mail, 'send'>;
  storage: Storage;
  throttle: Throttle;
  users: Pick<UsersService, 'findMe' | 'findEnabled'>;
  origin: string;
  /** Over all modules. */
  everything: {
    data: (userId: string) => Promise<Record<string, unknown>>;
    files: (userId: string) => AsyncIterable<ExportedFile>;
    erase: (userId: string) => Promise<void>;
  };
}

export function createMyData(parts: MyDataParts): MyDataService {
  const { db, clock, audit, mail, storage, throttle, users, origin, everything } = parts;
  const own = (userId: string, address: string | null) => ({ actorUserId: userId, subjectUserId: userId, address });

  async function eraseNow(userId: string, actor: Actor): Promise<void> {
    const { email } = await users.findMe(userId);
    await everything.erase(userId);
    // After the act: a crash in between costs the letter, never a letter about what did not happen.
    await db.transaction().execute(async (tx) => {
      const about = { actorUserId: actor.userId, subjectUserId: userId, address: actor.address };
      await audit.record(tx, { action: 'account-erased', ...about });
      await mail.send(tx, { to: email, letter: erasedLetter({ isAskedByOwner: actor.userId === null }) });
    });
  }

  return {
    eraseNow,
    async get(userId) {
      const [last, deletion] = await Promise.all([selectLastExport(db, userId, clock.now()), selectDeletion(db, userId)]);
      return { export: last ? toExport(last) : null, deletion: deletion ? toDeletion(deletion) : null };
    },

    async requestExport(userId, address) {
      const now = clock.now();
      const last = await selectLastExport(db, userId, now);
      if (last?.ready_at === null) return toExport(last);
      await throttle.take(`exports of ${userId}`, EXPORTS);
      const row = {
        id: randomBytes(16).toString('base64url'),
        user_id: userId,
        requested_at: now,
        ready_at: null,
        size_bytes: null,
      };
      const whole = { ...row, expires_at: new Date(now.getTime() + DAY_MS) };
      await db.transaction().execute(async (tx) => {
        await insertExport(tx, whole);
        await addJob(tx, makeExportTask, { exportId: row.id });
        await audit.record(tx, { action: 'data-export-requested', ...own(userId, address) });
      });
      return toExport(whole);
    },

    async makeExport(exportId) {
      const row = await selectExport(db, exportId);
      if (!row || row.ready_at !== null) return;
      const owner = (await users.findEnabled([row.user_id])).get(row.user_id);
      if (!owner) return;
      const at = clock.now();
      const zip = await makeZip({ data: await everything.data(row.user_id), files: everything.files(row.user_id), at });
      await storage.put(exportKeyOf(exportId), zip);
      const ready = { at, expiresAt: new Date(at.getTime() + DAY_MS), sizeBytes: zip.length };
      await db.transaction().execute(async (tx) => {
        if (await markReady(tx, exportId, ready)) await mail.send(tx, { to: owner.email, letter: exportReadyLetter(origin) });
      });
    },

    async download(userId, exportId, address) {
      const row = await selectExport(db, exportId);
      const isThere = row && row.user_id === userId && row.ready_at !== null && row.expires_at > clock.now();
      const content = isThere ? await storage.get(exportKeyOf(exportId)) : undefined;
      if (!row || !content) throw new AppError('not_found', 'This copy does not exist any more. Have a new one made.');
      await audit.record(db, { action: 'data-export-downloaded', ...own(userId, address) });
      const name = `sidekick-${row.requested_at.toISOString().slice(0, 10)}.zip`;
      return { content, mimeType: 'application/zip', name, bytes: content.length };
    },

    async requestDeletion(userId, email, address) {
      const me = await users.findMe(userId);
      if (email.toLowerCase() !== me.email.toLowerCase()) {
        const errors = [{ path: 'body.email', message: 'This is not the e-mail of your account' }];
        throw new AppError('invalid_request', 'Some fields are not valid.', { errors });
      }
      const now = clock.now();
      const eraseAt = new Date(now.getTime() + GRACE_DAYS * DAY_MS);
      await db.transaction().execute(async (tx) => {
        if (!(await insertDeletion(tx, { user_id: userId, requested_at: now, erase_at: eraseAt }))) return;
        await audit.record(tx, { action: 'account-deletion-requested', ...own(userId, address) });
        await mail.send(tx, { to: me.email, letter: deletionLetter(origin, eraseAt) });
      });
      return toDeletion((await selectDeletion(db, userId)) ?? { requested_at: now, erase_at: eraseAt });
    },

    async undoDeletion(userId, address) {
      await db.transaction().execute(async (tx) => {
        if (!(await deleteDeletion(tx, userId))) return;
        await audit.record(tx, { action: 'account-deletion-undone', ...own(userId, address) });
      });
    },

    async eraseDue(signal) {
      for (const id of await selectExpiredExports(db, clock.now())) {
        await storage.delete(exportKeyOf(id));
        await deleteExport(db, id);
      }
      for (const userId of await selectDue(db, clock.now())) {
        signal.throwIfAborted();
        await eraseNow(userId, { userId: null, address: null });
      }
    },
  };
}

function toExport(row: ExportRow): DataExport {
  return {
    id: row.id,
    requestedAt: row.requested_at.toISOString(),
    readyAt: row.ready_at?.toISOString() ?? null,
    expiresAt: row.ready_at === null ? null : row.expires_at.toISOString(),
    sizeBytes: row.size_bytes === null ? null : Number(row.size_bytes),
  };
}

function toDeletion(row: { requested_at: Date; erase_at: Date }): Deletion {
  return { requestedAt: row.requested_at.toISOString(), eraseAt: row.erase_at.toISOString() };
}
