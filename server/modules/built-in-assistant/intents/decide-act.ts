/**
 * What is done about a message, of what it asks for by its sound and what the parser made of its words. Only what sounds like a search is
 * searched: a search "just in case" answers something that nobody asked. Of single facts and figures the parser knows which; whether they were
 * asked for, the sound knows better.
 */
import type { NamedArea } from '#contract/listing-search.ts';
import { countConditions } from '../question-parser/conditions.ts';
import { addressOfSale, findAddress, findAddresses } from '../question-parser/addresses.ts';
import { isFiller } from '../question-parser/ordinary-words.ts';
import { asksOfOpened, sortsHomes } from '../question-parser/parse-question.ts';
import { whatMoneyGets } from '../question-parser/market.ts';
import type { ParsedQuestion } from '../question-parser/parsed-question.ts';
import { topicAsked } from '../question-parser/result-references/listing-topics.ts';
import { theOneShown } from '../question-parser/result-references/result-reference.ts';
import { asksForFigures, isStep } from '../question-parser/read-steps.ts';
import { fold } from '../question-parser/sentence.ts';
import { actOn } from './act-on.ts';
import { isTalk, type Asked } from './asked.ts';
import { marketToGoBy } from './market-act.ts';
import type { IntentReading } from './intents.ts';
import { asksSalesAround, narrowsSales } from './sales-around.ts';
import type { Intent } from './vocabulary.ts';
import { chooseIntent } from './choose-intent.ts';
import { inLines } from '#server/platform/text/in-lines.ts';

export interface Decided {
  intent: Intent;
  parsed: ParsedQuestion;
}

/** What can be done about one home beside showing it. */
const ofNamedHome: readonly Intent[] = [
  'copy',
  'value',
  'cma',
  'compare',
  'market',
  'act',
  'lending',
  'legal',
  'tax',
  'fair-housing',
];

/** What words that are all read as a search do not mean, whatever they sound like. */
const ofNothing: readonly Intent[] = ['search', 'refine', 'other', 'assistant', 'smalltalk', 'nonsense'];

/** What a search with rooms sounds like beside. */
const orHomes: readonly Intent[] = ['search', 'market', 'other', 'assistant'];

