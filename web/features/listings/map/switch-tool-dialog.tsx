import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import { useId } from 'react';
import { Button } from '#web/ui/button.tsx';
import type { DrawTool } from '#web/ui/map/draw.ts';

interface SwitchToolDialogProps {
  wanted: DrawTool;
  current: DrawTool;
  onCancel: () => void;
  onContinue: () => void;
}

/** Asked before a shape goes for one of another kind. */
export function SwitchToolDialog({ wanted, current, onCancel, onContinue }: SwitchToolDialogProps) {
  const text = useId();
  return (
    <Dialog open onClose={onCancel} role="alertdialog" aria-labelledby={text}>
      <DialogContent id={text}>
        When switching to the {wanted} tool, the {current} will be cleared. Would you like to continue?
      </DialogContent>
      <DialogActions>
        <Button variant="outlined" autoFocus onClick={onCancel}>
          Cancel
        </Button>
        <Button variant="primary" onClick={onContinue}>
          Continue
        </Button>
      </DialogActions>
    </Dialog>
  );
}
