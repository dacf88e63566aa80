import type { ReactNode } from 'react';
import { ErrorState } from './states.tsx';

interface NoConnectionProps {
  /** None for what tries again by itself. */
  onRetry?: () => void;
  onBack?: (() => void) | undefined;
  children: ReactNode;
}

/** What waits for a connection, and the ways on. */
export function NoConnection(props: NoConnectionProps) {
  return <ErrorState title="No connection" {...props} />;
}
