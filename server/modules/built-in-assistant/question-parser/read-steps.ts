/** Steps through what was searched: again, back, the next page, yes to an offer. */
import type { ListingSearch } from '#contract/listing-search.ts';
import { searchOfClient } from './clients.ts';
import type { readPageMove } from './paging.ts';
import type { EarlierTurn } from './earlier-turn.ts';
import type { Question, ParsedQuestion } from './parsed-question.ts';
import { fold } from './sentence.ts';
import { inLines } from '#server/platform/text/in-lines.ts';

const tryAgain = inLines()`
  ^\s*(?:please\s+|ok(?:ay)?\s+)*(?:
    try\s+(?:it\s+|that\s+)?(?:again|once\s+more)
    |again|retry|re-?run(?:\s+(?:it|that))?|repeat(?:\s+(?:it|that))?|once\s+more|do\s+(?:it|that)\s+again
  )(?:\s+please)?\s*[.!?]*\s*$
`;
/** "Back to the list", after one of it was opened. */
const backToList = inLines()`
  ^\s*(?:ok(?:ay)?,?\s+)?(?:
    (?:go\s+|take\s+me\s+)?back\s+to\s+(?:the\s+|my\s+)?(?:list|results|listings|others)
    |(?:show|see)\s+(?:me\s+)?(?:the\s+)?(?:others?|list|results|rest|them(?:\s+all)?|all\s+of\s+them)\s+again
  )\s*[.!?]*\s*$
`;
/** "Ok all of them again", after they were narrowed. */
const allAgain = inLines()`
  ^\s*(?:ok(?:ay)?,?\s+|now\s+|and\s+)*(?:(?:show|give|see)\s+(?:me\s+)?|back\s+to\s+)?
  (?:all(?:\s+of\s+(?:them|those|these))?|everything|the\s+(?:full|whole|entire)\s+list)(?:\s+again)(?:\s+please)?\s*[.!?]*\s*$
`;
const undo = inLines()`
  ^\s*(?:please\s+)?(?:
    undo(?:\s+(?:that|it|the\s+last\s+(?:change|one)))?
    |(?:go\s+)?back\s+to\s+(?:the\s+|my\s+)?(?:previous|last|earlier|old|other)\s+(?:search|one|results?)
    |revert(?:\s+(?:that|it))?|take\s+that\s+back
    |(?:(?:none|nothing|no)\s*[?.!,]*\s*)?(?:then\s+|ok(?:ay)?,?\s+|so\s+|now\s+)*
      (?:
        without(?:\s+(?:it|that))?
        |(?:drop|remove|lose|scrap)\s+(?:that|it)(?:\s+(?:one|filter|condition|part|again))?
        |take\s+(?:that|it)\s+(?:off|out)(?:\s+again)?
        |forget\s+(?:that|it)
      )(?:\s+then)?
    |(?:show\s+me\s+)?the\s+(?:previous|earlier)\s+(?:search|results?)
  )\s*[.!?]*\s*$
`;
const yes = inLines()`
  ^\s*(?:
    yes|yeah|yep|yup|sure|ok(?:ay)?|please\s+do|do\s+(?:it|that)|go\s+ahead|sounds\s+good|why\s+not|si|sure\s+thing
    |let's\s+do\s+that|try\s+that
  )(?:
    [,\s]+(?:please|do\s+(?:it|that)|go\s+ahead|show\s+(?:me|them)(?:\s+(?:those|them))?|try\s+(?:that|it)|thanks)
  )*\s*[.!]*\s*$
`;

/** "Back to the first search", however many followed it. */
const backToFirst = inLines()`
  ^\s*(?:ok(?:ay)?,?\s+|now\s+|please\s+)*
  (?:(?:(?:let'?s\s+)?(?:go|take\s+me|get)\s+)?back\s+to|show\s+me|return\s+to)\s+(?:the|my|our)\s+(?:very\s+)?
  (?:first|original|initial)\s+(?:search|list|results|set|batch|request)(?:\s+again)?(?:\s+please)?\s*[.!?]*\s*$
`;

