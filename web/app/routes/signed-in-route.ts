import { createRoute, redirect } from '@tanstack/react-router';
import { meQuery } from '#web/features/accounts/index.ts';
import { knownSession } from '../known-session.ts';
import { settingsTabOf, type SettingsTab } from '../settings/settings-tabs.ts';
import { ForbiddenError, ShellSkeleton, UnreachableScreen } from '../shell-skeleton.tsx';
import { SignedIn } from '../signed-in.tsx';
import { importChatArea, importChatPage, importNewChatPage } from './chat-imports.ts';
import { root } from './root-route.ts';

/** Everything inside needs a session; without one the visitor signs in first and comes back. */
export const signedIn = createRoute({
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
    knownSession.write(me ? 'yes' : 'no');
    if (!me) throw redirect({ to: '/login', search: location.href === '/' ? {} : { redirect: location.href }, replace: true });
    if (!me.roles.includes('user')) throw new ForbiddenError();
    return { me };
  },
  pendingComponent: ShellSkeleton,
  errorComponent: UnreachableScreen,
});
