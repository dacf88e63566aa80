import type { Clock } from '#server/platform/clock.ts';
import type { Db } from '#server/platform/database/index.ts';
import { AppError } from '#server/platform/errors/index.ts';
import type { Caller } from '#server/platform/http/index.ts';
import type { Throttle } from '#server/platform/throttle.ts';
import { changesPerUser, passwordBucket } from '../password-changes.service.ts';
import type { Passwords } from '../passwords.ts';
import { selectUserById } from '../users.queries.ts';
import { selectConfirmation, updateConfirmation } from './second-factors.queries.ts';

const RECENT_MS = 10 * 60_000;

/** Before what decides who comes in is changed, it has to be clear who sits there. */
export interface Reauthentication {
  /** @throws AppError reauthentication_required unless the session began, or its user was asked again, within ten minutes */
  ensureRecent: (caller: Caller) => Promise<void>;
  /** @throws AppError wrong_password, too_many_requests, overloaded */
  confirm: (caller: Caller, password: string) => Promise<void>;
}

interface ReauthenticationDependencies {
  db: Db;
  clock: Clock;
  passwords: Passwords;
  throttle: Throttle;
}

export function createReauthentication({ db, clock, passwords, throttle }: ReauthenticationDependencies): Reauthentication {
  return {
    async ensureRecent({ sessionId }) {
      const session = await selectConfirmation(db, sessionId);
      const last = Math.max(session?.created_at.getTime() ?? 0, session?.confirmed_at?.getTime() ?? 0);
      if (clock.now().getTime() - last < RECENT_MS) return;
      throw new AppError('reauthentication_required', 'Confirm that it is you first.');
    },

    async confirm({ userId, sessionId }, password) {
      const bucket = passwordBucket(userId);
      await throttle.take(bucket, changesPerUser);
      const user = await selectUserById(db, userId);
      if (!user || !(await passwords.matches(password, user.password_hash)))
        throw new AppError('wrong_password', 'Current password is incorrect');
      await throttle.refund(bucket, changesPerUser);
      await updateConfirmation(db, sessionId, clock.now());
    },
  };
}
