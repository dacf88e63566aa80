const FILE_EXTENSIONS = /\.(docx?|xlsx?|pdf|csv)$/i;

export type LinkKind =
  | { kind: 'in-app'; path: string }
  | { kind: 'file'; href: string; name: string }
  | { kind: 'outside'; href: string }
  | { kind: 'none' };

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

/**
 * What a link in a message is (docs/product/chat.md): one of our pages, one of our files, or somewhere else.
 * Schemes other than http, https, mailto and tel are no links.
 */
export function classifyLink(href: string | undefined, origin: string): LinkKind {
  if (!href || !URL.canParse(href, origin)) return { kind: 'none' };
  const url = new URL(href, origin);
  if (url.protocol === 'mailto:' || url.protocol === 'tel:') return { kind: 'outside', href };
  if (url.protocol !== 'http:' && url.protocol !== 'https:') return { kind: 'none' };
  if (url.origin !== origin) return { kind: 'outside', href: url.href };
  if (url.pathname.startsWith('/api/files/') || (url.pathname.startsWith('/api/') && FILE_EXTENSIONS.test(url.pathname))) {
    return { kind: 'file', href: url.href, name: decoded(url.pathname.split('/').at(-1) ?? 'file') };
  }
  // A click must not call what is made for programs, with the cookie of whoever clicks.
  if (/^\/+api(?:\/|$)/i.test(decoded(url.pathname))) return { kind: 'none' };
  return { kind: 'in-app', path: url.pathname + url.search + url.hash };
}
