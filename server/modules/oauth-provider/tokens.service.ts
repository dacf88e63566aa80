import type { EndpointAnswer } from '#contract/endpoint.ts';
import type { introspectOAuthToken, issueOAuthToken } from '#contract/oauth.ts';
import type { AuditService } from '#server/modules/audit/index.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { Db, Tx } from '#server/platform/database/index.ts';
import type { AuthenticateBearer, Caller } from '#server/platform/http/index.ts';
import { createSharedLookup } from '#server/platform/shared-lookup.ts';
import type { ClientRow } from './clients.queries.ts';
import {
  deleteExpired,
  deleteGrant,
  deleteToken,
  insertTokens,
  lockCode,
  lockToken,
  markCodeUsed,
  markTokenUsed,
  selectToken,
  updateLastUsed,
} from './grants.queries.ts';
import type { OAuthAuditAction } from './oauth-provider.audit.ts';
import { OAuthProblem } from './oauth-problem.ts';
import { challengeOf, hashOf, newSecret } from './secrets.ts';

export const ACCESS_TOKEN_SECONDS = 3_600;
/** A program that was not used for so long has to ask again. */
export const REFRESH_TOKEN_DAYS = 30;
const TOUCH_EVERY_MS = 5 * 60_000;

type Tokens = EndpointAnswer<typeof issueOAuthToken>;
type Introspection = EndpointAnswer<typeof introspectOAuthToken>;
type Parameters = Readonly<Record<string, string>>;
interface Consent {
  grant_id: string;
  user_id: string;
}

export interface TokensService {
  /** @throws OAuthProblem */
  issue: (client: ClientRow, parameters: Parameters, address: string | null) => Promise<Tokens>;
  /** A refresh token ends its whole family, an access token itself. Says nothing of tokens that are not the client's. */
  revoke: (client: ClientRow, token: string, address: string | null) => Promise<void>;
  introspect: (client: ClientRow, token: string) => Promise<Introspection>;
  /** Who is behind an access token, with what it was allowed. */
  authenticate: AuthenticateBearer;
  forgetExpired: () => Promise<void>;
}

interface TokensParts {
  db: Db;
  clock: Clock;
  audit: AuditService<OAuthAuditAction>;
  /** The caller that a user is, its session being the consent; null when the account is gone or turned off. */
  findCaller: (userId: string, grantId: string) => Promise<Caller | null>;
  issuer: string;
}

