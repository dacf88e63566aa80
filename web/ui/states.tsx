import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { Button } from './button.tsx';

interface StateProps {
  icon?: ReactNode;
  title: string;
  children?: ReactNode;
  action?: ReactNode;
  /** The level of the title where the state is the whole screen; otherwise it is no heading. */
  heading?: 'h1' | 'h2';
  /** Smaller, for a narrow column. */
  dense?: boolean;
}

/** Nothing here yet: says what to do next and offers the act. */
export function EmptyState({ icon, title, children, action, heading, dense = false }: StateProps) {
  const titleSize = heading === 'h1' ? 'h2' : dense ? 'h5' : 'h4';
  return (
    <Box sx={{ display: 'grid', justifyItems: 'center', gap: dense ? 0.5 : 1, px: 2, py: dense ? 3 : 6, textAlign: 'center' }}>
      {icon && (
        <Box sx={{ color: 'text.disabled', display: 'flex', mb: 0.5, '& svg': { fontSize: dense ? 24 : 32 } }}>{icon}</Box>
      )}
      <Box component={heading ?? 'p'} sx={{ m: 0, typography: titleSize }}>
        {title}
      </Box>
      {children && (
        <Box sx={{ typography: 'body2', color: 'text.secondary', maxWidth: 400, textWrap: 'balance' }}>{children}</Box>
      )}
      {action && <Box sx={{ mt: 1 }}>{action}</Box>}
    </Box>
  );
}

interface ErrorStateProps extends Omit<StateProps, 'action'> {
  onRetry?: (() => void) | undefined;
  onBack?: (() => void) | undefined;
}

/** What happened, what was kept (the children), and the ways on. */
export function ErrorState({ onRetry, onBack, ...state }: ErrorStateProps) {
  const size = state.dense ? 'small' : 'medium';
  return (
    <Box role="alert">
      <EmptyState
        {...state}
        action={
          (onRetry ?? onBack) && (
            <Box sx={{ display: 'flex', gap: 1 }}>
              {onRetry && (
                <Button variant="outlined" size={size} onClick={onRetry}>
                  Retry
                </Button>
              )}
              {onBack && (
                <Button variant="outlined" size={size} onClick={onBack}>
                  Back
                </Button>
              )}
            </Box>
          )
        }
      />
    </Box>
  );
}
