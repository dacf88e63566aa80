import { z } from 'zod';
import type { AccountsService } from '#server/modules/accounts/index.ts';
import type { AuditService } from '#server/modules/audit/index.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { Db } from '#server/platform/database/index.ts';
import { defineTask } from '#server/platform/jobs/index.ts';
import type { Mail } from '#server/platform/mail/index.ts';
import type { Module } from '#server/platform/module.ts';
import type { Throttle } from '#server/platform/throttle.ts';
import { createAuthorize, type AuthorizeService } from './authorize.service.ts';
import { selectEnabledClient } from './clients.queries.ts';
import { createClients, type ClientsService } from './clients.service.ts';
import { deleteGrantsOfUser, selectPrograms } from './grants.queries.ts';
import { oauthAuditActions, type OAuthAuditAction } from './oauth-provider.audit.ts';
import { mountOAuthProvider } from './oauth-provider.routes.ts';
import { createTokens, type TokensService } from './tokens.service.ts';

/** Every hour: deletes codes and tokens that have expired. */
const forgetExpiredTask = defineTask({ name: 'oauth-provider.forget-expired', payload: z.object({}), attempts: 1 });

export interface OAuthProviderService {
  clients: ClientsService;
  authorization: AuthorizeService;
  tokens: TokensService;
}

interface OAuthProviderOptions {
  db: Db;
  clock: Clock;
  audit: AuditService<OAuthAuditAction>;
  mail: Pick<Mail, 'send'>;
  throttle: Throttle;
  users: AccountsService['users'];
  reauthentication: Pick<AccountsService['reauthentication'], 'lastConfirmed'>;
  /** Our public origin, which names us to programs. */
  issuer: string;
}

export function createOAuthProviderModule(options: OAuthProviderOptions): Module<OAuthProviderService> {
  const { db, clock, throttle, users, issuer } = options;
  const clients = createClients(options);
  const tokens = createTokens({ ...options, findCaller: users.findCaller });
  const service = { clients, tokens, authorization: createAuthorize({ ...options, clients }) };
  return {
    name: 'oauth-provider',
    service,
    mount: (mount) => mountOAuthProvider(mount, { service, throttle, issuer, findClient: (id) => selectEnabledClient(db, id) }),
    registerJobs(jobs) {
      jobs.handle(forgetExpiredTask, () => tokens.forgetExpired());
      jobs.schedule(forgetExpiredTask, '37 * * * *', {});
    },
    personalData: {
      export: async (userId) => ({ programs: await selectPrograms(db, userId, clock.now()) }),
      erase: deleteGrantsOfUser,
    },
    auditActions: oauthAuditActions,
  };
}
