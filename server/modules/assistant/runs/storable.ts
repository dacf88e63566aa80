/** They turn what follows around, so that a reader sees other words than there are: an address, the end of a file's name. */
const bidiControls = /[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/g;

/**
 * Text that PostgreSQL can store and people can trust: models do send NUL characters and halves of surrogate pairs, which it refuses, and
 * controls of writing direction, which are shown as the mark for an unknown character.
 */
export function storableText(text: string): string {
  return text.toWellFormed().replaceAll('\u0000', '').replace(bidiControls, '\uFFFD');
}

/** JSON of which every text is storable. */
export function storableJson(value: unknown): string {
  return JSON.stringify(value, (_key, part: unknown) => (typeof part === 'string' ? storableText(part) : part));
}
