import { useState } from 'react';
import { alterationWords } from '#contract/photo-alterations.ts';
import { photoAt } from './formats.ts';

export interface ShownPhoto {
  url: string;
  caption: string | null;
  alteration: string | null;
  /** The photo before it was altered. */
  original?: { url: string } | null;
}

/** A photo among all of its home. */
export type HomePhoto = Omit<ShownPhoto, 'original'> & { id: number; originalId?: number | null | undefined };

/** Photos of a home as they are shown: an original stands behind the photo that was made from it. */
export function shownPhotos<Photo extends HomePhoto>(photos: readonly Photo[]): (Photo & { original: Photo | null })[] {
  const originals = new Set(photos.map(({ originalId }) => originalId));
  return photos
    .filter(({ id }) => !originals.has(id))
    .map((photo) => ({ ...photo, original: photos.find(({ id }) => id === photo.originalId) ?? null }));
}

/** What a button around a photo is called: what it shows to the eye it says, too. */
export const labelOf = (words: string, { alteration }: ShownPhoto): string =>
  alteration ? `${words}, ${alterationWords(alteration)}` : words;

/** A picture in 16:9 with what was done to it, where anything was, and the original a tap away; on paper it is set into it. */
export function Photo({
  photo,
  alt,
  sizes,
  className = '',
  isFirst = false,
  open,
}: {
  photo: ShownPhoto;
  alt: string;
  sizes: string;
  className?: string;
  /** What is seen at once; the others come when they are near. */
  isFirst?: boolean;
  /** A button over the whole picture. */
  open?: { label: string; act: () => void };
}) {
  const [isOriginal, setOriginal] = useState(false);
  const { original, alteration } = photo;
  const { url } = isOriginal && original ? original : photo;
  const widths = [320, 640, 960, 1280, 1920] as const;
  return (
    <figure className={`pv-photo ${className}`}>
      <img
        src={photoAt(url, 960)}
        srcSet={widths.map((width) => `${photoAt(url, width)} ${width}w`).join(', ')}
        sizes={sizes}
        alt={photo.caption ?? alt}
        width={16}
        height={9}
        decoding="async"
        loading={isFirst ? 'eager' : 'lazy'}
        fetchPriority={isFirst ? 'high' : 'auto'}
      />
      {open && <button type="button" className="pv-open-photo" aria-label={open.label} onClick={open.act} />}
      {alteration && !original && <figcaption className="pv-alteration">{alterationWords(alteration)}</figcaption>}
      {alteration && original && (
        <figcaption>
          <button type="button" className="pv-alteration pv-to-original" onClick={() => setOriginal(!isOriginal)}>
            {isOriginal ? 'The original' : alterationWords(alteration)}
            <span className="pv-screen-only">{isOriginal ? ' · See it altered' : ' · See the original'}</span>
          </button>
          <span className="pv-original">
            <img src={photoAt(original.url, 640)} alt="The original" loading="lazy" />
            Original
          </span>
        </figcaption>
      )}
    </figure>
  );
}
