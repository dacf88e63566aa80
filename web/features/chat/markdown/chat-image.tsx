import Box from '@mui/material/Box';

import { lazy, Suspense, useState } from 'react';
import { Button } from '#web/ui/button.tsx';

const ImageGallery = lazy(() => import('./image-gallery.tsx'));

/**
 * An image in a message, at most 480 × 360 px; a click opens it large. One from another host is fetched only after a click,
 * because a model wrote its address (security.md, "Always").
 */
export function ChatImage({ source, alt }: { source: string | undefined; alt: string }) {
  const foreign =
    source !== undefined && URL.canParse(source, location.origin) && new URL(source, location.origin).origin !== location.origin;
  const [allowed, setAllowed] = useState(!foreign);
  const [failed, setFailed] = useState(false);
  const [open, setOpen] = useState(false);

  if (!source) return <Box component="span">Image not provided</Box>;
  if (failed) {
    return (
      <a href={source} target="_blank" rel="noopener noreferrer nofollow">
        Image not found
      </a>
    );
  }
  if (!allowed) {
    return (
      <Button size="small" variant="outlined" onClick={() => setAllowed(true)}>
        Show image from {new URL(source, location.origin).host}
      </Button>
    );
  }
  return (
    <>
      <Box
        component="button"
        type="button"
        onClick={() => setOpen(true)}
        aria-label={alt ? `Open image: ${alt}` : 'Open image'}
        sx={{ p: 0, border: 0, background: 'none', cursor: 'zoom-in', display: 'block', my: 1 }}
      >
        <Box
          component="img"
          src={source}
          alt={alt}
          loading="lazy"
          referrerPolicy="no-referrer"
          onError={() => setFailed(true)}
          sx={{ display: 'block', maxWidth: 'min(480px, 100%)', maxHeight: 360, borderRadius: '8px' }}
        />
      </Box>
      {open && (
        <Suspense>
          <ImageGallery source={source} alt={alt} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
