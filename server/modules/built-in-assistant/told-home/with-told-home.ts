/** Copy that is asked for together with the facts of its home, or before them. */
import { namesFact, partsOfWish, type ToldHome } from '#server/modules/writing/index.ts';
import type { ParsedQuestion } from '../question-parser/parsed-question.ts';
import { fold } from '../question-parser/sentence.ts';
import type { WritingRequest } from '../question-parser/writing-request.ts';
import { kindIn, NOUN } from '../question-parser/writing-kinds.ts';
import { hasWishes, wishesIn } from '../question-parser/writing-wishes.ts';
import { readWriting } from '../question-parser/writing.ts';
import { revised } from '../question-parser/writing-revision.ts';
import { englishForSpanish } from '../question-parser/spanish.ts';
import type { Turn } from '../turn.ts';
import { inFull, withoutSalesTalk } from './as-told.ts';
import { toldInEnglish } from './told-in-spanish.ts';
import { pastedIn } from './pasted-text.ts';
import { MOST_TOLD, readMore, readMoreFacts, readToldHome } from './read-told-home.ts';
import { inLines } from '#server/platform/text/in-lines.ts';

type WriteQuestion = Extract<ParsedQuestion, { kind: 'write' }>;

/** Copy that was asked for right before, of no home yet: what is said next may tell it. */
function askedBefore({ open, last }: Turn): WriteQuestion | null {
  const before = last && !last.usedTools ? open.at(-1) : undefined;
  const asked = before === undefined ? null : readWriting(fold(before), last?.previous ?? null);
  return asked && !asked.request.listing && !asked.request.address ? asked : null;
}

/** "MLS remarks 12 Rosewood Ct, 5bd/3ba …": begins with what is to be written. */
const beginsWithCopy = inLines()`
  ^\W*(?:
    (?:
      please|can you|could you|i|we|need|want|write|draft|make|create|do|give me|me|us|a|an|the|some|new|quick|short
      |warm|bold|just listed|coming soon|open house|listing|mls|rental|lease|craigslist|zillow
    )\s+
  )*(?:${NOUN})\b(?!\s+(?:me|us)\b)
`;
/** "Describe a home that's not listed yet: …" */
const describes = inLines()`
  ^\W*(?:(?:please|can you|could you|now|ok|hey)\s+)*(?:describe|write\s+up|write\s+about)\s+
  (?:(?:my|an?|this|the|our|new|upcoming|next|coming soon)\s+)*
  (?:home|house|condo|listing|property|place|townhouse|one)\b
`;
/** "Write a listing for my new one: …", "write up my listing, 3bd 2ba": a listing is text here. */
const writesListing = inLines()`
  ^\W*(?:(?:please|can you|could you|now|ok|hey|i need you to|help me)\s+)*
  (?:write|draft|compose|create|prepare|craft|do|make)\s+
  (?:(?:me|us|up|an?|the|my|our|new|great|nice|good|short|rental|lease|for[\s-]rent|craigslist|zillow)\s+)*
  listing\b(?!\s+(?:presentation|appointment|agreement|search|appt))
`;
/** Homes that are looked for, and not one that is told of. */
const looksForHomes = /\b(?:homes|houses|condos|listings|townhouses|townhomes|properties|looking for|find|search)\b/;

function copyBegun({ english, previous }: Turn): WriteQuestion | null {
  const folded = fold(english);
  if (looksForHomes.test(folded)) return null;
  if (writesListing.test(folded)) return readWriting(folded.replace(/\blisting\b/, 'listing description'), previous);
  if (describes.test(folded)) return readWriting('write a description', previous);
  return beginsWithCopy.test(folded) ? readWriting(`write ${folded}`, previous) : null;
}

/** What a wish makes of a description that is not written yet. */
function described(folded: string): WriteQuestion | null {
  const begun = readWriting('write a description', null);
  if (!begun) return null;
  const wishes = wishesIn(folded);
  const tone = wishes.tone ?? (/\bboring\b|\baburrid[oa]\b/.test(folded) ? 'warm' : null);
  const request = revised(begun.request, { folded, wishes: { ...wishes, tone }, kind: kindIn(folded) });
  return { kind: 'write', request: { ...request, remarks: [], isRevision: false }, isPlain: true };
}

const ofCongregation = /\b(?:church(?:es)?|temple|mosque|synagogue|parish|cathedral|chapel|iglesia|parroquia)\b/i;
/** A text that was pasted with this message, or right before a short wish: "now make it sound more luxury". */
function ofPasted({ english, previous, last }: Turn): { asked: WriteQuestion; home: ToldHome } | null {
  const now = pastedIn(english);
  const before = now || previous?.writing || !last || last.usedTools ? null : pastedIn(last.question);
  const pasted = now ?? before;
  if (!pasted) return null;
  const folded = fold(now ? now.asking : english);
  const isChange = now !== null || (!asksElse.test(folded) && (hasWishes(wishesIn(folded)) || kindIn(folded) !== null));
  const home = isChange && folded.split(/\s+/).length <= MAX_CHANGE_WORDS ? readToldHome(withoutSalesTalk(pasted.text), 1) : null;
  const asked = home && described(folded);
  // Fair housing says to name no congregation, whatever was pasted.
  const told = (home?.told ?? []).filter((words) => !ofCongregation.test(words));
  return home && asked ? { asked, home: { ...home, told } } : null;
}

