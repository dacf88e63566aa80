import type { Message } from '#contract/threads.ts';
import { linkIn } from '../messages/file-link.ts';
import { type MarkdownNode, type MarkdownTree, readMarkdown } from './markdown-tree.ts';

export interface ChatPicture {
  source: string;
  alt: string;
}

/** The pictures of our own that messages show, in order, each once. */
export function picturesIn(messages: readonly Message[], origin: string): ChatPicture[] {
  const found = new Map<string, ChatPicture>();
  const add = (source: string | undefined, alt: string | null | undefined) => {
    if (!source || URL.parse(source, origin)?.origin !== origin || found.has(source)) return;
    found.set(source, { source, alt: alt ?? '' });
  };
  const visit = (node: MarkdownTree | MarkdownNode) => {
    if (node.type === 'image') add(node.url, node.alt);
    if ('children' in node) node.children.forEach(visit);
  };
  for (const { type, data } of messages) {
    const link = type === 'image-fallback' ? linkIn(data.content) : null;
    if (link) add(link.address, link.name);
    else if (data.content.includes('![')) visit(readMarkdown(data.content));
  }
  return [...found.values()];
}
