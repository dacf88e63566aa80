/** One step of the built-in assistant: what it says or which tool it calls, given the prompt so far. */
import type { LanguageModelV4CallOptions } from '@ai-sdk/provider';
import type { ListingSearch, NamedArea } from '#contract/listing-search.ts';
import type { ListingReference } from '#contract/listings.ts';
import { listingStatuses } from '#contract/listing-vocabulary.ts';
import {
  type EstimatePaymentInput,
  listingDetailsAnswerSchema,
  searchListingsAnswerSchema,
  type SearchResultFacts,
} from '#server/modules/listings/index.ts';
import type { EstimateValueInput, MarketInput } from '#server/modules/market/index.ts';
import { copyAnswerSchema, type CopyRequest } from '#server/modules/writing/index.ts';
import { areaInWords } from './answers/describe-search.ts';
import { list, nameOf } from './answers/format.ts';
import { composeComparison } from './answers/comparison-answer.ts';
import { composeListingAnswer } from './answers/listing-answer.ts';
import { composeMarketAnswer, marketFailed, whichMarket } from './answers/market-answer.ts';
import { composeOtherAnswer, detailsFailed, noTools, searchFailed } from './answers/other-answers.ts';
import {
  proposalsAfterComparison,
  proposalsAfterCopy,
  proposalsAfterListing,
  proposalsAfterMarket,
} from './answers/proposals.ts';
import { composeSearchAnswer, searchInWords } from './answers/search-answer.ts';
import { textsFor } from './answers/talk-answer.ts';
import { composeWritingAnswer, copyFailed, noSuchListing } from './answers/writing-answer.ts';
import { respondToFile, type FileTool } from './files/respond-to-file.ts';
import { respondToCma, type CmaTool } from './cma/respond-to-cma.ts';
import type { Intent } from './intents/index.ts';
import { isWindowCut, MARKET_TOOL, marketAnswers, marketCalls } from './market-turn.ts';
import { PAYMENT_TOOL, respondToPayment } from './payment/respond-to-payment.ts';
import { isSame } from './question-parser/result-references/among-results.ts';
import type { EarlierTurn, ParsedQuestion, WritingRequest } from './question-parser/parsed-question.ts';
import { DETAILS_TOOL, readTurn, SEARCH_TOOL } from './turn.ts';
import type { Turn } from './turn.ts';
import { understand } from './understand.ts';
import { respondToSavedSearches, type SavedSearchTool } from './saved-searches/respond-to-saved-searches.ts';
import { understandAct } from './understand-act.ts';
import type { BuiltInModelNeeds } from './understand.ts';
import { respondToValue, type ValueStep } from './value/respond-to-value.ts';
import { VALUE_TOOL } from './value/standing-value.ts';
import { copyRequestOf, mentionedAlready, shortenedAgain, withOpenHouseTime, WRITE_TOOL } from './writing-turn.ts';

export type ToolCall =
  | { toolName: typeof SEARCH_TOOL; input: ListingSearch }
  | { toolName: typeof DETAILS_TOOL; input: ListingReference }
  | { toolName: typeof MARKET_TOOL; input: MarketInput }
  | { toolName: typeof WRITE_TOOL; input: CopyRequest }
  | { toolName: typeof VALUE_TOOL; input: EstimateValueInput }
  | { toolName: typeof PAYMENT_TOOL; input: EstimatePaymentInput }
  | { toolName: CmaTool | SavedSearchTool | FileTool; input: Record<string, unknown> };

export interface Reply {
  reasoning: string | null;
  text: string | null;
  /** Called side by side. */
  toolCalls: ToolCall[];
}

/** @param waysOn a row of proposals that fit, or nothing */
const say = (text: string, waysOn = ''): Reply => ({
  reasoning: null,
  text: waysOn ? `${text}\n\n${waysOn}` : text,
  toolCalls: [],
});

