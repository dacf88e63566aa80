import { EVENTS_HELD_MINUTES } from '#contract/assistant.ts';
import type { Approval } from '#contract/approvals.ts';
import type { ReplySources } from '#contract/reply-sources.ts';
import type { Artifact, Thread } from '#contract/threads.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { Db } from '#server/platform/database/index.ts';
import { AppError } from '#server/platform/errors/index.ts';
import type { Caller } from '#server/platform/http/index.ts';
import { newId } from '#server/platform/ids.ts';
import type { LiveBus } from '#server/platform/live-bus/index.ts';
import type { Log } from '#server/platform/log.ts';
import type { Throttle } from '#server/platform/throttle.ts';
import type { AuditService } from '#server/modules/audit/index.ts';
import type { ThreadsService } from '#server/modules/threads/index.ts';
import { errorArtifact } from './assistant.artifacts.ts';
import type { AssistantAuditAction } from './assistant.audit.ts';
import { storeDecision, type Decision } from './approvals/decide-approval.ts';
import { RUN_QUEUED, RUN_STOP } from './channels.ts';
import type { ArtifactKind, Viewer } from '#server/platform/tools/index.ts';
import { defaultLimits, type AssistantLimits } from './limits.ts';
import type { AgentLoop } from './loop/agent-loop.ts';
import { createPrompts, ensureMayPrompt, ensureQuiet, runNotFound, SENDS, type Once, type Prompts } from './runs/prompts.ts';
import { deleteEventsOfEndedRuns, requestStop, selectOpenRunsOfThread } from './runs/runs.queries.ts';
import type { ExecutionDependencies } from './runs/run-execution.ts';
import type { DailyLimits } from './runs/spending.ts';
import { createWorker, type Worker } from './runs/worker.ts';
import { readReplySources } from './sources/sources.service.ts';
import { createReplyPartsReader } from './reply-parts.ts';
import { createStreamOpener, type StreamOpener } from './stream/open-stream.ts';
import { createStreamHub } from './stream/stream-hub.ts';
import { selectEvents } from './stream/stream.queries.ts';
import { updateArtifact, type ChangedArtifact } from './update-artifact.ts';

const RUNS_EXPIRED_AT_A_TIME = 100;

export interface AssistantOptions {
  db: Db;
  bus: LiveBus;
  clock: Clock;
  log: Log;
  throttle: Throttle;
  threads: ThreadsService;
  audit: AuditService<AssistantAuditAction>;
  loop: AgentLoop;
  /** What modules let replies show in the drawer. */
  artifactKinds: readonly ArtifactKind[];
  /** The user's rights as they are now; null when the account is gone or disabled. */
  findViewer: (userId: string) => Promise<Viewer | null>;
  /** A name for a thread that begins with this message, in at most 40 characters and a few seconds; never fails. */
  nameThread: (firstMessage: string, viewer: Viewer) => Promise<string>;
  /** Labels of the models that a prompt may choose, the default one first; kept with each run. */
  models: readonly string[];
  costOf: ExecutionDependencies['costOf'];
  /** Left out: models are not told what the user changes in the drawer. */
  tellChange?: ExecutionDependencies['tellChange'];
  dailyLimits: DailyLimits;
  limits?: Partial<AssistantLimits>;
}

export interface AssistantService extends Prompts {
  begin: (
    caller: Caller,
    thread: { firstMessage: string; metadata: Thread['metadata'] },
    once: Once,
  ) => Promise<{ thread: string; title: string }>;
  /** Labels of the models that a prompt may choose, the default one first. */
  models: () => readonly string[];
  /** Shows another version of a message. @throws AppError message_not_found, reply_in_progress */
  showVersion: (message: { userId: string; messageKey: string }) => Promise<void>;
  /** @throws AppError run_not_found */
  stop: (run: { userId: string; threadId: string; runId: string }) => Promise<void>;
  /**
   * Does, or does not, what a reply waits for; the reply goes on when nothing is undecided any more.
   * @throws AppError thread_not_found, approval_not_found, approval_closed
   */
  decide: (
    caller: Caller,
    decided: Pick<Decision, 'threadId' | 'runId' | 'approvalId' | 'decision' | 'address'>,
  ) => Promise<Approval>;
  /** Keeps what the user changed in a widget. @throws AppError artifact_not_found; invalid_request for arguments of another kind */
  updateArtifact: (changed: ChangedArtifact) => Promise<Artifact>;
  /** What a reply rests on. @throws AppError message_not_found */
  readSources: (reply: { userId: string; messageId: string }) => Promise<ReplySources>;
  stream: StreamOpener;
  /** Closes the streams that an ended session has open on this node. */
  closeStreams: (sessionId: string) => void;
  /** Closes all streams of this node; their readers come back, if their sessions still hold. */
  closeAllStreams: () => void;
  /** Deletes the events of runs that ended more than ten minutes ago. */
  expireEvents: () => Promise<void>;
  /** Begins to work on runs. A node that is not started still takes prompts and serves readers. */
  start: () => void;
  /** Lets runs end or hands them over, then closes all streams; their readers go on at other nodes. */
  drain: () => Promise<void>;
}

