import type { QueryClient } from '@tanstack/react-query';
import { createRouter } from '@tanstack/react-router';
import { CrashScreen } from './crash-screen.tsx';
import { chatRoutes } from './routes/chat-routes.ts';
import { entryRoutes } from './routes/entry-routes.ts';
import { pageRoutes } from './routes/page-routes.ts';
import { NotFoundScreen, root } from './routes/root-route.ts';
import { signedIn } from './routes/signed-in-route.ts';

const routeTree = root.addChildren([...entryRoutes, signedIn.addChildren([chatRoutes, ...pageRoutes])]);

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
