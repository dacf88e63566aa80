import type { Module } from '#server/platform/module.ts';
import { resealCredentials } from './feeds/manage-feeds.ts';
import { mlsAuditActions } from './mls.audit.ts';
import { mountMls } from './mls.routes.ts';
import { createMlsService, type MlsService } from './mls.service.ts';

export function createMlsModule(options: Parameters<typeof createMlsService>[0]): Module<MlsService> {
  const service = createMlsService(options);
  return {
    name: 'mls',
    service,
    mount: (mount) => mountMls(mount, { ...options, mls: service }),
    registerJobs: service.registerJobs,
    healthFacts: { listingSources: service.sourceAges },
    reseal: () => resealCredentials(options.db, options.sealing),
    auditActions: mlsAuditActions,
  };
}
