import Box from '@mui/material/Box';
import { Link, useNavigate } from '@tanstack/react-router';
import { Button } from '#web/ui/button.tsx';
import { Logo } from '#web/ui/logo.tsx';
import { EmptyState } from '#web/ui/states.tsx';

export function NotFoundScreen() {
  const navigate = useNavigate();
  return (
    <Box sx={{ minHeight: '100dvh', display: 'flex', flexDirection: 'column' }}>
      <PlainTopBar />
      <Box component="main" sx={{ flex: 1, display: 'grid', alignContent: 'center' }}>
        <title>Page not found · Sidekick</title>
        <EmptyState
          heading="h1"
          title="Page not found"
          action={
            <Button variant="primary" onClick={() => void navigate({ to: '/' })}>
              Go back
            </Button>
          }
        >
          The address may be mistyped, or the page has moved.
        </EmptyState>
      </Box>
    </Box>
  );
}

/** The top bar of whoever looks: an unknown page is shown before it is known who that is. */
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
