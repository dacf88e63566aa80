import { presentationLimits } from '#contract/presentations.ts';

/** Why photos cannot be sent, a sentence each. */
export function photoProblems(files: readonly Pick<File, 'name' | 'type' | 'size'>[]): string[] {
  const { photosAtOnce, photoBytes } = presentationLimits;
  if (files.length > photosAtOnce) return [`You can upload up to ${photosAtOnce} files`];
  return files.flatMap(({ name, type, size }) => {
    if (type !== 'image/jpeg' && type !== 'image/png')
      return `File "${name}" is not supported. Only JPEG, PNG images are allowed`;
    return size > photoBytes ? `File "${name}" is too large (max 5MB)` : [];
  });
}
