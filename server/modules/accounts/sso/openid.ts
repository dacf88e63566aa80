import {
  allowInsecureRequests,
  authorizationCodeGrant,
  AuthorizationResponseError,
  ClientSecretBasic,
  ClientSecretPost,
  Configuration,
  customFetch,
  discovery,
  enableNonRepudiationChecks,
  fetchUserInfo,
} from 'openid-client';
import { z } from 'zod';
import type { Clock } from '#server/platform/clock.ts';
import { asFetch } from '#server/platform/outgoing-fetch/index.ts';
import type { SsoClient } from './sso.config.ts';
import { SsoRefusal } from './sso-refusal.ts';

const DISCOVERED_FOR_MS = 3_600_000;
const REQUEST_TIMEOUT_SECONDS = 7;
const MAX_BYTES = 500_000;

/** What a provider says about who signed in there. Its text is bounded before anything is done with it. */
const claimsSchema = z.object({
  sub: z.string().min(1).max(255),
  email: z.string().max(254).optional(),
  email_verified: z.boolean().optional(),
  auth_time: z.number().min(0).max(1e11).optional(),
});
export type SsoClaims = z.infer<typeof claimsSchema>;

/** What the provider says of itself, with the checks that we insist on. */
async function discover({ clientId, clientSecret, fetch }: SsoClient, issuer: string): Promise<Configuration> {
  const options = { [customFetch]: asFetch(fetch, { maxBytes: MAX_BYTES }), timeout: REQUEST_TIMEOUT_SECONDS };
  // Settings allow plain http only for development on this machine.
  const insecure = issuer.startsWith('http:') ? [allowInsecureRequests] : [];
  const found = await discovery(new URL(issuer), clientId, clientSecret, undefined, { ...options, execute: insecure });
  const metadata = found.serverMetadata();
  // Without a word of the provider it is the header (OpenID Connect Core, 9).
  const methods = metadata.token_endpoint_auth_methods_supported ?? ['client_secret_basic'];
  const authentication = methods.includes('client_secret_basic')
    ? ClientSecretBasic(clientSecret)
    : ClientSecretPost(clientSecret);
  const configuration = new Configuration(metadata, clientId, clientSecret, authentication);
  configuration[customFetch] = options[customFetch];
  configuration.timeout = REQUEST_TIMEOUT_SECONDS;
  for (const allow of insecure) allow(configuration);
  // The library trusts the line to the token endpoint; we want the provider's signature too.
  enableNonRepudiationChecks(configuration);
  return configuration;
}

/** Discovers each issuer once an hour; one that could not be reached is asked again at the next sign-in. */
export function createDiscovery(clock: Clock): (client: SsoClient) => Promise<Configuration> {
  const known = new Map<string, { configuration: Promise<Configuration>; until: number }>();
  return (client) => {
    const issuer = client.issuer();
    const now = clock.now().getTime();
    const found = known.get(issuer);
    if (found && found.until > now) return found.configuration;
    const configuration = discover(client, issuer);
    known.set(issuer, { configuration, until: now + DISCOVERED_FOR_MS });
    configuration.catch(() => known.delete(issuer));
    return configuration;
  };
}

interface Expected {
  state: string;
  nonce: string;
  codeVerifier: string;
}

/**
 * Trades the code of the provider's answer for what it says about the person.
 * @param answer the whole address that the provider led back to
 * @throws SsoRefusal when the person declined, else what openid-client finds wrong
 */
export async function claimsFrom(
  configuration: Configuration,
  answer: URL,
  { state, nonce, codeVerifier }: Expected,
): Promise<SsoClaims> {
  const tokens = await authorizationCodeGrant(configuration, answer, {
    expectedState: state,
    expectedNonce: nonce,
    pkceCodeVerifier: codeVerifier,
    idTokenExpected: true,
  }).catch((error: unknown) => {
    if (!(error instanceof AuthorizationResponseError) || error.error !== 'access_denied') throw error;
    throw new SsoRefusal('declined', 'declined at the provider');
  });
  const claims = claimsSchema.parse(tokens.claims());
  if (claims.email !== undefined || configuration.serverMetadata().userinfo_endpoint === undefined) return claims;
  const { email, email_verified } = claimsSchema.parse(await fetchUserInfo(configuration, tokens.access_token, claims.sub));
  return { ...claims, email, email_verified };
}
