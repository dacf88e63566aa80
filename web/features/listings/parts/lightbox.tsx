import YarlLightbox, { type SlideImage } from 'yet-another-react-lightbox';
import Counter from 'yet-another-react-lightbox/plugins/counter';
import Zoom from 'yet-another-react-lightbox/plugins/zoom';
import 'yet-another-react-lightbox/styles.css';
import 'yet-another-react-lightbox/plugins/counter.css';
import { photoWidths } from '#contract/listing-photos.ts';
import { alterationWords } from '#contract/photo-alterations.ts';

interface LightboxProps {
  photos: readonly string[];
  /** What was done to a photo beyond a plain edit, by its place; such a photo says so (MediaAlteration). */
  alterations: readonly (string | null)[];
  /** The photo to begin with, from 0. */
  at: number;
  /** The home. */
  title: string;
  onClose: () => void;
}

/** Photos in full screen: arrows and swipes turn them, Esc and a pull downwards close. */
export default function Lightbox({ photos, alterations, at, title, onClose }: LightboxProps) {
  const slides = photos.map((photo, index): SlideImage => ({
    src: `${photo}?w=1920`,
    alt: `Photo ${index + 1} of ${photos.length}, ${title}`,
    width: 1920,
    height: 1080,
    srcSet: photoWidths.map((width) => ({ src: `${photo}?w=${width}`, width, height: Math.round((width * 9) / 16) })),
  }));
  return (
    <YarlLightbox
      open
      index={at}
      close={onClose}
      slides={slides}
      plugins={[Counter, Zoom]}
      counter={{ separator: 'of' }}
      // The toolbar stands over dark ground, not over a bright sky.
      carousel={{ finite: true, preload: 2, padding: window.innerWidth < 600 ? 0 : 56 }}
      animation={{ swipe: 200, navigation: 160, fade: 160 }}
      controller={{ closeOnBackdropClick: true, closeOnPullDown: true }}
      labels={{ Lightbox: `Photos of ${title}`, Previous: 'Previous photo', Next: 'Next photo' }}
      render={{
        slideFooter: ({ slide }) => {
          const alteration = alterations[slides.findIndex(({ src }) => 'src' in slide && src === slide.src)];
          return alteration ? <div style={noteStyles}>{alterationWords(alteration)}</div> : null;
        },
      }}
      styles={{ container: { backgroundColor: '#0c0b0a' } }}
    />
  );
}

const noteStyles = {
  position: 'absolute',
  bottom: 16,
  left: 16,
  padding: '4px 10px',
  borderRadius: 8,
  fontSize: 13,
  color: '#fff',
  backgroundColor: 'rgb(19 19 25 / 0.85)',
} as const;
