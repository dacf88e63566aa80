import Box from '@mui/material/Box';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { lazy, type ReactNode, Suspense, useId, useRef, useState } from 'react';
import { pictureLimits } from '#contract/branding.ts';
import { Button } from '#web/ui/button.tsx';
import { showToast } from '#web/ui/toast-queue.ts';
import type { PictureCrop } from './pictures.data.ts';

const CropDialog = lazy(() => import('./crop-dialog.tsx').then((module) => ({ default: module.CropDialog })));

interface PictureFieldProps {
  label: string;
  /** What is there now. */
  picture: ReactNode;
  isThere: boolean;
  isSquare?: boolean;
  onSave: (picture: PictureCrop) => Promise<void>;
  onRemove: () => Promise<void>;
}

/** A picture that can be chosen, cut, and removed. */
export function PictureField({ label, picture, isThere, isSquare = false, onSave, onRemove }: PictureFieldProps) {
  const chooser = useRef<HTMLInputElement>(null);
  const [chosen, setChosen] = useState<{ file: File; address: string }>();
  const [isWrongType, setWrongType] = useState(false);
  const [busy, setBusy] = useState(false);

  const choose = (file: File | undefined) => {
    if (!file) return;
    if (pictureLimits.types.some((type) => type === file.type)) setChosen({ file, address: URL.createObjectURL(file) });
    else setWrongType(true);
  };
  const close = () => {
    if (chosen) URL.revokeObjectURL(chosen.address);
    setChosen(undefined);
  };
  const remove = async () => {
    setBusy(true);
    await onRemove().catch((error: unknown) =>
      showToast(error instanceof Error ? error.message : String(error), { tone: 'error' }),
    );
    setBusy(false);
  };

  return (
    <Box role="group" aria-label={label} sx={{ display: 'flex', alignItems: 'center', flexWrap: 'wrap', gap: 2 }}>
      <Box sx={{ flexShrink: 0 }}>{picture}</Box>
      <Box sx={{ display: 'grid', gap: 0.75 }}>
        <Box sx={{ typography: 'h6' }}>{label}</Box>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          <input
            ref={chooser}
            type="file"
            hidden
            aria-label={`Choose a picture: ${label}`}
            accept={pictureLimits.types.join(',')}
            onChange={({ target }) => {
              choose(target.files?.[0]);
              target.value = '';
            }}
          />
          <Button variant="outlined" size="small" onClick={() => chooser.current?.click()}>
            {isThere ? 'Change' : 'Upload'}
          </Button>
          {isThere && (
            <Button size="small" busy={busy} onClick={() => void remove()}>
              Remove
            </Button>
          )}
        </Box>
      </Box>
      {chosen && (
        <Suspense fallback={null}>
          <CropDialog
            {...chosen}
            isSquare={isSquare}
            onClose={close}
            onSave={async (cut) => {
              await onSave(cut);
              close();
            }}
          />
        </Suspense>
      )}
      {isWrongType && <WrongType onClose={() => setWrongType(false)} />}
    </Box>
  );
}

function WrongType({ onClose }: { onClose: () => void }) {
  const id = useId();
  return (
    <Dialog open onClose={onClose} aria-labelledby={id}>
      <DialogTitle id={id}>File type not supported</DialogTitle>
      <DialogContent>
        Check the allowed files list below:
        <Box component="ul" sx={{ mb: 0 }}>
          <li>png</li>
          <li>jpeg</li>
          <li>jpg</li>
        </Box>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>Close</Button>
      </DialogActions>
    </Dialog>
  );
}
