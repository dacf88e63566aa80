export { changePreferences, LOGOUT_ADDRESS, meQuery } from './accounts.data.ts';
