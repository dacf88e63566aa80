import type { AppId } from '#contract/connections.ts';
import type { OutgoingFetch } from '#server/platform/outgoing-fetch/index.ts';

/** Where an app's provider is asked: its OAuth2 server, and its interfaces by name. */
export type AppAddresses<Interface extends string = never> = Readonly<
  Record<'issuer' | 'authorize' | 'token' | 'revoke' | Interface, string>
>;

/** How we know an app, and how its provider knows us. */
export interface AppClient<Interface extends string = never> {
  clientId: string;
  clientSecret: string;
  fetch: OutgoingFetch;
  /** Asked at each call: the demo's own provider knows its port only once it listens. */
  addresses: () => AppAddresses<Interface>;
}

/** The apps that are set up. */
export interface AppClients {
  google?: AppClient<'calendar' | 'drafts' | 'mail'>;
  dotloop?: AppClient<'loops'>;
}

export const googleAddresses: AppAddresses<'calendar' | 'drafts' | 'mail'> = {
  issuer: 'https://accounts.google.com',
  authorize: 'https://accounts.google.com/o/oauth2/v2/auth',
  token: 'https://oauth2.googleapis.com/token',
  revoke: 'https://oauth2.googleapis.com/revoke',
  calendar: 'https://www.googleapis.com/calendar/v3',
  mail: 'https://gmail.googleapis.com/gmail/v1',
  // Where people look at them.
  drafts: 'https://mail.google.com/mail/#drafts',
};

export const dotloopAddresses: AppAddresses<'loops'> = {
  issuer: 'https://auth.dotloop.com',
  authorize: 'https://auth.dotloop.com/oauth/authorize',
  token: 'https://auth.dotloop.com/oauth/token',
  revoke: 'https://auth.dotloop.com/oauth/token/revoke',
  loops: 'https://api-gateway.dotloop.com/public/v2',
};

interface App {
  description: string;
  /** What is asked for; all of it must be granted. Empty where the provider knows it from our registration. */
  scopes: readonly string[];
  /** Parameters of the provider's own at its authorization page. */
  authorizeWith: Readonly<Record<string, string>>;
  /** Which token ends the access where it is revoked. */
  revokes: 'refreshToken' | 'accessToken';
}

export const apps: Record<AppId, App> = {
  google: {
    description: 'Showings on your calendar and drafts in your mail, written from the chat when you say so.',
    scopes: ['https://www.googleapis.com/auth/calendar.events', 'https://www.googleapis.com/auth/gmail.compose'],
    // Without both, a second consent brings no refresh token.
    authorizeWith: { access_type: 'offline', prompt: 'consent' },
    revokes: 'refreshToken',
  },
  dotloop: {
    description: 'Loops from listings and presentations, started from the chat when you say so.',
    // Its authorization page refuses the parameter `scope`.
    scopes: [],
    authorizeWith: { redirect_on_deny: 'true' },
    revokes: 'accessToken',
  },
};
