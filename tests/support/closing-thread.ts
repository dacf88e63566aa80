/** Threads about closing costs, over the tool itself: what was asked of it last, and what was said. */
import { createListingsTools } from '#server/modules/listings/index.ts';
import { stubListings } from './listings-stub.ts';
import { toolContext } from './loop-run.ts';
import type { EarlierTurn } from '#server/modules/built-in-assistant/question-parser/earlier-turn.ts';
import type { ParsedQuestion } from '#server/modules/built-in-assistant/question-parser/parsed-question.ts';
import type { Turn } from '#server/modules/built-in-assistant/turn.ts';
import { afterClosing } from '#server/modules/built-in-assistant/payment/standing-closing.ts';
import { CLOSING_TOOL, respondToClosing } from '#server/modules/built-in-assistant/payment/respond-to-closing.ts';

const nothingRead: ParsedQuestion = { kind: 'cannot', reason: 'lending' };
export const tool = createListingsTools(stubListings([])).find(({ name }) => name === CLOSING_TOOL);
export const respond = (question: string, previous: EarlierTurn | null = null, answers: Turn['answers'] = []) =>
  respondToClosing(
    { ...{ question, english: question, language: 'english', earlier: [], last: null, open: [] }, previous, answers },
    nothingRead,
    () => Promise.resolve([]),
  );

export const thread = (...questions: string[]) => threadAfter(null, ...questions);

export async function threadAfter(before: EarlierTurn | null, ...questions: string[]) {
  let previous = before;
  let said = '';
  let call: unknown = null;
  for (const question of questions) {
    const step = await respond(question, previous);
    if (!step || 'say' in step) return { call: null, said: step?.say ?? '' };
    const answers = await Promise.all(
      step.calls.map(async (input) => ({ toolName: CLOSING_TOOL, value: (await tool?.call(input, toolContext()))?.answer })),
    );
    const told = await respond(question, previous, answers);
    said = told && 'say' in told ? told.say : '';
    call = step.calls.at(-1);
    previous = afterClosing(previous, call);
  }
  return { call, said };
}
