import type { FastifyReply, FastifyRequest } from 'fastify';
import {
  authorizeOAuthClient,
  createOAuthClient,
  deleteOAuthClient,
  endProgram,
  getOAuthClient,
  getOAuthMetadata,
  introspectOAuthToken,
  issueOAuthToken,
  listOAuthClients,
  listPrograms,
  renewOAuthClientSecret,
  revokeOAuthToken,
  updateOAuthClient,
} from '#contract/oauth.ts';
import { addressOf, type Mount } from '#server/platform/http/index.ts';
import { networkOf, type Throttle } from '#server/platform/throttle.ts';
import { authenticateClient } from './client-authentication.ts';
import type { ClientRow } from './clients.queries.ts';
import { metadataOf } from './metadata.ts';
import { OAuthProblem } from './oauth-problem.ts';
import type { OAuthProviderService } from './oauth-provider.module.ts';

interface RouteParts {
  service: OAuthProviderService;
  findClient: (clientId: string) => Promise<ClientRow | undefined>;
  throttle: Throttle;
  issuer: string;
}

/** Programs on one server share its address. */
const CALLS = { burst: 300, refillSeconds: 0.2 };

export function mountOAuthProvider(mount: Mount, { service, findClient, throttle, issuer }: RouteParts): void {
  const { authorization, clients, tokens } = service;

  mount.endpoint(getOAuthMetadata, async () => metadataOf(issuer));
  mount.endpoint(getOAuthClient, ({ params, query }) => authorization.describe(params.clientId, query.redirectUri));
  mount.raw(authorizeOAuthClient, async ({ caller, body }, { request }) => ({
    redirectUrl: await authorization.decide(caller, body, addressOf(request)),
  }));

  mount.endpoint(listPrograms, async ({ caller }) => ({ items: await authorization.list(caller.userId) }));
  mount.raw(endProgram, async ({ caller, params }, { request }) => {
    await authorization.end(caller.userId, params.clientId, addressOf(request));
    return undefined;
  });

  mount.endpoint(listOAuthClients, async () => ({ items: await clients.list() }));
  mount.raw(createOAuthClient, ({ caller, body }, { request }) =>
    clients.create(body, { userId: caller.userId, address: addressOf(request) }),
  );
  mount.raw(updateOAuthClient, ({ caller, params, body }, { request }) =>
    clients.update(params.clientId, body, { userId: caller.userId, address: addressOf(request) }),
  );
  mount.raw(renewOAuthClientSecret, async ({ caller, params }, { request }) => ({
    clientSecret: await clients.renewSecret(params.clientId, { userId: caller.userId, address: addressOf(request) }),
  }));
  mount.raw(deleteOAuthClient, async ({ caller, params }, { request }) => {
    await clients.delete(params.clientId, { userId: caller.userId, address: addressOf(request) });
    return undefined;
  });

  /** Answers a program as its library expects, what is refused included. */
  async function answerProgram<Answer>(
    { request, reply }: { request: FastifyRequest; reply: FastifyReply },
    parameters: Readonly<Record<string, string>>,
    act: (client: ClientRow, address: string | null) => Promise<Answer>,
  ): Promise<Answer | FastifyReply> {
    const address = addressOf(request);
    await throttle.take(`oauth:${networkOf(address ?? 'unknown')}`, CALLS);
    try {
      const { authorization: header } = request.headers;
      return await act(await authenticateClient(findClient, { authorization: header, parameters }), address);
    } catch (error) {
      if (!(error instanceof OAuthProblem)) throw error;
      if (error.code === 'invalid_client') void reply.header('www-authenticate', 'Basic realm="oauth"');
      return reply.code(error.status).send({ error: error.code, error_description: error.message });
    }
  }

  mount.raw(issueOAuthToken, ({ body }, http) =>
    answerProgram(http, body, (client, address) => tokens.issue(client, body, address)),
  );
  mount.raw(revokeOAuthToken, ({ body }, http) =>
    answerProgram(http, body, async (client, address) => {
      await tokens.revoke(client, tokenOf(body), address);
      return {};
    }),
  );
  mount.raw(introspectOAuthToken, ({ body }, http) =>
    answerProgram(http, body, async (client) => {
      if (client.secret_hash === null) throw new OAuthProblem('invalid_client', 'Only programs with a secret may ask.');
      return tokens.introspect(client, tokenOf(body));
    }),
  );
}

function tokenOf({ token }: Readonly<Record<string, string>>): string {
  if (token === undefined) throw new OAuthProblem('invalid_request', 'token is needed.');
  return token;
}
