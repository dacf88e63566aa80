import type { EndpointInput } from '#contract/endpoint.ts';
import type { authorizeOAuthClient, Program } from '#contract/oauth.ts';
import type { AccountsService, UsersService } from '#server/modules/accounts/index.ts';
import type { AuditService } from '#server/modules/audit/index.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { Db } from '#server/platform/database/index.ts';
import { AppError } from '#server/platform/errors/index.ts';
import { newId } from '#server/platform/ids.ts';
import type { Caller } from '#server/platform/http/index.ts';
import type { Mail } from '#server/platform/mail/index.ts';
import type { Throttle } from '#server/platform/throttle.ts';
import { scopesOf, type ClientsService } from './clients.service.ts';
import type { ClientRow } from './clients.queries.ts';
import { deleteGrantsTo, hasGrant, insertCode, insertGrant, selectPrograms } from './grants.queries.ts';
import type { OAuthAuditAction } from './oauth-provider.audit.ts';
import { programLetter } from './oauth-provider.letters.ts';
import { hashOf, newSecret } from './secrets.ts';

export const CODE_SECONDS = 60;
/** A sign-in that this very request led to counts while its page is read, whatever the program asks. */
const FRESH_SECONDS = 120;
const CONSENTS = { burst: 20, refillSeconds: 30 };
/** S256 alone: base64url of 32 bytes. */
const challengePattern = /^[\w-]{43}$/;

type Request = EndpointInput<typeof authorizeOAuthClient>['body'];

export interface AuthorizeService {
  /** @throws AppError oauth_client_not_found, oauth_redirect_not_allowed */
  describe: (clientId: string, redirectUri: string | undefined) => Promise<{ clientName: string; clientRedirectUrl: string }>;
  /**
   * Answers where the browser goes next.
   * @throws AppError oauth_client_not_found, oauth_redirect_not_allowed, reauthentication_required, too_many_requests
   */
  decide: (caller: Pick<Caller, 'userId' | 'sessionId'>, request: Request, address: string | null) => Promise<string>;
  list: (userId: string) => Promise<Program[]>;
  /** @throws AppError oauth_client_not_found */
  end: (userId: string, clientId: string, address: string | null) => Promise<void>;
}

interface AuthorizeParts {
  db: Db;
  clock: Clock;
  audit: AuditService<OAuthAuditAction>;
  mail: Pick<Mail, 'send'>;
  throttle: Throttle;
  clients: ClientsService;
  users: Pick<UsersService, 'findEnabled'>;
  reauthentication: Pick<AccountsService['reauthentication'], 'lastConfirmed'>;
  issuer: string;
}

