import { randomBytes } from 'node:crypto';
import type { AuditService } from '#server/modules/audit/index.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { Db, Tx } from '#server/platform/database/index.ts';
import { AppError } from '#server/platform/errors/index.ts';
import type { Caller } from '#server/platform/http/index.ts';
import type { Mail } from '#server/platform/mail/index.ts';
import { resealAll, type Sealing } from '#server/platform/sealing/index.ts';
import type { Throttle, ThrottleRule } from '#server/platform/throttle.ts';
import type { AccountsAuditAction } from '../accounts.audit.ts';
import { secondFactorAddedLetter, secondFactorRemovedLetter, recoveryCodeUsedLetter } from '../accounts.letters.ts';
import type { Challenges } from '../challenges.ts';
import { accountKey, type Device } from '../device-cookie.ts';
import type { Entrance } from '../entrance.ts';
import type { Origin } from '../sessions.service.ts';
import { lockUser, selectUserById, type UserRow } from '../users.queries.ts';
import type { Reauthentication } from './reauthentication.ts';
import { hashOfRecoveryCode, newRecoveryCodes } from './recovery-codes.ts';
import {
  countRecoveryCodes,
  deleteAuthenticator,
  deleteRecoveryCodes,
  insertRecoveryCodes,
  replaceSealedSecret,
  selectAuthenticator,
  selectPasskeys,
  selectSealedSecrets,
  updateHasSecondFactor,
  upsertAuthenticator,
  takeRecoveryCode,
  takeStep,
} from './second-factors.queries.ts';
import { base32Of, matchingStep, totpUri } from './totp.ts';

/** 20 bytes, as RFC 4226 recommends for SHA-1. */
const SECRET_BYTES = 20;
/** Of a million codes three count at a time: five tries at once and then 288 a day leave a guesser 1 in 1,000 a day. */
const triesPerUser: ThrottleRule = { burst: 5, refillSeconds: 300 };

export interface SecondFactors {
  /** Seals the secrets of authenticator apps with the present key; how many another one had sealed. */
  reseal: () => Promise<number>;
  overview: (caller: Caller) => Promise<{
    hasAuthenticator: boolean;
    passkeys: { id: string; name: string; createdAt: string; lastUsedAt: string | null }[];
    recoveryCodesLeft: number;
    isRequired: boolean;
  }>;
  /** @throws AppError reauthentication_required */
  startAuthenticator: (caller: Caller) => Promise<{ secret: string; uri: string }>;
  /** @throws AppError reauthentication_required, wrong_code, too_many_requests */
  confirmAuthenticator: (caller: Caller, code: string, address: string | null) => Promise<string[] | null>;
  /** @throws AppError reauthentication_required */
  removeAuthenticator: (caller: Caller, address: string | null) => Promise<void>;
  /** @throws AppError reauthentication_required, no_second_factor */
  renewRecoveryCodes: (caller: Caller, address: string | null) => Promise<string[]>;
  /**
   * Finishes a sign-in.
   * @throws AppError challenge_expired, wrong_code, too_many_requests
   */
  answer: (
    given: { session: string; code: string },
    origin: Origin,
    device: Device | undefined,
  ) => Promise<{ token: string; email: string }>;
  /** What follows from one more: recovery codes with the first, an entry, a mail. */
  added: (tx: Tx, user: UserRow, kind: FactorKind, address: string | null) => Promise<string[] | null>;
  removed: (tx: Tx, user: UserRow, kind: FactorKind, address: string | null) => Promise<void>;
}
export type FactorKind = 'authenticator' | 'passkey';

interface SecondFactorsDependencies {
  db: Db;
  clock: Clock;
  audit: AuditService<AccountsAuditAction>;
  mail: Pick<Mail, 'send'>;
  sealing: Sealing;
  throttle: Throttle;
  challenges: Challenges;
  entrance: Entrance;
  reauthentication: Reauthentication;
  /** Administrators have no rights as such without a second factor. */
  adminsNeedSecondFactor: boolean;
}