export function decideAct(parsed: ParsedQuestion, reading: IntentReading, asked: Asked): Decided {
  if (parsed.kind === 'search' && (parsed.change === 'page' || parsed.like)) return { intent: 'refine', parsed };
  if (parsed.kind === 'search' && isStep(asked.text, asked.previous)) return { intent: 'refine', parsed };
  if (asksSalesAround(parsed, asked.text, reading.intent)) return { intent: 'search', parsed };
  if (narrowsSales(parsed, asked, reading.intent)) return { intent: 'refine', parsed };
  // "Sort by lot", "the cheapest three" and "how many in all?" are about the homes, also upon a market and whatever they sound like.
  const isInOrder = parsed.kind === 'search' && parsed.search.orderResultsBy != null;
  const isOfAll = parsed.kind === 'search' && /^\s*how\s+many\b/i.test(asked.text) && asksForFigures.test(fold(asked.text));
  if (
    isOfAll ||
    (isInOrder && (sortsHomes.test(asked.text) || ordersAll.test(fold(asked.text)) || parsed.search.paginationLimit != null))
  )
    return { intent: 'refine', parsed };
  // A number names a home, whatever the few words around it sound like.
  if (parsed.kind === 'search' && parsed.search.mlsIds && !ofNamedHome.includes(reading.intent))
    return { intent: 'search', parsed };
  // "12 Alder Street vs 77 Vine Ave": two homes, and no markets.
  const pair = addressesCompared(parsed, fold(asked.text));
  if (pair) return { intent: 'compare', parsed: { kind: 'compare-addresses', addresses: pair } };
  // An address alone opens its home.
  const address = (parsed.kind === 'search' ? addressAlone(parsed, asked.text) : null) ?? addressOfHighlights(asked.text);
  if (address) return { intent: 'pick', parsed: { kind: 'look-up', address, question: null } };
  const opened = asked.previous?.opened ?? theOneShown(asked.previous);
  if (opened && topicAsked(fold(asked.text)) === 'last-sale')
    return { intent: 'home', parsed: { kind: 'pick', listing: opened, question: 'last-sale' } };
  const sold = addressOfSale(fold(asked.text));
  if (sold) return { intent: 'home', parsed: { kind: 'look-up', address: sold, question: 'price' } };
  // "Is there an open house this weekend?": no other search has days to come.
  if (
    parsed.kind === 'search' &&
    parsed.search.openHouseDate &&
    parsed.unusedWords.length === 0 &&
    ofNothing.includes(reading.intent)
  )
    return { intent: 'search', parsed };
  // "Condos in SoMa by price per square foot": homes in an order, and no figure of a market.
  const isSorted = parsed.kind === 'search' && parsed.notes.some(({ kind }) => kind === 'cannot-sort-by');
  if (isSorted && parsed.kind === 'search' && countConditions(parsed.search) > 0) return { intent: 'search', parsed };
  // "How many condos sold in Oakland last month?" asks for a count of the market, and not for the homes.
  if (parsed.kind === 'search' && parsed.search.areaFilter && howManySold.test(asked.text))
    return { intent: 'market', parsed: actOn('market', parsed, asked) };
  // "Any that have been sitting over 45 days?", "which homes had a price cut?": no market is asked for by what single homes have.
  const isOfSingleHomes =
    parsed.kind === 'search' &&
    ((parsed.search.daysOnMarket && /\b(?:any|ones|homes|listings|which|those)\b/i.test(asked.text)) ||
      (parsed.search.features?.includes('price-cut') &&
        reading.intent === 'market' &&
        (whichHomes.test(asked.text) || cutsAlone.test(asked.text))));
  if (isOfSingleHomes) return { intent: 'search', parsed };
  // "New listings Berkeley this week", "what does 1.2m get in Oakland": homes, and no figure of their market.
  const asksForHomes =
    parsed.kind === 'search' &&
    parsed.search.areaFilter &&
    ['search', 'market', 'other'].includes(reading.intent) &&
    (newListings.test(asked.text) || checksMls.test(asked.text) || (parsed.search.price && whatMoneyGets.test(fold(asked.text))));
  if (asksForHomes) return { intent: 'search', parsed };
  // "Anything wheelchair accessible?" asks for others, and of no home; so does "hay alguna con …", whatever it sounds like.
  const asksForOthers =
    parsed.kind === 'search' &&
    (!asked.previous?.opened || /^\W*(?:and\s+)?do\s+any\b/i.test(asked.text)) &&
    ['home', 'pick', 'act'].includes(reading.intent) &&
    anyOther.test(asked.text) &&
    countConditions(parsed.search) > 0;
  if (asksForOthers) return { intent: 'search', parsed };
  // "The 2nd one vs the 4th" names two, whatever it sounds like.
  if (parsed.kind === 'compare' && (reading.intent === 'pick' || reading.intent === 'home')) return { intent: 'compare', parsed };
  if (parsed.kind === 'pick' && reading.intent === 'market' && asksOfOpened(fold(asked.text), asked.previous))
    return { intent: 'home', parsed };
  // "Property tax on it": what the record of a home says, and no question about taxes.
  if (parsed.kind === 'pick' && parsed.question === 'taxes' && reading.intent === 'tax') return { intent: 'home', parsed };
  if (parsed.kind === 'cannot' && parsed.unsupportedRequest && isTalk(reading.intent)) {
    const fitting = actOn(reading.intent, parsed, asked);
    const isPlain = fitting.kind === 'cannot' && fitting.reason === reading.intent;
    return { intent: reading.intent, parsed: isPlain ? parsed : fitting };
  }
  if (parsed.kind === 'cannot' && parsed.reason === 'none-records') return { intent: 'home', parsed };
  if (parsed.kind === 'cannot' && parsed.reason === 'status-not-kept') return { intent: 'search', parsed };
  if (parsed.kind === 'cannot' && parsed.reason === 'nothing-to-undo') return { intent: 'refine', parsed };
  if (parsed.kind === 'unclear') return { intent: 'search', parsed };
  const advice = asksAdvice.test(asked.text) && !asked.previous?.opened ? marketToGoBy(parsed, asked) : null;
  if (advice && !['copy', 'legal', 'fair-housing'].includes(reading.intent)) return { intent: 'opinion', parsed: advice };
  const { intent, second } = chooseIntent(parsed, reading, asked);
  // "What do you know about condos in Brickell, 2br 2ba": the figures of a market know no rooms.
  const isOfRooms = parsed.kind === 'search' && (parsed.search.bedroomsCount ?? parsed.search.bathroomsCount) != null;
  // "Can u check mls for pending in glen park": a status and a place, all read, is a search.
  const isOfStatus =
    parsed.kind === 'search' &&
    parsed.unusedWords.length === 0 &&
    parsed.search.areaFilter != null &&
    parsed.search.propertyStatus != null;
  if (second && isOfStatus && [intent, second].some((one) => one === 'search' || one === 'refine'))
    return { intent: 'search', parsed };
  if (second && isOfRooms && [intent, second].every((one) => orHomes.includes(one))) return { intent: 'search', parsed };
  if (second) return { intent, parsed: { kind: 'either', text: asked.text, ways: [intent, second] } };
  const done = actOn(intent, parsed, asked);
  return { intent, parsed: reading.likely.length > 0 ? unlessHalfRead(done, asked.text) : done };
}

