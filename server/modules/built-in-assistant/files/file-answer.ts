/** What a file answers, in words. */
import type { FileAnswer } from '#server/modules/files/index.ts';
import type { Texts } from '../answers/texts/index.ts';

type TableFacts = Extract<FileAnswer, { kind: 'table' }>;

const escaped = (text: string): string => text.replaceAll(/[\\|*_`[\]<>]/g, '\\$&').replaceAll('\n', ' ');

export function composeFileAnswer(answer: FileAnswer, texts: Texts): string {
  const { files: words } = texts;
  const file = `**${escaped(answer.fileName)}**`;
  switch (answer.kind) {
    case 'unreadable':
      return words.unreadable(file, answer.problem);
    case 'image':
      return words.image(file);
    case 'text':
      return composePassages(answer, file, texts);
    case 'table':
      return composeTable(answer, file, texts);
  }
}

function composePassages(
  { found, passages, isCut, pageCount }: Extract<FileAnswer, { kind: 'text' }>,
  file: string,
  { files: words }: Texts,
): string {
  const quoted = passages
    .map(({ page, text }) => `> ${escaped(text)}${page === null ? '' : `\n>\n> ${words.page(page)}`}`)
    .join('\n\n');
  return [found ? words.says(file) : words.begins(file), quoted, isCut ? words.firstPart(pageCount) : '']
    .filter(Boolean)
    .join('\n\n');
}

/** A figure of a table; null where there is none. */
function figureIn({ value, valueDollars }: { value: number | null; valueDollars: number | null }): string | null {
  if (valueDollars !== null) return `$${valueDollars.toLocaleString('en-US', { maximumFractionDigits: 2 })}`;
  return value === null ? null : value.toLocaleString('en-US');
}

function conditionsInWords(filters: TableFacts['filters'], { files: words }: Texts): string {
  const conditions = filters.map(
    ({ column, test, value }) => `${column} ${words.tests[test] ?? test} ${value.toLocaleString('en-US')}`,
  );
  return conditions.length > 0 ? words.where(escaped(words.and(conditions))) : '';
}

function composeTable(answer: TableFacts, file: string, texts: Texts): string {
  const { files: words } = texts;
  const { operation, column, matched, rowCount, groupBy, groups, rows } = answer;
  const columns = answer.columns.map(escaped);
  const figure = figureIn(answer);
  const where = conditionsInWords(answer.filters, texts);
  const cut = answer.isCut ? words.cut : '';
  const of = words.of(file);
  const [all, matching] = [words.rows(rowCount), words.rows(matched)];
  if (operation === null)
    return `${words.has(file, all, columns.join(', '))}${cut}\n\n${tableOf(rows, texts)}\n\n${words.askFor}`;
  if (matched === 0) return `${words.noneMatch(all, of, where)}${cut}`;
  if (groupBy !== null && groups.length > 0)
    return `${words.grouped(matching, of, where, escaped(groupBy))}${cut}\n\n${groupsOf(answer, groupBy, texts)}`;
  if (operation === 'count') return `${words.counted(matched, all, of, where)}${cut}`;
  if (operation === 'list') {
    const more = matched > rows.length ? words.first(rows.length) : '';
    return `${words.match(matching, of, where)}${more}${cut}\n\n${tableOf(rows, texts)}`;
  }
  if (column === null || figure === null) return words.whichColumn(of, columns);
  const rest = rows.length > 0 ? `\n\n${tableOf(rows, texts)}` : '';
  return `${words.computed({ operation, column, figure }, matching, of, where)}${cut}${rest}`;
}

function groupsOf({ operation, column, groups }: TableFacts, groupBy: string, { files: words }: Texts): string {
  const figure =
    operation === null || operation === 'count' || operation === 'list' || column === null
      ? null
      : words.figure(operation, column);
  const lines = groups.map(
    (group) => `| ${escaped(group.name)} | ${group.rowCount} |${figure === null ? '' : ` ${figureIn(group) ?? words.none} |`}`,
  );
  const head = `| ${escaped(groupBy)} | ${words.rowsHead} |${figure === null ? '' : ` ${escaped(figure)} |`}`;
  return `${head}\n|---|---:|${figure === null ? '' : '---:|'}\n${lines.join('\n')}`;
}

function tableOf(rows: TableFacts['rows'], { files: words }: Texts): string {
  const columns = Object.keys(rows[0]?.cells ?? {});
  const lines = rows.map(({ row, cells }) => `| ${row} | ${columns.map((column) => escaped(cells[column] ?? '')).join(' | ')} |`);
  return `| ${words.row} | ${columns.map(escaped).join(' | ')} |\n|---:|${columns.map(() => '---|').join('')}\n${lines.join('\n')}`;
}
