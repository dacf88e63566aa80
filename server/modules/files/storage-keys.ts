/** Under what a file is stored: as it was sent, as a picture to show, and as what was read from it. */
export const keysOf = (fileId: string) => ({
  original: `attachments/${fileId}/original`,
  shown: `attachments/${fileId}/shown`,
  content: `attachments/${fileId}/content`,
});

/** Everything that is kept of a file. */
export const storageKeysOf = (fileId: string): string[] => Object.values(keysOf(fileId));
