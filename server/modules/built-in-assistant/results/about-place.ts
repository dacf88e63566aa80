/** "Tell me about the Excelsior", "what's Bernal Heights like? safe?": the figures of its market; what is felt about a place no record holds. */
import { inLines } from '#server/platform/text/in-lines.ts';
import type { ParsedQuestion } from '../question-parser/parsed-question.ts';
import { fold } from '../question-parser/sentence.ts';

type Market = Extract<ParsedQuestion, { kind: 'market' }>;

const fromClient = inLines()`
  ^(?:(?:so|ok(?:ay)?|and|hey|hi)[\s,]+)*
  (?:(?:my|the|a|our)\s+)?(?:clients?|buyers?|sellers?)\s+
  (?:asks?|asked|asking|wants?\s+to\s+know|wonders?)[\s:,]+
`;
const asks = [
  inLines()`
    ^(?:(?:so|ok(?:ay)?|and|hey|can\s+you)[\s,]+)*
    (?:tell\s+me\s+(?:more\s+)?about|(?:give\s+me\s+)?(?:the\s+|some\s+|an?\s+)?(?:info|rundown|overview|scoop)\s+(?:on|of|about)
      |hablame\s+de(?:l)?|cuentame\s+de(?:l)?)\s+
    (?<place>.+)$
  `,
  inLines()`
    ^(?:(?:so|ok(?:ay)?|and|hey)[\s,]+)*(?:what(?:'?s|\s+is)|how(?:'?s|\s+is)|wh?ats)\s+(?<place>.+?)\s+like
    (?:\s+(?:for\s+(?:buyers|sellers|my\s+\w+)|to\s+live(?:\s+in)?|these\s+days|now))*$
  `,
  /^(?:y\s+)?(?:como|que\s+tal)\s+es\s+(?<place>.+)$/,
];
/** What of a place is left to people to see for themselves. */
const felt =
  /^\W*(?:(?:is\s+it|and|good\s+for|y|es)\s+)*(?:safe|safety|crime|kids?|famil\w+|schools?|walkable|quiet|noisy|segur[oa]|ninos|escuelas)\W*$/;
const rated = /\b(?:safe\w*|crime|segur[oa])\b/;
const ofHome = /\b(?:it|this|that|one|first|second|third|last|home|house|condo|listing|market|prices?)\b/;

/**
 * Null where something else is asked, or no place is named.
 * @param parse reads words as if nothing had been said before
 */
export async function readAboutPlace(english: string, parse: (text: string) => Promise<ParsedQuestion>): Promise<Market | null> {
  const [first = '', ...others] = fold(english)
    .replace(fromClient, '')
    .split(/[?.!]+/)
    .map((sentence) => sentence.trim())
    .filter(Boolean);
  const place = asks.map((pattern) => pattern.exec(first)).find((found) => found !== null)?.groups?.['place'];
  if (!place || ofHome.test(place) || !others.every((sentence) => felt.test(sentence))) return null;
  const parsed = await parse(`homes in ${place}`);
  if (parsed.kind !== 'search' || parsed.unusedWords.length > 0) return null;
  const { areaFilter: area, ...conditions } = parsed.search;
  const isPlace = area?.type === 'named-area' && !area.nameType.startsWith('street');
  if (!isPlace || Object.values(conditions).some((value) => value != null)) return null;
  return {
    kind: 'market',
    question: { places: [area], propertyTypes: null, isLease: false, windowDays: null, figures: [] },
    unusedWords: [],
    notes: others.some((sentence) => rated.test(sentence)) ? [{ kind: 'safety-not-rated' }] : [],
  };
}
