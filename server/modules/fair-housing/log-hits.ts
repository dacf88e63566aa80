/** Every hit goes to the audit log: who, where, which rule, and the words that it cites; never the whole text. */
import type { AuditService } from '#server/modules/audit/index.ts';
import type { DbOrTx } from '#server/platform/database/index.ts';
import { isCited, type FairHousingHit } from './hit.ts';

export interface HitPlace {
  userId: string;
  /** What was checked. */
  where: 'question' | 'reply' | 'copy';
  /** What it belongs to, e.g. the run or the listing. */
  reference: string;
}

export type LogFairHousingHits = (dbOrTx: DbOrTx, hits: readonly FairHousingHit[], place: HitPlace) => Promise<void>;

/** Of one text: what is beyond adds nothing to the picture, and a hostile text could fill the log. */
const MAX_LOGGED = 20;
const MAX_PHRASE_LETTERS = 80;

/** A cut may leave half of a surrogate pair, which with NUL characters PostgreSQL refuses: no entry may be lost for it. */
const storable = (phrase: string) => phrase.replaceAll('\u0000', '').slice(0, MAX_PHRASE_LETTERS).toWellFormed();

export function createFairHousingLog({ audit }: { audit: AuditService<'fair-housing-hit'> }): LogFairHousingHits {
  return async (dbOrTx, hits, { userId, where, reference }) => {
    for (const { ruleId, classId, level, phrase } of hits.slice(0, MAX_LOGGED)) {
      await audit.record(dbOrTx, {
        action: 'fair-housing-hit',
        actorUserId: userId,
        subjectUserId: null,
        address: null,
        details: { where, reference, class: classId, rule: ruleId, level, phrase: isCited({ ruleId }) ? storable(phrase) : '' },
      });
    }
  };
}
