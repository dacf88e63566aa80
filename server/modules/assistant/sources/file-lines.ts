import type { SourceCall } from '#contract/reply-sources.ts';
import { figureName } from './field-words.ts';
import { valueWords } from './value-words.ts';

type Line = SourceCall['asked'][number];
type Item = Record<string, unknown>;

const isItem = (value: unknown): value is Item => value !== null && typeof value === 'object' && !Array.isArray(value);
const itemsOf = (value: unknown): Item[] => (Array.isArray(value) ? value.filter(isItem) : []);
const textOf = (value: unknown): string => (typeof value === 'string' || typeof value === 'number' ? String(value) : '');

/** What was read of an attached file, as its reader would tell it. Undefined for what is no such answer. */
export function linesOfFile(answer: Item): Line[] | undefined {
  const { fileName, kind, sheet, problem } = answer;
  if (typeof fileName !== 'string') return undefined;
  const file = { label: 'File', value: typeof sheet === 'string' ? `${fileName}, sheet ${sheet}` : fileName };
  if (kind === 'table') return [file, ...linesOfTable(answer)];
  if (kind === 'text') return [file, ...itemsOf(answer['passages']).map(passageLine)];
  if ('byStatus' in answer) return [file, ...linesOfAddresses(answer)];
  return typeof problem === 'string' ? [file, { label: 'Problem', value: problem }] : [file];
}

const passageLine = ({ page, text }: Item): Line => ({
  label: typeof page === 'number' ? `Page ${page}` : 'Passage',
  value: textOf(text),
});

function linesOfTable({ operation, column, filters, matched, outOf, figure, groupBy, groups, rows }: Item): Line[] {
  const conditions = itemsOf(filters).map(({ column: of, test, value }) => [of, test, value].map(textOf).join(' ').trim());
  return [
    ...conditions.map((value) => ({ label: 'Condition', value })),
    ...(operation === null ? [] : [{ label: 'Rows that match', value: `${textOf(matched)} of ${textOf(outOf)}` }]),
    ...figuresIn(figure).map(([name, value]) => ({ label: [figureName(name), textOf(column)].join(' ').trim(), value })),
    ...itemsOf(groups).map((one) => ({
      label: `${textOf(groupBy)} ${textOf(one['group'])}`,
      value: [`${textOf(one['rowCount'])} rows`, ...figuresIn(one['figure']).map(([, value]) => value)].join(' · '),
    })),
    ...itemsOf(rows).map(({ row, cells }) => ({
      label: `Row ${textOf(row)}`,
      value: Object.entries(isItem(cells) ? cells : {})
        .filter(([, cell]) => cell !== '')
        .map(([name, cell]) => `${name}: ${textOf(cell)}`)
        .join(' · '),
    })),
  ];
}

const figuresIn = (figure: unknown): [name: string, value: string][] =>
  Object.entries(isItem(figure) ? figure : {}).flatMap(([name, value]): [string, string][] =>
    name === 'count' ? [] : [[name, valueWords(value, [name])]],
  );

function linesOfAddresses({ problem, addresses, byStatus, notFound, homes, missing }: Item): Line[] {
  if (typeof problem === 'string') return [{ label: 'Problem', value: problem }];
  return [
    { label: 'Addresses looked up', value: textOf(addresses) },
    ...itemsOf(byStatus).map(({ status, count }) => ({ label: valueWords(status, ['status']), value: textOf(count) })),
    {
      label: 'Without a listing',
      value: [textOf(notFound), ...itemsOf(missing).map(({ address }) => textOf(address))].join(' · '),
    },
    ...itemsOf(homes)
      .filter(({ inFileDollars }) => typeof inFileDollars === 'number')
      .map(({ row, inFileDollars }) => ({
        label: `Row ${textOf(row)}, in the file`,
        value: valueWords(inFileDollars, ['price']),
      })),
  ];
}
