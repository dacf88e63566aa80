import BackIcon from '@mui/icons-material/ArrowBack';
import ForwardIcon from '@mui/icons-material/ArrowForward';
import CloseIcon from '@mui/icons-material/Close';
import Box from '@mui/material/Box';
import Dialog from '@mui/material/Dialog';
import { useId, useState } from 'react';
import { alterationWords } from '#contract/photo-alterations.ts';
import type { PresentationProperty } from '#contract/presentation-property.ts';
import { presentationLimits } from '#contract/presentations.ts';
import { Button } from '#web/ui/button.tsx';
import { IconAction } from '#web/ui/icon-action.tsx';
import { photoAt } from '../view/formats.ts';
import { PhotoHistory, type PhotoWords } from './photo-history.tsx';
import { TextField } from './text-field.tsx';

type Photo = PresentationProperty['photos'][number];

interface PhotoViewerProps {
  photos: readonly Photo[];
  at: number;
  /** Another photo, or null to close. */
  onGo: (at: number | null) => void;
  onMove: (photo: Photo, places: number) => void;
  onDescribe: (photo: Photo, words: PhotoWords) => void;
  onCover: (photo: Photo) => void;
  onDelete: (photo: Photo) => void;
}

/** One photo large, with all that can be done to it; the arrow keys go through them. */
export function PhotoViewer({ photos, at, onGo, onMove, onDescribe, onCover, onDelete }: PhotoViewerProps) {
  const titleId = useId();
  const [isOriginal, setOriginal] = useState(false);
  const photo = photos[at];
  if (!photo) return null;
  const original = photos.find(({ id }) => id === photo.originalId);
  const go = (places: number) => {
    setOriginal(false);
    onGo((at + places + photos.length) % photos.length);
  };
  return (
    <Dialog
      open
      onClose={() => onGo(null)}
      fullWidth
      maxWidth="md"
      aria-labelledby={titleId}
      onKeyDown={(event) => {
        if (event.target instanceof HTMLInputElement) return;
        if (event.key === 'ArrowLeft') go(-1);
        if (event.key === 'ArrowRight') go(1);
      }}
    >
      <Box sx={{ display: 'flex', alignItems: 'center', px: 1, minHeight: 48 }}>
        <Box sx={{ flex: 1, px: 1, typography: 'body2' }}>
          <span id={titleId}>{`Photo ${at + 1} of ${photos.length}`}</span>
          {photo.alteration && ` · ${isOriginal ? 'The original' : alterationWords(photo.alteration)}`}
        </Box>
        <IconAction label="Previous photo" onClick={() => go(-1)}>
          <BackIcon />
        </IconAction>
        <IconAction label="Next photo" onClick={() => go(1)}>
          <ForwardIcon />
        </IconAction>
        <IconAction label="Close" onClick={() => onGo(null)}>
          <CloseIcon />
        </IconAction>
      </Box>
      <Box
        component="img"
        src={photoAt((isOriginal ? (original ?? photo) : photo).url, 1280)}
        alt={photo.caption ?? `Photo ${at + 1}`}
        sx={{ display: 'block', width: '100%', maxHeight: '60vh', objectFit: 'contain', bgcolor: 'background.sunken' }}
      />
      <Box sx={{ p: 2, display: 'grid', gap: 1.5 }}>
        <TextField
          key={photo.id}
          label="Caption"
          value={photo.caption ?? ''}
          maxLength={presentationLimits.captionCharacters}
          onCommit={(caption) => onDescribe(photo, { caption: caption || null })}
        />
        <PhotoHistory photo={photo} photos={photos} onDescribe={(words) => onDescribe(photo, words)} />
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          {original && (
            <Button variant="outlined" size="small" onClick={() => setOriginal(!isOriginal)}>
              {isOriginal ? 'See it altered' : 'See the original'}
            </Button>
          )}
          <Button variant="outlined" size="small" disabled={at === 0} onClick={() => onMove(photo, -1)}>
            Move left
          </Button>
          <Button variant="outlined" size="small" disabled={at === photos.length - 1} onClick={() => onMove(photo, 1)}>
            Move right
          </Button>
          <Button variant="outlined" size="small" onClick={() => onCover(photo)}>
            Make cover photo
          </Button>
          <Button variant="plain" size="small" onClick={() => onDelete(photo)}>
            Delete
          </Button>
        </Box>
      </Box>
    </Dialog>
  );
}
