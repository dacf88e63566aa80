/** What a program asks for when it sends somebody to the login page (RFC 6749, RFC 7636, RFC 9470). */
export interface AuthorizationRequest {
  clientId: string;
  redirectUri: string;
  scope: string;
  responseType: string;
  state?: string | undefined;
  codeChallenge?: string | undefined;
  codeChallengeMethod?: string | undefined;
  prompt?: string | undefined;
  maxAge?: string | undefined;
}

/** The parameters as they came, out of the query that was kept as base64; undefined where one is missing that is needed. */
export function readRequest(encoded: string | undefined): AuthorizationRequest | undefined {
  const query = new URLSearchParams(decode(encoded ?? ''));
  const [clientId, redirectUri, scope, responseType] = ['client_id', 'redirect_uri', 'scope', 'response_type'].map((name) =>
    query.get(name),
  );
  if (!clientId || !redirectUri || !scope || !responseType) return undefined;
  return {
    ...{ clientId, redirectUri, scope, responseType },
    state: query.get('state') ?? undefined,
    codeChallenge: query.get('code_challenge') ?? undefined,
    codeChallengeMethod: query.get('code_challenge_method') ?? undefined,
    prompt: query.get('prompt') ?? undefined,
    maxAge: query.get('max_age') ?? undefined,
  };
}

function decode(encoded: string): string {
  try {
    return atob(encoded);
  } catch {
    return '';
  }
}
