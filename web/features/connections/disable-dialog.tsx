import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useId } from 'react';
import { Button } from '#web/ui/button.tsx';

interface DisableDialogProps {
  /** The app's name. */
  app: string;
  busy: boolean;
  onCancel: () => void;
  onDisable: () => void;
}

/** Asked before an app is disconnected. */
export function DisableDialog({ app, busy, onCancel, onDisable }: DisableDialogProps) {
  const id = useId();
  return (
    <Dialog open onClose={onCancel} role="alertdialog" aria-labelledby={`${id}-title`} aria-describedby={`${id}-text`}>
      <DialogTitle id={`${id}-title`}>Disable Integration</DialogTitle>
      <DialogContent id={`${id}-text`}>Are you sure you want to disable {app}?</DialogContent>
      <DialogActions>
        <Button variant="outlined" autoFocus onClick={onCancel}>
          Cancel
        </Button>
        <Button variant="primary" busy={busy} onClick={onDisable}>
          Yes, Disable
        </Button>
      </DialogActions>
    </Dialog>
  );
}