export function createAssistantService(options: AssistantOptions): AssistantService {
  const { db, bus, clock, log, throttle, threads, audit, artifactKinds, models, dailyLimits, nameThread } = options;
  const limits = { ...defaultLimits, ...options.limits };
  const nodeId = newId();
  const hub = createStreamHub({ bus, nodeId, log, readEvents: (runId, after) => selectEvents(db, runId, after) });
  const worker: Worker = createWorker({ ...options, ...limits, nodeId, onEmitted: hub.tell });
  const openStream = createStreamOpener({
    hub,
    limits,
    async readEvents(runId, after, owner) {
      const [events, exists] = await Promise.all([selectEvents(db, runId, after, owner), threads.exists(owner)]);
      return exists ? events : undefined;
    },
    messagesOfRun: (runId) => threads.messagesOfRun(runId, log),
  });

  /** This node takes a queued run itself when it can; the others need not even be woken. */
  async function wakeSomebody(): Promise<void> {
    if (worker.hasRoom()) worker.wake();
    else await bus.publish(RUN_QUEUED, {}).catch(() => {});
  }

  async function stop({ userId, threadId, runId }: { userId: string; threadId: string; runId: string }): Promise<void> {
    const run = await requestStop(db, { runId, threadId, userId, at: clock.now() });
    if (!run) throw runNotFound();
    if (!run.isOpen) return;
    if (run.isFree) await worker.endFreeRun(runId);
    else if (!worker.stop(runId)) await bus.publish(RUN_STOP, { runId });
  }

  threads.onRead(createReplyPartsReader([errorArtifact, ...artifactKinds]));
  threads.onDeleted(async ({ userId, threadId }) => {
    for (const runId of await selectOpenRunsOfThread(db, threadId)) await stop({ userId, threadId, runId });
  });

  async function expireEvents(): Promise<void> {
    const endedBefore = new Date(clock.now().getTime() - EVENTS_HELD_MINUTES * 60_000);
    while ((await deleteEventsOfEndedRuns(db, endedBefore, RUNS_EXPIRED_AT_A_TIME)) === RUNS_EXPIRED_AT_A_TIME);
  }

  const prompts = createPrompts({ clock, throttle, threads, models, dailyLimits, wakeSomebody });

  return {
    ...prompts,

    async begin(caller, { firstMessage, metadata }, once) {
      ensureMayPrompt(caller);
      await throttle.take(`threads begun by ${caller.userId}`, SENDS);
      const title = await nameThread(firstMessage, caller);
      return once(async (tx) => {
        const thread = await threads.create(tx, { userId: caller.userId, title, metadata });
        return { thread: thread.id, title: thread.title };
      });
    },

    models: () => models,

    async showVersion({ userId, messageKey }) {
      await db.transaction().execute(async (tx) => {
        const message = await threads.findMessage(tx, { userId, uniqueKey: messageKey });
        if (!message) throw new AppError('message_not_found', 'This message does not exist.');
        await threads.lock(tx, { userId, threadId: message.threadId });
        await ensureQuiet(tx, message.threadId);
        await threads.showVersion(tx, { threadId: message.threadId, messageId: message.id });
      });
    },

    stop,

    async decide(caller, { address, ...decided }) {
      ensureMayPrompt(caller);
      const { userId } = caller;
      const { approval, resumes } = await db.transaction().execute(async (tx) => {
        await threads.touch(tx, { userId, threadId: decided.threadId });
        return storeDecision(tx, audit, { ...decided, userId, address, at: clock.now() });
      });
      if (resumes) await wakeSomebody();
      return approval;
    },

    updateArtifact: (changed) => updateArtifact({ db, threads, artifactKinds }, { ...changed, at: clock.now() }),

    readSources: (reply) => readReplySources({ db, threads }, reply),

    stream: openStream,

    closeStreams: (endedId) => hub.closeWhere(({ sessionId }) => sessionId === endedId),

    closeAllStreams: () => hub.closeWhere(() => true),

    expireEvents,

    start: worker.start,

    async drain() {
      await worker.drain();
      hub.stop();
    },
  };
}
