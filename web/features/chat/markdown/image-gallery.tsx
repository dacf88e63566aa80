import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';

/** An image of the chat, large. */
export default function ImageGallery({ source, alt, onClose }: { source: string; alt: string; onClose: () => void }) {
  return (
    <Dialog open onClose={onClose} maxWidth="xl" aria-label={alt || 'Image'}>
      <Box
        component="img"
        src={source}
        alt={alt}
        sx={{ display: 'block', maxWidth: '100%', maxHeight: '80dvh', objectFit: 'contain' }}
      />
      <DialogActions>
        <Button href={source} target="_blank" rel="noopener noreferrer">
          Open in a new tab
        </Button>
        <Button onClick={onClose}>Close</Button>
      </DialogActions>
    </Dialog>
  );
}
