import { listAuditEntries } from '#contract/audit.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { Module } from '#server/platform/module.ts';
import { createAuditLog, type AuditLogParts } from './audit-log.ts';
import { selectEntriesAbout } from './audit.queries.ts';
import { createAuditService, type AuditService } from './audit.service.ts';

/** Entries are never erased: they prove what was done to accounts, and hold neither texts nor contacts. */
export function createAuditModule({ db, clock, findEmails }: AuditLogParts & { clock: Clock }): Module<AuditService> {
  const readLog = createAuditLog({ db, findEmails });
  return {
    name: 'audit',
    service: createAuditService({ clock }),
    mount: (mount) => mount.endpoint(listAuditEntries, ({ query }) => readLog(query)),
    personalData: {
      export: async (userId) => ({ audit: await selectEntriesAbout(db, userId) }),
      erase: async () => {},
    },
  };
}
