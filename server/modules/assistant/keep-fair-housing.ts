import { checkQuestion, type LogFairHousingHits } from '#server/modules/fair-housing/index.ts';
import type { Db } from '#server/platform/database/index.ts';
import type { Log } from '#server/platform/log.ts';
import { withFairHousingGuard, type AgentLoop, type NameThread } from './loop/index.ts';

interface FairHousingParts {
  db: Db;
  log: Log;
  logFairHousingHits: LogFairHousingHits;
}

const NAME_OF_DECLINED = 'Fair housing';

/** Whatever model answers: what breaks fair-housing law is not asked of it, not said by it, and stands in the audit log. */
export function keepFairHousing<Parts extends { loop: AgentLoop; nameThread: NameThread }>(
  parts: Parts,
  { db, log, logFairHousingHits }: FairHousingParts,
): Parts {
  const { loop, nameThread } = parts;
  return {
    ...parts,
    loop: withFairHousingGuard({
      loop,
      record: (hits, where, { viewer: { userId }, runId }) =>
        logFairHousingHits(db, hits, { userId, where, reference: runId }).catch((error: unknown) => {
          log.error({ err: error, runId }, 'a fair-housing hit could not be kept');
        }),
    }),
    nameThread: (firstMessage, viewer) => {
      const { decline, lawful } = checkQuestion(firstMessage);
      return decline === null || lawful ? nameThread(lawful?.rest ?? firstMessage, viewer) : Promise.resolve(NAME_OF_DECLINED);
    },
  };
}
