import { randomInt } from 'node:crypto';
import type { Actor, AuditService } from '#server/modules/audit/index.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { Db } from '#server/platform/database/index.ts';
import { AppError } from '#server/platform/errors/index.ts';
import type { AccountsAuditAction } from './accounts.audit.ts';
import type { Challenges } from './challenges.ts';
import type { Entrance } from './entrance.ts';
import { ensureGoodPassword } from './good-password.ts';
import type { Passwords } from './passwords.ts';
import type { Origin, SessionsService } from './sessions.service.ts';
import type { SignInOutcome } from './sign-in.service.ts';
import { lockUser, updatePasswordHash } from './users.queries.ts';

const VALID_HOURS = 24;
/** Without what is mistaken for something else when it is read aloud. */
const LETTERS = 'abcdefghjkmnpqrstuvwxyz';
const DIGITS = '23456789';

export interface TemporaryPasswords {
  /**
   * Gives a user a password that is good for one sign-in within 24 hours, and ends the user's sessions.
   * @returns the password, which exists nowhere else
   * @throws AppError user_not_found, own_account for one's own, which is changed in the settings, overloaded
   */
  set: (userId: string, actor: Actor) => Promise<string>;
  /**
   * Replaces it by one of the owner's choice and signs in.
   * @returns what a sign-in does
   * @throws AppError challenge_expired, weak_password, overloaded
   */
  replace: (answer: { session: string; email: string; newPassword: string }, origin: Origin) => Promise<SignInOutcome>;
}

interface TemporaryPasswordsDependencies {
  db: Db;
  clock: Clock;
  audit: AuditService<AccountsAuditAction>;
  passwords: Passwords;
  sessions: SessionsService;
  challenges: Challenges;
  entrance: Entrance;
}

export function createTemporaryPasswords(dependencies: TemporaryPasswordsDependencies): TemporaryPasswords {
  const { db, clock, audit, passwords, sessions, challenges, entrance } = dependencies;
  return {
    async set(userId, actor) {
      if (userId === actor.userId) throw new AppError('own_account', 'Change your own password in the settings.');
      const password = newTemporaryPassword();
      const hash = await passwords.hash(password);
      const now = clock.now();
      const temporaryUntil = new Date(now.getTime() + VALID_HOURS * 3_600_000);
      await db.transaction().execute(async (tx) => {
        if (!(await updatePasswordHash(tx, userId, { hash, temporaryUntil, at: now })))
          throw new AppError('user_not_found', `User not found with id: ${userId}.`);
        await sessions.endAllOf(tx, userId);
        await audit.record(tx, {
          action: 'temporary-password-set',
          actorUserId: actor.userId,
          subjectUserId: userId,
          address: actor.address,
        });
      });
      return password;
    },

    async replace({ session, email, newPassword }, origin) {
      const challenge = await challenges.open('NEW_PASSWORD_REQUIRED', session);
      ensureGoodPassword(newPassword);
      const hash = await passwords.hash(newPassword);
      return db.transaction().execute(async (tx) => {
        const user = await lockUser(tx, challenge.userId);
        // Whoever sets a password makes the challenges that were handed out for the one before worthless.
        if (!user?.enabled || !challenges.isFor(challenge, user) || user.email !== email) throw challengeExpired();
        if ((user.temporary_password_expires_at ?? new Date(0)) <= clock.now()) throw challengeExpired();
        await updatePasswordHash(tx, user.id, { hash, at: clock.now() });
        await sessions.endAllOf(tx, user.id);
        const about = { actorUserId: user.id, subjectUserId: user.id, address: origin.address };
        await audit.record(tx, { action: 'password-changed', ...about });
        return entrance.admit(tx, { ...user, password_hash: hash }, origin, { method: 'temporary password' });
      });
    },
  };
}

function challengeExpired(): AppError {
  return new AppError('challenge_expired', 'Your session has expired. Log in again.');
}

/** Four groups that can be read aloud, e.g. `Kfmt-8492-wqzp-rbnd!`: 58 bits, within the rules for passwords. */
function newTemporaryPassword(): string {
  const pick = (alphabet: string, length: number) =>
    Array.from({ length }, () => alphabet.charAt(randomInt(alphabet.length))).join('');
  const first = pick(LETTERS, 4);
  return `${first.charAt(0).toUpperCase()}${first.slice(1)}-${pick(DIGITS, 4)}-${pick(LETTERS, 4)}-${pick(LETTERS, 4)}!`;
}
