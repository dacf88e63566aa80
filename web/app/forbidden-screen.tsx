import Box from '@mui/material/Box';
import { Link } from '@tanstack/react-router';
import { LOGOUT_ADDRESS } from '#web/features/accounts/index.ts';
import { EmptyState } from '#web/ui/states.tsx';

/** What somebody sees who is signed in and lacks the role that a page needs. */
export function ForbiddenScreen({ hasOtherPages = false }: { hasOtherPages?: boolean }) {
  return (
    <Box component="main" sx={{ minHeight: '100dvh', display: 'grid', alignContent: 'center' }}>
      <title>Not allowed · Sidekick</title>
      <EmptyState
        title="You cannot open this page"
        heading="h1"
        action={
          <Box sx={{ display: 'grid', gap: 1 }}>
            {hasOtherPages && <Link to="/dashboard">Go to the dashboard</Link>}
            <a href={LOGOUT_ADDRESS}>Log in with another account</a>
          </Box>
        }
      >
        Your account does not have the rights for it.
      </EmptyState>
    </Box>
  );
}
