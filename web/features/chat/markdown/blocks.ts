const FENCE = /^ {0,3}(`{3,}|~{3,})/;
const LIST_ITEM = /^ {0,3}([-*+]|\d{1,9}[.)])\s/;
const CONTINUATION = /^\s{2,}\S/;

/**
 * Cuts markdown into blocks at blank lines, so that a streamed text re-renders only its last block. A fenced code block and a
 * list with blank lines between its items stay whole. Joining the blocks with a blank line gives the same document.
 */
export function splitBlocks(markdown: string): string[] {
  const blocks: string[] = [];
  let current: string[] = [];
  let fence: string | null = null;
  let inList = false;
  let blankBefore = false;

  const close = () => {
    const text = current.join('\n').trimEnd();
    if (text.trim() !== '') blocks.push(text);
    current = [];
    inList = false;
  };

  for (const line of markdown.split('\n')) {
    const mark = FENCE.exec(line)?.[1];
    if (fence !== null) {
      current.push(line);
      if (mark?.startsWith(fence)) fence = null;
      continue;
    }
    if (line.trim() === '') {
      blankBefore = true;
      current.push(line);
      continue;
    }
    const goesOn = inList && (LIST_ITEM.test(line) || CONTINUATION.test(line));
    if (blankBefore && current.length > 0 && !goesOn) close();
    blankBefore = false;
    if (current.length === 0) inList = LIST_ITEM.test(line);
    if (mark) fence = mark;
    current.push(line);
  }
  close();
  return blocks;
}
