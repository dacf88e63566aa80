import { createHash, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';
import { ssoProviders, type SsoProvider } from '#contract/sso.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { Db, DbOrTx } from '#server/platform/database/index.ts';
import { AppError } from '#server/platform/errors/index.ts';
import type { Caller } from '#server/platform/http/index.ts';
import { newId } from '#server/platform/ids.ts';
import type { Mail } from '#server/platform/mail/index.ts';
import type { Sealing } from '#server/platform/sealing/index.ts';
import type { Throttle, ThrottleRule } from '#server/platform/throttle.ts';
import { identityCodeLetter } from '../accounts.letters.ts';
import { CODE_MINUTES, newMailCode, MAX_GUESSES, codesPerAccount } from '../mail-codes.ts';
import { changesPerUser, passwordBucket } from '../password-changes.service.ts';
import type { Passwords } from '../passwords.ts';
import { selectIdentitiesOf } from '../sso/sso.queries.ts';
import { selectUserById } from '../users.queries.ts';
import { insertUsedChallenge, selectConfirmedAt, updateConfirmation } from './second-factors.queries.ts';

const RECENT_MS = 10 * 60_000;
/** As many as a code lives for. */
const guessesPerCode: ThrottleRule = { burst: MAX_GUESSES, refillSeconds: CODE_MINUTES * 60 };
const SEALED_FOR = 'identity-code';

/** What the browser carries between the mail and the code: sealed, so that it cannot read it. */
const noteSchema = z.object({ id: z.string(), sessionId: z.string(), code: z.string(), expiresAt: z.number() });
type Note = z.infer<typeof noteSchema>;

/** Before what decides who comes in is changed, it has to be clear who sits there. */
export interface Reauthentication {
  /** How the caller can prove who it is, besides passkeys. */
  waysOf: (caller: Caller) => Promise<{ hasPassword: boolean; providers: SsoProvider[] }>;
  /** When it was last clear who sits there; null where a provider let somebody in without a word of when. */
  lastConfirmed: (caller: Pick<Caller, 'sessionId'>) => Promise<Date | null>;
  /** @throws AppError reauthentication_required unless that is less than ten minutes ago */
  ensureRecent: (caller: Caller) => Promise<void>;
  /** @throws AppError wrong_password, too_many_requests, overloaded */
  confirm: (caller: Caller, password: string) => Promise<void>;
  /** Mails a code to who has no password; answers its handle. @throws AppError forbidden, too_many_requests */
  mailCode: (caller: Caller) => Promise<string>;
  /** @throws AppError wrong_code, too_many_requests */
  confirmByCode: (caller: Caller, given: { session: string; code: string }) => Promise<void>;
  /** The caller has proved who it is in another way. */
  note: (db: DbOrTx, caller: Caller) => Promise<void>;
}

interface ReauthenticationDependencies {
  db: Db;
  clock: Clock;
  passwords: Passwords;
  throttle: Throttle;
  sealing: Sealing;
  mail: Pick<Mail, 'send'>;
  /** The providers that people can sign in with. */
  providers: readonly SsoProvider[];
}

export function createReauthentication(dependencies: ReauthenticationDependencies): Reauthentication {
  const { db, clock, passwords, throttle, sealing, mail, providers } = dependencies;

  async function open(session: string, { sessionId }: Caller): Promise<Note> {
    const text = await sealing.open(session, SEALED_FOR).catch(() => {
      throw wrongCode();
    });
    const note = noteSchema.parse(JSON.parse(text));
    if (note.sessionId !== sessionId || note.expiresAt <= clock.now().getTime()) throw wrongCode();
    return note;
  }

  return {
    async waysOf({ userId }) {
      const [user, identities] = await Promise.all([selectUserById(db, userId), selectIdentitiesOf(db, userId)]);
      const linked = ssoProviders.filter((each) => identities.some(({ provider }) => provider === each));
      return { hasPassword: user?.password_hash != null, providers: linked.filter((each) => providers.includes(each)) };
    },

    lastConfirmed: ({ sessionId }) => selectConfirmedAt(db, sessionId),

    async ensureRecent({ sessionId }) {
      const last = await selectConfirmedAt(db, sessionId);
      if (last && clock.now().getTime() - last.getTime() < RECENT_MS) return;
      throw new AppError('reauthentication_required', 'Confirm that it is you first.');
    },

    async confirm(caller, password) {
      const bucket = passwordBucket(caller.userId);
      await throttle.take(bucket, changesPerUser);
      const user = await selectUserById(db, caller.userId);
      if (!user || !(await passwords.matches(password, user.password_hash)))
        throw new AppError('wrong_password', 'Current password is incorrect');
      await throttle.refund(bucket, changesPerUser);
      await updateConfirmation(db, caller.sessionId, clock.now());
    },

    async mailCode({ userId, sessionId }) {
      const user = await selectUserById(db, userId);
      if (!user || user.password_hash !== null) throw new AppError('forbidden', 'Confirm with your password.');
      await throttle.take(`reauthentication:mail:${userId}`, codesPerAccount);
      const code = newMailCode();
      const note: Note = { id: newId(), sessionId, code, expiresAt: clock.now().getTime() + CODE_MINUTES * 60_000 };
      await mail.send(db, { to: user.email, letter: identityCodeLetter(code) });
      return sealing.seal(JSON.stringify(note), SEALED_FOR);
    },

    async confirmByCode(caller, { session, code }) {
      const note = await open(session, caller);
      await throttle.take(`reauthentication:code:${note.id}`, guessesPerCode);
      if (!timingSafeEqual(hashOf(code.trim().toUpperCase()), hashOf(note.code))) throw wrongCode();
      await db.transaction().execute(async (tx) => {
        if (!(await insertUsedChallenge(tx, hashOf(note.id), new Date(note.expiresAt)))) throw wrongCode();
        await updateConfirmation(tx, caller.sessionId, clock.now());
      });
    },

    note: (dbOrTx, { sessionId }) => updateConfirmation(dbOrTx, sessionId, clock.now()),
  };
}

const hashOf = (text: string): Buffer => createHash('sha256').update(text).digest();

const wrongCode = () => new AppError('wrong_code', 'The code is wrong or has expired. Check it, or ask for a new one.');
