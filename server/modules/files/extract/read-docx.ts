import { ensureArchiveIsSmall } from './check-archive.ts';
import { UnreadableFile } from './extract-limits.ts';
import type { ExtractedText } from './extracted.ts';
import { withoutPages } from './plain-text.ts';

export async function readDocx(bytes: Buffer): Promise<ExtractedText> {
  ensureArchiveIsSmall(bytes);
  const { default: mammoth } = await import('mammoth');
  const { value } = await mammoth.extractRawText({ buffer: bytes }).catch(() => {
    throw new UnreadableFile('The document is damaged and cannot be opened.');
  });
  return withoutPages(value);
}
