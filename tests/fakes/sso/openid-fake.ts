import { createServer, type RequestListener } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { exportJWK, generateKeyPair, SignJWT, UnsecuredJWT, type JWTPayload } from 'jose';

/** How the next ID token departs from the rules; claims that are set to undefined are left out. */
export interface Deviation {
  claims?: JWTPayload;
  signedWith?: 'nothing' | 'a foreign key';
}

export interface OpenIdFake {
  issuer: string;
  /** What an ID token says when the test says nothing else. */
  claims: JWTPayload;
  deviation: Deviation;
  /** Changes of what discovery answers. */
  metadata: Record<string, unknown>;
  /** What the token endpoint was sent, the last one last. */
  exchanges: URLSearchParams[];
  /** The address of the callback, as the provider would answer to this request. */
  answerTo: (authorizationUrl: string, more?: Record<string, string>) => string;
  close: () => Promise<void>;
}

export const FAKE_CLIENT = { id: 'sidekick-test', secret: 'secret of the test' } as const;

/** An OpenID provider on the wire that does as a test says; it knows no people and asks nobody. */
export async function startOpenIdFake(): Promise<OpenIdFake> {
  const [own, foreign] = await Promise.all([generateKeyPair('RS256'), generateKeyPair('RS256')]);
  const publicKey = { ...(await exportJWK(own.publicKey)), kid: 'own', alg: 'RS256', use: 'sig' };
  let nonce: string | null = null;

  async function idToken(): Promise<string> {
    const { claims, signedWith } = fake.deviation;
    const now = Math.floor(Date.now() / 1_000);
    const payload: JWTPayload = {
      iss: fake.issuer,
      aud: FAKE_CLIENT.id,
      iat: now,
      exp: now + 300,
      nonce,
      ...fake.claims,
      ...claims,
    };
    if (signedWith === 'nothing') return new UnsecuredJWT(payload).encode();
    const key = signedWith === 'a foreign key' ? foreign.privateKey : own.privateKey;
    return new SignJWT(payload).setProtectedHeader({ alg: 'RS256', kid: 'own' }).sign(key);
  }

  const answers: Record<string, RequestListener> = {
    '/.well-known/openid-configuration': (_, response) =>
      response.end(
        JSON.stringify({
          issuer: fake.issuer,
          authorization_endpoint: `${fake.issuer}/authorize`,
          token_endpoint: `${fake.issuer}/token`,
          jwks_uri: `${fake.issuer}/keys`,
          response_types_supported: ['code'],
          subject_types_supported: ['public'],
          id_token_signing_alg_values_supported: ['RS256'],
          authorization_response_iss_parameter_supported: true,
          ...fake.metadata,
        }),
      ),
    '/keys': (_, response) => response.end(JSON.stringify({ keys: [publicKey] })),
    '/token': (request, response) =>
      void text(request).then(async (body) => {
        fake.exchanges.push(new URLSearchParams(body));
        response.end(JSON.stringify({ access_token: 'of-the-fake', token_type: 'Bearer', id_token: await idToken() }));
      }),
  };
  const server = createServer((request, response) => {
    response.setHeader('content-type', 'application/json');
    const answer = answers[request.url ?? ''];
    if (answer) answer(request, response);
    else response.writeHead(404).end();
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');

  const fake: OpenIdFake = {
    issuer: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    claims: {},
    deviation: {},
    metadata: {},
    exchanges: [],
    answerTo(authorizationUrl, more = {}) {
      const { searchParams } = new URL(authorizationUrl);
      nonce = searchParams.get('nonce');
      const back = new URL(searchParams.get('redirect_uri') ?? '');
      const state = searchParams.get('state') ?? '';
      for (const [name, value] of Object.entries({ code: 'a-code', state, iss: fake.issuer, ...more }))
        back.searchParams.set(name, value);
      return back.href;
    },
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
  return fake;
}
