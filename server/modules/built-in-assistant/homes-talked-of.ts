/** "Which of them is the cheapest per foot?", right after homes stood side by side, and "its price history" after one was told of. */
import { readCompare } from './question-parser/result-references/comparing.ts';
import { isSame, SUPERLATIVE } from './question-parser/result-references/among-results.ts';
import { findNamedResult } from './question-parser/result-references/result-reference.ts';
import type { EarlierTurn } from './question-parser/earlier-turn.ts';
import { fold } from './question-parser/sentence.ts';
import type { SearchResultFacts } from '#server/modules/listings/index.ts';
import { inEnglish } from './language.ts';
import type { Turn } from './turn.ts';

const ofThem =
  /\b(?:on|for)\s+(?:each|both|all\s+(?:of\s+them|two|three|four|[234]))\b|\bof\s+(?:them|those|these|the\s+(?:two|three|four))\b|\b(?:that|this|the)\s+comparison\b|\bboth(?:\s+of\s+them)?\b|^\W*(?:and\s+|so\s+)?which(?:\s+one)?\b/;
const picksOne = new RegExp(
  `\\bthe\\s+(?:${SUPERLATIVE})\\s+(?:one|home|house|condo|listing|place|of\\s+(?:them|those|these))\\b`,
);
const itsOwn = /\b(?:it|its|it's|this\s+one|that\s+one|the\s+same\s+one)\b/;

/** "Can they buy the cheapest one?", which told figures of it and opened nothing. */
function pickedBefore(question: string, { results, search }: EarlierTurn): SearchResultFacts | null {
  const [first] = results;
  return first && search.orderResultsBy && picksOne.test(fold(inEnglish(question))) ? first : null;
}

/**
 * The turn with no more homes than its words mean, where no tool tells: homes that were shown are compared, and their open houses told, from
 * what is known of them.
 */
export function withHomesTalkedOf(turn: Turn): Turn {
  const { previous, last } = turn;
  const known = previous?.openedFacts ?? previous?.results.find((home) => isSame(home, previous.opened));
  // A payment names its home, and tells nothing of it.
  if (previous?.opened && known !== previous.openedFacts)
    return { ...turn, previous: { ...previous, openedFacts: known ?? null } };
  if (!previous || !last || previous.market) return turn;
  const picked =
    last.usedTools && !previous.opened && itsOwn.test(fold(turn.english)) ? pickedBefore(last.question, previous) : null;
  if (picked) return { ...turn, previous: { ...previous, opened: picked, openedFacts: picked } };
  if (last.usedTools) return turn;
  const before = fold(inEnglish(last.question));
  const asked = fold(turn.english);
  // What no tool told since leaves them standing.
  const sideBySide = () => turn.open.toReversed().map((text) => readCompare(fold(inEnglish(text)), last.previous));
  const compared = ofThem.test(asked) ? sideBySide().find((one) => one !== null) : null;
  if (compared?.kind === 'compare') {
    const results = previous.results.filter((home) => compared.listings.some((one) => isSame(home, one)));
    return results.length > 1 ? { ...turn, previous: { ...previous, results, totalPages: 1 } } : turn;
  }
  const named = !previous.opened && itsOwn.test(asked) ? findNamedResult(before, last.previous) : null;
  const home = named && previous.results.find((one) => isSame(one, named));
  return home ? { ...turn, previous: { ...previous, opened: named, openedFacts: home } } : turn;
}
