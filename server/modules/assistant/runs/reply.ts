import type { ModelMessage } from 'ai';
import type { AssistantEvent, StepType } from '#contract/assistant-events.ts';
import type { Artifact, ToolStep } from '#contract/threads.ts';
import type { Clock } from '#server/platform/clock.ts';
import { newIdAfter } from '#server/platform/ids.ts';
import type { ArtifactDraft } from '#server/platform/tools/index.ts';
import type { LoopEvent } from '../loop/agent-loop.ts';
import { storableText } from './storable.ts';

/** A reply as far as it is written: what its message, its artifacts and its run show. */
export interface ReplyState {
  text: string;
  reasoning: string;
  tools: ToolStep[];
  /** Widgets; the reasoning is made an artifact when it is shown. */
  widgets: Artifact[];
}

export const emptyReply: ReplyState = { text: '', reasoning: '', tools: [], widgets: [] };

/** A model step for the journal, and the reply as it stood then. */
export interface JournalEntry {
  step: number;
  messages: ModelMessage[];
  reply: ReplyState;
  lastEventId: number;
}

/** All that is to be committed together. */
export interface ReplyBatch {
  /** The events get the ids that end with `lastEventId`. */
  events: AssistantEvent[];
  lastEventId: number;
  reply: ReplyState;
  journal: JournalEntry[];
  usage: { inputTokens: number; outputTokens: number };
}

/** One of the two texts of a model step. */
interface StepText {
  /** The text of the steps before. */
  base: string;
  /** What readers were told in this step. */
  shown: string;
  /** How much of `shown` this attempt at the step has emitted; all of it, but while a repeated attempt catches up. */
  emitted: number;
}

type TextType = Extract<StepType, 'reasoning' | 'message-creation'>;

/** Where a repeated attempt at a step starts from: what earlier attempts had told readers of it. */
export interface StepSoFar {
  created: Set<string>;
  completed: Set<string>;
  texts: Record<TextType, string>;
  hasTools: boolean;
}

export const nothingSoFar = (): StepSoFar => ({
  created: new Set(),
  completed: new Set(),
  texts: { reasoning: '', 'message-creation': '' },
  hasTools: false,
});

export interface ReplyOptions {
  replyMessageId: string;
  clock: Clock;
  lastEventId: number;
  /** The reply as of the last finished step. */
  reply: ReplyState;
  /** What was told of the step after it. */
  soFar: StepSoFar;
}

export interface Reply {
  /** Takes in what the loop tells and makes the events for readers out of it. */
  apply: (event: LoopEvent) => void;
  hasPending: () => boolean;
  /** All since the last take. */
  take: () => ReplyBatch;
}

/**
 * Turns what the loop tells into what readers are told. Pure: nothing is stored or sent here.
 *
 * A step that is attempted again (its node was lost, its connection was cut) starts from its beginning. As long as the new attempt
 * says what readers already have, nothing is told; where it goes beyond, only the rest is; where it differs, `runStepCreated` comes
 * again with the same stepId, which makes the step's earlier text void, and then the new text.
 */