/** "No mention of walking": "walk to campus". */
const stemOf = (word: string): string => word.replace(/(?<=\w{4})(?:ing|ed|s)$/, '');

const MAX_CHANGE_WORDS = 24;
/** "Mention that it has a new roof" */
const saysThat = /^\s*(?:that\s+)?(?:it\s+(?:also\s+)?has|there(?:'?s|\s+is|\s+are))\s+/i;
/** "Add that" */
const isPointer = /^\s*(?:that|this|it|those|them|these)\s*$/i;

/** "Mention the new furnace", "put the price in, 1.1m": of a home that was told, the user's word is all that there is. */
function withMoreTold(request: WritingRequest, { english, previous }: Turn): WritingRequest {
  const { home } = request;
  if (!home || english.split(/\s+/).length > MAX_CHANGE_WORDS) return request;
  const facts = readMoreFacts(english);
  const before = previous?.writing?.mention ?? [];
  const added = request.mention
    .filter((wish) => !before.includes(wish))
    .flatMap(partsOfWish)
    .map((wish) => inFull(wish.replace(saysThat, '')));
  const left = request.leaveOut.flatMap(partsOfWish);
  const isLeftOut = (words: string) =>
    left.some((wish) =>
      (wish.toLowerCase().match(/[a-z]{4,}/g) ?? [wish]).some((word) => words.toLowerCase().includes(stemOf(word))),
    );
  const told = added.filter(
    (wish) => !namesFact(wish) && !namesOpenHouse.test(wish) && !/^[\s\d.,$kmbothe]+$/i.test(wish) && !isPointer.test(wish),
  );
  const mention = [
    ...before,
    ...added.filter((wish) => namesFact(wish)),
    ...(facts.priceDollars === undefined ? [] : ['the price']),
  ];
  return {
    ...request,
    home: { ...home, ...facts, told: [...(home.told ?? []), ...told].filter((words) => !isLeftOut(words)).slice(-MOST_TOLD) },
    mention: [...new Set(mention)],
  };
}

/** A line of its own: "open house Sat 1-4". */
const namesOpenHouse = /\bopen[\s-]house\b|\b(?:puertas|casa)\s+abiertas?\b/i;

const pointsAtHome = /\b(?:this|that)\b|\b(?:first|second|third|fourth|fifth|last)\s+one\b/;

/** "Mention its 3 beds and 2 baths", "a description of this 3 bed condo": of the listing that stands, and no other home. */
function isOfListing({ listing, isRevision }: WritingRequest, home: ToldHome, { english }: Turn): boolean {
  if (!listing) return false;
  const tellsMore = home.livingAreaSqFt != null || home.lotSizeSqFt != null || home.address != null || home.priceDollars != null;
  return isRevision || pointsAtHome.test(fold(english)) || !tellsMore;
}

/** "Oh and there's a finished basement", "it also has a new furnace". */
const tellsMore = inLines()`
  ^\W*(?:(?:oh|ok(?:ay)?|and|also|plus|btw|by the way|i forgot|forgot|actually|sorry|y|ademas)[\s,]+)*
    (?:
      it(?:'s|s)?\s+(?:also\s+)?(?:has|got|comes)
      |there(?:'?s|\s+is|\s+are)
      |they\s+(?:also\s+)?(?:have|put|added|did)
      |the\s+(?:sellers?|owners?)\s+(?:also\s+)?(?:have|put|added|did)
      |we\s+(?:also\s+)?have|has\b|with\b|(?:tambien\s+)?tiene\b
    )
  |^\W*(?:oh\s+)?(?:and|also|plus)\s+(?:an?|the|new|\d)\b
`;
/** "Add no smoking, cats ok", "1 year lease, deposit is one month": what is told of how a home is let, and takes nothing out. */
const tellsTerms = inLines()`
  ^\W*(?:(?:ok(?:ay)?|and|also|plus|oh|btw|say|add|include|mention|put|it(?:'?s|\s+is)|that|y|agreg\w+|pon\w*|anad\w+|que)[\s,:]+)*
  (?:
    no\s+(?:smoking|smokers?|vap(?:e|ing)|pets?|cats?|dogs?|subletting|sublets?)\b
    |(?:(?:small|one|indoor)\s+)?(?:pets?|cats?|dogs?)\s+(?:(?:are|is)\s+)?(?:ok(?:ay)?|allowed|welcome|fine|negotiable|friendly|considered)\b
    |(?:security\s+)?deposit\b
    |(?:\d{1,2}|one|six|twelve)[\s-]*(?:months?|years?|yr|mo)\s+(?:min(?:imum)?\s+)?lease\b
    |(?:month\s+to\s+month|lease\s+(?:is|term)|min(?:imum)?\s+lease)\b
    |(?:(?:water|trash|garbage|gas|electric\w*|heat|internet|wifi|all|utilities|owner)[\s,/&]*(?:and\s+)?)+\s*(?:(?:are|is|pays?)\s+)*(?:included|paid|not\s+included|extra|water|trash|gas|electric\w*)\b
    |(?:street|assigned|off[\s-]street)\s+parking\b
    |available\b|move[\s-]in\b|(?:un)?furnished\b|rent(?:er'?s\s+insurance|\s+is|\s+\$?\d)
  )
`;

/** "Actually its 1020 sqft", "no, 2.5 baths". */
const corrects = (folded: string): boolean =>
  /^\W*(?:(?:oh|no|sorry|wait|ok(?:ay)?|and|so)[\s,]+)*(?:actually|it(?:'?s|\s+is)|correction|make\s+it|make\s+that|sorry|no|wait|should\s+be|it\s+should\s+be|(?:the\s+|list\s+|asking\s+)*price\s+(?:is|should\s+be|will\s+be|now)|(?:el\s+)?precio\s+(?:es|sera)|es|son|mejor|perdon)\b/.test(
    folded,
  ) && Object.keys(readMoreFacts(folded)).length > 0;
/** No change of a text, whatever stands. */
const asksElse = inLines()`
  ^\W*(?:what|how|which|who|why|when|where|is|are|does|do\s+(?!n)|did|should|show|find|search|cuanto|cual|como|que)
    \b
  |\b(?:homes|houses|condos|comps?|cma|market|payment|mortgage)\b
`;

/** What one more message changes of the copy of a told home: only the user's word stands behind it, so that all that sounds like a change is one. */
function readToldChange(turn: Turn): WriteQuestion | null {
  const standing = turn.previous?.writing;
  const folded = fold(turn.english);
  if (!standing?.home || asksElse.test(folded)) return null;
  if (folded.trim().split(/\s+/).length > MAX_CHANGE_WORDS) return null;
  const [wishes, kind] = [wishesIn(folded), kindIn(folded)];
  const areTerms = standing.home.isLease === true && tellsTerms.test(folded);
  if (areTerms) return { kind: 'write', request: withFactsTold(standing, withoutOrder(turn.english)), isPlain: true };
  const isMore = (tellsMore.test(folded) || corrects(folded)) && !hasWishes(wishes);
  if (!isMore && !hasWishes(wishes) && kind === null) return null;
  const request = revised(standing, { folded, wishes, kind: isMore ? null : kind });
  return { kind: 'write', request: isMore ? withFactsTold(request, turn.english) : withMoreTold(request, turn), isPlain: true };
}

const withoutOrder = (text: string): string =>
  text.replace(/^\W*(?:(?:ok(?:ay)?|and|also|plus|oh|btw|please|say|add|include|mention|put|that|y)[\s,:]+)+/i, '');

/** With all that the words tell of the home. */
function withFactsTold(request: WritingRequest, text: string): WritingRequest {
  const { facts, told } = readMore(text);
  const home = { ...request.home, ...facts, told: [...(request.home?.told ?? []), ...told].slice(-MOST_TOLD) };
  const room = told.reduce((sum, words) => sum + words.length + 2, 0);
  const mention = facts.priceDollars === undefined ? request.mention : [...new Set([...request.mention, 'the price'])];
  return { ...request, home, mention, ...(request.aimCharacters ? { aimCharacters: request.aimCharacters + room } : {}) };
}

/** Who looks for a rental asks for its rent first. */
const alwaysSaid = ({ isLease, priceDollars }: ToldHome): string[] => (isLease && priceDollars != null ? ['the price'] : []);

/** The request with the home that its words tell; as it was where they tell none. */
export function withToldHome(parsed: ParsedQuestion, asWritten: Turn): ParsedQuestion {
  const { question, english } = asWritten;
  const turn = english === question ? asWritten : { ...asWritten, english: englishForSpanish(toldInEnglish(fold(question))) };
  // Told words of a home are known here alone: what was read without them is read anew.
  const isReadAnew = turn !== asWritten && parsed.kind === 'write' && parsed.request.isRevision;
  const changed = parsed.kind === 'write' && !isReadAnew ? null : readToldChange(turn);
  if (changed) return changed;
  const pasted = ofPasted(turn);
  if (pasted) return { ...pasted.asked, request: { ...pasted.asked.request, home: pasted.home } };
  const asked = parsed.kind === 'write' ? parsed : (copyBegun(turn) ?? askedBefore(turn));
  if (!asked || asked.request.more?.length) return parsed;
  const home = readToldHome(turn.english);
  if (home && !isOfListing(asked.request, home, turn))
    return {
      ...asked,
      request: { ...asked.request, mention: alwaysSaid(home), listing: null, address: null, home, isRevision: false },
    };
  if (parsed.kind === 'write') return { ...parsed, request: withMoreTold(parsed.request, turn) };
  // "Write a listing for the first one"
  return writesListing.test(fold(turn.english)) && (asked.request.listing ?? asked.request.address) ? asked : parsed;
}
