import type { KeyboardEvent } from 'react';

/** Arrow keys go from card to card in a grid of them: to the side by one, up and down to the one above or below. Home and End to its ends. */
export function moveBetweenCards(event: KeyboardEvent<HTMLElement>): void {
  if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
  const cards = [...event.currentTarget.querySelectorAll<HTMLElement>('article > button')];
  const at = cards.findIndex((card) => card === document.activeElement);
  const to = at < 0 ? undefined : targetOf(event.key, at, cards);
  if (!to) return;
  event.preventDefault();
  to.focus();
}

function targetOf(key: string, at: number, cards: readonly HTMLElement[]): HTMLElement | undefined {
  const columns = columnsOf(cards);
  switch (key) {
    case 'ArrowRight':
      return cards[at + 1];
    case 'ArrowLeft':
      return cards[at - 1];
    case 'ArrowDown':
      return cards[at + columns];
    case 'ArrowUp':
      return cards[at - columns];
    case 'Home':
      return cards[0];
    case 'End':
      return cards.at(-1);
    default:
      return undefined;
  }
}

/** How many stand beside the first one. */
function columnsOf(cards: readonly HTMLElement[]): number {
  const top = cards[0]?.getBoundingClientRect().top;
  return cards.filter((card) => card.getBoundingClientRect().top === top).length;
}
