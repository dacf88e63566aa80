import { setTimeout as pause } from 'node:timers/promises';
import { z } from 'zod';
import type { AppId } from '#contract/connections.ts';
import type { AuditService } from '#server/modules/audit/index.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { Db, Tx } from '#server/platform/database/index.ts';
import { newId } from '#server/platform/ids.ts';
import { addJob, type JobHelpers } from '#server/platform/jobs/index.ts';
import type { AppClients } from '../apps.ts';
import type { ConnectionsAuditAction } from '../connections.audit.ts';
import { actTask } from '../connections.tasks.ts';
import { NoAccess, queueOf, type Access } from '../oauth/access.ts';
import { deleteFinishedActs, insertAct, selectAct, updateFinished, updateSent, type ActRow } from './acts.queries.ts';
import { actOutcomes, appActSchema, appOfAct, type ActOutcome, type AppAct } from './app-act.ts';
import { callApp, CallProblem } from './call-app.ts';
import { perform, type AppCalls } from './perform.ts';

const LOOK_EVERY_MS = 200;
const KEPT_MS = 24 * 3_600_000;

export interface FinishedAct {
  outcome: ActOutcome;
  /** Where to look at it in the app. */
  url: string | null;
}

export interface ActsService {
  /** Has an act done by job once the transaction commits; answers its id. */
  begin: (tx: Tx, userId: string, act: AppAct) => Promise<string>;
  /** What became of an act; null where it is under way after `patienceMs` still. */
  waitFor: (actId: string, patienceMs: number, signal: AbortSignal) => Promise<FinishedAct | null>;
  /** The job. */
  work: (actId: string, helpers: Pick<JobHelpers, 'isLastAttempt'>) => Promise<void>;
  forgetFinished: () => Promise<void>;
}

interface ActsParts {
  db: Db;
  clock: Clock;
  audit: AuditService<ConnectionsAuditAction>;
  clients: AppClients;
  access: Access;
}

const outcomeSchema = z.enum(actOutcomes);

export function createActs({ db, clock, audit, clients, access }: ActsParts): ActsService {
  async function finish(
    { id, user_id: userId }: ActRow,
    act: AppAct,
    outcome: ActOutcome,
    url: string | null = null,
  ): Promise<void> {
    await db.transaction().execute(async (tx) => {
      if (!(await updateFinished(tx, id, { outcome, url, at: clock.now() }))) return;
      await audit.record(tx, {
        action: outcome === 'done' ? 'app-act-done' : 'app-act-failed',
        ...{ actorUserId: userId, subjectUserId: userId, address: null },
        details: { app: appOfAct[act.kind], act: act.kind, ...(outcome === 'done' ? {} : { reason: outcome }) },
      });
    });
  }

  /** Calls with the user's token; one that the app takes no more is renewed once. */
  function callsFor(row: ActRow, app: AppId): AppCalls {
    async function ask(address: string, body?: object): Promise<unknown> {
      const client = clients[app];
      if (!client) throw new NoAccess('not-connected');
      const request = { fetch: client.fetch, address, ...(body ? { body } : {}) };
      try {
        return await callApp({ ...request, token: await access.tokenFor(row.user_id, app) });
      } catch (error) {
        if (!(error instanceof CallProblem) || error.kind !== 'unauthorized') throw error;
        return callApp({ ...request, token: await access.newTokenFor(row.user_id, app) });
      }
    }
    return {
      read: (address) => ask(address),
      async write(address, body) {
        await updateSent(db, row.id, clock.now());
        return ask(address, body).catch(async (error: unknown) => {
          if (!(error instanceof CallProblem) || error.kind !== 'unclear') await updateSent(db, row.id, null);
          throw error;
        });
      },
    };
  }

  /** What a failure means for an act; null where it is worth another try. */
  async function outcomeOf(error: unknown, row: ActRow, act: AppAct, isLastAttempt: boolean): Promise<ActOutcome | null> {
    if (error instanceof NoAccess) return error.code;
    if (!(error instanceof CallProblem)) return isLastAttempt ? 'unreachable' : null;
    switch (error.kind) {
      case 'unauthorized':
        await access.expire(row.user_id, appOfAct[act.kind]);
        return 'expired';
      case 'refused':
        return 'refused';
      case 'away':
        return isLastAttempt ? 'unreachable' : null;
      case 'unclear':
        return isLastAttempt || !isRepeatable(act) ? 'unclear' : null;
    }
  }

  return {
    async begin(tx, userId, act) {
      const id = newId();
      await insertAct(tx, { id, userId, act, at: clock.now() });
      await addJob(tx, actTask, { actId: id }, { queue: queueOf(userId, appOfAct[act.kind]) });
      return id;
    },

    async waitFor(actId, patienceMs, signal) {
      for (let waitedMs = 0; ; waitedMs += LOOK_EVERY_MS) {
        const row = await selectAct(db, actId);
        if (row?.outcome) return { outcome: outcomeSchema.parse(row.outcome), url: row.url };
        if (!row || waitedMs >= patienceMs) return null;
        await pause(LOOK_EVERY_MS, undefined, { signal });
      }
    },

    async work(actId, { isLastAttempt }) {
      const row = await selectAct(db, actId);
      if (!row || row.outcome) return;
      const act = appActSchema.parse(row.act);
      // A process died while it asked: asked again, it might be done twice.
      if (row.sent_at && !isRepeatable(act)) return finish(row, act, 'unclear');
      try {
        const url = await perform(act, { actId, clients, calls: callsFor(row, appOfAct[act.kind]) });
        await finish(row, act, 'done', url);
      } catch (error) {
        const outcome = await outcomeOf(error, row, act, isLastAttempt);
        if (outcome === null) throw error;
        await finish(row, act, outcome);
      }
    },

    forgetFinished: () => deleteFinishedActs(db, new Date(clock.now().getTime() - KEPT_MS)),
  };
}

/** A calendar's entry has an id of ours, so that it is there once; drafts and loops have none. */
const isRepeatable = ({ kind }: AppAct): boolean => kind === 'calendar-entry';
