/**
 * "CMA for a 3 bed 2 bath 1,600 sq ft house in Noe Valley", "listing appointment for a 2/1 condo": a home that words describe. A presentation
 * needs an address, and what such homes sell for needs none.
 */
import { findAddress } from '../question-parser/addresses.ts';
import { fold } from '../question-parser/sentence.ts';
import type { Turn } from '../turn.ts';

const wanted =
  /\b(?:cma|comparative\s+market\s+analysis|listing\s+(?:appointment|appt|presentation|consult\w*|interview|pitch|meeting))\b/;
/** From its rooms to the end of the sentence. */
const rooms = /\b(?:\d{1,2}\s*\/\s*\d|\d{1,2}[\s-]*(?:bed(?:room)?s?|br|bd)\b)(?:(?!\.\s|\.$)[^?!;\n])*/;

/** The description alone; null where no such home is meant. */
export function homeWithoutAddress({ english }: Turn): string | null {
  const folded = fold(english);
  if (!wanted.test(folded) || findAddress(folded)?.area.nameType === 'street-and-number') return null;
  const [described] = rooms.exec(folded) ?? [];
  return described === undefined ? null : `a ${described.trim()}`;
}
