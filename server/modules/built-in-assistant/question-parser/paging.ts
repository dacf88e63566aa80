/** How many results, and which page of them. */
import { searchLimits } from '#contract/listing-vocabulary.ts';
import type { Sentence } from './sentence.ts';
import { inLines } from '#server/platform/text/in-lines.ts';

const THINGS = '(?:\\s+(?:of\\s+(?:them|those|these)|results?|listings?|homes?|properties|ones|options|places|matches))?';
/** What makes the number behind "show me" something else than a count of results. */
const NOT_A_COUNT =
  '(?![\\d.,/-]*[\\d%+-]|\\s*(?:more|k\\b|m\\b|mil|bed|bath|full|br|ba\\b|bd|sq|sf|acre|mile|car|garage|parking|unit|stor|year|day|week|month|\\+|(?:or|to|and)\\s+\\d|thousand|/|x\\s?\\d|bds))';
const SUPERLATIVE =
  'cheapest|newest|latest|biggest|largest|oldest|most\\s+(?:expensive|recent)|least\\s+expensive|smallest|closest|priciest|lowest|highest';
const limitForms = [
  new RegExp(`\\b(?:top|first|best)\\s+(\\d{1,3})${NOT_A_COUNT}${THINGS}`),
  inLines()`
    \b(?:limit(?:\s+(?:it|this|them|to|of))*|at\s+most|no\s+more\s+than|just|only|max)\s+(?:to\s+)?(\d{1,3})\s+
    (?:results?|listings?|homes?|properties|options|matches)\b
  `,
  /(?<!\b(?:price|spending|budget|hoa|upper|dollar)\s+)\blimit\s+(?:to\s+)?(\d{1,3})\b(?![.,]?\d|\s*(?:k|m|mil|mill|million|thousand|grand)\b)/,
  new RegExp(
    `\\b(?:show|give|list|find|get|see|send|pull(?:\\s+up)?)(?:\\s+(?:me|us))?(?:\\s+(?:the|only|just|up\\s+to))?\\s+(\\d{1,3})${NOT_A_COUNT}${THINGS}`,
  ),
  new RegExp(`(?<![\\d.,$])\\b(\\d{1,3})\\s+(?=(?:${SUPERLATIVE})\\b)`),
  new RegExp(`(?<=\\b(?:${SUPERLATIVE})\\s+)(\\d{1,3})${NOT_A_COUNT}${THINGS}`),
  new RegExp(`\\b(?:which|what)\\s+(\\d{1,2})\\s+(?:results?|listings?|homes?|houses?|condos?|properties|ones)\\b`),
  /\b(?:just|only)\s+(\d{1,2})\s+(?=(?:condos?|houses?|town(?:house|home)s?|lofts?|duplexes|rentals|of\s+them)\b)/,
  inLines()`
    ^\s*(?:(?:ok(?:ay)?|now|and|no|please)[,\s]+)*(?:just|only|limit\s+(?:it|that)\s+to|keep\s+(?:it\s+to\s+)?)\s*
    (?:the\s+)?(?:top\s+|first\s+)?(\d{1,2})(?:\s+of\s+(?:them|those|these))?(?:\s+please)?\s*[.?!]*\s*$
  `,
  /\b(\d{1,3})\s+(?:results?|per\s+page|at\s+a\s+time)\b/,
];

export function takeLimit(sentence: Sentence): number | null {
  for (const form of limitForms) {
    const count = Number(form.exec(sentence.text)?.[1]);
    if (!Number.isInteger(count) || count < 1) continue;
    sentence.take(form);
    return Math.min(count, searchLimits.pageSize);
  }
  return null;
}

const pageWords = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];
type PageMove = { to: number | 'last' } | { by: 1 | -1; limit?: number };

/** "Page 3", "next page", "show more": only what stands for itself, so that "more than 3 beds" is none. */
export function readPageMove(text: string): PageMove | null {
  const words = text
    .replace(/[?!.,]/g, ' ')
    .replace(
      /\b(?:please|pls|ok|okay|can|could|you|i|we|now|then|and|to|me|us|see|the|let's|lets|let|yes|yeah|sure|do|have|got)\b/g,
      ' ',
    )
    .replace(/\s+/g, ' ')
    .trim();
  const numbered =
    /^(?:go |show |open |jump |take )*(?:page|pg) (?:number )?(\d{1,5}|one|two|three|four|five|six|seven|eight|nine|ten)$/.exec(
      words,
    );
  if (numbered?.[1]) return { to: Math.max(1, pageWords.indexOf(numbered[1]) + 1 || Number(numbered[1])) };
  const ordinal = /^(?:go |show |open |jump )*(second|third|fourth|fifth) page$/.exec(words)?.[1];
  if (ordinal) return { to: ['second', 'third', 'fourth', 'fifth'].indexOf(ordinal) + 2 };
  if (/^(?:go |show |jump )*(?:last|final) page$/.test(words)) return { to: 'last' };
  if (/^(?:go |show |back )*first page$/.test(words)) return { to: 1 };
  const more =
    /^(?:show |give |load |list |any |next )*(\d{1,3}) more(?: (?:results?|listings?|homes?|ones))?$|^(?:show )*next (\d{1,3})(?: (?:results?|listings?|homes?|ones))?$/.exec(
      words,
    );
  if (more) return { by: 1, limit: Number(more[1] ?? more[2]) };
  if (
    /^(?:go |show |load |list |any |what |is there |are there |keep |see )*(?:next page|next ones?|next results?|next|more|more results?|more (?:listings?|homes?|of them|of those|ones|options)|rest|rest of them|others?|going|continue|go on|what else|what else is there|anything else|something else|something different)$/.test(
      words,
    )
  )
    return { by: 1 };
  if (
    /^(?:go |show |back )*(?:a |one )?(?:previous page|prev page|previous|previous ones?|page back|last page back|back(?: a page| one page)?)$/.test(
      words,
    )
  )
    return { by: -1 };
  return null;
}
