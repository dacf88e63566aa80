import type { FastifyReply, FastifyRequest } from 'fastify';
import type { EndpointShape } from '#contract/endpoint.ts';
import { AppError } from '../errors/index.ts';
import type { Caller } from './caller.ts';
import { ensureSameOrigin } from './same-origin.ts';

/** Finds who is calling from the request's cookie; null for nobody. */
export type Authenticate = (request: FastifyRequest) => Promise<Caller | null>;

/** For whom a bearer token stands, and what it was allowed. The session of its caller is the grant that it came from. */
export interface BearerGrant {
  caller: Caller;
  scopes: readonly string[];
}

/** Finds what a bearer token was granted; null for one that is unknown, expired or revoked. */
export type AuthenticateBearer = (token: string) => Promise<BearerGrant | null>;

export interface AccessRules {
  authenticate: Authenticate;
  authenticateBearer: AuthenticateBearer;
  publicOrigin: string;
}

/** Calls that no cookie of ours speaks for may come from anywhere. */
export function provesItself({ access }: EndpointShape): boolean {
  return access === 'token' || access === 'webhook' || access === 'program' || access === 'share-link';
}

/**
 * Who calls, before anything else of the request is read.
 * @throws AppError cross_site_request, not_signed_in, insufficient_scope, forbidden
 */
export async function ensureAccess(
  shape: EndpointShape,
  rules: AccessRules,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<Caller | null> {
  const { access, scopes } = shape;
  const token = bearerOf(request);
  if (token !== undefined && scopes !== undefined) {
    return ensureRole(shape, await ensureGranted(token, scopes, rules, reply));
  }
  if (access === 'token') throw challenge(reply, 'Bearer', new AppError('not_signed_in', 'This call needs a bearer token.'));
  if (!provesItself(shape)) ensureSameOrigin(request, rules.publicOrigin);
  if (access === 'public' || provesItself(shape)) return null;
  const caller = await rules.authenticate(request);
  if (access === 'optional-user') return caller;
  if (!caller) throw new AppError('not_signed_in', 'Sign in to do this.');
  return ensureRole(shape, caller);
}

function ensureRole({ access }: EndpointShape, caller: Caller): Caller {
  if (access === 'admin' && !caller.roles.includes('admin')) throw new AppError('forbidden', 'This is for administrators.');
  return caller;
}

async function ensureGranted(
  token: string,
  scopes: readonly string[],
  { authenticateBearer }: AccessRules,
  reply: FastifyReply,
): Promise<Caller> {
  const grant = await authenticateBearer(token);
  if (!grant) {
    throw challenge(reply, 'Bearer error="invalid_token"', new AppError('not_signed_in', 'This token is not valid any more.'));
  }
  if (!scopes.some((scope) => grant.scopes.includes(scope))) {
    const words = `Bearer error="insufficient_scope", scope="${scopes.join(' ')}"`;
    throw challenge(reply, words, new AppError('insufficient_scope', 'This token was not allowed to do this.'));
  }
  return grant.caller;
}

/** Says how to come in (RFC 6750). */
function challenge(reply: FastifyReply, words: string, error: AppError): AppError {
  void reply.header('www-authenticate', words);
  return error;
}

function bearerOf({ headers }: FastifyRequest): string | undefined {
  return /^bearer +([\w~+/.=-]{1,4096})$/i.exec(headers.authorization ?? '')?.[1];
}
