import { createHash, randomBytes } from 'node:crypto';
import type { Session } from '#contract/accounts.ts';
import type { AuditService } from '#server/modules/audit/index.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { Db, DbOrTx } from '#server/platform/database/index.ts';
import { AppError } from '#server/platform/errors/index.ts';
import type { Caller } from '#server/platform/http/index.ts';
import { newId } from '#server/platform/ids.ts';
import { createSharedLookup } from '#server/platform/shared-lookup.ts';
import type { AccountsAuditAction } from './accounts.audit.ts';
import { callerOf } from './caller-of.ts';
import {
  deleteExpiredSessions,
  deleteOtherSessions,
  deleteSessionByToken,
  deleteSessionOfUser,
  deleteSessionsOfUser,
  insertSession,
  selectLiveSession,
  selectLiveSessionsOf,
  updateLastSeen,
  type EndedSession,
} from './sessions.queries.ts';

const TOKEN_BYTES = 32;
const TOKEN_PATTERN = /^[A-Za-z0-9_-]{43}$/;
const DAY_MS = 24 * 3_600_000;
export const SESSION_IDLE_DAYS = 30;
export const SESSION_LONGEST_DAYS = 90;
const TOUCH_EVERY_MS = 5 * 60_000;

/** Where a session was begun, for the user's list of sessions. */
export interface Origin {
  address: string | null;
  userAgent: string | null;
}

export interface SessionsService {
  /**
   * Begins a session and returns its token, which exists nowhere else: only its hash is stored.
   * @param confirmedAt when its user proved who it is: now when left out, null where that is not known
   */
  begin: (dbOrTx: DbOrTx, userId: string, origin: Origin, confirmedAt?: Date | null) => Promise<string>;
  /** Who is behind a token; null when the session is unknown, expired, or its user disabled. Moves the expiry on. */
  findCaller: (token: string) => Promise<Caller | null>;
  /** Ends the session of a token, and what is open for it. */
  end: (dbOrTx: DbOrTx, token: string) => Promise<EndedSession | undefined>;
  /** Ends all sessions of a user; else as `end`. */
  endAllOf: (dbOrTx: DbOrTx, userId: string) => Promise<EndedSession[]>;
  /** Where the caller is signed in. */
  list: (caller: Caller) => Promise<Session[]>;
  /**
   * Ends a session of the caller's by its id.
   * @throws AppError session_not_found
   */
  endOwn: (caller: Caller, sessionId: string, address: string | null) => Promise<void>;
  /** Ends the caller's sessions except the one that asks. */
  endOthers: (caller: Caller, address: string | null) => Promise<void>;
  /** Forgets sessions that have expired. */
  forgetExpired: () => Promise<void>;
}

interface SessionsDependencies {
  db: Db;
  clock: Clock;
  audit: AuditService<AccountsAuditAction>;
  adminsNeedSecondFactor: boolean;
}

/** Sessions end 30 days after the last call, and 90 days after they began at the latest. */
export function createSessionsService({ db, clock, audit, adminsNeedSecondFactor }: SessionsDependencies): SessionsService {
  // A flood of calls with one session costs others no connections.
  const findByToken = createSharedLookup(async (token): Promise<Caller | null> => {
    const now = clock.now();
    const row = await selectLiveSession(db, hashOf(token), now);
    if (!row) return null;
    const unlessSeenSince = new Date(now.getTime() - TOUCH_EVERY_MS);
    if (row.last_seen_at <= unlessSeenSince) {
      await updateLastSeen(db, row.session_id, { seenAt: now, expiresAt: expiryOf(row.created_at, now), unlessSeenSince });
    }
    return callerOf(row, { userId: row.user_id, sessionId: row.session_id }, adminsNeedSecondFactor);
  });

  return {
    async begin(dbOrTx, userId, { address, userAgent }, confirmedAt) {
      const token = randomBytes(TOKEN_BYTES).toString('base64url');
      const now = clock.now();
      await insertSession(dbOrTx, {
        token_hash: hashOf(token),
        id: newId(),
        user_id: userId,
        created_at: now,
        confirmed_at: confirmedAt === undefined ? now : confirmedAt,
        last_seen_at: now,
        expires_at: expiryOf(now, now),
        user_agent: userAgent?.slice(0, 400) ?? null,
        address,
      });
      return token;
    },

    findCaller: async (token) => (TOKEN_PATTERN.test(token) ? findByToken(token) : null),

    end: (dbOrTx, token) => deleteSessionByToken(dbOrTx, hashOf(token)),
    endAllOf: (dbOrTx, userId) => deleteSessionsOfUser(dbOrTx, userId),

    async list({ userId, sessionId }) {
      const rows = await selectLiveSessionsOf(db, userId, clock.now());
      return rows.map((row) => ({
        id: row.id,
        createdAt: row.created_at.toISOString(),
        lastSeenAt: row.last_seen_at.toISOString(),
        userAgent: row.user_agent,
        address: row.address,
        isCurrent: row.id === sessionId,
      }));
    },

    async endOwn({ userId }, sessionId, address) {
      await db.transaction().execute(async (tx) => {
        if (!(await deleteSessionOfUser(tx, userId, sessionId)))
          throw new AppError('session_not_found', 'This session has ended already.');
        await audit.record(tx, { action: 'session-ended', actorUserId: userId, subjectUserId: userId, address });
      });
    },

    async endOthers({ userId, sessionId }, address) {
      await db.transaction().execute(async (tx) => {
        await deleteOtherSessions(tx, userId, sessionId);
        await audit.record(tx, { action: 'sessions-ended', actorUserId: userId, subjectUserId: userId, address });
      });
    },

    forgetExpired: () => deleteExpiredSessions(db, clock.now()),
  };
}

function hashOf(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}

function expiryOf(createdAt: Date, seenAt: Date): Date {
  return new Date(Math.min(seenAt.getTime() + SESSION_IDLE_DAYS * DAY_MS, createdAt.getTime() + SESSION_LONGEST_DAYS * DAY_MS));
}