export function createReply({ replyMessageId, clock, lastEventId, reply, soFar }: ReplyOptions): Reply {
  const keys: Record<TextType, string> = { reasoning: `rs_${replyMessageId}`, 'message-creation': `msg_${replyMessageId}` };
  let events: AssistantEvent[] = [];
  let journal: JournalEntry[] = [];
  let usage = { inputTokens: 0, outputTokens: 0 };
  let step = 0;
  let { created, completed } = soFar;
  let open: string | undefined;
  let widgets = reply.widgets;
  let tools = reply.tools;
  let settledTools = reply.tools;
  let settledWidgets = reply.widgets;
  let hasVoidTools = soFar.hasTools;
  const texts: Record<TextType, StepText> = {
    reasoning: { base: reply.reasoning, shown: soFar.texts.reasoning, emitted: 0 },
    'message-creation': { base: reply.text, shown: soFar.texts['message-creation'], emitted: 0 },
  };

  function tell(event: AssistantEvent): void {
    const last = events.at(-1);
    if (event.type === 'messageTextDelta' && last?.type === 'messageTextDelta' && last.key === event.key) {
      last.delta += event.delta;
      return;
    }
    events.push(event);
    lastEventId += 1;
  }

  function state(): ReplyState {
    const whole = ({ base, shown }: StepText): string => base + shown;
    return { text: whole(texts['message-creation']), reasoning: whole(texts.reasoning), tools, widgets };
  }

  function closeWireStep(): void {
    if (open === undefined || completed.has(open)) return;
    completed.add(open);
    tell({ type: 'runStepCompleted', stepId: open, stepType: open.slice(open.indexOf('-') + 1) as StepType });
  }

  function createWireStep(type: StepType): void {
    const stepId = `${step}-${type}`;
    open = stepId;
    created.add(stepId);
    completed.delete(stepId);
    tell({ type: 'runStepCreated', stepId, stepType: type });
  }

  function enterWireStep(type: StepType): void {
    const stepId = `${step}-${type}`;
    if (open === stepId) return;
    closeWireStep();
    if (created.has(stepId)) open = stepId;
    else createWireStep(type);
  }

  /** Tells the step's text from its beginning: what was told of it before is void. */
  function tellAnew(type: TextType, whole: string): void {
    createWireStep(type);
    Object.assign(texts[type], { shown: whole, emitted: whole.length });
    if (whole !== '') tell({ type: 'messageTextDelta', key: keys[type], delta: whole });
  }

  function addText(type: TextType, delta: string): void {
    const text = texts[type];
    const clean = storableText(delta);
    if (clean === '') return;
    enterWireStep(type);
    const piece = text.emitted === 0 && text.base !== '' ? `\n\n${clean}` : clean;
    // Compared piece by piece: a reply of any length costs what its words cost.
    const known = piece.slice(0, text.shown.length - text.emitted);
    if (known !== '' && !text.shown.startsWith(known, text.emitted))
      return tellAnew(type, text.shown.slice(0, text.emitted) + piece);
    const rest = piece.slice(known.length);
    text.shown += rest;
    text.emitted += piece.length;
    if (rest !== '') tell({ type: 'messageTextDelta', key: keys[type], delta: rest });
  }

  /** Readers and the drawer forget the tools of an attempt that is repeated. */
  function voidTools(): void {
    if (!hasVoidTools) return;
    hasVoidTools = false;
    tools = settledTools;
    widgets = settledWidgets;
    createWireStep('tool-calls');
  }

  function startStep(number: number): void {
    step = number;
    open = undefined;
    voidTools();
  }

  /** An attempt that said less than the one before it differs too, which only its end shows. */
  function settleTexts(): void {
    for (const type of ['reasoning', 'message-creation'] as const) {
      const { shown, emitted } = texts[type];
      if (emitted < shown.length) tellAnew(type, shown.slice(0, emitted));
    }
  }

  function finishStep({ step: number, messages, usage: ofStep }: Extract<LoopEvent, { type: 'step-finished' }>): void {
    settleTexts();
    closeWireStep();
    for (const text of Object.values(texts)) Object.assign(text, { base: text.base + text.shown, shown: '', emitted: 0 });
    created = new Set();
    completed = new Set();
    open = undefined;
    settledTools = tools;
    settledWidgets = widgets;
    hasVoidTools = false;
    keep({ step: number, messages });
    spend(ofStep);
  }

  function keep({ step: number, messages }: Pick<JournalEntry, 'step' | 'messages'>): void {
    journal.push({ step: number, messages, reply: state(), lastEventId });
  }

  function spend({ inputTokens, outputTokens }: ReplyBatch['usage']): void {
    usage = { inputTokens: usage.inputTokens + inputTokens, outputTokens: usage.outputTokens + outputTokens };
  }

  function finishTool(event: Extract<LoopEvent, { type: 'tool-finished' }>): void {
    const { toolCallId, ok, error, summary } = event;
    const artifact = event.artifact && toArtifact(event.artifact, widgets.at(-1)?.id, clock.now());
    if (artifact) widgets = [...widgets, artifact];
    const status = ok ? 'succeeded' : 'failed';
    tools = tools.map((tool) => (tool.toolCallId === toolCallId ? { ...tool, status, summary: summary ?? error } : tool));
    tell({ type: 'toolCallCompleted', toolCallId, ok, artifact, error, summary });
  }

  return {
    hasPending: () => events.length > 0 || journal.length > 0,

    take() {
      const batch = { events, lastEventId, reply: state(), journal, usage };
      events = [];
      journal = [];
      usage = { inputTokens: 0, outputTokens: 0 };
      return batch;
    },

    apply(event) {
      switch (event.type) {
        case 'step-started':
          return startStep(event.step);
        case 'step-restarted':
          for (const text of Object.values(texts)) text.emitted = 0;
          return startStep(event.step);
        case 'reasoning-delta':
          return addText('reasoning', event.delta);
        case 'text-delta':
          return addText('message-creation', event.delta);
        case 'tool-started': {
          const { toolCallId, name, title } = event;
          enterWireStep('tool-calls');
          hasVoidTools = true;
          // A call that goes on has been told of before.
          tools = withStep(tools, { toolCallId, name, title, status: 'running', summary: null });
          return tell({ type: 'toolCallStarted', toolCallId, name, title, arguments: event.arguments });
        }
        case 'tool-finished':
          return finishTool(event);
        case 'tool-awaits-approval':
          tools = tools.map((tool) => (tool.toolCallId === event.toolCallId ? { ...tool, status: 'awaiting-approval' } : tool));
          return;
        case 'step-called':
          settleTexts();
          spend(event.usage);
          return keep(event);
        case 'step-suspended':
          closeWireStep();
          return keep(event);
        case 'step-finished':
          return finishStep(event);
        case 'attempt-wasted':
          return spend(event.usage);
        case 'connection-trouble':
          return tell({ type: 'connectionError', code: event.code, message: event.message });
      }
    },
  };
}

/** In the place of the step of that call, or at the end. */
function withStep(tools: readonly ToolStep[], step: ToolStep): ToolStep[] {
  const known = tools.findIndex(({ toolCallId }) => toolCallId === step.toolCallId);
  return known < 0 ? [...tools, step] : tools.with(known, step);
}

/** Artifacts are shown in the order of their ids, also those of one millisecond. */
function toArtifact(draft: ArtifactDraft, earlier: string | undefined, at: Date): Artifact {
  const id = newIdAfter(earlier);
  return { id, kind: draft.kind, content: { artifactId: id, arguments: draft.arguments }, createdAt: at.toISOString() };
}
