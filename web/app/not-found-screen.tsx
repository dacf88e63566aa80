import Box from '@mui/material/Box';
import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import { meQuery } from '#web/features/accounts/index.ts';
import { Button } from '#web/ui/button.tsx';
import { Logo } from '#web/ui/logo.tsx';
import { EmptyState } from '#web/ui/states.tsx';
import { TopBar } from './shell/top-bar.tsx';

export function NotFoundScreen() {
  const navigate = useNavigate();
  // An unknown page is drawn before it is known who looks at it.
  const isSignedIn = Boolean(useQuery(meQuery).data);
  return (
    <Box sx={{ minHeight: '100dvh', display: 'flex', flexDirection: 'column' }}>
      {isSignedIn ? <TopBar withSidebar={false} /> : <PlainTopBar />}
      <Box component="main" sx={{ flex: 1, display: 'grid', alignContent: 'center' }}>
        <title>Page not found · Sidekick</title>
        <EmptyState
          heading="h1"
          title="Page not found"
          action={
            isSignedIn ? (
              <Box sx={{ display: 'flex', gap: 1 }}>
                <Button variant="primary" onClick={() => void navigate({ to: '/' })}>
                  New chat
                </Button>
                <Button variant="outlined" onClick={() => void navigate({ to: '/dashboard' })}>
                  Dashboard
                </Button>
              </Box>
            ) : (
              <Button variant="primary" onClick={() => void navigate({ to: '/' })}>
                Go back
              </Button>
            )
          }
        >
          The address may be mistyped, or the page has moved.
        </EmptyState>
      </Box>
    </Box>
  );
}

/** The top bar where nobody is signed in. */
function PlainTopBar() {
  return (
    <Box
      component="header"
      sx={{ height: 56, flexShrink: 0, display: 'flex', alignItems: 'center', px: 1.5, borderBottom: 1, borderColor: 'divider' }}
    >
      <Link to="/" aria-label="Sidekick, home" style={{ display: 'flex', textDecoration: 'none' }}>
        <Logo size={26} />
      </Link>
    </Box>
  );
}
