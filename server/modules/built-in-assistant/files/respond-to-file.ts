/** A question about a file that the user attached: the tool computes or finds, and here it is put in words. */
import type { LanguageModelV4Prompt } from '@ai-sdk/provider';
import { fileLinksIn, withoutFileLinks } from '#contract/files.ts';
import { fileAnswerSchema, READ_FILE_TOOL, type FileAnswer } from '#server/modules/files/index.ts';
import type { Turn } from '../turn.ts';

export type FileTool = typeof READ_FILE_TOOL;

type FileStep = { say: string } | { call: FileTool; input: Record<string, unknown>; reasoning: string };

const namesFile =
  /\b(?:file|attachment|attached|spreadsheet|sheet|table|workbook|excel|csv|document|pdf|report|inspection|disclosures?|contract|rows?|columns?)\b/i;
/** Right after an answer from a file, a question of this form goes on about it. */
const goesOn =
  /^(?:and\b|what about|how many|which\b|what(?:'s| is) the (?:average|median|total|mean|highest|lowest)|average|median|total|sum|does it|is there|list)/i;

/** Null where the question is about no file. */
export function respondToFile(turn: Turn, prompt: LanguageModelV4Prompt): FileStep | null {
  const answered = turn.answers.findLast(({ toolName }) => toolName === READ_FILE_TOOL);
  if (answered) {
    const answer = fileAnswerSchema.safeParse(answered.value);
    return { say: answer.success ? composeFileAnswer(answer.data) : 'The file could not be read. Attach it once more.' };
  }
  const own = fileLinksIn(turn.question).at(-1);
  const link = own ?? turn.earlier.flatMap((text) => fileLinksIn(text)).at(-1);
  const question = withoutFileLinks(turn.question);
  if (!link || !(own || namesFile.test(question) || (goesOn.test(question) && wasAboutFile(prompt)))) return null;
  return { call: READ_FILE_TOOL, input: { fileId: link.fileId, question }, reasoning: `Reading ${link.name}.` };
}

/** Whether the reply before this question read a file. */
function wasAboutFile(prompt: LanguageModelV4Prompt): boolean {
  const last = prompt.findLastIndex(({ role }) => role === 'user');
  const before = prompt.findLastIndex(({ role }, index) => role === 'user' && index < last);
  return prompt
    .slice(Math.max(0, before), last)
    .some(
      ({ role, content }) =>
        role === 'tool' && content.some((part) => part.type === 'tool-result' && part.toolName === READ_FILE_TOOL),
    );
}

const count = (number: number, one: string): string => `${number.toLocaleString('en-US')} ${number === 1 ? one : `${one}s`}`;

const escaped = (text: string): string => text.replaceAll(/[\\|*_`[\]<>]/g, '\\$&').replaceAll('\n', ' ');

const figureWords = { mean: 'average', median: 'median', sum: 'total', min: 'lowest', max: 'highest' } as const;

export function composeFileAnswer(answer: FileAnswer): string {
  switch (answer.kind) {
    case 'unreadable':
      return `I could not read **${escaped(answer.fileName)}**. ${answer.problem}`;
    case 'image':
      return `I have **${escaped(answer.fileName)}**, and I cannot see what is in a picture. Ask about a table or a text, or choose a model that sees.`;
    case 'text':
      return composePassages(answer);
    case 'table':
      return composeTable(answer);
  }
}

function composePassages({ fileName, found, passages, isCut, pageCount }: Extract<FileAnswer, { kind: 'text' }>): string {
  const quoted = passages.map(({ page, text }) => `> ${escaped(text)}${page === null ? '' : `\n>\n> Page ${page}`}`).join('\n\n');
  const head = found
    ? `This is what **${escaped(fileName)}** says:`
    : `I found no passage in **${escaped(fileName)}** with these words. This is how it begins:`;
  const cut = isCut ? `\n\nOnly the first part of it${pageCount === null ? '' : `, of ${pageCount} pages,`} was read.` : '';
  return `${head}\n\n${quoted}${cut}`;
}

/** A figure of a table; null where there is none. */
function figureIn({ value, valueDollars }: { value: number | null; valueDollars: number | null }): string | null {
  if (valueDollars !== null) return `$${valueDollars.toLocaleString('en-US', { maximumFractionDigits: 2 })}`;
  return value === null ? null : value.toLocaleString('en-US');
}

const conditionInWords = ({ column, test, value }: TableFacts['filters'][number]): string =>
  `${column} ${test} ${value.toLocaleString('en-US')}`;

type TableFacts = Extract<FileAnswer, { kind: 'table' }>;

function composeTable(answer: TableFacts): string {
  const { fileName, operation, column, filters, matched, rowCount, groupBy, groups, rows, isCut } = answer;
  const told = figureIn(answer);
  const where = filters.length > 0 ? ` where ${escaped(filters.map(conditionInWords).join(' and '))}` : '';
  const cut = isCut ? ' Only the first 20,000 rows were read.' : '';
  const of = `of **${escaped(fileName)}**`;
  if (operation === null) {
    const columns = answer.columns.map(escaped).join(', ');
    return `**${escaped(fileName)}** has ${count(rowCount, 'row')} with ${columns}.${cut}\n\n${tableOf(rows)}\n\nAsk for a count, an average, a median or a total, by any of these columns.`;
  }
  if (matched === 0) return `None of the ${count(rowCount, 'row')} ${of} match${where}.${cut}`;
  if (groupBy !== null && groups.length > 0) {
    const figure =
      operation === 'count' || operation === 'list' || column === null ? null : `${figureWords[operation]} ${column}`;
    const lines = groups.map(
      (group) => `| ${escaped(group.name)} | ${group.rowCount} |${figure === null ? '' : ` ${figureIn(group) ?? 'none'} |`}`,
    );
    const head = `| ${escaped(groupBy)} | Rows |${figure === null ? '' : ` ${escaped(figure)} |`}\n|---|---:|${figure === null ? '' : '---:|'}`;
    return `${count(matched, 'row')} ${of}${where}, by ${escaped(groupBy)}.${cut}\n\n${head}\n${lines.join('\n')}`;
  }
  if (operation === 'count')
    return `**${matched.toLocaleString('en-US')}** of the ${count(rowCount, 'row')} ${of} match${where || ': no condition was named'}.${cut}`;
  if (operation === 'list') {
    const more = matched > rows.length ? ` The first ${rows.length}:` : '';
    return `${count(matched, 'row')} ${of} match${where}.${more}${cut}\n\n${tableOf(rows)}`;
  }
  if (column === null || told === null)
    return `I do not know which column ${of} is meant. It has ${answer.columns.map(escaped).join(', ')}.`;
  const rest = rows.length > 0 ? `\n\n${tableOf(rows)}` : '';
  return `The ${figureWords[operation]} **${escaped(column)}** is **${told}**, from ${count(matched, 'row')} ${of}${where}.${cut}${rest}`;
}

function tableOf(rows: TableFacts['rows']): string {
  const columns = Object.keys(rows[0]?.cells ?? {});
  const lines = rows.map(({ row, cells }) => `| ${row} | ${columns.map((column) => escaped(cells[column] ?? '')).join(' | ')} |`);
  return `| Row | ${columns.map(escaped).join(' | ')} |\n|---:|${columns.map(() => '---|').join('')}\n${lines.join('\n')}`;
}