export function createAuthorize(parts: AuthorizeParts): AuthorizeService {
  const { db, clock, audit, mail, throttle, clients, users, reauthentication, issuer } = parts;

  async function allow(
    { userId, authenticatedAt }: { userId: string; authenticatedAt: Date | null },
    client: ClientRow,
    request: Request,
    address: string | null,
  ): Promise<string> {
    const now = clock.now();
    const granted = wantedScopes(request.scope);
    const code = newSecret('skc_');
    const isNew = !(await hasGrant(db, userId, client.id));
    const owner = isNew ? (await users.findEnabled([userId])).get(userId) : undefined;
    await db.transaction().execute(async (tx) => {
      const id = newId();
      await insertGrant(tx, {
        id,
        client_id: client.id,
        user_id: userId,
        scopes: granted,
        created_at: now,
        authenticated_at: authenticatedAt,
      });
      await insertCode(tx, {
        code_hash: hashOf(code),
        grant_id: id,
        redirect_uri: request.redirectUri,
        code_challenge: request.codeChallenge ?? '',
        expires_at: new Date(now.getTime() + CODE_SECONDS * 1_000),
      });
      const details = { clientId: client.id, client: client.name, scopes: granted.join(' ') };
      await audit.record(tx, { action: 'oauth-access-granted', actorUserId: userId, subjectUserId: userId, address, details });
      if (owner) {
        const letter = programLetter({ program: client.name, scopes: scopesOf(granted), origin: issuer });
        await mail.send(tx, { to: owner.email, letter });
      }
    });
    return code;
  }

  return {
    async describe(clientId, redirectUri) {
      const client = await clients.get(clientId);
      if (redirectUri !== undefined) ensureRegistered(client, redirectUri);
      return { clientName: client.name, clientRedirectUrl: redirectUri ?? client.redirect_uris[0] ?? '' };
    },

    async decide(caller, request, address) {
      const { userId } = caller;
      const client = await clients.get(request.clientId);
      // To an address that is not the program's own nobody is ever sent, not even with an error.
      ensureRegistered(client, request.redirectUri);
      const answer = new URL(request.redirectUri);
      const addParameter = (name: string, value: string): void => answer.searchParams.set(name, value);
      const problem = problemOf(client, request);
      if (problem) {
        addParameter('error', problem.error);
        addParameter('error_description', problem.description);
      } else if (request.decision === 'deny') {
        const details = { clientId: client.id, client: client.name };
        await audit.record(db, { action: 'oauth-access-denied', actorUserId: userId, subjectUserId: userId, address, details });
        addParameter('error', 'access_denied');
      } else {
        const authenticatedAt = await reauthentication.lastConfirmed(caller);
        ensureFresh(authenticatedAt, oldestOf(request), clock.now());
        await throttle.take(`oauth consents of ${userId}`, CONSENTS);
        addParameter('code', await allow({ userId, authenticatedAt }, client, request, address));
      }
      if (request.state !== undefined) addParameter('state', request.state);
      addParameter('iss', issuer);
      return answer.href;
    },

    async list(userId) {
      const rows = await selectPrograms(db, userId, clock.now());
      const byClient = Map.groupBy(rows, ({ client_id }) => client_id);
      return [...byClient.values()].flatMap((grants) => {
        const [first] = grants;
        if (!first) return [];
        const lastUsed = grants.flatMap(({ last_used_at: at }) => at?.toISOString() ?? []).sort();
        return {
          clientId: first.client_id,
          name: first.name,
          scopes: scopesOf([...new Set(grants.flatMap(({ scopes }) => scopes))]),
          since: first.created_at.toISOString(),
          lastUsedAt: lastUsed.at(-1) ?? null,
        };
      });
    },

    async end(userId, clientId, address) {
      await db.transaction().execute(async (tx) => {
        if ((await deleteGrantsTo(tx, userId, clientId)) === 0)
          throw new AppError('oauth_client_not_found', 'This program has no access.');
        const details = { clientId, by: 'user' };
        await audit.record(tx, { action: 'oauth-access-ended', actorUserId: userId, subjectUserId: userId, address, details });
      });
    },
  };
}

/** Character for character. */
function ensureRegistered(client: ClientRow, redirectUri: string): void {
  if (!client.redirect_uris.includes(redirectUri))
    throw new AppError('oauth_redirect_not_allowed', 'This program asked to be answered at an address that is not its own.');
}

/** How many seconds ago the person may have proved who it is, by what the program asks; undefined where it does not care. */
function oldestOf({ prompt = '', maxAge }: Request): number | undefined {
  if (prompt.split(' ').includes('login')) return FRESH_SECONDS;
  return maxAge === undefined ? undefined : Math.max(Number(maxAge), FRESH_SECONDS);
}

function ensureFresh(authenticatedAt: Date | null, oldest: number | undefined, now: Date): void {
  if (oldest === undefined) return;
  if (authenticatedAt !== null && now.getTime() - authenticatedAt.getTime() <= oldest * 1_000) return;
  throw new AppError('reauthentication_required', 'This program asks that you confirm first that it is you.');
}

function wantedScopes(scope: string): string[] {
  return [...new Set(scope.split(' ').filter(Boolean))];
}

/** What is wrong with a request, as RFC 6749 §4.1.2.1 tells it to the program. */
function problemOf(client: ClientRow, request: Request): { error: string; description: string } | undefined {
  const { responseType, codeChallenge = '', codeChallengeMethod, scope, maxAge } = request;
  if (responseType !== 'code') return { error: 'unsupported_response_type', description: 'Only code is supported.' };
  if (codeChallengeMethod !== 'S256' || !challengePattern.test(codeChallenge))
    return { error: 'invalid_request', description: 'A code_challenge of the method S256 is needed.' };
  if (maxAge !== undefined && !/^\d{1,9}$/.test(maxAge))
    return { error: 'invalid_request', description: 'max_age is a number of seconds.' };
  const wanted = wantedScopes(scope);
  if (wanted.length === 0 || !wanted.every((each) => client.scopes.includes(each)))
    return { error: 'invalid_scope', description: 'This program may not ask for that.' };
  return undefined;
}
