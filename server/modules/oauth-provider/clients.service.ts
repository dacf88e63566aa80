import { randomBytes } from 'node:crypto';
import { z } from 'zod';
import type { NewOAuthClient, OAuthClient, OAuthClientChanges } from '#contract/oauth.ts';
import { scopes, type Scope } from '#contract/scopes.ts';
import type { Actor, AuditService } from '#server/modules/audit/index.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { Db } from '#server/platform/database/index.ts';
import { AppError } from '#server/platform/errors/index.ts';
import { createSharedLookup } from '#server/platform/shared-lookup.ts';
import {
  deleteClient,
  insertClient,
  lockClient,
  selectClients,
  selectEnabledClient,
  selectPageAddresses,
  updateClient,
  type ClientRow,
} from './clients.queries.ts';
import { countUsersOf, deleteCodesBeyond, deleteGrantsBeyond } from './grants.queries.ts';
import type { OAuthAuditAction } from './oauth-provider.audit.ts';
import { hashOf, newSecret } from './secrets.ts';

export interface ClientsService {
  list: () => Promise<OAuthClient[]>;
  /** The secret is in no table and no log: it is told this once. */
  create: (client: NewOAuthClient, actor: Actor) => Promise<OAuthClient & { clientSecret: string | null }>;
  /** What is left out stays. Access that goes beyond it ends. @throws AppError oauth_client_not_found */
  update: (clientId: string, changes: OAuthClientChanges, actor: Actor) => Promise<OAuthClient>;
  /** Another secret, told this once. @throws AppError oauth_client_not_found, oauth_client_without_secret */
  renewSecret: (clientId: string, actor: Actor) => Promise<string>;
  /** Ends its access to all accounts. @throws AppError oauth_client_not_found */
  delete: (clientId: string, actor: Actor) => Promise<void>;
  /** Whether pages of an origin are those of a program that runs in browsers: one without a secret, to which it leads back. */
  isPageOrigin: (origin: string) => Promise<boolean>;
  /** One that is not disabled. @throws AppError oauth_client_not_found */
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
    list: async () => (await selectClients(db)).map(({ users, ...row }) => toClient(row, Number(users))),

    async create({ name, redirectUris, scopes: allowed, hasSecret }, actor) {
      const clientSecret = hasSecret ? newSecret('sks_') : null;
      const row = {
        id: randomBytes(16).toString('hex'),
        name,
        redirect_uris: redirectUris,
        scopes: [...new Set(allowed)],
        secret_hash: clientSecret === null ? null : hashOf(clientSecret),
        created_at: clock.now(),
        disabled_at: null,
      };
      await db.transaction().execute(async (tx) => {
        await insertClient(tx, row);
        await record(tx, 'oauth-client-created', actor, { clientId: row.id, name });
      });
      return { ...toClient(row, 0), clientSecret };
    },

    async update(clientId, { name, redirectUris, scopes: allowed, isDisabled }, actor) {
      return db.transaction().execute(async (tx) => {
        const before = await lockClient(tx, clientId);
        if (!before) throw unknownClient();
        const wasDisabled = before.disabled_at !== null;
        const row = await updateClient(tx, clientId, {
          name: name ?? before.name,
          redirect_uris: redirectUris ?? before.redirect_uris,
          scopes: allowed ? [...new Set(allowed)] : before.scopes,
          disabled_at: (isDisabled ?? wasDisabled) ? (before.disabled_at ?? clock.now()) : null,
        });
        const isOff = row.disabled_at !== null;
        await deleteGrantsBeyond(tx, clientId, isOff ? [] : row.scopes);
        await deleteCodesBeyond(tx, clientId, row.redirect_uris);
        const details = { clientId, name: row.name };
        if (isOff !== wasDisabled) await record(tx, isOff ? 'oauth-client-disabled' : 'oauth-client-enabled', actor, details);
        if (name ?? redirectUris ?? allowed) await record(tx, 'oauth-client-changed', actor, details);
        return toClient(row, await countUsersOf(tx, clientId));
      });
    },

    async renewSecret(clientId, actor) {
      const clientSecret = newSecret('sks_');
      await db.transaction().execute(async (tx) => {
        const client = await lockClient(tx, clientId);
        if (!client) throw unknownClient();
        if (client.secret_hash === null) throw new AppError('oauth_client_without_secret', 'This program has no secret.');
        await updateClient(tx, clientId, { secret_hash: hashOf(clientSecret) });
        await record(tx, 'oauth-client-secret-renewed', actor, { clientId, name: client.name });
      });
      return clientSecret;
    },

    async delete(clientId, actor) {
      await db.transaction().execute(async (tx) => {
        const name = await deleteClient(tx, clientId);
        if (name === undefined) throw unknownClient();
        await record(tx, 'oauth-client-deleted', actor, { clientId, name });
      });
    },

    isPageOrigin: createSharedLookup(async (origin) => {
      const addresses = await selectPageAddresses(db);
      return addresses.some((address) => new URL(address).origin === origin);
    }),

    async get(clientId) {
      const client = await selectEnabledClient(db, clientId);
      if (!client) throw unknownClient();
      return client;
    },
  };

  async function record(
    tx: Parameters<typeof insertClient>[0],
    action: OAuthAuditAction,
    { userId, address }: Actor,
    details: { clientId: string; name: string },
  ): Promise<void> {
    await audit.record(tx, { action, actorUserId: userId, subjectUserId: null, address, details });
  }
}

function toClient(row: ClientRow, users: number): OAuthClient {
  return {
    clientId: row.id,
    name: row.name,
    redirectUris: row.redirect_uris,
    scopes: scopesOf(row.scopes),
    hasSecret: row.secret_hash !== null,
    isDisabled: row.disabled_at !== null,
    users,
    createdAt: row.created_at.toISOString(),
  };
}
