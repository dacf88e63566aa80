import ChevronLeftIcon from '@mui/icons-material/ChevronLeft';
import ChevronRightIcon from '@mui/icons-material/ChevronRight';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import useEmblaCarousel from 'embla-carousel-react';
import { PlainButton } from '#web/ui/plain-button.tsx';
import { alterationWords } from '#contract/photo-alterations.ts';
import { ListingPhoto } from './listing-photo.tsx';

const HEIGHT_PX = 300;

interface PhotoCarouselProps {
  photos: readonly string[];
  /** What was done to a photo beyond a plain edit, by its place. */
  alterations: readonly (string | null)[];
  placeholders?: readonly (string | null)[] | undefined;
  label: string;
  /** Opens a photo, by its place from 0, in full screen. */
  onOpen: (index: number) => void;
}

/** Photos side by side: 1.2 at a time on a phone, 2.4 otherwise (docs/product/listings.md). Arrow keys move, a click opens. */
export function PhotoCarousel({ photos, alterations, placeholders, label, onOpen }: PhotoCarouselProps) {
  const [viewport, embla] = useEmblaCarousel({ align: 'start', containScroll: 'trimSnaps' });
  if (photos.length === 0) {
    return (
      <Box sx={{ height: HEIGHT_PX, '&& > *': { height: '100%', aspectRatio: 'auto', borderRadius: '8px' } }}>
        <ListingPhoto source={undefined} alt="" sizes="" />
      </Box>
    );
  }
  return (
    <Box
      role="region"
      aria-roledescription="carousel"
      aria-label={label}
      tabIndex={0}
      onKeyDown={(event) => {
        if (event.key === 'ArrowRight') embla?.scrollNext();
        if (event.key === 'ArrowLeft') embla?.scrollPrev();
      }}
      sx={{ position: 'relative', '&:focus-visible': { outline: '2px solid', outlineColor: 'primary.main' } }}
    >
      <Box ref={viewport} sx={{ overflow: 'hidden' }}>
        <Box sx={{ display: 'flex', gap: 1, maxHeight: HEIGHT_PX }}>
          {photos.map((photo, index) => (
            <Box key={photo} sx={slide}>
              <ListingPhoto
                source={photo}
                alt={`Photo ${index + 1} of ${photos.length}`}
                // Up to 300 px high and cut at the sides: a photo at 16:9 is drawn at most this wide.
                sizes="(min-width: 1600px) 534px, 440px"
                placeholder={placeholders?.[index]}
                eager={index < 3}
              />
              {alterations[index] && <Box sx={altered}>{alterationWords(alterations[index])}</Box>}
              {/* Beside the picture: inside a button it would have no name of its own. */}
              <PlainButton aria-label={`Open photo ${index + 1}`} onClick={() => onOpen(index)} sx={cover} />
            </Box>
          ))}
        </Box>
      </Box>
      {photos.length > 1 && (
        <>
          <IconButton aria-label="Previous photo" onClick={() => embla?.scrollPrev()} sx={{ ...arrow, left: 8 }}>
            <ChevronLeftIcon />
          </IconButton>
          <IconButton aria-label="Next photo" onClick={() => embla?.scrollNext()} sx={{ ...arrow, right: 8 }}>
            <ChevronRightIcon />
          </IconButton>
        </>
      )}
    </Box>
  );
}

const altered = {
  position: 'absolute',
  left: 8,
  bottom: 8,
  px: 1,
  borderRadius: '8px',
  fontSize: 12,
  lineHeight: '22px',
  color: '#fff',
  bgcolor: 'rgb(19 19 25 / 0.85)',
} as const;

const cover = {
  position: 'absolute',
  inset: 0,
  borderRadius: '8px',
  cursor: 'zoom-in',
  '&:focus-visible': { outlineOffset: '-3px' },
} as const;

const slide = {
  position: 'relative',
  // With the gaps between them: one beside 1.2, two beside 2.4.
  flex: { xs: '0 0 calc((100% - 8px) / 1.2)', sm: '0 0 calc((100% - 16px) / 2.4)' },
  minWidth: 0,
  // Landscape, as photos of homes are, also where the drawer is narrow.
  aspectRatio: '4 / 3',
  maxHeight: HEIGHT_PX,
  '& img': { height: '100%', aspectRatio: 'auto', borderRadius: '8px' },
} as const;

const arrow = {
  position: 'absolute',
  top: '50%',
  transform: 'translateY(-50%)',
  width: 36,
  height: 36,
  color: '#131319',
  bgcolor: 'rgba(255, 255, 255, 0.92)',
  '&:hover': { bgcolor: '#fff' },
} as const;
