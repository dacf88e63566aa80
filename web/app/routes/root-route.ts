import type { QueryClient } from '@tanstack/react-query';
import { createRootRouteWithContext, lazyRouteComponent, Outlet } from '@tanstack/react-router';
import { CrashScreen } from '../crash-screen.tsx';

export const NotFoundScreen = lazyRouteComponent(() => import('../not-found-screen.tsx'), 'NotFoundScreen');

export const root = createRootRouteWithContext<{ queryClient: QueryClient }>()({
  component: Outlet,
  errorComponent: CrashScreen,
  notFoundComponent: NotFoundScreen,
});
