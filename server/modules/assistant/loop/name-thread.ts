import type { LanguageModelV4 } from '@ai-sdk/provider';
import { generateText } from 'ai';
import { threadLimits } from '#contract/threads.ts';
import type { Log } from '#server/platform/log.ts';
import type { OpenModel } from '../models/index.ts';
import { titleInstructions } from '../prompt/index.ts';
import type { Viewer } from './agent-loop.ts';
import { orAbort } from './racing.ts';

/** Words of the first message that a model needs in order to name it. */
const MESSAGE_CHARACTERS = 2_000;
/** Reasoning models spend output tokens before they say a word. */
const OUTPUT_TOKENS = 1_000;

interface NameThreadParts {
  openModel: OpenModel;
  /** The built-in model's way to name a thread from the request, and what holds when a language model gives no name in time. At most 40 characters. */
  composeTitle: (firstMessage: string) => string;
  log: Log;
  timeoutMs?: number;
}

export type NameThread = (firstMessage: string, viewer: Viewer) => Promise<string>;

/** Names a thread from its first message in at most 40 characters. Never fails: the composed title stands in. */
export function createNameThread({ openModel, composeTitle, log, timeoutMs = 3_000 }: NameThreadParts): NameThread {
  return async (firstMessage, viewer) => {
    const composed = composeTitle(firstMessage);
    try {
      const { model, isBuiltIn } = await openModel({ viewer, openedListing: null });
      if (isBuiltIn) return composed;
      return tidyTitle(await askForTitle(model, firstMessage, AbortSignal.timeout(timeoutMs))) || composed;
    } catch (error) {
      log.warn({ err: error }, 'The model did not name a thread');
      return composed;
    }
  };
}

async function askForTitle(model: LanguageModelV4, firstMessage: string, signal: AbortSignal): Promise<string> {
  const asked = generateText({
    model,
    instructions: titleInstructions,
    prompt: firstMessage.slice(0, MESSAGE_CHARACTERS),
    maxOutputTokens: OUTPUT_TOKENS,
    maxRetries: 0,
    abortSignal: signal,
    providerOptions: { openai: { store: false } },
  });
  return (await orAbort(asked, signal)).text;
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
