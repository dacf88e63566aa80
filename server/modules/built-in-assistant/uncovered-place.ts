/** "2 beds in Denver", and then "make that 3": what is said after a place without listings is a wish for it, and no search of the whole country. */
import type { ListingSearch } from '#contract/listing-search.ts';
import type { ParsedQuestion } from './question-parser/parsed-question.ts';
import { hasConditions } from './question-parser/read-steps.ts';
import { fold } from './question-parser/sentence.ts';
import type { Turn } from './turn.ts';
import { understand, type BuiltInModelNeeds } from './understand.ts';

interface Uncovered {
  /** The place, as it was written last. */
  phrase: string;
  /** What was wished for there, without the place. */
  wishes: ListingSearch;
}

const anywhere =
  /\b(?:anywhere|everywhere|any\s+(?:city|place|area)|all\s+(?:listings|homes|of\s+(?:them|it))|nationwide|whole\s+country|donde\s+sea)\b/;
const namesNone: readonly string[] = ['no-search-yet', 'no-such-condition', 'which-homes'];

/** The place that the messages right before named, and the wishes beside it; null where none of them named one. */
async function uncoveredBefore(turn: Turn, needs: BuiltInModelNeeds): Promise<Uncovered | null> {
  const so: { phrase: string | null; wishes: ListingSearch } = { phrase: null, wishes: {} };
  const read = (question: string) => understand(alone(turn, question, so.wishes), needs);
  for (const question of turn.open) {
    const parsed = await read(question);
    const isOther = parsed.kind === 'ask' && parsed.question === 'unknown-place';
    if (isOther) so.phrase = parsed.phrase;
    const rest = isOther ? await read(withoutPlace(question, parsed.phrase)) : parsed;
    if (so.phrase !== null && rest.kind === 'search' && !rest.search.areaFilter) so.wishes = rest.search;
  }
  return so.phrase === null ? null : { phrase: so.phrase, wishes: so.wishes };
}

const alone = (turn: Turn, question: string, wishes: ListingSearch): Turn => ({
  ...turn,
  ...{ question, last: null, open: [] },
  previous: hasConditions(wishes) ? { results: [], search: wishes } : null,
});

const withoutPlace = (question: string, phrase: string): string => {
  const at = fold(question).indexOf(fold(phrase));
  const before = question.slice(0, Math.max(at, 0)).replace(/\b(?:in|near|around|to|en)\s+(?:the\s+)?$/i, ' ');
  return at < 0 ? question : `${before} ${question.slice(at + phrase.length)}`;
};

/** What a message means after a place without listings: the place again, or its wishes where homes are; null where it says enough by itself. */
export async function uponUncoveredPlace(
  turn: Turn,
  parsed: ParsedQuestion,
  needs: BuiltInModelNeeds,
): Promise<ParsedQuestion | null> {
  if (turn.open.length === 0 || hasConditions(turn.previous?.search ?? {}) || anywhere.test(fold(turn.english))) return null;
  const isWithoutPlace =
    parsed.kind === 'search' ? !parsed.search.areaFilter && !parsed.search.mlsIds && !parsed.search.agentDreNumbers : false;
  const isNone = parsed.kind === 'cannot' && namesNone.includes(parsed.reason);
  const isElsewhere = parsed.kind === 'search' && parsed.search.areaFilter != null && turn.open.length > 1;
  if (!isWithoutPlace && !isNone && !isElsewhere) return null;
  const uncovered = await uncoveredBefore(turn, needs);
  if (!uncovered) return null;
  const upon = await understand(alone(turn, turn.question, uncovered.wishes), needs);
  if (upon.kind === 'search' && upon.search.areaFilter) return isElsewhere ? { ...upon, change: 'new' } : null;
  return isElsewhere ? null : { kind: 'ask', question: 'unknown-place', phrase: uncovered.phrase };
}
