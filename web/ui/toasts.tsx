import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { closeSnackbar, enqueueSnackbar, SnackbarContent, SnackbarProvider, type CustomContentProps } from 'notistack';
import type { Ref } from 'react';

type Tone = 'plain' | 'error';

interface ToastOptions {
  tone?: Tone;
  /** How long it stays; 5 s. */
  durationMs?: number;
  action?: { label: string; onClick: () => void };
  /** Called once when the toast is gone without its action having been chosen. */
  onExpire?: () => void;
}

declare module 'notistack' {
  interface VariantOverrides {
    default: false;
    success: false;
    warning: false;
    info: false;
    error: false;
    toast: { tone: Tone; act: ToastOptions['action'] | undefined };
  }
}

/** Says something in passing at the bottom of the window. Callable from anywhere. */
export function showToast(message: string, { tone = 'plain', durationMs = 5_000, action, onExpire }: ToastOptions = {}): void {
  let acted = false;
  const act = action && {
    label: action.label,
    onClick: () => {
      acted = true;
      action.onClick();
    },
  };
  enqueueSnackbar(message, {
    variant: 'toast',
    tone,
    act,
    autoHideDuration: durationMs,
    preventDuplicate: !action,
    onExited: () => {
      if (!acted) onExpire?.();
    },
  });
}

interface ToastProps extends CustomContentProps {
  tone: Tone;
  act: ToastOptions['action'] | undefined;
  ref?: Ref<HTMLDivElement>;
}

function Toast({ id, message, tone, act, ref, style }: ToastProps) {
  return (
    <SnackbarContent ref={ref} style={style} role={tone === 'error' ? 'alert' : 'status'}>
      <Box sx={toastStyles}>
        {tone === 'error' && <Box sx={{ width: 8, height: 8, flexShrink: 0, borderRadius: '50%', bgcolor: 'error.main' }} />}
        <Box sx={{ flex: 1, py: 0.5, minWidth: 0 }}>{message}</Box>
        {act && (
          <Button
            size="small"
            color="inherit"
            sx={{ textDecoration: 'underline', textUnderlineOffset: '0.2em' }}
            onClick={() => {
              act.onClick();
              closeSnackbar(id);
            }}
          >
            {act.label}
          </Button>
        )}
      </Box>
    </SnackbarContent>
  );
}

const toastStyles = {
  display: 'flex',
  alignItems: 'center',
  gap: 1.5,
  width: '100%',
  maxWidth: 480,
  minHeight: 44,
  px: 2,
  py: 0.5,
  borderRadius: '12px',
  typography: 'body2',
  bgcolor: 'text.primary',
  color: 'background.default',
  boxShadow: '0 8px 28px rgb(0 0 0 / 0.2)',
} as const;

/** Where the toasts appear; once, in the app. */
export function Toasts() {
  return (
    <SnackbarProvider maxSnack={3} anchorOrigin={{ vertical: 'bottom', horizontal: 'center' }} Components={{ toast: Toast }} />
  );
}
