/** Steps about homes by their names: one that was picked, one that is looked up by its address, and several side by side. */
import type { ListingSearch, NamedArea } from '#contract/listing-search.ts';
import { listingStatuses } from '#contract/listing-vocabulary.ts';
import type { ListingReference } from '#contract/listing-reference.ts';
import {
  listingDetailsAnswerSchema,
  searchListingsAnswerSchema,
  type SearchResultFacts,
} from '#server/modules/listings/index.ts';
import { composeComparison } from './answers/comparison-answer.ts';
import { nameOf } from './answers/homes.ts';
import { composeListingAnswer } from './answers/listing-answer.ts';
import { proposalsAfterComparison, proposalsAfterListing } from './answers/proposals.ts';
import type { EarlierTurn } from './question-parser/earlier-turn.ts';
import type { ListingTopic, ParsedQuestion } from './question-parser/parsed-question.ts';
import { isSame } from './question-parser/result-references/among-results.ts';
import { answerTo, callTools, say, type Reply, type Step } from './reply.ts';
import { DETAILS_TOOL, SEARCH_TOOL } from './turn.ts';

interface AskedOfHome {
  /** What is asked of it, in the order of the words. */
  topics: (ListingTopic | null)[];
  about?: string | undefined;
}

export function pick(step: Step, { listing, question, about, more = [] }: Extract<ParsedQuestion, { kind: 'pick' }>): Reply {
  return tellHome(step, listing, { topics: [question, ...more], about });
}

/** A home that was not shown: found by its address, whatever its status, then read. */
export function lookUp(step: Step, { address, question, about }: Extract<ParsedQuestion, { kind: 'look-up' }>): Reply {
  const found = homeAt(step, address);
  // "Tell me about 12 Alder Street" asks for all of it, not for its remarks.
  const asksAll = question === 'description' && !/\b(?:descri\w*|remarks?|says?|read|words)\b/i.test(step.turn.english);
  return 'reply' in found ? found.reply : tellHome(step, found.home, { topics: [asksAll ? null : question], about });
}

function tellHome(step: Step, home: ListingReference, { topics, about }: AskedOfHome): Reply {
  const { turn, texts } = step;
  const record = answerTo(turn, DETAILS_TOOL);
  if (!record) return openHome(step, home);
  const { data: details } = listingDetailsAnswerSchema.safeParse(record.value);
  if (!details) return say(texts.home.failed);
  const answers = topics.map((question) => composeListingAnswer(details, { question, about }, texts));
  return say(answers.join('\n\n'), topics[0] === null ? proposalsAfterListing(details, texts) : '');
}

/** Whatever its status. */
export const searchAt = (address: NamedArea): ListingSearch => ({
  areaFilter: address,
  propertyStatus: [...listingStatuses],
  paginationLimit: 1,
});

/** The home at an address, or the step that looks for it. */
export function homeAt(step: Step, address: NamedArea): { home: ListingReference } | { reply: Reply } {
  const { turn, texts } = step;
  const found = answerTo(turn, SEARCH_TOOL);
  if (!found) {
    const calls = [{ toolName: SEARCH_TOOL, input: searchAt(address) } as const];
    return { reply: callTools(step, calls, texts.writing.lookingFor(address.name)) };
  }
  const [home] = searchListingsAnswerSchema.safeParse(found.value).data?.items ?? [];
  if (!home) return { reply: say(texts.writing.noListingAt(address.name)) };
  return { home: { mlsId: home.mlsId, mlsSource: home.mlsSource } };
}

/** Listings that were not shown are read first. */
export function compare(step: Step, listings: ListingReference[]): Reply {
  const { turn, texts } = step;
  const read = turn.answers.map(({ value }) => listingDetailsAnswerSchema.safeParse(value)).flatMap(({ data }) => data ?? []);
  const known = listings.map((one) => shown(one, turn.previous) ?? read.find((other) => isSame(other, one)));
  const missing = listings.filter((_, index) => known[index] === undefined);
  if (missing.length > 0 && !answerTo(turn, DETAILS_TOOL))
    return callTools(
      step,
      missing.map((input) => ({ toolName: DETAILS_TOOL, input })),
      texts.home.openingToCompare(missing.length),
    );
  const found = known.filter((one) => one !== undefined);
  return found.length < 2 ? say(texts.home.failed) : say(composeComparison(found, texts), proposalsAfterComparison(texts));
}

/** One search for each address; what is found stands side by side. */
export function compareAddresses(step: Step, addresses: NamedArea[]): Reply {
  const { turn, texts } = step;
  const answers = turn.answers.filter(({ toolName }) => toolName === SEARCH_TOOL);
  if (answers.length === 0)
    return callTools(
      step,
      addresses.map((address) => ({ toolName: SEARCH_TOOL, input: searchAt(address) })),
      texts.writing.lookingFor(texts.common.and(addresses.map(({ name }) => name))),
    );
  const homes = answers.map(({ value }) => searchListingsAnswerSchema.safeParse(value).data?.items[0]);
  const missing = addresses.filter((_, at) => !homes[at]);
  if (missing.length > 0) return say(texts.writing.noListingAt(texts.common.and(missing.map(({ name }) => name))));
  return say(
    composeComparison(
      homes.flatMap((home) => home ?? []),
      texts,
    ),
    proposalsAfterComparison(texts),
  );
}

function shown(listing: ListingReference, previous: EarlierTurn | null): SearchResultFacts | undefined {
  return [...(previous?.results ?? []), ...(previous?.openedFacts ? [previous.openedFacts] : [])].find((one) =>
    isSame(one, listing),
  );
}

export function openHome(step: Step, listing: ListingReference): Reply {
  const facts = shown(listing, step.turn.previous);
  const name = facts ? nameOf(facts) : `MLS ${listing.mlsId}`;
  return callTools(step, [{ toolName: DETAILS_TOOL, input: listing }], step.texts.home.opening(name));
}
