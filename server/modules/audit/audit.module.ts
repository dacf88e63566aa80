import type { Clock } from '#server/platform/clock.ts';
import type { Db } from '#server/platform/database/index.ts';
import type { Module } from '#server/platform/module.ts';
import { selectEntriesAbout } from './audit.queries.ts';
import { createAuditService, type AuditService } from './audit.service.ts';

/** Entries are never erased: they prove what was done to accounts, and hold neither texts nor contacts. */
export function createAuditModule({ db, clock }: { db: Db; clock: Clock }): Module<AuditService> {
  return {
    name: 'audit',
    service: createAuditService({ clock }),
    personalData: {
      export: async (userId) => ({ audit: await selectEntriesAbout(db, userId) }),
      erase: async () => {},
    },
  };
}
