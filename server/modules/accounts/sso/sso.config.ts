import { z } from 'zod';
import { type SsoProvider, ssoProviderNames, ssoProviders } from '#contract/sso.ts';
import type { SettingTable, SettingValues } from '#server/platform/config/index.ts';
import type { OutgoingFetch } from '#server/platform/outgoing-fetch/index.ts';

/** How we know a provider, and how it knows us. */
export interface SsoClient {
  /** Asked at each sign-in: the demo's own provider knows its port only once it listens. */
  issuer: () => string;
  clientId: string;
  clientSecret: string;
  /** Domains whose addresses the provider gives out itself, besides that of its issuer. */
  trustedDomains: readonly string[];
  fetch: OutgoingFetch;
}
export type SsoClients = Partial<Record<SsoProvider, SsoClient>>;

const issuerOf = (provider: SsoProvider, name: string) => ({
  schema: z.url({ protocol: /^https?$/, error: 'is not an http or https address' }).optional(),
  about: `Sign-in with ${ssoProviderNames[provider]}: the issuer of its OpenID provider. What else is needed is read from it (discovery). There, ${provider} has to be registered with the address PUBLIC_URL/api/auth/login/sso/${provider}/callback.`,
  example: `https://login.${name}.example.com`,
  whenAbsent: 'the login page does not offer it',
});
const clientIdOf = (provider: SsoProvider) => ({
  schema: z.string().min(1).max(500).optional(),
  about: `Sign-in with ${ssoProviderNames[provider]}: our id there.`,
  example: 'sidekick',
  whenAbsent: 'the login page does not offer it',
});
const clientSecretOf = (provider: SsoProvider) => ({
  schema: z.string().min(1).max(500).optional(),
  about: `Sign-in with ${ssoProviderNames[provider]}: our secret there.`,
  example: '0123456789abcdef',
  whenAbsent: 'the login page does not offer it',
  secret: true as const,
});

/** `provider:domain`, separated by commas. */
const trustedDomainsSchema = z.string().transform((text, context) => {
  const pairs = text.split(',').map((pair) => pair.trim().toLowerCase().split(':'));
  const trusted = pairs.flatMap(([name, domain, ...more]) => {
    const provider = ssoProviders.find((each) => each === name);
    return provider && domain && /^[\w-]+(\.[\w-]+)+$/.test(domain) && more.length === 0 ? [{ provider, domain }] : [];
  });
  if (trusted.length === pairs.length) return trusted;
  context.addIssue({ code: 'custom', message: `is no list of provider:domain with providers out of ${ssoProviders.join(', ')}` });
  return z.NEVER;
});

export const ssoSettings = {
  SSO_MIAMIRE_ISSUER: issuerOf('miamire', 'miamire'),
  SSO_MIAMIRE_CLIENT_ID: clientIdOf('miamire'),
  SSO_MIAMIRE_CLIENT_SECRET: clientSecretOf('miamire'),
  SSO_CLAW_ISSUER: issuerOf('claw', 'claw'),
  SSO_CLAW_CLIENT_ID: clientIdOf('claw'),
  SSO_CLAW_CLIENT_SECRET: clientSecretOf('claw'),
  SSO_BECCAR_ISSUER: issuerOf('beccar', 'beccar'),
  SSO_BECCAR_CLIENT_ID: clientIdOf('beccar'),
  SSO_BECCAR_CLIENT_SECRET: clientSecretOf('beccar'),
  SSO_DOORIFY_ISSUER: issuerOf('doorify', 'doorify'),
  SSO_DOORIFY_CLIENT_ID: clientIdOf('doorify'),
  SSO_DOORIFY_CLIENT_SECRET: clientSecretOf('doorify'),
  SSO_TRUSTED_DOMAINS: {
    schema: trustedDomainsSchema.optional(),
    about:
      'Domains of e-mail addresses that a provider gives out or checks so well that its word opens the account with that address here.',
    example: 'miamire:miamirealtors.com,doorify:doorifymls.com',
    whenAbsent: 'each provider is trusted for the domain of its issuer alone',
  },
} as const satisfies SettingTable;

type Values = SettingValues<typeof ssoSettings>;

const upperCase = { miamire: 'MIAMIRE', claw: 'CLAW', beccar: 'BECCAR', doorify: 'DOORIFY' } as const;

function settingsOf(provider: SsoProvider, values: Values) {
  const name = upperCase[provider];
  return {
    issuer: values[`SSO_${name}_ISSUER`],
    clientId: values[`SSO_${name}_CLIENT_ID`],
    clientSecret: values[`SSO_${name}_CLIENT_SECRET`],
  };
}

/** A provider has all of its three settings or none, and is reached by https. */
export function ssoSettingMistakes(values: Values & { OUTGOING_TO_PRIVATE_ADDRESSES: boolean }): string[] {
  return ssoProviders.flatMap((provider) => {
    const name = `SSO_${upperCase[provider]}` as const;
    const { issuer, clientId, clientSecret } = settingsOf(provider, values);
    const given = [issuer, clientId, clientSecret].filter((value) => value !== undefined).length;
    if (given > 0 && given < 3) {
      return [`${name}_ISSUER: a provider needs ${name}_ISSUER, ${name}_CLIENT_ID and ${name}_CLIENT_SECRET together.`];
    }
    if (issuer?.startsWith('http:') && !values.OUTGOING_TO_PRIVATE_ADDRESSES) {
      return [`${name}_ISSUER: must be an https address. Example: ${name}_ISSUER=${ssoSettings[`${name}_ISSUER`].example}`];
    }
    return [];
  });
}

/** The providers that the settings name. */
export function ssoClientsOf(values: Values, fetch: OutgoingFetch): SsoClients {
  const clients: SsoClients = {};
  for (const provider of ssoProviders) {
    const { issuer, clientId, clientSecret } = settingsOf(provider, values);
    if (issuer === undefined || clientId === undefined || clientSecret === undefined) continue;
    const trusted = values.SSO_TRUSTED_DOMAINS?.filter((each) => each.provider === provider) ?? [];
    clients[provider] = {
      ...{ clientId, clientSecret, fetch, issuer: () => issuer },
      trustedDomains: trusted.map(({ domain }) => domain),
    };
  }
  return clients;
}
