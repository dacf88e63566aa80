/** Mail to a person: over several homes that were shown, or to the listing agent; sent by the user. */
import type { ListingReference } from '#contract/listing-reference.ts';
import type { EarlierTurn } from './earlier-turn.ts';
import { readOfferTerms } from './offer-terms.ts';
import type { WritingKind } from './writing-request.ts';
import { inLines } from '#server/platform/text/in-lines.ts';

export interface Recipients {
  kind: WritingKind;
  /** Null where it is about one home. */
  homes: readonly ListingReference[] | null;
  /** It was to be sent, which the user has to do. */
  isToSend: boolean;
  /** What the listing agent is asked, in the user's words. */
  asking: string | null;
  /** "The best three", which no list tells: those are the first of it as it stands. */
  isBestAsListed?: boolean;
}

const please = '^\\s*(?:please\\s+|(?:can|could|would)\\s+you\\s+(?:please\\s+)?|ok(?:ay)?,?\\s+|now\\s+|and\\s+)*';
const sends = new RegExp(
  `${please}(?:e-?mail|send|te?xt|message|forward|share|mail|(?:mand|envi|pas)a(?:me|le|les|selas?|selos?)?)\\b`,
);
const writes = inLines()`
  ${please}(?:write|send|draft|compose|create|make|prepare|do|give|put\s+together|compare)\b.*\b
    (?:e-?mail|mail|message|text|note|letter|reply|newsletter|post|caption|correo|mensaje|texto)s?\b
  |^\s*(?:an?\s+)?(?:e-?mail|newsletter|reply|post)\s+(?:with|about|on|for|over)\b
  |${please}(?:reply|respond|answer|write\s+back)\s+(?:back\s+)?(?:to\s+)?(?:her|him|them|my\s+\w+|the\s+\w+|[a-z]+)
    \s+with\b
`;
/** Nobody writes to themselves. */
const toMe = new RegExp(
  `${please}(?:e-?mail|send|text|message|forward|share|mail)\\s+me\\b(?!.*\\b(?:drafts?|(?:as|in)\\s+an?\\s+(?:text|e-?mail|message)\\b.*\\b(?:for|to)\\s+my)\\b)`,
);
const numbers: Readonly<Record<string, number>> = {
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  both: 2,
};
const COUNT = '(two|three|four|five|six|seven|eight|nine|ten|\\d{1,2})';
const firstFew = inLines()`
  \b(?:(?:the|these|those|my|their|all|of)\s+)?(?:top|first|best|cheapest|these|those|all|last|mejores|primeras|primeros)\s+${COUNT}\b
    (?!\s*(?:pm|am|bed|bath|k\b|million|lines|sentences|characters))
  |\bthe\s+${COUNT}\s+(?:of\s+(?:them|these|those)|homes|houses|condos|listings|cheapest|newest|biggest)\b
  |\b(?:the|las|los)\s+${COUNT}(?=\s*(?:[.?!,]|$|(?:to|for|in|en|a|para)\b))
  |\b(both)\b(?!\s+languages)
  |\b${COUNT}\s+(?:mejores|primeras|primeros|casas)\b
`;
const allShown = inLines()`
  \b(?:
    (?:all\s+(?:of\s+)?)?(?:these|those)(?:\s+(?:homes|houses|condos|listings|properties|results|options|ones))?
      (?=\s*(?:[.?!,]|$|to\b|for\b|in\s+(?:spanish|english)\b|and\s+(?:say|tell|ask|let|mention)\b))
    |all\s+of\s+them
    |(?:the|la|las)\s+(?:whole\s+)?(?:list|lista|results|resultados|listings|homes|casas)\b
    |them\s+all|(?:that|this|the)\s+comparison
  )
`;
const MAX_HOMES = 10;
/** "Text my client the list", "send the top 3 as a text", "un mensaje de texto". */
const isText = new RegExp(
  `${please}te?xt\\b|\\b(?:as|in|by|via|into)\\s+(?:an?\\s+)?(?:(?:short|quick)\\s+)?te?xt\\b|\\b(?:a|un)\\s+(?:(?:short|quick)\\s+)?te?xto?\\b|\\b(?:draft|write|send|make|do|compose)\\s+(?:(?:short|quick)\\s+)?te?xt\\b|\\b(?:text\\s+message|sms|whats\\s?app|mensaje)s?\\b`,
);

const toAgent = inLines()`
  \b(?:(?:to|for)\s+)?(?:the\s+|its\s+|their\s+)?(?:listing|seller'?s|other|selling)\s+agent\b
  |\b(?:e-?mail|text|message|write|draft|note|send)\s+(?:(?:an?|the)\s+)?(?:\w+\s+)?(?:to\s+)?(?:the\s+)?agent\b
  |\b(?:write|draft|send|e-?mail|text|message)\s+(?:him|her|them)\b
`;
const asksAgent =
  /\b(?:asking|to\s+ask|and\s+ask|request(?:ing)?|requesting|showing|schedule|tour|viewing|see\s+(?:it|the\s+(?:house|home|condo|place)))\b/;
const question =
  /\b(?:asking|to\s+ask|and\s+ask|ask)\s+(?:him\s+|her\s+|them\s+)?((?:if|whether|when|what|who|how|why|where|which|about|for)\b.+?)\s*[.?!]*\s*$/;
const ofShowing = /\b(?:showings?|tours?|viewings?|appointments?|to\s+see\s+it)\b/;

