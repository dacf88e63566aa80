import { getDocumentProxy } from 'unpdf';
import { extractLimits, UnreadableFile } from './extract-limits.ts';
import type { ExtractedText } from './extracted.ts';

/** @param pagesMs how long its pages may be read */
export async function readPdf(bytes: Buffer, pagesMs: number): Promise<ExtractedText> {
  const document = await getDocumentProxy(new Uint8Array(bytes)).catch((error: unknown) => {
    throw new UnreadableFile(
      error instanceof Error && error.name === 'PasswordException'
        ? 'The PDF is protected by a password. Save it without one, and attach that.'
        : 'The PDF is damaged and cannot be opened.',
    );
  });
  const pages: ExtractedText['pages'] = [];
  let characters = 0;
  const { numPages } = document;
  const enoughAt = performance.now() + pagesMs;
  let page = 1;
  for (; page <= Math.min(numPages, extractLimits.pages) && characters < extractLimits.textCharacters; page += 1) {
    // In a file of very many pages each takes long to find: better some of them than none.
    if (performance.now() > enoughAt) break;
    const { items } = await (await document.getPage(page)).getTextContent();
    const text = items.map((item) => ('str' in item ? item.str + (item.hasEOL ? '\n' : '') : '')).join('');
    characters += text.length;
    if (text.trim() !== '') pages.push({ page, text });
  }
  if (pages.length === 0) throw new UnreadableFile('The PDF holds no text, only pictures of it, which cannot be read yet.');
  return {
    kind: 'text',
    pages,
    pageCount: numPages,
    isCut: page <= numPages || characters >= extractLimits.textCharacters,
  };
}
