/** "Ok forget that, which has the lowest HOA?", "email John about the first one", after a search that found none: of the last list that had homes. */
import type { EarlierTurn } from '../question-parser/earlier-turn.ts';
import { fold } from '../question-parser/sentence.ts';
import { inEnglish } from '../language.ts';
import type { Turn } from '../turn.ts';
import { inLines } from '#server/platform/text/in-lines.ts';

const forgets = inLines('i')`
  ^\W*(?:(?:ok(?:ay)?|no|nah|actually|well|hmm|then|so)[,\s]+)*
  (?:forget|scrap|drop|undo|skip|lose|never\s*mind|nvm|scratch|nix|ditch|olvida(?:lo|\s+eso)?)
  (?:\s+(?:about\s+)?(?:that|it|those|this|eso))?(?:\s+then)?
  (?:\s*[.,;!-]+\s*|\s+(?:and|just|y)\s+)(?=\S+\s+\S)
`;
const ofList = inLines()`
  (?<!\w(?:est|expensive|recent|affordable)\s+(?:(?:lots?|yards?|prices?|priced|ones?|homes?|houses?|condos?|listings?|hoa)\s+)?)
    \b(?:the\s+)?(?:first|second|third|fourth|fifth|[1-5](?:st|nd|rd|th))(?!\s+(?:time|year|month|floor|mortgage|lien|home\s?buyer))\b
  |\bcompar[ea]\w*\b|^\W*(?:and\s+|so\s+|ok(?:ay)?,?\s+)*which\b(?!\s+(?:city|cities|neighbou?rhoods?|areas?|markets?|towns?|counties|zips?))
  |\b(?:top|first|best|cheapest|newest)\s+(?:two|three|four|five|[2-9])\b(?!\s*(?:bed|bath|br|bd))
  |\b(?:any|all|each|both|one)\s+of\s+(?:them|those|these)\b|\b(?:primer|segund|tercer)[oa]?s?\b
`;

/** What stands behind a search that found none. */
export function listBefore(state: EarlierTurn | null): EarlierTurn['listBefore'] {
  if (!state) return null;
  const { search, results, totalPages } = state;
  if (results.length === 0) return state.listBefore ?? null;
  return { search, results, ...(totalPages === undefined ? {} : { totalPages }) };
}

/** The turn upon that list; null where the words do not mean it. */
export function uponListBefore(turn: Turn): Turn | null {
  const { previous } = turn;
  const list = previous?.listBefore;
  if (!previous || !list || previous.results.length > 0 || previous.market) return null;
  const forgotten = forgets.exec(turn.question)?.[0];
  if (forgotten === undefined && !ofList.test(fold(turn.english)) && !ofList.test(fold(turn.question))) return null;
  const rest = turn.question.slice(forgotten?.length ?? 0);
  const standing: EarlierTurn = { ...previous, ...list, offered: null, near: null, listBefore: null };
  return { ...turn, question: rest, english: forgotten === undefined ? turn.english : inEnglish(rest), previous: standing };
}
