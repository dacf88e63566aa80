import Box from '@mui/material/Box';
import { createElement, Fragment, type ReactNode, Suspense } from 'react';
import { lazyPart } from '#web/platform/lazy-part.ts';
import { cutAtMarks, type FigureMark } from './figure-marks.ts';
import { ChatLink, ChatTable } from './markdown-elements.tsx';
import { type MarkdownNode, type MarkdownTree, numberOf, readMarkdown } from './markdown-tree.ts';
import { plainTextOf } from './plain-text.ts';
import { proposalsIn } from './proposals.ts';
import { ProposalButton, ReplyLinkElement } from './reply-link.tsx';

const ChatImage = lazyPart(() => import('./chat-image.tsx'));

type Node = MarkdownNode | MarkdownTree;
type ListNode = Extract<MarkdownNode, { type: 'list' }>;
type LinkNode = Extract<MarkdownNode, { type: 'link' }>;
type CellNode = TableNode['children'][number]['children'][number];
type TableNode = Extract<MarkdownNode, { type: 'table' }>;

interface Rendering {
  source: string;
  marks: readonly FigureMark[];
  /** Addresses of `[text][name]`, by name. */
  definitions: ReadonlyMap<string, string>;
}

const NO_SOURCE = 'Nothing that was looked up shows this figure. Check it before you use it.';

/**
 * Markdown as elements, straight from its tree: a way over HTML's tree, as the common libraries take, weighs 15 kB (gzip) more and has to
 * be told what not to let through. Here an element exists only where it is written below.
 */
export function renderMarkdown(markdown: string, marks: readonly FigureMark[] = []): ReactNode {
  const tree = readMarkdown(markdown);
  const definitions = new Map(
    tree.children.flatMap((node) => (node.type === 'definition' ? [[node.identifier, node.url] as const] : [])),
  );
  return render(tree, { source: markdown, marks, definitions });
}

function renderAll(nodes: readonly Node[], rendering: Rendering): ReactNode[] {
  return nodes.map((node, at) => <Fragment key={at}>{render(node, rendering)}</Fragment>);
}

function render(node: Node, rendering: Rendering): ReactNode {
  const inner = () => ('children' in node ? renderAll(node.children, rendering) : null);
  switch (node.type) {
    case 'text':
      return cutAtMarks(node, rendering.marks).map(({ text, marked }, at) =>
        marked ? (
          <mark key={at} title={NO_SOURCE}>
            {text}
          </mark>
        ) : (
          text
        ),
      );
    case 'paragraph': {
      const proposals = proposalsIn(node);
      return proposals ? renderProposals(proposals) : <p>{inner()}</p>;
    }
    case 'heading':
      return createElement(`h${node.depth}`, null, inner());
    case 'strong':
      return <strong>{inner()}</strong>;
    case 'emphasis':
      return <em>{inner()}</em>;
    case 'delete':
      return <del>{inner()}</del>;
    case 'blockquote':
      return <blockquote>{inner()}</blockquote>;
    case 'thematicBreak':
      return <hr />;
    case 'break':
      return <br />;
    case 'inlineCode':
      return <code>{node.value}</code>;
    case 'code':
      return (
        <pre>
          <code>{node.value}</code>
        </pre>
      );
    case 'list':
      return renderList(node, rendering);
    case 'table':
      return renderTable(node, rendering);
    case 'link':
      return <ReplyLinkElement node={node}>{inner()}</ReplyLinkElement>;
    case 'linkReference':
      return <ChatLink href={rendering.definitions.get(node.identifier) ?? ''}>{inner()}</ChatLink>;
    case 'image':
      return renderImage(node.url, node.alt);
    case 'imageReference':
      return renderImage(rendering.definitions.get(node.identifier), node.alt);
    case 'html':
      return node.value;
    case 'definition':
    case 'yaml':
      return null;
    default:
      return inner();
  }
}

function renderImage(source: string | undefined, alt: string | null | undefined): ReactNode {
  return (
    <Suspense fallback={alt}>
      <ChatImage source={source} alt={alt ?? ''} />
    </Suspense>
  );
}

function renderProposals(links: readonly LinkNode[]): ReactNode {
  return (
    <Box role="group" aria-label="Ways on" sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, my: 1.5 }}>
      {links.map((link, at) => (
        <ProposalButton key={at} node={link} />
      ))}
    </Box>
  );
}

function renderList({ ordered, spread, children }: ListNode, rendering: Rendering): ReactNode {
  const isTight = !spread && children.every((item) => !item.spread);
  const items = children.map((item, at) => (
    // As it is numbered in the source: a reply names results by their places, which need not follow each other.
    <li key={at} value={ordered ? numberOf(item, rendering.source) : undefined}>
      {typeof item.checked === 'boolean' && <input type="checkbox" checked={item.checked} disabled readOnly />}
      {item.children.map((child, place) => (
        <Fragment key={place}>
          {/* A paragraph in an item of a list without blank lines is its text. */}
          {child.type === 'paragraph' && isTight ? renderAll(child.children, rendering) : render(child, rendering)}
        </Fragment>
      ))}
    </li>
  ));
  return ordered ? <ol>{items}</ol> : <ul>{items}</ul>;
}

/** A price, a count, a change, a share. */
const figure = /^[+−-]?\$?\d[\d.,]* ?%?$/;
/** Up to here a cell stays on one line: a date, a size. “27 days (16 sales)” may break, so that two markets side by side fit a phone. */
const SHORT_CELL = 13;
/** From here on a table is shown as cards where its column is narrow, each figure under its heading. */
const WIDE_COLUMNS = 5;

function renderTable({ children: [head, ...rows], align }: TableNode, rendering: Rendering): ReactNode {
  const wordsOf = (cell: CellNode | undefined) =>
    rendering.source.slice(cell?.position?.start.offset, cell?.position?.end.offset).replaceAll(/[|*]/g, '').trim();
  // Columns of figures stand right, so that their digits stand under each other.
  const alignments = head?.children.map(
    (_, at) =>
      align?.[at] ?? (rows.length > 0 && rows.every(({ children }) => figure.test(wordsOf(children[at]))) ? 'right' : null),
  );
  // Its first cells name the rows.
  const isNamed = head !== undefined && wordsOf(head.children[0]) === '';
  const isWide = head && head.children.length >= WIDE_COLUMNS;
  const cells = (row: TableNode['children'][number] | undefined, isHead: boolean) => (
    <tr>
      {row?.children.map((cell, at) => {
        const isRowName = isNamed && at === 0;
        const Cell = isHead === isRowName ? 'td' : 'th';
        return (
          <Cell
            key={at}
            scope={isRowName && !isHead ? 'row' : undefined}
            data-label={isWide && !isHead && head.children[at] ? plainTextOf(head.children[at]) : undefined}
            data-short={(!isHead && wordsOf(cell).length <= SHORT_CELL) || undefined}
            style={alignments?.[at] ? { textAlign: alignments[at] } : undefined}
          >
            {renderAll(cell.children, rendering)}
          </Cell>
        );
      })}
    </tr>
  );
  return (
    <ChatTable>
      <thead>{cells(head, true)}</thead>
      <tbody>
        {rows.map((row, at) => (
          <Fragment key={at}>{cells(row, false)}</Fragment>
        ))}
      </tbody>
    </ChatTable>
  );
}
