import { readReplyLink } from '#contract/reply-links.ts';
import type { MarkdownNode } from './markdown-tree.ts';

type LinkNode = Extract<MarkdownNode, { type: 'link' }>;
type ParagraphNode = Extract<MarkdownNode, { type: 'paragraph' }>;

/** The links of a paragraph that holds nothing but ways on; null for any other. */
export function proposalsIn({ children }: ParagraphNode): LinkNode[] | null {
  const links = children.filter((child) => child.type === 'link' && readReplyLink(child.url) !== null);
  const isRest = (child: MarkdownNode) => child.type === 'text' && /^[\s·|,]*$/.test(child.value);
  const isOnlyLinks = children.every((child) => links.includes(child) || child.type === 'break' || isRest(child));
  return links.length > 0 && isOnlyLinks ? links.filter((child) => child.type === 'link') : null;
}
