import type { AssistantEvent, StepType } from '#contract/assistant-events.ts';
import type { Message, ToolStep } from '#contract/threads.ts';
import { isKnown } from '../messages/message-kinds.ts';
import type { LiveReply } from './live-reply.ts';

/** A step that starts again makes void what it had said itself; what steps of other kinds said stays (contract assistant-events.ts). */
function beginStep(reply: LiveReply, stepId: string, stepType: StepType): LiveReply {
  const mark = reply.marks[stepId];
  if (!mark) {
    const here: LiveReply['marks'][string] = {
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
  const goesOn = reply.completed?.run?.status === 'awaiting-approval';
  const at = { ...reply, cursor: id, completed: goesOn ? null : reply.completed };
  switch (event.type) {
    case 'runCreated':
      return { ...at, state: 'awaiting' };
    case 'runStepCreated':
      return { ...beginStep(at, event.stepId, event.stepType), state: stateOfStep[event.stepType] };
    case 'runStepCompleted':
      return at;
    case 'messageTextDelta':
      // What is written after the reply is of another message, which comes as a whole.
      if (at.completed) return at;
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
      return completeMessage(at, event.message);
    case 'approvalRequested':
      return { ...at, state: 'idle', completed: event.message, tools: event.message.run?.steps ?? at.tools };
    case 'connectionError':
      return { ...at, state: 'reconnecting' };
    default:
      // Of a newer server.
      return at;
  }
}

/**
 * The first text that is whole is the reply, and ends it (its key begins with `msg_`); any other message stands under it, in the place of
 * what stood for a picture.
 */
function completeMessage(reply: LiveReply, message: Message): LiveReply {
  const { completed } = reply;
  const { uniqueKey, type } = message;
  if (completed ? completed.uniqueKey === uniqueKey : type === 'text' && uniqueKey.startsWith('msg_'))
    return { ...reply, state: 'idle', completed: message, text: message.data.content };
  if (!isKnown(message)) return reply;
  const kept = reply.subMessages.filter((sub) => sub.type !== 'image-fallback' && sub.uniqueKey !== uniqueKey);
  return { ...reply, state: completed ? 'idle' : reply.state, subMessages: [...kept, message] };
}
