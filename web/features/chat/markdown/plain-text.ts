import { readReplyLink } from '#contract/reply-links.ts';
import { type MarkdownNode, type MarkdownTree, numberOf, readMarkdown } from './markdown-tree.ts';

type Node = MarkdownNode | MarkdownTree;

/**
 * A reply as the words that it shows, for where markdown is not understood; ways on at its end are no part of it. Of a reply that holds one
 * quote, as those that write copy do, the quote alone; passages of a file are several.
 */
export function copiedText(markdown: string): string {
  const { children } = readMarkdown(markdown);
  const [quote, ...others] = children.filter((child) => child.type === 'blockquote');
  if (others.length > 0) return blocksOf(children, markdown).join('\n\n');
  return blocksOf(quote?.children ?? children, markdown).join('\n\n');
}

/** The words of a node, on one line for what stands in a line. */
export function plainTextOf(node: Node, source = ''): string {
  switch (node.type) {
    case 'text':
    case 'inlineCode':
    case 'code':
    case 'html':
      return node.value;
    case 'break':
      return '\n';
    case 'image':
      return node.alt ?? '';
    case 'definition':
      return '';
    case 'list':
      return node.children
        .map(
          (item) =>
            `${node.ordered ? `${numberOf(item, source)}.` : '•'} ${indented(blocksOf(item.children, source).join('\n'))}`,
        )
        .join('\n');
    case 'table':
      return node.children.map((row) => row.children.map((cell) => plainTextOf(cell)).join('\t')).join('\n');
    default:
      return 'children' in node ? node.children.map((child) => plainTextOf(child, source)).join('') : '';
  }
}

function blocksOf(nodes: readonly Node[], source: string): string[] {
  return nodes
    .filter((node) => !isWaysOn(node))
    .map((node) => plainTextOf(node, source))
    .filter((text) => text !== '');
}

/** A paragraph of nothing but questions to ask next. */
function isWaysOn(node: Node): boolean {
  return (
    node.type === 'paragraph' &&
    node.children.some((child) => child.type === 'link' && readReplyLink(child.url)?.kind === 'ask') &&
    node.children.every((child) => (child.type === 'link' ? readReplyLink(child.url) !== null : plainTextOf(child).trim() === ''))
  );
}

const indented = (text: string) => text.replaceAll('\n', '\n  ');
