import { ssoProviderNames, ssoProviders } from '#contract/sso.ts';

/** What a sign-in with a provider came to, from the `error` and `plan` of the login page's address. */
export function wordsForSsoError(error: string, plan: string | undefined): string {
  if (error === 'invalid-account')
    return 'Account not found or disabled. If you think this is a mistake, please reach out to our support team for further assistance.';
  if (!error.startsWith('unexpected')) return 'Something went wrong...';
  const provider = ssoProviders.find((each) => each === plan);
  if (!provider) return 'Something unexpected happened while you logged in. Try again, or log in with your email and password.';
  const name = ssoProviderNames[provider];
  if (error === 'unexpected-provider') return `Logging in with ${name} is not set up here. Log in with your email and password.`;
  if (error === 'unexpected-busy') return `Too many attempts to log in with ${name}. Wait a minute, then try again.`;
  return `Something unexpected happened while you logged in with ${name}. Try again, or log in with your email and password.`;
}
