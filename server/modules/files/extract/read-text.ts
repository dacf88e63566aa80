import { Parser } from 'htmlparser2';
import mammoth from 'mammoth';
import { getDocumentProxy } from 'unpdf';
import { textOf } from '../detect-type.ts';
import { ensureArchiveIsSmall } from './check-archive.ts';
import { extractLimits, UnreadableFile, type ExtractedText } from './extracted.ts';

function withoutPages(text: string): ExtractedText {
  const { textCharacters } = extractLimits;
  if (text.trim() === '') throw new UnreadableFile('The file holds no text.');
  return {
    kind: 'text',
    pages: [{ page: null, text: text.slice(0, textCharacters) }],
    pageCount: null,
    isCut: text.length > textCharacters,
  };
}

export function readPlainText(bytes: Buffer): ExtractedText {
  return withoutPages(textOf(bytes) ?? '');
}

const unseen = new Set(['script', 'style', 'template', 'noscript', 'head']);
const blocks = new Set([
  'p',
  'div',
  'br',
  'li',
  'tr',
  'h1',
  'h2',
  'h3',
  'h4',
  'h5',
  'h6',
  'section',
  'article',
  'table',
  'td',
  'th',
]);

/** What a page says to its reader; nothing in it runs or is fetched. */
export function readHtml(bytes: Buffer): ExtractedText {
  let text = '';
  let hidden = 0;
  const parser = new Parser({
    onopentagname(name) {
      if (unseen.has(name)) hidden += 1;
      if (blocks.has(name)) text += name === 'td' || name === 'th' ? ' ' : '\n';
    },
    ontext(data) {
      if (hidden === 0) text += data;
    },
    onclosetag(name) {
      if (unseen.has(name)) hidden -= 1;
    },
  });
  parser.end(textOf(bytes) ?? '');
  return withoutPages(
    text
      .replaceAll(/[ \t]+/g, ' ')
      .replaceAll(/\s*\n\s*/g, '\n')
      .trim(),
  );
}

export async function readDocx(bytes: Buffer): Promise<ExtractedText> {
  ensureArchiveIsSmall(bytes);
  const { value } = await mammoth.extractRawText({ buffer: bytes }).catch(() => {
    throw new UnreadableFile('The document is damaged and cannot be opened.');
  });
  return withoutPages(value);
}

export async function readPdf(bytes: Buffer): Promise<ExtractedText> {
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
  const enoughAt = performance.now() + extractLimits.pagesMs;
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
