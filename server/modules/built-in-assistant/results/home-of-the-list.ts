/** "2nd: any rental cap?", "is the 1st overpriced": asked of one home of the list, as if it were open. */
import type { SearchResultFacts } from '#server/modules/listings/index.ts';
import type { EarlierTurn } from '../question-parser/earlier-turn.ts';
import { bestBy, byOrdinal, ORDINAL, referenceOf, SUPERLATIVE } from '../question-parser/result-references/among-results.ts';
import { fold } from '../question-parser/sentence.ts';
import type { Turn } from '../turn.ts';
import { inLines } from '#server/platform/text/in-lines.ts';

const label = new RegExp(
  `^\\s*(?:(?:for|on|about|re)\\s+)?(?:the\\s+)?${ORDINAL}(?:\\s+(?:one|home|house|condo|listing))?\\s*(?::|\\s[-–—])\\s*(?=\\S.{2})`,
);
/** "Cheapest one - does it have a garage?", "the newest: any HOA?" */
const bestLabel = new RegExp(
  `^\\s*(?:(?:for|on|about|re|and|ok(?:ay)?)\\s+)*(?:the\\s+)?(${SUPERLATIVE})(?:\\s+(?:one|home|house|condo|listing))?\\s*(?::|\\s[-–—]|,|\\.\\s)\\s*(?=(?:is|does|do|has|can|any|how|what|when|who|where)\\b)`,
);
const numberLabel = /^\s*(?:#\s?|(?:number|no\.?)\s+)([1-9]|10)\s*:\s*(?=\S.{2})/;
const THING = '(?:\\s+(?:one|home|house|condo|listing|place))?';
/** What is asked of it, with the words behind its place. */
const asked = inLines()`
  ^\s*((?:and\s+|so\s+|ok(?:ay)?\s+|hmm\s+)*(?:is|does|do|did|can|was))\s+(?:the\s+)?${ORDINAL}${THING}
  (?=\s+(?:(?:too\s+)?over\s?priced|under\s?priced|priced\s|allow|permit|accept)\w*)
`;

/** "Send me the second", "mándame el enlace de esa": who asks is shown it, with its link. */
const SENT =
  '^\\s*(?:please\\s+|pls\\s+|ok(?:ay)?\\s+|can\\s+(?:you|u)\\s+|just\\s+)*(?:send|shoot|pass|get|give)\\s+(?:me|us)\\s+';
const WHAT = '(?:(?:the|a)\\s+)?(?:link|url|details?|info|listing)\\s+(?:(?:to|for|of|on)\\s+)?';
const sentToMe = [
  new RegExp(`${SENT}(?:${WHAT})?(?:the\\s+)?${ORDINAL}${THING}\\s*(?:please|pls)?[\\s.?!]*$`),
  new RegExp(
    `${SENT}(?:${WHAT}(?:it|this|that)${THING}|(?:this|that)\\s+(?:one|home|house|condo|listing|place))\\s*(?:please|pls)?[\\s.?!]*$`,
  ),
];
const SHOW_IT = 'tell me about it';

/** "Any special assessment" of a home; other words stand as they are. */
const ofIt = (rest: string) => rest.replace(/^\s*any\b/i, 'does it have any');

const withOpened = (previous: EarlierTurn, home: SearchResultFacts): EarlierTurn => ({
  ...previous,
  ...{ opened: referenceOf(home), openedFacts: home, market: null },
});

/** The turn with the home that its first words name as the open one; unchanged where they name none. */
export function withHomeOfTheList(turn: Turn): Turn {
  const results = turn.previous?.results ?? [];
  if (!turn.previous || results.length === 0) return turn;
  const folded = fold(turn.english);
  const sent = sentToMe.map((pattern) => pattern.exec(folded)).find((found) => found !== null);
  if (sent) return shownAsWished(turn, turn.previous, sent[1] === undefined ? null : byOrdinal(sent[1], results));
  const labelled = label.exec(folded) ?? numberLabel.exec(folded);
  const best = labelled ? null : bestLabel.exec(folded);
  const question = labelled || best ? null : asked.exec(folded);
  const place = labelled?.[1] ?? question?.[2];
  const home = best ? bestBy(best[1] ?? '', results) : place === undefined ? null : byOrdinal(place, results);
  if (!home) return turn;
  const named = labelled ?? best;
  const rest = named
    ? ofIt(turn.english.slice(named[0].length))
    : `${question?.[1] ?? ''} it ${turn.english.slice(question?.[0].length).trim()}`;
  return {
    ...turn,
    ...{ question: rest, english: rest },
    previous: withOpened(turn.previous, home),
  };
}

function shownAsWished(turn: Turn, previous: EarlierTurn, home: SearchResultFacts | null): Turn {
  if (!home && !previous.opened) return turn;
  return { ...turn, question: SHOW_IT, english: SHOW_IT, previous: home ? withOpened(previous, home) : previous };
}
