import type { EndpointAnswer } from '#contract/endpoint.ts';
import { introspectOAuthToken, issueOAuthToken, revokeOAuthToken, type getOAuthMetadata } from '#contract/oauth.ts';
import { scopes } from '#contract/scopes.ts';

const withSecret = ['client_secret_basic', 'client_secret_post'];

/** What programs read to find their way (RFC 8414, RFC 9207). */
export function metadataOf(issuer: string): EndpointAnswer<typeof getOAuthMetadata> {
  return {
    issuer,
    authorization_endpoint: `${issuer}/login`,
    token_endpoint: issuer + issueOAuthToken.path,
    revocation_endpoint: issuer + revokeOAuthToken.path,
    introspection_endpoint: issuer + introspectOAuthToken.path,
    scopes_supported: Object.keys(scopes),
    response_types_supported: ['code'],
    response_modes_supported: ['query'],
    grant_types_supported: ['authorization_code', 'refresh_token'],
    token_endpoint_auth_methods_supported: [...withSecret, 'none'],
    revocation_endpoint_auth_methods_supported: [...withSecret, 'none'],
    introspection_endpoint_auth_methods_supported: withSecret,
    code_challenge_methods_supported: ['S256'],
    authorization_response_iss_parameter_supported: true,
  };
}
