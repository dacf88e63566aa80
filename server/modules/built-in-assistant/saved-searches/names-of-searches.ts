/** Which words may name a saved search in a chat that has told of none: "dana's", "the Ortega one". */
import { inLines } from '#server/platform/text/in-lines.ts';

/** What stands where a name may: "for sale", "for me", "for my buyers". */
export const noName = String.raw`(?:sale|rent|lease|me|us|you|it|this|that|these|those|them|him|her|my|our|a|an|any|all|today|tomorrow|now|tonight|last|next|under|over|in|near|around|less|more|below|about|buyers?|clients?|sellers?|agents?|homes?|houses?|condos?|townho\w+|lofts?|listings?|market|city|area|neighborhood|rates?|taxes|week\w*|month|year|price)\b`;

const theirs =
  /^(?:the\s+|my\s+)?\p{L}[\p{L}-]+(?:\s+\p{L}[\p{L}-]+)?(?:['’]s|s['’])(?:\s+(?:budget|price|max(?:imum)?|limit))?$/iu;
const theOne = /^(?:the|my)\s+\p{L}[\p{L}’'-]+(?:\s+\p{L}[\p{L}’'-]+)?\s+one$/iu;
const oneWord = /^(?:the\s+)?\p{L}[\p{L}-]{2,}$/iu;
const ofElse = inLines('i')`
  \b(?:
    it|that|this|home|house|condo|listing|seller|buyer|agent|client|lender|price|asking|budget|max\w*|min\w*|limit
    |rate|offer|value|estimate|range|list|loan|down|hoa|tax\w*|first|second|third|fourth|fifth|last|next|other
    |cheap\w*|big\w*|small\w*|new\w*|old\w*|everything|all|bottom|top|low\w*|high\w*
  )\b
`;
const pronoun = /^(?:it|that|this|them|those|these|everything)?$/i;

/** The words that tell one saved search from another; null for "it", and for none. */
export function whichIn(text: string | undefined): string | null {
  const words = (text ?? '')
    .replace(/[?.!]+$/, '')
    .replace(/^(?:the|my|our)\s+/i, '')
    .replace(/['’]s\b/g, ' ')
    .replace(/\s+one\s*$/i, ' ')
    .replace(/\b(?:saved\s+search(?:es)?|search(?:es)?|alerts?|mails?|e-?mails?)\b/gi, ' ')
    .replace(/\b(?:for|about|on|of|from|me|my|the|called|named|all)\b/gi, ' ')
    .replace(/[“”"']/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  return pronoun.test(words) ? null : words;
}

/** "Dana's" names one; "the Ortega one" may, and so may a bare name with a price. */
export function nameOfOne(words: string, isPriced: boolean): 'sure' | 'maybe' | null {
  const bare = words.replace(/\s+(?:budget|price|max(?:imum)?|limit)$/i, '');
  if (ofElse.test(bare) || whichIn(bare) === null) return null;
  if (theirs.test(words)) return 'sure';
  return theOne.test(words) || (isPriced && oneWord.test(words)) ? 'maybe' : null;
}