/** "All of them went over asking. Strategy?", "how do we win one there?" */
const asksAdvice = inLines('i')`
  \b(?:(?:offer|bidding|pricing|listing)\s+)?strateg(?:y|ies)\b
  |\b(?:any|some|your)\s+(?:advice|tips)\b
  |\bhow\s+(?:do|can|should|would)\s+(?:we|i|they|my\s+\w+)\s+
    (?:win|compete|beat|stand\s+out|get\s+(?:an?|one|their|our)\b.*\baccepted)
  |\bwhat\s+(?:should|can|do)\s+(?:we|i|they)\s+do\s+(?:differently|next|better)\b
`;
/** "Biggest lot first", "show me the newest first" */
const ordersAll = inLines()`
  ^\W*(?:(?:and|ok(?:ay)?|now|please|pls|show|give|list|put|me|us|them|those|these|with|the|just)[\s,]+)*
  (?:(?:most|least)\s+(?:\w+\s+)?\w+|\w+est)(?:\s+(?:lots?|yards?|prices?|priced|ones?|homes?|houses?|condos?|listings?|on\s+(?:the\s+)?market|\$/sq\s?ft)){0,2}
  \s+first(?:\s+(?:please|pls|then|instead))?\W*$
`;
const anyOther = inLines('i')`
  ^\W*(?:and\s+|ok(?:ay)?,?\s+|well,?\s+)*(?:(?:is|are)\s+there\s+)?
  (?:anything|something|any\s+(?:homes|houses|condos|ones|others|listings|with|of\s+(?:them|these|those))|(?:do|does)\s+any(?:\s+of\s+(?:them|these|those))?)\b
`;
/** "Check the mls for pendings in Noe Valley" */
const checksMls =
  /\b(?:check|search|scan|look\s+(?:in|on|at|through)|go\s+through)\s+(?:the\s+|my\s+|our\s+)?mls\s+(?:for|to\s+find)\b/i;
const newListings = inLines('i')`
  ^\W*(?:(?:and|so|ok(?:ay)?|hey|hi|any|the|all|show|see|send|give|pull|get|find|me|us|up|what'?s|what|are|is)\s+)*
  new\s+(?:listings|homes|houses|condos|townhomes|ones|stuff|this\s+(?:week|month|weekend)|today|since)\b
`;
/** "Price drops this week in Berkeley" lists homes; how many there were is the market's. */
const cutsAlone =
  /^\W*(?:(?:any|all|the|show|me|new|recent|latest|big|today'?s|this\s+week'?s|list|find|get|pull|up)\s+)*price[\s-]+(?:drops?|cuts?|reductions?|improvements?)\b(?!.*\b(?:how|average|avg|median|share|percent|many|rate|trend|common|typical|per)\b)/i;
