/** Small pages of an account, which are loaded together: the router names each file that it may load, and the login screen has the router. */
export { ComparisonsPage } from './comparisons-page.tsx';
export { ConnectedAppsPage } from './connected-apps-page.tsx';
export { SettingsPage } from './settings-page.tsx';
export { SubscriptionPage } from './subscription-page.tsx';
