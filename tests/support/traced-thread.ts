import { stepCountIs, streamText, tool as sdkTool, type ModelMessage } from 'ai';
import { expect } from 'vitest';
import type { ListingReference } from '#contract/listing-reference.ts';
import { figuresOfReply } from '#server/modules/assistant/tracing/index.ts';
import { createBuiltInModel } from '#server/modules/built-in-assistant/model.ts';
import { findExamplePlaces } from '#server/modules/built-in-assistant/question-parser/examples/example-places.ts';
import { modelSchemaOf, type Tool } from '#server/platform/tools/index.ts';
import { toolContext } from './loop-run.ts';

const today = '2026-11-20';
const MAX_STEPS = 6;

interface TracedThread {
  tools: readonly Tool[];
  /** What was said before. */
  messages?: ModelMessage[];
  openedListing?: ListingReference | null;
  onCall?: (toolName: string, input: unknown) => void;
}

/**
 * A thread of the built-in assistant over the SDK's own loop, on November 20, 2026. Each figure of each reply is traced to what the tools gave.
 * @returns what asks it: a message in, the reply out
 */
export function startTracedThread({ tools, messages = [], openedListing = null, onCall }: TracedThread) {
  const model = createBuiltInModel({
    findPlacesNamed: (phrases) => Promise.resolve(findExamplePlaces(phrases)),
    today: () => today,
    openedListing,
  });
  const ofSdk = Object.fromEntries(
    tools.map((own) => [
      own.name,
      sdkTool({
        inputSchema: modelSchemaOf(own.inputSchema),
        execute: async (input) => {
          onCall?.(own.name, input);
          return (await own.call(input, toolContext())).answer;
        },
      }),
    ]),
  );
  return async (text: string): Promise<string> => {
    const history = [...messages];
    messages.push({ role: 'user', content: text });
    const result = streamText({ model, messages, stopWhen: stepCountIs(MAX_STEPS), tools: ofSdk });
    const reply = await result.text;
    const steps = await result.responseMessages;
    messages.push(...steps);
    expect(figuresOfReply({ text: reply, steps, history, prompt: text, today }).untraced, reply).toEqual([]);
    return reply;
  };
}
