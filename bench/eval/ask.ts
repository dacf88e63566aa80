import { sendPrompt } from '#contract/assistant.ts';
import { listingSearchSchema, type ListingSearch } from '#contract/listing-search.ts';
import { getReplySources, type ReplySources } from '#contract/reply-sources.ts';
import { createThread, isWidgetArtifact, listMessages, type Message } from '#contract/threads.ts';
import { formatQuestion } from '#server/modules/built-in-assistant/question-parser/examples/format-question.ts';
import { looseningsOf } from '#server/modules/listings/index.ts';
import { openStream } from '#tests/support/stream-reader.ts';
import type { TestClient } from '#tests/support/test-client.ts';
import { differences, partsOf } from '../understand/formatted-question.ts';
import { comparable, type Question } from './questions.ts';

/** What became of one question. */
export interface Outcome {
  /** Fields of the search that are not as they must be; `no search` where none was made; empty when all is right. */
  wrong: string[];
  isSearch: boolean;
  /** Declined, or answered without a search. */
  refused: boolean;
  calls: number;
  failedCalls: number;
  figures: number;
  untraced: number;
  failed: boolean;
  tokens: number;
  dollars: number | null;
  elapsedMs: number;
}

/** Asks a question over the public interface, as the pages do, and judges its last reply. */
export async function askQuestion(client: TestClient, { messages, expected }: Question, model: string): Promise<Outcome> {
  const { id: threadId } = await client.call(createThread, { body: {} });
  let elapsedMs = 0;
  for (const message of messages) {
    const started = performance.now();
    const { promptRefId } = await client.call(sendPrompt, { params: { threadId }, body: { message, model } });
    await (
      await openStream(client, { threadId, promptRefId })
    ).closed;
    elapsedMs = performance.now() - started;
  }
  const { items } = await client.call(listMessages, { params: { threadId }, query: {} });
  const reply = items.at(-1);
  if (!reply) throw new Error('There is no reply');
  const sources = await client.call(getReplySources, { params: { messageId: reply.uniqueKey } });
  return { ...judge(reply, expected), ...spent(sources), elapsedMs };
}

const isLoosened = (search: ListingSearch, before: ListingSearch) =>
  looseningsOf(before).some((one) => JSON.stringify(one.search) === JSON.stringify(search));

function judge(reply: Message, expected: Question['expected']) {
  const searches = reply.artifacts
    .filter(isWidgetArtifact)
    .filter(({ kind }) => kind === 'widget-listings-search')
    .map(({ content }) => listingSearchSchema.parse(content.arguments));
  // What was shown in the place of a search that found nothing is nearest to what was read, and not it.
  const search = searches.findLast((one, at) => !searches.slice(0, at).some((before) => isLoosened(one, before)));
  const steps = reply.run?.steps ?? [];
  const found =
    search &&
    comparable(
      partsOf(
        formatQuestion({
          kind: 'search',
          search,
          unusedWords: [],
          notes: [],
          change: 'new',
        }),
      ),
    );
  const wrong = expected === null ? (found ? ['declined'] : []) : found ? differences(expected, found) : ['no search'];
  return {
    wrong,
    isSearch: expected !== null,
    refused: !found,
    calls: steps.length,
    failedCalls: steps.filter(({ status }) => status === 'failed').length,
    figures: (reply.figures?.traced ?? 0) + (reply.figures?.untraced.length ?? 0),
    untraced: reply.figures?.untraced.length ?? 0,
    failed: reply.run?.status !== 'completed',
  };
}

function spent({ usage }: ReplySources): Pick<Outcome, 'tokens' | 'dollars'> {
  return { tokens: usage.inputTokens + usage.outputTokens, dollars: usage.dollars };
}
