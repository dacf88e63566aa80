/** Takes the sentences that break the law out of a model's answer. */
import { checkReply } from './checks.ts';
import type { FairHousingHit } from './hit.ts';

/** Stands in for what was taken out; markdown. */
export const struckNote = '*(A sentence was taken out: fair-housing law forbids describing or choosing homes by people.)*';
export const struckNoteInSpanish =
  '*(Se quitó una frase: la ley de vivienda justa prohíbe describir o elegir casas por las personas.)*';

/** A point at the very end may be that of "2.5" while text still comes; that of "No. 2" ends nothing. */
const sentenceEnd = /(?<!\bNo)[.!?](?=\s)|\n/g;

/** Behind the last sentence of the text that is finished; 0 when none is. */
export function endOfFinishedSentences(text: string): number {
  const last = [...text.matchAll(sentenceEnd)].at(-1);
  return last ? last.index + last[0].length : 0;
}

/**
 * The text without its violating sentences, a note in place of each run of them, and what was found.
 * @param inSpanish the language of the thread
 */
export function strikeViolations(text: string, inSpanish = false): { text: string; hits: FairHousingHit[] } {
  const hits = checkReply(text);
  const note = inSpanish ? struckNoteInSpanish : struckNote;
  if (hits.length === 0) return { text, hits };
  const ends = [...text.matchAll(sentenceEnd)].map(({ index, 0: sign }) => index + sign.length);
  let clean = '';
  let start = 0;
  let isStriking = false;
  for (const end of [...ends, text.length]) {
    const sentence = text.slice(start, end);
    const isStruck = hits.some((hit) => hit.start < end && hit.end > start);
    // The blank before a sentence and a line's end behind it belong to the page, not to what was said.
    if (!isStruck) clean += sentence;
    else if (!isStriking) clean += `${/^\s*/.exec(sentence)?.[0] ?? ''}${note}${sentence.endsWith('\n') ? '\n' : ''}`;
    if (sentence.trim() !== '') isStriking = isStruck;
    start = end;
  }
  return { text: clean, hits };
}
