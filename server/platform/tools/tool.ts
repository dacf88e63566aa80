import type { z } from 'zod';
import type { ListingSearch } from '#contract/listing-search.ts';
import type { ListingReference } from '#contract/listings.ts';
import type { Clock } from '#server/platform/clock.ts';
import { asJson, type Json } from './json.ts';

/** The rights of the user for whom a run works; every tool stays within them. */
export interface Viewer {
  userId: string;
  /** MLS sources whose listings the user may see; `*` means all, an empty list none. */
  allowedMlsProviders: readonly string[];
  /**
   * Where the answers of tools go: to the agent (the built-in assistant, which runs inside this program) or to a provider of models,
   * which gets only what the licence of each source lets out. The agent where it is left out.
   */
  surface?: 'agent' | 'model-provider';
}

/** What a tool wants shown in the drawer; the worker gives it its id (`content.artifactId`) and stores it. */
export type ArtifactDraft =
  { kind: 'widget-listings-search'; arguments: ListingSearch } | { kind: 'widget-listing-details'; arguments: ListingReference };

/** What a tool is handed: whose rights it has, and when to give up. */
export interface ToolContext {
  viewer: Viewer;
  /** Aborted when the reply is stopped or the tool's time is over. */
  signal: AbortSignal;
  clock: Clock;
}

export interface ToolOutcome<Answer> {
  /** What the model gets. */
  answer: Answer;
  /** What opens in the drawer, if anything. */
  artifact: ArtifactDraft | null;
  /** A few words for people: "124 found". */
  summary: string | null;
}

interface ToolDefinition<Schema extends z.ZodType, Answer> {
  name: string;
  /** For the model: what it does, when to use it, what comes back. */
  description: string;
  /** Words for people while it works: "Searching listings". */
  title: string;
  /** For people when it fails without a reason that they may know. */
  failure: string;
  inputSchema: Schema;
  /** Runs with the viewer's own rights. An `AppError` is told to the model and to people in its own words. */
  execute: (input: z.output<Schema>, context: ToolContext) => Promise<ToolOutcome<Answer>>;
  /** What is left of an old answer when the thread outgrows the model's budget: the facts that a later question may point at. */
  shorten: (answer: Json) => Json;
}

/** A tool whose input and answer types are its own business; the loop hands it what the model wrote. */
export interface Tool {
  name: string;
  description: string;
  title: string;
  failure: string;
  inputSchema: z.ZodType;
  /** @throws z.ZodError when the input is not what `inputSchema` says */
  call: (input: unknown, context: ToolContext) => Promise<ToolOutcome<Json>>;
  shorten: (answer: Json) => Json;
}

export function defineTool<Schema extends z.ZodType, Answer>(definition: ToolDefinition<Schema, Answer>): Tool {
  const { name, description, title, failure, inputSchema, shorten } = definition;
  return {
    name,
    description,
    title,
    failure,
    inputSchema,
    shorten,
    async call(input, context) {
      const outcome = await definition.execute(inputSchema.parse(input), context);
      return { ...outcome, answer: asJson(outcome.answer) };
    },
  };
}
