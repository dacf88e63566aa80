/** Words or a text that somebody wants checked: "is it OK to say “…”", "which of these words are risky: …", "check this: …". */
import { asksForCopy } from '../lawful-copy.ts';
import {
  asksAllowed,
  asksAtAll,
  asksIfFine,
  asksOfQuoted,
  asksOfStanding,
  asksSay,
  asksToCheck,
  asksWhich,
  namesCopy,
  namesLaw,
  wantsCleanWords,
} from './check-requests.ts';
import { quotedIn, QUOTES } from './quoted.ts';
import { folded } from './words.ts';
import { inLines } from '#server/platform/text/in-lines.ts';

export interface ToldWords {
  /** One by one, as they were written; none where it is asked what to leave out at all. */
  phrases: string[];
  /** A whole text, and not a few words. */
  isText: boolean;
  /** The text without what is wrong is wanted. */
  wantsClean: boolean;
  /** Something else may be asked with such words: they are to be checked only where there is something to say of them. */
  isGuess: boolean;
}

type Told = Omit<ToldWords, 'wantsClean'>;

const MAX_PHRASE_WORDS = 12;
const MAX_PHRASES = 25;
/** As much as the longest remarks, and what is asked of them. */
const MAX_CHARACTERS = 6_000;
/** Of a message behind its colon or its first line's end, what has to stand in quotation marks for these to hold what is told. */
const MOST = 0.6;

export const listOf = (text: string): string[] =>
  text
    .split(/\s*[,;\n•]\s*|\s+-\s+/)
    .map((one) =>
      one
        .replace(/^(?:and|or|y|o)\s+/i, '')
        .replace(/[.?!\s]+$/, '')
        .trim(),
    )
    .filter((one) => one.length > 1);

const isPhrase = (text: string) => text.split(/\s+/).length <= MAX_PHRASE_WORDS;
export const areWords = (list: readonly string[]) => list.length > 0 && list.every(isPhrase);
const isSentences = (text: string) => /(?<!\bst)[.!?]\s+\S/i.test(text);

const ofQuoted = (quoted: readonly string[], isGuess: boolean): Told => ({
  phrases: quoted.slice(0, MAX_PHRASES),
  isText: quoted.some((one) => !isPhrase(one)),
  isGuess,
});

function ofText(text: string, isGuess: boolean): Told {
  const list = listOf(text);
  return areWords(list) && !isSentences(text)
    ? { phrases: list.slice(0, MAX_PHRASES), isText: false, isGuess }
    : { phrases: [text], isText: true, isGuess };
}

/** What copy tells of a home. */
const describesHome = inLines()`
  \b(?:
    bed(?:room)?s?|bd|br|baths?|kitchen|yard|views?|condo|home|house|bungalow|suite|garage|floors?|patio|deck
    |remodel\w*|updated|charm\w*|sunny|spacious|cocina|recamaras?|vista|casa|patio
  )\b
`;

/** How surely a request means what stands beside it: null, where it asks for no check. */
function requestIn(asking: string, text: string): { isGuess: boolean } | null {
  if (wantsCleanWords.test(asking) || asksWhich.test(asking) || asksAllowed.test(asking)) return { isGuess: false };
  if (asksIfFine.test(asking)) return { isGuess: !namesLaw.test(asking) && !describesHome.test(folded(text)) };
  return asksToCheck.test(asking) ? { isGuess: !namesLaw.test(asking) } : null;
}

