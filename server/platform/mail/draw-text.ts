import type { Block, Letter } from './letter.ts';

function drawBlock(block: Block): string {
  switch (block.kind) {
    case 'heading':
    case 'paragraph':
    case 'note':
      return block.text;
    case 'button':
      return `${block.label}:\n${block.url}`;
    case 'code':
      return `    ${block.text}`;
    case 'facts':
      return block.rows.map(([label, value]) => `${label}: ${value}`).join('\n');
    case 'cards':
      return block.cards.map(({ title, lines, url }) => [title, ...lines, url].join('\n')).join('\n\n');
  }
}

/** A letter for readers without HTML; it says all that the HTML says. */
export function drawText({ blocks, unsubscribeUrl }: Letter): string {
  const parts = blocks.map(drawBlock);
  if (unsubscribeUrl !== undefined) parts.push(`Unsubscribe:\n${unsubscribeUrl}`);
  return `${parts.join('\n\n')}\n`;
}
