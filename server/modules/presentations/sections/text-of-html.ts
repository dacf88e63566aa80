import sanitize from 'sanitize-html';

/** The words of a rich text, a line per block. */
export function textOfHtml(html: string): string {
  const lines = html.replaceAll(/<(?:br|\/(?:p|div|li|h[1-6]))\b[^>]*>/gi, '$&\n');
  return sanitize(lines, { allowedTags: [], allowedAttributes: {} })
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&')
    .trim();
}
