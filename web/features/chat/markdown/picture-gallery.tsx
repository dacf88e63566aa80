import { useInfiniteQuery } from '@tanstack/react-query';
import { useContext, useEffect, useMemo, useRef, useState } from 'react';
import Lightbox, { type SlideImage } from 'yet-another-react-lightbox';
import Counter from 'yet-another-react-lightbox/plugins/counter';
import Download from 'yet-another-react-lightbox/plugins/download';
import Zoom from 'yet-another-react-lightbox/plugins/zoom';
import 'yet-another-react-lightbox/styles.css';
import 'yet-another-react-lightbox/plugins/counter.css';
import { messagesOf, messagesQuery } from '../chat.data.ts';
import { type ChatPicture, picturesIn } from './images-in.ts';
import { ReplyActionsContext } from './reply-actions.ts';

/** Pages of older messages that are looked through, at most, for pictures before the first one. */
const OLDER_PAGES = 20;
/** The user's own files can be stored as they came; of other pictures the licence is not ours to pass on. */
const ownFile = /^\/api\/files\//;

interface PictureGalleryProps {
  /** The picture to begin with. */
  picture: ChatPicture;
  onClose: () => void;
}

/** All pictures of a thread in full screen: arrows and swipes turn them, Esc and a pull downwards close. Older messages are loaded when their turn comes. */
export default function PictureGallery({ picture, onClose }: PictureGalleryProps) {
  const { threadId } = useContext(ReplyActionsContext);
  const { data, hasNextPage, isFetchingNextPage, fetchNextPage } = useInfiniteQuery({
    ...messagesQuery(threadId ?? ''),
    enabled: false,
  });
  const pictures = useMemo(() => {
    const found = picturesIn(messagesOf(data), location.origin);
    return found.some(({ source }) => source === picture.source) ? found : [...found, picture];
  }, [data, picture]);
  const [shown, setShown] = useState(picture.source);
  const at = Math.max(
    0,
    pictures.findIndex(({ source }) => source === shown),
  );

  const pagesLeft = useRef(OLDER_PAGES);
  const wantsOlder = at === 0 && hasNextPage && !isFetchingNextPage;
  useEffect(() => {
    if (!wantsOlder || pagesLeft.current === 0) return;
    pagesLeft.current -= 1;
    void fetchNextPage({ cancelRefetch: false });
  }, [wantsOlder, fetchNextPage, data]);

  const slides = pictures.map(({ source, alt }, index): SlideImage => ({
    src: source,
    alt: `${alt || 'Image'}, ${index + 1} of ${pictures.length}`,
    download: ownFile.test(source) ? `${source}?original=true` : false,
  }));
  return (
    <Lightbox
      open
      index={at}
      close={onClose}
      slides={slides}
      on={{ view: ({ index }) => setShown(pictures[index]?.source ?? shown) }}
      plugins={[Counter, Download, Zoom]}
      counter={{ separator: 'of' }}
      download={{
        download: ({ slide, saveAs }) => {
          if (typeof slide.download === 'string') saveAs(slide.download);
        },
      }}
      carousel={{ finite: true, preload: 2, padding: window.innerWidth < 600 ? 0 : 56 }}
      animation={reducedMotion() ? { fade: 0, swipe: 0, navigation: 0 } : { swipe: 200, navigation: 160, fade: 160 }}
      controller={{ closeOnBackdropClick: true, closeOnPullDown: true }}
      labels={{
        Lightbox: 'Images of this chat',
        Previous: 'Previous image',
        Next: 'Next image',
        Download: 'Download the original',
      }}
      styles={{ container: { backgroundColor: '#0c0b0a' } }}
    />
  );
}

const reducedMotion = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;
