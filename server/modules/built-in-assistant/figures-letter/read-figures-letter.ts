/** "Draft her an email with that" behind money that was worked out or a value: which text about those figures is wanted, and what later messages change of it. */
import { inEnglish } from '../language.ts';
import { fold } from '../question-parser/sentence.ts';
import { kindIn } from '../question-parser/writing-kinds.ts';
import { readNames } from '../question-parser/writing-names.ts';
import type { ToldText } from '../question-parser/told-text.ts';
import { wishesIn } from '../question-parser/writing-wishes.ts';
import { inLines } from '#server/platform/text/in-lines.ts';

export interface FiguresLetter extends ToldText {
  form: 'email' | 'message';
}

const POLITE =
  '(?:(?:now|ok(?:ay)?|and|so|great|perfect|please|pls|can\\s+(?:you|u)|could\\s+you|ahora|y|por\\s+favor)[,.\\s]+)*';
const writes = inLines()`
  ^\W*${POLITE}(?:
    draft|write|compose|send|e-?mail|text|message|put|turn|make|share|forward|mail|prepare|give
    |(?:escrib|redact|mand|envi|pas|pon|haz)\w*
  )\b
`;
const pointsAtFigures = inLines()`
  \b(?:
    that|this|it|those|these|both|them|eso|esto|esos|estos
    |(?:the|those|these|my|los|las|esos|esas|el)\s+
      (?:cma|comps|comparables|range|numbers?|figures?|payments?|costs?|net(?:\s*sheet)?|math|breakdown|estimate|value|valuation|numeros|cifras|gastos)
  )\b
`;
const aText = /\b(?:e-?mails?|mail|texts?|messages?|sms|whatsapp|notes?|letters?|correos?|mensajes?|cartas?|nota)\b/;
const sendsIt = inLines()`
  ^\W*${POLITE}(?:send|e-?mail|text|message|share|forward|mail|(?:mand|envi|pas)\w*)\s+(?:me\s+)?
  (?:that|this|it|those|these|them|the\s+\w+|eso|esto|[a-z]+\s+(?:that|this|the\s+\w+))\b
`;
/** What is written about a home, and not about its figures. */
const ofHome =
  /\b(?:listing|home|house|condo|property|photos?|description|remarks|showing|tour|offer|first|second|one|casa|anuncio)\b/;
const toMe = /\b(?:send|e-?mail|text|give|message)\s+me\b/;
/** "En inglés, para mandárselo a su esposo": the figures that stand, in the other language. */
const translates = inLines()`
  ^\W*${POLITE}(?:en|in)\s+(?:ingles|english|espanol|spanish)\b.*\b
  (?:(?:to|so\s+i\s+can)\s+(?:send|text|e-?mail|share|forward)|pa(?:ra)?\s+(?:mand|envi|pas)\w+)\b
`;
const MAX_WORDS = 16;

/** What one message asks for; null where it asks for no text about figures. */
function asked(text: string): FiguresLetter | null {
  const folded = fold(inEnglish(text));
  if (folded.split(/\s+/).length > MAX_WORDS || ofHome.test(folded) || toMe.test(folded)) return null;
  const sends = sendsIt.test(folded);
  const isOther = translates.test(folded) || translates.test(fold(text));
  if (!isOther && (!writes.test(folded) || !pointsAtFigures.test(folded) || !(sends || aText.test(folded)))) return null;
  const { recipient = null, sender = null } = readNames(text, { isForAgent: false, isPlace: () => false });
  const wishes = wishesIn(folded);
  const isMessage = /^\W*(?:text|message)\b/.test(folded) || kindIn(folded) === 'text-message';
  return {
    form: isMessage ? 'message' : 'email',
    ...{ tone: wishes.tone ?? 'professional', isShort: wishes.length === 'short', language: wishes.language ?? null },
    ...{ recipient, sender, isToSend: sends && !/\b(?:draft|write|compose)\b/.test(folded) },
  };
}

const asForm = /\b(?:as|in|into|como|en)\s+(?:an?|un)\s+(?:\w+\s+)?(?<form>text|message|sms|e-?mail|mensaje|correo)\b/;
const MAX_CHANGE_WORDS = 8;

/** The text that stands with what one more message changes of it; null where it changes nothing of it. */
function changed(standing: FiguresLetter, text: string): FiguresLetter | null {
  const folded = fold(inEnglish(text));
  if (folded.split(/\s+/).length > MAX_CHANGE_WORDS || ofHome.test(folded)) return null;
  const { recipient = null, sender = null } = readNames(text, { isForAgent: false, isPlace: () => false });
  const { tone, length, language } = wishesIn(folded);
  const form = asForm.exec(folded)?.groups?.['form'];
  if ([tone, length, language, form ?? null, recipient, sender].every((one) => one === null)) return null;
  return {
    form: form === undefined ? standing.form : /mail|correo/.test(form) ? 'email' : 'message',
    tone: tone ?? standing.tone,
    isShort: length === null ? standing.isShort : length === 'short',
    language: language ?? standing.language,
    recipient: recipient ?? standing.recipient,
    sender: sender ?? standing.sender,
    isToSend: false,
  };
}

/** @param messages the user's, the last one last. Null where the last one asks for no such text and changes none that stands. */
export function readFiguresLetter(messages: readonly string[]): FiguresLetter | null {
  const [last, ...earlier] = messages.toReversed();
  if (last === undefined) return null;
  const own = asked(last);
  if (own) return own;
  const standing = earlier.length > 0 ? readFiguresLetter(earlier.toReversed()) : null;
  return standing && changed(standing, last);
}
