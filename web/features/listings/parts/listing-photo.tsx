import PhotoIcon from '@mui/icons-material/PhotoOutlined';
import Box from '@mui/material/Box';
import { useState } from 'react';
import { photoWidths } from '#contract/listing-photos.ts';

interface ListingPhotoProps {
  source: string | undefined;
  alt: string;
  /** The `sizes` of the image, e.g. "(max-width: 600px) 100vw, 360px". */
  sizes: string;
  eager?: boolean;
  /** Colours from top to bottom that stand here until the photo does. */
  placeholder?: string | null | undefined;
}

/** A photo at 16:9 in the width that the screen needs (docs/product/listings.md), or a quiet stand-in where there is none. */
export function ListingPhoto({ source, alt, sizes, eager = false, placeholder }: ListingPhotoProps) {
  const [failed, setFailed] = useState(false);
  if (!source || failed) {
    return (
      <Box sx={{ ...frame, display: 'grid', placeItems: 'center', color: 'text.secondary', fontSize: 13 }}>
        <Box sx={{ textAlign: 'center' }}>
          <PhotoIcon sx={{ fontSize: 28, opacity: 0.5 }} />
          <div>No images available</div>
        </Box>
      </Box>
    );
  }
  return (
    <Box
      component="img"
      src={`${source}?w=640`}
      srcSet={photoWidths.map((width) => `${source}?w=${width} ${width}w`).join(', ')}
      sizes={sizes}
      alt={alt}
      width={640}
      height={360}
      loading={eager ? 'eager' : 'lazy'}
      decoding="async"
      onError={() => setFailed(true)}
      // Behind the picture, which covers it once it is there: no state, and nothing moves. Not in `sx`: a class for each photo.
      style={placeholder ? { backgroundImage: `linear-gradient(${placeholder.replaceAll(' ', ', ')})` } : undefined}
      sx={frame}
    />
  );
}

const frame = {
  display: 'block',
  width: '100%',
  height: 'auto',
  aspectRatio: '16 / 9',
  objectFit: 'cover',
  bgcolor: 'action.hover',
} as const;
