/** Every hit goes to the audit log: who, where, which rule, and the words that it matched; never the whole text. */
import type { AuditService } from '#server/modules/audit/index.ts';
import type { DbOrTx } from '#server/platform/database/index.ts';
import type { FairHousingHit } from './hit.ts';

export interface HitPlace {
  userId: string;
  /** What was checked. */
  where: 'question' | 'reply' | 'copy';
  /** What it belongs to, e.g. the run or the listing. */
  reference: string;
}

export type LogFairHousingHits = (dbOrTx: DbOrTx, hits: readonly FairHousingHit[], place: HitPlace) => Promise<void>;

/** Of one text: what is beyond adds nothing to the picture, and a hostile text could fill the log. */
const MOST_LOGGED = 20;
const PHRASE_LETTERS = 80;

export function createFairHousingLog({ audit }: { audit: AuditService<'fair-housing-hit'> }): LogFairHousingHits {
  return async (dbOrTx, hits, { userId, where, reference }) => {
    for (const { ruleId, classId, level, phrase } of hits.slice(0, MOST_LOGGED)) {
      await audit.record(dbOrTx, {
        action: 'fair-housing-hit',
        actorUserId: userId,
        subjectUserId: null,
        address: null,
        details: { where, reference, class: classId, rule: ruleId, level, phrase: phrase.slice(0, PHRASE_LETTERS) },
      });
    }
  };
}
