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

/** Rows as COPY text: one line per row, columns in order; objects go as JSON. */
export function copyText<Row extends object>(rows: readonly Row[], columns: readonly (keyof Row)[]): string {
  let text = '';
  for (const row of rows) {
    for (let at = 0; at < columns.length; at += 1) {
      const column = columns[at] as keyof Row;
      text += at === 0 ? copyValue(row[column]) : `\t${copyValue(row[column])}`;
    }
    text += '\n';
  }
  return text;
}
