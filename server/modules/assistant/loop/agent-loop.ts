import type { ModelMessage } from 'ai';
import type { ApprovalCard, ApprovalDecision } from '#contract/approvals.ts';
import type { ActiveWidgetContext } from '#contract/assistant.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { Tx } from '#server/platform/database/index.ts';
import type { Log } from '#server/platform/log.ts';
import type { ArtifactDraft, Json, Viewer } from '#server/platform/tools/index.ts';

/**
 * A model step of this run as it is journaled: what it added to the model's conversation, i.e. the assistant message with its tool calls
 * and the tool message with their results. Both are plain JSON and travel through the database as they are. Of the last one results may
 * be missing: calls of tools that write are journaled before they are executed, and those that wait for the user's word stay open.
 */
export interface FinishedStep {
  /** Counts from 1. */
  step: number;
  messages: ModelMessage[];
}

export interface AgentLoopInput {
  runId: string;
  threadId: string;
  /** The model as the setting `ASSISTANT_MODEL` named it when the prompt was sent, e.g. `built-in` or `openai:gpt-5.2`. */
  model: string;
  /**
   * The thread before this prompt, oldest first, bounded: user messages, and of earlier runs the messages of their steps, tool
   * calls and results included. Without a system message: instructions are the loop's own.
   */
  history: ModelMessage[];
  /** What the user asks now; not part of `history`. */
  prompt: string;
  /** What the drawer showed: data for the model, never instructions. */
  widgetContext: ActiveWidgetContext | null;
  /** Steps that an earlier owner of the run finished: the loop goes on after them and never runs their tools again. */
  finishedSteps: readonly FinishedStep[];
  viewer: Viewer;
  /** What the user has decided about calls of this run, by the id of the call. */
  decisions: ReadonlyMap<string, { decision: ApprovalDecision; card: ApprovalCard }>;
  acts: ToolActs;
  /** Aborted when the user stops the reply, the lease is lost, time is up or the node drains: end at once, throw or return. */
  signal: AbortSignal;
  clock: Clock;
  log: Log;
}

/** Acts of a run's calls, each done once, whoever works on the run. */
export interface ToolActs {
  idempotently: <Result>(callId: string, key: string, act: (tx: Tx) => Promise<Result>) => Promise<Result>;
  /** Whether a call has acted already. */
  hasActed: (callId: string) => Promise<boolean>;
}

/** A call that goes on only when the user has agreed. */
export interface AwaitedApproval {
  toolCallId: string;
  toolName: string;
  card: ApprovalCard;
}

/**
 * What a loop tells while it works, in order. One model step is: `step-started`, any mix of deltas and tool events, `step-finished`.
 * Deltas are passed on as they come (the worker merges them, and puts a blank line between the texts of two steps).
 *
 * - Step numbers continue after the last finished step: the first `step-started` of a run has `finishedSteps.length + 1`.
 * - `step-restarted`: the model's connection was cut inside the step and the step is asked again from its start. What the step has
 *   said so far is void where the new words differ; the worker compares, so the loop just sends the new words from their beginning.
 * - Each `tool-started` is followed by exactly one `tool-finished` of the same `toolCallId` before `step-finished`, or by
 *   `tool-awaits-approval`; tools of one
 *   step may run side by side.
 * - `step-finished` carries what goes to the journal: everything that this step added to the conversation.
 * - `step-called` comes before the tools of a step that calls one which writes. The loop goes on when it is stored, so that no owner
 *   asks the model again and finds other calls. `step-finished` of such a step has no usage of its own.
 * - `step-suspended`, instead of `step-finished`, is the last event of a run that waits for the user.
 * - After the last step the iteration ends normally: the reply is complete.
 */
export type LoopEvent =
  | { type: 'step-started'; step: number }
  | { type: 'step-restarted'; step: number }
  | { type: 'reasoning-delta'; delta: string }
  | { type: 'text-delta'; delta: string }
  | {
      type: 'tool-started';
      toolCallId: string;
      name: string;
      /** Words for people: "Searching listings". */ title: string;
      arguments: Json;
      /** The words of its arguments that become copy; left out or empty where none do. */
      copy?: string;
    }
  | {
      type: 'tool-finished';
      toolCallId: string;
      ok: boolean;
      artifact: ArtifactDraft | null;
      /** A sentence for people when `ok` is false, else null. */
      error: string | null;
      /** What came of it in a few words, e.g. "124 found". */
      summary: string | null;
    }
  | { type: 'step-finished'; step: number; messages: ModelMessage[]; usage: { inputTokens: number; outputTokens: number } }
  | { type: 'step-called'; step: number; messages: ModelMessage[]; usage: { inputTokens: number; outputTokens: number } }
  | { type: 'tool-awaits-approval'; toolCallId: string }
  | { type: 'step-suspended'; step: number; messages: ModelMessage[]; approvals: AwaitedApproval[] }
  /** An attempt that failed had cost something all the same; estimated, for a cut answer tells no usage. */
  | { type: 'attempt-wasted'; usage: { inputTokens: number; outputTokens: number } }
  /** The provider's connection failed or it asked to wait; the loop is trying again by itself. `message` is a sentence for people. */
  | { type: 'connection-trouble'; code: string; message: string };

/**
 * Runs the model and its tools for one prompt. Bounds of steps (12) and tokens are the loop's own; the worker bounds the time.
 * Holds no state between runs and writes nothing to the database.
 * @throws LoopFailure when the run cannot be finished; anything else thrown ends the run as `internal_error`
 */
export type AgentLoop = (input: AgentLoopInput) => AsyncIterable<LoopEvent>;

/** Why a run cannot be finished. `code` is stored with the run, e.g. `model_unavailable`, `model_refused`, `too_many_tokens`. */
export class LoopFailure extends Error {
  readonly code: string;

  constructor(code: string, message: string, options?: { cause?: unknown }) {
    super(message, options);
    this.name = 'LoopFailure';
    this.code = code;
  }
}
