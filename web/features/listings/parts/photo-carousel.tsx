import ChevronLeftIcon from '@mui/icons-material/ChevronLeft';
import ChevronRightIcon from '@mui/icons-material/ChevronRight';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import useEmblaCarousel from 'embla-carousel-react';
import { ListingPhoto } from './listing-photo.tsx';

/** Photos side by side: 1.2 at a time on a phone, 2.4 otherwise (document 2 §2). Arrow keys move. */
export function PhotoCarousel({ photos, label }: { photos: readonly string[]; label: string }) {
  const [viewport, embla] = useEmblaCarousel({ align: 'start', containScroll: 'trimSnaps' });
  if (photos.length === 0) return <ListingPhoto source={undefined} alt="" sizes="100vw" />;
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
        <Box sx={{ display: 'flex', gap: 1, maxHeight: 300 }}>
          {photos.map((photo, index) => (
            <Box key={photo} sx={slide}>
              <ListingPhoto
                source={photo}
                alt={`Photo ${index + 1} of ${photos.length}`}
                sizes="(max-width: 600px) 83vw, 21vw"
                eager={index < 3}
              />
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

const slide = {
  flex: { xs: '0 0 calc(100% / 1.2)', sm: '0 0 calc(100% / 2.4)' },
  minWidth: 0,
  height: { xs: 220, sm: 300 },
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
