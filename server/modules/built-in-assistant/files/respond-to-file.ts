/** A question about a file that the user attached: the tool computes or finds, and here it is put in words. */
import type { LanguageModelV4Prompt } from '@ai-sdk/provider';
import { fileLinksIn, withoutFileLinks } from '#contract/files.ts';
import { fileAnswerSchema, READ_FILE_TOOL } from '#server/modules/files/index.ts';
import { textsIn } from '../answers/texts/index.ts';
import { inEnglish } from '../language.ts';
import type { Turn } from '../turn.ts';
import { composeFileAnswer } from './file-answer.ts';

export type FileTool = typeof READ_FILE_TOOL;

type FileStep = { say: string } | { call: FileTool; input: Record<string, unknown>; reasoning: string };

const namesFile =
  /\b(?:file|attachment|attached|spreadsheet|sheet|table|workbook|excel|csv|document|pdf|report|inspection|disclosures?|contract|rows?|columns?|archivo|adjunto|hoja|tabla|documento|informe|contrato|filas?|columnas?)\b/i;
/** Right after an answer from a file, a question of this form goes on about it. */
const goesOn =
  /^(?:and\b|what about|how many|which\b|what(?:'s| is) the (?:average|median|total|mean|highest|lowest)|average|median|total|sum|does it|is there|list|y\b|cu[aá]nt[oa]s|cu[aá]l|promedio|mediana|suma|hay)/i;

/** Null where the question is about no file. */
export function respondToFile(turn: Turn, prompt: LanguageModelV4Prompt): FileStep | null {
  const texts = textsIn(turn.language);
  const answered = turn.answers.findLast(({ toolName }) => toolName === READ_FILE_TOOL);
  if (answered) {
    const answer = fileAnswerSchema.safeParse(answered.value);
    return { say: answer.success ? composeFileAnswer(answer.data, texts) : texts.files.failed };
  }
  const own = fileLinksIn(turn.question).at(-1);
  const link = own ?? turn.earlier.flatMap((text) => fileLinksIn(text)).at(-1);
  const question = withoutFileLinks(turn.question);
  if (!link || !(own || namesFile.test(question) || (goesOn.test(question) && wasAboutFile(prompt)))) return null;
  return {
    call: READ_FILE_TOOL,
    input: { fileId: link.fileId, question: inEnglish(question) },
    reasoning: texts.files.reading(link.name),
  };
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
