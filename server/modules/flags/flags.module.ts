import type { AuditService } from '#server/modules/audit/index.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { Db } from '#server/platform/database/index.ts';
import type { Log } from '#server/platform/log.ts';
import type { Module } from '#server/platform/module.ts';
import { createFlagsAdmin } from './flags-admin.service.ts';
import { flagsAuditActions, type FlagsAuditAction } from './flags.audit.ts';
import { deleteSettingsOf, selectOwnSettings } from './flags.queries.ts';
import { mountFlags } from './flags.routes.ts';
import { createFlagsService, type FlagsService } from './flags.service.ts';

interface FlagsModuleOptions {
  db: Db;
  clock: Clock;
  log: Pick<Log, 'warn'>;
  audit: AuditService<FlagsAuditAction>;
  findPlan: (userId: string) => Promise<string | null>;
  findUserId: (email: string) => Promise<string | null>;
  findEmails: (userIds: readonly string[]) => Promise<Map<string, string>>;
}

export function createFlagsModule(options: FlagsModuleOptions): Module<FlagsService> {
  const { db } = options;
  const service = createFlagsService(options);
  return {
    name: 'flags',
    service,
    mount: (mount) => mountFlags(mount, service, createFlagsAdmin(options)),
    personalData: {
      export: async (userId) => ({ flags: await selectOwnSettings(db, userId) }),
      erase: deleteSettingsOf,
    },
    auditActions: flagsAuditActions,
  };
}
