import type { FieldError } from '../errors/index.ts';

/**
 * Texts of a parsed part of a request that PostgreSQL refuses: with NUL characters or halves of surrogate pairs. JSON can carry
 * both; without this they would end as an internal error.
 */
export function unstorableTexts(path: string, value: unknown): FieldError[] {
  if (typeof value === 'string') {
    if (value.isWellFormed() && !value.includes('\u0000')) return [];
    return [{ path, message: 'Has characters that are no text' }];
  }
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, part]: [string, unknown]) => [
    ...unstorableTexts(path, key).map((error) => ({ ...error, message: 'Has a key with characters that are no text' })),
    ...unstorableTexts(`${path}.${key}`, part),
  ]);
}
