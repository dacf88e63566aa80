import type { RedirectTargets } from '#server/modules/accounts/index.ts';
import type { Log } from '#server/platform/log.ts';
import type { Module } from '#server/platform/module.ts';
import { appIds } from '#contract/connections.ts';
import { deleteActsOf, selectActsOf } from './acts/acts.queries.ts';
import { createActs, type ActsService } from './acts/acts.service.ts';
import { connectionsAuditActions } from './connections.audit.ts';
import { connectionsSettings } from './connections.config.ts';
import { selectLiveConnections } from './connections.queries.ts';
import { mountConnections } from './connections.routes.ts';
import { createConnections, type ConnectionsParts, type ConnectionsService } from './connections.service.ts';
import { createConnectionTools, type ConnectionToolParts } from './connections.tools.ts';
import { actTask, forgetTask, refreshTask, revokeTask } from './connections.tasks.ts';
import { createAccess } from './oauth/access.ts';

interface ConnectionsModuleOptions extends Omit<ConnectionsParts, 'access'> {
  log: Log;
  redirectTargets: RedirectTargets;
  /** What tools look up for their proposals. */
  lookUps: Pick<ConnectionToolParts, 'findHome' | 'findSubject' | 'findTimezone'>;
}

export interface ConnectionsModuleService extends ConnectionsService {
  acts: ActsService;
}

export function createConnectionsModule({
  redirectTargets,
  lookUps,
  ...options
}: ConnectionsModuleOptions): Module<ConnectionsModuleService> {
  const { db } = options;
  const access = createAccess(options);
  const connections = createConnections({ ...options, access });
  const acts = createActs({ ...options, access });
  return {
    name: 'connections',
    service: { ...connections, acts },
    settings: connectionsSettings,
    mount: (mount) => mountConnections(mount, connections, redirectTargets),
    tools: createConnectionTools({
      ...{ ...lookUps, acts, list: connections.list },
      apps: appIds.filter((id) => options.clients[id]),
    }),
    registerJobs(jobs) {
      jobs.handle(refreshTask, ({ connectionId }, { isLastAttempt }) => access.refresh(connectionId, isLastAttempt));
      jobs.handle(revokeTask, ({ connectionId }, { isLastAttempt }) => access.giveBack(connectionId, isLastAttempt));
      jobs.handle(actTask, ({ actId }, helpers) => acts.work(actId, helpers));
      jobs.handle(forgetTask, async () => {
        await connections.forgetExpired();
        await acts.forgetFinished();
      });
      jobs.schedule(forgetTask, '47 * * * *', {});
    },
    personalData: {
      async export(userId) {
        const rows = await selectLiveConnections(db, userId);
        return {
          connectedApps: rows.map(({ app_id, connected_at, expired_at }) => ({ app: app_id, connected_at, expired_at })),
          appActs: await selectActsOf(db, userId),
        };
      },
      async erase(tx, userId) {
        await connections.endAll(tx, userId);
        await deleteActsOf(tx, userId);
      },
    },
    reseal: access.reseal,
    auditActions: connectionsAuditActions,
  };
}
