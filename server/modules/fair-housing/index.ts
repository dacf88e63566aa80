export { createFairHousingModule } from './fair-housing.module.ts';
export { checkCopy, checkQuestion, checkReply } from './checks.ts';
export type { FairHousingHit } from './hit.ts';
export type { LogFairHousingHits } from './log-hits.ts';
export { fairHousingClasses } from './protected-classes.ts';
export { endOfFinishedSentences, strikeViolations, struckNote } from './strike.ts';
