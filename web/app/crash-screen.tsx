import Box from '@mui/material/Box';
import type { ErrorComponentProps } from '@tanstack/react-router';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/states.tsx';

/** The crash boundary of docs/product/chat.md. Back goes where the user came from, with a fresh page: the crashed one may hold bad state. */
export function CrashScreen({ error }: ErrorComponentProps) {
  const back = () => {
    if (window.history.length > 1) {
      window.addEventListener('popstate', () => window.location.reload(), { once: true });
      window.history.back();
    } else window.location.assign('/');
  };
  return (
    <Box role="alert" sx={{ minHeight: '100%', display: 'grid', alignContent: 'center', py: 6 }}>
      <EmptyState
        heading="h1"
        title="Something went wrong."
        action={
          <Button variant="primary" onClick={back}>
            Back
          </Button>
        }
      >
        {import.meta.env.DEV && (
          <Box component="pre" sx={{ textAlign: 'left', whiteSpace: 'pre-wrap', fontSize: 12 }}>
            {error instanceof Error ? error.stack : String(error)}
          </Box>
        )}
      </EmptyState>
    </Box>
  );
}
