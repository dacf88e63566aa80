import type { ModelMessage } from 'ai';
import type { ReplyFigures } from '#contract/threads.ts';
import { calendarDateOf, type Clock } from '#server/platform/clock.ts';
import type { Log } from '#server/platform/log.ts';
import { figuresOfReply } from '../tracing/index.ts';
import type { Conversation } from './history.ts';
import type { JournalEntry } from './reply.ts';

/** Collects what the figures of one run's reply may rest on, and traces them when it ends. */
export interface FigureTracer {
  /** The thread before the prompt, and what earlier owners of the run had finished. */
  begin: (conversation: Conversation, finished: readonly { messages: ModelMessage[] }[]) => void;
  /** Steps that are stored. */
  add: (journal: readonly JournalEntry[]) => void;
  /** Null when the trace failed by a mistake of ours: the reply is stored all the same. */
  trace: (text: string) => ReplyFigures | null;
}

/** How many of a reply's untraced figures are logged. */
const MAX_LOGGED = 20;

export function createFigureTracer({ clock, log, model }: { clock: Clock; log: Log; model: string }): FigureTracer {
  let conversation: Conversation = { history: [], prompt: '' };
  const steps: ModelMessage[] = [];
  const add = (finished: readonly { messages: ModelMessage[] }[]) => {
    for (const { messages } of finished) steps.push(...messages);
  };
  return {
    begin(before, finished) {
      conversation = before;
      add(finished);
    },
    add,
    trace(text) {
      try {
        const figures = figuresOfReply({ ...conversation, text, steps, today: calendarDateOf(clock.now()) });
        const { traced, untraced } = figures;
        if (untraced.length > 0) {
          const shown = untraced.slice(0, MAX_LOGGED).map((figure) => figure.text);
          log.warn({ model, traced, untraced: shown }, 'A reply has figures that no tool gave');
        }
        return figures;
      } catch (error) {
        log.error({ err: error }, 'The figures of a reply could not be traced');
        return null;
      }
    },
  };
}
