import { createHash, randomBytes } from 'node:crypto';
import { z } from 'zod';
import type {
  addPasskey,
  loginWithPasskey,
  startPasskey,
  startPasskeyConfirmation,
  startPasskeyLogin,
} from '#contract/second-factors.ts';
import type { EndpointAnswer, EndpointInput } from '#contract/endpoint.ts';
import type { AuditService } from '#server/modules/audit/index.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { Db } from '#server/platform/database/index.ts';
import { AppError } from '#server/platform/errors/index.ts';
import type { Caller } from '#server/platform/http/index.ts';
import { newId } from '#server/platform/ids.ts';
import type { Sealing } from '#server/platform/sealing/index.ts';
import { networkOf, type Throttle } from '#server/platform/throttle.ts';
import type { AccountsAuditAction } from '../accounts.audit.ts';
import type { Entrance } from '../entrance.ts';
import type { Origin } from '../sessions.service.ts';
import { perAddress } from '../sign-in.service.ts';
import { lockUser } from '../users.queries.ts';
import type { Reauthentication } from './reauthentication.ts';
import {
  deleteExpiredChallenges,
  deletePasskey,
  insertPasskey,
  insertUsedChallenge,
  selectPasskey,
  selectPasskeys,
  updatePasskeyUse,
  type PasskeyRow,
} from './second-factors.queries.ts';
import type { SecondFactors } from './second-factors.service.ts';

/** Loaded when the first passkey comes: it is large, and probes what the crypto of this Node can do. */
const loadVerification = () => import('@simplewebauthn/server');

const VALID_MS = 5 * 60_000;
const MAX_PASSKEYS = 20;
/** ES256, EdDSA and RS256 (COSE), which is what authenticators have. */
const ALGORITHMS = [-7, -8, -257];
const SEALED_FOR = 'passkey-challenge';

const challengeSchema = z.object({ challenge: z.string(), userId: z.string().nullable(), expiresAt: z.number() });
type Challenge = z.infer<typeof challengeSchema>;

type Assertion = EndpointInput<typeof loginWithPasskey>['body'];

export interface Passkeys {
  /** @throws AppError reauthentication_required */
  start: (caller: Caller, ownOrigin: string) => Promise<EndpointAnswer<typeof startPasskey>>;
  /** @throws AppError reauthentication_required, passkey_refused, too_many_passkeys */
  add: (
    caller: Caller,
    given: EndpointInput<typeof addPasskey>['body'],
    from: { ownOrigin: string; address: string | null },
  ) => Promise<string[] | null>;
  /** @throws AppError reauthentication_required, passkey_not_found */
  remove: (caller: Caller, passkeyId: string, address: string | null) => Promise<void>;
  startLogin: (ownOrigin: string) => Promise<EndpointAnswer<typeof startPasskeyLogin>>;
  /** @throws AppError passkey_refused, too_many_requests */
  logIn: (given: Assertion, from: Origin & { ownOrigin: string }) => Promise<{ token: string; email: string }>;
  startConfirmation: (caller: Caller, ownOrigin: string) => Promise<EndpointAnswer<typeof startPasskeyConfirmation>>;
  /** Proves again who the caller is. @throws AppError passkey_refused, too_many_requests */
  confirm: (caller: Caller, given: Assertion, ownOrigin: string) => Promise<void>;
  forgetExpired: () => Promise<void>;
}

interface PasskeysDependencies {
  db: Db;
  clock: Clock;
  audit: AuditService<AccountsAuditAction>;
  sealing: Sealing;
  throttle: Throttle;
  entrance: Entrance;
  reauthentication: Reauthentication;
  secondFactors: SecondFactors;
}

