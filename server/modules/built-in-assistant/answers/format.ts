/** How figures and lists are written in a reply, in every language of the United States. */
const whole = new Intl.NumberFormat('en-US', { maximumFractionDigits: 0 });
export const count = (value: number) => whole.format(value);
export const dollars = (value: number) => `$${whole.format(Math.round(value))}`;

export const plural = (value: number, one: string, many = `${one}s`) => `${count(value)} ${value === 1 ? one : many}`;

/** "a, b and c" */
export function list(words: readonly string[], conjunction: string): string {
  return words.length < 2 ? (words[0] ?? '') : `${words.slice(0, -1).join(', ')} ${conjunction} ${words.at(-1)}`;
}

/**
 * Text from a record, or from the user, as plain words in markdown: it can neither link, nor show an image, nor start a heading or a table.
 */
export const plain = (text: string) =>
  text
    .replace(/[[\]()<>*_`|\\~!]/g, ' ')
    // Before a letter or digit, and not first, it is the number of a unit and begins no heading.
    .replace(/^[\s#]+|#(?![a-z0-9])/gi, ' ')
    .replace(/\b(?:https?|www)\S*/gi, ' ')
    .replace(/\s+/g, ' ')
    .trim();
