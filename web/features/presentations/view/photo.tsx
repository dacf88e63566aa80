import { photoAt } from './formats.ts';

export interface ShownPhoto {
  url: string;
  caption: string | null;
  alteration: string | null;
}

/** What a button around a photo is called: what it shows to the eye it says, too. */
export const labelOf = (words: string, { alteration }: ShownPhoto): string => (alteration ? `${words}, ${alteration}` : words);

/** A picture in 16:9 with what was done to it, where anything was. */
export function Photo({
  photo,
  alt,
  sizes,
  className = '',
  isFirst = false,
}: {
  photo: ShownPhoto;
  alt: string;
  sizes: string;
  className?: string;
  /** What is seen at once; the others come when they are near. */
  isFirst?: boolean;
}) {
  const widths = [320, 640, 960, 1280, 1920] as const;
  return (
    <figure className={`pv-photo ${className}`}>
      <img
        src={photoAt(photo.url, 960)}
        srcSet={widths.map((width) => `${photoAt(photo.url, width)} ${width}w`).join(', ')}
        sizes={sizes}
        alt={photo.caption ?? alt}
        width={16}
        height={9}
        decoding="async"
        loading={isFirst ? 'eager' : 'lazy'}
        fetchPriority={isFirst ? 'high' : 'auto'}
      />
      {photo.alteration && <figcaption className="pv-alteration">{photo.alteration}</figcaption>}
    </figure>
  );
}
