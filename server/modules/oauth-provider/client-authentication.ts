import type { ClientRow } from './clients.queries.ts';
import { OAuthProblem } from './oauth-problem.ts';
import { isSecretOf } from './secrets.ts';

interface Credentials {
  clientId: string;
  secret: string | undefined;
}

/**
 * Which program calls, and that it is the one: with a secret by HTTP Basic or in the form, without one by its id alone, since its codes are
 * bound to its verifier and its tokens are secrets themselves.
 * @throws OAuthProblem invalid_request, invalid_client
 */
export async function authenticateClient(
  find: (clientId: string) => Promise<ClientRow | undefined>,
  { authorization, parameters }: { authorization: string | undefined; parameters: Readonly<Record<string, string>> },
): Promise<ClientRow> {
  const { clientId, secret } = credentialsOf(authorization, parameters);
  const client = await find(clientId);
  if (!client) throw unknown();
  const { secret_hash: hash } = client;
  const isRight = hash === null ? secret === undefined : secret !== undefined && isSecretOf(hash, secret);
  if (!isRight) throw unknown();
  return client;
}

function credentialsOf(authorization: string | undefined, parameters: Readonly<Record<string, string>>): Credentials {
  const basic = authorization === undefined ? undefined : basicOf(authorization);
  const { client_id: clientId, client_secret: secret } = parameters;
  if (basic && (secret !== undefined || (clientId !== undefined && clientId !== basic.clientId)))
    throw new OAuthProblem('invalid_request', 'A program says who it is in one way.');
  if (basic) return basic;
  if (clientId === undefined) throw new OAuthProblem('invalid_client', 'client_id is needed.');
  return { clientId, secret };
}

/** RFC 6749 §2.3.1: both parts are form-encoded before they are joined. */
function basicOf(authorization: string): Credentials {
  const [, encoded = ''] = /^basic +([\w+/=-]{1,4000})$/i.exec(authorization) ?? [];
  const text = Buffer.from(encoded, 'base64').toString('utf8');
  const at = text.indexOf(':');
  if (at < 1) throw unknown();
  const decode = (part: string): string => new URLSearchParams(`part=${part}`).get('part') ?? '';
  return { clientId: decode(text.slice(0, at)), secret: decode(text.slice(at + 1)) };
}

const unknown = () => new OAuthProblem('invalid_client', 'The program is unknown, or its secret is wrong.');
