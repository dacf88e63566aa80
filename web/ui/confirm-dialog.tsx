import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useId } from 'react';
import { Button } from './button.tsx';

interface ConfirmDialogProps {
  title: string;
  text: string;
  confirmLabel: string;
  busy: boolean;
  onCancel: () => void;
  onConfirm: () => void;
}

/** Asked before something ends that cannot be had back by a click. */
export function ConfirmDialog({ title, text, confirmLabel, busy, onCancel, onConfirm }: ConfirmDialogProps) {
  const id = useId();
  return (
    <Dialog open onClose={onCancel} role="alertdialog" aria-labelledby={`${id}-title`} aria-describedby={`${id}-text`}>
      <DialogTitle id={`${id}-title`}>{title}</DialogTitle>
      <DialogContent id={`${id}-text`}>{text}</DialogContent>
      <DialogActions>
        <Button variant="outlined" autoFocus onClick={onCancel}>
          Cancel
        </Button>
        <Button variant="danger" busy={busy} onClick={onConfirm}>
          {confirmLabel}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
