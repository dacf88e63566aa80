import { z } from 'zod';
import { instantSchema } from './common.ts';
import { endpoint } from './endpoint.ts';
import { scopes, type Scope } from './scopes.ts';

const MISSING = 'Missing parameters.';
const parameter = (max: number) => z.string(MISSING).min(1, MISSING).max(max, 'Too long');
const clientId = z.string().min(1).max(100);
const scopeNames = Object.keys(scopes) as [Scope, ...Scope[]];
const scopeSchema = z.enum(scopeNames);

export const getOAuthClient = endpoint({
  method: 'GET',
  path: '/api/auth/oauth2/clients/{clientId}',
  summary: 'What the consent screen tells of a program. A `redirectUri` must be one of its own; its first is answered without.',
  access: 'public',
  params: z.object({ clientId }),
  query: z.strictObject({ redirectUri: z.string().max(2_000).optional() }),
  status: 200,
  answer: z.object({ clientName: z.string(), clientRedirectUrl: z.string() }),
  errors: ['oauth_client_not_found', 'oauth_redirect_not_allowed'],
});

export const authorizeOAuthClient = endpoint({
  method: 'POST',
  path: '/api/auth/oauth2/authorize',
  summary:
    'The user lets a program in, or refuses to. Answers where the browser goes next: back to the program with a code, which is good for one exchange within 60 seconds, or with an error of RFC 6749 where it asked wrongly.',
  access: 'user',
  body: z.strictObject({
    clientId: parameter(100),
    redirectUri: parameter(2_000),
    scope: parameter(1_000),
    responseType: parameter(100),
    state: z.string().max(2_000).optional(),
    codeChallenge: z.string().max(200).optional(),
    codeChallengeMethod: z.string().max(20).optional(),
    prompt: z.string().max(100).optional().describe('With `login`, the user must just have proved who it is'),
    maxAge: z.string().max(100).optional().describe('Seconds within which the user must have proved who it is; 120 at least'),
    decision: z.enum(['allow', 'deny']).default('allow'),
  }),
  status: 200,
  answer: z.object({ redirectUrl: z.string() }),
  errors: ['oauth_client_not_found', 'oauth_redirect_not_allowed', 'reauthentication_required', 'too_many_requests'],
});

/** `application/x-www-form-urlencoded`; errors are answered as RFC 6749 and its kin say, not as problem details. */
const formSchema = z.record(z.string().max(100), z.string().max(4_096));

export const issueOAuthToken = endpoint({
  method: 'POST',
  path: '/api/oauth2/token',
  summary: 'Exchange a code with its PKCE verifier, or a refresh token, for tokens (RFC 6749). A refresh token works once.',
  access: 'program',
  body: formSchema,
  status: 200,
  answer: z.object({
    access_token: z.string(),
    token_type: z.literal('Bearer'),
    expires_in: z.int().describe('Seconds'),
    refresh_token: z.string(),
    scope: z.string(),
  }),
  errors: ['invalid_client'],
});

export const revokeOAuthToken = endpoint({
  method: 'POST',
  path: '/api/oauth2/revoke',
  summary: 'End a token of the calling program (RFC 7009); a refresh token ends all that came from the same consent.',
  access: 'program',
  body: formSchema,
  status: 200,
  answer: z.object({}),
  errors: ['invalid_client'],
});

export const introspectOAuthToken = endpoint({
  method: 'POST',
  path: '/api/oauth2/introspect',
  summary: 'What a token of the calling program, which has a secret, is good for (RFC 7662).',
  access: 'program',
  body: formSchema,
  status: 200,
  answer: z.object({
    active: z.boolean(),
    scope: z.string().optional(),
    client_id: z.string().optional(),
    sub: z.string().optional(),
    token_type: z.string().optional(),
    exp: z.int().optional().describe('Unix seconds'),
    iss: z.string().optional(),
    auth_time: z.int().optional().describe('When the user last proved who it is (RFC 9470), Unix seconds'),
  }),
  errors: ['invalid_client'],
});

export const getOAuthMetadata = endpoint({
  method: 'GET',
  path: '/.well-known/oauth-authorization-server',
  summary: 'Where a program begins, and what this server can do (RFC 8414).',
  access: 'public',
  status: 200,
  answer: z.object({
    issuer: z.url(),
    authorization_endpoint: z.url(),
    token_endpoint: z.url(),
    revocation_endpoint: z.url(),
    introspection_endpoint: z.url(),
    scopes_supported: z.array(z.string()),
    response_types_supported: z.array(z.string()),
    response_modes_supported: z.array(z.string()),
    grant_types_supported: z.array(z.string()),
    token_endpoint_auth_methods_supported: z.array(z.string()),
    revocation_endpoint_auth_methods_supported: z.array(z.string()),
    introspection_endpoint_auth_methods_supported: z.array(z.string()),
    code_challenge_methods_supported: z.array(z.string()),
    authorization_response_iss_parameter_supported: z.boolean(),
  }),
  errors: [],
});

