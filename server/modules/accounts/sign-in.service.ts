import type { ChallengeName } from '#contract/accounts.ts';
import type { AuditService } from '#server/modules/audit/index.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { Db } from '#server/platform/database/index.ts';
import { AppError, isAppError } from '#server/platform/errors/index.ts';
import { networkOf, type Throttle, type ThrottleRule } from '#server/platform/throttle.ts';
import type { AccountsAuditAction } from './accounts.audit.ts';
import type { Challenges } from './challenges.ts';
import { accountKey, type Device } from './device-cookie.ts';
import type { Entrance } from './entrance.ts';
import type { Passwords } from './passwords.ts';
import type { Origin } from './sessions.service.ts';
import { selectAddressesOf } from './sessions.queries.ts';
import { lockUser, selectUserByEmail } from './users.queries.ts';

/** Neither is ever a lock: a bucket fills again by itself. */
export const perAddress: ThrottleRule = { burst: 10, refillSeconds: 18 };
export const perAccount: ThrottleRule = { burst: 5, refillSeconds: 300 };
/** Where the account came in before, so that strangers elsewhere cannot use up its tries. */
const perKnownPlace: ThrottleRule = { burst: 10, refillSeconds: 60 };

export interface Credentials {
  email: string;
  password: string;
}

interface SignInDependencies {
  db: Db;
  audit: AuditService<AccountsAuditAction>;
  passwords: Passwords;
  entrance: Entrance;
  challenges: Challenges;
  throttle: Throttle;
  clock: Clock;
}

/** The token of the session that began, or what has to be done first. */
export type SignInOutcome = { token: string } | { challengeName: ChallengeName; session: string };

/**
 * Checks e-mail and password and begins a session.
 * @throws AppError invalid_credentials, account_disabled (told only to who knows the password), too_many_requests, overloaded
 */
export type SignIn = (credentials: Credentials, origin: Origin, device?: Device) => Promise<SignInOutcome>;

export function createSignIn({ db, audit, passwords, entrance, challenges, throttle, clock }: SignInDependencies): SignIn {
  /** An account's tries are counted by themselves in a browser and at an address where it is known; else all the world shares them. */
  async function bucketsOf(email: string, address: string | null, device: Device | undefined) {
    const account = accountKey(email);
    if (device?.accounts.includes(account)) return [{ key: `sign-in:device:${device.id}:${account}`, rule: perKnownPlace }];
    const network = networkOf(address ?? 'unknown');
    const addresses = await selectAddressesOf(db, email);
    const isUsual = addresses.some((each) => networkOf(each) === network);
    return [
      { key: `sign-in:address:${network}`, rule: perAddress },
      isUsual
        ? { key: `sign-in:account:${account}:${network}`, rule: perKnownPlace }
        : { key: `sign-in:account:${account}`, rule: perAccount },
    ];
  }

  return async ({ email, password }, origin, device) => {
    const { address } = origin;
    // Taken before the password is looked at, so that tries at the same time cannot pass together; given back to who proves welcome.
    const buckets = await bucketsOf(email, address, device);
    for (const { key, rule } of buckets) await throttle.take(key, rule);
    const refund = async (): Promise<void> => {
      for (const { key, rule } of buckets) await throttle.refund(key, rule);
    };

    const user = await selectUserByEmail(db, email);
    const right = await passwords.matches(password, user?.password_hash ?? null).catch(async (error: unknown) => {
      if (isAppError(error, 'overloaded')) await refund();
      throw error;
    });

    const temporaryUntil = user?.temporary_password_expires_at ?? null;
    const expired = temporaryUntil !== null && temporaryUntil <= clock.now();
    if (!user || !right || !user.enabled || expired) {
      const reason = !user
        ? 'unknown account'
        : !right
          ? 'wrong password'
          : !user.enabled
            ? 'disabled account'
            : 'expired temporary password';
      await audit.record(db, {
        action: 'sign-in-failed',
        actorUserId: null,
        subjectUserId: user?.id ?? null,
        address,
        details: { reason },
      });
      if (right && user?.enabled === false)
        throw new AppError(
          'account_disabled',
          'Account not found or disabled. If you think this is a mistake, please reach out to our support team for further assistance.',
        );
      throw wrongCredentials();
    }

    await refund();
    if (temporaryUntil !== null) {
      const challengeName = 'NEW_PASSWORD_REQUIRED';
      return { challengeName, session: await challenges.issue(challengeName, user) };
    }
    return db.transaction().execute(async (tx) => {
      // Whoever changes the password or closes the account ends all sessions: none may begin after that by what counted before.
      const present = await lockUser(tx, user.id);
      if (!present?.enabled || present.password_hash !== user.password_hash) throw wrongCredentials();
      return entrance.admit(tx, present, origin, { method: 'password' });
    });
  };
}

function wrongCredentials(): AppError {
  return new AppError('invalid_credentials', 'Incorrect email or password.');
}
