/** What a message tells of the copy that stands: its subject, the prices of a cut, what stands there as the user's own word, who speaks. */
import { dollarsOf } from '../cma/cma-words.ts';
import type { EarlierTurn } from './earlier-turn.ts';
import type { ParsedQuestion } from './parsed-question.ts';
import { dollarsInShort } from './money.ts';
import { fold } from './sentence.ts';
import type { WritingRequest } from './writing-request.ts';
import { inLines } from '#server/platform/text/in-lines.ts';

const SUBJECT = '(?:subject(?:\\s+line)?|headline|title|asunto|titulo|título|encabezado)';
const subjects = [
  new RegExp(
    `\\b(?:change|make|set|put|use|rename|cambia|pon)\\b[^:"“]*?\\b${SUBJECT}\\s*(?:(?:to|as|say|read|be|a|por|que\\s+diga)\\s+|:\\s*)["“]?(.{2,150}?)["”]?\\s*$`,
    'iu',
  ),
  new RegExp(`\\b(?:use|make|put)\\s+["“]?(.{2,150}?)["”]?\\s+(?:as|for|in)\\s+(?:the\\s+|a\\s+)?${SUBJECT}\\s*[.!]*$`, 'iu'),
  new RegExp(`^\\W*${SUBJECT}\\s*(?::|should\\s+(?:be|say|read))\\s*["“]?(.{2,150}?)["”]?\\s*$`, 'iu'),
];
/** "The price in the subject line" is ours to write. */
const isPart = /^(?:the\s+|its\s+)?(?:price|address|it|that|this|something|more|less|shorter|longer|a\s|another)\b/i;

const AMOUNT = '\\$?\\s?(\\d[\\d,]*(?:\\.\\d+)?\\s?[km]?)';
const fromTo = new RegExp(
  `\\b(?:from|de|of|was|were|under|below)\\s+${AMOUNT}\\s*(?:down\\s+)?(?:to|a|-|–|and\\s+(?:is\\s+)?now)\\s*${AMOUNT}(?![\\w])`,
);
const before = new RegExp(`\\b(?:down\\s+from|was|before(?:\\s+was)?|old\\s+price(?:\\s+was)?|antes)\\s+${AMOUNT}(?![\\w])`);
/** "And price is 619 now not 624", "the new price is $619k". */
const priceNow = new RegExp(
  `\\b(?:price|precio)\\s+(?:is|it'?s|should\\s+be|changed\\s+to|now|es|ahora\\s+es)(?:\\s+now)?\\s+${AMOUNT}(?![\\w])`,
);
const LEAST_PRICE = 10_000;

const putsInAnyway = inLines()`
  \b(?:
    (?:put|keep|leave|add|say|include|mention|use)\b.*\b
      (?:anyway|in\s+my\s+own\s+words?|as\s+my\s+own\s+words?|regardless|my\s+words)
    |(?:ponlo|dejalo|agregalo)\b.*\b(?:igual|de\s+todos\s+modos|mis\s+palabras)
  )\b
`;
const firstPerson = /\b(?:first[\s-]person|primera\s+persona|in\s+my\s+(?:own\s+)?voice|as\s+(?:if|though)\s+(?:i|me)\b)/;

const PHONE = /(?<!\d)(\(?\d{3}\)?[\s.-]?\d{3}[\s.-]?\d{4})(?!\d)/;
const addsPhone =
  /\b(?:add|include|put|with|call|text|number|phone|cell|agrega\w*|pon\w*|incluye|telefono|numero|celular|llam\w+)\b/;

/** "Add a call to action and my number 415 555 0199": the number as it was typed. */
function phoneIn(standing: WritingRequest, text: string): Partial<WritingRequest> | null {
  const number = PHONE.exec(text)?.[1];
  // Public remarks of an MLS hold no contact.
  if (number === undefined || standing.kind === 'description' || !addsPhone.test(fold(text))) return null;
  const words = standing.language === 'spanish' ? `Llámame o escríbeme al ${number}` : `Call or text me at ${number}`;
  return { ownWords: [...(standing.ownWords ?? []), words] };
}

