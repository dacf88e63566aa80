import { createElement, Fragment, type ReactNode } from 'react';
import { ChatImage } from './chat-image.tsx';
import { cutAtMarks, type FigureMark } from './figure-marks.ts';
import { ChatLink, ChatTable } from './markdown-elements.tsx';
import { type MarkdownNode, type MarkdownTree, readMarkdown } from './markdown-tree.ts';

type Node = MarkdownNode | MarkdownTree;
type ListNode = Extract<MarkdownNode, { type: 'list' }>;
type TableNode = Extract<MarkdownNode, { type: 'table' }>;

interface Rendering {
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
  return render(tree, { marks, definitions });
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
    case 'paragraph':
      return <p>{inner()}</p>;
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
      return <ChatLink href={node.url}>{inner()}</ChatLink>;
    case 'linkReference':
      return <ChatLink href={rendering.definitions.get(node.identifier) ?? ''}>{inner()}</ChatLink>;
    case 'image':
      return <ChatImage source={node.url} alt={node.alt ?? ''} />;
    case 'imageReference':
      return <ChatImage source={rendering.definitions.get(node.identifier)} alt={node.alt ?? ''} />;
    case 'html':
      return node.value;
    case 'footnoteReference':
      return <sup>{node.label ?? node.identifier}</sup>;
    case 'definition':
    case 'yaml':
      return null;
    default:
      return inner();
  }
}

function renderList({ ordered, start, spread, children }: ListNode, rendering: Rendering): ReactNode {
  const isTight = !spread && children.every((item) => !item.spread);
  const items = children.map((item, at) => (
    <li key={at}>
      {typeof item.checked === 'boolean' && <input type="checkbox" checked={item.checked} disabled readOnly />}
      {item.children.map((child, place) => (
        <Fragment key={place}>
          {/* A paragraph in an item of a list without blank lines is its text. */}
          {child.type === 'paragraph' && isTight ? renderAll(child.children, rendering) : render(child, rendering)}
        </Fragment>
      ))}
    </li>
  ));
  return ordered ? <ol start={start ?? 1}>{items}</ol> : <ul>{items}</ul>;
}

function renderTable({ children: [head, ...rows], align }: TableNode, rendering: Rendering): ReactNode {
  const cells = (row: TableNode['children'][number] | undefined, Cell: 'th' | 'td') => (
    <tr>
      {row?.children.map((cell, at) => (
        <Cell key={at} style={align?.[at] ? { textAlign: align[at] } : undefined}>
          {renderAll(cell.children, rendering)}
        </Cell>
      ))}
    </tr>
  );
  return (
    <ChatTable>
      <thead>{cells(head, 'th')}</thead>
      <tbody>
        {rows.map((row, at) => (
          <Fragment key={at}>{cells(row, 'td')}</Fragment>
        ))}
      </tbody>
    </ChatTable>
  );
}
