import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Link } from '@tanstack/react-router';
import { EmptyState } from '#web/ui/states.tsx';

export function NotFoundScreen() {
  return (
    <Box component="main" sx={{ minHeight: '100%', display: 'grid', alignContent: 'center' }}>
      <title>Page not found · Sidekick</title>
      <EmptyState
        heading="h1"
        title="Page not found"
        action={
          <Button variant="contained" component={Link} to="/">
            Go back
          </Button>
        }
      >
        The address may be mistyped, or the page has moved.
      </EmptyState>
    </Box>
  );
}
