import type { AuditService } from '#server/modules/audit/index.ts';
import type { Module } from '#server/platform/module.ts';
import { createFairHousingLog, type LogFairHousingHits } from './log-hits.ts';

interface FairHousingService {
  logHits: LogFairHousingHits;
}

/** Its checks are plain functions of its public API; this is what they have of the program. */
export function createFairHousingModule({ audit }: { audit: AuditService<'fair-housing-hit'> }): Module<FairHousingService> {
  return {
    name: 'fair-housing',
    service: { logHits: createFairHousingLog({ audit }) },
    auditActions: ['fair-housing-hit'],
  };
}
