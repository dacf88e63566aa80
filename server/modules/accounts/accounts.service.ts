import type { AuditService } from '#server/modules/audit/index.ts';
import { createCappedQueue } from '#server/platform/capped-queue.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { Db } from '#server/platform/database/index.ts';
import type { Authenticate } from '#server/platform/http/index.ts';
import type { LiveBus } from '#server/platform/live-bus/index.ts';
import type { Sealing } from '#server/platform/sealing/index.ts';
import type { Mail } from '#server/platform/mail/index.ts';
import type { Throttle } from '#server/platform/throttle.ts';
import type { AccountsAuditAction } from './accounts.audit.ts';
import { newDeviceLetter } from './accounts.letters.ts';
import { createChallenges } from './challenges.ts';
import { deviceName } from '#contract/device-name.ts';
import { createDeviceCookie, type DeviceCookie } from './device-cookie.ts';
import { createEntrance } from './entrance.ts';
import { createPasswordChanges, type PasswordChanges } from './password-changes.service.ts';
import { createPasswords, type PasswordCost } from './passwords.ts';
import { createPasskeys, type Passkeys } from './second-factors/passkeys.service.ts';
import { createReauthentication, type Reauthentication } from './second-factors/reauthentication.ts';
import { createSecondFactors, type SecondFactors } from './second-factors/second-factors.service.ts';
import { createSessionCookie, type SessionCookie } from './session-cookie.ts';
import { createSessionEnds, type SessionEnds } from './session-ends.ts';
import { createSessionsService, type Origin, type SessionsService } from './sessions.service.ts';
import { createSignIn, type SignIn } from './sign-in.service.ts';
import { createSignOut, type SignOut } from './sign-out.service.ts';
import { createSingleSignOn, type SingleSignOn } from './sso/sso.service.ts';
import type { SsoClients } from './sso/sso.config.ts';
import { createTemporaryPasswords, type TemporaryPasswords } from './temporary-passwords.service.ts';
import { createUsersAdmin, type UsersAdmin } from './users-admin.service.ts';
import { createUsersService, type UsersService } from './users.service.ts';

export interface AccountsDependencies {
  db: Db;
  clock: Clock;
  audit: AuditService<AccountsAuditAction>;
  mail: Pick<Mail, 'send'>;
  throttle: Throttle;
  sealing: Sealing;
  bus: LiveBus;
  /** True when people reach us over https. */
  https: boolean;
  messengerKey: string | undefined;
  /** The providers that people can sign in with. */
  ssoClients: SsoClients;
  /** Administrators have no rights as such without a second factor. */
  adminsNeedSecondFactor: boolean;
  /** What hashing a new password takes; the product's own when left out. */
  passwordCost?: PasswordCost | undefined;
}

/** Everything about who somebody is and how they come in. */
export interface AccountsService {
  users: UsersService;
  usersAdmin: UsersAdmin;
  sessions: SessionsService;
  cookie: SessionCookie;
  deviceCookie: DeviceCookie;
  signIn: SignIn;
  sso: SingleSignOn;
  secondFactors: SecondFactors;
  passkeys: Passkeys;
  reauthentication: Reauthentication;
  /** Mails the owner that somebody came in by a browser that was not known. */
  mailNewDevice: (email: string, origin: Origin) => Promise<void>;
  signOut: SignOut;
  passwordChanges: PasswordChanges;
  temporaryPasswords: TemporaryPasswords;
  /** Finds who is behind a request's cookie. */
  authenticate: Authenticate;
  /** Calls the listener when a session has ended, on whatever node; whoever holds a stream open for it closes it. */
  onSessionEnded: SessionEnds['subscribe'];
}

export function createAccountsService({
  db,
  clock,
  audit,
  mail,
  throttle,
  sealing,
  bus,
  https,
  messengerKey,
  ssoClients,
  adminsNeedSecondFactor,
  passwordCost,
}: AccountsDependencies): AccountsService {
  const passwords = createPasswords(
    createCappedQueue({
      maxRunning: 2,
      maxWaiting: 50,
      whenFull: 'Many people are signing in right now. Try again in a moment.',
    }),
    passwordCost,
  );
  const sessions = createSessionsService({ db, clock, audit, adminsNeedSecondFactor });
  const sessionEnds = createSessionEnds(bus);
  const challenges = createChallenges({ sealing, clock });
  const cookie = createSessionCookie({ https });
  const entrance = createEntrance({ audit, sessions, challenges });
  const sso = createSingleSignOn({ db, clock, audit, entrance, throttle, clients: ssoClients });
  const reauthentication = createReauthentication({
    ...{ db, clock, passwords, throttle, sealing, mail, providers: sso.providers },
  });
  const secondFactors = createSecondFactors({
    ...{ db, clock, audit, mail, sealing, throttle, challenges, entrance, reauthentication, adminsNeedSecondFactor },
  });
  return {
    ...{ secondFactors, reauthentication },
    passkeys: createPasskeys({ db, clock, audit, sealing, throttle, entrance, reauthentication, secondFactors }),
    mailNewDevice: (email, { address, userAgent }) =>
      mail.send(db, { to: email, letter: newDeviceLetter({ device: deviceName(userAgent), address, at: clock.now() }) }),
    sessions,
    cookie,
    deviceCookie: createDeviceCookie({ https, sealing }),
    users: createUsersService({ db, clock, audit, passwords, sessions, messengerKey, adminsNeedSecondFactor }),
    usersAdmin: createUsersAdmin({ db, clock, audit, mail }),
    signIn: createSignIn({ db, audit, passwords, entrance, challenges, throttle, clock }),
    sso,
    passwordChanges: createPasswordChanges({ db, clock, audit, mail, passwords, sessions, throttle }),
    temporaryPasswords: createTemporaryPasswords({ db, clock, audit, passwords, sessions, challenges, entrance }),
    signOut: createSignOut({ db, audit, sessions }),
    onSessionEnded: sessionEnds.subscribe,
    async authenticate(request) {
      const token = cookie.read(request);
      return token === undefined ? null : sessions.findCaller(token);
    },
  };
}
