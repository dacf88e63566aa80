/** "Is anything in this flyer a fair-housing problem?": the text of an attached file, checked as a text that is pasted. */
import { withoutFileLinks } from '#contract/files.ts';
import { adviceOnText, asksToCheckFile } from '#server/modules/fair-housing/index.ts';
import { fileAnswerSchema, READ_FILE_TOOL } from '#server/modules/files/index.ts';
import { plain } from '../answers/format.ts';
import { textsIn } from '../answers/texts/index.ts';
import type { Turn } from '../turn.ts';
import { escaped } from './escaped.ts';
import { composeFileAnswer } from './file-answer.ts';
import type { FileStep } from './respond-to-file.ts';
import type { FileInQuestion } from './which-file.ts';

/** Null where nothing is to be checked, and where the file is a table, which is answered as tables are. */
export function respondToFileCheck(turn: Turn, { file }: FileInQuestion): FileStep | null {
  const question = withoutFileLinks(turn.question);
  if (!asksToCheckFile(question)) return null;
  const texts = textsIn(turn.language);
  const read = turn.answers.find(({ toolName }) => toolName === READ_FILE_TOOL);
  if (!read) {
    const input = { fileId: file.fileId, question, isWhole: true };
    return { call: READ_FILE_TOOL, input, reasoning: texts.files.reading(file.name) };
  }
  const { data: answer } = fileAnswerSchema.safeParse(read.value);
  if (!answer) return { say: texts.files.failed };
  if (answer.kind === 'table') return null;
  if (answer.kind !== 'text') return { say: composeFileAnswer(answer, question, texts) };
  const text = answer.passages.map((passage) => plain(passage.text)).join('\n\n');
  const advice = adviceOnText(text, turn.language === 'spanish');
  const cut = answer.isCut ? texts.files.firstPart(answer.pageCount) : '';
  return { say: [texts.files.checked(`**${escaped(answer.fileName)}**`), advice, cut].filter(Boolean).join('\n\n') };
}
