import type { Module } from '#server/platform/module.ts';
import { accountsAuditActions } from './accounts.audit.ts';
import { accountsSettings } from './accounts.config.ts';
import { mountAccounts } from './accounts.routes.ts';
import { createAccountsService, type AccountsDependencies, type AccountsService } from './accounts.service.ts';
import { deleteExpiredSessionsTask, mailResetCodeTask } from './accounts.tasks.ts';
import type { RedirectTargets } from './safe-redirect.ts';
import { selectSessionsOfUser } from './sessions.queries.ts';
import { selectPasskeys } from './second-factors/second-factors.queries.ts';
import { selectIdentitiesOf } from './sso/sso.queries.ts';
import { deleteUser, selectUserById } from './users.queries.ts';

interface AccountsModuleOptions extends AccountsDependencies {
  redirectTargets: RedirectTargets;
}

export function createAccountsModule({ redirectTargets, ...options }: AccountsModuleOptions): Module<AccountsService> {
  const { db } = options;
  const service = createAccountsService(options);
  return {
    name: 'accounts',
    service,
    settings: accountsSettings,
    mount: (mount) => mountAccounts(mount, service, { redirectTargets, https: options.https }),
    registerJobs(jobs) {
      jobs.handle(deleteExpiredSessionsTask, async () => {
        await service.sessions.forgetExpired();
        await service.passwordChanges.forgetExpired();
        await service.sso.forgetExpired();
        await service.passkeys.forgetExpired();
      });
      jobs.handle(mailResetCodeTask, ({ email }) => service.passwordChanges.mailResetCode(email));
      jobs.schedule(deleteExpiredSessionsTask, '7 * * * *', {});
    },
    personalData: {
      async export(userId) {
        const user = await selectUserById(db, userId);
        if (!user) return {};
        const { id: _id, tracking_id: _trackingId, password_hash: _hash, ...account } = user;
        const passkeys = await selectPasskeys(db, userId);
        return {
          account,
          sessions: await selectSessionsOfUser(db, userId),
          providers: await selectIdentitiesOf(db, userId),
          passkeys: passkeys.map(({ name, created_at, last_used_at }) => ({ name, created_at, last_used_at })),
        };
      },
      erase: deleteUser,
    },
    reseal: service.secondFactors.reseal,
    auditActions: accountsAuditActions,
  };
}
