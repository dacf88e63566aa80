/** A home that is described over several messages: "what would a 3/2 be worth near 24th and Castro", "1,450 sq ft", "built in 1912". */
import type { Turn } from '../turn.ts';
import { priceWanted } from './said-of-value.ts';
import { asksForValue, describesHome } from './value-question.ts';
import { inLines } from '#server/platform/text/in-lines.ts';

const MAX_FACT_WORDS = 10;
/** What is said next asks for something else. */
const isElse = inLines('i')`
  \b(?:
    show|find|search|list|how many|market|cma|presentation|write|draft|e-?mail|send|listings|compare|never ?mind
    |cancel|thanks?|thank you|hello|hi|why|who|which|where|when
  )\b
`;

/** A part of a description is short, and no question of its own. */
const isFact = (text: string): boolean => text.trim().split(/\s+/).length <= MAX_FACT_WORDS && !isElse.test(text);

/** "Seller wants to list at 1.6 in the Sunset, 2/1 1150 sq ft. is that too high" */
const tellsWithPrice = (text: string): boolean => describesHome(text.toLowerCase()) && priceWanted(text.toLowerCase()) !== null;

/** All that was said of the home since its value was asked for; null where no such question is open. */
export function descriptionSoFar({ open, english, previous }: Turn): string | null {
  if (previous?.value || !isFact(english)) return null;
  const start = open.findLastIndex((text) => asksForValue(text) || tellsWithPrice(text));
  if (start < 0) return null;
  const facts = open.slice(start + 1);
  return facts.every(isFact) ? [...open.slice(start), english].join(', ') : null;
}
