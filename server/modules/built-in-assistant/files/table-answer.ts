/** What a table answers, in words. */
import { askLink } from '#contract/reply-links.ts';
import type { FileAnswer } from '#server/modules/files/index.ts';
import { plain } from '../answers/format.ts';
import type { Texts } from '../answers/texts/index.ts';
import { escaped } from './escaped.ts';

export type TableFacts = Extract<FileAnswer, { kind: 'table' }>;
type Figure = Pick<TableFacts, 'figure'>;

const inDigits = (figure: number): string => figure.toLocaleString('en-US', { maximumFractionDigits: 2 });

function inDollars(amount: number): string {
  const size = Math.abs(amount);
  const cents = Number.isInteger(size) || size >= 10_000 ? 0 : 2;
  return `${amount < 0 ? '−' : ''}$${size.toLocaleString('en-US', { minimumFractionDigits: cents, maximumFractionDigits: cents })}`;
}

/** A figure of a table; null where there is none. */
function figureIn({ figure }: Figure): string | null {
  const [[name, value] = []] = Object.entries(figure);
  if (name === undefined || value === undefined) return null;
  return name.includes('Dollars') ? inDollars(value) : name.endsWith('Percent') ? `${inDigits(value)}%` : inDigits(value);
}

const cellIn = (row: TableFacts['rows'][number] | undefined, column: string | null): string =>
  column === null ? '' : String(row?.cells[column] ?? '');

/** Years are written without a comma; the first and the last of dates as they stand in their row. */
function figureOfColumn(answer: TableFacts): string | null {
  const { column, operation, figure, rows } = answer;
  const isYear = /\byear\b|built/i.test(column ?? '');
  const isEnd = operation === 'min' || operation === 'max';
  if (isEnd && (isYear || Object.keys(figure).length === 0)) return cellIn(rows[0], column) || null;
  return figureIn(answer);
}

function conditionsInWords(filters: TableFacts['filters'], { files: words }: Texts): string {
  const conditions = filters.map(({ column, test, value }) => `${column} ${words.tests[test] ?? test} ${value}`.trim());
  return conditions.length > 0 ? words.where(escaped(words.and(conditions))) : '';
}

export function composeTable(answer: TableFacts, file: string, texts: Texts): string {
  const { files: words } = texts;
  const notes = [answer.isCut ? words.cut.trim() : '', answer.unused.length > 0 ? words.unused(answer.unused) : ''];
  return [composeFound(answer, file, texts), ...(answer.operation === null ? notes.slice(0, 1) : notes)]
    .filter(Boolean)
    .join('\n\n');
}

function composeFound(answer: TableFacts, file: string, texts: Texts): string {
  const { files: words } = texts;
  const { operation, matched, groupBy, rows } = answer;
  const where = conditionsInWords(answer.filters, texts);
  const of = words.of(file);
  const [all, matching] = [words.rows(answer.outOf), words.rows(matched)];
  if (operation === null) {
    const columns = answer.columns.map(escaped).join(', ');
    return `${words.has(file, words.rows(answer.rowCount), columns)}\n\n${tableOf(rows, texts)}\n\n${words.askFor}${offered(answer.offers, texts)}`;
  }
  if (operation === 'share') return words.share(figureIn(answer) ?? words.none, matching, all, of, where);
  if (matched === 0) return words.noneMatch(all, of, where);
  if (groupBy !== null) return composeGroups(answer, groupBy, { matching, of, where }, texts);
  if (operation === 'count') return where === '' ? words.hasRows(file, matching) : words.counted(matched, all, of, where);
  if (operation === 'list') return composeRows(answer, { matching, of, where }, texts);
  const figure = figureOfColumn(answer);
  if (answer.column === null || figure === null) return words.whichColumn(of, answer.columns.map(escaped));
  const column = escaped(answer.months === null ? answer.column : words.timesMonths(answer.column, answer.months));
  const told = words.computed({ operation, column, figure }, words.rows(answer.counted), of, where);
  return rows.length > 0 ? `${told}\n\n${tableOf(rows, texts)}` : told;
}

/** Ways on that such a table has. */
function offered({ figure, group, addresses }: TableFacts['offers'], { files: words }: Texts): string {
  const ways = [
    addresses ? words.whichOnMarket : null,
    group === null ? null : figure === null ? words.howManyBy(plain(group)) : words.averageBy(plain(figure), plain(group)),
  ].filter((way) => way !== null);
  return ways.length === 0 ? '' : `\n\n${ways.map(askLink).join(' ')}`;
}

interface Said {
  matching: string;
  of: string;
  where: string;
}

function composeRows(answer: TableFacts, { matching, of, where }: Said, texts: Texts): string {
  const { files: words } = texts;
  const { rows, matched, column, extremes, order, isTop, isPicked } = answer;
  const [only] = rows;
  const isAsked = column !== null && !answer.filters.some((filter) => filter.column === column);
  const cell = isAsked ? cellIn(only, column) : '';
  const asked = matched === 1 && column !== null && cell !== '' ? words.cell(escaped(column), escaped(cell), of, where) : null;
  const more = matched > rows.length ? words.first(rows.length) : '';
  const sides = extremes
    .map(({ column: name, highest, highestOf, lowest, lowestOf }) =>
      words.highestAndLowest(escaped(name), escaped(highest), escaped(highestOf), escaped(lowest), escaped(lowestOf)),
    )
    .map((line) => `- ${line}`)
    .join('\n');
  const listed = `${words.match(matching, of, where, matched === 1)}${order === null || column === null ? '' : words.ordered(escaped(column), order === 'ascending')}${more}`;
  const begin =
    isPicked && only && rows.length === 1
      ? words.theRow(only.row, of)
      : isTop && column !== null
        ? words.endOf(words.rows(rows.length), of, where, escaped(column), order === 'ascending')
        : (asked ?? listed);
  return [begin, tableOf(rows, texts), sides].filter(Boolean).join('\n\n');
}

function composeGroups(answer: TableFacts, groupBy: string, { matching, of, where }: Said, texts: Texts): string {
  const { files: words } = texts;
  const { operation, column, groups } = answer;
  const figure =
    operation === null || operation === 'count' || operation === 'list' || operation === 'share' || column === null
      ? null
      : words.figure(operation, column);
  const [first] = groups;
  const found =
    answer.asksForOneGroup && first
      ? words.firstGroup(escaped(groupBy), escaped(first.group), figureIn(first) ?? words.rows(first.rowCount))
      : words.grouped(matching, of, where, escaped(groupBy));
  const lines = groups.map(
    (one) =>
      `| ${escaped(one.group) || words.none} | ${one.rowCount} |${figure === null ? '' : ` ${figureIn(one) ?? words.none} |`}`,
  );
  const head = `| ${escaped(groupBy)} | ${words.rowsHead} |${figure === null ? '' : ` ${escaped(figure.charAt(0).toUpperCase() + figure.slice(1))} |`}`;
  return `${found}\n\n${head}\n|---|---:|${figure === null ? '' : '---:|'}\n${lines.join('\n')}`;
}

function tableOf(rows: TableFacts['rows'], { files: words }: Texts): string {
  const columns = Object.keys(rows[0]?.cells ?? {});
  const lines = rows.map(
    ({ row, cells }) => `| ${row} | ${columns.map((column) => escaped(String(cells[column] ?? ''))).join(' | ')} |`,
  );
  return `| ${words.row} | ${columns.map(escaped).join(' | ')} |\n|---:|${columns.map(() => '---|').join('')}\n${lines.join('\n')}`;
}
