import { createHash, randomBytes } from 'node:crypto';
import {
  buildAuthorizationUrl,
  calculatePKCECodeChallenge,
  randomNonce,
  randomPKCECodeVerifier,
  randomState,
} from 'openid-client';
import { finishSso, ssoProviders, type SsoProvider } from '#contract/sso.ts';
import type { AuditService } from '#server/modules/audit/index.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { Db, Tx } from '#server/platform/database/index.ts';
import { isAppError } from '#server/platform/errors/index.ts';
import { networkOf, type Throttle, type ThrottleRule } from '#server/platform/throttle.ts';
import type { AccountsAuditAction } from '../accounts.audit.ts';
import type { Entrance } from '../entrance.ts';
import type { Origin } from '../sessions.service.ts';
import type { SignInOutcome } from '../sign-in.service.ts';
import { selectUserByEmail, type UserRow } from '../users.queries.ts';
import { claimsFrom, createDiscovery, type SsoClaims } from './openid.ts';
import type { SsoClient, SsoClients } from './sso.config.ts';
import { deleteExpiredSsoSignIns, insertIdentity, insertSsoSignIn, selectUserByIdentity, takeSsoSignIn } from './sso.queries.ts';
import { reasonOf, SsoRefusal } from './sso-refusal.ts';

const VALID_MINUTES = 10;
const startsPerNetwork: ThrottleRule = { burst: 20, refillSeconds: 10 };

export interface SsoStart {
  provider: SsoProvider;
  /** Our origin as the browser knows it, to which the provider leads back. */
  ownOrigin: string;
  /** Where the person wanted to go. */
  redirect: string | undefined;
  /** The provider asks anew who it is, though it knows the browser. */
  isAgain?: boolean;
  /** What tells this browser from others, if it began a sign-in before. */
  browser: string | undefined;
  address: string | null;
}

export interface SsoAnswer {
  provider: SsoProvider;
  /** The whole address that the provider led back to. */
  answer: URL;
  browser: string | undefined;
}

export interface SingleSignOn {
  /** Those that are set up. */
  providers: readonly SsoProvider[];
  /**
   * Begins a sign-in at a provider.
   * @returns where the browser has to go, and the secret that it has to bring back in a cookie
   * @throws SsoRefusal
   */
  start: (start: SsoStart) => Promise<{ url: URL; browser: string }>;
  /**
   * Lets in whom the provider says it is.
   * @throws SsoRefusal
   */
  finish: (answer: SsoAnswer, origin: Origin) => Promise<{ outcome: SignInOutcome; email: string; redirect: string | null }>;
  forgetExpired: () => Promise<void>;
}

interface SingleSignOnDependencies {
  db: Db;
  clock: Clock;
  audit: AuditService<AccountsAuditAction>;
  entrance: Entrance;
  throttle: Throttle;
  clients: SsoClients;
}

