export { changePreferences, LOGOUT_ADDRESS, meQuery } from './accounts.data.ts';
export { ssoProvidersQuery } from './sso.data.ts';
export { noteTrait } from './traits.data.ts';
