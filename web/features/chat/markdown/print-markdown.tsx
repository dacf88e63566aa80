import { createElement, Fragment, type ReactNode } from 'react';
import { readReplyLink } from '#contract/reply-links.ts';
import { cutAtMarks, type FigureMark } from './figure-marks.ts';
import { classifyLink } from './links.ts';
import { type MarkdownNode, type MarkdownTree, numberOf, readMarkdown } from './markdown-tree.ts';
import { proposalsIn } from './proposals.ts';

type Node = MarkdownNode | MarkdownTree;
type TableNode = Extract<MarkdownNode, { type: 'table' }>;
type ListNode = Extract<MarkdownNode, { type: 'list' }>;

interface Printing {
  source: string;
  marks: readonly FigureMark[];
  definitions: ReadonlyMap<string, string>;
  /** Links to our own pages lead here. */
  origin: string;
}

/** Markdown as plain elements for paper: what acts on a screen is its words or left out, and a picture is its name. */
export function printMarkdown(markdown: string, { marks, origin }: Pick<Printing, 'marks' | 'origin'>): ReactNode {
  const tree = readMarkdown(markdown);
  const definitions = new Map(
    tree.children.flatMap((node) => (node.type === 'definition' ? [[node.identifier, node.url] as const] : [])),
  );
  return print(tree, { source: markdown, marks, definitions, origin });
}

const printAll = (nodes: readonly Node[], printing: Printing): ReactNode[] =>
  nodes.map((node, at) => <Fragment key={at}>{print(node, printing)}</Fragment>);

function print(node: Node, printing: Printing): ReactNode {
  const inner = () => ('children' in node ? printAll(node.children, printing) : null);
  switch (node.type) {
    case 'text':
      return cutAtMarks(node, printing.marks).map(({ text, marked }, at) => (marked ? <mark key={at}>{text}</mark> : text));
    case 'paragraph':
      return proposalsIn(node) ? null : <p>{inner()}</p>;
    case 'heading':
      // Under the heading of its message.
      return createElement(`h${Math.min(6, node.depth + 2)}`, null, inner());
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
      return <pre>{node.value}</pre>;
    case 'list':
      return printList(node, printing);
    case 'table':
      return printTable(node, printing);
    case 'link':
      return printLink(node.url, inner(), printing);
    case 'linkReference':
      return printLink(printing.definitions.get(node.identifier) ?? '', inner(), printing);
    case 'image':
    case 'imageReference':
      return <em>[{node.alt || 'Image'}]</em>;
    case 'html':
      return node.value;
    case 'definition':
    case 'yaml':
      return null;
    default:
      return inner();
  }
}

function printLink(address: string, words: ReactNode, { origin }: Printing): ReactNode {
  if (readReplyLink(address)) return words;
  const link = classifyLink(address, origin);
  if (link.kind === 'none') return words;
  return <a href={link.kind === 'in-app' ? new URL(link.path, origin).href : link.href}>{words}</a>;
}

function printList({ ordered, children }: ListNode, printing: Printing): ReactNode {
  const items = children.map((item, at) => (
    <li key={at} value={ordered ? numberOf(item, printing.source) : undefined}>
      {typeof item.checked === 'boolean' && (item.checked ? '☑ ' : '☐ ')}
      {item.children.map((child, place) => (
        <Fragment key={place}>
          {child.type === 'paragraph' ? printAll(child.children, printing) : print(child, printing)}
        </Fragment>
      ))}
    </li>
  ));
  return ordered ? <ol>{items}</ol> : <ul>{items}</ul>;
}

function printTable({ children: [head, ...rows], align }: TableNode, printing: Printing): ReactNode {
  const cells = (row: TableNode['children'][number] | undefined, Cell: 'th' | 'td') =>
    row?.children.map((cell, at) => (
      <Cell key={at} style={align?.[at] ? { textAlign: align[at] } : undefined}>
        {printAll(cell.children, printing)}
      </Cell>
    ));
  return (
    <table>
      <thead>
        <tr>{cells(head, 'th')}</tr>
      </thead>
      <tbody>
        {rows.map((row, at) => (
          <tr key={at}>{cells(row, 'td')}</tr>
        ))}
      </tbody>
    </table>
  );
}
