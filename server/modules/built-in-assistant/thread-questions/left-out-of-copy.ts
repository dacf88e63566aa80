import type { LanguageModelV4Prompt } from '@ai-sdk/provider';
import { checkQuestion } from '#server/modules/fair-housing/index.ts';
import { copyAnswerSchema, type Copy } from '#server/modules/writing/index.ts';
import { plain } from '../answers/format.ts';
import type { Texts } from '../answers/texts/index.ts';
import { readTurn } from '../turn.ts';
import { WRITE_TOOL } from '../writing-turn.ts';

/**
 * What was asked for and is not in the copy that was written last, with why.
 * @param asked the message that asked for it
 */
export function leftOutOfCopy(prompt: LanguageModelV4Prompt, { asked }: { asked: string }, texts: Texts): string {
  const { thread, writing } = texts;
  const copy = lastCopy(prompt);
  const left = copy
    ? [
        checkQuestion(asked).lawful?.note ?? '',
        copy.notShown.length > 0 ? writing.notShown(copy.notShown.map(plain)) : '',
        ...copy.unfair.map(({ words, reason }) => `“${plain(words)}”: ${writing.unfair(reason)}`),
        copy.onlyInRemarks.length > 0 ? writing.onlyInRemarks(copy.onlyInRemarks.map(plain)) : '',
      ].filter(Boolean)
    : [];
  return [left.length > 0 ? left.join(' ') : thread.nothingLeftOutOfCopy, thread.ofCopy].join(' ');
}

function lastCopy(prompt: LanguageModelV4Prompt): Copy | null {
  for (let end = prompt.length - 1; end > 0; end -= 1) {
    if (prompt[end]?.role !== 'tool') continue;
    const written = readTurn(prompt.slice(0, end + 1), null).answers.findLast(({ toolName }) => toolName === WRITE_TOOL);
    if (written) return copyAnswerSchema.safeParse(written.value).data?.copy ?? null;
  }
  return null;
}
