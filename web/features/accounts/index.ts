export { changePreferences, LOGOUT_ADDRESS, meQuery, noteTrait } from './accounts.data.ts';
export { ssoProvidersQuery } from './sso.data.ts';
