/** The sentences of an answer to an objection as a text of their own: "shorter, and for text", "now in Spanish". */
import { otherFormIn, type LetterForm } from '../client-letters/letter-forms.ts';
import { inLines } from '#server/platform/text/in-lines.ts';
import { plain } from '../answers/format.ts';
import type { Language, Texts } from '../answers/texts/index.ts';
import { quoted } from '../answers/writing-answer.ts';
import { inEnglish } from '../language.ts';
import { fold } from '../question-parser/sentence.ts';
import { readNames } from '../question-parser/writing-names.ts';
import { hasWishes, wishesIn } from '../question-parser/writing-wishes.ts';

export interface ObjectionText {
  form: 'spoken' | 'message' | 'email';
  isShort: boolean;
  /** Null: the thread's. */
  language: Language | null;
  recipient: string | null;
}

const MAX_WORDS = 10;
const FEW = 2;
const ofSomethingElse = /\b(?:condos?|houses?|homes?|listings?|beds?|baths?|market|price|description|flyers?)\b/;

/** "Write him a text about it", "put that in an email to her" */
const asksForForm = inLines()`
  ^\W*(?:(?:now|ok|and|please|pls|can\s+you|great)[,\s]+)*(?:write|draft|send|make|put|turn|give|do|escrib\w*|haz\w*|pon\w*|manda\w*)\s+
  (?:(?:that|this|it|him|her|them|me|eso|esto)\s+)?(?:(?:up\s+)?(?:as|in|into|en|como)\s+)?(?:an?|un[a]?)?\s*(?:(?:short|quick|nice|corto)\s+)?
  (text|message|sms|mensaje|texto|e-?mail|note|letter|correo|carta|nota)(?:\s+(?:message|de\s+texto))?
  (?:\s+(?:about|with|on|to|for|saying|sobre|con|para|a)\s+(?:it|that|this|him|her|them|the\s+sellers?|my\s+sellers?|eso|el|ella|mi\s+vendedor\w*))*\W*$
`;
const formAsked = (folded: string): LetterForm | null => {
  const form = asksForForm.exec(folded)?.[1];
  if (form === undefined) return otherFormIn(folded);
  return /^(?:te|me|sms)/.test(form) ? 'message' : 'email';
};

/** Null where the words change nothing of it. */
export function changedText(standing: ObjectionText, text: string): ObjectionText | null {
  const folded = fold(inEnglish(text));
  if (folded.split(/\s+/).length > MAX_WORDS || ofSomethingElse.test(folded)) return null;
  const wishes = wishesIn(folded);
  const asked = formAsked(folded);
  const { recipient = null } = readNames(text, { isForAgent: false, isPlace: () => false });
  const isWish = hasWishes(wishes) && wishes.mention.length + wishes.leaveOut.length === 0;
  // "For Ames" names a place: a name alone is no change.
  if (!isWish && asked === null) return null;
  return {
    form:
      asked === null
        ? standing.form
        : asked === 'message'
          ? 'message'
          : asked === 'call' || asked === 'voicemail'
            ? 'spoken'
            : 'email',
    isShort: wishes.length === null ? standing.isShort : wishes.length === 'short',
    language: wishes.language ?? standing.language,
    recipient: recipient ?? standing.recipient,
  };
}

/** @param words of the language that it is written in */
export function composeText(sentences: readonly string[], { form, isShort, recipient }: ObjectionText, words: Texts): string {
  const said = (isShort ? sentences.slice(0, FEW) : sentences).join(' ');
  if (form === 'spoken') return quoted(said);
  const { greetings, signatures, sender } = words.letters;
  const greeting = greetings.warm(recipient === null ? null : plain(recipient));
  return quoted([greeting, said, form === 'email' ? `${signatures.warm}  \n${sender}` : ''].filter(Boolean).join('\n\n'));
}
