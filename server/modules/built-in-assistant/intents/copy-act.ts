/** A text that is to be written, and sent by the user. */
import type { ParsedQuestion } from '../question-parser/parsed-question.ts';
import { findNamedResult, theOneShown } from '../question-parser/result-references/result-reference.ts';
import { fold } from '../question-parser/sentence.ts';
import type { WritingRequest } from '../question-parser/writing-request.ts';
import type { Asked } from './asked.ts';

export const byMail = /\b(?:e-?mail|mail|send|forward|text|message|correo|manda\w*|envia\w*)\b/;
const pointsAtHome = /\b(?:it|this|that|these|esto|esta|este|mandalo|mandala|envialo|enviala)\b/;

/** "E-mail this": the text is written, for the home that it is about, and sent by the user. */
export function emailOf({ text, previous }: Asked): ParsedQuestion | null {
  const folded = fold(text);
  const named = findNamedResult(folded, previous);
  const listing = named ?? (pointsAtHome.test(folded) ? (previous?.opened ?? theOneShown(previous)) : null);
  if (!listing || previous?.writing || !byMail.test(folded)) return null;
  return { kind: 'write', request: newCopy('email', listing, null), isToSend: true };
}

export function newCopy(
  kind: WritingRequest['kind'],
  listing: WritingRequest['listing'],
  address: WritingRequest['address'],
): WritingRequest {
  return {
    kind,
    tone: null,
    length: null,
    listing,
    address,
    mention: [],
    leaveOut: [],
    withoutEmojis: false,
    maxCharacters: null,
    isRevision: false,
  };
}