/** Their words sound like a question about a value now and then: "how much is the HOA of it?" */
const notOfValue: readonly Intent[] = ['market', 'lending', 'tax', 'legal', 'copy', 'act', 'person'];

/** The same reading at every step of a turn: it depends on nothing that the turn's own tools answered. */
export async function respond(options: LanguageModelV4CallOptions, needs: BuiltInModelNeeds): Promise<Reply> {
  const turn = readTurn(options.prompt, needs.openedListing ?? null);
  const aboutFile = respondToFile(turn, options.prompt);
  if (aboutFile && 'say' in aboutFile) return say(aboutFile.say);
  if (aboutFile) return callTools(options, [{ toolName: aboutFile.call, input: aboutFile.input }], aboutFile.reasoning);
  let { intent, parsed } = await understandAct(turn, needs);
  const aboutCma = respondToCma(turn, options.prompt, parsed.kind === 'cma');
  if (aboutCma && 'say' in aboutCma) return say(aboutCma.say);
  if (aboutCma) return callTools(options, [{ toolName: aboutCma.call, input: aboutCma.input }], aboutCma.reasoning);
  const parse = (text: string) => understand({ ...turn, question: text }, needs);
  const aboutSaved = await respondToSavedSearches(turn, options.prompt, parse);
  if (aboutSaved && 'say' in aboutSaved) return say(aboutSaved.say);
  if (aboutSaved) return callTools(options, [{ toolName: aboutSaved.call, input: aboutSaved.input }], aboutSaved.reasoning);
  const aboutValue = notOfValue.includes(intent)
    ? null
    : await respondToValue(turn, {
        findAddresses: (phrases) => findAddresses(phrases, needs),
        parse,
        isAsked: parsed.kind === 'value',
      });
  if (aboutValue) return valueReply(options, aboutValue);
  const aboutPayment = respondToPayment(turn, parsed);
  if (aboutPayment && 'say' in aboutPayment) return say(aboutPayment.say);
  if (aboutPayment) return callTools(options, [{ toolName: PAYMENT_TOOL, input: aboutPayment.call }], aboutPayment.reasoning);
  if (parsed.kind === 'needs-listing') {
    const { listing } = parsed;
    const record = answerTo(turn, DETAILS_TOOL);
    if (!record) return callTools(options, [{ toolName: DETAILS_TOOL, input: listing }], opening(listing, turn.previous));
    const facts = listingDetailsAnswerSchema.safeParse(record.value);
    if (!facts.success) return say(detailsFailed);
    const previous = { search: {}, results: [], ...turn.previous, opened: listing, openedFacts: facts.data };
    ({ intent, parsed } = await understandAct({ ...turn, previous, last: null }, needs));
  }
  switch (parsed.kind) {
    case 'search': {
      const answer = answerTo(turn, SEARCH_TOOL);
      if (!answer)
        return callTools(options, [{ toolName: SEARCH_TOOL, input: parsed.search }], searchInWords(parsed.search, parsed.change));
      const found = searchListingsAnswerSchema.safeParse(answer.value);
      return say(found.success ? composeSearchAnswer({ ...parsed, found: found.data }) : searchFailed);
    }
    case 'pick': {
      const answer = answerTo(turn, DETAILS_TOOL);
      if (!answer)
        return callTools(options, [{ toolName: DETAILS_TOOL, input: parsed.listing }], opening(parsed.listing, turn.previous));
      const details = listingDetailsAnswerSchema.safeParse(answer.value);
      if (!details.success) return say(detailsFailed);
      const waysOn = parsed.question === null ? proposalsAfterListing(details.data) : '';
      const told = [parsed.question, ...(parsed.more ?? [])].map((topic) =>
        composeListingAnswer(details.data, topic, parsed.about),
      );
      return say(told.join('\n\n'), waysOn);
    }
    case 'compare':
      return compare(options, turn, parsed.listings);
    case 'compare-addresses':
      return compareAddresses(options, turn, parsed.addresses);
    case 'market':
      return aboutMarket(options, turn, parsed);
    case 'write':
      return write(options, turn, shortenedAgain(withOpenHouseTime(parsed.request, turn.question), turn), parsed.isToSend);
    case 'look-up':
      return lookUp(options, turn, parsed);
    case 'needs-listing':
    case 'value':
    case 'cma':
      return say(detailsFailed);
    default:
      return say(composeOtherAnswer(parsed, askedOf(turn)));
  }
}

