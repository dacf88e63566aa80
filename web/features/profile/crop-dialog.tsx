import Box from '@mui/material/Box';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { type SyntheticEvent, useId, useState } from 'react';
import ReactCrop, { centerCrop, makeAspectCrop, type PixelCrop } from 'react-image-crop';
import 'react-image-crop/dist/ReactCrop.css';
import { pictureLimits } from '#contract/branding.ts';
import { Button } from '#web/ui/button.tsx';
import { FormError } from '#web/ui/form-error.tsx';
import type { PictureCrop } from './pictures.data.ts';

const PREVIEW_HEIGHT_PX = 400;

interface CropDialogProps {
  file: File;
  /** Of the file, for as long as this is open. */
  address: string;
  /** For portraits; pictures of any shape otherwise. */
  isSquare: boolean;
  onClose: () => void;
  /** What it throws is shown here. */
  onSave: (picture: PictureCrop) => Promise<void>;
}

/** The picture's own size, and how many of its pixels one of the screen is. */
interface Shown {
  width: number;
  height: number;
  scale: number;
}

/** The step between choosing a picture and saving it: which part of it is shown. */
export function CropDialog({ file, address, isSquare, onClose, onSave }: CropDialogProps) {
  const id = useId();
  const [shown, setShown] = useState<Shown>();
  const [crop, setCrop] = useState<PixelCrop>();
  const [problem, setProblem] = useState<string>();
  const [busy, setBusy] = useState(false);

  const begin = ({ currentTarget: image }: SyntheticEvent<HTMLImageElement>) => {
    const { width, height, naturalWidth, naturalHeight } = image;
    if (Math.min(naturalWidth, naturalHeight) < pictureLimits.minPx) {
      setProblem(`A picture needs at least ${pictureLimits.minPx} × ${pictureLimits.minPx} pixels.`);
      return;
    }
    setShown({ width: naturalWidth, height: naturalHeight, scale: naturalWidth / width });
    const side = Math.min(width, height);
    const whole = { unit: 'px', x: 0, y: 0, width, height } as const;
    setCrop(isSquare ? centerCrop(makeAspectCrop({ unit: 'px', width: side }, 1, width, height), width, height) : whole);
  };

  const save = async () => {
    if (!shown || !crop || busy) return;
    setBusy(true);
    setProblem(undefined);
    try {
      await onSave({ file, ...inPixels(crop, shown) });
    } catch (error) {
      setProblem(error instanceof Error ? error.message : 'Something went wrong.');
      setBusy(false);
    }
  };

  return (
    <Dialog open onClose={busy ? undefined : onClose} aria-labelledby={id} maxWidth="sm" fullWidth>
      <DialogTitle id={id}>Crop the picture</DialogTitle>
      <DialogContent>
        {problem !== undefined && <FormError>{problem}</FormError>}
        <Box sx={{ mt: 1, display: 'grid', justifyItems: 'center', '& img': { maxHeight: PREVIEW_HEIGHT_PX, maxWidth: '100%' } }}>
          <ReactCrop
            crop={crop}
            onChange={(next) => setCrop(next)}
            aspect={isSquare ? 1 : undefined}
            minWidth={shown && pictureLimits.minPx / shown.scale}
            minHeight={shown && pictureLimits.minPx / shown.scale}
            keepSelection
            ruleOfThirds
          >
            <img
              src={address}
              alt="What you chose"
              onLoad={begin}
              onError={() => setProblem('The picture is damaged and cannot be shown.')}
            />
          </ReactCrop>
        </Box>
      </DialogContent>
      <DialogActions>
        <Button variant="outlined" onClick={onClose} disabled={busy}>
          Cancel
        </Button>
        <Button variant="primary" busy={busy} disabled={!shown} onClick={() => void save()}>
          {busy ? 'Saving...' : 'Save'}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

/** A part of the picture on the screen as one of the picture itself; never beyond its edge, never below the smallest by rounding. */
function inPixels(crop: PixelCrop, { width, height, scale }: Shown) {
  const side = (length: number, full: number) => Math.min(full, Math.max(pictureLimits.minPx, Math.round(length * scale)));
  const size = { width: side(crop.width, width), height: side(crop.height, height) };
  const place = (at: number, length: number, full: number) => Math.max(0, Math.min(full - length, Math.round(at * scale)));
  return { left: place(crop.x, size.width, width), top: place(crop.y, size.height, height), ...size };
}
