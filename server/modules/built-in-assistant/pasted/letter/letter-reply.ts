/** A reply to a client's e-mail in the agent's words: about homes from their records, and a sentence on each question. The user sends it. */
import { plain } from '../../answers/format.ts';
import type { Texts } from '../../answers/texts/index.ts';
import type { LetterQuestion } from './questions-in-letter.ts';
import type { PastedLetter } from './read-letter.ts';

const USUAL_HOMES = 3;
const numbers = ['', 'one', 'two', 'three', 'four', 'five'];

/** What asks for the copy about the homes that are shown. */
export function copyWords(sender: string | null, wanted: { shown: number; count: number | null; isShort: boolean }): string {
  const count = numbers[Math.min(wanted.shown, wanted.count ?? USUAL_HOMES)] ?? 'three';
  return `Write ${wanted.isShort ? 'a short' : 'an'} email to ${sender ?? 'my client'} about the first ${count}`;
}

const asQuote = (paragraphs: readonly string[]) =>
  paragraphs.filter(Boolean).join('\n\n').replace(/^/gm, '> ').replace(/^> $/gm, '>');

const answersTo = (questions: readonly LetterQuestion[], { clientMail }: Texts) => [
  ...new Set(questions.map(({ topic }) => clientMail.toClient[topic])),
];

/** Behind the copy about the homes. */
export function composeAnswers(questions: readonly LetterQuestion[], texts: Texts): string {
  const answers = answersTo(questions, texts);
  return answers.length === 0 ? '' : `${texts.clientMail.alsoAnswers}\n\n${asQuote(answers)}`;
}

/** Where no home is shown yet. */
export function composeWithoutHomes({ sender }: PastedLetter, questions: readonly LetterQuestion[], texts: Texts): string {
  const { clientMail: words, letters } = texts;
  const greeting = words.greeting(sender === null ? null : plain(sender));
  const body = [greeting, words.noHomesYet, ...answersTo(questions, texts), `${words.close}  \n${letters.sender}`];
  return `${asQuote(body)}\n\n${words.yours}`;
}
