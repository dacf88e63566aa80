import Box from '@mui/material/Box';
import type { ErrorComponentProps } from '@tanstack/react-router';
import { lazyRouteComponent, useRouter } from '@tanstack/react-router';
import { NetworkError } from '#web/platform/api-errors.ts';
import { wordsFor } from '#web/platform/error-words.ts';
import { ExchangeSkeleton } from '#web/ui/exchange-skeleton.tsx';
import { Logo } from '#web/ui/logo.tsx';
import { SkeletonBlock } from '#web/ui/skeleton-block.tsx';
import { ErrorState } from '#web/ui/states.tsx';
import { SIDEBAR_WIDTH_PX } from '#web/ui/tokens.ts';
import { CrashScreen } from './crash-screen.tsx';
import { knownSession } from './known-session.ts';

/** Before it is known who looks at it: the shape of the chat area, and nothing for who is likely to be led to the login. */
export function ShellSkeleton() {
  return (
    <Box aria-busy aria-label="Loading" role="status" sx={{ height: '100dvh', display: 'flex', flexDirection: 'column' }}>
      {knownSession.read() === 'yes' && <ShellShape />}
    </Box>
  );
}

const ForbiddenScreen = lazyRouteComponent(() => import('./forbidden-screen.tsx'), 'ForbiddenScreen');

/** Why a page is not shown to somebody who is signed in. */
export class ForbiddenError extends Error {}

/** No answer from the server: the same shape, disabled, and a way on. */
export function UnreachableScreen(props: ErrorComponentProps) {
  const router = useRouter();
  if (props.error instanceof ForbiddenError) return <ForbiddenScreen />;
  if (!(props.error instanceof NetworkError)) return <CrashScreen {...props} />;
  return (
    <Box sx={{ height: '100dvh', position: 'relative', display: 'flex', flexDirection: 'column' }}>
      <Box
        inert
        aria-hidden
        sx={{ flex: 1, minHeight: 0, display: 'flex', flexDirection: 'column', opacity: 0.5, filter: 'grayscale(1)' }}
      >
        <ShellShape still />
      </Box>
      <Box component="main" sx={{ position: 'absolute', inset: 0, display: 'grid', alignContent: 'center' }}>
        <ErrorState heading="h1" title="No connection" onRetry={() => void router.invalidate()}>
          {wordsFor(props.error)} Nothing that you sent is lost.
        </ErrorState>
      </Box>
    </Box>
  );
}

function ShellShape({ still = false }: { still?: boolean }) {
  return (
    <>
      <Box
        sx={{
          height: 56,
          flexShrink: 0,
          display: 'flex',
          alignItems: 'center',
          px: 2.5,
          borderBottom: 1,
          borderColor: 'divider',
        }}
      >
        <Logo size={26} />
        <SkeletonBlock still={still} sx={{ width: 32, height: 32, borderRadius: '50%', ml: 'auto' }} />
      </Box>
      <Box sx={{ flex: 1, minHeight: 0, display: 'flex' }}>
        <Box sx={{ ...sidebarStyles, width: SIDEBAR_WIDTH_PX }}>
          {[72, 100, 56, 88, 64, 80].map((width) => (
            <SkeletonBlock key={width} still={still} sx={{ height: 16, width: `${width}%` }} />
          ))}
        </Box>
        <Box sx={pageStyles}>
          {location.pathname.startsWith('/chat/') && <ExchangeSkeleton still={still} />}
          <SkeletonBlock
            still={still}
            sx={{ height: 56, width: 'calc(100% - 32px)', maxWidth: 840, m: 2, mt: 'auto', borderRadius: '16px' }}
          />
        </Box>
      </Box>
    </>
  );
}

const pageStyles = { flex: 1, minWidth: 0, display: 'flex', flexDirection: 'column', alignItems: 'center' } as const;

const sidebarStyles = {
  display: { xs: 'none', md: 'flex' },
  flexDirection: 'column',
  gap: 2.5,
  p: 2.5,
  bgcolor: 'background.sunken',
  borderRight: 1,
  borderColor: 'divider',
} as const;
