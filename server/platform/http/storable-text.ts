import type { FieldError } from '../errors/index.ts';

/**
 * Texts of a parsed part of a request that PostgreSQL refuses: with NUL characters or halves of surrogate pairs. JSON can carry
 * both; without this they would end as an internal error.
 */
export function unstorableTexts(path: string, value: unknown): FieldError[] {
  // Paths are made for what is refused alone: nearly everything can be stored.
  if (isStorable(value)) return [];
  if (typeof value !== 'object' || value === null) return [{ path, message: 'Has characters that are no text' }];
  return Object.entries(value).flatMap(([key, part]: [string, unknown]) => [
    ...unstorableTexts(path, key).map((error) => ({ ...error, message: 'Has a key with characters that are no text' })),
    ...unstorableTexts(`${path}.${key}`, part),
  ]);
}

function isStorable(value: unknown): boolean {
  if (typeof value === 'string') return value.isWellFormed() && !value.includes('\u0000');
  if (typeof value !== 'object' || value === null) return true;
  return Object.entries(value).every(([key, part]) => isStorable(key) && isStorable(part));
}
