/** One step of the built-in assistant: what it says or which tool it calls, given the prompt so far. */
import type { LanguageModelV4CallOptions } from '@ai-sdk/provider';
import type { ListingSearch } from '#contract/listing-search.ts';
import type { ListingReference } from '#contract/listings.ts';
import { listingDetailsAnswerSchema, searchListingsAnswerSchema } from '#server/modules/assistant/tools/facts.ts';
import type { SearchResultFacts } from '#server/modules/assistant/tools/facts.ts';
import { nameOf } from './answers/format.ts';
import { composeComparison, composeListingAnswer } from './answers/listing-answer.ts';
import { composeOtherAnswer, detailsFailed, noTools, searchFailed } from './answers/other-answers.ts';
import { composeSearchAnswer, searchInWords } from './answers/search-answer.ts';
import { placePhrases } from './reading/place-phrases.ts';
import { answerToWhichPlace } from './reading/place-answers.ts';
import { readQuestion } from './reading/read-question.ts';
import type { EarlierTurn, PlaceCandidate, Reading } from './reading/reading.ts';
import { DETAILS_TOOL, readTurn, SEARCH_TOOL } from './turn.ts';
import type { Turn } from './turn.ts';

export interface BuiltInModelNeeds {
  /** Looks phrases up as places, within the rights of the user whose run this is. */
  findPlacesNamed(phrases: string[]): Promise<PlaceCandidate[]>;
  /** Today as a calendar date, YYYY-MM-DD; asked at each question. */
  today(): string;
  /** The listing that the drawer shows, to which "it" may refer. */
  openedListing?: ListingReference | null;
}

export type ToolCall =
  { toolName: typeof SEARCH_TOOL; input: ListingSearch } | { toolName: typeof DETAILS_TOOL; input: ListingReference };

export interface Reply {
  reasoning: string | null;
  text: string | null;
  /** Called side by side. */
  toolCalls: ToolCall[];
}

const say = (text: string): Reply => ({ reasoning: null, text, toolCalls: [] });

/** The same reading at every step of a turn: it depends on nothing that the turn's own tools answered. */
export async function respond(options: LanguageModelV4CallOptions, needs: BuiltInModelNeeds): Promise<Reply> {
  const turn = readTurn(options.prompt, needs.openedListing ?? null);
  const reading = await understand(turn, needs);
  const answer = turn.answers.at(-1);
  switch (reading.kind) {
    case 'search': {
      if (!answer)
        return callTool(options, { toolName: SEARCH_TOOL, input: reading.search }, searchInWords(reading.search, reading.change));
      const found = searchListingsAnswerSchema.safeParse(answer.value);
      return say(found.success ? composeSearchAnswer({ ...reading, found: found.data }) : searchFailed);
    }
    case 'pick': {
      if (!answer)
        return callTool(options, { toolName: DETAILS_TOOL, input: reading.listing }, opening(reading.listing, turn.previous));
      const details = listingDetailsAnswerSchema.safeParse(answer.value);
      return say(details.success ? composeListingAnswer(details.data, reading.question) : detailsFailed);
    }
    case 'compare':
      return say(composeComparison(reading.listings.map((one) => shown(one, turn.previous)).filter((one) => one !== undefined)));
    default:
      return say(composeOtherAnswer(reading));
  }
}

/** A question back about a place is answered in the next message; that answer is read together with the question it belongs to. */
async function understand(turn: Turn, { findPlacesNamed, today }: BuiltInModelNeeds): Promise<Reading> {
  const read = async (text: string, previous: EarlierTurn | null): Promise<Reading> =>
    readQuestion({
      text,
      today: today(),
      previous,
      places: await findPlacesNamed(placePhrases(text, previous?.search.areaFilter)),
    });
  if (turn.unanswered) {
    const { question, previous } = turn.unanswered;
    const earlier = await read(question, previous);
    if (earlier.kind === 'ask') {
      const places = await findPlacesNamed(
        placePhrases(`${question} , in ${turn.question} , in ${turn.question} ${earlier.phrase}`),
      );
      const answered = answerToWhichPlace({ asked: earlier, question, answer: turn.question, today: today(), previous, places });
      if (answered) return answered;
    }
  }
  return read(turn.question, turn.previous);
}

function callTool({ tools, toolChoice }: LanguageModelV4CallOptions, toolCall: ToolCall, reasoning: string): Reply {
  const offered = toolChoice?.type !== 'none' && tools?.some((tool) => tool.name === toolCall.toolName);
  return offered ? { reasoning, text: null, toolCalls: [toolCall] } : say(noTools);
}

function shown(listing: ListingReference, previous: EarlierTurn | null): SearchResultFacts | undefined {
  return previous?.results.find((one) => one.mlsId === listing.mlsId && one.mlsSource === listing.mlsSource);
}

function opening(listing: ListingReference, previous: EarlierTurn | null): string {
  const facts = shown(listing, previous);
  return `Opening the record of ${facts ? nameOf(facts) : `MLS ${listing.mlsId}`}.`;
}
