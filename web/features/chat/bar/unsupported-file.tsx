import Box from '@mui/material/Box';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { fileTypes } from '#contract/files.ts';
import { Button } from '#web/ui/button.tsx';

export function UnsupportedFile({ onClose }: { onClose: () => void }) {
  return (
    <Dialog open onClose={onClose} aria-labelledby="unsupported-file">
      <DialogTitle id="unsupported-file">File type not supported</DialogTitle>
      <DialogContent>
        Check the allowed files list below:
        <Box component="ul" sx={{ mb: 0 }}>
          {fileTypes.map(({ label }) => (
            <li key={label}>{label}</li>
          ))}
        </Box>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>Close</Button>
      </DialogActions>
    </Dialog>
  );
}
