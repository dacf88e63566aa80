import { copiedText } from '../markdown/plain-text.ts';

/**
 * Puts a reply on the clipboard as people paste it: as plain text without markdown's signs, and as rich text. Where it holds one quote, as
 * replies that write copy do, the quote is what is wanted.
 * @param shown where the reply stands in the page
 */
export async function copyReply(markdown: string, shown: HTMLElement | null): Promise<void> {
  const text = copiedText(markdown);
  const quotes = shown?.querySelectorAll('blockquote');
  const wanted = quotes?.length === 1 ? quotes[0] : shown;
  const rich = wanted && richTextOf(wanted);
  if (!rich || typeof ClipboardItem === 'undefined') return navigator.clipboard.writeText(text);
  const typed = (type: string, content: string) => [type, new Blob([content], { type })] as const;
  await navigator.clipboard.write([new ClipboardItem(Object.fromEntries([typed('text/plain', text), typed('text/html', rich)]))]);
}

/** What stands there as HTML that means the same elsewhere: no classes, no controls, no addresses that only work here. */
function richTextOf(shown: Element): string {
  const copy = shown.cloneNode(true);
  if (!(copy instanceof Element)) return '';
  // Pictures and tiles beside the words tell the same in a way that does not paste.
  for (const other of copy.querySelectorAll('[role=group][aria-label="Ways on"], [data-not-copied], svg')) other.remove();
  for (const element of copy.querySelectorAll('button, mark')) element.replaceWith(...element.childNodes);
  for (const element of copy.querySelectorAll('*'))
    for (const { name } of [...element.attributes]) if (name !== 'href' && name !== 'start') element.removeAttribute(name);
  return copy.innerHTML;
}
