/** In which form a letter is written: for paper, for a mailbox, for a telephone, or to be said. */
import { inLines } from '#server/platform/text/in-lines.ts';

/** A letter has no subject, a message neither subject nor signature; a call and a voicemail are said aloud. */
export type LetterForm = 'email' | 'letter' | 'message' | 'call' | 'voicemail';

const forms: readonly [RegExp, LetterForm][] = [
  [/\b(?:voice\s?mails?|vm|buzon\s+de\s+voz)\b/, 'voicemail'],
  [/\bscripts?\b|\b(?:phone|cold)\s+calls?\b|\b(?:call|llamada)\s+(?:version|script)\b|\bguion(?:es)?\b/, 'call'],
  [
    /^\W*(?:\w+\s+){0,3}?te?xt(?:s|os?)?\b(?!\s+of)|\b(?:text\s+(?:messages?|version)|sms|mensaje|whats\s?app|dm|(?:as|for|by|via|into|in)\s+(?:an?\s+)?text)\b/,
    'message',
  ],
  [/\be-?mails?\b|\bcorreos?\b/, 'email'],
  [/\b(?:letters?|cards?|post\s?cards?|door\s?hangers?|flyers?|notes?|cartas?|tarjetas?)\b/, 'letter'],
];

export const formIn = (folded: string): LetterForm | null => forms.find(([words]) => words.test(folded))?.[1] ?? null;

const FORM =
  '(?:texts?(?:\\s+messages?)?|sms|whats\\s?app|dm|messages?|e-?mails?|letters?|(?:post\\s?)?cards?|door\\s?hangers?|flyers?|notes?|voice\\s?mails?|vm|(?:(?:phone|cold)\\s+)?calls?(?:\\s+scripts?)?|scripts?|mensajes?(?:\\s+(?:de|of)\\s+texto)?|textos?|correos?|cartas?|guion)';
const LEADS = '(?:(?:now|and|ok|please|make|turn|do|give\\s+me|write|the|same|also|ahora|y)\\s+)*';
/** "Make it a text", "shorter, and for text", "sms version", "call script for same". */
const other = inLines()`
  ^\W*${LEADS}(?:(?:it|that|thing)\s+)?(?:(?:as|into|in)\s+)?an?\s
  |\b(?:as|into|in|for|by|via|como|en|para)\s+(?:an?\s+|un[a]?\s+)?(?:(?:short|quick)\s+)?${FORM}\W*$
  |^\W*${LEADS}(?:(?:short|quick)\s+)?${FORM}(?:\s+(?:version|script|message|too|instead|please|pls|also|one|for\s+(?:the\s+)?same))*(?=\W*$|\s*[,;])
`;

/** The form that a change asks for; null where it names none. */
export const otherFormIn = (folded: string): LetterForm | null => (other.test(folded) ? formAlone(folded) : null);

/** "For text", "as an sms". */
const formAlone = (folded: string): LetterForm | null =>
  formIn(folded) ?? (/\btexts?\b|\bmessages?\b/.test(folded) ? 'message' : /\bcalls?\b/.test(folded) ? 'call' : null);