const whichHomes = /\b(?:which|what)\s+(?:homes|houses|condos|listings|ones)\b/i;
const howManySold = /^\s*(?:and\s+|so\s+|ok(?:ay)?,?\s+)?how\s+many\b[^?]*\b(?:sold|sales|closed|closings)\b/i;
const MAX_ADDRESS_WORDS = 8;
/** "Tell me about 12 Alder Street in Miami", "what's the story on 12 Alder St": what stands before an address that is to be opened. */
const leadsToHome = inLines('i')`
  ^\W*(?:(?:hi|hey|ok(?:ay)?|so|and|now|please|pls|can\s+you|could\s+you)[\s,.]+)*
  (?:
    tell\s+me\s+(?:more\s+)?about|open(?:\s+up)?|(?:pull|bring|look)\s+up|show(?:\s+me)?|what\s+(?:about|do\s+you\s+have\s+on)|how\s+about
    |(?:give\s+me\s+)?(?:the\s+)?(?:info|details|scoop|story|facts|specs)\s+(?:on|of|about|for)
    |wh?at'?s\s+(?:the\s+)?(?:story|deal)\s+(?:on|with)|muestrame|abre|cuentame\s+de
  )\s+(?=\d)
`;

function addressAlone({ search, unusedWords }: Extract<ParsedQuestion, { kind: 'search' }>, text: string): NamedArea | null {
  const { areaFilter: area, ...others } = search;
  const isAlone = unusedWords.length === 0 && Object.values(others).every((value) => value == null);
  const address = fold(text).replace(leadsToHome, '').trim();
  const isShort = /^\d/.test(address) && address.split(/\s+/).length <= MAX_ADDRESS_WORDS;
  return isAlone && isShort && area?.type === 'named-area' && area.nameType === 'street-and-number' ? area : null;
}

const besideEachOther = /\b(?:vs?\.?|versus|compare[ds]?|side\s+by\s+side|differences?\s+(?:between|btwn))(?![a-z])/;

function addressesCompared(parsed: ParsedQuestion, folded: string): NamedArea[] | null {
  const named = parsed.kind === 'search' && besideEachOther.test(folded) ? findAddresses(folded) : [];
  if (named.length > 1) return named;
  if (parsed.kind !== 'market') return null;
  const places = parsed.question.places.flatMap((place) => (place.type === 'named-area' ? [place] : []));
  const areHomes = places.length > 1 && places.length === parsed.question.places.length;
  return areHomes && places.every(({ nameType }) => nameType === 'street-and-number') ? places : null;
}

/** "I'm showing 12 Alder Street in 20 minutes, give me the highlights" */
const highlights = /\b(?:highlights?|run\s?down|key\s+(?:facts|points)|quick\s+facts|talking\s+points|overview)\b/;

function addressOfHighlights(text: string): NamedArea | null {
  const folded = fold(text);
  const area = highlights.test(folded) ? findAddress(folded)?.area : null;
  return area?.nameType === 'street-and-number' ? area : null;
}

const MIN_UNUSED_WORDS = 3;
/** A longer message is a story: most of it carries no condition. */
const MAX_REQUEST_WORDS = 30;

/** A search of which more than a third was not understood is asked about first. */
function unlessHalfRead(parsed: ParsedQuestion, text: string): ParsedQuestion {
  if (parsed.kind !== 'search' || parsed.unusedWords.length < MIN_UNUSED_WORDS) return parsed;
  const words = text.split(/\s+/);
  const telling = words.filter((word) => !isFiller(fold(word).replace(/[^a-z0-9]+$/, '')));
  if (words.length > MAX_REQUEST_WORDS || parsed.unusedWords.length * 3 <= telling.length) return parsed;
  return { kind: 'unclear', about: 'half-read', text, search: parsed.search, unusedWords: parsed.unusedWords };
}
