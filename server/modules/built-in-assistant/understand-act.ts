/** What is done about a message: what it asks for by its sound comes first, then the parser reads what sounds like homes. */
import type { ListingReference } from '#contract/listing-reference.ts';
import { readExplicit } from './intents/explicit.ts';
import {
  decideAct,
  readIntents,
  type Decided,
  type IntentClassifier,
  type IntentReading,
  type ScreenKind,
} from './intents/index.ts';
import { inEnglish } from './language.ts';
import { readPointedArea } from './question-parser/pointed-area.ts';
import { tellsRentOrPrice, unlessRentOrPrice, withRentOrPrice } from './question-parser/rent-or-price.ts';
import { withPlacesCompared } from './question-parser/places-compared.ts';
import { withToldPlace } from './question-parser/told-place.ts';
import { noteOnToldPrice, withToldPrice } from './question-parser/told-price.ts';
import type { Turn } from './turn.ts';
import { uponUncoveredPlace } from './uncovered-place.ts';
import { understand, type BuiltInModelNeeds } from './understand.ts';
import { inLines } from '#server/platform/text/in-lines.ts';

/** An answer to a question back is short: "Oakland", "the second", "yes". */
const MAX_ANSWER_WORDS = 5;
/** From here on it is no answer, but something else that was asked. */
const SURELY_ELSE = 0.5;
/** "The one in San Francisco" may sound like a home of the results. */
const whichPlace = /^\s*(?:the one )?(?:in|by|near)\s/i;

/** "What sold on Cindercombe Street this year", "which homes in Noe Valley had a price drop": some sound like questions about one home. */
const asksForHomes = inLines('i')`
  ^\s*(?:and\s+|so\s+|ok\s+)?(?:
    (?:what(?:'?s)?|which|anything|show\s+me\s+(?:what|everything|all)|everything)\s+
      (?:(?:homes|houses|condos|else)\s+)?(?:that\s+)?(?:(?:has|have)\s+)?(?:just\s+|recently\s+)?(?:sold|closed)\s+
      (?:on|in|near|around|at|along|over|this|last|within)\b
    |how\s+many\s+(?:active\s+)?(?:homes|houses|condos|townhouses|listings|properties)\s+(?:are\s+(?:there\s+)?)?(?:for\s+sale\s+|listed\s+|active\s+)?(?:do\s+(?:you|we)\s+have\s+)?in\b
    |(?:which|what)\s+(?:homes|houses|condos|townhouses|listings|properties)\s+(?:in|near|on|around|within|under)\b
  )
`;

/** @param screen what the screen shows; a home, where the drawer has one */
export async function understandAct(asked: Turn, needs: BuiltInModelNeeds, screen?: ScreenKind | null): Promise<Decided> {
  const turn = await withRentOrPriceTold(asked, needs);
  const decided = await decide(turn, needs, screen);
  return { ...decided, parsed: unlessRentOrPrice(decided.parsed, turn.question) };
}

/** "Rent" behind the question whether a sum is a rent or a price: asked again with it. */
async function withRentOrPriceTold(turn: Turn, needs: BuiltInModelNeeds): Promise<Turn> {
  const question = turn.open.at(-1);
  if (question === undefined || !tellsRentOrPrice(inEnglish(turn.question))) return turn;
  const before = { ...turn, question, last: null, open: turn.open.slice(0, -1) };
  const { kind, ...parsed } = unlessRentOrPrice(await understand(before, needs), question);
  if (kind !== 'unclear' || !('rent' in parsed)) return turn;
  const said = withRentOrPrice(question, inEnglish(turn.question));
  return { ...turn, question: said, english: inEnglish(said), last: null, open: [] };
}

async function decide(
  asked: Turn,
  needs: BuiltInModelNeeds,
  screen: ScreenKind | null = needs.openedListing ? 'home' : null,
): Promise<Decided> {
  const decided = await decidedAlone(asked, needs, screen);
  const uncovered = await uponUncoveredPlace(asked, decided.parsed, needs);
  // A question about the place belongs to what was asked for.
  return uncovered ? { intent: uncovered.kind === 'ask' ? decided.intent : 'search', parsed: uncovered } : decided;
}

