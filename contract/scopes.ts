/** What a bearer token can be allowed, with the words of the consent screen. An endpoint names the scopes that let a token in. */
export const scopes = {
  'profile:read': 'See your name, e-mail address and settings',
  'listings:read': 'Search listings and see market figures with your rights',
  'chat:read': 'Read your chats',
  'chat:write': 'Begin chats and ask the assistant as you',
} as const;

export type Scope = keyof typeof scopes;
