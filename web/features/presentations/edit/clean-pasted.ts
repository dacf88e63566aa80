/** Elements whose words are no words of the text. */
const DROPPED =
  'style, script, title, meta, link, xml, head, template, o\\:p, [style*="mso-list:Ignore"], [style*="mso-list: Ignore"]';
const KEPT_STYLES = ['text-align'] as const;

const isBold = (weight: string): boolean => weight === 'bold' || weight === 'bolder' || Number(weight) >= 600;

/**
 * What was copied in Word, Google Docs or a web page, down to its words and what they mean: bold and italic that were only styles become
 * marks, bullets that were drawn become lists, and fonts, sizes and colours of elsewhere go.
 */
export function cleanPasted(html: string): string {
  // A page that is only parsed runs no handlers, but browsers complain of them in the log.
  const quiet = html.replaceAll(/<!--[\s\S]*?-->/g, '').replaceAll(/\son\w+\s*=/gi, ' data-was=');
  const page = new DOMParser().parseFromString(quiet, 'text/html');
  const { body } = page;
  for (const element of body.querySelectorAll(DROPPED)) element.remove();
  for (const item of body.querySelectorAll<HTMLElement>('p.MsoListParagraph, p[class^="MsoListParagraph"]')) intoList(page, item);
  for (const element of body.querySelectorAll<HTMLElement>('*')) {
    const { fontWeight, fontStyle } = element.style;
    // Google Docs wraps everything in a bold that is none.
    if (element.localName === 'b' && fontWeight === 'normal') {
      element.replaceWith(...element.childNodes);
      continue;
    }
    const isInline = element.localName === 'span' || element.localName === 'a';
    if (isInline && isBold(fontWeight)) wrapWords(page, element, 'strong');
    if (isInline && fontStyle === 'italic') wrapWords(page, element, 'em');
    const kept = KEPT_STYLES.map((name) => [name, element.style.getPropertyValue(name)] as const);
    for (const { name } of [...element.attributes]) if (name !== 'href') element.removeAttribute(name);
    for (const [name, value] of kept) if (value !== '') element.style.setProperty(name, value);
  }
  return body.innerHTML.trim();
}

function wrapWords(page: Document, element: HTMLElement, tag: 'strong' | 'em'): void {
  const mark = page.createElement(tag);
  mark.append(...element.childNodes);
  element.append(mark);
}

/** Word writes a list as paragraphs one after the other. */
function intoList(page: Document, item: HTMLElement): void {
  const before = item.previousElementSibling;
  const list = before?.localName === 'ul' ? before : page.createElement('ul');
  const entry = page.createElement('li');
  entry.append(...item.childNodes);
  if (list === before) item.remove();
  else item.replaceWith(list);
  list.append(entry);
}
