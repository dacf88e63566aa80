import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmFromMarkdown } from 'mdast-util-gfm';
import { gfm } from 'micromark-extension-gfm';

export type MarkdownTree = ReturnType<typeof fromMarkdown>;
export type MarkdownNode = MarkdownTree['children'][number];

const syntax = [gfm()];
const nodes = [gfmFromMarkdown()];

/** Markdown as a tree, with the tables, task lists, strikethrough and plain links of GitHub. Raw HTML in it is a node of text. */
export function readMarkdown(markdown: string): MarkdownTree {
  return fromMarkdown(markdown, { extensions: syntax, mdastExtensions: nodes });
}

/** The number that stands before an item of an ordered list. */
export function numberOf({ position }: Extract<MarkdownNode, { type: 'listItem' }>, source: string): number | undefined {
  const digits = /^\d+/.exec(source.slice(position?.start.offset ?? 0))?.[0];
  return digits === undefined ? undefined : Number(digits);
}
