/**
 * A regular expression that is written over several lines: `inLines('g')` and the pattern in backticks. Line breaks, and the indentation behind
 * them, are no part of it; a space within a line is. Escapes stand as in a regular expression, not doubled.
 * @param flags as of RegExp
 */
export const inLines =
  (flags = '') =>
  (strings: TemplateStringsArray, ...parts: readonly (string | number)[]): RegExp =>
    new RegExp(String.raw({ raw: strings.raw.map((one) => one.replace(/\n\s*/g, '')) }, ...parts), flags);
