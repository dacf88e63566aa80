/** "1.250.000,00", "2,5" and "-80,1310", as no figure is written in the US. */
const withDecimalComma = /^[$€]?-?(?:\d{1,3}(?:\.\d{3})+,\d{1,2}|\d+,(?:\d{1,2}|\d{4,}))$/;
/** "1,250,000", "1,250.00" and "0.25", as none is written where the comma parts the decimals. */
const withDecimalPoint = /^[$]?-?(?:\d{1,3}(?:,\d{3})+\.\d+|\d{1,3}(?:,\d{3}){2,}|\d+\.(?:\d{1,2}|\d{4,}))$/;
const MIN_CELLS = 2;

/** Whether the figures of a table have a decimal comma: some can be read in no other way, and none of the others in that one. */
export function hasDecimalCommas(rows: readonly (readonly string[])[]): boolean {
  const cells = rows.flat().map((cell) => cell.trim());
  return (
    cells.filter((cell) => withDecimalComma.test(cell)).length >= MIN_CELLS && !cells.some((cell) => withDecimalPoint.test(cell))
  );
}

/** "1.250.000,00" → "1250000.00"; what is no figure stays. */
export function withPoint(cell: string): string {
  const text = cell.trim();
  return /^[$€]?\s?-?\d{1,3}(?:\.\d{3})+(?:,\d+)?$|^[$€]?\s?-?\d+,\d+$/.test(text)
    ? text.replaceAll('.', '').replace(',', '.')
    : cell;
}
