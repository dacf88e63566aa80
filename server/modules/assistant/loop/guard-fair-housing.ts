import type { ModelMessage } from 'ai';
import {
  checkCopy,
  checkQuestion,
  endOfFinishedSentences,
  strikeViolations,
  type FairHousingHit,
} from '#server/modules/fair-housing/index.ts';
import type { AgentLoop, AgentLoopInput, LoopEvent } from './agent-loop.ts';

interface GuardParts {
  loop: AgentLoop;
  /** Keeps each hit; never fails. */
  record: (hits: readonly FairHousingHit[], where: 'question' | 'reply' | 'copy', input: AgentLoopInput) => Promise<void>;
}

const unused = { inputTokens: 0, outputTokens: 0 };

/**
 * The loop within fair-housing law: a prompt that breaks it is declined before any model is asked, and a sentence of an answer that
 * breaks it is taken out as soon as it is finished. Text is passed on as it comes, so a reader may see the beginning of such a
 * sentence; then the step is told again without it, and what is stored never has it.
 */
export function guardFairHousing({ loop, record }: GuardParts): AgentLoop {
  return async function* guarded(input) {
    const { decline, hits } = checkQuestion(input.prompt);
    if (decline === null) {
      yield* withoutViolations(loop(input), (found, where) => record(found, where, input));
      return;
    }
    if (input.finishedSteps.length > 0) return;
    await record(hits, 'question', input);
    yield { type: 'step-started', step: 1 };
    yield { type: 'text-delta', delta: decline };
    yield { type: 'step-finished', step: 1, messages: [{ role: 'assistant', content: decline }], usage: unused };
  };
}

async function* withoutViolations(
  events: AsyncIterable<LoopEvent>,
  record: (hits: readonly FairHousingHit[], where: 'reply' | 'copy') => Promise<void>,
): AsyncGenerator<LoopEvent> {
  let step = 0;
  let reasoning = '';
  /** Text of this step that was checked, as it may be shown. */
  let checked = '';
  /** Text behind it, up to now without a sentence's end. */
  let open = '';
  let isStruck = false;

  const begin = () => {
    reasoning = checked = open = '';
    isStruck = false;
  };

  /** Checks the finished sentences of what is open, or all of it. True when some were taken out. */
  async function check(all: boolean): Promise<boolean> {
    const end = all ? open.length : endOfFinishedSentences(open);
    const { text, hits } = strikeViolations(open.slice(0, end));
    checked += text;
    open = open.slice(end);
    if (hits.length === 0) return false;
    isStruck = true;
    await record(hits, 'reply');
    return true;
  }

  function* tellAgain(): Generator<LoopEvent> {
    yield { type: 'step-restarted', step };
    if (reasoning) yield { type: 'reasoning-delta', delta: reasoning };
    if (checked + open) yield { type: 'text-delta', delta: checked + open };
  }

  for await (const event of events) {
    if (event.type === 'step-started' || event.type === 'step-restarted') {
      step = event.step;
      begin();
    }
    if (event.type === 'reasoning-delta') reasoning += event.delta;
    if (event.type === 'text-delta') {
      open += event.delta;
      if (await check(false)) {
        yield* tellAgain();
        continue;
      }
    }
    const endsText = event.type === 'tool-started' || event.type === 'step-called' || event.type === 'step-finished';
    if (endsText && open && (await check(true))) yield* tellAgain();
    if (event.type === 'tool-started') {
      const hits = checkCopy(event.copy ?? '');
      if (hits.length > 0) await record(hits, 'copy');
    }
    yield 'messages' in event && isStruck ? { ...event, messages: event.messages.map(struck) } : event;
  }
}

/** What later steps and prompts are told of the step has the sentences taken out too. */
function struck(message: ModelMessage): ModelMessage {
  if (message.role !== 'assistant') return message;
  const { content } = message;
  if (typeof content === 'string') return { ...message, content: strikeViolations(content).text };
  return {
    ...message,
    content: content.map((part) => (part.type === 'text' ? { ...part, text: strikeViolations(part.text).text } : part)),
  };
}
