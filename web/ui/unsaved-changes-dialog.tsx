import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import { useId } from 'react';
import { Button } from './button.tsx';

interface UnsavedChangesDialogProps {
  /** What was about to happen to the form. */
  act: 'close' | 'leave';
  onStay: () => void;
  onGo: () => void;
}

/** Asked before what was typed into a form is lost. */
export function UnsavedChangesDialog({ act, onStay, onGo }: UnsavedChangesDialogProps) {
  const text = useId();
  return (
    <Dialog open onClose={onStay} role="alertdialog" aria-labelledby={text}>
      <DialogContent id={text}>You have unsaved changes. Are you sure you want to {act}?</DialogContent>
      <DialogActions>
        <Button variant="outlined" autoFocus onClick={onStay}>
          Cancel
        </Button>
        <Button variant="primary" onClick={onGo}>
          {act === 'close' ? 'Close' : 'Leave'}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