function valueReply(options: LanguageModelV4CallOptions, step: ValueStep): Reply {
  if ('say' in step) return say(step.say);
  const call: ToolCall =
    step.call === 'value' ? { toolName: VALUE_TOOL, input: step.input } : { toolName: SEARCH_TOOL, input: step.input };
  return callTools(options, [call], step.reasoning);
}

async function findAddresses(phrases: string[], needs: BuiltInModelNeeds) {
  const places = await needs.findPlacesNamed(phrases);
  return places
    .filter(({ nameType, exact }) => nameType === 'street-and-number' && exact)
    .map(({ name, context }) => ({ name, city: context.city, state: context.stateAbbreviated }));
}
const askedOf = ({ question, previous }: Turn) => ({ question, hasHome: previous?.opened != null });

/** A home that was not shown: found by its address, whatever its status, then read. */
function lookUp(
  options: LanguageModelV4CallOptions,
  turn: Turn,
  { address, question, about }: Extract<ParsedQuestion, { kind: 'look-up' }>,
): Reply {
  const found = homeAt(options, turn, address);
  if ('reply' in found) return found.reply;
  const record = answerTo(turn, DETAILS_TOOL);
  if (!record) return callTools(options, [{ toolName: DETAILS_TOOL, input: found.home }], opening(found.home, turn.previous));
  const details = listingDetailsAnswerSchema.safeParse(record.value);
  if (!details.success) return say(detailsFailed);
  return say(composeListingAnswer(details.data, question, about), question === null ? proposalsAfterListing(details.data) : '');
}

const searchAt = (address: NamedArea): ListingSearch => ({
  areaFilter: address,
  propertyStatus: [...listingStatuses],
  paginationLimit: 1,
});

function homeAt(
  options: LanguageModelV4CallOptions,
  turn: Turn,
  address: NamedArea,
): { home: ListingReference } | { reply: Reply } {
  const found = answerTo(turn, SEARCH_TOOL);
  if (!found)
    return { reply: callTools(options, [{ toolName: SEARCH_TOOL, input: searchAt(address) }], `Looking for ${address.name}.`) };
  const [home] = searchListingsAnswerSchema.safeParse(found.value).data?.items ?? [];
  if (!home) return { reply: say(noSuchListing(address.name)) };
  return { home: { mlsId: home.mlsId, mlsSource: home.mlsSource } };
}

/** Listings that were not shown are read first. */
function compare(options: LanguageModelV4CallOptions, turn: Turn, listings: ListingReference[]): Reply {
  const read = turn.answers.map(({ value }) => listingDetailsAnswerSchema.safeParse(value)).flatMap(({ data }) => data ?? []);
  const known = listings.map((one) => shown(one, turn.previous) ?? read.find((other) => isSame(other, one)));
  const missing = listings.filter((_, index) => known[index] === undefined);
  if (missing.length > 0 && turn.answers.length === 0)
    return callTools(
      options,
      missing.map((input) => ({ toolName: DETAILS_TOOL, input })),
      `Opening ${missing.length === 1 ? 'the record' : 'the records'} to compare.`,
    );
  const found = known.filter((one) => one !== undefined);
  return found.length < 2 ? say(detailsFailed) : say(composeComparison(found), proposalsAfterComparison());
}