export function createTokens({ db, clock, audit, findCaller, issuer }: TokensParts): TokensService {
  /** What somebody shows a second time was stolen from one of the two who have it: nobody of the family stays in. */
  async function endFamily(
    tx: Tx,
    client: ClientRow,
    { grant_id, user_id }: Consent,
    address: string | null,
  ): Promise<OAuthProblem> {
    await deleteGrant(tx, grant_id);
    const details = { clientId: client.id, client: client.name };
    await audit.record(tx, { action: 'oauth-reuse-detected', actorUserId: null, subjectUserId: user_id, address, details });
    return new OAuthProblem('invalid_grant', 'This was used before. All access that came of it has ended.');
  }

  async function issueTo(tx: Tx, grantId: string, scopes: readonly string[], granted: readonly string[]): Promise<Tokens> {
    const now = clock.now().getTime();
    const [access, refresh] = [newSecret('ska_'), newSecret('skr_')];
    await insertTokens(tx, [
      {
        ...{ token_hash: hashOf(access), grant_id: grantId, kind: 'access', scopes: [...scopes] },
        expires_at: new Date(now + ACCESS_TOKEN_SECONDS * 1_000),
      },
      {
        ...{ token_hash: hashOf(refresh), grant_id: grantId, kind: 'refresh', scopes: [...granted] },
        expires_at: new Date(now + REFRESH_TOKEN_DAYS * 24 * 3_600_000),
      },
    ]);
    return {
      access_token: access,
      token_type: 'Bearer',
      expires_in: ACCESS_TOKEN_SECONDS,
      refresh_token: refresh,
      scope: scopes.join(' '),
    };
  }

  async function byCode(
    tx: Tx,
    client: ClientRow,
    parameters: Parameters,
    address: string | null,
  ): Promise<Tokens | OAuthProblem> {
    const { code, redirect_uri: redirectUri, code_verifier: verifier } = parameters;
    if (code === undefined || redirectUri === undefined || verifier === undefined)
      throw new OAuthProblem('invalid_request', 'code, redirect_uri and code_verifier are needed.');
    const found = await lockCode(tx, hashOf(code));
    if (!found || found.client_id !== client.id) return invalidCode();
    if (found.used_at !== null) return endFamily(tx, client, found, address);
    // A guess costs the code.
    await markCodeUsed(tx, hashOf(code), clock.now());
    if (found.expires_at <= clock.now() || found.redirect_uri !== redirectUri) return invalidCode();
    if (challengeOf(verifier) !== found.code_challenge) return invalidCode();
    const details = { clientId: client.id, client: client.name };
    const subject = { actorUserId: null, subjectUserId: found.user_id, address };
    await audit.record(tx, { action: 'oauth-tokens-issued', ...subject, details });
    return issueTo(tx, found.grant_id, found.scopes, found.scopes);
  }

  async function byRefreshToken(tx: Tx, client: ClientRow, parameters: Parameters, address: string | null) {
    const { refresh_token: token, scope } = parameters;
    if (token === undefined) throw new OAuthProblem('invalid_request', 'refresh_token is needed.');
    const found = await lockToken(tx, hashOf(token));
    if (!found || found.kind !== 'refresh' || found.client_id !== client.id || found.expires_at <= clock.now())
      return new OAuthProblem('invalid_grant', 'The refresh token is unknown or has expired.');
    if (found.used_at !== null) return endFamily(tx, client, found, address);
    const wanted = scope === undefined ? found.granted_scopes : scope.split(' ').filter(Boolean);
    if (wanted.length === 0 || !wanted.every((each) => found.granted_scopes.includes(each)))
      return new OAuthProblem('invalid_scope', 'More than was granted.');
    await markTokenUsed(tx, hashOf(token), clock.now());
    return issueTo(tx, found.grant_id, wanted, found.granted_scopes);
  }

  // A flood of calls with one token costs others no connections.
  const findLive = createSharedLookup(async (token: string) => {
    const found = await selectToken(db, hashOf(token));
    if (found?.kind !== 'access' || found.expires_at <= clock.now()) return null;
    const caller = await findCaller(found.user_id, found.grant_id);
    if (!caller) return null;
    const now = clock.now();
    const unlessSince = new Date(now.getTime() - TOUCH_EVERY_MS);
    if (found.last_used_at === null || found.last_used_at <= unlessSince)
      await updateLastUsed(db, found.grant_id, now, unlessSince);
    return { caller, scopes: found.scopes };
  });

  return {
    async issue(client, parameters, address) {
      const grants = new Map([
        ['authorization_code', byCode],
        ['refresh_token', byRefreshToken],
      ]);
      const exchange = grants.get(parameters['grant_type'] ?? '');
      if (!exchange) throw new OAuthProblem('unsupported_grant_type', 'authorization_code and refresh_token are supported.');
      // Refusals are answered, not thrown, inside: what they have ended must commit.
      const outcome = await db.transaction().execute((tx) => exchange(tx, client, parameters, address));
      if (outcome instanceof OAuthProblem) throw outcome;
      return outcome;
    },

    async revoke(client, token, address) {
      await db.transaction().execute(async (tx) => {
        const found = await lockToken(tx, hashOf(token));
        if (!found || found.client_id !== client.id) return;
        if (found.kind === 'access') return deleteToken(tx, hashOf(token));
        await deleteGrant(tx, found.grant_id);
        const details = { clientId: client.id, client: client.name, by: 'program' };
        const subject = { actorUserId: null, subjectUserId: found.user_id, address };
        await audit.record(tx, { action: 'oauth-access-ended', ...subject, details });
      });
    },

    async introspect(client, token) {
      const found = await selectToken(db, hashOf(token));
      const isLive = found && found.client_id === client.id && found.used_at === null && found.expires_at > clock.now();
      if (!isLive || !(await findCaller(found.user_id, found.grant_id))) return { active: false };
      return {
        active: true,
        scope: found.scopes.join(' '),
        client_id: client.id,
        sub: found.user_id,
        token_type: found.kind === 'access' ? 'Bearer' : 'refresh_token',
        exp: Math.floor(found.expires_at.getTime() / 1_000),
        iss: issuer,
        ...(found.authenticated_at ? { auth_time: Math.floor(found.authenticated_at.getTime() / 1_000) } : {}),
      };
    },

    authenticate: async (token) => (token.startsWith('ska_') ? findLive(token) : null),
    forgetExpired: () => deleteExpired(db, clock.now()),
  };
}

const invalidCode = () => new OAuthProblem('invalid_grant', 'The code is unknown, has expired, or was asked for otherwise.');
