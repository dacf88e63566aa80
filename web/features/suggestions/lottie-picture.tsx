import lottie from 'lottie-web/build/player/lottie_light';
import Box from '@mui/material/Box';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useEffect, useRef } from 'react';

/** An animation of a card, which stands still in its middle for who wants no motion. The light player runs no expressions. */
export default function LottiePicture({ url }: { url: string }) {
  const still = useMediaQuery('(prefers-reduced-motion: reduce)', { noSsr: true });
  const frame = useRef<HTMLElement>(null);
  useEffect(() => {
    if (!frame.current) return;
    const player = lottie.loadAnimation({ container: frame.current, path: url, renderer: 'svg', loop: !still, autoplay: !still });
    if (still) player.addEventListener('DOMLoaded', () => player.goToAndStop(player.totalFrames / 2, true));
    return () => player.destroy();
  }, [url, still]);
  return <Box ref={frame} aria-hidden sx={{ width: 40, height: 40, m: '-10px 0', flexShrink: 0 }} />;
}
