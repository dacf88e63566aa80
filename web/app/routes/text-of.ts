/** A search parameter that is a text; anything else counts as not given. */
export const textOf = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);
