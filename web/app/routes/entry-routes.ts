import { createRoute, lazyRouteComponent, redirect } from '@tanstack/react-router';
import { followRedirect } from '#contract/accounts.ts';
import { meQuery, ssoProvidersQuery } from '#web/features/accounts/index.ts';
import { addressOf } from '#web/platform/api.ts';
import { otherSiteOf, ownPathOf } from '#web/platform/redirect.ts';
import { root } from './root-route.ts';
import { textOf } from './text-of.ts';

/** Keeps `redirect` as it came; whether it may be followed is decided where it is followed. */
function loginSearch(search: Record<string, unknown>): LoginSearch {
  return {
    redirect: textOf(search['redirect']),
    error: textOf(search['error']),
    plan: textOf(search['plan']),
  };
}

/**
 * A program sends somebody to be let in, though it may have forgotten to say which one. Read as it came, from the address: a field of
 * `LoginSearch` would have the router write all parameters anew, and `state=1e5` as 100000.
 */
function isFromProgram(): boolean {
  const asked = new URLSearchParams(window.location.search);
  return asked.has('client_id') || asked.has('response_type');
}

export interface LoginSearch {
  redirect?: string | undefined;
  /** What a sign-in came to, with the provider `plan`. */
  error?: string | undefined;
  plan?: string | undefined;
}

const loginRoute = createRoute({
  getParentRoute: () => root,
  path: '/login',
  validateSearch: loginSearch,
  beforeLoad: async ({ context, search }) => {
    if (isFromProgram()) {
      throw redirect({ href: `/authorize?request=${encodeURIComponent(btoa(window.location.search))}`, replace: true });
    }
    // A server that cannot be reached must not hide the form.
    const providers = context.queryClient.ensureQueryData({ ...ssoProvidersQuery, retry: false }).catch(() => null);
    const me = await context.queryClient.ensureQueryData({ ...meQuery, retry: false }).catch(() => null);
    if (me) {
      const { origin } = window.location;
      const otherSite = otherSiteOf(search.redirect, origin);
      // Only the server knows which other sites may be followed.
      const href = otherSite ? addressOf(followRedirect, { query: { to: otherSite } }) : ownPathOf(search.redirect, origin);
      throw redirect({ href, reloadDocument: !!otherSite, replace: true });
    }
    await providers;
  },
  component: lazyRouteComponent(() => import('../login-page.tsx'), 'LoginPage'),
});

const loginSsoRoute = createRoute({
  getParentRoute: () => root,
  path: '/login/sso',
  beforeLoad: () => {
    throw redirect({ href: `/login${window.location.search}`, replace: true });
  },
});

const authorizeRoute = createRoute({
  getParentRoute: () => root,
  path: '/authorize',
  component: lazyRouteComponent(() => import('../authorize-page.tsx'), 'AuthorizePage'),
});

const importChallengePages = () => import('../challenge-pages.ts');

const forgotPasswordRoute = createRoute({
  getParentRoute: () => root,
  path: '/forgot-password',
  validateSearch: (search: Record<string, unknown>): { email?: string | undefined } => ({ email: textOf(search['email']) }),
  component: lazyRouteComponent(importChallengePages, 'ForgotPasswordPage'),
});

const newPasswordRoute = createRoute({
  getParentRoute: () => root,
  path: '/auth-challenge/new-password-required',
  component: lazyRouteComponent(importChallengePages, 'NewPasswordPage'),
});

const secondFactorRoute = createRoute({
  getParentRoute: () => root,
  path: '/auth-challenge/second-factor',
  validateSearch: (search: Record<string, unknown>): { redirect?: string | undefined } => ({
    redirect: textOf(search['redirect']),
  }),
  component: lazyRouteComponent(importChallengePages, 'SecondFactorPage'),
});

const privacyRoute = createRoute({
  getParentRoute: () => root,
  path: '/privacy',
  component: lazyRouteComponent(() => import('../privacy-page.tsx'), 'PrivacyPage'),
});

const importAppConnection = () => import('../app-connection-page.tsx');

/** The ends of the pop-up in which an app is connected. */
const appConnectedRoute = createRoute({
  getParentRoute: () => root,
  path: '/account/app-connection/$appId/success',
  component: lazyRouteComponent(importAppConnection, 'AppConnectedPage'),
});

const appNotConnectedRoute = createRoute({
  getParentRoute: () => root,
  path: '/account/app-connection/$appId/failed',
  validateSearch: (search: Record<string, unknown>): { reason?: string | undefined } => ({ reason: textOf(search['reason']) }),
  component: lazyRouteComponent(importAppConnection, 'AppNotConnectedPage'),
});

const unsubscribeRoute = createRoute({
  getParentRoute: () => root,
  path: '/unsubscribe/$token',
  component: lazyRouteComponent(() => import('../unsubscribe-page.tsx'), 'UnsubscribePage'),
});

/** What is shown to those who are not signed in, or need not be. */
export const entryRoutes = [
  loginRoute,
  loginSsoRoute,
  authorizeRoute,
  forgotPasswordRoute,
  newPasswordRoute,
  secondFactorRoute,
  privacyRoute,
  unsubscribeRoute,
  appConnectedRoute,
  appNotConnectedRoute,
] as const;
