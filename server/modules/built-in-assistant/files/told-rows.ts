/** "The second one" of the rows that the reply before told, by its number in the file. */
import type { LanguageModelV4Prompt } from '@ai-sdk/provider';
import { fileAnswerSchema, READ_FILE_TOOL } from '#server/modules/files/index.ts';

const ordinals = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth', 'ninth', 'tenth'];
const one = new RegExp(
  `\\b(?:the )?(${ordinals.join('|')}|last)(?: (?:one|row|of them))?\\s*[?.!]?$|\\bthe (${ordinals.join('|')}|last) one\\b`,
  'i',
);
const firstTwo = /\b(?:the )?first two\b/i;

function toldRows(prompt: LanguageModelV4Prompt): number[] {
  const last = prompt.findLastIndex(({ role }) => role === 'user');
  const answers = prompt
    .slice(0, Math.max(0, last))
    .flatMap(({ role, content }) =>
      role === 'tool'
        ? content.flatMap((part) =>
            part.type === 'tool-result' && part.toolName === READ_FILE_TOOL && part.output.type === 'json'
              ? [fileAnswerSchema.safeParse(part.output.value).data]
              : [],
          )
        : [],
    );
  const told = answers.findLast((answer) => answer?.kind === 'table' && answer.rows.length > 0);
  return told?.kind === 'table' ? told.rows.map(({ row }) => row) : [];
}

/** A question with the rows that it means in the place of "the second one". */
export function inRowNumbers(question: string, prompt: LanguageModelV4Prompt): string {
  const match = one.exec(question);
  if (!match && !firstTwo.test(question)) return question;
  const rows = toldRows(prompt);
  if (!match) return rows.length < 2 ? question : question.replace(firstTwo, `row ${rows[0]} and ${rows[1]}`);
  const word = (match[1] ?? match[2] ?? '').toLowerCase();
  const row = word === 'last' ? rows.at(-1) : rows[ordinals.indexOf(word)];
  return row === undefined ? question : question.replace(match[0], `row ${row}`);
}
