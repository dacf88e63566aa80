import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { alterationWords } from '#contract/photo-alterations.ts';
import { photoAt } from './formats.ts';
import type { ShownPhoto } from './photo.tsx';

interface PhotoBoxProps {
  photos: readonly ShownPhoto[];
  /** The photo to begin with, from 0. */
  startAt: number;
  /** The home. */
  title: string;
  onClose: () => void;
}

/** Photos of a home in full screen: arrows and swipes turn them, Esc closes. A dialog of the browser, so that a shared page stays light. */
export function PhotoBox({ photos, startAt, title, onClose }: PhotoBoxProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const touched = useRef<number | null>(null);
  const [at, setAt] = useState(startAt);
  const [isOriginal, setOriginal] = useState(false);
  useEffect(() => {
    dialog.current?.showModal();
  }, []);
  const photo = photos[at];
  if (!photo) return null;
  const go = (places: number) => {
    setAt((now) => Math.min(photos.length - 1, Math.max(0, now + places)));
    setOriginal(false);
  };
  const { url } = isOriginal && photo.original ? photo.original : photo;
  const turn = (event: KeyboardEvent) => {
    if (event.key === 'ArrowLeft') go(-1);
    if (event.key === 'ArrowRight') go(1);
  };
  return (
    <dialog
      ref={dialog}
      className="pv-box"
      aria-label={`Photos of ${title}`}
      onClose={onClose}
      onKeyDown={turn}
      onTouchStart={(event) => {
        touched.current = event.touches[0]?.clientX ?? null;
      }}
      onTouchEnd={(event) => {
        const moved = (event.changedTouches[0]?.clientX ?? 0) - (touched.current ?? 0);
        if (touched.current !== null && Math.abs(moved) > 40) go(moved < 0 ? 1 : -1);
        touched.current = null;
      }}
    >
      <div className="pv-box-bar">
        <p role="status">{`${at + 1} of ${photos.length}`}</p>
        {photo.alteration && <p className="pv-box-note">{isOriginal ? 'The original' : alterationWords(photo.alteration)}</p>}
        {photo.original && (
          <button type="button" className="pv-box-see" onClick={() => setOriginal(!isOriginal)}>
            {isOriginal ? 'See it altered' : 'See the original'}
          </button>
        )}
        <button type="button" autoFocus onClick={() => dialog.current?.close()}>
          Close
        </button>
      </div>
      <img src={photoAt(url, 1920)} alt={photo.caption ?? `Photo ${at + 1} of ${photos.length}, ${title}`} />
      <div className="pv-box-bar">
        <button type="button" disabled={at === 0} onClick={() => go(-1)}>
          Previous
        </button>
        <p className="pv-box-caption">{photo.caption}</p>
        <button type="button" disabled={at === photos.length - 1} onClick={() => go(1)}>
          Next
        </button>
      </div>
    </dialog>
  );
}
