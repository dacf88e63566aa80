/** "Payment on 3161 dellwynd with 15% down": the home at an address is opened before anything is asked of it, and is "it" from then on. */
import type { NamedArea } from '#contract/listing-search.ts';
import { searchListingsAnswerSchema, type SearchResultFacts } from '#server/modules/listings/index.ts';
import type { Intent } from '../intents/index.ts';
import type { EarlierTurn } from '../question-parser/earlier-turn.ts';
import type { ParsedQuestion } from '../question-parser/parsed-question.ts';
import { isSame, referenceOf } from '../question-parser/result-references/among-results.ts';
import { topicAsked } from '../question-parser/result-references/listing-topics.ts';
import { occasionIn } from '../client-letters/letter-asked.ts';
import { fold } from '../question-parser/sentence.ts';
import { callTools, say, stepOf, type Reply } from '../reply.ts';
import { searchAt } from '../respond-to-home.ts';
import type { LanguageModelV4CallOptions } from '@ai-sdk/provider';
import { SEARCH_TOOL, type Turn } from '../turn.ts';
import { understandAct } from '../understand-act.ts';
import type { BuiltInModelNeeds } from '../understand.ts';
import { findAddressesOfListings, unitAfter } from './find-address-of-listing.ts';
import { homeInTheMiddle } from './home-in-the-middle.ts';

/** A longer message is a story, or was pasted. */
const MAX_MESSAGE_WORDS = 40;
/** What looks the address up by itself, or asks about what lies around it. */
const ofAddress: readonly ParsedQuestion['kind'][] = [
  'look-up',
  'write',
  'value',
  'cma',
  'compare',
  'compare-addresses',
  'market',
];
const ofHomesAround: readonly Intent[] = [
  'search',
  'refine',
  'copy',
  'value',
  'cma',
  'compare',
  'market',
  'smalltalk',
  'nonsense',
];
const THIS_HOME = 'this home';

interface Addressed {
  turn: Turn;
  /** The home to look up first, and what is asked of it; null: as it was written. */
  open: { area: NamedArea; asked: string | null } | null;
}

/** The turn with its address as the listing has it; what looks no home up by itself is asked of the home at it. */
async function readAddressed(turn: Turn, needs: BuiltInModelNeeds): Promise<Addressed> {
  const { english } = turn;
  if (english.split(/\s+/).length > MAX_MESSAGE_WORDS) return { turn, open: null };
  const found = await findAddressesOfListings(english, (phrases) => needs.findPlacesNamed(phrases));
  const [one, another] = found;
  if (!one) {
    const area = await homeInTheMiddle(turn, needs);
    return { turn, open: area && { area, asked: null } };
  }
  const written = withNames(english, found);
  const named = written === english ? turn : { ...turn, question: written, english: written };
  // A message to somebody about it is written with its address.
  if (another || occasionIn(written) === 'home-to-see') return { turn: named, open: null };
  const unit = unitAfter(english, one.end);
  const asked = `${english.slice(0, one.start)}${THIS_HOME}${english.slice(one.end + (unit?.length ?? 0))}`;
  const { intent, parsed } = await understandAct(named, needs);
  const isElse =
    !asksLikeIt.test(fold(english.slice(0, one.start))) && (ofAddress.includes(parsed.kind) || ofHomesAround.includes(intent));
  if (isElse && !isFactOf(parsed, asked)) return { turn: named, open: null };
  return { turn: named, open: { area: { ...one.area, name: one.area.name + (unit?.name ?? '') }, asked } };
}

/** "What else is like 12 Alder Street": others like the home, right before its address. */
const asksLikeIt = /\b(?:like|similar\s+to|resembl\w+|parecid[oa]s?\s+a|similares?\s+a)\s*$/;

const homesAt = /\b(?:homes|houses|condos|units|listings|sales|anything|everything|what\s+sold|near|around|within)\b/;

/** "Taxes on 2835 galeworth", which sounds like one more condition of the list before. */
const isFactOf = (parsed: ParsedQuestion, text: string): boolean => {
  const area = parsed.kind === 'search' ? parsed.search.areaFilter : null;
  const isAddress = area?.type === 'named-area' && area.nameType === 'street-and-number';
  return isAddress && !homesAt.test(fold(text)) && topicAsked(fold(text)) !== null;
};

function withNames(text: string, found: Awaited<ReturnType<typeof findAddressesOfListings>>): string {
  return found
    .toReversed()
    .reduce((words, { area, start, end }) => `${words.slice(0, start)}${area.name}${words.slice(end)}`, text);
}

/** The turn with the home at its address as the open one; the call that looks for it, or what is said where it is not there. */
export async function withAddressedHome(
  turn: Turn,
  options: LanguageModelV4CallOptions,
  needs: BuiltInModelNeeds,
): Promise<{ turn: Turn } | { reply: Reply }> {
  const { turn: named, open } = await readAddressed(turn, needs);
  if (!open) return { turn: named };
  const known = shownAt(open.area, named.previous);
  if (known) return { turn: asked(named, open.asked, known) };
  const step = stepOf(options, named);
  const at = named.answers.findIndex(({ toolName }) => toolName === SEARCH_TOOL);
  if (at < 0) {
    const calls = [{ toolName: SEARCH_TOOL, input: searchAt(open.area) } as const];
    return { reply: callTools(step, calls, step.texts.writing.lookingFor(open.area.name)) };
  }
  const [home] = searchListingsAnswerSchema.safeParse(named.answers[at]?.value).data?.items ?? [];
  if (!home) return { reply: say(step.texts.writing.noListingAt(open.area.name)) };
  return { turn: asked({ ...named, answers: named.answers.toSpliced(at, 1) }, open.asked, home) };
}

function shownAt({ name }: NamedArea, previous: EarlierTurn | null): SearchResultFacts | null {
  const known = [...(previous?.results ?? []), ...(previous?.openedFacts ? [previous.openedFacts] : [])];
  return known.find(({ addressLine1 }) => addressLine1 && fold(addressLine1) === fold(name)) ?? null;
}

/** Words about "this home" while it is the open one. */
function asked(turn: Turn, question: string | null, home: SearchResultFacts): Turn {
  const before = turn.previous ?? { search: {}, results: [] };
  const stands = isSame(home, before.opened) ? {} : { payment: null, rental: null, closing: null, value: null, writing: null };
  const previous: EarlierTurn = {
    ...before,
    ...stands,
    opened: referenceOf(home),
    openedFacts: home,
    onScreen: null,
    market: null,
  };
  const words = question === null ? {} : { question, english: question };
  return { ...turn, ...words, previous, last: null, open: [] };
}
