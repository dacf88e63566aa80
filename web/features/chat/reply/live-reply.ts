import type { AssistantEvent, StepType } from '#contract/assistant-events.ts';
import type { Message, ToolStep, WidgetArtifact } from '#contract/threads.ts';

/** States of a reply, docs/product/chat.md. */
export type ReplyState =
  'idle' | 'awaiting' | 'loading-message-text-delta' | 'reasoning' | 'executing-tool-call' | 'reconnecting' | 'success' | 'error';

const receivingStates: ReadonlySet<ReplyState> = new Set([
  'awaiting',
  'loading-message-text-delta',
  'reasoning',
  'executing-tool-call',
  'reconnecting',
]);

export function isReceiving(state: ReplyState): boolean {
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
  state: ReplyState;
  /** Id of the last event that was folded in. */
  cursor: number;
  text: string;
  reasoning: string;
  tools: ToolStep[];
  artifacts: WidgetArtifact[];
  /** Where each step began, so that a step which starts again voids what it had said. */
  marks: Record<string, StepMark>;
  /** The whole message once it is complete. */
  completed: Message | null;
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
  };
}

/** A step that starts again makes void what it had said itself; what steps of other kinds said stays (contract assistant-events.ts). */
function beginStep(reply: LiveReply, stepId: string, stepType: StepType): LiveReply {
  const mark = reply.marks[stepId];
  if (!mark) {
    const here: StepMark = {
      textLength: reply.text.length,
      reasoningLength: reply.reasoning.length,
      toolCount: reply.tools.length,
      artifactCount: reply.artifacts.length,
    };
    return { ...reply, marks: { ...reply.marks, [stepId]: here } };
  }
  switch (stepType) {
    case 'message-creation':
      return { ...reply, text: reply.text.slice(0, mark.textLength) };
    case 'reasoning':
      return { ...reply, reasoning: reply.reasoning.slice(0, mark.reasoningLength) };
    case 'tool-calls':
      return {
        ...reply,
        tools: reply.tools.slice(0, mark.toolCount),
        artifacts: reply.artifacts.slice(0, mark.artifactCount),
      };
  }
}

const stateOfStep = {
  'tool-calls': 'awaiting',
  'message-creation': 'loading-message-text-delta',
  reasoning: 'reasoning',
} as const;

/** The reply after one more event. Events that were folded in already (a stream that overlaps) change nothing. */
export function foldEvent(reply: LiveReply, id: number, event: AssistantEvent): LiveReply {
  if (id <= reply.cursor) return reply;
  // After the user's decision a reply that was whole for the time being goes on.
  const at = { ...reply, cursor: id, completed: null };
  switch (event.type) {
    case 'runCreated':
      return { ...at, state: 'awaiting' };
    case 'runStepCreated':
      return { ...beginStep(at, event.stepId, event.stepType), state: stateOfStep[event.stepType] };
    case 'runStepCompleted':
      return at;
    case 'messageTextDelta':
      return event.key.startsWith('rs_')
        ? { ...at, state: 'reasoning', reasoning: at.reasoning + event.delta }
        : { ...at, state: 'loading-message-text-delta', text: at.text + event.delta };
    case 'toolCallStarted': {
      const tool: ToolStep = {
        toolCallId: event.toolCallId,
        name: event.name,
        title: event.title,
        status: 'running',
        summary: null,
      };
      // A call that waited for the user goes on under its own id.
      const known = at.tools.findIndex(({ toolCallId }) => toolCallId === tool.toolCallId);
      const tools = known < 0 ? [...at.tools, tool] : at.tools.with(known, tool);
      return { ...at, state: 'executing-tool-call', tools };
    }
    case 'toolCallCompleted': {
      const tools = at.tools.map((tool) =>
        tool.toolCallId === event.toolCallId
          ? { ...tool, status: event.ok ? ('succeeded' as const) : ('failed' as const), summary: event.summary ?? event.error }
          : tool,
      );
      const { artifact } = event;
      const artifacts = artifact && artifact.kind !== 'reasoning' ? [...at.artifacts, artifact] : at.artifacts;
      return { ...at, state: 'awaiting', tools, artifacts };
    }
    case 'messageCompleted':
      return { ...at, state: 'idle', completed: event.message, text: event.message.data.content };
    case 'approvalRequested':
      return { ...at, state: 'idle', completed: event.message, tools: event.message.run?.steps ?? at.tools };
    case 'connectionError':
      return { ...at, state: 'reconnecting' };
  }
}
