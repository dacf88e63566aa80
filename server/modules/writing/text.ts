/** Text of any language. */
export const number = (value: number) => value.toLocaleString('en-US', { maximumFractionDigits: 0 });
export const money = (value: number) => `$${number(Math.round(value))}`;
export const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** Text of a record as plain words: no links, markup or line breaks. */
export const plainWords = (text: string) =>
  text
    .replace(/\b(?:https?:|www\.)\S*/gi, ' ')
    .replace(/[[\]()<>*_`#|\\~{}]/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