const programSchema = z.object({
  clientId,
  name: z.string(),
  scopes: z.array(scopeSchema),
  since: instantSchema,
  lastUsedAt: instantSchema.nullable(),
});
export type Program = z.infer<typeof programSchema>;

export const listPrograms = endpoint({
  method: 'GET',
  path: '/api/me/programs',
  summary: 'The programs that the user has let in; at most 100.',
  access: 'user',
  status: 200,
  answer: z.object({ items: z.array(programSchema) }),
  errors: [],
});

export const endProgram = endpoint({
  method: 'DELETE',
  path: '/api/me/programs/{clientId}',
  summary: "End a program's access to the account: its tokens are worth nothing at once, and what it has open is closed.",
  access: 'user',
  params: z.object({ clientId }),
  status: 204,
  errors: ['oauth_client_not_found'],
});

const clientSchema = z.object({
  clientId,
  name: z.string(),
  redirectUris: z.array(z.string()),
  scopes: z.array(scopeSchema),
  hasSecret: z.boolean(),
  isDisabled: z.boolean().describe('Nobody can let it in'),
  users: z.int().describe('How many accounts it has access to'),
  createdAt: instantSchema,
});
export type OAuthClient = z.infer<typeof clientSchema>;

const WHERE_TO = 'Has to be https, http on localhost, or a scheme such as com.example.app:';

/** Where a program may be sent back to: https, http on this machine, or a scheme of an app in the form of a domain turned round. */
const redirectUriSchema = z
  .url(WHERE_TO)
  .max(2_000)
  .regex(
    /^(?:https:\/\/[^\s/?#@\\]+|http:\/\/(?:localhost|127\.0\.0\.1|\[::1\])(?::\d{1,5})?)(?:[/?][^\s#\\]*)?$|^[a-z][\w-]*(?:\.[\w-]+)+:[^\s#]+$/,
    WHERE_TO,
  );

export const newOAuthClientSchema = z.strictObject({
  name: z.string().trim().min(1, 'Name is required').max(100, 'Maximum of 100 characters'),
  redirectUris: z.array(redirectUriSchema).min(1).max(10),
  scopes: z.array(scopeSchema).min(1),
  hasSecret: z.boolean().default(false).describe('True for programs on servers, which can keep one'),
});
export type NewOAuthClient = z.output<typeof newOAuthClientSchema>;

export const listOAuthClients = endpoint({
  method: 'GET',
  path: '/api/admin/oauth-clients',
  summary: 'The programs that users can let in, by name; at most 500.',
  access: 'admin',
  status: 200,
  answer: z.object({ items: z.array(clientSchema) }),
  errors: [],
});

export const createOAuthClient = endpoint({
  method: 'POST',
  path: '/api/admin/oauth-clients',
  summary: 'Make a program known. Its secret, if it has one, is answered this once.',
  access: 'admin',
  body: newOAuthClientSchema,
  status: 201,
  answer: clientSchema.extend({ clientSecret: z.string().nullable() }),
  errors: [],
});

export const updateOAuthClient = endpoint({
  method: 'PATCH',
  path: '/api/admin/oauth-clients/{clientId}',
  summary:
    'Change a program; what is left out stays. Access that goes beyond its scopes ends, and all of it where the program is disabled.',
  access: 'admin',
  params: z.object({ clientId }),
  body: z.strictObject({
    ...newOAuthClientSchema.omit({ hasSecret: true }).partial().shape,
    isDisabled: z.boolean().optional(),
  }),
  status: 200,
  answer: clientSchema,
  errors: ['oauth_client_not_found'],
});
export type OAuthClientChanges = z.output<typeof updateOAuthClient.body>;

export const renewOAuthClientSecret = endpoint({
  method: 'POST',
  path: '/api/admin/oauth-clients/{clientId}/secret',
  summary: 'Give a program another secret, answered this once; the one before ends at once.',
  access: 'admin',
  params: z.object({ clientId }),
  status: 200,
  answer: z.object({ clientSecret: z.string() }),
  errors: ['oauth_client_not_found', 'oauth_client_without_secret'],
});

export const deleteOAuthClient = endpoint({
  method: 'DELETE',
  path: '/api/admin/oauth-clients/{clientId}',
  summary: 'Forget a program and end its access to all accounts.',
  access: 'admin',
  params: z.object({ clientId }),
  status: 204,
  errors: ['oauth_client_not_found'],
});
