import Box from '@mui/material/Box';
import { useContext, useState } from 'react';
import { ReplyActionsContext } from './reply-actions.ts';

/**
 * An image in a message, at most 480 × 360 px; a click opens it large, among all of its thread. One from another host is only linked: a
 * model wrote its address, so nothing asks that host without a click (docs/product/safety.md), and our content policy shows own images alone.
 */
export default function ChatImage({ source, alt }: { source: string | undefined; alt: string }) {
  const [failed, setFailed] = useState(false);
  const { openPicture } = useContext(ReplyActionsContext);

  if (!source) return <Box component="span">Image not provided</Box>;
  const url = URL.parse(source, location.origin);
  if (url && url.origin !== location.origin) {
    return (
      <a href={url.href} target="_blank" rel="noopener noreferrer nofollow">
        {alt ? `Image: ${alt}` : 'Image'} (on {url.host})
      </a>
    );
  }
  if (failed) {
    return (
      <a href={source} target="_blank" rel="noopener noreferrer nofollow">
        Image not found
      </a>
    );
  }
  return (
    <Box
      component="button"
      type="button"
      onClick={() => openPicture({ source, alt })}
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
  );
}
