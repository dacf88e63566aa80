/**
 * Every module by rank, those to come included: a module imports modules of a lower rank only, to which `npm run check` holds it, and
 * `server/dependencies.ts` makes them in this order.
 */
export const moduleRanks: readonly (readonly string[])[] = [
  ['audit', 'analytics', 'site'],
  ['flags', 'accounts', 'files', 'notifications', 'fair-housing'],
  ['profile', 'oauth-provider', 'my-data', 'connections', 'billing', 'threads', 'listings', 'learning', 'support'],
  ['mls', 'market', 'analysis', 'writing', 'saved-searches', 'suggestions', 'user-administration', 'welcome', 'registration'],
  ['presentations'],
  ['assistant', 'built-in-assistant'],
  ['sms'],
];
