export { checkCopy, checkQuestion, checkReply, type QuestionCheck } from './checks.ts';
export type { FairHousingHit } from './find-hits.ts';
export { createFairHousingLog, type HitPlace, type LogFairHousingHits } from './log-hits.ts';
export { fairHousingClasses, type FairHousingClass } from './protected-classes.ts';
export { endOfFinishedSentences, strikeViolations, struckNote } from './strike.ts';
