import Box from '@mui/material/Box';
import { useEffect, useRef, useState } from 'react';
import { Button } from './button.tsx';
import { errorToastStyles } from './error-toast-styles.ts';
import { presentToasts, type Toast } from './toast-queue.ts';

/** Toasts one at a time, for when the code of the real ones cannot be fetched: without a connection there is most to say. */
export function PlainToasts() {
  const [toast, setToast] = useState<Toast | null>(null);
  const acted = useRef(false);
  useEffect(() => presentToasts(setToast), []);
  useEffect(() => {
    if (!toast) return;
    acted.current = false;
    const timer = setTimeout(() => setToast(null), toast.durationMs ?? 5_000);
    return () => {
      clearTimeout(timer);
      if (!acted.current) toast.onExpire?.();
    };
  }, [toast]);
  if (!toast) return null;
  const { message, tone, action } = toast;
  return (
    <Box role={tone === 'error' ? 'alert' : 'status'} sx={tone === 'error' ? { ...styles, ...errorToastStyles } : styles}>
      {message}
      {action && (
        <Button
          size="small"
          sx={{ color: 'inherit', textDecoration: 'underline' }}
          onClick={() => {
            acted.current = true;
            setToast(null);
            action.onClick();
          }}
        >
          {action.label}
        </Button>
      )}
    </Box>
  );
}

const styles = {
  position: 'fixed',
  zIndex: 'snackbar',
  top: 6,
  left: '50%',
  transform: 'translateX(-50%)',
  width: 'max-content',
  maxWidth: 'min(720px, calc(100vw - 32px))',
  display: 'flex',
  alignItems: 'center',
  gap: 1.5,
  minHeight: 44,
  px: 2,
  py: 0.5,
  borderRadius: '12px',
  typography: 'body2',
  lineHeight: 1.25,
  bgcolor: 'text.primary',
  color: 'background.default',
} as const;
