/** "Text the schedule to my client", "email the schedule to the Garcias": which text about the tour is wanted, and what later messages change of it. */
import { inLines } from '#server/platform/text/in-lines.ts';
import { readNames } from '../question-parser/writing-names.ts';
import type { ToldText } from '../question-parser/told-text.ts';
import { wishesIn } from '../question-parser/writing-wishes.ts';
import { tourWords } from './tour-words.ts';

export interface TourLetter extends ToldText {
  form: 'email' | 'message';
}

const POLITE = String.raw`^\W*(?:(?:now|ok(?:ay)?|and|then|so|great|perfect|can\s+(?:you|u)|could\s+you|i\s+need\s+to|lets)[,\s]+)*`;
const writes = new RegExp(
  `${POLITE}(?:text|message|e-?mail|send|share|forward|write|draft|compose|put|turn|make|give|mail|whatsapp)\\b`,
);
const aSchedule =
  /\b(?:schedules?|times|timing|itinerar(?:y|ies)|agenda|tour|stops|plan|showing\s+(?:times|schedule)|showings|line-?up)\b/;
const pointed = /\b(?:it|this|that|these|those|them)\b/;
const toPeople = inLines()`
  \b(?:clients?|buyers?|them|her|him|customers?|famil(?:y|ies)|couple|everyone)\b|\bto\s+\p{L}
`;
const aText = /\b(?:e-?mails?|mail|texts?|messages?|sms|whatsapp|notes?)\b/;
const ofOthers =
  /\b(?:me|agents?|sellers?|listing\s+agents?|thank\w*|follow\s?-?\s?up|feedback|virtual|video|3d|home_\d+|calendar|worth|market|cma|offer)\b/;
const MAX_WORDS = 18;
const MAX_CHANGE_WORDS = 8;
const family = /\b(?:to|for|text|email|e-mail|message|a|para)\s+(?:the|los|las)\s+(\p{Lu}[\p{L}'’-]+)/iu;
const kinds =
  /^(?:clients?|buyers?|sellers?|agents?|listing|schedule|times?|tour|stops?|itinerary|customers?|family|couple|whole|group|horario|clientes?|recorrido|itinerario|plan|showings?)$/i;

const recipientIn = (question: string): string | null => {
  const named = family.exec(question)?.[1];
  if (named && !kinds.test(named) && /^\p{Lu}|s$/u.test(named)) return named.charAt(0).toUpperCase() + named.slice(1);
  return readNames(question, { isForAgent: false, isPlace: () => false }).recipient ?? null;
};

/** @param isTourLast whether "it" can only be the tour */
function asked(question: string, { text, isTourLast }: { text: string; isTourLast: boolean }): TourLetter | null {
  if (text.split(' ').length > MAX_WORDS || !writes.test(text) || ofOthers.test(text.replace(/\bmy\s+client\b/g, '')))
    return null;
  const isNamed =
    aSchedule.test(text.replace(/^\W*(?:make|plan)\s+(?:a|the)\s+(?:tour|schedule)/, '')) &&
    (aText.test(text) || /^\W*(?:\w+\s+){0,3}(?:send|share|forward|give)\b/.test(text));
  const isIt =
    isTourLast && pointed.test(text) && (new RegExp(toPeople.source, 'u').test(text) || aText.test(text.replace(writes, '')));
  if (!isNamed && !isIt) return null;
  const wishes = wishesIn(text);
  const isMail = /\b(?:e-?mail|mail)\b/.test(text);
  return {
    form: isMail ? 'email' : 'message',
    ...{ tone: wishes.tone ?? 'professional', isShort: wishes.length === 'short', language: wishes.language ?? null },
    ...{ recipient: recipientIn(question), sender: null, isToSend: !/\b(?:draft|write|compose)\b/.test(text) },
  };
}

const asForm = /\b(?:as|in|into|make\s+(?:it|that))\s+(?:to\s+)?(?:an?\s+)?(?:\w+\s+)?(?<form>text|message|sms|e-?mail)\b/;

function changed(standing: TourLetter, question: string, text: string): TourLetter | null {
  if (text.split(' ').length > MAX_CHANGE_WORDS) return null;
  const { recipient = null, sender = null } = readNames(question, { isForAgent: false, isPlace: () => false });
  const { tone, length, language } = wishesIn(text);
  const form = asForm.exec(text)?.groups?.['form'];
  if ([tone, length, language, form ?? null, recipient, sender].every((one) => one === null)) return null;
  return {
    form: form === undefined ? standing.form : /mail/.test(form) ? 'email' : 'message',
    tone: tone ?? standing.tone,
    isShort: length === null ? standing.isShort : length === 'short',
    language: language ?? standing.language,
    recipient: recipient ?? standing.recipient,
    sender: sender ?? standing.sender,
    isToSend: false,
  };
}

/** @param messages those since the tour was planned or changed, the last one last. Null where the last one asks for no such text and changes none. */
export function readTourLetter(
  messages: readonly string[],
  told: { language: 'english' | 'spanish'; isTourLast: boolean },
): TourLetter | null {
  const question = messages.at(-1);
  if (question === undefined) return null;
  const text = tourWords(question, told.language);
  const own = asked(question, { text, isTourLast: told.isTourLast });
  if (own) return own;
  const standing = messages.length > 1 ? readTourLetter(messages.slice(0, -1), told) : null;
  return standing && changed(standing, question, text);
}