export function createSingleSignOn(dependencies: SingleSignOnDependencies): SingleSignOn {
  const { db, clock, audit, entrance, throttle, clients } = dependencies;
  const configurationOf = createDiscovery(clock);

  function clientOf(provider: SsoProvider): SsoClient {
    const client = clients[provider];
    if (!client) throw new SsoRefusal('unexpected-provider', 'the provider is not set up');
    return client;
  }

  /** Whatever goes wrong is a refusal with a reason, which the audit keeps. */
  async function audited<Done>(
    provider: SsoProvider,
    address: string | null,
    act: (wish: { redirect: string | null }) => Promise<Done>,
  ): Promise<Done> {
    const wish: { redirect: string | null } = { redirect: null };
    try {
      return await act(wish);
    } catch (error) {
      const refusal = error instanceof SsoRefusal ? error : new SsoRefusal('unexpected', reasonOf(error), { cause: error });
      await audit.record(db, {
        action: 'sign-in-failed',
        actorUserId: null,
        subjectUserId: refusal.userId,
        address,
        details: { method: 'sso', provider, reason: refusal.message },
      });
      refusal.redirect = wish.redirect;
      throw refusal;
    }
  }

  /** The account that is linked, or the one that its verified address may be linked to now. */
  async function userOf(tx: Tx, provider: SsoProvider, client: SsoClient, issuer: string, claims: SsoClaims): Promise<UserRow> {
    const identity = { provider, issuer, subject: claims.sub };
    const linked = await selectUserByIdentity(tx, identity);
    if (linked) return linked;
    const { email } = claims;
    if (email === undefined) throw new SsoRefusal('invalid-account', 'unknown account, and no e-mail');
    if (claims.email_verified !== true) throw new SsoRefusal('invalid-account', 'unknown account, and an unverified e-mail');
    if (!isTrustedFor(email, issuer, client.trustedDomains))
      throw new SsoRefusal('invalid-account', 'unknown account, and an e-mail of a domain for which the provider is not trusted');
    const user = await selectUserByEmail(tx, email);
    if (!user?.email_confirmed) throw new SsoRefusal('invalid-account', 'unknown account');
    if (!(await insertIdentity(tx, user.id, identity, clock.now())))
      throw new SsoRefusal('invalid-account', 'the account is linked to somebody else at the provider', { userId: user.id });
    await audit.record(tx, {
      action: 'sso-linked',
      actorUserId: user.id,
      subjectUserId: user.id,
      address: null,
      details: { provider },
    });
    return user;
  }

  return {
    providers: ssoProviders.filter((provider) => clients[provider]),

    start: ({ provider, ownOrigin, redirect, isAgain = false, browser = randomBytes(32).toString('base64url'), address }) =>
      audited(provider, address, async (wish) => {
        wish.redirect = redirect ?? null;
        const client = clientOf(provider);
        await throttle.take(`sso:network:${networkOf(address ?? 'unknown')}`, startsPerNetwork).catch((error: unknown) => {
          throw isAppError(error, 'too_many_requests') ? new SsoRefusal('unexpected-busy', 'too many attempts') : error;
        });
        const configuration = await configurationOf(client);
        const [state, nonce, codeVerifier] = [randomState(), randomNonce(), randomPKCECodeVerifier()];
        await insertSsoSignIn(db, {
          ...{ state_hash: hashOf(state), browser_hash: hashOf(browser), provider, nonce, redirect: redirect ?? null },
          issuer: configuration.serverMetadata().issuer,
          code_verifier: codeVerifier,
          expires_at: new Date(clock.now().getTime() + VALID_MINUTES * 60_000),
        });
        const url = buildAuthorizationUrl(configuration, {
          redirect_uri: ownOrigin + finishSso.path.replace('{provider}', provider),
          scope: 'openid email profile',
          code_challenge: await calculatePKCECodeChallenge(codeVerifier),
          ...{ code_challenge_method: 'S256', state, nonce },
          // Who is asked for its age says when the person signed in there (OpenID Connect Core, 3.1.2.1).
          ...(isAgain ? { prompt: 'login', max_age: '0' } : {}),
        });
        return { url, browser };
      }),

    finish: ({ provider, answer, browser }, origin) =>
      audited(provider, origin.address, async (wish) => {
        const state = answer.searchParams.get('state') ?? '';
        const begun = await takeSsoSignIn(db, hashOf(state), clock.now());
        if (!begun) throw new SsoRefusal('unexpected', 'unknown, used or expired state');
        if (browser === undefined || !hashOf(browser).equals(begun.browser_hash))
          throw new SsoRefusal('unexpected', 'begun in another browser');
        wish.redirect = begun.redirect;
        if (begun.provider !== provider) throw new SsoRefusal('unexpected', 'begun at another provider');
        const client = clientOf(provider);
        const configuration = await configurationOf(client);
        const { issuer } = configuration.serverMetadata();
        if (begun.issuer !== issuer) throw new SsoRefusal('unexpected', 'begun at another issuer');
        const expected = { state, nonce: begun.nonce, codeVerifier: begun.code_verifier };
        const claims = await claimsFrom(configuration, answer, expected);
        return db.transaction().execute(async (tx) => {
          const user = await userOf(tx, provider, client, issuer, claims);
          if (!user.enabled) throw new SsoRefusal('invalid-account', 'disabled account', { userId: user.id });
          const outcome = await entrance.admit(tx, user, origin, { method: 'sso', provider }, provedAt(claims, clock.now()));
          return { outcome, email: user.email, redirect: begun.redirect };
        });
      }),

    forgetExpired: () => deleteExpiredSsoSignIns(db, clock.now()),
  };
}

/** Whether the provider's word on an address is enough: it gives the address out itself, or the settings say so. */
function isTrustedFor(email: string, issuer: string, trustedDomains: readonly string[]): boolean {
  const domain = email.slice(email.lastIndexOf('@') + 1).toLowerCase();
  const host = new URL(issuer).hostname;
  return trustedDomains.includes(domain) || (domain.includes('.') && (host === domain || host.endsWith(`.${domain}`)));
}

/** When the person signed in at the provider, which may be long ago; null where the provider does not say. */
function provedAt({ auth_time: seconds }: SsoClaims, now: Date): Date | null {
  return seconds === undefined ? null : new Date(Math.min(seconds * 1_000, now.getTime()));
}

function hashOf(secret: string): Buffer {
  return createHash('sha256').update(secret).digest();
}