/** "To the listing agent, 10% under, cash, 21 days": a price and how it is paid or closed are an offer. */
function tellsOffer(folded: string): boolean {
  const { price, offListPercent, financing, closing, contingencies } = readOfferTerms(folded) ?? {};
  return !asksAgent.test(folded) && (price ?? offListPercent) != null && (financing ?? closing ?? contingencies) != null;
}

/** "W the top 3", "w/ these" */
const inFull = (folded: string): string =>
  folded.replaceAll(
    /\bw\/(?!o\b)\s*|\bw\s+(?=(?:the|these|those|all|top|best|first|both|my|our|\d|two|three|four|five)\b)/g,
    'with ',
  );
const asksBest = /\b(?:best|favou?rites?|nicest|mejor(?:es)?)\b/;

export function readRecipients(asTyped: string, previous: EarlierTurn | null): Recipients | null {
  const folded = inFull(asTyped);
  const isToSend = sends.test(folded) && !/^\W*(?:\w+\s+){0,3}send\s+me\s/.test(folded);
  const isMail = isToSend || writes.test(folded);
  if (!isMail || toMe.test(folded)) return null;
  if (toAgent.test(folded) && (asksAgent.test(folded) || /\bagent\b/.test(folded))) {
    const [, asked = null] = question.exec(folded) ?? [];
    const asking = asked === null || ofShowing.test(asked) ? null : asked.replace(/^(?:about|for)\s+/, '');
    return { kind: tellsOffer(folded) ? 'offer-note' : 'agent-note', homes: null, isToSend, asking };
  }
  const homes = severalIn(folded, previous);
  if (!homes) return null;
  const isPost = /\b(?:post|caption|instagram|facebook|linked\s?in|social)\b/.test(folded);
  const kind = isPost ? 'social' : isText.test(folded) ? 'text-message' : 'email';
  const isBest = homes.length < (previous?.results.length ?? 0) && asksBest.test(folded);
  return { kind, homes, isToSend, asking: null, ...(isBest ? { isBestAsListed: true } : {}) };
}

const WHOM = '(?:(?:my|our|mi)\\s+[a-z]+(?:\\s+[a-z]+)?|him|her|them|[a-z][a-z.-]+(?:\\s+(?:and|&)\\s+[a-z]+)?)';
const WHAT =
  '(?:(?:the|this|that)\\s+(?:first|second|third|fourth|fifth|last|1st|2nd|3rd|cheapest|newest|best|nicest)?\\s*(?:one|home|house|condo|listing|property)|it|this|that|number\\s+\\d)';
const sendsHome = [
  new RegExp(`${please}(e-?mail|send|text|message|forward|share|whatsapp)\\s+${WHAT}\\s+(?:over\\s+)?to\\s+(?!me\\b)\\S.{0,40}$`),
  new RegExp(
    `${please}(e-?mail|send|text|message|forward|share|whatsapp)\\s+(?!me\\b|it\\b|this\\b|that\\b|the\\b)${WHOM}\\s+${WHAT}\\s*[.!?]*$`,
  ),
  new RegExp(
    `${please}(e-?mail|text|message|write|whatsapp)\\s+(?:to\\s+)?(?!me\\b|it\\b|this\\b|that\\b|the\\b|about\\b)${WHOM}\\s+(?:about|regarding)\\s+${WHAT}\\s*[.!?]*$`,
  ),
];

/** "Text the first one to Ana", "send my client Bob the second one", "e-mail Ana about it": one home, by itself; null where something else is sent. */
export function kindToSend(folded: string): 'email' | 'text-message' | null {
  const verb = sendsHome.map((pattern) => pattern.exec(folded)?.[1]).find((one) => one !== undefined);
  if (verb === undefined) return null;
  return /^(?:text|whatsapp)$/.test(verb) ? 'text-message' : 'email';
}

const bestOne =
  /\b(?:the|your)\s+(?:best|nicest|top)\s+(?:one|home|house|condo|listing|match|pick)\b|\b(?:la|el)\s+mejor\b(?!\s+\w*(?:s|precio)\b)/;

/** "Text Marcus the best one": the first of the list as it stands; null where the words mean no such home. */
export function bestAsListed(folded: string, previous: EarlierTurn | null): ListingReference | null {
  const [first, second] = previous?.results ?? [];
  if (!first || !second || !bestOne.test(folded) || !(sends.test(folded) || writes.test(folded))) return null;
  return { mlsId: first.mlsId, mlsSource: first.mlsSource };
}

/** Those of the list that the words mean; null where they mean one, or nothing was shown. */
function severalIn(folded: string, previous: EarlierTurn | null): ListingReference[] | null {
  const shown = (previous?.results ?? []).slice(0, MAX_HOMES);
  if (shown.length < 2) return null;
  const word = firstFew
    .exec(folded)
    ?.slice(1)
    .find((one) => one !== undefined);
  const count = word === undefined ? (allShown.test(folded) ? shown.length : null) : (numbers[word] ?? Number(word));
  if (count === null || count < 2) return null;
  // The cheapest of those that are shown are the cheapest of all only where nothing more was found.
  if (/\bcheapest\s+(?:\w+|\d+)\b/.test(folded)) {
    if ((previous?.totalPages ?? 1) > 1 && !previous?.search.orderResultsBy) return null;
    shown.sort((one, other) => (one.price ?? Infinity) - (other.price ?? Infinity));
  }
  const isLast = /\blast\s+(?:two|three|four|five|\d)/.test(folded);
  const meant = isLast ? shown.slice(-count) : shown.slice(0, count);
  return meant.map(({ mlsId, mlsSource }) => ({ mlsId, mlsSource }));
}
