import { createHash } from 'node:crypto';
import { appIds, appNames, finishConnection, type AppId, type ConnectedApp } from '#contract/connections.ts';
import type { AuditService } from '#server/modules/audit/index.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { Db, Tx } from '#server/platform/database/index.ts';
import { newId } from '#server/platform/ids.ts';
import { addJob } from '#server/platform/jobs/index.ts';
import type { Sealing } from '#server/platform/sealing/index.ts';
import type { Throttle, ThrottleRule } from '#server/platform/throttle.ts';
import { apps, type AppClient, type AppClients } from './apps.ts';
import type { ConnectionsAuditAction } from './connections.audit.ts';
import {
  deleteExpiredStarts,
  disown,
  insertStart,
  markEnded,
  replaceConnection,
  selectLiveConnections,
  takeStart,
} from './connections.queries.ts';
import { revokeTask } from './connections.tasks.ts';
import type { Access } from './oauth/access.ts';
import { ConnectionRefusal } from './oauth/connection-refusal.ts';
import { authorizationOf, revoke, tokensFrom } from './oauth/provider.ts';
import { sealTokens } from './oauth/tokens.ts';

const VALID_MINUTES = 10;
const startsPerUser: ThrottleRule = { burst: 20, refillSeconds: 10 };

export interface ConnectionStart {
  userId: string;
  appId: AppId;
  /** Our origin as the browser knows it, to which the provider leads back. */
  ownOrigin: string;
  /** Where the user wants to go afterwards. */
  redirect: string | undefined;
}

export interface ConnectionAnswer {
  userId: string;
  appId: AppId;
  /** The whole address that the provider led back to. */
  answer: URL;
  address: string | null;
}

export interface ConnectionsService {
  /** The apps that are set up. */
  list: (userId: string) => Promise<ConnectedApp[]>;
  /** Where the browser goes to connect an app. @throws ConnectionRefusal, AppError too_many_requests */
  start: (start: ConnectionStart) => Promise<URL>;
  /** Connects the app; answers where the user wanted to go. @throws ConnectionRefusal */
  finish: (answer: ConnectionAnswer) => Promise<string | null>;
  /** Ends a connection at once, and by job at the provider; where there is none nothing happens. */
  end: (userId: string, appId: AppId, address: string | null) => Promise<void>;
  /** Ends all connections of somebody who leaves. */
  endAll: (tx: Tx, userId: string) => Promise<void>;
  forgetExpired: () => Promise<void>;
}

export interface ConnectionsParts {
  db: Db;
  clock: Clock;
  audit: AuditService<ConnectionsAuditAction>;
  sealing: Sealing;
  throttle: Throttle;
  clients: AppClients;
  access: Access;
}

export function createConnections(parts: ConnectionsParts): ConnectionsService {
  const { db, clock, audit, sealing, throttle, clients, access } = parts;

  function clientOf(appId: AppId): AppClient {
    const client = clients[appId];
    if (!client) throw new ConnectionRefusal('failed', 'the app is not set up');
    return client;
  }

  /** What went wrong on the way back is kept in the audit log, in words. */
  async function audited<Done>({ userId, appId, address }: ConnectionAnswer, act: () => Promise<Done>): Promise<Done> {
    try {
      return await act();
    } catch (error) {
      const refusal =
        error instanceof ConnectionRefusal
          ? error
          : new ConnectionRefusal('failed', 'the provider’s answer is not valid', { cause: error });
      const about = { actorUserId: userId, subjectUserId: userId, address };
      await audit.record(db, {
        ...{ action: 'app-connection-failed', ...about },
        details: { app: appId, reason: refusal.message },
      });
      throw refusal;
    }
  }

  return {
    async list(userId) {
      const rows = await selectLiveConnections(db, userId);
      return appIds
        .filter((id) => clients[id])
        .map((id) => {
          const row = rows.find(({ app_id }) => app_id === id);
          const connection = row ? (row.expired_at ? 'expired' : 'connected') : 'not-connected';
          return { id, name: appNames[id], description: apps[id].description, connection };
        });
    },

    async start({ userId, appId, ownOrigin, redirect }) {
      const client = clientOf(appId);
      await throttle.take(`connect:${userId}`, startsPerUser);
      const redirectUri = ownOrigin + finishConnection.path.replace('{appId}', appId);
      const { url, state, codeVerifier } = await authorizationOf(appId, client, redirectUri);
      await insertStart(db, {
        ...{ state_hash: hashOf(state), user_id: userId, app_id: appId, code_verifier: codeVerifier },
        redirect: redirect ?? null,
        expires_at: new Date(clock.now().getTime() + VALID_MINUTES * 60_000),
      });
      return url;
    },

    finish: (given) =>
      audited(given, async () => {
        const { userId, appId, answer, address } = given;
        const state = answer.searchParams.get('state') ?? '';
        const begun = await takeStart(db, hashOf(state), clock.now());
        if (!begun) throw new ConnectionRefusal('failed', 'unknown, used or expired state');
        // Else somebody could hand over an answer to a consent of their own, and read what is put into their calendar.
        if (begun.user_id !== userId) throw new ConnectionRefusal('failed', 'begun by somebody else');
        if (begun.app_id !== appId) throw new ConnectionRefusal('failed', 'begun for another app');
        const client = clientOf(appId);
        const { tokens, scopes } = await tokensFrom(client, answer, { state, codeVerifier: begun.code_verifier });
        if (scopes && !apps[appId].scopes.every((each) => scopes.includes(each))) {
          await revoke(appId, client, tokens).catch(() => {});
          throw new ConnectionRefusal('incomplete', 'not all was granted that is needed');
        }
        const id = newId();
        const now = clock.now();
        const expiresAt = tokens.expiresInSeconds === null ? null : new Date(now.getTime() + tokens.expiresInSeconds * 1_000);
        const sealed = await sealTokens(sealing, id, tokens);
        await db.transaction().execute(async (tx) => {
          await replaceConnection(tx, {
            ...{ id, user_id: userId, app_id: appId, sealed_tokens: sealed },
            ...{ access_expires_at: expiresAt, connected_at: now },
          });
          await access.refreshBefore(tx, { id, user_id: userId, app_id: appId }, expiresAt);
          const about = { actorUserId: userId, subjectUserId: userId, address };
          await audit.record(tx, { action: 'app-connected', ...about, details: { app: appId } });
        });
        return begun.redirect;
      }),

    async end(userId, appId, address) {
      await db.transaction().execute(async (tx) => {
        const ended = await markEnded(tx, userId, appId, clock.now());
        if (!ended) return;
        await addJob(tx, revokeTask, { connectionId: ended.id });
        const about = { actorUserId: userId, subjectUserId: userId, address };
        await audit.record(tx, { action: 'app-disconnected', ...about, details: { app: appId } });
      });
    },

    async endAll(tx, userId) {
      for (const connectionId of await disown(tx, userId, clock.now())) await addJob(tx, revokeTask, { connectionId });
    },

    forgetExpired: () => deleteExpiredStarts(db, clock.now()),
  };
}

function hashOf(secret: string): Buffer {
  return createHash('sha256').update(secret).digest();
}
