import { z } from 'zod';
import { appIds, type AppId } from '#contract/connections.ts';
import type { AuditService } from '#server/modules/audit/index.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { Db, DbOrTx } from '#server/platform/database/index.ts';
import { addJob } from '#server/platform/jobs/index.ts';
import type { Log } from '#server/platform/log.ts';
import { resealAll, type Sealing } from '#server/platform/sealing/index.ts';
import type { AppClient, AppClients } from '../apps.ts';
import type { ConnectionsAuditAction } from '../connections.audit.ts';
import {
  deleteConnection,
  markExpired,
  selectConnection,
  replaceSealed,
  selectLiveConnection,
  selectSealed,
  updateTokens,
  type ConnectionRow,
} from '../connections.queries.ts';
import { refreshTask } from '../connections.tasks.ts';
import { refreshed, revoke, TokensRefused } from './provider.ts';
import { contextOf, openTokens, sealTokens } from './tokens.ts';

/** New tokens are fetched so long before the old ones expire. */
const AHEAD_MS = 5 * 60_000;
/** A token that ends so soon is not used any more. */
const MARGIN_MS = 30_000;
/** Where the provider was away at every try. */
const AGAIN_MS = 3_600_000;

/** An app that cannot be used for its user. */
export class NoAccess extends Error {
  readonly code: 'not-connected' | 'expired';

  constructor(code: 'not-connected' | 'expired') {
    super(code);
    this.name = 'NoAccess';
    this.code = code;
  }
}

/** The tokens of connections: used, renewed, given back, sealed anew. Work on one connection is done by jobs of one queue, one after another. */
export interface Access {
  /** Adds the job that brings new tokens in time. */
  refreshBefore: (
    db: DbOrTx,
    connection: Pick<ConnectionRow, 'id' | 'user_id' | 'app_id'>,
    expiresAt: Date | null,
  ) => Promise<void>;
  /** A token to call an app with. @throws NoAccess; other errors pass */
  tokenFor: (userId: string, appId: AppId) => Promise<string>;
  /** A new one, the app having refused the one before. @throws NoAccess; other errors pass */
  newTokenFor: (userId: string, appId: AppId) => Promise<string>;
  /** Nobody can use the connection any more until its user connects again. */
  expire: (userId: string, appId: AppId) => Promise<void>;
  refresh: (connectionId: string, isLastAttempt: boolean) => Promise<void>;
  giveBack: (connectionId: string, isLastAttempt: boolean) => Promise<void>;
  /** Seals what another key sealed with the present one; how many. */
  reseal: () => Promise<number>;
}

interface AccessParts {
  db: Db;
  clock: Clock;
  log: Log;
  audit: AuditService<ConnectionsAuditAction>;
  sealing: Sealing;
  clients: AppClients;
}

/** Jobs of one connection run one after another: a provider that rotates refresh tokens is never asked twice with the same one. */
export const queueOf = (userId: string | null, appId: string): string => `app:${appId}:${userId ?? 'nobody'}`;

const appIdSchema = z.enum(appIds);

export function createAccess({ db, clock, log, audit, sealing, clients }: AccessParts): Access {
  function clientOf(row: ConnectionRow): { app: AppId; client: AppClient | undefined } {
    const app = appIdSchema.parse(row.app_id);
    return { app, client: clients[app] };
  }

  const refreshBefore: Access['refreshBefore'] = async (dbOrTx, { id, user_id, app_id }, expiresAt) => {
    if (expiresAt === null) return;
    // Tokens of a few minutes are renewed at their half, not at once and again and again.
    const aheadMs = Math.min(AHEAD_MS, (expiresAt.getTime() - clock.now().getTime()) / 2);
    const when = { runAt: new Date(expiresAt.getTime() - aheadMs), key: `connections.refresh:${id}` };
    await addJob(dbOrTx, refreshTask, { connectionId: id }, { ...when, queue: queueOf(user_id, app_id) });
  };

  async function expireRow(id: string): Promise<void> {
    await db.transaction().execute(async (tx) => {
      const expired = await markExpired(tx, id, clock.now());
      if (!expired) return;
      const about = { actorUserId: null, subjectUserId: expired.user_id, address: null };
      await audit.record(tx, { action: 'app-connection-expired', ...about, details: { app: expired.app_id } });
    });
  }

  /** @throws NoAccess where the provider takes the tokens no more */
  async function renew(row: ConnectionRow): Promise<string> {
    const { client } = clientOf(row);
    if (!client) throw new NoAccess('not-connected');
    const tokens = await refreshed(client, await openTokens(sealing, row)).catch(async (error: unknown) => {
      if (!(error instanceof TokensRefused)) throw error;
      await expireRow(row.id);
      throw new NoAccess('expired');
    });
    const expiresAt = tokens.expiresInSeconds === null ? null : new Date(clock.now().getTime() + tokens.expiresInSeconds * 1_000);
    const sealed = await sealTokens(sealing, row.id, tokens);
    await updateTokens(db, row.id, { sealed_tokens: sealed, access_expires_at: expiresAt });
    await refreshBefore(db, row, expiresAt);
    return tokens.accessToken;
  }

  async function liveRow(userId: string, appId: AppId): Promise<ConnectionRow> {
    const row = await selectLiveConnection(db, userId, appId);
    if (!row) throw new NoAccess('not-connected');
    if (row.expired_at) throw new NoAccess('expired');
    return row;
  }

  const isOver = ({ access_expires_at }: ConnectionRow): boolean =>
    access_expires_at !== null && access_expires_at.getTime() - MARGIN_MS <= clock.now().getTime();

  return {
    refreshBefore,

    async tokenFor(userId, appId) {
      const row = await liveRow(userId, appId);
      return isOver(row) ? renew(row) : (await openTokens(sealing, row)).accessToken;
    },

    newTokenFor: async (userId, appId) => renew(await liveRow(userId, appId)),

    async expire(userId, appId) {
      const row = await selectLiveConnection(db, userId, appId);
      if (row) await expireRow(row.id);
    },

    async refresh(connectionId, isLastAttempt) {
      const row = await selectConnection(db, connectionId);
      if (!row || row.ended_at || row.expired_at) return;
      try {
        await renew(row);
      } catch (error) {
        if (error instanceof NoAccess) return;
        // The provider is away for longer; whoever uses the connection tries by themselves meanwhile.
        if (isLastAttempt) await refreshBefore(db, row, new Date(clock.now().getTime() + AHEAD_MS + AGAIN_MS));
        throw error;
      }
    },

    async giveBack(connectionId, isLastAttempt) {
      const row = await selectConnection(db, connectionId);
      if (!row) return;
      const { app, client } = clientOf(row);
      // A provider forgets all of a user's consent at once: one that was given again since must stand.
      const isConnectedAgain = row.user_id !== null && (await selectLiveConnection(db, row.user_id, app)) !== undefined;
      if (client && !isConnectedAgain) {
        try {
          await revoke(app, client, await openTokens(sealing, row));
        } catch (error) {
          if (!isLastAttempt) throw error;
          log.warn({ err: error, app }, 'a provider was not told to forget an access');
        }
      }
      await deleteConnection(db, connectionId);
    },

    async reseal() {
      const rows = await selectSealed(db);
      return resealAll(
        sealing,
        rows.map(({ id, sealed_tokens: sealed }) => ({
          ...{ sealed, context: contextOf(id) },
          store: (anew) => replaceSealed(db, id, sealed, anew),
        })),
      );
    },
  };
}
