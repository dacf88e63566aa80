import type { Sharp } from 'sharp';

/** A picture before the preview transform, wherever it comes from: made here, or fetched from a feed and kept. */
export interface PhotoOriginal {
  /** Names its content for good, `folder/name` of [a-z0-9-]: other content, other name. It names the previews in the cache. */
  name: string;
  /** Whether the address that was asked for can ever name other content. */
  isImmutable: boolean;
  /** The pixels for a preview of a width in pixels, encoded by the caller. */
  open: (width: number) => Sharp | Promise<Sharp>;
}

export const previewFormats = ['avif', 'webp'] as const;
export type PreviewFormat = (typeof previewFormats)[number];
