import { useNavigate } from '@tanstack/react-router';
import { isApiError } from '#web/platform/api-errors.ts';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/states.tsx';

/** Whether a presentation is not there, or its address can be none's: trying again brings nothing. */
export function isNoPresentation(error: unknown): boolean {
  return isApiError(error, 'presentation_not_found') || isApiError(error, 'not_found');
}

/** In the place of a presentation that is not there: why, and where the others are. */
export function NoPresentation({ heading }: { heading?: 'h1' }) {
  const navigate = useNavigate();
  return (
    <EmptyState
      {...(heading && { heading })}
      title="This presentation does not exist"
      action={
        <Button variant="primary" onClick={() => void navigate({ to: '/presentations' })}>
          Presentations
        </Button>
      }
    >
      It may have been deleted, or its address is mistyped.
    </EmptyState>
  );
}
