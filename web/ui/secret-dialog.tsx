import Box from '@mui/material/Box';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useId } from 'react';
import { Button } from './button.tsx';
import { CopyButton } from './copy-button.tsx';

interface SecretDialogProps {
  title: string;
  text: string;
  /** What it is called for screen readers. */
  label: string;
  secret: string;
  onKept: () => void;
}

/** What is shown this once: only its button closes it. */
export function SecretDialog({ title, text, label, secret, onKept }: SecretDialogProps) {
  const id = useId();
  return (
    <Dialog open fullWidth maxWidth="sm" aria-labelledby={`${id}-title`} aria-describedby={`${id}-text`}>
      <DialogTitle id={`${id}-title`}>{title}</DialogTitle>
      <DialogContent>
        <Box id={`${id}-text`} sx={{ mb: 2 }}>
          {text}
        </Box>
        <Box component="code" tabIndex={0} aria-label={label} sx={secretStyles}>
          {secret}
        </Box>
      </DialogContent>
      <DialogActions>
        <CopyButton text={secret} />
        <Button variant="primary" autoFocus onClick={onKept}>
          I have kept it
        </Button>
      </DialogActions>
    </Dialog>
  );
}

const secretStyles = {
  display: 'block',
  p: 2,
  border: 1,
  borderColor: 'divider',
  borderRadius: '8px',
  fontFamily: 'ui-monospace, monospace',
  overflowWrap: 'anywhere',
  userSelect: 'all',
} as const;