/** "Add refreshments and parking on street": of an open house, and no fact of the home, which its record would have to show. */
const addsToEvent =
  /^\W*(?:(?:and|also|now|ok|please|pls|can\s+you|y)[,\s]+)*(?:add|mention|include|say|put(?:\s+in)?|agrega|menciona|incluye|pon)\s+(?:that\s+|que\s+)?(?:(?:there(?:['’]?s|\s+is|\s+are|['’]ll\s+be|\s+will\s+be)|we(?:['’]ll|\s+will)?\s+(?:have|serve|be\s+serving)|hay|habr[aá])\s+)?(\S.{2,140}?)[\s.!]*$/iu;
const EVENT =
  '(?:light\\s+|free\\s+|some\\s+|local\\s+|easy\\s+|plenty\\s+of\\s+)*(?:refreshments?|snacks?|drinks?|beverages?|coffee|tea|cookies|donuts|doughnuts|pastries|lunch|brunch|wine|food|treats|ice\\s+cream|tacos|live\\s+music|raffle|giveaways?|valet|(?:street\\s+|on-?street\\s+|guest\\s+)?parking(?:\\s+(?:on|in|along)\\s+(?:the\\s+)?(?:street|driveway|lot))?|refrescos|bocadillos|cafe|galletas|comida|vino|musica|estacionamiento(?:\\s+en\\s+la\\s+calle)?)';
const ofEvent = new RegExp(`^${EVENT}(?:\\s*(?:,|and|&|y)\\s*(?:and\\s+)?${EVENT})*$`);

function eventIn(standing: WritingRequest, text: string): Partial<WritingRequest> | null {
  const said = standing.kind === 'open-house' || standing.openHouse ? addsToEvent.exec(text)?.[1] : undefined;
  if (said === undefined || !ofEvent.test(fold(said))) return null;
  const things = said.replace(/\bparking\s+on\s+(?:the\s+)?street\b/i, 'street parking').replace(/\s*&\s*/g, ' and ');
  const words = standing.language === 'spanish' ? `Habrá ${things}` : `There will be ${things}`;
  return { ownWords: [...(standing.ownWords ?? []), words] };
}

const priceIn = (typed: string | undefined): number | null => {
  const dollars = typed === undefined ? null : dollarsOf(typed);
  return dollars !== null && dollars >= LEAST_PRICE ? dollars : null;
};

/** "619" and "1.4" as agents say a price for short. */
function shortPriceIn(typed: string | undefined): number | null {
  const alone = /^\$?\s?(\d[\d,]*(?:\.\d+)?)$/.exec(typed?.trim() ?? '')?.[1];
  return alone === undefined ? priceIn(typed) : priceIn(String(Math.round(dollarsInShort(Number(alone.replaceAll(',', ''))))));
}

const subjectIn = (text: string): string | null => {
  const told = subjects.map((pattern) => pattern.exec(text)?.[1]?.trim()).find((one) => one !== undefined);
  return told === undefined || isPart.test(told) ? null : told;
};

function changeOf(standing: WritingRequest, text: string, english: string): Partial<WritingRequest> | null {
  const folded = fold(english);
  const phone = phoneIn(standing, text);
  const event = eventIn(standing, text);
  if (phone ?? event) return phone ?? event;
  const headline = subjectIn(text);
  if (headline !== null) return { headline };
  if (standing.occasion === 'price-cut') {
    const both = fromTo.exec(folded);
    const priceBefore = priceIn(both?.[1]) ?? priceIn(before.exec(folded)?.[1]);
    if (priceBefore !== null)
      return { priceBefore, remarks: [{ kind: 'told-cut', before: priceBefore, now: priceIn(both?.[2]) }] };
  }
  const now = standing.home ? null : shortPriceIn(priceNow.exec(folded)?.[1]);
  if (now !== null) return { priceNow: now, remarks: [{ kind: 'told-price', now }] };
  if (standing.lastNotShown?.length && putsInAnyway.test(folded))
    return { ownWords: [...(standing.ownWords ?? []), ...standing.lastNotShown] };
  return firstPerson.test(folded) ? { inFirstPerson: true } : null;
}

const MAX_WORDS = 24;

/** Null where nothing of it is told. @param english the same in English words */
export function readToldOfCopy(text: string, english: string, previous: EarlierTurn | null): ParsedQuestion | null {
  const standing = previous?.writing;
  if (!standing || text.split(/\s+/).length > MAX_WORDS) return null;
  const change = changeOf(standing, text, english);
  if (!change) return null;
  const room = (change.ownWords ?? []).reduce((sum, words) => sum + words.length, 0);
  const aimCharacters = standing.aimCharacters && room > 0 ? standing.aimCharacters + room : (standing.aimCharacters ?? null);
  return { kind: 'write', request: { ...standing, aimCharacters, remarks: [], ...change, isRevision: true }, isPlain: true };
}