async function decidedAlone(asked: Turn, needs: BuiltInModelNeeds, screen: ScreenKind | null): Promise<Decided> {
  const turn = await uponAskedBack(asked, needs);
  const said = readExplicit(turn.question)?.text ?? turn.question;
  const priced = withToldPrice(said, turn.previous);
  const question = withPlacesCompared(withToldPlace(priced, turn.previous, turn.last?.question ?? null), turn.previous);
  const parsed = noteOnToldPrice(await understand({ ...turn, question }, needs), priced !== said, turn.previous);
  // "Write the headline", "put it in Spanish" after copy: plain words, whatever they sound like.
  if (parsed.kind === 'write' && parsed.isPlain) return { intent: 'copy', parsed };
  // "Homes in that one" sounds like a home that is picked; with the name of its place it does not.
  const reading = soundOf(
    question === priced ? turn : { ...turn, question, english: inEnglish(question) },
    screen,
    needs.classifier,
  );
  const intent = reading?.intent ?? 'search';
  if (!reading || parsed.kind === 'needs-listing') return { intent, parsed };
  // "Within a mile of the first one" names a home, and asks for those around it.
  const isPointed = parsed.kind === 'search' && readPointedArea(question, turn.previous)?.area != null;
  if (isPointed && parsed.unusedWords.length === 0) return { intent: 'search', parsed };
  const isOfHomes = parsed.kind === 'search' && parsed.search.areaFilter != null && asksForHomes.test(inEnglish(question));
  if (isOfHomes && parsed.unusedWords.length === 0) return { intent: 'search', parsed };
  const isElse = (reading.likely[0]?.probability ?? 1) >= SURELY_ELSE && !whichPlace.test(question);
  const isShort = turn.open.length > 0 && question.split(/\s+/).length <= MAX_ANSWER_WORDS;
  if (isShort && parsed.kind === 'search' && parsed.search.areaFilter && !isElse) return { intent: 'search', parsed };
  const alone =
    parsed.kind === 'search' && parsed.change === 'refined' && intent === 'search'
      ? await understand({ ...turn, question, previous: null, last: null, open: [] }, needs)
      : null;
  const decided = decideAct(parsed, reading, {
    text: inEnglish(question),
    previous: turn.previous,
    alone,
    compared: intent === 'compare' ? await comparedBefore(turn, needs) : [],
  });
  // What is asked back repeats the user's own words.
  return 'text' in decided.parsed ? { ...decided, parsed: { ...decided.parsed, text: question } } : decided;
}

/** A search that was asked back about stands for what is said next: "between 500 and 700", "2 beds is enough". */
async function uponAskedBack(turn: Turn, needs: BuiltInModelNeeds): Promise<Turn> {
  const question = turn.open.at(-1);
  const stands = Object.values(turn.previous?.search ?? {}).some((value) => value != null);
  if (question === undefined || stands) return turn;
  const before = await understand({ ...turn, question, last: null, open: turn.open.slice(0, -1) }, needs);
  const isSearch = before.kind === 'search' || (before.kind === 'unclear' && before.search.areaFilter != null);
  return isSearch ? { ...turn, previous: { results: [], ...turn.previous, search: before.search } } : turn;
}

/** The homes that the questions right before compared: what was shown is compared without a tool. */
async function comparedBefore(turn: Turn, needs: BuiltInModelNeeds): Promise<ListingReference[]> {
  for (const question of turn.open.toReversed()) {
    const parsed = await understand({ ...turn, question, last: null, open: [] }, needs);
    if (parsed.kind === 'compare') return parsed.listings;
  }
  return [];
}

/** What knows English best hears a message in Spanish a second time in English words; the surer of both counts. */
function soundOf(
  { earlier, question, english }: Turn,
  screen: ScreenKind | null,
  classifier: IntentClassifier | undefined,
): IntentReading | undefined {
  const asWritten = readIntents([...earlier, question], screen, classifier).at(-1);
  if (english === question) return asWritten;
  const inEnglishWords = readIntents([...earlier.map(inEnglish), english], screen, classifier).at(-1);
  const sure = (reading: IntentReading | undefined): number => reading?.likely[0]?.probability ?? 1;
  return sure(inEnglishWords) > sure(asWritten) ? inEnglishWords : asWritten;
}
