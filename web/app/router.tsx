import type { QueryClient } from '@tanstack/react-query';
import {
  createRootRouteWithContext,
  createRoute,
  createRouter,
  lazyRouteComponent,
  Outlet,
  redirect,
  type RouteComponent,
} from '@tanstack/react-router';
import { followRedirect, mayChat } from '#contract/accounts.ts';
import { meQuery, ssoProvidersQuery } from '#web/features/accounts/index.ts';
import { addressOf } from '#web/platform/api.ts';
import { otherSiteOf, ownPathOf } from '#web/platform/redirect.ts';
import { showToast } from '#web/ui/toast-queue.ts';
import { CrashScreen } from './crash-screen.tsx';
import { settingsTabOf, type SettingsTab } from './settings/settings-tabs.ts';
import { ForbiddenError, ShellSkeleton, UnreachableScreen } from './shell-skeleton.tsx';
import { SignedIn } from './signed-in.tsx';

/** Thread ids are checked against a UUID's shape (docs/product/chat.md). */
const uuidPattern = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** What is no id may be of any length. */
const MAX_ID_SHOWN = 60;

const NotFoundScreen = lazyRouteComponent(() => import('./not-found-screen.tsx'), 'NotFoundScreen');

const root = createRootRouteWithContext<{ queryClient: QueryClient }>()({
  component: Outlet,
  errorComponent: CrashScreen,
  notFoundComponent: NotFoundScreen,
});

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

interface LoginSearch {
  redirect?: string | undefined;
  /** What a sign-in came to, with the provider `plan`. */
  error?: string | undefined;
  plan?: string | undefined;
}

const textOf = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);

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
  component: lazyRouteComponent(() => import('./login-page.tsx'), 'LoginPage'),
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
  component: lazyRouteComponent(() => import('./authorize-page.tsx'), 'AuthorizePage'),
});

const importChallengePages = () => import('./challenge-pages.ts');

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
  component: lazyRouteComponent(() => import('./privacy-page.tsx'), 'PrivacyPage'),
});

const importAppConnection = () => import('./app-connection-page.tsx');

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

const importChatArea = () => import('./chat-layout.tsx');
const importNewChatPage = () => import('./new-chat-page.tsx');
const importChatPage = () => import('./chat-page.tsx');

const unsubscribeRoute = createRoute({
  getParentRoute: () => root,
  path: '/unsubscribe/$token',
  component: lazyRouteComponent(() => import('./unsubscribe-page.tsx'), 'UnsubscribePage'),
});

/** Everything inside needs a session; without one the visitor signs in first and comes back. */
const signedIn = createRoute({
  getParentRoute: () => root,
  id: 'signed-in',
  validateSearch: (search: Record<string, unknown>): { settings_modal?: SettingsTab | undefined } => ({
    settings_modal: settingsTabOf(search['settings_modal']),
  }),
  component: SignedIn,
  beforeLoad: async ({ context, location }) => {
    // The code arrives while the server says who this is.
    void importChatArea();
    if (location.pathname === '/') void importNewChatPage();
    if (location.pathname.startsWith('/chat/')) void importChatPage();
    const me = await context.queryClient.ensureQueryData(meQuery);
    if (!me) throw redirect({ to: '/login', search: location.href === '/' ? {} : { redirect: location.href }, replace: true });
    if (!me.roles.includes('user')) throw new ForbiddenError();
    return { me };
  },
  pendingComponent: ShellSkeleton,
  errorComponent: UnreachableScreen,
});

const importAccountPages = () => import('./account-pages.ts');
const importAdminPages = () => import('./admin-pages.ts');

/** A page of a signed-in user that needs nothing else. */
const pageAt = <const Path extends string>(path: Path, component: RouteComponent) =>
  createRoute({ getParentRoute: () => signedIn, path, component });

const chatArea = createRoute({
  getParentRoute: () => signedIn,
  id: 'chat-area',
  staticData: { withoutChatLayer: true },
  beforeLoad: ({ context }) => {
    if (!mayChat(context.me.allowedChatInterfaces)) throw redirect({ to: '/dashboard', replace: true });
  },
  component: lazyRouteComponent(importChatArea, 'ChatLayout'),
  errorComponent: CrashScreen,
});

/** `message`: one that is looked for, shown wherever it stands in the thread. */
function chatSearch(search: Record<string, unknown>): { message?: string } {
  const message = search['message'];
  return typeof message === 'string' && message.length <= MAX_ID_SHOWN ? { message } : {};
}

const newChatRoute = createRoute({
  getParentRoute: () => chatArea,
  path: '/',
  component: lazyRouteComponent(importNewChatPage, 'NewChatPage'),
});

const chatRoute = createRoute({
  getParentRoute: () => chatArea,
  path: '/chat/$threadId',
  validateSearch: chatSearch,
  beforeLoad: ({ params }) => {
    if (uuidPattern.test(params.threadId)) return;
    showToast(`Failed to get messages with id: ${params.threadId.slice(0, MAX_ID_SHOWN)}`, { tone: 'error', durationMs: 8_000 });
    throw redirect({ to: '/', replace: true });
  },
  component: lazyRouteComponent(importChatPage, 'ChatPage'),
});

