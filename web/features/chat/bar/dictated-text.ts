/** A text before and after the place where something is written. */
export interface TextAround {
  before: string;
  after: string;
}

/** A selection is written over. */
export function textAround({ value, selectionStart, selectionEnd }: HTMLTextAreaElement): TextAround {
  return { before: value.slice(0, selectionStart), after: value.slice(selectionEnd) };
}

/** What was said stands apart from the words around it; it is cut where the text would be longer than it may be. */
export function withDictated(
  { before, after }: TextAround,
  dictated: string,
  maxLength: number,
): { text: string; caret: number } {
  const words = dictated.trim().replaceAll(/\s+/g, ' ');
  const start = words !== '' && /\S$/.test(before) ? `${before} ` : before;
  const rest = words !== '' && /^[^\s.,;:!?)]/.test(after) ? ` ${after}` : after;
  const taken = words.slice(0, Math.max(0, maxLength - start.length - rest.length));
  return { text: start + taken + rest, caret: start.length + taken.length };
}
