import type { AssistantModelMessage, ModelMessage } from 'ai';
import {
  adviceOn,
  checkCopy,
  checkQuestion,
  endOfFinishedSentences,
  isSpanish,
  strikeViolations,
  takesOutOfCopy,
  type FairHousingHit,
} from '#server/modules/fair-housing/index.ts';
import type { AgentLoop, AgentLoopInput, LoopEvent } from './agent-loop.ts';

interface GuardParts {
  loop: AgentLoop;
  /** Keeps each hit; never fails. */
  record: (hits: readonly FairHousingHit[], where: 'question' | 'reply' | 'copy', input: AgentLoopInput) => Promise<void>;
}

const unused = { inputTokens: 0, outputTokens: 0 };

/** A sentence that is longer than this is judged as far as it is there: nobody waits for the end of text without one. */
const MAX_HELD_CHARACTERS = 2_000;

/**
 * The loop within fair-housing law: a prompt that breaks it is declined before any model is asked, and a sentence of an answer that
 * breaks it is never passed on: each is held back until it is whole, judged, and then shown or replaced by a note.
 */
export function withFairHousingGuard({ loop, record }: GuardParts): AgentLoop {
  return async function* guarded(input) {
    const earlier = messagesOfUser(input.history);
    const { decline, hits, lawful } = checkQuestion(input.prompt);
    const advice = adviceOn(input.prompt, earlier);
    // Words are checked by rules, whatever model answers; the rest of the law only where the prompt would be declined.
    if (advice && (decline !== null || advice.kind === 'wording')) {
      if (input.finishedSteps.length === 0) yield* saying(advice.text);
      return;
    }
    const inSpanish = isSpanish([...earlier.slice(-2), input.prompt].join(' '));
    const lawfully = (answer: AsyncIterable<LoopEvent>) =>
      withoutViolations(answer, { inSpanish, record: (found, where) => record(found, where, input) });
    if ((decline === null && !lawful) || takesOutOfCopy(input.prompt, earlier)) {
      yield* lawfully(loop(input));
      return;
    }
    if (input.finishedSteps.length === 0 && hits.length > 0) await record(hits, 'question', input);
    if (lawful) {
      yield* noted(lawfully(loop({ ...input, prompt: lawful.rest })), lawful.note);
      return;
    }
    if (input.finishedSteps.length === 0 && decline !== null) yield* saying(decline);
  };
}

function* saying(words: string): Generator<LoopEvent> {
  yield { type: 'step-started', step: 1 };
  yield { type: 'text-delta', delta: words };
  yield { type: 'step-finished', step: 1, messages: [{ role: 'assistant', content: words }], usage: unused };
}

/** What the user said before, the oldest first. */
const messagesOfUser = (history: readonly ModelMessage[]): string[] =>
  history.flatMap((message) => {
    if (message.role !== 'user') return [];
    const { content } = message;
    return [typeof content === 'string' ? content : content.map((part) => (part.type === 'text' ? part.text : '')).join(' ')];
  });

/** What is left out is said first, in words of ours that may name it. */
async function* noted(events: AsyncIterable<LoopEvent>, note: string): AsyncGenerator<LoopEvent> {
  for await (const event of events) {
    yield event;
    const begins = (event.type === 'step-started' || event.type === 'step-restarted') && event.step === 1;
    if (begins) yield { type: 'text-delta', delta: `${note}\n\n` };
  }
}

interface Striking {
  inSpanish: boolean;
  record: (hits: readonly FairHousingHit[], where: 'reply' | 'copy') => Promise<void>;
}

async function* withoutViolations(events: AsyncIterable<LoopEvent>, { inSpanish, record }: Striking): AsyncGenerator<LoopEvent> {
  /** What was judged and passed on in this step. */
  let shown: string[] = [];
  /** What is not judged yet: without a sentence's end. */
  let held = '';
  let isStruck = false;

  /** Judges the first characters of what is held. @returns what may be shown of them */
  async function judge(end: number): Promise<string> {
    if (end === 0) return '';
    const { text, hits } = strikeViolations(held.slice(0, end), inSpanish);
    held = held.slice(end);
    shown.push(text);
    if (hits.length > 0) {
      isStruck = true;
      await record(hits, 'reply');
    }
    return text;
  }

  for await (const event of events) {
    if (event.type === 'text-delta') {
      const mayEnd = /[.!?\n]/.test(event.delta) || (/^\s/.test(event.delta) && /[.!?]$/.test(held));
      held += event.delta;
      const end = held.length > MAX_HELD_CHARACTERS ? held.length : mayEnd ? endOfFinishedSentences(held) : 0;
      const delta = await judge(end);
      if (delta !== '') yield { type: 'text-delta', delta };
      continue;
    }
    if (event.type === 'step-started' || event.type === 'step-restarted') {
      shown = [];
      held = '';
      isStruck = false;
    }
    if (event.type === 'tool-started' || event.type === 'step-called' || event.type === 'step-finished') {
      const delta = await judge(held.length);
      if (delta !== '') yield { type: 'text-delta', delta };
    }
    if (event.type === 'tool-started') {
      const hits = checkCopy(event.copy ?? '');
      if (hits.length > 0) await record(hits, 'copy');
    }
    yield 'messages' in event && isStruck ? { ...event, messages: struck(event.messages, shown.join('')) } : event;
  }
}

/** What later steps and prompts are told of the step is what was shown of it. */
function struck(messages: readonly ModelMessage[], shown: string): ModelMessage[] {
  let rest: string | null = shown;
  const take = (): string => {
    const text = rest ?? '';
    rest = null;
    return text;
  };
  return messages.map((message) => {
    if (message.role !== 'assistant') return message;
    if (typeof message.content === 'string') return { ...message, content: take() };
    // The step's texts stand together in the first; a text that is empty is refused by some providers.
    const content = message.content.flatMap((part): Exclude<AssistantModelMessage['content'], string> => {
      if (part.type !== 'text') return [part];
      const text = take();
      return text === '' ? [] : [{ ...part, text }];
    });
    return { ...message, content };
  });
}
