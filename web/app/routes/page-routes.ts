import { createRoute, lazyRouteComponent, redirect, type RouteComponent } from '@tanstack/react-router';
import { signedIn } from './signed-in-route.ts';
import { textOf } from './text-of.ts';

const importAccountPages = () => import('../account-pages.ts');
const importAdminPages = () => import('../admin-pages.ts');

/** A page of a signed-in user that needs nothing else. */
const pageAt = <const Path extends string>(path: Path, component: RouteComponent) =>
  createRoute({ getParentRoute: () => signedIn, path, component });

const dashboardRoute = pageAt(
  '/dashboard',
  lazyRouteComponent(() => import('../dashboard/dashboard-page.tsx'), 'DashboardPage'),
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
  component: lazyRouteComponent(() => import('../logout-page.tsx'), 'LogoutPage'),
});

const profileRoute = createRoute({
  getParentRoute: () => signedIn,
  path: '/account/profile',
  validateSearch: (search: Record<string, unknown>): { field_focus?: string | undefined } => ({
    field_focus: textOf(search['field_focus']),
  }),
  component: lazyRouteComponent(() => import('../profile-page.tsx'), 'ProfilePage'),
});

const connectedAppsRoute = pageAt('/account/connected-apps', lazyRouteComponent(importAccountPages, 'ConnectedAppsPage'));

const settingsRoute = pageAt('/account/settings', lazyRouteComponent(importAccountPages, 'SettingsPage'));

const subscriptionRoute = pageAt('/account/subscription', lazyRouteComponent(importAccountPages, 'SubscriptionPage'));

const savedSearchesRoute = pageAt(
  '/saved-searches',
  lazyRouteComponent(() => import('../saved-searches-page.tsx'), 'SavedSearchesPage'),
);

const savedSearchRoute = pageAt(
  '/saved-searches/$savedSearchId',
  lazyRouteComponent(() => import('../saved-searches-page.tsx'), 'SavedSearchPage'),
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
export interface UsersSearch {
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
  lazyRouteComponent(() => import('../presentations-page.tsx'), 'PresentationsPage'),
);

const presentationEditRoute = pageAt(
  '/presentations/$presentationId/edit',
  lazyRouteComponent(() => import('../presentations-page.tsx'), 'PresentationEditPage'),
);

const presentationViewRoute = createRoute({
  getParentRoute: () => signedIn,
  path: '/presentations/$presentationId/view',
  // It is looked at together with a client.
  staticData: { withoutChatLayer: true },
  component: lazyRouteComponent(() => import('../presentation-page.tsx'), 'PresentationPage'),
});

/** Pages of a signed-in user beside the chat, those of administrators included. */
export const pageRoutes = [
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
] as const;
