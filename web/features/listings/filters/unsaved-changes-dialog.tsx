import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import { useId } from 'react';
import { Button } from '#web/ui/button.tsx';

/** Asked before a form with changes is closed (document 2 §2). */
export function UnsavedChangesDialog({ onStay, onLeave }: { onStay: () => void; onLeave: () => void }) {
  const text = useId();
  return (
    <Dialog open onClose={onStay} role="alertdialog" aria-labelledby={text}>
      <DialogContent id={text}>You have unsaved changes. Are you sure you want to close?</DialogContent>
      <DialogActions>
        <Button variant="outlined" autoFocus onClick={onStay}>
          Cancel
        </Button>
        <Button variant="primary" onClick={onLeave}>
          Close
        </Button>
      </DialogActions>
    </Dialog>
  );
}
