import { randomBytes } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { exportJWK, generateKeyPair, SignJWT } from 'jose';
import { ssoProviderNames, ssoProviders, type SsoProvider } from '#contract/sso.ts';
import type { Clock } from '#server/platform/clock.ts';
import { sendJson, sendPage } from '../provider/answers.ts';
import { createCodes, isClient, isOwnRedirect } from '../provider/codes.ts';
import type { Person } from './people.ts';
import { drawSignInPage, drawWrongLinkPage } from './sign-in-page.ts';

const ALGORITHM = 'ES256';
const TOKEN_SECONDS = 300;

interface ProviderOptions {
  origin: () => string;
  clientId: string;
  clientSecret: string;
  people: readonly Person[];
  clock: Clock;
}

/** What a code was given out for. */
interface Grant {
  provider: SsoProvider;
  person: Person;
  nonce: string | null;
}

/**
 * The part of OpenID Connect that a sign-in needs, for a demo without internet: discovery, a page that asks who one is, codes bound by
 * PKCE, and signed ID tokens. Four issuers, told apart by the first step of the path.
 */
export function createDemoProvider({ origin, clientId, clientSecret, people, clock }: ProviderOptions) {
  const keys = generateKeyPair(ALGORITHM, { extractable: true });
  const codes = createCodes<Grant>(clock);

  function metadata(provider: SsoProvider): object {
    const issuer = `${origin()}/${provider}`;
    return {
      issuer,
      authorization_endpoint: `${issuer}/authorize`,
      token_endpoint: `${issuer}/token`,
      jwks_uri: `${issuer}/keys`,
      response_types_supported: ['code'],
      subject_types_supported: ['public'],
      id_token_signing_alg_values_supported: [ALGORITHM],
      token_endpoint_auth_methods_supported: ['client_secret_basic'],
      code_challenge_methods_supported: ['S256'],
      authorization_response_iss_parameter_supported: true,
    };
  }

  async function authorize(provider: SsoProvider, url: URL, request: IncomingMessage, response: ServerResponse): Promise<void> {
    const asked = (name: string): string => url.searchParams.get(name) ?? '';
    const [redirectUri, codeChallenge] = [asked('redirect_uri'), asked('code_challenge')];
    const isKnown = asked('client_id') === clientId && isOwnRedirect(redirectUri, `/api/auth/login/sso/${provider}/callback`);
    if (!isKnown || asked('response_type') !== 'code' || asked('code_challenge_method') !== 'S256' || codeChallenge === '')
      return sendPage(response, 400, drawWrongLinkPage(ssoProviderNames[provider]));
    if (request.method !== 'POST')
      return sendPage(
        response,
        200,
        drawSignInPage({ name: ssoProviderNames[provider], action: url.pathname + url.search, people }),
      );

    const back = new URL(redirectUri);
    back.searchParams.set('state', asked('state'));
    back.searchParams.set('iss', `${origin()}/${provider}`);
    const chosen = new URLSearchParams(await text(request)).get('person');
    const person = people.find(({ subject }) => subject === chosen);
    if (person) {
      const about = { provider, person, nonce: url.searchParams.get('nonce') };
      back.searchParams.set('code', codes.give({ about, redirectUri, codeChallenge }));
    } else back.searchParams.set('error', 'access_denied');
    response.writeHead(303, { location: back.href }).end();
  }

  async function token(provider: SsoProvider, request: IncomingMessage, response: ServerResponse): Promise<void> {
    const sent = new URLSearchParams(await text(request));
    if (!isClient(request.headers.authorization, { clientId, clientSecret }))
      return sendJson(response, 401, { error: 'invalid_client' });
    const grant = codes.take(sent);
    if (grant?.provider !== provider) return sendJson(response, 400, { error: 'invalid_grant' });
    const { person, nonce } = grant;
    const { privateKey } = await keys;
    const idToken = await new SignJWT({
      email: person.email,
      email_verified: true,
      name: person.name,
      ...(nonce ? { nonce } : {}),
      // Its page has just been asked, as every time.
      auth_time: Math.floor(clock.now().getTime() / 1_000),
    })
      .setProtectedHeader({ alg: ALGORITHM, kid: 'demo' })
      .setIssuer(`${origin()}/${provider}`)
      .setAudience(clientId)
      .setSubject(person.subject)
      .setIssuedAt()
      .setExpirationTime(`${TOKEN_SECONDS}s`)
      .sign(privateKey);
    const accessToken = randomBytes(32).toString('base64url');
    sendJson(response, 200, { access_token: accessToken, token_type: 'Bearer', expires_in: TOKEN_SECONDS, id_token: idToken });
  }

  return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const url = new URL(request.url ?? '/', origin());
    const [, name, ...rest] = url.pathname.split('/');
    const provider = ssoProviders.find((each) => each === name);
    if (!provider) return void response.writeHead(404).end();
    switch (rest.join('/')) {
      case '.well-known/openid-configuration':
        return sendJson(response, 200, metadata(provider));
      case 'keys': {
        const key = await exportJWK((await keys).publicKey);
        return sendJson(response, 200, { keys: [{ ...key, alg: ALGORITHM, kid: 'demo', use: 'sig' }] });
      }
      case 'authorize':
        return authorize(provider, url, request, response);
      case 'token':
        return token(provider, request, response);
      default:
        return void response.writeHead(404).end();
    }
  };
}
