import { createHash, randomBytes } from 'node:crypto';
import { z } from 'zod';
import { chatInterfaces, roles, subscriptionStatuses } from '#contract/accounts.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { Db, DbOrTx } from '#server/platform/database/index.ts';
import type { Caller } from '#server/platform/http/index.ts';
import { newId } from '#server/platform/ids.ts';
import {
  deleteExpiredSessions,
  deleteSessionByToken,
  deleteSessionsOfUser,
  insertSession,
  selectLiveSession,
  updateLastSeen,
  type EndedSession,
} from './sessions.queries.ts';

const TOKEN_BYTES = 32;
const TOKEN_PATTERN = /^[A-Za-z0-9_-]{43}$/;
const DAY_MS = 24 * 3_600_000;
export const SESSION_IDLE_DAYS = 30;
export const SESSION_LONGEST_DAYS = 90;
const TOUCH_EVERY_MS = 5 * 60_000;

const rightsSchema = z.object({
  roles: z.array(z.enum(roles)),
  subscription_status: z.enum(subscriptionStatuses),
  allowed_chat_interfaces: z.array(z.enum(chatInterfaces)),
});

/** Where a session was begun, for the user's list of sessions. */
export interface Origin {
  address: string | null;
  userAgent: string | null;
}

export interface SessionsService {
  /** Begins a session and returns its token, which exists nowhere else: only its hash is stored. */
  begin: (dbOrTx: DbOrTx, userId: string, origin: Origin) => Promise<string>;
  /** Who is behind a token; null when the session is unknown, expired, or its user disabled. Moves the expiry on. */
  findCaller: (token: string) => Promise<Caller | null>;
  /** Ends the session of a token, and what is open for it. */
  end: (dbOrTx: DbOrTx, token: string) => Promise<EndedSession | undefined>;
  /** Ends all sessions of a user; else as `end`. */
  endAllOf: (dbOrTx: DbOrTx, userId: string) => Promise<EndedSession[]>;
  /** Forgets sessions that have expired. */
  forgetExpired: () => Promise<void>;
}

/** Sessions end 30 days after the last call, and 90 days after they began at the latest. */
export function createSessionsService({ db, clock }: { db: Db; clock: Clock }): SessionsService {
  return {
    async begin(dbOrTx, userId, { address, userAgent }) {
      const token = randomBytes(TOKEN_BYTES).toString('base64url');
      const now = clock.now();
      await insertSession(dbOrTx, {
        token_hash: hashOf(token),
        id: newId(),
        user_id: userId,
        created_at: now,
        last_seen_at: now,
        expires_at: expiryOf(now, now),
        user_agent: userAgent?.slice(0, 400) ?? null,
        address,
      });
      return token;
    },

    async findCaller(token) {
      if (!TOKEN_PATTERN.test(token)) return null;
      const now = clock.now();
      const row = await selectLiveSession(db, hashOf(token), now);
      if (!row) return null;
      const unlessSeenSince = new Date(now.getTime() - TOUCH_EVERY_MS);
      if (row.last_seen_at <= unlessSeenSince) {
        await updateLastSeen(db, row.session_id, { seenAt: now, expiresAt: expiryOf(row.created_at, now), unlessSeenSince });
      }
      const rights = rightsSchema.parse(row);
      return {
        userId: row.user_id,
        sessionId: row.session_id,
        roles: rights.roles,
        allowedMlsProviders: row.allowed_mls_providers,
        subscriptionStatus: rights.subscription_status,
        allowedChatInterfaces: rights.allowed_chat_interfaces,
      };
    },

    end: (dbOrTx, token) => deleteSessionByToken(dbOrTx, hashOf(token)),
    endAllOf: (dbOrTx, userId) => deleteSessionsOfUser(dbOrTx, userId),
    forgetExpired: () => deleteExpiredSessions(db, clock.now()),
  };
}

function hashOf(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}

function expiryOf(createdAt: Date, seenAt: Date): Date {
  return new Date(Math.min(seenAt.getTime() + SESSION_IDLE_DAYS * DAY_MS, createdAt.getTime() + SESSION_LONGEST_DAYS * DAY_MS));
}
