/** Which intent a message has, of how likely each is by its sound and of what its words say; and which other it may have, to be asked about. */
import type { ParsedQuestion } from '../question-parser/parsed-question.ts';
import { answered, foundNothing, isSearchLike, isTalk, mentionsPlace, type Asked } from './asked.ts';
import type { IntentReading, LikelyIntent } from './intents.ts';
import type { Intent } from './vocabulary.ts';

/** Below this it may be something else, where words speak against it. */
const LIKELY = 0.5;
/** A wish that the parser cannot read is a wish still, unless something else is nearly as likely. */
const NEARLY = 0.8;
/** Refusing somebody who keeps the law is worse than answering what fair housing has let pass. */
const SURE_UNFAIR = 0.6;
const MAX_MOVE_WORDS = 5;

interface Doubt {
  /** Below this the message may be of another intent. */
  below: number;
  /** The other is asked about from this share of the first one's likelihood on. */
  share: number;
}

/**
 * When it is asked what is meant. A search for what was none, and a refusal of what can be done, are worse than a question, and that worse than
 * another answer. Found by trying on messages of authors whom the weights had not learned from: the least absurd with at most one message in eight asked about.
 */
const doubts = {
  search: { below: 0.6, share: 0.45 },
  refusal: { below: 0.55, share: 0.3 },
  answer: { below: 0.3, share: 0.8 },
} satisfies Record<string, Doubt>;
const ASKED_ABOUT = 4;

/** What is no refusal, whatever was asked: a greeting, words about the assistant. */
const isRefusal = (intent: Intent) => isTalk(intent) && intent !== 'smalltalk' && intent !== 'assistant';

const doubtOf = (intent: Intent): Doubt =>
  isSearchLike(intent) ? doubts.search : isRefusal(intent) ? doubts.refusal : doubts.answer;

/** Either way a home is told of. */
const isOfOneHome = (intent: Intent) => intent === 'pick' || intent === 'home';

const differ = (one: Intent, other: Intent) =>
  ![one, other].includes('nonsense') &&
  [isTalk, isSearchLike, isOfOneHome].every((isOfKind) => !(isOfKind(one) && isOfKind(other)));

interface ChosenIntent {
  intent: Intent;
  /** What it may be as well, where something else would be done about it. */
  second: Intent | null;
}

/** "What about Oakland?" goes on with the search that stands, unless a market was the last thing told. */
const movesOn = (parsed: ParsedQuestion, { text, previous }: Asked) =>
  mentionsPlace(parsed) &&
  !previous?.market &&
  previous?.search.areaFilter != null &&
  text.trim().split(/\s+/).length <= MAX_MOVE_WORDS;

/** "Homes for sale in Ames", upon that market: all of it is read as a search, and it says what is wanted. */
const asksForHomes = (parsed: ParsedQuestion, text: string) =>
  parsed.kind === 'search' &&
  parsed.unusedWords.length === 0 &&
  /\b(?:for (?:sale|rent)|en (?:venta|renta|alquiler))\b/i.test(text);

const asks =
  /\?|^\W*(?:what|how|which|who|why|when|where|is|are|do|does|did|can|could|should|would|cu[aá]l|cu[aá]nto|c[oó]mo|qu[eé])\b/i;

const namesHomes = /\b(?:homes|houses|listings|casas)\b/i;

/** "Condos in Noe Valley under 900k, my buyer is putting 20% down": a kind of home at a price, and nothing is asked. */
const wishesForHomes = (parsed: ParsedQuestion, text: string) =>
  parsed.kind === 'search' &&
  parsed.search.price != null &&
  (parsed.search.propertyTypes != null || parsed.search.bedroomsCount != null || namesHomes.test(text)) &&
  !asks.test(text);

const namesCma = /\b(?:cma|comps?|comparables?|presentation|analysis)\b/i;

/** The likeliest of the next few that is near enough. */
function otherOf([first, ...others]: readonly LikelyIntent[]): Intent | null {
  if (!first) return null;
  const { below, share } = doubtOf(first.intent);
  if (first.probability >= below) return null;
  const other = others.slice(0, ASKED_ABOUT - 1).find(({ intent }) => differ(first.intent, intent));
  return other && other.probability >= share * first.probability ? other.intent : null;
}

/** The intent by its sound, unless the words speak against it. */
export function chooseIntent(parsed: ParsedQuestion, { intent, likely }: IntentReading, asked: Asked): ChosenIntent {
  const [first, next] = likely;
  if (!first) return { intent, second: null };
  // No market is narrowed to a price: "show me condos in Oakland under 900k", upon one.
  if (intent === 'market' && asked.previous?.market && wishesForHomes(parsed, asked.text))
    return { intent: 'search', second: null };
  const certainty = first.probability;
  if (certainty < LIKELY) {
    if (isSearchLike(intent) && foundNothing(parsed)) {
      const other = likely.find((one) => !isSearchLike(one.intent));
      if (other && other.probability >= NEARLY * certainty) return { intent: other.intent, second: null };
    }
    if (movesOn(parsed, asked)) return { intent: 'refine', second: null };
    if (isSearchLike(intent)) {
      const [own] = answered[parsed.kind] ?? [];
      if (own && !isSearchLike(own)) return { intent: own, second: null };
    }
  }
  if (intent === 'fair-housing' && certainty < SURE_UNFAIR && next) return { intent: next.intent, second: null };
  const second = otherOf(likely);
  if (second === 'market' && asksForHomes(parsed, asked.text)) return { intent, second: null };
  // A CMA that does not stand cannot be changed.
  if (
    second &&
    [intent, second].includes('cma') &&
    !asked.previous?.cma &&
    parsed.kind === 'search' &&
    !namesCma.test(asked.text)
  )
    return { intent: intent === 'cma' ? second : intent, second: null };
  if (second && isSearchLike(intent) && wishesForHomes(parsed, asked.text)) return { intent, second: null };
  // The words tell which of the two it is.
  const answerable = second ? [intent, second].find((one) => answered[parsed.kind]?.includes(one)) : undefined;
  if (answerable && parsed.kind !== 'search') return { intent: answerable, second: null };
  return { intent, second };
}
