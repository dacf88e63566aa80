import { randomBytes } from 'node:crypto';
import { z } from 'zod';
import type { NewOAuthClient, OAuthClient } from '#contract/oauth.ts';
import { scopes, type Scope } from '#contract/scopes.ts';
import type { AuditService } from '#server/modules/audit/index.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { Db } from '#server/platform/database/index.ts';
import { AppError } from '#server/platform/errors/index.ts';
import { deleteClient, insertClient, selectClient, selectClients, type ClientRow } from './clients.queries.ts';
import type { OAuthAuditAction } from './oauth-provider.audit.ts';
import { hashOf, newSecret } from './secrets.ts';

/** Who makes or forgets a client; nobody at the command line. */
export interface ClientActor {
  userId: string | null;
  address: string | null;
}

export interface ClientsService {
  list: () => Promise<OAuthClient[]>;
  /** The secret is in no table and no log: it is told this once. */
  create: (client: NewOAuthClient, actor: ClientActor) => Promise<OAuthClient & { clientSecret: string | null }>;
  /** Ends its access to all accounts. @throws AppError oauth_client_not_found */
  delete: (clientId: string, actor: ClientActor) => Promise<void>;
  /** @throws AppError oauth_client_not_found */
  get: (clientId: string) => Promise<ClientRow>;
}

interface ClientsParts {
  db: Db;
  clock: Clock;
  audit: AuditService<OAuthAuditAction>;
}

const scopeListSchema = z.array(z.enum(Object.keys(scopes) as [Scope, ...Scope[]]));

/** Stored scopes; those that a later version does not know any more are none. */
export function scopesOf(stored: readonly string[]): Scope[] {
  return scopeListSchema.parse(stored.filter((scope) => scope in scopes));
}

const unknownClient = () => new AppError('oauth_client_not_found', 'Invalid client id.');

export function createClients({ db, clock, audit }: ClientsParts): ClientsService {
  return {
    list: async () => (await selectClients(db)).map(toClient),

    async create({ name, redirectUris, scopes: allowed, hasSecret }, actor) {
      const clientSecret = hasSecret ? newSecret('sks_') : null;
      const row = {
        id: randomBytes(16).toString('hex'),
        name,
        redirect_uris: redirectUris,
        scopes: [...new Set(allowed)],
        secret_hash: clientSecret === null ? null : hashOf(clientSecret),
        created_at: clock.now(),
      };
      await db.transaction().execute(async (tx) => {
        await insertClient(tx, row);
        await record(tx, 'oauth-client-created', actor, { clientId: row.id, name });
      });
      return { ...toClient(row), clientSecret };
    },

    async delete(clientId, actor) {
      await db.transaction().execute(async (tx) => {
        const name = await deleteClient(tx, clientId);
        if (name === undefined) throw unknownClient();
        await record(tx, 'oauth-client-deleted', actor, { clientId, name });
      });
    },

    async get(clientId) {
      const client = await selectClient(db, clientId);
      if (!client) throw unknownClient();
      return client;
    },
  };

  async function record(
    tx: Parameters<typeof insertClient>[0],
    action: OAuthAuditAction,
    { userId, address }: ClientActor,
    details: { clientId: string; name: string },
  ): Promise<void> {
    await audit.record(tx, { action, actorUserId: userId, subjectUserId: null, address, details });
  }
}

function toClient(row: ClientRow): OAuthClient {
  return {
    clientId: row.id,
    name: row.name,
    redirectUris: row.redirect_uris,
    scopes: scopesOf(row.scopes),
    hasSecret: row.secret_hash !== null,
    createdAt: row.created_at.toISOString(),
  };
}
