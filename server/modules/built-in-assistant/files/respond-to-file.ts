/** A question about a file that the user attached: the tool computes or finds, and here it is put in words. */
import type { LanguageModelV4Prompt } from '@ai-sdk/provider';
import { withoutFileLinks } from '#contract/files.ts';
import { MATCH_TOOL, matchAnswerSchema } from '#server/modules/analysis/index.ts';
import { fileAnswerSchema, READ_FILE_TOOL, type FileAnswer } from '#server/modules/files/index.ts';
import { textsIn } from '../answers/texts/index.ts';
import type { Turn } from '../turn.ts';
import { composeFileAnswer } from './file-answer.ts';
import { asksForListings, composeListingOfRow, composeListings, type AskedOfListings } from './listings-answer.ts';
import type { TableFacts } from './table-answer.ts';
import { questionOfFile } from './question-of-file.ts';
import { inRowNumbers } from './told-rows.ts';
import type { FileInQuestion } from './which-file.ts';

export type FileTool = typeof READ_FILE_TOOL | typeof MATCH_TOOL;

export type FileStep = { say: string } | { call: FileTool; input: Record<string, unknown>; reasoning: string };

/** Null where the file answers nothing of what goes on about it. */
export function respondToFile(
  turn: Turn,
  { inFile, prompt }: { inFile: FileInQuestion; prompt: LanguageModelV4Prompt },
): FileStep | null {
  const texts = textsIn(turn.language);
  const question = withoutFileLinks(turn.question);
  const inRows = inRowNumbers(questionOfFile(question, turn.language), prompt);
  const { fileId, name } = inFile.file;
  const read = turn.answers.find(({ toolName }) => toolName === READ_FILE_TOOL);
  if (!read) return { call: READ_FILE_TOOL, input: { fileId, question: inRows }, reasoning: texts.files.reading(name) };
  const { data: answer } = fileAnswerSchema.safeParse(read.value);
  if (!answer) return { say: texts.files.failed };
  const asked = answer.kind === 'table' && answer.offers.addresses ? ofListings(answer, question) : null;
  if (asked === null)
    return inFile.isNamed || isOf(answer, question) ? { say: composeFileAnswer(answer, question, texts) } : null;
  const matched = turn.answers.find(({ toolName }) => toolName === MATCH_TOOL);
  if (!matched) {
    const input = { fileId, question: inRows, status: asked === 'on-market' || asked === 'sold' ? asked : null };
    return { call: MATCH_TOOL, input, reasoning: texts.files.lookingUp };
  }
  const { data: found } = matchAnswerSchema.safeParse(matched.value);
  if (!found) return { say: texts.files.failed };
  if (asked !== 'row') return { say: composeListings(found, asked, texts) };
  return { say: [composeFileAnswer(answer, question, texts), composeListingOfRow(found, texts)].filter(Boolean).join('\n\n') };
}

/** A row that was picked is looked up, too; "sold" and "pending" may be cells of the table itself. */
function ofListings(answer: TableFacts, question: string): AskedOfListings | 'row' | null {
  if (answer.isPicked && answer.rows.length === 1) return 'row';
  const asked = asksForListings(question);
  const isInCells = answer.filters.some(({ value }) => /\b(?:sold|active|listed|available|for sale)\b/i.test(value));
  const isInHeader = asked === 'sold' && answer.columns.some((name) => /\b(?:sold|closed?)\b/i.test(name));
  return isInCells || isInHeader || answer.groupBy !== null ? null : asked;
}

/** Words of a search, of the market or of a home that is open, which a text without them does not answer. */
const isOfListings =
  /\b(?:listings?|for sale|for rent|market|sold|comps?|comparables?|under \$?\d|over \$?\d|\d+ ?(?:bed|bd|br|bath)|near|in [A-Z])/;

/** Whether what was read answers the question: what goes on about a file may have begun something else. */
function isOf(answer: FileAnswer, question: string): boolean {
  switch (answer.kind) {
    case 'table':
      return answer.operation !== null;
    case 'text':
      return answer.passagesAre !== 'beginning' || !isOfListings.test(question);
    case 'image':
    case 'unreadable':
      return /\b(?:photo|picture|image|taken|this|it)\b/i.test(question);
  }
}
