/** What a topic is, and what it is handed. */
import type { LanguageModelV4CallOptions } from '@ai-sdk/provider';
import type { AnalysisTool } from '../analysis/respond-to-analysis.ts';
import type { AppTool } from '../apps/respond-to-apps.ts';
import type { CmaTool } from '../cma/standing-cma.ts';
import type { FileTool } from '../files/respond-to-file.ts';
import type { FindPlaces } from '../payment/sale-place.ts';
import type { EarlierTurn } from '../question-parser/earlier-turn.ts';
import type { ParsedQuestion } from '../question-parser/parsed-question.ts';
import { callTools, say, stepOf, type Reply, type Step, type ToolCall } from '../reply.ts';
import type { SavedSearchTool } from '../saved-searches/told-before.ts';
import { SEARCH_TOOL, type Turn } from '../turn.ts';
import { understand, type BuiltInModelNeeds } from '../understand.ts';
import type { ValueStep } from '../value/subject-request.ts';
import { VALUE_TOOL } from '../value/standing-value.ts';

/** What a topic is handed of a turn. */
export interface Asked {
  step: Step;
  turn: Turn;
  options: LanguageModelV4CallOptions;
  needs: BuiltInModelNeeds;
  today: string;
  /** Reads words as if the thread began with them. */
  parseAlone(text: string): Promise<ParsedQuestion>;
  /** Reads words upon what an earlier turn established. */
  parseUpon(text: string, previous: EarlierTurn | null): Promise<ParsedQuestion>;
  findPlacesNamed: FindPlaces;
  /** Addresses of listings among phrases. */
  findAddresses(phrases: string[]): Promise<{ name: string; city: string | null; state: string | null }[]>;
}

/** A topic reads a turn by itself: it answers it, or leaves it to the next. */
export type Topic<Of extends Asked = Asked> = (asked: Of) => Reply | null | Promise<Reply | null>;

/** The answer of the first topic that has one: their order is their precedence. */
export async function firstOf<Of extends Asked>(topics: readonly Topic<Of>[], asked: Of): Promise<Reply | null> {
  for (const topic of topics) {
    const reply = await topic(asked);
    if (reply) return reply;
  }
  return null;
}

export function askedOf(turn: Turn, options: LanguageModelV4CallOptions, needs: BuiltInModelNeeds): Asked {
  return {
    ...{ step: stepOf(options, turn), turn, options, needs, today: needs.today() },
    parseAlone: (text) => understand({ ...turn, question: text, previous: null, last: null, open: [] }, needs),
    parseUpon: (text, previous) => understand({ ...turn, question: text, previous }, needs),
    findPlacesNamed: (phrases) => needs.findPlacesNamed(phrases),
    findAddresses: (phrases) => findAddresses(phrases, needs),
  };
}

async function findAddresses(phrases: string[], needs: BuiltInModelNeeds) {
  const places = await needs.findPlacesNamed(phrases);
  return places
    .filter(({ nameType, exact, isBeside }) => nameType === 'street-and-number' && exact && !isBeside)
    .map(({ name, context }) => ({ name, city: context.city, state: context.stateAbbreviated }));
}

export const said = (told: { say: string } | null | false | undefined): Reply | null => (told ? say(told.say) : null);

type Told<Input> = { say: string } | { call: Input; reasoning: string } | { calls: readonly Input[]; reasoning: string };

/** Words, or calls of one tool. */
export function replied<Input>(step: Step, told: Told<Input> | null, toCall: (input: Input) => ToolCall): Reply | null {
  if (!told) return null;
  if ('say' in told) return say(told.say);
  const inputs = 'calls' in told ? told.calls : [told.call];
  return callTools(step, inputs.map(toCall), told.reasoning);
}

type OwnCall = {
  call: AppTool | CmaTool | SavedSearchTool | FileTool | AnalysisTool;
  input: Record<string, unknown>;
  reasoning: string;
};

/** Words, or a call of a tool that the topic itself names. */
export function own(step: Step, done: { say: string } | OwnCall | null): Reply | null {
  if (!done) return null;
  return 'say' in done ? say(done.say) : callTools(step, [{ toolName: done.call, input: done.input }], done.reasoning);
}

export function valueReply(step: Step, value: ValueStep | null): Reply | null {
  if (!value) return null;
  if ('say' in value) return say(value.say);
  const call: ToolCall =
    value.call === 'value' ? { toolName: VALUE_TOOL, input: value.input } : { toolName: SEARCH_TOOL, input: value.input };
  return callTools(step, [call], value.reasoning);
}