/** One search for each address; what is found stands side by side. */
function compareAddresses(options: LanguageModelV4CallOptions, turn: Turn, addresses: NamedArea[]): Reply {
  const answers = turn.answers.filter(({ toolName }) => toolName === SEARCH_TOOL);
  if (answers.length === 0)
    return callTools(
      options,
      addresses.map((address) => ({ toolName: SEARCH_TOOL, input: searchAt(address) })),
      `Looking for ${list(addresses.map(({ name }) => name))}.`,
    );
  const homes = answers.map(({ value }) => searchListingsAnswerSchema.safeParse(value).data?.items[0]);
  const missing = addresses.filter((_, at) => !homes[at]);
  if (missing.length > 0) return say(noSuchListing(list(missing.map(({ name }) => name))));
  return say(composeComparison(homes.flatMap((home) => home ?? [])), proposalsAfterComparison());
}

function aboutMarket(
  options: LanguageModelV4CallOptions,
  turn: Turn,
  parsed: Extract<ParsedQuestion, { kind: 'market' }>,
): Reply {
  const calls = marketCalls(parsed.question);
  if (calls.length === 0) return say(whichMarket);
  const answers = turn.answers.filter(({ toolName }) => toolName === MARKET_TOOL);
  if (answers.length === 0)
    return callTools(
      options,
      calls.map((input) => ({ toolName: MARKET_TOOL, input })),
      `Reading the market ${list(parsed.question.places.map(areaInWords))}.`,
    );
  const found = marketAnswers(answers.map(({ value }) => value));
  if (!found) return say(marketFailed);
  const texts = textsFor(turn.question);
  const before = [parsed.isForecast ? texts.trendOnly : null, isWindowCut(parsed.question) ? texts.windowCut : null];
  const text = [...before, composeMarketAnswer({ ...parsed, found })].filter((part) => part !== null).join('\n\n');
  return say(text, proposalsAfterMarket(parsed.question));
}

/** A home that was not shown is looked up by its address first, whatever its status. */
function write(options: LanguageModelV4CallOptions, turn: Turn, request: WritingRequest, isToSend = false): Reply {
  const written = answerTo(turn, WRITE_TOOL);
  if (written) {
    const answer = copyAnswerSchema.safeParse(written.value);
    if (!answer.success) return say(copyFailed);
    const waysOn = answer.data.copy.refused ? '' : proposalsAfterCopy(answer.data);
    const text = composeWritingAnswer(answer.data, mentionedAlready(request, turn.previous));
    return say(isToSend ? `${textsFor(turn.question).toSend}\n\n${text}` : text, waysOn);
  }
  let { listing } = request;
  if (!listing && request.address) {
    const found = homeAt(options, turn, request.address);
    if ('reply' in found) return found.reply;
    listing = found.home;
  }
  if (!listing) return say(composeOtherAnswer({ kind: 'cannot', reason: 'which-listing' }, askedOf(turn)));
  return callTools(options, [{ toolName: WRITE_TOOL, input: copyRequestOf(request, listing) }], 'Writing from the record.');
}

/** What a tool of this turn answered last. */
const answerTo = (turn: Turn, toolName: string) => turn.answers.findLast((one) => one.toolName === toolName);

function callTools({ tools, toolChoice }: LanguageModelV4CallOptions, toolCalls: ToolCall[], reasoning: string): Reply {
  const offered = toolChoice?.type !== 'none' && toolCalls.every((call) => tools?.some((tool) => tool.name === call.toolName));
  return offered ? { reasoning, text: null, toolCalls } : say(noTools);
}

function shown(listing: ListingReference, previous: EarlierTurn | null): SearchResultFacts | undefined {
  return [...(previous?.results ?? []), ...(previous?.openedFacts ? [previous.openedFacts] : [])].find((one) =>
    isSame(one, listing),
  );
}

function opening(listing: ListingReference, previous: EarlierTurn | null): string {
  const facts = shown(listing, previous);
  return `Opening the record of ${facts ? nameOf(facts) : `MLS ${listing.mlsId}`}.`;
}
