import type { ReactNode } from 'react';
import { Button } from './button.tsx';
import { EmptyState } from './states.tsx';

/** What waits for a connection, and the way back from it. */
export function NoConnection({ onBack, children }: { onBack: () => void; children: ReactNode }) {
  return (
    <div role="alert">
      <EmptyState
        title="No connection"
        action={
          <Button variant="outlined" onClick={onBack}>
            Back
          </Button>
        }
      >
        {children}
      </EmptyState>
    </div>
  );
}
