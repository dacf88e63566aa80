import { setImmediate, setTimeout as delay } from 'node:timers/promises';
import type { AssistantEvent } from '#contract/assistant-events.ts';
import type { Approval } from '#contract/approvals.ts';
import type { ThreadsService } from '#server/modules/threads/index.ts';
import type { Clock } from '#server/platform/clock.ts';
import { isOutage, throughOutages, type Db } from '#server/platform/database/index.ts';
import { newId } from '#server/platform/ids.ts';
import type { LiveBus } from '#server/platform/live-bus/index.ts';
import type { Log } from '#server/platform/log.ts';
import type { NodeId } from '../channels.ts';
import type { Viewer } from '#server/platform/tools/index.ts';
import { selectApprovals } from '../approvals/approvals.queries.ts';
import { findLastChange } from '../artifacts.queries.ts';
import { LoopFailure, type AgentLoop, type AgentLoopInput, type AwaitedApproval } from '../loop/agent-loop.ts';
import { hasUnanswered } from '../loop/pending-calls.ts';
import type { TellChange } from '../loop/tell-change.ts';
import type { CommitOutcome, RunWrite } from './commit.ts';
import { createFigureTracer } from './figure-tracer.ts';
import { readConversation } from './history.ts';
import { createReply, emptyReply, type ReplyBatch, type JournalEntry, type Reply, type ReplyState } from './reply.ts';
import { artifactsOf, replyMessage } from './reply-message.ts';
import { restoreRun } from './restore.ts';
import { createRunWriter, type CommitSpacing, type RunWriter } from './run-writer.ts';
import { failRun, handOverRun, type ClaimedRun } from './runs.queries.ts';
import { sentenceForFailure } from './sentences.ts';
import { storeThroughOutages } from './store-through-outages.ts';
import { createToolActs } from './tool-acts.ts';

export interface ExecutionDependencies extends CommitSpacing {
  db: Db;
  threads: Pick<ThreadsService, 'complete' | 'messagesUpTo'>;
  bus: LiveBus;
  nodeId: NodeId;
  clock: Clock;
  log: Log;
  loop: AgentLoop;
  /** Millionths of a dollar; null where the model has no price. */
  costOf: (model: string, usage: ReplyBatch['usage']) => number | null;
  /** What a model is told of a widget that the user changed. */
  tellChange?: TellChange;
  /** The user's rights as they are now; null when the account is gone or disabled. */
  findViewer: (userId: string) => Promise<Viewer | null>;
  /** Called with events that are stored, in order: to readers on this node. */
  onEmitted: (runId: string, events: readonly AssistantEvent[], lastEventId: number, ended: boolean) => void;
  leaseMs: number;
  /** Wall clock of a run, over all its owners. */
  longestRunMs: number;
}

/** Why the work on a run is cut short here. */
export type CutShort = 'stopped' | 'time-is-up' | 'lease-lost' | 'handed-over' | 'refused';

type Ending = { status: 'completed' | 'stopped' | 'failed'; errorCode: string | null };

/** A run that this node is working on. */
export interface RunExecution {
  run: ClaimedRun;
  /** When something was last committed, by `performance.now()`: that renews the lease too. */
  lastCommitAt: () => number;
  cutShort: (reason: CutShort) => void;
  /** Resolves when nothing more happens with the run on this node; never rejects. */
  done: Promise<void>;
}

/** Which owner in a row gives a run up instead of trying again: a run that kills its node must not kill them all. */
const MAX_LOST_OWNERS = 3;

/** How long a run may work before others have their turn. */
const SLICE_MS = 10;

/** Before a run whose work met an outage is tried again. */
const AFTER_OUTAGE_MS = 500;

const urgentTypes = new Set(['tool-started', 'tool-finished', 'step-finished', 'connection-trouble']);

