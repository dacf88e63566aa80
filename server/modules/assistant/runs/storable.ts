/** Text that PostgreSQL can store: models do send NUL characters and halves of surrogate pairs, which it refuses. */
export function storableText(text: string): string {
  return text.toWellFormed().replaceAll('\u0000', '');
}

/** JSON of which every text is storable. */
export function storableJson(value: unknown): string {
  return JSON.stringify(value, (_key, part: unknown) => (typeof part === 'string' ? storableText(part) : part));
}