/** "Check this: …", "is this OK?" with the text in the next lines, and "…. Is that compliant?" behind it. */
function besideRequest(text: string): Told | null {
  const [, before = '', behind] = /^([^:\n]*)[:\n]\s*(\S[\s\S]*)$/.exec(text) ?? [];
  const request = behind === undefined ? null : requestIn(folded(before).trim(), behind);
  if (behind !== undefined && request) {
    const quoted = quotedIn(behind);
    const isMost = quoted.join('').length >= behind.length * MOST;
    return quoted.length > 0 && isMost ? ofQuoted(quoted, request.isGuess) : ofText(behind, request.isGuess);
  }
  const [, first, last] = /^([\s\S]+?[.!?\n,"'])\s*([^.!?\n,"']{5,80}\??)\s*$/.exec(text) ?? [];
  if (!first || !last) return null;
  const asking = folded(last).trim();
  if (!asksOfStanding(asking) && !asksIfFine.test(asking)) return null;
  const quoted = quotedIn(first);
  return quoted.length > 0 ? ofQuoted(quoted, false) : ofText(first.replace(/[\s,]+$/, ''), !namesLaw.test(asking));
}

/** What stands in no quotation marks, behind "say" or before "OK". */
function inTheQuestion(words: string): Told | null {
  const [phrase] = [asksSay.exec(words)?.groups?.['phrase'], isOk.exec(words)?.[1]].filter((one) => one !== undefined);
  if (!phrase) return null;
  const list = listOf(phrase.replace(BEHIND, ''));
  if (!namesCopy.test(words) && !SAID.test(words)) return null;
  if (!areWords(list)) return null;
  const isOfCopy = namesCopy.test(words) && !/^(?:the|an?|my|it|this|that|something|el|la|un|una)\b/.test(list[0] ?? '');
  return { phrases: list, isText: false, isGuess: !(isOfCopy && SAID.test(words)) };
}
/** "Use" and "put" are done to other things than words. */
const SAID =
  /\b(?:say|says|saying|writ(?:e|ing)|advertis(?:e|ing)|mention(?:ing)?|call|decir|diga|escribir|anunciar|mencionar|is|are|es|son)\b/;
/** Of where it would stand; whom a home is perfect for is what would be said. */
const BEHIND =
  /(?<!\b(?:perfect|ideal|great|good|best|wonderful|right|made|meant|suited|designed|suitable|perfecto|perfecta|bueno|buena))\s+(?:(?:in|on|for|en|para)\s+(?:my|the|an?|our|mi|el|la|un|una)\s+.*|(?:to|about)\s+(?:my|the|an?)\s+(?:buyer|seller|client)s?.*|or\s+(?:not|is\s+(?:it|that)).*)$/;
/** "Is master bedroom OK?", "what about walking distance, is that fine?" */
const isOk = inLines()`
  ^\W*(?:(?:and|so|ok(?:ay)?|hey|y)\s+)*(?:is|are|es|son|esta)\s+(?!(?:it|this|that|these|they|there|the)\b)
  (?:the\s+(?:words?|phrase|term)\s+)?(.{3,60}?)\s+(?:an?\s+)?(?:still\s+)?
  (?:
    ok(?:ay)?|fine|allowed|permitted|legal|illegal|lawful|compliant|risky|(?:a\s+)?problem(?:atic)?|violations?
    |discriminat\w+
    |(?:a\s+)?fair\s+housing\s+(?:problem|issue|violation|ok(?:ay)?)
    |permitid[oa]s?|legales|riesgos[oa]s?|problematic[oa]s?
  )(?:\s+(?:words?|to\s+(?:say|use|write|put)))?
  (?:\s+(?:in|for|on|en|para)\s+(?:an?|my|the|mi|un|el)?\s*\w+(?:\s+\w+)?)?\W*$
`;

/** Somebody who wants copy written with such words asks for no check of them. */
const isOfQuoted = (asking: string) =>
  asksOfQuoted.test(asking) && !asksForCopy.test(asking) && !/\b(?:can|could|would|will)\s+(?:you|u)\b/.test(asking);

/** Null where no words are told, or nothing is asked of them. */
export function readToldWords(text: string): ToldWords | null {
  if (text.length > MAX_CHARACTERS) return null;
  const straight = text.replace(/[’‘]/g, "'").replace(/[“”«»]/g, '"');
  const words = folded(straight);
  const asking = words.replace(QUOTES, '""');
  const wantsClean = wantsCleanWords.test(asking);
  if (asksAtAll.test(asking) && !/[:"]/.test(asking)) return { phrases: [], isText: false, wantsClean: false, isGuess: false };
  const beside = besideRequest(straight);
  if (beside)
    return { ...beside, wantsClean: wantsClean || beside.isText || asksToCheck.test(folded(text.split(/[:\n]/)[0] ?? '')) };
  const quoted = quotedIn(straight);
  if (quoted.length > 0) {
    const isAsked = [asksAllowed, asksWhich, asksIfFine].some((one) => one.test(asking)) || isOfQuoted(asking);
    const isOfCopy = namesCopy.test(asking) || namesLaw.test(asking) || asksAllowed.test(asking);
    const isGuess = !isOfCopy && quoted.some((one) => /\d/.test(one));
    return wantsClean || isAsked ? { ...ofQuoted(quoted, isGuess), wantsClean } : null;
  }
  const inIt = inTheQuestion(words);
  return inIt && { ...inIt, wantsClean };
}
