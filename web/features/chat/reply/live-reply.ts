import type { Artifact, Message, ToolStep } from '#contract/threads.ts';

/** States of a reply, docs/product/chat.md. */
export type LiveReplyState =
  | 'idle'
  | 'awaiting'
  | 'loading-message-text-delta'
  | 'reasoning'
  | 'executing-tool-call'
  | 'reconnecting'
  | 'success'
  | 'error';

const receivingStates: ReadonlySet<LiveReplyState> = new Set([
  'awaiting',
  'loading-message-text-delta',
  'reasoning',
  'executing-tool-call',
  'reconnecting',
]);

export function isReceiving(state: LiveReplyState): boolean {
  return receivingStates.has(state);
}

interface StepMark {
  textLength: number;
  reasoningLength: number;
  toolCount: number;
  artifactCount: number;
}

/** A reply while it is being written: what the events said so far. */
export interface LiveReply {
  promptRefId: string;
  /** This tab asked for it. */
  askedHere: boolean;
  state: LiveReplyState;
  /** Id of the last event that was folded in. */
  cursor: number;
  text: string;
  reasoning: string;
  tools: ToolStep[];
  artifacts: Artifact[];
  /** Where each step began, so that a step which starts again voids what it had said. */
  marks: Record<string, StepMark>;
  /** The whole message once it is complete. */
  completed: Message | null;
  /** What the run told beside its reply, such as a picture. */
  subMessages: Message[];
}

export function newLiveReply(promptRefId: string, { askedHere = false } = {}): LiveReply {
  return {
    promptRefId,
    askedHere,
    state: 'awaiting',
    cursor: 0,
    text: '',
    reasoning: '',
    tools: [],
    artifacts: [],
    marks: {},
    completed: null,
    subMessages: [],
  };
}
