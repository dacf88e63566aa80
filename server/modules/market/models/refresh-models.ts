import { countSoldHomes } from '#server/modules/listings/index.ts';
import { calendarDateOf, type Clock } from '#server/platform/clock.ts';
import type { Db } from '#server/platform/database/index.ts';
import { newId } from '#server/platform/ids.ts';
import { monthOf } from '../valuation/index.ts';
import { startLearner, type Learner } from './learner.ts';
import { marketKinds } from './market-kinds.ts';
import { insertModel, noteLearned, readCurrentModels, retireModels } from './models.queries.ts';
import { dueMarkets, METHOD_VERSION, planMarkets, type PlannedMarket } from './plan-markets.ts';

const WINDOW_YEARS = 3;
/** Of a larger market the newest: memory and time of a fit stay bounded. */
const MAX_SALES = 20_000;
const KEPT_DAYS = 400;

interface RefreshParts {
  db: Db;
  /** Of the same database, for the process that learns. */
  connectionString: string;
  clock: Clock;
  signal?: AbortSignal;
}

/** Learns each market of a source that is due. Answers how many it learned. */
export async function refreshModels({ db, connectionString, clock, signal }: RefreshParts, source: string): Promise<number> {
  const today = calendarDateOf(clock.now());
  const since = `${Number(today.slice(0, 4)) - WINDOW_YEARS}${today.slice(4).replace('-02-29', '-02-28')}`;
  const planned = planMarkets(await countSoldHomes(db, source, since));
  const { due, gone } = dueMarkets(planned, await readCurrentModels(db, source), today);
  await retireModels(db, gone, new Date(clock.now().getTime() - KEPT_DAYS * 86_400_000));
  if (due.length > 0) {
    const learner = startLearner(connectionString);
    try {
      for (const market of due) {
        signal?.throwIfAborted();
        await learn({ db, clock, signal, learner }, source, market, { today, since });
      }
    } finally {
      learner.stop();
    }
  }
  await noteLearned(db, source, clock.now());
  return due.length;
}

async function learn(
  { db, clock, signal, learner }: Omit<RefreshParts, 'connectionString'> & { learner: Learner },
  source: string,
  { kind, isLease, area, name, count, writtenAt }: PlannedMarket,
  { today, since }: { today: string; since: string },
): Promise<void> {
  const soldHomes = { source, area, isLease, since, propertyTypes: marketKinds[kind], limit: MAX_SALES };
  const learned = await learner.learn({ soldHomes, month: monthOf(today) }, signal);
  if (!learned) return;
  await insertModel(db, {
    ...{ source, kind, isLease, area, name, ...learned },
    id: newId(),
    version: METHOD_VERSION,
    asOf: today,
    windowStart: since,
    // What was counted, so that the next count says what changed.
    saleCount: count,
    salesWrittenAt: writtenAt,
    createdAt: clock.now(),
  });
}
