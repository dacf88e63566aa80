import { gfmFromMarkdown } from 'mdast-util-gfm';
import { gfm } from 'micromark-extension-gfm';

interface MarkdownProcessor {
  data: () => object & { micromarkExtensions?: unknown[]; fromMarkdownExtensions?: unknown[] };
}

/**
 * Tables, strikethrough, task lists and plain links in markdown that is read. remark-gfm can also write markdown, which weighs
 * 8 kB (gzip) more.
 */
export function remarkGfmReader(this: MarkdownProcessor): void {
  const data = this.data();
  (data.micromarkExtensions ??= []).push(gfm());
  (data.fromMarkdownExtensions ??= []).push(gfmFromMarkdown());
}
