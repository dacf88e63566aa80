import type { z } from 'zod';
import type { ArtifactDraft } from './artifact-kind.ts';
import { asJson, type Json } from './json.ts';
import type { Viewer } from '../viewer.ts';
import type { ToolContext } from './tool-context.ts';

export interface ToolOutcome<Answer> {
  /** What the model gets. */
  answer: Answer;
  /** What opens in the drawer, if anything. */
  artifact: ArtifactDraft | null;
  /** A few words for people: "124 found". */
  summary: string | null;
}

/** What one reply may spend on a tool. */
export interface ToolCost {
  timeoutMs: number;
  /** Further calls are refused in words that the model can act on. */
  maxCallsPerReply: number;
}

const usualCost: ToolCost = { timeoutMs: 20_000, maxCallsPerReply: 40 };

interface ToolDefinition<Input extends z.ZodType, Answer extends z.ZodType> {
  name: string;
  /** For the model: what it does, when to use it, what comes back. */
  description: string;
  /** Words for people while it works: "Searching listings". */
  title: string;
  /** For people when it fails without a reason that they may know. */
  failure: string;
  inputSchema: Input;
  /** What it answers; fields that it does not name never reach a model. */
  answerSchema: Answer;
  /** Whose assistant has it; everybody's where it is left out. What it reads and writes the service bounds by the viewer's rights. */
  isFor?: (viewer: Viewer) => boolean;
  /** Where it differs from 20 s and 40 calls. */
  cost?: Partial<ToolCost>;
  /** Whether it changes anything but the reply that it is called for: only then it may ask for leave, and act once. */
  writes: boolean;
  /** The words of its input that become copy: they are held to fair-housing law, and each hit is kept. */
  copyIn?: (input: z.output<Input>) => readonly string[];
  /** Runs with the viewer's own rights. An `AppError` is told to the model and to people in its own words. */
  execute: (input: z.output<Input>, context: ToolContext) => Promise<ToolOutcome<z.input<Answer>>>;
  /** What is left of an old answer when the thread outgrows the model's budget: the facts that a later question may point at. */
  shorten: (answer: z.output<Answer>) => unknown;
}

/** A tool whose input and answer types are its own business; the loop hands it what the model wrote. */
export interface Tool {
  name: string;
  description: string;
  title: string;
  failure: string;
  inputSchema: z.ZodType;
  isFor: (viewer: Viewer) => boolean;
  cost: ToolCost;
  writes: boolean;
  /** Empty for input that is not what `inputSchema` says, and for tools that make no copy. */
  copyIn: (input: unknown) => string;
  /** @throws z.ZodError when the input is not what `inputSchema` says */
  call: (input: unknown, context: ToolContext) => Promise<ToolOutcome<Json>>;
  shorten: (answer: Json) => Json;
}

export function defineTool<Input extends z.ZodType, Answer extends z.ZodType>(definition: ToolDefinition<Input, Answer>): Tool {
  const { name, description, title, failure, inputSchema, answerSchema, isFor = () => true, writes } = definition;
  return {
    ...{ name, description, title, failure, inputSchema, isFor, writes },
    cost: { ...usualCost, ...definition.cost },
    copyIn(input) {
      const parsed = definition.copyIn && inputSchema.safeParse(input);
      return parsed?.success ? (definition.copyIn?.(parsed.data) ?? []).join('\n') : '';
    },
    async call(input, context) {
      const outcome = await definition.execute(inputSchema.parse(input), context);
      return { ...outcome, answer: asJson(answerSchema.parse(outcome.answer)) };
    },
    shorten(answer) {
      const parsed = answerSchema.safeParse(answer);
      return parsed.success ? asJson(definition.shorten(parsed.data)) : null;
    },
  };
}
