import Box from '@mui/material/Box';
import { useNavigate } from '@tanstack/react-router';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/states.tsx';

export function NotFoundScreen() {
  const navigate = useNavigate();
  return (
    <Box component="main" sx={{ minHeight: '100%', display: 'grid', alignContent: 'center' }}>
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
  );
}
