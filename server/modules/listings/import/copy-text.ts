/** A value as PostgreSQL's COPY text format has it. */
function copyValue(value: unknown): string {
  if (value === null || value === undefined) return '\\N';
  if (typeof value === 'string') return escapeText(value);
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  return escapeText(JSON.stringify(value));
}

function escapeText(text: string): string {
  return /[\\\n\r\t]/.test(text)
    ? text.replace(
        /[\\\n\r\t]/g,
        (character) => `\\${character === '\\' ? '\\' : character === '\n' ? 'n' : character === '\r' ? 'r' : 't'}`,
      )
    : text;
}

/** A `text[]` literal. */
export function textArrayLiteral(items: readonly string[]): string {
  return `{${items.map((item) => `"${item.replace(/[\\"]/g, '\\$&')}"`).join(',')}}`;
}

/** A row as COPY text takes it, without the end of its line: columns in order; objects go as JSON. */
export function copyLine<Column extends string>(row: Readonly<Record<Column, unknown>>, columns: readonly Column[]): string {
  let text = '';
  for (let at = 0; at < columns.length; at += 1) {
    const column = columns[at] as Column;
    text += at === 0 ? copyValue(row[column]) : `\t${copyValue(row[column])}`;
  }
  return text;
}
