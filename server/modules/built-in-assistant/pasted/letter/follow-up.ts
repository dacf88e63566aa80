/** What is said about a letter that was pasted before: "which parts did you use", "just do the search", "draft the reply to Beth", "you didn't address the rates". */
import { fold } from '../../question-parser/sentence.ts';
import type { Turn } from '../../turn.ts';
import { readLetter, type PastedLetter } from './read-letter.ts';
import { inLines } from '#server/platform/text/in-lines.ts';

interface FollowUp {
  kind: 'used' | 'summary' | 'search-alone' | 'reply' | 'missed';
  isShort: boolean;
  /** How many homes it is to name; null where none was said. */
  count: number | null;
}

/** A letter before these is another matter. */
const REACH = 6;
const MAX_WORDS = 20;

const MAIL = '(?:e-?mail|message|letter|note|text|mail|correo|mensaje|carta)';
const used = inLines()`
  \b(?:what|which|how\s+much)\b.*\b(?:parts?|bits?|pieces?|words?|of)\b.*\b${MAIL}\b.*\b
    (?:us(?:e|ed|ing)|read|take|took|go\s+by|search(?:ed)?)\b
  |\bwhat\s+did\s+(?:you|u)\s+(?:use|take|get|read|pull|ignore|leave\s+out)\b.*\b(?:from|of|out\s+of)\b
  |\bque\s+(?:partes?\s+(?:del?\s+\w+\s+)?)?(?:usaste|tomaste|leiste)\b
`;
const searchAlone = inLines()`
  ^\W*(?:can\s+(?:you|u)\s+|could\s+(?:you|u)\s+|please\s+|ok(?:ay)?\W+|then\s+|now\s+)*(?:just|only|solo)\s+
    (?:do|run|the|haz|find|pull|show)?\s*(?:me\s+)?(?:the\s+|la\s+)?
    (?:search|homes?|houses?|listings?|busqueda|casas)(?:\s+(?:bit|part|thing|please|for\s+now|parte))*\W*$
  |\bjust\s+(?:do|run)\s+the\s+search\b
`;
export const asksSummary =
  /\b(?:summar\w+|what\s+(?:does|do|is|are)\s+(?:she|he|they|the\s+client)\s+(?:want|need|asking|looking)\w*|resum\w+|que\s+(?:quieren?|piden?|buscan?))\b/;
const writes = /\b(?:draft|write|reply|respond|answer|send|e-?mail|note|escribe\w*|redacta\w*|responde\w*|contesta\w*)\b/;
const writesElse = /\b(?:description|remarks|post|caption|flyer|offer|headline|cma|report|listing\s+copy|market)\b/;
const toThem = /\b(?:her|him|them|the\s+client|client|reply|respond|back|cliente|respuesta)\b/;
const missed = inLines()`
  \b(?:you|u)\s+(?:(?:still|just|never|completely)\s+)?
    (?:didn'?t|did\s+not|havent|haven'?t|forgot|missed|skipped|ignored|left\s+out|never)\b
  |\bwhat\s+about\s+(?:her|his|their|the)\s+\w+\s*(?:question)?\b
  |\bno\s+(?:contestaste|respondiste|mencionaste)\b
  |\bte\s+falto\b
`;
const counted = /\b(?:first|top)\s+(two|three|four|five|[2-5])\b|\bthe\s+first\s+(?:one|home|house|listing)\b/;
const numbers: Readonly<Record<string, number>> = { two: 2, three: 3, four: 4, five: 5 };

/** The letters of the thread, the last one first. */
export const lettersBefore = ({ earlier }: Turn): PastedLetter[] =>
  earlier
    .slice(-REACH)
    .toReversed()
    .map(readLetter)
    .filter((letter) => letter !== null);

/** Null where it is about something else. */
export function followUpOf({ question, english }: Turn, { sender }: PastedLetter): FollowUp | null {
  const folded = fold(english);
  if (question.trim().split(/\s+/).length > MAX_WORDS) return null;
  const isShort = /\b(?:short|quick|brief|corta|breve)\b/.test(folded);
  const words = counted.exec(folded);
  const count = words === null ? null : words[1] === undefined ? 1 : (numbers[words[1]] ?? Number(words[1]));
  const asked = (kind: FollowUp['kind']): FollowUp => ({ kind, isShort, count });
  const written = fold(question);
  if (used.test(folded) || used.test(written)) return asked('used');
  if (asksSummary.test(folded) || asksSummary.test(written)) return asked('summary');
  if (searchAlone.test(folded) || searchAlone.test(written)) return asked('search-alone');
  if (missed.test(folded) || missed.test(written)) return asked('missed');
  const isToSender = sender !== null && new RegExp(`\\b${fold(sender)}\\b`).test(written);
  const isReply = (writes.test(folded) || writes.test(written)) && !writesElse.test(folded);
  return isReply && (isToSender || (toThem.test(folded) && !/\b(?:seller|lender|broker|agent|attorney)\b/.test(folded)))
    ? asked('reply')
    : null;
}
