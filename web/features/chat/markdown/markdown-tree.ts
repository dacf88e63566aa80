import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmAutolinkLiteralFromMarkdown } from 'mdast-util-gfm-autolink-literal';
import { gfmStrikethroughFromMarkdown } from 'mdast-util-gfm-strikethrough';
import { gfmTableFromMarkdown } from 'mdast-util-gfm-table';
import { gfmTaskListItemFromMarkdown } from 'mdast-util-gfm-task-list-item';
import { gfmAutolinkLiteral } from 'micromark-extension-gfm-autolink-literal';
import { gfmStrikethrough } from 'micromark-extension-gfm-strikethrough';
import { gfmTable } from 'micromark-extension-gfm-table';
import { gfmTaskListItem } from 'micromark-extension-gfm-task-list-item';

export type MarkdownTree = ReturnType<typeof fromMarkdown>;
export type MarkdownNode = MarkdownTree['children'][number];

// One by one: all of GitHub's would bring its footnotes, of which replies have no use.
const syntax = [gfmAutolinkLiteral(), gfmStrikethrough(), gfmTable(), gfmTaskListItem()];
const nodes = [
  gfmAutolinkLiteralFromMarkdown(),
  gfmStrikethroughFromMarkdown(),
  gfmTableFromMarkdown(),
  gfmTaskListItemFromMarkdown(),
];

/** Markdown as a tree, with the tables, task lists, strikethrough and plain links of GitHub. Raw HTML in it is a node of text. */
export function readMarkdown(markdown: string): MarkdownTree {
  return fromMarkdown(markdown, { extensions: syntax, mdastExtensions: nodes });
}

/** The number that stands before an item of an ordered list. */
export function numberOf({ position }: Extract<MarkdownNode, { type: 'listItem' }>, source: string): number | undefined {
  const digits = /^\d+/.exec(source.slice(position?.start.offset ?? 0))?.[0];
  return digits === undefined ? undefined : Number(digits);
}
