import { z } from 'zod';
import { endpoint } from './endpoint.ts';

/** Where one can have an account already: an MLS or an association that vouches for its members by OpenID Connect. */
export const ssoProviders = ['miamire', 'claw', 'beccar', 'doorify'] as const;
export type SsoProvider = (typeof ssoProviders)[number];

export const ssoProviderNames: Record<SsoProvider, string> = {
  miamire: 'MIAMI Realtors',
  claw: 'CLAW',
  beccar: 'BECCAR',
  doorify: 'Doorify MLS',
};

const providerParams = z.object({ provider: z.enum(ssoProviders) });

export const listSsoProviders = endpoint({
  method: 'GET',
  path: '/api/auth/login/sso',
  summary: 'The providers that one can sign in with here.',
  access: 'public',
  status: 200,
  answer: z.object({ items: z.array(z.object({ provider: z.enum(ssoProviders), name: z.string() })) }),
  errors: [],
});

export const startSso = endpoint({
  method: 'GET',
  path: '/api/auth/login/sso/{provider}/start',
  summary:
    'Go to the provider to sign in; `redirect` is followed afterwards, as far as it may. With `again` the provider asks anew who it is. What goes wrong leads to /login with `error` and `plan`.',
  access: 'public',
  params: providerParams,
  query: z.strictObject({ redirect: z.string().max(4096).optional(), again: z.literal('true').optional() }),
  status: 200,
  answer: 'redirect',
  errors: [],
});

export const finishSso = endpoint({
  method: 'GET',
  path: '/api/auth/login/sso/{provider}/callback',
  summary: 'Where the provider leads back to: sets the session cookie. What goes wrong leads to /login with `error` and `plan`.',
  access: 'public',
  params: providerParams,
  // What providers add of their own is theirs.
  query: z.looseObject({}),
  status: 200,
  answer: 'redirect',
  errors: [],
});