/** "Back to the Johnsons", for whom something was searched before. */
const backToClient = inLines()`
  ^\s*(?:ok(?:ay)?,?\s+|and\s+)*(?:
    (?:let'?s\s+)?(?:go\s+|switch\s+|get\s+)?back\s+to
    |switch\s+to|return\s+to|now(?:\s+back\s+to|\s+for)?|again\s+for|what\s+about
  )\s+(?:the\s+)?([a-z'-]+?)(?:'s?)?(?:\s+(?:search|list|results|homes|family|again))*\s*[.!?]*\s*$
`;

/** "Try again", "undo", and "yes" to what the last answer offered. */
export function readSteps(folded: string, previous: EarlierTurn | null): ParsedQuestion | null {
  if (tryAgain.test(folded)) return previous && hasConditions(previous.search) ? repeated(previous.search) : null;
  if (backToList.test(folded)) return previous && hasConditions(previous.search) ? repeated(previous.search) : null;
  if (allAgain.test(folded) && previous && hasConditions(previous.search))
    return repeated(previous.earlierSearches?.at(-1) ?? previous.search);
  const forClient = searchOfClient(backToClient.exec(folded)?.[1], previous?.clients);
  if (forClient) return repeated(forClient);
  const first = previous?.earlierSearches?.[0] ?? previous?.search;
  if (backToFirst.test(folded)) return first && hasConditions(first) ? repeated(first) : null;
  const before = previous?.earlierSearches?.at(-1);
  if (undo.test(folded)) return before ? repeated(before) : { kind: 'cannot', reason: 'nothing-to-undo' };
  return previous?.offered && yes.test(folded) ? repeated(previous.offered) : null;
}

/** Whether the words only go a step back, whatever they sound like. */
export function isStep(text: string, previous: EarlierTurn | null): boolean {
  const folded = fold(text);
  return (
    [tryAgain, backToList, allAgain, backToFirst, undo].some((step) => step.test(folded)) ||
    searchOfClient(backToClient.exec(folded)?.[1], previous?.clients) !== null
  );
}

/** Words that only repeat another question. */
export const asksAgain = (text: string) => tryAgain.test(fold(text));

export function readPage(move: NonNullable<ReturnType<typeof readPageMove>>, { previous }: Question): ParsedQuestion {
  if (!previous) return { kind: 'cannot', reason: 'nothing-shown-yet' };
  const shown = previous.near ?? previous.search;
  const current = shown.paginationPage ?? 1;
  const page = !('to' in move) ? current + move.by : move.to === 'last' ? (previous.totalPages ?? current) : move.to;
  const before = previous.earlierSearches?.at(-1);
  if (page < 1 && before) return repeated(before);
  if (page < 1) return { kind: 'cannot', reason: 'before-the-first-page' };
  if (previous.totalPages !== undefined && page > previous.totalPages) return { kind: 'cannot', reason: 'after-the-last-page' };
  return { kind: 'search', search: { ...shown, paginationPage: page }, unusedWords: [], notes: [], change: 'page' };
}

/** "How many are there?", "what's the median price?": the standing search answers it again. */
export const asksForFigures = inLines()`
  ^\s*(?:
    how\s+many(?:
      \s+(?:
        are\s+there|results?|matches|listings?|homes?|did\s+you\s+find|(?:in\s+)?total|in\s+all|altogether|is\s+that
      )
    )*
    |what(?:'s|\s+is)\s+the\s+(?:median(?:\s+price)?|(?:price\s+)?range)(?:\s+(?:of|for)\s+(?:these|those|them))?
  )\s*[?.!]*\s*$
`;
export const repeated = (search: ListingSearch): ParsedQuestion => ({
  kind: 'search',
  search,
  unusedWords: [],
  notes: [],
  change: 'refined',
});

export const hasConditions = (search: ListingSearch) => Object.values(search).some((value) => value != null);