const dashboardRoute = pageAt(
  '/dashboard',
  lazyRouteComponent(() => import('./dashboard/dashboard-page.tsx'), 'DashboardPage'),
);

/** Addresses that people guess. */
const toDashboard = ['/settings', '/account'].map((path) =>
  createRoute({
    getParentRoute: () => signedIn,
    path,
    beforeLoad: () => {
      throw redirect({ to: '/dashboard', replace: true });
    },
  }),
);

const logoutRoute = createRoute({
  getParentRoute: () => signedIn,
  path: '/logout',
  staticData: { withoutChatLayer: true },
  component: lazyRouteComponent(() => import('./logout-page.tsx'), 'LogoutPage'),
});

const profileRoute = createRoute({
  getParentRoute: () => signedIn,
  path: '/account/profile',
  validateSearch: (search: Record<string, unknown>): { field_focus?: string | undefined } => ({
    field_focus: textOf(search['field_focus']),
  }),
  component: lazyRouteComponent(() => import('./profile-page.tsx'), 'ProfilePage'),
});

const connectedAppsRoute = pageAt('/account/connected-apps', lazyRouteComponent(importAccountPages, 'ConnectedAppsPage'));

const settingsRoute = pageAt('/account/settings', lazyRouteComponent(importAccountPages, 'SettingsPage'));

const subscriptionRoute = pageAt('/account/subscription', lazyRouteComponent(importAccountPages, 'SubscriptionPage'));

const savedSearchesRoute = pageAt(
  '/saved-searches',
  lazyRouteComponent(() => import('./saved-searches-page.tsx'), 'SavedSearchesPage'),
);

const savedSearchRoute = pageAt(
  '/saved-searches/$savedSearchId',
  lazyRouteComponent(() => import('./saved-searches-page.tsx'), 'SavedSearchPage'),
);

const adminRoute = pageAt('/admin', lazyRouteComponent(importAdminPages, 'AdminHomePage'));

const usersRoute = createRoute({
  getParentRoute: () => signedIn,
  path: '/admin/users',
  validateSearch: (search: Record<string, unknown>): UsersSearch => ({
    name: textOf(search['name']),
    email: textOf(search['email']),
    tracking: textOf(search['tracking']),
  }),
  component: lazyRouteComponent(importAdminPages, 'UsersPage'),
});

/** Which users are looked for. */
interface UsersSearch {
  name?: string | undefined;
  email?: string | undefined;
  tracking?: string | undefined;
}

const newUserRoute = pageAt('/admin/users/create', lazyRouteComponent(importAdminPages, 'NewUserPage'));

const userRoute = pageAt('/admin/users/$userId', lazyRouteComponent(importAdminPages, 'UserPage'));

const editUserRoute = pageAt('/admin/users/$userId/edit', lazyRouteComponent(importAdminPages, 'EditUserPage'));

const importRoute = pageAt('/admin/import', lazyRouteComponent(importAdminPages, 'ImportPage'));

const importDetailRoute = pageAt('/admin/import/$importId', lazyRouteComponent(importAdminPages, 'ImportDetailPage'));

const cardsRoute = pageAt('/admin/suggested-prompts', lazyRouteComponent(importAdminPages, 'CardsPage'));

const programsRoute = pageAt('/admin/programs', lazyRouteComponent(importAdminPages, 'ProgramsPage'));

const flagsRoute = pageAt('/admin/flags', lazyRouteComponent(importAdminPages, 'FlagsPage'));

const comparisonsRoute = pageAt('/comps', lazyRouteComponent(importAccountPages, 'ComparisonsPage'));

const presentationsRoute = pageAt(
  '/presentations',
  lazyRouteComponent(() => import('./presentations-page.tsx'), 'PresentationsPage'),
);

const presentationEditRoute = pageAt(
  '/presentations/$presentationId/edit',
  lazyRouteComponent(() => import('./presentations-page.tsx'), 'PresentationEditPage'),
);

const presentationViewRoute = createRoute({
  getParentRoute: () => signedIn,
  path: '/presentations/$presentationId/view',
  // It is looked at together with a client.
  staticData: { withoutChatLayer: true },
  component: lazyRouteComponent(() => import('./presentation-page.tsx'), 'PresentationPage'),
});

const routeTree = root.addChildren([
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
  signedIn.addChildren([
    chatArea.addChildren([newChatRoute, chatRoute]),
    dashboardRoute,
    ...toDashboard,
    logoutRoute,
    profileRoute,
    connectedAppsRoute,
    settingsRoute,
    subscriptionRoute,
    savedSearchesRoute,
    savedSearchRoute,
    adminRoute,
    usersRoute,
    newUserRoute,
    userRoute,
    editUserRoute,
    importRoute,
    importDetailRoute,
    cardsRoute,
    programsRoute,
    flagsRoute,
    comparisonsRoute,
    presentationsRoute,
    presentationEditRoute,
    presentationViewRoute,
  ]),
]);

export function createAppRouter(queryClient: QueryClient) {
  return createRouter({
    routeTree,
    caseSensitive: true,
    context: { queryClient },
    defaultPendingMs: 150,
    defaultPendingMinMs: 0,
    defaultErrorComponent: CrashScreen,
    defaultNotFoundComponent: NotFoundScreen,
  });
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createAppRouter>;
  }
}
