import { createHash } from 'node:crypto';
import type { AuditService } from '#server/modules/audit/index.ts';
import type { Db } from '#server/platform/database/index.ts';
import { AppError, isAppError } from '#server/platform/errors/index.ts';
import { networkOf, type Throttle, type ThrottleRule } from '#server/platform/throttle.ts';
import type { AccountsAuditAction } from './accounts.audit.ts';
import type { Passwords } from './passwords.ts';
import type { Origin, SessionsService } from './sessions.service.ts';
import { selectUserByEmail } from './users.queries.ts';

/** security.md, "Throttles": neither is ever a lock; a bucket fills again by itself. */
export const perAddress: ThrottleRule = { burst: 10, refillSeconds: 18 };
export const perAccount: ThrottleRule = { burst: 5, refillSeconds: 300 };

export interface Credentials {
  email: string;
  password: string;
}

interface SignInDependencies {
  db: Db;
  audit: AuditService<AccountsAuditAction>;
  passwords: Passwords;
  sessions: SessionsService;
  throttle: Throttle;
}

/**
 * Checks e-mail and password and begins a session.
 * @returns the session's token
 * @throws AppError invalid_credentials, account_disabled (told only to who knows the password), too_many_requests, overloaded
 */
export type SignIn = (credentials: Credentials, origin: Origin) => Promise<string>;

export function createSignIn({ db, audit, passwords, sessions, throttle }: SignInDependencies): SignIn {
  return async ({ email, password }, origin) => {
    const { address } = origin;
    // Taken before the password is looked at, so that tries at the same time cannot pass together; given back to who proves welcome.
    const buckets = [
      { key: `sign-in:address:${networkOf(address ?? 'unknown')}`, rule: perAddress },
      { key: `sign-in:account:${createHash('sha256').update(email).digest('base64url')}`, rule: perAccount },
    ];
    for (const { key, rule } of buckets) await throttle.take(key, rule);
    const refund = async (): Promise<void> => {
      for (const { key, rule } of buckets) await throttle.refund(key, rule);
    };

    const user = await selectUserByEmail(db, email);
    const right = await passwords.matches(password, user?.password_hash ?? null).catch(async (error: unknown) => {
      if (isAppError(error, 'overloaded')) await refund();
      throw error;
    });

    if (!user || !right || !user.enabled) {
      const reason = !user ? 'unknown account' : !right ? 'wrong password' : 'disabled account';
      await audit.record(db, {
        action: 'sign-in-failed',
        actorUserId: null,
        subjectUserId: user?.id ?? null,
        address,
        details: { reason },
      });
      if (right)
        throw new AppError(
          'account_disabled',
          'Account not found or disabled. If you think this is a mistake, please reach out to our support team for further assistance.',
        );
      throw new AppError('invalid_credentials', 'Incorrect email or password.');
    }

    await refund();
    return db.transaction().execute(async (tx) => {
      await audit.record(tx, {
        action: 'sign-in',
        actorUserId: user.id,
        subjectUserId: user.id,
        address,
        details: { method: 'password' },
      });
      return sessions.begin(tx, user.id, origin);
    });
  };
}