export function createSecondFactors(dependencies: SecondFactorsDependencies): SecondFactors {
  const { db, clock, audit, mail, sealing, throttle, challenges, entrance, reauthentication } = dependencies;

  const contextOf = (userId: string): string => `authenticator:${userId}`;
  const userOf = async (tx: Tx, userId: string): Promise<UserRow> => {
    const user = await lockUser(tx, userId);
    if (!user) throw new AppError('not_signed_in', 'Sign in to do this.');
    return user;
  };

  async function makeRecoveryCodes(tx: Tx, userId: string): Promise<string[]> {
    const codes = newRecoveryCodes();
    await deleteRecoveryCodes(tx, userId);
    await insertRecoveryCodes(tx, userId, codes.map(hashOfRecoveryCode));
    return codes;
  }

  /** The step of a code that the user's app shows now. */
  async function stepOf(userId: string, code: string, { confirmed }: { confirmed: boolean }): Promise<number | undefined> {
    const known = await selectAuthenticator(db, userId);
    if (!known || (known.confirmed_at !== null) !== confirmed) return undefined;
    const secret = Buffer.from(await sealing.open(known.sealed_secret, contextOf(userId)), 'base64url');
    return matchingStep(secret, code.replaceAll(/\s/g, ''), clock.now());
  }

  const added: SecondFactors['added'] = async (tx, user, kind, address) => {
    await updateHasSecondFactor(tx, user.id);
    const about = { actorUserId: user.id, subjectUserId: user.id, address };
    await audit.record(tx, { action: 'second-factor-added', ...about, details: { kind } });
    await mail.send(tx, { to: user.email, letter: secondFactorAddedLetter(kind) });
    return user.has_second_factor ? null : makeRecoveryCodes(tx, user.id);
  };

  const removed: SecondFactors['removed'] = async (tx, user, kind, address) => {
    if (!(await updateHasSecondFactor(tx, user.id))) await deleteRecoveryCodes(tx, user.id);
    const about = { actorUserId: user.id, subjectUserId: user.id, address };
    await audit.record(tx, { action: 'second-factor-removed', ...about, details: { kind } });
    await mail.send(tx, { to: user.email, letter: secondFactorRemovedLetter(kind) });
  };

  return {
    added,
    removed,

    async reseal() {
      const rows = await selectSealedSecrets(db);
      return resealAll(
        sealing,
        rows.map(({ user_id: userId, sealed_secret: sealed }) => ({
          ...{ sealed, context: contextOf(userId) },
          store: (anew) => replaceSealedSecret(db, userId, { before: sealed, after: anew }),
        })),
      );
    },

    async overview({ userId }) {
      const [user, authenticator, passkeys, recoveryCodesLeft] = await Promise.all([
        selectUserById(db, userId),
        selectAuthenticator(db, userId),
        selectPasskeys(db, userId),
        countRecoveryCodes(db, userId),
      ]);
      return {
        hasAuthenticator: authenticator?.confirmed_at != null,
        passkeys: passkeys.map(({ id, name, created_at, last_used_at }) => ({
          ...{ id, name, createdAt: created_at.toISOString(), lastUsedAt: last_used_at?.toISOString() ?? null },
        })),
        recoveryCodesLeft,
        isRequired: dependencies.adminsNeedSecondFactor && user?.roles.includes('admin') === true,
      };
    },

    async startAuthenticator(caller) {
      await reauthentication.ensureRecent(caller);
      const user = await selectUserById(db, caller.userId);
      const known = await selectAuthenticator(db, caller.userId);
      if (!user || known?.confirmed_at) throw new AppError('authenticator_exists', 'Turn off the app that you have first.');
      const secret = randomBytes(SECRET_BYTES);
      await upsertAuthenticator(db, user.id, await sealing.seal(secret.toString('base64url'), contextOf(user.id)));
      return { secret: base32Of(secret), uri: totpUri(secret, user.email) };
    },

    async confirmAuthenticator(caller, code, address) {
      await reauthentication.ensureRecent(caller);
      const { userId } = caller;
      await throttle.take(`second-factor:setup:${userId}`, triesPerUser);
      const step = await stepOf(userId, code, { confirmed: false });
      if (step === undefined) throw wrongCode();
      await throttle.refund(`second-factor:setup:${userId}`, triesPerUser);
      return db.transaction().execute(async (tx) => {
        const user = await userOf(tx, userId);
        if (!(await takeStep(tx, userId, step, clock.now()))) throw wrongCode();
        return added(tx, user, 'authenticator', address);
      });
    },

    async removeAuthenticator(caller, address) {
      await reauthentication.ensureRecent(caller);
      await db.transaction().execute(async (tx) => {
        const user = await userOf(tx, caller.userId);
        if (await deleteAuthenticator(tx, user.id)) await removed(tx, user, 'authenticator', address);
      });
    },

    async renewRecoveryCodes(caller, address) {
      await reauthentication.ensureRecent(caller);
      return db.transaction().execute(async (tx) => {
        const user = await userOf(tx, caller.userId);
        if (!user.has_second_factor) throw new AppError('no_second_factor', 'Set up an authenticator app or a passkey first.');
        await audit.record(tx, { action: 'recovery-codes-made', actorUserId: user.id, subjectUserId: user.id, address });
        return makeRecoveryCodes(tx, user.id);
      });
    },

    async answer({ session, code }, origin, device) {
      const challenge = await challenges.open('SECOND_FACTOR', session);
      const known = await selectUserById(db, challenge.userId);
      if (!known?.enabled || !challenges.isFor(challenge, known))
        throw new AppError('challenge_expired', 'Your session has expired. Log in again.');
      // A stranger with the password uses up no tries of a browser in which the owner was before.
      const isKnownDevice = device?.accounts.includes(accountKey(known.email)) === true;
      const bucket = `second-factor:${known.id}${isKnownDevice ? `:${device.id}` : ''}`;
      await throttle.take(bucket, triesPerUser);
      const step = await stepOf(known.id, code, { confirmed: true });
      const outcome = await db.transaction().execute(async (tx) => {
        const user = await userOf(tx, known.id);
        if (!user.enabled || !challenges.isFor(challenge, user)) return null;
        const byApp = step !== undefined && (await takeStep(tx, user.id, step, clock.now()));
        const byRecoveryCode = !byApp && (await takeRecoveryCode(tx, user.id, hashOfRecoveryCode(code)));
        if (!byApp && !byRecoveryCode) return null;
        if (byRecoveryCode) {
          const left = await countRecoveryCodes(tx, user.id);
          await mail.send(tx, { to: user.email, letter: recoveryCodeUsedLetter(left) });
        }
        const method = byApp ? 'second factor: authenticator' : 'second factor: recovery code';
        return { token: await entrance.begin(tx, user, origin, { method }), email: user.email };
      });
      if (outcome) {
        await throttle.refund(bucket, triesPerUser);
        return outcome;
      }
      await audit.record(db, {
        action: 'sign-in-failed',
        actorUserId: null,
        subjectUserId: known.id,
        address: origin.address,
        details: { reason: 'wrong second factor' },
      });
      throw wrongCode();
    },
  };
}

function wrongCode(): AppError {
  return new AppError('wrong_code', 'The code is wrong or was used already. Wait for the next one, then try again.');
}
