import type { PhotoOriginal } from './photo-original.ts';

/**
 * Pictures that this program makes itself, named by addresses of ours instead of a feed's. Whoever makes them also serves them, through
 * `PhotosService.getPreview`. In demo mode these are the drawings of `demo/photos`.
 */
export interface OwnPhotos {
  /** What one of its addresses names, for pages that are served without an account; null for an address that it does not serve. */
  originalOf: (url: string) => PhotoOriginal | null;
  /** Colours of one of its photos as `#rrggbb #rrggbb #rrggbb`, known without making it; null for an address that it does not serve. */
  placeholderOf: (url: string) => string | null;
  /** The portrait of the agent of a listing with own photos; `key` tells namesakes apart. */
  portraitAddress: (name: string, key: string) => string | null;
  officeMarkAddress: (name: string) => string | null;
}

/** Every photo comes from a feed. */
export const noOwnPhotos: OwnPhotos = {
  originalOf: () => null,
  placeholderOf: () => null,
  portraitAddress: () => null,
  officeMarkAddress: () => null,
};