export function executeRun(dependencies: ExecutionDependencies, run: ClaimedRun): RunExecution {
  const { db, threads, clock, loop, tellChange, findViewer, onEmitted, longestRunMs } = dependencies;
  const log = dependencies.log.child({ runId: run.runId });
  const abort = new AbortController();
  const givenUp = new AbortController();
  let reason: CutShort | undefined;
  let writer: RunWriter | undefined;
  /** What readers have. */
  let shown: { reply: ReplyState; lastEventId: number } = { reply: emptyReply, lastEventId: run.lastEventId };
  let awaited: readonly AwaitedApproval[] | undefined;
  let approvals: readonly Approval[] = [];
  const tracer = createFigureTracer({ clock, log, model: run.model });
  const aborted = new Promise<void>((resolve) => abort.signal.addEventListener('abort', () => resolve(), { once: true }));

  /** As a call, since the reason changes while something is awaited. */
  const wasCutShort = (why: CutShort): boolean => reason === why;

  function cutShort(why: CutShort): void {
    if (reason !== undefined) return;
    reason = why;
    abort.abort();
    // Another node may have the run by now, or shall get it: what is not stored is not waited for.
    if (why === 'lease-lost' || why === 'handed-over') givenUp.abort();
  }

  const remainingMs = longestRunMs - (clock.now().getTime() - run.startedAt.getTime());
  const timeLimit = setTimeout(() => cutShort('time-is-up'), Math.max(0, remainingMs));

  async function commit(write: Omit<RunWrite, 'costMicroDollars'>): Promise<CommitOutcome> {
    const costMicroDollars = dependencies.costOf(run.model, write.usage);
    const outcome = await storeThroughOutages(dependencies, run, { ...write, costMicroDollars }, { signal: givenUp.signal, log });
    if (outcome === 'committed' || outcome === 'stop-requested') {
      onEmitted(run.runId, write.events, write.lastEventId, write.ending !== undefined || write.awaited !== undefined);
    }
    return outcome;
  }

  /** Reads what the work begins with, and gives it back, however long the database is away. */
  const wait = <Result>(work: () => Promise<Result>): Promise<Result> =>
    throughOutages(work, {
      signal: givenUp.signal,
      onOutage: (error) => log.warn({ err: error }, 'a run waits while the database is away'),
    });

  /** Feeds the loop's events to the reply; ends early when the run is cut short, even under a loop that does not listen. */
  async function runLoop(reply: Reply, ownWriter: RunWriter, input: Parameters<AgentLoop>[0]): Promise<void> {
    const loopEvents = loop(input)[Symbol.asyncIterator]();
    let hasText = false;
    let sliceEnds = performance.now() + SLICE_MS;
    while (reason === undefined) {
      // A model that speaks faster than anybody reads must not keep the process from everybody else.
      if (performance.now() > sliceEnds) {
        await setImmediate();
        sliceEnds = performance.now() + SLICE_MS;
      }
      const next = await Promise.race([loopEvents.next(), aborted]);
      if (!next || reason !== undefined) {
        loopEvents.return?.().catch(() => {});
        return;
      }
      if (next.done) return;
      if (next.value.type === 'step-suspended') awaited = next.value.approvals;
      reply.apply(next.value);
      // Before a tool that writes begins, its call must stand: another owner would else ask the model again and find another.
      if (next.value.type === 'step-called') await ownWriter.settle();
      const isFirstText: boolean = !hasText && (next.value.type === 'text-delta' || next.value.type === 'reasoning-delta');
      hasText ||= isFirstText;
      if (reply.hasPending()) ownWriter.note(isFirstText || urgentTypes.has(next.value.type));
    }
  }

  async function work(): Promise<void> {
    const restored = await wait(() => restoreRun(db, run));
    shown = { reply: restored.shown, lastEventId: restored.lastEventId };
    if (run.stopRequested) return end(shown, { status: 'stopped', errorCode: null });
    if (run.lostOwners >= MAX_LOST_OWNERS) return end(shown, { status: 'failed', errorCode: 'owner_lost' });

    const [viewer, asked, change] = await wait(() =>
      Promise.all([
        findViewer(run.userId),
        run.fencingToken === 1 ? [] : selectApprovals(db, [run.runId]).then((found) => found.get(run.runId) ?? []),
        tellChange ? findLastChange(db, run.threadId) : null,
      ]),
    );
    approvals = asked;
    if (!viewer) return end(shown, { status: 'failed', errorCode: 'account_disabled' });
    const { model, runId, threadId, widgetContext } = run;
    const acts = createToolActs({ db, clock, runId });
    const ofCalls = { runId, viewer, decisions: decisionsOf(approvals), acts, signal: abort.signal, clock, log };
    const changeMessages = change &&
      tellChange && { at: change.changedAt, messages: await tellChange(change, { model, ...ofCalls }) };
    const conversation = await wait(() => readConversation({ db, threads }, run, changeMessages));

    // Of a step that goes on, the rest is journaled with the whole.
    tracer.begin(
      conversation,
      restored.finishedSteps.filter(({ messages }) => !hasUnanswered(messages)),
    );
    const reply = createReply({ replyMessageId: run.replyMessageId, clock, ...restored });
    const ownWriter = createRunWriter({
      spacing: dependencies,
      hasPending: reply.hasPending,
      take: reply.take,
      commit: (batch) => commit({ ...batch, artifacts: artifactsOf(run, batch.reply) }),
      onOutcome: (outcome, batch) => {
        if (outcome === 'lease-lost' || outcome === 'refused') return cutShort(outcome);
        shown = { reply: batch.reply, lastEventId: batch.lastEventId };
        tracer.add(finishedOf(batch.journal));
        if (outcome === 'stop-requested') cutShort('stopped');
      },
    });
    writer = ownWriter;

    let failure: unknown;
    try {
      const { finishedSteps } = restored;
      await runLoop(reply, ownWriter, { ...ofCalls, threadId, model, widgetContext, finishedSteps, ...conversation });
    } catch (error) {
      failure = error;
      if (isOutage(error)) await delay(AFTER_OUTAGE_MS, undefined, { signal: abort.signal }).catch(() => undefined);
    }

    // What was not committed was not shown: a stopped reply keeps the text that its reader saw.
    if (reason !== undefined) await ownWriter.drop();
    if (reason === 'lease-lost') return;
    if (reason === 'handed-over') return handOverRun(db, run);
    if (reason === 'stopped') return end(shown, { status: 'stopped', errorCode: null });
    if (reason === 'refused') return end(shown, { status: 'failed', errorCode: 'reply_refused' });
    if (reason === 'time-is-up') return end(shown, { status: 'failed', errorCode: 'time_is_up' });

    await ownWriter.drop();
    if (wasCutShort('lease-lost')) return;
    if (wasCutShort('refused')) return end(shown, { status: 'failed', errorCode: 'reply_refused' });
    // What the loop reads was away, and nothing is wrong with the run: whoever has it next goes on from what is stored.
    if (isOutage(failure)) {
      log.warn({ err: failure }, 'the database was away for the work on a run, which is tried again');
      return wait(() => handOverRun(db, run));
    }
    const rest = reply.take();
    if (failure !== undefined) {
      if (!(failure instanceof LoopFailure)) log.error({ err: failure }, 'a run failed');
      else log.warn({ code: failure.code, err: failure.cause }, 'a run could not be finished');
      return end(rest, { status: 'failed', errorCode: failure instanceof LoopFailure ? failure.code : 'internal_error' });
    }
    if (awaited) return suspend(rest, awaited);
    const isEmpty = rest.reply.text.trim() === '';
    return end(rest, isEmpty ? { status: 'failed', errorCode: 'empty_reply' } : { status: 'completed', errorCode: null });
  }

  /** Ends the run: what is still pending, the whole message for readers and the run's state in one commit. */
  async function end(
    last: { reply: ReplyState; lastEventId: number } & Partial<ReplyBatch>,
    { status, errorCode }: Ending,
  ): Promise<void> {
    const { events = [], journal = [], usage = { inputTokens: 0, outputTokens: 0 } } = last;
    const endedAt = clock.now();
    const elapsedMs = Math.max(0, endedAt.getTime() - run.createdAt.getTime());
    const reply: ReplyState = {
      ...last.reply,
      text: status === 'failed' && last.reply.text.trim() === '' ? sentenceForFailure : last.reply.text,
      tools: last.reply.tools.map((tool) =>
        tool.status === 'running' || tool.status === 'awaiting-approval' ? { ...tool, status: 'failed' } : tool,
      ),
    };
    const artifacts = artifactsOf(run, reply);
    const lastEventId = last.lastEventId + 1;
    const metadata = { elapsedTime: elapsedMs };
    tracer.add(finishedOf(journal));
    const figures = status === 'failed' ? null : tracer.trace(reply.text);
    const message = replyMessage(run, reply, { status, cursor: lastEventId, approvals, figures, metadata });
    const completed: AssistantEvent = { type: 'messageCompleted', message, metadata };
    const outcome = await commit({
      events: [...events, completed],
      lastEventId,
      reply,
      artifacts,
      journal,
      usage,
      ending: { status, errorCode, endedAt, elapsedMs, figures },
    });
    if (outcome !== 'refused') return;
    // What is pending may be what is refused; without it the run ends with what readers have, and else without a message of its own.
    if (events.length > 0 || journal.length > 0) await end(shown, { status: 'failed', errorCode: 'reply_refused' });
    else await failRun(db, run, errorCode ?? 'reply_refused', endedAt);
  }

  /** Lets the run wait for its user: what is pending and what the user is asked, in one commit; then it belongs to no node. */
  async function suspend(
    { events, journal, usage, reply, ...last }: ReplyBatch,
    asked: readonly AwaitedApproval[],
  ): Promise<void> {
    const createdAt = clock.now();
    const stored = asked.map((approval) => ({ ...approval, id: newId(), createdAt }));
    const artifacts = artifactsOf(run, reply);
    const lastEventId = last.lastEventId + 1;
    const open = stored.map(({ id, toolCallId, card }) => ({ id, toolCallId, card, decision: null, decidedAt: null }));
    const parts = { status: 'awaiting-approval', cursor: lastEventId, approvals: [...approvals, ...open] } as const;
    const message = replyMessage(run, reply, { ...parts, figures: null, metadata: null });
    const requested: AssistantEvent = { type: 'approvalRequested', message };
    await commit({ events: [...events, requested], lastEventId, reply, artifacts, journal, usage, awaited: stored });
  }

  const done = work()
    .catch((error: unknown) => {
      log.error({ err: error }, 'work on a run broke off');
      // By an outage the run stays ours in the database until its lease ends; then the next owner goes on. Any other fault would meet
      // the next owner too.
      if (!isOutage(error)) return failRun(db, run, 'internal_error', clock.now());
    })
    .catch((error: unknown) => log.error({ err: error }, 'a run could not be ended'))
    .finally(() => clearTimeout(timeLimit));

  return { run, cutShort, done, lastCommitAt: () => writer?.lastCommitAt() ?? 0 };
}

const finishedOf = (journal: readonly JournalEntry[]) => journal.filter(({ messages }) => !hasUnanswered(messages));

/** The last decision about each call: one that has changed since may have been asked about again. */
const decisionsOf = (approvals: readonly Approval[]): AgentLoopInput['decisions'] =>
  new Map(approvals.flatMap(({ toolCallId, card, decision }) => (decision ? [[toolCallId, { card, decision }]] : [])));
