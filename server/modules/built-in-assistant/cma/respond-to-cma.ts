/** Turns about a CMA: which tool to call, and what to say of its answer. */
import type { LanguageModelV4Prompt } from '@ai-sdk/provider';
import { cmaAnswerSchema, type CmaToolAnswer } from '#server/modules/presentations/index.ts';
import { findAddress } from '../question-parser/addresses.ts';
import { fold } from '../question-parser/sentence.ts';
import type { Turn } from '../turn.ts';
import { readCmaRequest, type CmaRequest } from './cma-request.ts';

const tools = ['create_cma', 'change_cma_comparables', 'set_cma_range', 'edit_cma_sections'] as const;
export type CmaTool = (typeof tools)[number];

export type CmaStep = { say: string } | { call: CmaTool; input: Record<string, unknown>; reasoning: string };

const dollars = (value: number): string => `$${value.toLocaleString('en-US')}`;

/** The presentation as the thread's last tool of this kind answered it. */
function standingCma(prompt: LanguageModelV4Prompt): CmaToolAnswer | null {
  for (const message of prompt.toReversed()) {
    if (message.role !== 'tool') continue;
    for (const part of message.content.toReversed()) {
      if (part.type !== 'tool-result' || !tools.some((name) => name === part.toolName) || part.output.type !== 'json') continue;
      const read = cmaAnswerSchema.safeParse(part.output.value);
      if (read.success) return read.data;
    }
  }
  return null;
}

function compose({ title, comparables, range, noRangeBecause, done }: CmaToolAnswer, isNew: boolean): string {
  const priced =
    range.low !== null && range.high !== null
      ? `The range is ${dollars(range.low)} to ${dollars(range.high)}${range.coveragePercent === null ? '' : `, made to hold ${range.coveragePercent}% of sales`}. It is not an appraisal.`
      : `There is no range yet${noRangeBecause ? `: ${noRangeBecause}` : '.'}`;
  if (!isNew) return `${done}. ${priced}`;
  return `The CMA for ${title} is beside the chat, with ${comparables.length} comparables. ${priced}\n\nYou can say “hide HOA fees”, move the range, or say “leave out the one on” a street, or edit it by hand.`;
}

function stepFor(request: CmaRequest, standing: CmaToolAnswer | null, { previous }: Turn): CmaStep {
  if (request.kind === 'start') {
    const { subject } = request;
    if (subject !== 'this' && !('place' in subject))
      return { call: 'create_cma', input: { subject }, reasoning: 'Preparing a CMA.' };
    const home = subject === 'this' ? previous?.opened : previous?.results[subject.place];
    if (!home && subject !== 'this')
      return { say: 'There are not that many results. Search for homes first, or tell an address.' };
    if (!home) return { say: 'Which home is it for? Tell its address, or open its listing first.' };
    const { mlsId, mlsSource } = home;
    return { call: 'create_cma', input: { subject: { mlsId, mlsSource } }, reasoning: 'Preparing a CMA.' };
  }
  if (!standing) return { say: 'There is no CMA in this chat yet. Say “start a CMA for” and an address.' };
  const { presentationId, range, comparables } = standing;
  switch (request.kind) {
    case 'shift-range': {
      if (range.low === null || range.high === null)
        return { say: 'There is no range yet to move. Say “set the range to” and two prices.' };
      const [low, high] = [Math.max(1, range.low + request.dollars), Math.max(1, range.high + request.dollars)];
      return { call: 'set_cma_range', input: { presentationId, low, high }, reasoning: 'Moving the range.' };
    }
    case 'set-range':
      return {
        call: 'set_cma_range',
        input: { presentationId, low: request.low, high: request.high },
        reasoning: 'Setting the range.',
      };
    case 'facts':
      return {
        call: 'edit_cma_sections',
        input: { presentationId, facts: { [request.flag]: request.isShown } },
        reasoning: 'Changing what is shown.',
      };
    case 'remove': {
      const street = request.street.toLowerCase();
      const matching = comparables.filter(({ address }) => address?.toLowerCase().includes(street));
      const [home] = matching;
      if (!home?.mlsId || home.mlsSource === null) return { say: `No comparable is on ${request.street}.` };
      if (matching.length > 1) return { say: `Which one: ${matching.map(({ address }) => address).join(' or ')}?` };
      return {
        call: 'change_cma_comparables',
        input: { presentationId, remove: [{ mlsId: home.mlsId, mlsSource: home.mlsSource }] },
        reasoning: 'Taking out a comparable.',
      };
    }
    case 'add': {
      const home = previous?.results[request.place];
      if (!home) return { say: 'There are not that many results. Search for homes first, then say which one to add.' };
      return {
        call: 'change_cma_comparables',
        input: { presentationId, add: [{ mlsId: home.mlsId, mlsSource: home.mlsSource }] },
        reasoning: 'Adding a comparable.',
      };
    }
  }
}

const canChange =
  'Here I can move the range (“raise the range by” and a sum), take a comparable out or add one from the results, and show or hide a fact such as HOA fees. Everything else of the CMA you edit beside the chat.';

/** A CMA that is asked for in words of its own: it starts where a home is known. */
function aboutCma({ question, previous }: Turn, standing: CmaToolAnswer | null): CmaRequest | null {
  if (standing) return null;
  const address = findAddress(fold(question))?.area;
  if (address?.nameType === 'street-and-number') return { kind: 'start', subject: { address: address.name } };
  return previous?.opened ? { kind: 'start', subject: 'this' } : null;
}

/**
 * Null where the turn is about something else.
 * @param isAsked whether it is known to be about a CMA, whatever its words
 */
export function respondToCma(turn: Turn, prompt: LanguageModelV4Prompt, isAsked: boolean): CmaStep | null {
  const standing = standingCma(prompt);
  const answeredBefore = turn.answers.some(({ toolName }) => toolName === 'create_cma');
  const request =
    readCmaRequest(turn.question, standing !== null) ?? (isAsked ? aboutCma(turn, answeredBefore ? null : standing) : null);
  if (!request && isAsked)
    return { say: standing ? canChange : 'Which home is the CMA for? Tell its address, or open its listing first.' };
  if (!request) return null;
  const answered = turn.answers.findLast(({ toolName }) => tools.some((name) => name === toolName));
  if (!answered) return stepFor(request, standing, turn);
  const read = cmaAnswerSchema.safeParse(answered.value);
  return { say: read.success ? compose(read.data, request.kind === 'start') : 'That did not work. Nothing was changed.' };
}