/** Passkeys (WebAuthn) that make sure of the person by themselves, so that one is enough to come in. They hold for the host they were made on. */
export function createPasskeys(dependencies: PasskeysDependencies): Passkeys {
  const { db, clock, audit, sealing, throttle, entrance, reauthentication, secondFactors } = dependencies;

  async function issue(userId: string | null): Promise<{ challenge: string; session: string }> {
    const challenge = randomBytes(32).toString('base64url');
    const note: Challenge = { challenge, userId, expiresAt: clock.now().getTime() + VALID_MS };
    return { challenge, session: await sealing.seal(JSON.stringify(note), SEALED_FOR) };
  }

  async function open(session: string, userId: string | null): Promise<Challenge> {
    const text = await sealing.open(session, SEALED_FOR).catch(() => {
      throw refused();
    });
    const note = challengeSchema.parse(JSON.parse(text));
    if (note.expiresAt <= clock.now().getTime() || note.userId !== userId) throw refused();
    return note;
  }

  const expected = (ownOrigin: string, challenge: string) => ({
    ...{ expectedChallenge: challenge, expectedOrigin: ownOrigin, expectedRPID: new URL(ownOrigin).hostname },
    requireUserVerification: true,
  });

  /** What a passkey has signed, for a challenge that was made for `userId`; null: for whoever comes. @throws AppError passkey_refused */
  async function verify({ session, response }: Assertion, known: PasskeyRow, ownOrigin: string, userId: string | null) {
    const { challenge, expiresAt } = await open(session, userId);
    const { verifyAuthenticationResponse } = await loadVerification();
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: { ...response, clientExtensionResults: {} },
      ...expected(ownOrigin, challenge),
      credential: { id: known.credential_id, publicKey: new Uint8Array(known.public_key), counter: Number(known.counter) },
    }).catch(() => {
      throw refused();
    });
    if (!verified) throw refused();
    return { newCounter: authenticationInfo.newCounter, challenge: { hash: hashOf(challenge), until: new Date(expiresAt) } };
  }

  return {
    async start(caller, ownOrigin) {
      await reauthentication.ensureRecent(caller);
      const known = await selectPasskeys(db, caller.userId);
      const { challenge, session } = await issue(caller.userId);
      const user = await db.transaction().execute((tx) => lockUser(tx, caller.userId));
      if (!user) throw refused();
      const displayName = `${user.first_name} ${user.last_name}`.trim();
      return {
        session,
        options: {
          rp: { id: new URL(ownOrigin).hostname, name: 'Sidekick' },
          user: { id: Buffer.from(user.id).toString('base64url'), name: user.email, displayName: displayName || user.email },
          challenge,
          pubKeyCredParams: ALGORITHMS.map((alg) => ({ type: 'public-key', alg })),
          excludeCredentials: known.map(({ credential_id: id }) => ({ type: 'public-key', id })),
          authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
          attestation: 'none',
          timeout: VALID_MS,
        },
      };
    },

    async add(caller, { session, name, response }, { ownOrigin, address }) {
      await reauthentication.ensureRecent(caller);
      const { challenge, expiresAt } = await open(session, caller.userId);
      const { verifyRegistrationResponse } = await loadVerification();
      const { registrationInfo } = await verifyRegistrationResponse({
        response: { ...response, clientExtensionResults: {} },
        ...expected(ownOrigin, challenge),
        supportedAlgorithmIDs: ALGORITHMS,
      }).catch(() => {
        throw refused();
      });
      if (!registrationInfo) throw refused();
      const { credential } = registrationInfo;
      return db.transaction().execute(async (tx) => {
        const user = await lockUser(tx, caller.userId);
        if (!user || !(await insertUsedChallenge(tx, hashOf(challenge), new Date(expiresAt)))) throw refused();
        if ((await selectPasskeys(tx, user.id)).length >= MAX_PASSKEYS)
          throw new AppError('too_many_passkeys', `An account holds ${MAX_PASSKEYS} passkeys at most.`);
        const inserted = await insertPasskey(tx, {
          ...{ credential_id: credential.id, id: newId(), user_id: user.id, name, created_at: clock.now() },
          public_key: Buffer.from(credential.publicKey),
          counter: credential.counter,
        });
        if (!inserted) throw refused();
        return secondFactors.added(tx, user, 'passkey', address);
      });
    },

    async remove(caller, passkeyId, address) {
      await reauthentication.ensureRecent(caller);
      await db.transaction().execute(async (tx) => {
        const user = await lockUser(tx, caller.userId);
        if (!user || !(await deletePasskey(tx, user.id, passkeyId)))
          throw new AppError('passkey_not_found', 'This passkey was removed already.');
        await secondFactors.removed(tx, user, 'passkey', address);
      });
    },

    async startLogin(ownOrigin) {
      const { challenge, session } = await issue(null);
      const rpId = new URL(ownOrigin).hostname;
      return { session, options: { challenge, rpId, userVerification: 'required', timeout: VALID_MS } };
    },

    async logIn(given, { ownOrigin, ...origin }) {
      const bucket = `sign-in:address:${networkOf(origin.address ?? 'unknown')}`;
      await throttle.take(bucket, perAddress);
      const known = await selectPasskey(db, given.response.id);
      try {
        if (!known) throw refused();
        const { newCounter, challenge } = await verify(given, known, ownOrigin, null);
        const entered = await db.transaction().execute(async (tx) => {
          const user = await lockUser(tx, known.user_id);
          if (!user?.enabled || !(await insertUsedChallenge(tx, challenge.hash, challenge.until))) throw refused();
          await updatePasskeyUse(tx, known.credential_id, newCounter, clock.now());
          return { token: await entrance.begin(tx, user, origin, { method: 'passkey' }), email: user.email };
        });
        await throttle.refund(bucket, perAddress);
        return entered;
      } catch (error) {
        await audit.record(db, {
          action: 'sign-in-failed',
          actorUserId: null,
          subjectUserId: known?.user_id ?? null,
          address: origin.address,
          details: { reason: known ? 'passkey refused' : 'unknown passkey' },
        });
        throw error instanceof AppError ? error : refused();
      }
    },

    async startConfirmation({ userId }, ownOrigin) {
      const [{ challenge, session }, own] = await Promise.all([issue(userId), selectPasskeys(db, userId)]);
      const allowCredentials = own.map(({ credential_id: id }) => ({ type: 'public-key' as const, id }));
      const rpId = new URL(ownOrigin).hostname;
      return { session, options: { challenge, rpId, allowCredentials, userVerification: 'required', timeout: VALID_MS } };
    },

    async confirm(caller, given, ownOrigin) {
      await throttle.take(`reauthentication:passkey:${caller.userId}`, perAddress);
      const known = await selectPasskey(db, given.response.id);
      if (known?.user_id !== caller.userId) throw refused();
      const { newCounter, challenge } = await verify(given, known, ownOrigin, caller.userId);
      await db.transaction().execute(async (tx) => {
        if (!(await insertUsedChallenge(tx, challenge.hash, challenge.until))) throw refused();
        await updatePasskeyUse(tx, known.credential_id, newCounter, clock.now());
        await reauthentication.note(tx, caller);
      });
    },

    forgetExpired: () => deleteExpiredChallenges(db, clock.now()),
  };
}

function refused(): AppError {
  return new AppError('passkey_refused', 'This passkey does not fit. Try again, or use another way.');
}

function hashOf(challenge: string): Buffer {
  return createHash('sha256').update(challenge).digest();
}
