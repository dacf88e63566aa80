import type { AuditService } from '#server/modules/audit/index.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { Db } from '#server/platform/database/index.ts';
import { AppError } from '#server/platform/errors/index.ts';
import type { Caller } from '#server/platform/http/index.ts';
import { addJob } from '#server/platform/jobs/index.ts';
import type { Mail } from '#server/platform/mail/index.ts';
import { networkOf, type Throttle, type ThrottleRule } from '#server/platform/throttle.ts';
import type { AccountsAuditAction } from './accounts.audit.ts';
import { passwordChangedLetter, resetCodeLetter } from './accounts.letters.ts';
import { mailResetCodeTask } from './accounts.tasks.ts';
import { ensureGoodPassword } from './good-password.ts';
import { accountKey } from './device-cookie.ts';
import { CODE_MINUTES, codesPerAccount, MAX_GUESSES, newMailCode } from './mail-codes.ts';
import { deleteExpiredResetCodes, deleteResetCode, takeResetGuess, upsertResetCode } from './password-reset.queries.ts';
import type { Passwords } from './passwords.ts';
import { deleteOtherSessions } from './sessions.queries.ts';
import type { SessionsService } from './sessions.service.ts';
import { selectUserByEmail, selectUserById, updatePasswordHash } from './users.queries.ts';

const codesPerNetwork: ThrottleRule = { burst: 20, refillSeconds: 180 };
const guessesPerNetwork: ThrottleRule = { burst: 20, refillSeconds: 60 };
/** Tries of the present password by who is signed in. */
export const changesPerUser: ThrottleRule = { burst: 5, refillSeconds: 300 };

export const passwordBucket = (userId: string): string => `change-password:user:${userId}`;

export interface PasswordChanges {
  /**
   * Has a code mailed, should there be such an account; whoever asks cannot tell.
   * @throws AppError too_many_requests
   */
  startReset: (email: string, address: string | null) => Promise<void>;
  /** The part of `startReset` that happens beside the request. */
  mailResetCode: (email: string) => Promise<void>;
  /**
   * Sets a password by a code and ends all sessions.
   * @throws AppError weak_password, invalid_reset_code, too_many_requests, overloaded
   */
  confirmReset: (reset: { email: string; token: string; password: string }, address: string | null) => Promise<void>;
  /**
   * Sets a password by the one before and ends the other sessions.
   * @throws AppError wrong_password, weak_password, too_many_requests, overloaded
   */
  change: (caller: Caller, passwords: { oldPassword: string; newPassword: string }, address: string | null) => Promise<void>;
  forgetExpired: () => Promise<void>;
}

interface PasswordChangesDependencies {
  db: Db;
  clock: Clock;
  audit: AuditService<AccountsAuditAction>;
  mail: Pick<Mail, 'send'>;
  passwords: Passwords;
  sessions: SessionsService;
  throttle: Throttle;
}

export function createPasswordChanges(dependencies: PasswordChangesDependencies): PasswordChanges {
  const { db, clock, audit, mail, passwords, sessions, throttle } = dependencies;
  return {
    async startReset(email, address) {
      await throttle.take(`reset:network:${networkOf(address ?? 'unknown')}`, codesPerNetwork);
      await throttle.take(`reset:account:${accountKey(email)}`, codesPerAccount);
      // Whether there is such an account is looked up by a job, so that the time of the answer cannot tell.
      await addJob(db, mailResetCodeTask, { email });
    },

    async mailResetCode(email) {
      const user = await selectUserByEmail(db, email);
      if (!user?.enabled) return;
      const code = newMailCode();
      const codeHash = await passwords.hash(code);
      const expiresAt = new Date(clock.now().getTime() + CODE_MINUTES * 60_000);
      await db.transaction().execute(async (tx) => {
        await upsertResetCode(tx, { user_id: user.id, code_hash: codeHash, guesses_left: MAX_GUESSES, expires_at: expiresAt });
        await audit.record(tx, { action: 'password-reset-started', actorUserId: null, subjectUserId: user.id, address: null });
        await mail.send(tx, { to: user.email, letter: resetCodeLetter(code) });
      });
    },

    async confirmReset({ email, token, password }, address) {
      // Before a guess is used up.
      ensureGoodPassword(password);
      await throttle.take(`reset-guess:network:${networkOf(address ?? 'unknown')}`, guessesPerNetwork);
      const known = await takeResetGuess(db, email, clock.now());
      const right = await passwords.matches(token.toUpperCase(), known?.code_hash ?? null);
      if (!known || !right) {
        await audit.record(db, {
          action: 'password-reset-failed',
          actorUserId: null,
          subjectUserId: known?.user_id ?? null,
          address,
        });
        throw wrongCode();
      }
      const { user_id: userId } = known;
      const passwordHash = await passwords.hash(password);
      await db.transaction().execute(async (tx) => {
        if (!(await deleteResetCode(tx, userId, known.code_hash))) throw wrongCode();
        await updatePasswordHash(tx, userId, { hash: passwordHash, at: clock.now() });
        await sessions.endAllOf(tx, userId);
        await audit.record(tx, { action: 'password-reset', actorUserId: userId, subjectUserId: userId, address });
        await mail.send(tx, { to: known.email, letter: passwordChangedLetter() });
      });
    },

    async change({ userId, sessionId }, { oldPassword, newPassword }, address) {
      const bucket = passwordBucket(userId);
      await throttle.take(bucket, changesPerUser);
      const user = await selectUserById(db, userId);
      if (!user || !(await passwords.matches(oldPassword, user.password_hash)))
        throw new AppError('wrong_password', 'Current password is incorrect');
      await throttle.refund(bucket, changesPerUser);
      ensureGoodPassword(newPassword);
      const passwordHash = await passwords.hash(newPassword);
      await db.transaction().execute(async (tx) => {
        await updatePasswordHash(tx, userId, { hash: passwordHash, at: clock.now() });
        await deleteOtherSessions(tx, userId, sessionId);
        await audit.record(tx, { action: 'password-changed', actorUserId: userId, subjectUserId: userId, address });
        await mail.send(tx, { to: user.email, letter: passwordChangedLetter() });
      });
    },

    forgetExpired: () => deleteExpiredResetCodes(db, clock.now()),
  };
}

function wrongCode(): AppError {
  return new AppError('invalid_reset_code', 'The code is wrong or has expired. Check it, or ask for a new one.');
}
