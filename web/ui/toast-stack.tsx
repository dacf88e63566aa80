import ErrorIcon from '@mui/icons-material/ErrorOutlined';
import Box from '@mui/material/Box';
import GlobalStyles from '@mui/material/GlobalStyles';
import { closeSnackbar, enqueueSnackbar, SnackbarContent, SnackbarProvider, type CustomContentProps } from 'notistack';
import { type Ref, useEffect } from 'react';
import { Button } from './button.tsx';
import { errorToastStyles } from './error-toast-styles.ts';
import { presentToasts, type Toast } from './toast-queue.ts';

type Tone = NonNullable<Toast['tone']>;

declare module 'notistack' {
  interface VariantOverrides {
    default: false;
    success: false;
    warning: false;
    info: false;
    error: false;
    toast: { tone: Tone; act: Toast['action'] };
  }
}

function show({ message, tone = 'plain', durationMs = 5_000, action, onExpire }: Toast): void {
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

export default function ToastStack() {
  useEffect(() => presentToasts(show), []);
  return (
    <>
      <GlobalStyles styles={overTheTopBar} />
      <SnackbarProvider maxSnack={3} anchorOrigin={{ vertical: 'top', horizontal: 'center' }} Components={{ toast: Bar }} />
    </>
  );
}

interface BarProps extends CustomContentProps {
  tone: Tone;
  act: Toast['action'];
  ref?: Ref<HTMLDivElement>;
}

function Bar({ id, message, tone, act, ref, style }: BarProps) {
  return (
    <SnackbarContent ref={ref} style={style} role={tone === 'error' ? 'alert' : 'status'}>
      <Box sx={tone === 'error' ? { ...barStyles, ...errorToastStyles } : barStyles}>
        {tone === 'error' && <ErrorIcon fontSize="small" />}
        <Box sx={{ flex: 1, py: 0.5, minWidth: 0 }}>{message}</Box>
        {act && (
          <Button
            size="small"
            sx={{ color: 'inherit', textDecoration: 'underline', textUnderlineOffset: '0.2em' }}
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

// Over the top bar, which has no title: under it they would cover one, and at the bottom the message bar, or be behind a phone's keyboard.
// Two lines of a toast are not higher than that bar, and it is as wide as they need: centred by `left: 50%` it would be half the window.
const overTheTopBar = { '.notistack-SnackbarContainer': { top: '0 !important', width: 'max-content' } } as const;

const barStyles = {
  display: 'flex',
  alignItems: 'center',
  gap: 1.5,
  width: '100%',
  maxWidth: { xs: 480, md: 720 },
  minHeight: 44,
  px: 2,
  borderRadius: '12px',
  typography: 'body2',
  lineHeight: 1.25,
  bgcolor: 'text.primary',
  color: 'background.default',
  boxShadow: '0 8px 28px rgb(0 0 0 / 0.2)',
} as const;
