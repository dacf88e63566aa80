import {
  allowInsecureRequests,
  authorizationCodeGrant,
  AuthorizationResponseError,
  buildAuthorizationUrl,
  calculatePKCECodeChallenge,
  ClientSecretBasic,
  Configuration,
  customFetch,
  randomPKCECodeVerifier,
  randomState,
  refreshTokenGrant,
  ResponseBodyError,
  tokenRevocation,
  type TokenEndpointResponse,
} from 'openid-client';
import type { AppId } from '#contract/connections.ts';
import { asFetch } from '#server/platform/outgoing-fetch/index.ts';
import { apps, type AppClient } from '../apps.ts';
import { ConnectionRefusal } from './connection-refusal.ts';
import type { Tokens } from './tokens.ts';

const REQUEST_TIMEOUT_SECONDS = 7;
const MAX_BYTES = 200_000;

/** The provider takes the tokens no more: only the user can connect again. */
export class TokensRefused extends Error {}

interface IssuedTokens extends Tokens {
  expiresInSeconds: number | null;
}

function configurationOf({ clientId, clientSecret, fetch, addresses }: AppClient): Configuration {
  const { issuer, authorize, token, revoke } = addresses();
  const server = { issuer, authorization_endpoint: authorize, token_endpoint: token, revocation_endpoint: revoke };
  const configuration = new Configuration(server, clientId, clientSecret, ClientSecretBasic(clientSecret));
  configuration[customFetch] = asFetch(fetch, { maxBytes: MAX_BYTES });
  configuration.timeout = REQUEST_TIMEOUT_SECONDS;
  // The addresses of real providers are https; the outgoing fetch refuses others unless it is for this machine.
  if (token.startsWith('http:')) allowInsecureRequests(configuration);
  return configuration;
}

function issued(answer: TokenEndpointResponse, before: Tokens | null): IssuedTokens {
  return {
    accessToken: answer.access_token,
    refreshToken: answer.refresh_token ?? before?.refreshToken ?? null,
    expiresInSeconds: answer.expires_in ?? null,
  };
}

/** Where the browser goes to ask for the access, with what its answer is checked by. */
export async function authorizationOf(
  app: AppId,
  client: AppClient,
  redirectUri: string,
): Promise<{ url: URL; state: string; codeVerifier: string }> {
  const { scopes, authorizeWith } = apps[app];
  const [state, codeVerifier] = [randomState(), randomPKCECodeVerifier()];
  const url = buildAuthorizationUrl(configurationOf(client), {
    ...authorizeWith,
    ...(scopes.length > 0 ? { scope: scopes.join(' ') } : {}),
    redirect_uri: redirectUri,
    code_challenge: await calculatePKCECodeChallenge(codeVerifier),
    ...{ code_challenge_method: 'S256', state },
  });
  return { url, state, codeVerifier };
}

/**
 * Trades the code of the provider's answer for tokens.
 * @param answer the whole address that the provider led back to
 * @throws ConnectionRefusal when the user declined there, else what openid-client finds wrong
 */
export async function tokensFrom(
  client: AppClient,
  answer: URL,
  { state, codeVerifier }: { state: string; codeVerifier: string },
): Promise<{ tokens: IssuedTokens; scopes: string[] | null }> {
  const checks = { expectedState: state, pkceCodeVerifier: codeVerifier };
  const granted = await authorizationCodeGrant(configurationOf(client), answer, checks).catch((error: unknown) => {
    if (!(error instanceof AuthorizationResponseError) || error.error !== 'access_denied') throw error;
    throw new ConnectionRefusal('declined', 'declined at the provider');
  });
  return { tokens: issued(granted, null), scopes: granted.scope?.split(' ') ?? null };
}

/** @throws TokensRefused; other errors pass */
export async function refreshed(client: AppClient, tokens: Tokens): Promise<IssuedTokens> {
  if (tokens.refreshToken === null) throw new TokensRefused('There is no refresh token.');
  try {
    return issued(await refreshTokenGrant(configurationOf(client), tokens.refreshToken), tokens);
  } catch (error) {
    if (error instanceof ResponseBodyError && error.error === 'invalid_grant') throw new TokensRefused('invalid_grant');
    throw error;
  }
}

/** Tells the provider to forget the access. */
export async function revoke(app: AppId, client: AppClient, tokens: Tokens): Promise<void> {
  const token = tokens[apps[app].revokes] ?? tokens.accessToken;
  try {
    await tokenRevocation(configurationOf(client), token);
  } catch (error) {
    // It does not know the token: there is nothing left to forget.
    if (!(error instanceof ResponseBodyError) || error.status >= 500) throw error;
  }
}
