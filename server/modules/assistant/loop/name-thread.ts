import { withoutFileLinks } from '#contract/files.ts';
import { threadLimits } from '#contract/threads.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { Log } from '#server/platform/log.ts';
import type { OpenModel } from '../models/index.ts';
import { titleInstructions } from '../prompt/index.ts';
import type { Viewer } from '#server/platform/tools/index.ts';
import { askModel } from './ask-model.ts';
import { defaultLimits } from './limits.ts';

/** Characters of the first message that a model needs in order to name it. */
const MESSAGE_CHARACTERS = 2_000;
/** Reasoning models spend output tokens before they say a word. */
const limits = { ...defaultLimits, outputTokensPerStep: 1_000 };

interface NameThreadParts {
  openModel: OpenModel;
  /**
   * The built-in model's way to name a thread from the request, and what holds when a language model gives no name in time. At
   * most 40 characters, never empty.
   */
  composeTitle: (firstMessage: string) => string;
  clock: Clock;
  log: Log;
  timeoutMs?: number;
}

export type NameThread = (firstMessage: string, viewer: Viewer) => Promise<string>;

/** Names a thread from its first message in at most 40 characters. Never fails: the composed title stands in. */
export function createNameThread({ openModel, composeTitle, clock, log, timeoutMs = 3_000 }: NameThreadParts): NameThread {
  return async (message, viewer) => {
    // The address of a file says nothing.
    const firstMessage = withoutFileLinks(message) || message;
    const composed = composeTitle(firstMessage);
    try {
      const { model, isBuiltIn } = await openModel({ viewer, openedListing: null });
      if (isBuiltIn) return composed;
      let title = '';
      const asking = askModel({
        model,
        instructions: titleInstructions,
        messages: [{ role: 'user', content: firstMessage.slice(0, MESSAGE_CHARACTERS) }],
        tools: {},
        mayCallTools: false,
        signal: AbortSignal.timeout(timeoutMs),
        ...{ limits, clock, log },
      });
      for await (const part of asking) if (part.type === 'text-delta') title += part.delta;
      return tidyTitle(title) || composed;
    } catch (error) {
      log.warn({ reason: error instanceof Error ? error.name : 'unknown' }, 'The model did not name a thread');
      return composed;
    }
  };
}

/** The first line without quotes, marks and a full stop, cut at a word to what a title may hold. */
export function tidyTitle(text: string): string {
  const [line = ''] = text.trim().split('\n');
  const bare = line.replace(/\s+/g, ' ').replace(/^[\s"'“”‘’`*#]+|[\s"'“”‘’`*.]+$/g, '');
  if (bare.length <= threadLimits.titleCharacters) return bare;
  const cut = bare.slice(0, threadLimits.titleCharacters + 1);
  const space = cut.lastIndexOf(' ');
  return (space > 0 ? cut.slice(0, space) : cut.slice(0, threadLimits.titleCharacters)).replace(/[\s,;:–-]+$/, '');
}
