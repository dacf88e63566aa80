import { Parser } from 'htmlparser2';
import { textOf } from '../text-of.ts';
import type { ExtractedText } from './extracted.ts';
import { withoutPages } from './plain-text.ts';

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
