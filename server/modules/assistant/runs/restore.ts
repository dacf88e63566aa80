import { sql } from 'kysely';
import type { ModelMessage } from 'ai';
import type { AssistantEvent } from '#contract/assistant-events.ts';
import type { DbOrTx } from '#server/platform/database/index.ts';
import type { FinishedStep } from '../loop/agent-loop.ts';
import { hasUnanswered } from '../loop/pending-calls.ts';
import { emptyReply, nothingSoFar, type ReplyState, type StepSoFar } from './reply.ts';
import type { ClaimedRun } from './runs.queries.ts';
import { findStoredReply } from './stored-reply.ts';

/** What earlier owners of a run have left: where the next one goes on. */
export interface Restored {
  finishedSteps: FinishedStep[];
  /** The reply as of the last finished step. */
  reply: ReplyState;
  /** What readers were told of the step after it. */
  soFar: StepSoFar;
  /** Both together: the reply as readers have it, for a run that ends without going on. */
  shown: ReplyState;
  lastEventId: number;
}

/** Reads a run's journal and what was told after its last entry. The caller owns the run, so nobody writes to it meanwhile. */
export async function restoreRun(db: DbOrTx, run: ClaimedRun): Promise<Restored> {
  const { runId, lastEventId } = run;
  // The first owner has nothing to restore, and its first word should come soon.
  if (run.fencingToken === 1) {
    return { finishedSteps: [], reply: emptyReply, soFar: nothingSoFar(), shown: emptyReply, lastEventId };
  }
  const { rows: steps } = await sql<{ step: number; messages: ModelMessage[]; reply: ReplyState; last_event_id: number }>`
    SELECT step, messages, reply, last_event_id FROM run_model_steps WHERE run_id = ${runId} ORDER BY step`.execute(db);
  const last = steps.at(-1);
  const { rows: events } = await sql<{ event: AssistantEvent }>`
    SELECT event FROM run_events WHERE run_id = ${runId} AND id > ${last?.last_event_id ?? 0} ORDER BY id`.execute(db);
  const reply = last?.reply ?? emptyReply;
  const soFar = readSoFar(events.map(({ event }) => event));
  const shown: ReplyState = {
    text: reply.text + soFar.texts['message-creation'],
    reasoning: reply.reasoning + soFar.texts.reasoning,
    ...(await findStoredReply(db, run)),
  };
  const finishedSteps = steps.map(({ step, messages }) => ({ step, messages }));
  if (last && hasUnanswered(last.messages)) continueCalls(soFar, last);
  return { finishedSteps, reply, soFar, shown, lastEventId };
}

/** Calls that are journaled go on as they are: nothing that readers were told of them is void. */
function continueCalls(soFar: StepSoFar, { step, reply }: FinishedStep & { reply: ReplyState }): void {
  const wireStep = `${step}-tool-calls`;
  if (reply.tools.some(({ toolCallId }) => toolCallId.startsWith(`call_${step}_`))) soFar.created.add(wireStep);
  soFar.hasTools = false;
}

/** Reads the events of an unfinished step as a reader does. */
export function readSoFar(events: readonly AssistantEvent[]): StepSoFar {
  const soFar = nothingSoFar();
  for (const event of events) {
    switch (event.type) {
      case 'runStepCreated':
        if (event.stepType === 'tool-calls') soFar.hasTools = false;
        else if (soFar.created.has(event.stepId)) soFar.texts[event.stepType] = '';
        soFar.created.add(event.stepId);
        soFar.completed.delete(event.stepId);
        break;
      case 'runStepCompleted':
        soFar.completed.add(event.stepId);
        break;
      case 'messageTextDelta':
        soFar.texts[event.key.startsWith('rs_') ? 'reasoning' : 'message-creation'] += event.delta;
        break;
      case 'toolCallStarted':
        soFar.hasTools = true;
        break;
    }
  }
  return soFar;
}
